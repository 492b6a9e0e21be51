// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export const limits = {
  "most": 7,
  "names": [
    "a",
    "b"
  ]
} as const;
