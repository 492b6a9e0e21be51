// Generated from the OpenAPI document. Do not edit: change the document and generate again.
// What the generated types of requests and replies are written in.
export {};
