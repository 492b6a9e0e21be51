// Generated from the OpenAPI document. Do not edit: change the document and generate again.
/** The credential is good, and this is whose it is. */
export const allow = (identity) => ({ ok: true, identity });
/** The credential is not good. */
export const deny = (reply) => ({
    ok: false,
    reply,
});
/** The caller hung up before the request was read: there is nobody left to answer. */
export class Aborted extends Error {
    name = "Aborted";
}
