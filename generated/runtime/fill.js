// Generated from the OpenAPI document. Do not edit: change the document and generate again.
/** Puts defaults, in place, where a valid value left something out. Returns the names of its own members that are new. */
export function fillDefaults(plans, name, value, added = []) {
    const plan = plans[name];
    if (plan === undefined || typeof value !== "object" || value === null)
        return added;
    if (Array.isArray(value)) {
        if (plan.items !== undefined)
            for (const item of value)
                fillDefaults(plans, plan.items, item);
        return added;
    }
    const object = value;
    // Members first: a default is whole as it stands and needs no filling.
    for (const [property, inner] of plan.members ?? [])
        if (Object.hasOwn(object, property))
            fillDefaults(plans, inner, object[property]);
    for (const [property, preset] of plan.defaults ?? [])
        if (!Object.hasOwn(object, property)) {
            setOwn(object, property, copyOf(preset));
            added.push(property);
        }
    if (plan.values !== undefined)
        for (const member of Object.values(object))
            fillDefaults(plans, plan.values, member);
    for (const other of plan.also ?? [])
        fillDefaults(plans, other, value, added);
    const { union } = plan;
    const branch = union?.branches.find(([values]) => values.includes(object[union.property]));
    if (branch)
        fillDefaults(plans, branch[1], value, added);
    return added;
}
/** Whether a plan puts defaults not only among a value's members, but also within one of them. */
export function fillsWithin(plans, name) {
    const { members = [], items, values, also = [], union } = plans[name] ?? {};
    if (members.length > 0 || items !== undefined || values !== undefined)
        return true;
    const ofSameValue = [...also, ...(union?.branches ?? []).map(([, plan]) => plan)];
    return ofSameValue.some((other) => fillsWithin(plans, other));
}
/** A property may be called __proto__; plain assignment would change the prototype instead. */
function setOwn(object, property, value) {
    if (property === "__proto__")
        Object.defineProperty(object, property, { value, enumerable: true, configurable: true, writable: true });
    else
        object[property] = value;
}
/** Each value gets a default of its own, or one handler's change would show up in the next request. */
const copyOf = (preset) => typeof preset === "object" && preset !== null ? JSON.parse(JSON.stringify(preset)) : preset;
