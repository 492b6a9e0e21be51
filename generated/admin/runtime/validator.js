// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import { explain } from "./explain.js";
import { standardCode } from "./explain-text.js";
import { fillDefaults } from "./fill.js";
import { unescapeSegment } from "./json-values.js";
import { AS_SENT, ValueReader } from "./read.js";
export function definePart(given) {
    const { settings, checks, branches = {}, schemas, plans = {}, readPlans = "{}", readCheck, uses = [] } = given;
    const ownSchemas = once(() => typeof schemas === "string" ? JSON.parse(schemas) : schemas());
    const getReached = once(() => reach(part));
    const getReader = once(() => new ValueReader(JSON.parse(readPlans), readCheck));
    const toValidator = (name, check) => {
        const [fillPlan, readPlan] = (Object.hasOwn(plans, name) ? plans[name] : undefined) ?? [];
        const explainValue = (value, how = {}) => {
            const { defs, checks: reached } = getReached();
            const faults = explain(defs[name] ?? false, value, { ...settings, ...how, defs, checks: reached });
            return faults.length > 0 || check(value) ? faults : [unexplained(how.at, how.faultCode ?? settings.faultCode)];
        };
        return Object.assign(check, {
            explain: explainValue,
            read: (value) => (readPlan === undefined ? AS_SENT : getReader().read(readPlan, value)),
            fill: (value) => {
                if (typeof fillPlan === "string")
                    fillDefaults(settings.plans, fillPlan, value);
            },
            schema: () => ({ schema: getReached().defs[name] ?? false, defs: getReached().defs }),
            component: (other) => getReached().validators.get(other),
            "~standard": {
                version: 1,
                vendor: "contract-kit",
                validate: (value) => (check(value) ? { value } : { issues: explainValue(value).map(toIssue) }),
            },
        });
    };
    const validators = Object.fromEntries(Object.entries(checks).map(([name, check]) => [name, toValidator(name, check)]));
    const part = { validators, branches, uses, ownSchemas };
    return part;
}
/** Everything to which the schemas of a part refer. */
function reach(start) {
    const parts = new Set([start]);
    // A set is walked to its end although it grows.
    for (const { uses } of parts)
        for (const used of uses)
            parts.add(used);
    const all = [...parts];
    const validators = all.flatMap((part) => Object.entries(part.validators));
    return {
        defs: Object.assign({}, ...all.map(({ ownSchemas }) => ownSchemas())),
        validators: new Map(validators),
        checks: new Map([...validators, ...all.flatMap(({ branches }) => Object.entries(branches))]),
    };
}
/** Tests hold both tiers to the same answers. Should they ever differ, a refusal still has one fault. */
const unexplained = (pointer = "", faultCode) => ({
    ...{ pointer, keyword: "schema", code: standardCode(faultCode, "schema"), message: "is not valid" },
});
const toIssue = ({ pointer, message }) => ({
    message,
    path: pointer.split("/").slice(1).map(unescapeSegment),
});
function once(make) {
    let made;
    return () => {
        made ??= { value: make() };
        return made.value;
    };
}
