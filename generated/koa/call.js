// Generated from the OpenAPI document. Do not edit: change the document and generate again.
/** The credential is valid and belongs to `identity`. */
export const allow = (identity) => ({ ok: true, identity });
/** The credential is not valid. */
export const deny = (reply) => ({
    ok: false,
    reply,
});
/** The caller closed the connection before the request was read, so no reply can be sent. */
export class Aborted extends Error {
    name = "Aborted";
}
