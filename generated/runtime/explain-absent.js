// Generated from the OpenAPI document. Do not edit: change the document and generate again.
// A field that is not there is spoken of by the schemas it would have had.
import { messageForKeyword } from "./explain-message.js";
import { familyOf } from "./json-schema.js";
/** Those nearest to the keyword first, then those of any schema applied to the object. */
function* schemasOfField(field, chain, place) {
    for (let link = chain; link !== undefined; link = link.outer) {
        const properties = link.node.properties;
        if (properties !== undefined && Object.hasOwn(properties, field))
            yield properties[field] ?? true;
    }
    yield* place.fields.get(field) ?? [];
}
export function nodesOfField(field, chain, place, defs) {
    return [...schemasOfField(field, chain, place)].flatMap((schema) => familyOf(schema, defs));
}
/** The author's words for `required`, of the field itself or else of the object. */
export function messageOfAbsent(fault, place, defs) {
    const { field, chain, keyword } = fault;
    if (fault.about !== "missing" || field === undefined)
        return undefined;
    if (keyword === "required") {
        for (const node of nodesOfField(field, chain, place, defs)) {
            const message = messageForKeyword(node, "required");
            if (message !== undefined)
                return message;
        }
    }
    return chain && messageForKeyword(chain.node, keyword);
}
