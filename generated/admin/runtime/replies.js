// Generated from the OpenAPI document. Do not edit: change the document and generate again.
// Type helpers of the generated request and reply types.
export {};
