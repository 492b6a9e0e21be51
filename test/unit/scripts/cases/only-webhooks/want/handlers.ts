// Generated from the OpenAPI document. Do not edit: change the document and generate again.




/** Every operation of the document: an object of this type leaves none out. */
export interface Handlers<Context> {}
