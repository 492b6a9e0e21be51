// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import { explain, isValid } from "./explain.js";
import { fillDefaults } from "./fill.js";
export function vocabulary({ schemas, plans, ...rest }) {
    let parsed;
    const defs = () => {
        parsed ??= JSON.parse(schemas);
        return parsed;
    };
    const schemaOf = (name) => defs()[name] ?? false;
    const explained = (name, value, settings = {}) => {
        const faults = explain(schemaOf(name), value, { ...rest, ...settings, defs: defs() });
        // The tiers are tested against each other; should they ever differ, a refusal still must say something.
        return faults.length > 0
            ? faults
            : [{ pointer: settings.at ?? "", keyword: "schema", code: rest.faultCode, message: "is not valid" }];
    };
    return {
        validator: (check, name, plan) => Object.assign(check, {
            explain: (value, settings) => explained(name, value, settings),
            fill: (value) => {
                if (plan !== undefined)
                    fillDefaults(plans, plan, value);
            },
        }),
        interpreted: (name) => (value) => isValid(schemaOf(name), value, { ...rest, defs: defs() }),
    };
}
