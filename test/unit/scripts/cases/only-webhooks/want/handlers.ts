// Generated from the OpenAPI document. Do not edit: change the document and generate again.




/**
 * Every operation of the document: an object of this type leaves none out. Operations that may be called without credentials
 * get an `OpenContext`.
 */
export interface Handlers<Context, OpenContext = Context> {}
