// Generated from the OpenAPI document. Do not edit: change the document and generate again.
// Reads what callers send as the contract writes it: other spellings of a name, empty values of optional members, and
// values of another type that the document lists. What is read so is checked afterwards as any other value.
import { deepEqual, escapeSegment, isObject, setProperty } from "./json-values.js";
/** The result for a value in which nothing had to be changed. */
export const AS_SENT = { warnings: [], faults: [], sentPointer: (pointer) => pointer };
/** Reads values by the plans of one document. */
export class ValueReader {
    #plans;
    /** `findCheck` gives the functions of the schemas in the plans. */
    constructor(plans, findCheck = () => undefined) {
        this.#plans = new Map(Object.entries(plans).map(([name, plan]) => [name, prepare(plan, findCheck)]));
    }
    /** Changes the value in place. */
    read(plan, value) {
        const reading = new Reading(this.#plans);
        reading.value(plan, value);
        return reading.result();
    }
}
function prepare({ coerce, ignored, ...plan }, findCheck) {
    const checkOf = (schema) => {
        const check = typeof schema === "boolean" ? () => schema : findCheck(schema);
        if (check === undefined)
            throw new Error(`no function checks ${JSON.stringify(schema).slice(0, 200)}`);
        return check;
    };
    const members = new Map(Object.entries(plan.members ?? {}).map(([name, rule]) => {
        const unless = rule.absent?.unless;
        return [name, unless === undefined ? rule : { ...rule, stays: checkOf(unless) }];
    }));
    const spellings = new Map([...members].flatMap(([name, { also = [] }]) => also.map((other) => [other, name])));
    const otherwise = [...members].flatMap(([name, { otherwise: rule }]) => rule === undefined ? [] : [[name, rule.value, checkOf(rule.schema)]]);
    return {
        ...plan,
        members,
        spellings,
        otherwise,
        ...(coerce && { coerce: coercion(coerce) }),
        ...(ignored && { ignored: new Map(Object.entries(ignored).map(([name, schema]) => [name, checkOf(schema)])) }),
    };
}
function coercion(rule) {
    if (rule.to === "list")
        return (value) => (isObject(value) ? [value] : value);
    if (rule.to === "string")
        return (value) => (rule.from.some((type) => typeof value === type) ? JSON.stringify(value) : value);
    const pattern = new RegExp(rule.pattern, "u");
    return (value) => (typeof value === "string" && pattern.test(value) ? Number(value) : value);
}
const chooseBranch = ({ property, branches }, object) => branches.find(([values]) => values.includes(object[property]))?.[1];
/** `""`, `null`, `{}` and `[]`. */
export function isEmpty(value) {
    if (value === "" || value === null)
        return true;
    if (typeof value !== "object")
        return false;
    for (const _ in value)
        return false;
    return true;
}
/** Also an object or list of nothing but empty values: nothing inside a name that is not known is read before. */
const isEmptyThroughout = (value) => isEmpty(value) || (typeof value === "object" && value !== null && Object.values(value).every(isEmptyThroughout));
const isAbsent = ({ empty }, value) => empty === "any" ? isEmpty(value) : empty === "null" && value === null;
const haveSame = (object, [one, other]) => object[one] !== undefined && object[one] === object[other];
/** The reading of one value. */
class Reading {
    #plans;
    #warnings = [];
    #faults = [];
    /** Where the value that is being read stands, by the names of the document. */
    #path = [];
    /** The members that were sent under another name: pointer as read, pointer as sent. */
    #renamed = [];
    constructor(plans) {
        this.#plans = plans;
    }
    result() {
        if (this.#warnings.length === 0 && this.#faults.length === 0)
            return AS_SENT;
        const sentPointer = (pointer) => this.#toSent(pointer);
        return { warnings: this.#warnings, faults: this.#faults, sentPointer };
    }
    /** Returns the value, or what it is coerced to. */
    value(name, given) {
        const plan = this.#plans.get(name);
        if (plan === undefined)
            return given;
        const value = plan.coerce === undefined ? given : plan.coerce(given);
        if (Array.isArray(value))
            this.#items(plan, value);
        else if (isObject(value))
            this.#object(plan, value);
        return value;
    }
    #items({ items }, list) {
        if (items === undefined)
            return;
        for (let index = 0; index < list.length; index++) {
            this.#path.push(index);
            list[index] = this.value(items, list[index]);
            this.#path.pop();
        }
    }
    #object(plan, object) {
        if (plan.spellings.size > 0)
            this.#rename(plan, object);
        let absent;
        for (const name in object) {
            const rule = plan.members.get(name);
            const inner = rule === undefined ? plan.values : rule.plan;
            if (inner !== undefined)
                this.#member(inner, object, name);
            if (rule !== undefined && isAbsent(rule, object[name]))
                delete object[name];
            else if (rule?.absent?.values.includes(object[name]))
                absent = [...(absent ?? []), name];
        }
        if (absent !== undefined)
            this.#dropAbsent(absent, plan, object);
        for (const name of plan.emptyNames ?? [])
            if (Object.hasOwn(object, name) && isEmptyThroughout(object[name]))
                delete object[name];
        for (const [name, value, isRight] of plan.otherwise)
            if (object[name] === undefined || !isRight(object[name]))
                object[name] = value;
        if (plan.also === undefined && plan.union === undefined && plan.ignored === undefined)
            return;
        const chosen = plan.union && chooseBranch(plan.union, object);
        const alternatives = chosen === undefined ? (plan.also ?? []) : [...(plan.also ?? []), chosen];
        for (const alternative of alternatives)
            this.value(alternative, object);
        // Without a branch nobody knows which names are not used.
        if (plan.ignored === undefined || (plan.union !== undefined && chosen === undefined))
            return;
        this.#ignore(plan, plan.ignored, alternatives, object);
    }
    #member(plan, object, name) {
        this.#path.push(name);
        const before = object[name];
        const value = this.value(plan, before);
        if (value !== before)
            setProperty(object, name, value);
        this.#path.pop();
    }
    /** Whether a value counts as absent may depend on the other members, so all are read first. */
    #dropAbsent(names, { members }, object) {
        const mayStay = ({ absent, stays }) => stays?.(object) === true || (absent?.unlessEqual !== undefined && haveSame(object, absent.unlessEqual));
        const dropped = names.filter((name) => !mayStay(members.get(name) ?? {}));
        for (const name of dropped)
            delete object[name];
    }
    /** Gives members that are spelled otherwise their name in the document. */
    #rename({ spellings, members }, object) {
        for (const [sent, name] of spellings) {
            if (!Object.hasOwn(object, sent))
                continue;
            const value = object[sent];
            delete object[sent];
            const rule = members.get(name) ?? {};
            if (isAbsent(rule, value))
                continue;
            const pointer = this.#pointerTo(sent);
            if (!Object.hasOwn(object, name) || isAbsent(rule, object[name])) {
                setProperty(object, name, value);
                this.#renamed.push([this.#pointerTo(name, false), pointer]);
            }
            else if (!deepEqual(object[name], value)) {
                this.#faults.push({ pointer, message: `is another spelling of ${name}, which is given with another value` });
                continue;
            }
            this.#warnings.push({ pointer, message: `is read as ${name}: write ${name}` });
        }
    }
    #ignore({ members }, ignored, alternatives, object) {
        for (const name in object) {
            const isIgnored = ignored.get(name);
            if (isIgnored === undefined || members.has(name))
                continue;
            if (alternatives.some((alternative) => this.#plans.get(alternative)?.members.has(name)))
                continue;
            const value = object[name];
            if (!isEmpty(value)) {
                if (!isIgnored(value))
                    continue;
                this.#warnings.push({ pointer: this.#pointerTo(name), message: "is not used here and was ignored" });
            }
            delete object[name];
        }
    }
    #pointerTo(name, asSent = true) {
        const pointer = [...this.#path, name].map((segment) => `/${escapeSegment(String(segment))}`).join("");
        return asSent ? this.#toSent(pointer) : pointer;
    }
    #toSent(pointer) {
        // Members further inside were renamed later.
        const renamed = this.#renamed.findLast(([read]) => pointer === read || pointer.startsWith(`${read}/`));
        return renamed === undefined ? pointer : renamed[1] + pointer.slice(renamed[0].length);
    }
}
