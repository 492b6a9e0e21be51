// Generated from the OpenAPI document. Do not edit: change the document and generate again.




/**
 * Every operation of the document must be implemented. Operations that may be called without credentials
 * get an `OpenContext`.
 */
export interface Handlers<Context, OpenContext = Context> {}
