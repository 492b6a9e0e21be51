// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import { explain } from "./explain.js";
import { fillDefaults } from "./fill.js";
/** Makes validators of the generated checks. */
export function validatorMaker(vocabulary) {
    let defs;
    const { schemas, plans, ...rest } = vocabulary;
    const explained = (name, value, settings = {}) => {
        defs ??= JSON.parse(schemas);
        const faults = explain(defs[name] ?? false, value, { ...rest, ...settings, defs });
        // The tiers are tested against each other; should they ever differ, a refusal still must say something.
        return faults.length > 0
            ? faults
            : [{ pointer: settings.at ?? "", keyword: "schema", code: rest.faultCode, message: "is not valid" }];
    };
    return (check, name, plan) => Object.assign(check, {
        explain: (value, settings) => explained(name, value, settings),
        fill: (value) => {
            if (plan !== undefined)
                fillDefaults(plans, plan, value);
        },
    });
}
