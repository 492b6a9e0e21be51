import { PROBLEM_RESPONSES, PROBLEM_SCHEMA } from "./problem-parts.ts";

/** The document of `contract init --example stream`: a chat, whose messages reach their readers as server-sent events. */
export const STREAM_DOCUMENT = `openapi: 3.2.0
info:
  title: Chat
  version: 0.1.0
  summary: One room, in which everybody hears everybody.
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
  - name: chat
    description: What is said in the room.
paths:
  /messages:
    post:
      operationId: sendMessage
      tags: [chat]
      summary: Say something
      description: Everybody who reads the stream gets the message.
      requestBody:
        required: true
        content:
          application/json:
            schema:
              $ref: "#/components/schemas/NewMessage"
            example:
              text: Hello
      responses:
        "201":
          description: The message, as all others get it.
          content:
            application/json:
              schema:
                $ref: "#/components/schemas/Message"
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
  /messages/stream:
    get:
      operationId: streamMessages
      tags: [chat]
      summary: Listen
      description: >-
        Answers with what was said lately, and then with each message when it is sent. The stream has no end.
      parameters:
        - name: Last-Event-ID
          in: header
          description: The id of the last event that was read. The stream goes on after it.
          schema:
            type: string
            pattern: ^[0-9]{1,15}$
          example: "1"
      responses:
        "200":
          description: Events.
          content:
            text/event-stream:
              itemSchema:
                $ref: "#/components/schemas/ChatEvent"
              example:
                - event: listeners
                  data: '{"count":2}'
                - event: message
                  id: "1"
                  data: '{"id":1,"text":"Hello","sentAt":"2026-01-31T09:30:00Z"}'
        "400":
          $ref: "#/components/responses/Invalid"
        "401":
          $ref: "#/components/responses/Unauthorized"
components:
  securitySchemes:
    token:
      type: http
      scheme: bearer
      description: A token that the operator of the server hands out.
  responses:
${PROBLEM_RESPONSES}  schemas:
    NewMessage:
      type: object
      description: What somebody says.
      required: [text]
      additionalProperties: false
      properties:
        text:
          type: string
          description: The text of the message.
          minLength: 1
          maxLength: 2000
          examples: [Hello]
    Message:
      type: object
      description: A message in the room.
      required: [id, text, sentAt]
      properties:
        id:
          type: integer
          description: The number of the message.
          minimum: 1
          examples: [1]
        text:
          type: string
          description: The text of the message.
          examples: [Hello]
        sentAt:
          type: string
          format: date-time
          description: When it was sent.
          examples: ["2026-01-31T09:30:00Z"]
    ChatEvent:
      description: Something that happened in the room.
      oneOf:
        - $ref: "#/components/schemas/MessageEvent"
        - $ref: "#/components/schemas/ListenersEvent"
    MessageEvent:
      type: object
      description: Somebody said something.
      required: [event, id, data]
      properties:
        event:
          type: string
          const: message
          description: The name of the event.
        id:
          type: string
          description: The number of the message, for Last-Event-ID.
          examples: ["1"]
        data:
          type: string
          description: The message as JSON.
          contentMediaType: application/json
          contentSchema:
            $ref: "#/components/schemas/Message"
    ListenersEvent:
      type: object
      description: Somebody came or went.
      required: [event, data]
      properties:
        event:
          type: string
          const: listeners
          description: The name of the event.
        data:
          type: string
          description: How many listen, as JSON.
          contentMediaType: application/json
          contentSchema:
            type: object
            required: [count]
            properties:
              count:
                type: integer
                description: How many listen now.
                minimum: 0
                examples: [2]
${PROBLEM_SCHEMA}`;
