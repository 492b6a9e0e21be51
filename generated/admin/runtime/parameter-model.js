// Generated from the OpenAPI document. Do not edit: change the document and generate again.
// A parameter as the decoders and encoders see it. The rows are generated from the document.
/** Thrown for text that breaks the rules of its style or encoding. A value that can be read is left to the schema. */
export class UnreadableParameter {
    keyword;
    message;
    constructor(keyword, message) {
        this.keyword = keyword;
        this.message = message;
    }
}
export const ANY = { kind: "any" };
export function fieldShape(shape, field) {
    if (shape.kind !== "object")
        return ANY;
    return (Object.hasOwn(shape.properties, field) ? shape.properties[field] : shape.rest) ?? ANY;
}
