import { PROBLEM_RESPONSES, PROBLEM_SCHEMA, problemResponse } from "./problem-parts.ts";

/** The document of a new project for which none is given: small, and with the parts that most APIs have. */
export const EXAMPLE_DOCUMENT = `openapi: 3.1.1
jsonSchemaDialect: https://json-schema.org/draft/2020-12/schema
info:
  title: Notes
  version: 0.1.0
  summary: Keeps short notes.
  description: An example to start from. Replace it with your own API.
  license:
    name: MIT
    identifier: MIT
servers:
  - url: /
    description: The address of the server itself.
security:
  - token: []
tags:
  - name: notes
    description: Short texts.
paths:
  /notes:
    get:
      operationId: listNotes
      tags: [notes]
      summary: List notes
      description: Answers the newest notes first.
      parameters:
        - name: limit
          in: query
          description: How many notes to answer at most.
          schema:
            type: integer
            minimum: 1
            maximum: 100
            default: 20
          example: 10
      responses:
        "200":
          description: The notes.
          content:
            application/json:
              schema:
                type: array
                description: The notes, newest first.
                maxItems: 100
                items:
                  $ref: "#/components/schemas/Note"
        "400":
          $ref: "#/components/responses/Invalid"
        "401":
          $ref: "#/components/responses/Unauthorized"
    post:
      operationId: createNote
      tags: [notes]
      summary: Create a note
      description: Keeps a text and answers the note with its number.
      requestBody:
        required: true
        content:
          application/json:
            schema:
              $ref: "#/components/schemas/NewNote"
            example:
              text: Buy milk
      responses:
        "201":
          description: The note.
          headers:
            Location:
              description: The address of the note.
              required: true
              schema:
                type: string
                format: uri-reference
          content:
            application/json:
              schema:
                $ref: "#/components/schemas/Note"
        "400":
          $ref: "#/components/responses/Invalid"
        "401":
          $ref: "#/components/responses/Unauthorized"
        "413":
          $ref: "#/components/responses/TooLarge"
        "415":
          $ref: "#/components/responses/Unsupported"
        "503":
          $ref: "#/components/responses/Busy"
  /notes/{noteId}:
    parameters:
      - name: noteId
        in: path
        required: true
        description: The number of the note.
        schema:
          type: integer
          minimum: 1
        example: 1
    get:
      operationId: getNote
      tags: [notes]
      summary: Read a note
      description: Answers one note.
      responses:
        "200":
          description: The note.
          content:
            application/json:
              schema:
                $ref: "#/components/schemas/Note"
        "400":
          $ref: "#/components/responses/Invalid"
        "401":
          $ref: "#/components/responses/Unauthorized"
        "404":
          $ref: "#/components/responses/NotFound"
    delete:
      operationId: deleteNote
      tags: [notes]
      summary: Delete a note
      description: Deletes one note for good.
      responses:
        "204":
          description: The note is gone.
        "400":
          $ref: "#/components/responses/Invalid"
        "401":
          $ref: "#/components/responses/Unauthorized"
        "404":
          $ref: "#/components/responses/NotFound"
components:
  securitySchemes:
    token:
      type: http
      scheme: bearer
      description: A token that the operator of the server hands out.
  responses:
${PROBLEM_RESPONSES}${problemResponse("NotFound", "There is no such note.")}  schemas:
    NewNote:
      type: object
      description: What a note is made of.
      required: [text]
      additionalProperties: false
      properties:
        text:
          type: string
          description: The text of the note.
          minLength: 1
          maxLength: 2000
          examples: [Buy milk]
    Note:
      type: object
      description: A note that is kept.
      required: [id, text, createdAt]
      properties:
        id:
          type: integer
          description: The number of the note.
          minimum: 1
          examples: [1]
        text:
          type: string
          description: The text of the note.
          examples: [Buy milk]
        createdAt:
          type: string
          format: date-time
          description: When the note was made.
          examples: ["2026-01-31T09:30:00Z"]
${PROBLEM_SCHEMA}`;
