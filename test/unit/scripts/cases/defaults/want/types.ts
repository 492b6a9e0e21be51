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
        PutThingBodyFilled: PutThingBodyFilled;
        PutThingBodyFilled_: PutThingBodyFilled_;
        Order: Order;
        Thing: Thing;
        ThingRequest: ThingRequest;
        ThingFilled: ThingFilled;
        State: State;
        Settings: Settings;
        SettingsFilled: SettingsFilled;
        Part: Part;
        PartFilled: PartFilled;
        Extended: Extended;
        ExtendedFilled: ExtendedFilled;
        Shape: Shape;
        ShapeFilled: ShapeFilled;
        Circle: Circle;
        CircleFilled: CircleFilled;
        Square: Square;
        SquareFilled: SquareFilled;
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
                "application/json": PutThingRequestBody;
                "application/x-www-form-urlencoded": PutThingRequestBodyApplicationXWwwFormUrlencoded;
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
                order?: Order;
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
                "application/json": ThingRequest;
            };
        };
        responses: {
            /** @description ok */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Thing;
                };
            };
        };
    };
}
export type PutThingBodyFilled = {
    /** @default none */
    note: string;
};
export type PutThingBodyFilled_ = {
    /** @default 1 */
    count: number;
};
/**
 * @default up
 * @enum {string}
 */
export type Order = "up" | "down";
export type Thing = {
    name: string;
    /**
     * @default 1
     * @example 1
     */
    size?: number;
    /** @example "up" */
    order?: Order;
    /** @default null */
    nothing?: string | null;
    /**
     * @default {}
     * @example {}
     */
    settings?: Settings;
    options?: Settings;
    parts?: Part[];
    byName?: {
        [key: string]: Part;
    };
    shape?: Shape;
    either?: Part | string;
    /** @description At least 2 items. */
    pair?: [
        Part,
        string
    ];
    maybe?: Part | null;
    maybeShape?: null | Shape;
    /**
     * @default now
     * @example "now"
     */
    readonly made?: string;
    /** @example "new" */
    state?: State;
    extended?: Extended;
    self?: Thing;
};
export type ThingRequest = {
    name: string;
    /**
     * @default 1
     * @example 1
     */
    size?: number;
    /** @example "up" */
    order?: Order;
    /** @default null */
    nothing?: string | null;
    /**
     * @default {}
     * @example {}
     */
    settings?: Settings;
    options?: Settings;
    parts?: Part[];
    byName?: {
        [key: string]: Part;
    };
    shape?: Shape;
    either?: Part | string;
    /** @description At least 2 items. */
    pair?: [
        Part,
        string
    ];
    maybe?: Part | null;
    maybeShape?: null | Shape;
    extended?: Extended;
    self?: ThingRequest;
};
export type ThingFilled = {
    name: string;
    /**
     * @default 1
     * @example 1
     */
    size: number;
    /** @example "up" */
    order: Order;
    /** @default null */
    nothing: string | null;
    /**
     * @default {}
     * @example {}
     */
    settings: SettingsFilled;
    options?: SettingsFilled;
    parts?: PartFilled[];
    byName?: {
        [key: string]: PartFilled;
    };
    shape?: ShapeFilled;
    either?: Part | string;
    /** @description At least 2 items. */
    pair?: [
        Part,
        string
    ];
    maybe?: PartFilled | null;
    maybeShape?: null | ShapeFilled;
    extended?: ExtendedFilled;
    self?: ThingFilled;
};
/** @default new */
export type State = string;
export type Settings = {
    /**
     * @default dark
     * @example "dark"
     */
    theme?: string;
    /**
     * @default {}
     * @example {}
     */
    deep?: {
        /**
         * @default 3
         * @example 3
         */
        level?: number;
    };
};
export type SettingsFilled = {
    /**
     * @default dark
     * @example "dark"
     */
    theme: string;
    /**
     * @default {}
     * @example {}
     */
    deep: {
        /**
         * @default 3
         * @example 3
         */
        level: number;
    };
};
export type Part = {
    /**
     * @default 1
     * @example 1
     */
    count?: number;
};
export type PartFilled = {
    /**
     * @default 1
     * @example 1
     */
    count: number;
};
export type Extended = Part & {
    /**
     * @default false
     * @example false
     */
    more?: boolean;
};
export type ExtendedFilled = PartFilled & {
    /**
     * @default false
     * @example false
     */
    more: boolean;
};
export type Shape = Circle | Square;
export type ShapeFilled = CircleFilled | SquareFilled;
export type Circle = {
    /**
     * @example "circle"
     * @enum {string}
     */
    kind: "circle";
    /**
     * @default 1
     * @example 1
     */
    radius?: number;
};
export type CircleFilled = {
    /**
     * @example "circle"
     * @enum {string}
     */
    kind: "circle";
    /**
     * @default 1
     * @example 1
     */
    radius: number;
};
export type Square = {
    /**
     * @example "square"
     * @enum {string}
     */
    kind: "square";
    /**
     * @default 2
     * @example 2
     */
    side?: number;
};
export type SquareFilled = {
    /**
     * @example "square"
     * @enum {string}
     */
    kind: "square";
    /**
     * @default 2
     * @example 2
     */
    side: number;
};
export type PutThingRequestBody = {
    /** @default none */
    note?: string;
};
export type PutThingRequestBodyApplicationXWwwFormUrlencoded = {
    /** @default 1 */
    count?: number;
};
