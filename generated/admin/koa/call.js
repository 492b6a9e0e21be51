// Generated from the OpenAPI document. Do not edit: change the document and generate again.
/** The credential is valid and belongs to `identity`. */
export const allow = (identity) => ({ ok: true, identity });
/** The credential is not valid. */
export const deny = (reply) => ({
    ok: false,
    reply,
});
/** Thrown by a handler that is not written yet. */
export class NotImplemented extends Error {
    name = "NotImplemented";
}
/**
 * The handler of an operation that is not written yet: `greet: () => notImplemented("greet")`. The caller gets a 501, in the form
 * that the document has for it where that is possible.
 */
export function notImplemented(operationId) {
    throw new NotImplemented(`${operationId ?? "The operation"} is not implemented yet`);
}
/** The caller closed the connection before the request was read, so no reply can be sent. */
export class Aborted extends Error {
    name = "Aborted";
}
