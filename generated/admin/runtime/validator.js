// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import { explain, isValid } from "./explain.js";
import { standardCode } from "./explain-text.js";
import { fillDefaults } from "./fill.js";
import { AS_SENT, ValueReader } from "./read.js";
export function validatorFactory({ schemas, plans, readPlans = "{}", ...options }) {
    const checks = new Map();
    let parsed;
    const getDefs = () => {
        parsed ??= JSON.parse(schemas);
        return parsed;
    };
    const getSchema = (name) => getDefs()[name] ?? false;
    let reader;
    const getReader = () => {
        reader ??= new ValueReader(JSON.parse(readPlans), { ...options, defs: {} });
        return reader;
    };
    const explainValue = (name, value, settings = {}) => {
        const faults = explain(getSchema(name), value, { ...options, ...settings, defs: getDefs(), checks });
        // Tests hold both tiers to the same answers. Should they ever differ, a refusal still has one fault.
        return faults.length > 0
            ? faults
            : [
                {
                    pointer: settings.at ?? "",
                    keyword: "schema",
                    code: standardCode(settings.faultCode ?? options.faultCode, "schema"),
                    message: "is not valid",
                },
            ];
    };
    return {
        validator: (check, name, plan, readPlan) => {
            checks.set(name, check);
            return Object.assign(check, {
                explain: (value, settings) => explainValue(name, value, settings),
                read: (value) => (readPlan === undefined ? AS_SENT : getReader().read(readPlan, value)),
                fill: (value) => {
                    if (plan !== undefined)
                        fillDefaults(plans, plan, value);
                },
                schema: () => ({ schema: getSchema(name), defs: getDefs() }),
            });
        },
        interpretedCheck: (name) => (value) => isValid(getSchema(name), value, { ...options, defs: getDefs() }),
    };
}
