// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import { setProperty } from "./json-values.js";
/** Adds the defaults that a valid value leaves out, in place. Each default is copied, because a handler may change its request. */
export function fillDefaults(plans, name, value) {
    const plan = plans[name];
    if (plan === undefined || typeof value !== "object" || value === null)
        return;
    if (Array.isArray(value)) {
        if (plan.items !== undefined)
            for (const item of value)
                fillDefaults(plans, plan.items, item);
        return;
    }
    const object = value;
    // Members before defaults: a default is complete and needs no filling.
    for (const [property, inner] of plan.members ?? [])
        if (Object.hasOwn(object, property))
            fillDefaults(plans, inner, object[property]);
    for (const [property, preset] of plan.defaults ?? [])
        if (!Object.hasOwn(object, property))
            setProperty(object, property, structuredClone(preset));
    if (plan.values !== undefined)
        for (const member of Object.values(object))
            fillDefaults(plans, plan.values, member);
    for (const other of plan.also ?? [])
        fillDefaults(plans, other, value);
    const { union } = plan;
    const branch = union?.branches.find(([values]) => values.includes(object[union.property]));
    if (branch)
        fillDefaults(plans, branch[1], value);
}
