// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export interface paths {
    "/things/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["putThing"];
        post: operations["addThing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        PutThingBodyFilled: {
            /** @default none */
            note: string;
        };
        PutThingBodyFilled_: {
            /** @default 1 */
            count: number;
        };
        /**
         * @default up
         * @enum {string}
         */
        Order: "up" | "down";
        Thing: {
            name: string;
            /** @default 1 */
            size?: number;
            order?: components["schemas"]["Order"];
            /** @default null */
            nothing?: string | null;
            /** @default {} */
            settings?: components["schemas"]["Settings"];
            options?: components["schemas"]["Settings"];
            parts?: components["schemas"]["Part"][];
            byName?: {
                [key: string]: components["schemas"]["Part"];
            };
            shape?: components["schemas"]["Shape"];
            either?: components["schemas"]["Part"] | string;
            pair?: [
                components["schemas"]["Part"],
                string
            ];
            maybe?: components["schemas"]["Part"] | null;
            maybeShape?: null | components["schemas"]["Shape"];
            /** @default now */
            readonly made?: string;
            state?: components["schemas"]["State"];
            extended?: components["schemas"]["Extended"];
            self?: components["schemas"]["Thing"];
        };
        ThingRequest: {
            name: string;
            /** @default 1 */
            size?: number;
            order?: components["schemas"]["Order"];
            /** @default null */
            nothing?: string | null;
            /** @default {} */
            settings?: components["schemas"]["Settings"];
            options?: components["schemas"]["Settings"];
            parts?: components["schemas"]["Part"][];
            byName?: {
                [key: string]: components["schemas"]["Part"];
            };
            shape?: components["schemas"]["Shape"];
            either?: components["schemas"]["Part"] | string;
            pair?: [
                components["schemas"]["Part"],
                string
            ];
            maybe?: components["schemas"]["Part"] | null;
            maybeShape?: null | components["schemas"]["Shape"];
            extended?: components["schemas"]["Extended"];
            self?: components["schemas"]["ThingRequest"];
        };
        ThingFilled: {
            name: string;
            /** @default 1 */
            size: number;
            order: components["schemas"]["Order"];
            /** @default null */
            nothing: string | null;
            /** @default {} */
            settings: components["schemas"]["SettingsFilled"];
            options?: components["schemas"]["SettingsFilled"];
            parts?: components["schemas"]["PartFilled"][];
            byName?: {
                [key: string]: components["schemas"]["PartFilled"];
            };
            shape?: components["schemas"]["ShapeFilled"];
            either?: components["schemas"]["Part"] | string;
            pair?: [
                components["schemas"]["Part"],
                string
            ];
            maybe?: components["schemas"]["PartFilled"] | null;
            maybeShape?: null | components["schemas"]["ShapeFilled"];
            extended?: components["schemas"]["ExtendedFilled"];
            self?: components["schemas"]["ThingFilled"];
        };
        /** @default new */
        State: string;
        Settings: {
            /** @default dark */
            theme?: string;
            /** @default {} */
            deep?: {
                /** @default 3 */
                level?: number;
            };
        };
        SettingsFilled: {
            /** @default dark */
            theme: string;
            /** @default {} */
            deep: {
                /** @default 3 */
                level: number;
            };
        };
        Part: {
            /** @default 1 */
            count?: number;
        };
        PartFilled: {
            /** @default 1 */
            count: number;
        };
        Extended: components["schemas"]["Part"] & {
            /** @default false */
            more?: boolean;
        };
        ExtendedFilled: components["schemas"]["PartFilled"] & {
            /** @default false */
            more: boolean;
        };
        Shape: components["schemas"]["Circle"] | components["schemas"]["Square"];
        ShapeFilled: components["schemas"]["CircleFilled"] | components["schemas"]["SquareFilled"];
        Circle: {
            /** @enum {string} */
            kind: "circle";
            /** @default 1 */
            radius?: number;
        };
        CircleFilled: {
            /** @enum {string} */
            kind: "circle";
            /** @default 1 */
            radius: number;
        };
        Square: {
            /** @enum {string} */
            kind: "square";
            /** @default 2 */
            side?: number;
        };
        SquareFilled: {
            /** @enum {string} */
            kind: "square";
            /** @default 2 */
            side: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    putThing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @default none */
                    note?: string;
                };
                "application/x-www-form-urlencoded": {
                    /** @default 1 */
                    count?: number;
                };
            };
        };
        responses: {
            /** @description done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    addThing: {
        parameters: {
            query?: {
                limit?: number;
                order?: components["schemas"]["Order"];
                tags?: string[];
                plain?: string;
            };
            header?: {
                "X-Mode"?: "fast" | "safe";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ThingRequest"];
            };
        };
        responses: {
            /** @description ok */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Thing"];
                };
            };
        };
    };
}
