// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Shape: (components["schemas"]["Circle"] & {
            /** @enum {string} */
            is: "Circle";
        }) | (components["schemas"]["Square"] & {
            /** @enum {string} */
            is: "Square";
        });
        Circle: {
            is: string;
            radius: number;
        };
        Square: {
            is: string;
            side: number;
        };
        Event: components["schemas"]["Created"] | components["schemas"]["Removed"];
        Created: {
            /** @enum {string} */
            type: "thing.created";
            /** Format: date-time */
            at: string;
        };
        Removed: {
            /** @enum {string} */
            type: "thing.removed";
            by: string;
        };
        Vehicle: (components["schemas"]["Car"] & {
            /** @enum {string} */
            sort: "Car";
        }) | (components["schemas"]["Boat"] & {
            /** @enum {string} */
            sort: "Boat";
        });
        /** @enum {string} */
        Sort: "Car" | "Boat";
        Car: {
            sort: components["schemas"]["Sort"];
            wheels: number;
        };
        Boat: {
            sort: components["schemas"]["Sort"];
            knots: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
