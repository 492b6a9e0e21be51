// Generated from the OpenAPI document. Do not edit: change the document and generate again.
// What a parameter is to the code that reads and writes it. The rows come from the document.
/** Text that cannot be read at all, as opposed to a value that the schema will refuse. */
export class Unreadable {
    keyword;
    message;
    constructor(keyword, message) {
        this.keyword = keyword;
        this.message = message;
    }
}
export const ANY = { kind: "any" };
export function shapeOfField(shape, field) {
    if (shape.kind !== "object")
        return ANY;
    return (Object.hasOwn(shape.properties, field) ? shape.properties[field] : shape.rest) ?? ANY;
}
/** Sets an own property whatever its name: assigning to "__proto__" would change the object's nature. */
export function setField(target, name, value) {
    if (name !== "__proto__")
        target[name] = value;
    else
        Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });
}
