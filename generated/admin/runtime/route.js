// Generated from the OpenAPI document. Do not edit: change the document and generate again.
export {};
