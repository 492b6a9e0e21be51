/** A response of an example document that says why a request failed, as text of its `components.responses`. */
export const problemResponse = (name: string, description: string): string => `    ${name}:
      description: ${description}
      content:
        application/problem+json:
          schema:
            $ref: "#/components/schemas/Problem"
`;

/** The refusals that the server makes itself. */
export const PROBLEM_RESPONSES: string = [
  problemResponse("Invalid", "The request is not as the document says."),
  problemResponse("Unauthorized", "The token is missing or wrong."),
  problemResponse("TooLarge", "The body is too large."),
  problemResponse("Unsupported", "The body is not JSON."),
  problemResponse("Busy", "The server has too many requests at once. Try again later."),
].join("");

/** Their body, as text of `components.schemas`. */
export const PROBLEM_SCHEMA = `    Problem:
      type: object
      description: Why a request failed (RFC 9457).
      required: [title, status]
      properties:
        type:
          type: string
          format: uri-reference
          description: What kind of problem it is.
        title:
          type: string
          description: The problem in a few words.
          examples: [Unauthorized]
        status:
          type: integer
          description: The HTTP status.
          minimum: 400
          maximum: 599
          examples: [401]
        detail:
          type: string
          description: More about this problem.
`;
