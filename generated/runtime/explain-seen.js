// Generated from the OpenAPI document. Do not edit: change the document and generate again.
// Which fields and items a schema has looked at: what `unevaluatedProperties` and `unevaluatedItems`
// leave out. Merged outward through the schemas that describe the same value.
export class Seen {
    keys;
    indexes;
    everyKey = false;
    prefix = 0;
    static everything() {
        const seen = new Seen();
        seen.addEveryKey();
        seen.addPrefix(Number.POSITIVE_INFINITY);
        return seen;
    }
    addKey(key) {
        this.keys ??= new Set();
        this.keys.add(key);
    }
    addEveryKey() {
        this.everyKey = true;
    }
    /** The first `length` items; Infinity for all. */
    addPrefix(length) {
        if (length > this.prefix)
            this.prefix = length;
    }
    addIndex(index) {
        this.indexes ??= new Set();
        this.indexes.add(index);
    }
    merge(other) {
        if (other.everyKey)
            this.everyKey = true;
        this.addPrefix(other.prefix);
        for (const key of other.keys ?? [])
            this.addKey(key);
        for (const index of other.indexes ?? [])
            this.addIndex(index);
    }
    hasKey(key) {
        return this.everyKey || this.keys?.has(key) === true;
    }
    hasIndex(index) {
        return index < this.prefix || this.indexes?.has(index) === true;
    }
}
/** Shared and never written to: what a schema that looks at nothing has seen. */
export const NOTHING_SEEN = new Seen();
export const ALL_SEEN = Seen.everything();
