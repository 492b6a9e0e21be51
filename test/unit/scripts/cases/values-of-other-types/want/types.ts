// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export interface paths {
    "/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: Id;
            };
            cookie?: never;
        };
        get?: never;
        put: operations["putOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/total": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getTotal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readFeed"];
        put?: never;
        post: operations["sendFeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getPlain"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    orderChanged: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["orderChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        Id: Id;
        Moment: Moment;
        Date: DateSchema;
        Range: Range;
        Conflict: Conflict;
        Base: Base;
        Order: Order;
        OrderFilled: OrderFilled;
        State: State;
        Open: Open;
        Closed: Closed;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    putOrder: {
        parameters: {
            query?: {
                since?: Moment;
                ids?: bigint[];
                before?: Date;
                filter?: Range;
            };
            header?: {
                "X-Trace"?: bigint;
            };
            path: {
                id: Id;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Order;
                "application/x-www-form-urlencoded": Range;
            };
        };
        responses: {
            /** @description The order as it was sent. */
            200: {
                headers: {
                    "X-Changed"?: Date;
                    "X-Count"?: bigint;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Order;
                };
            };
            /** @description It is newer. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Conflict;
                };
            };
        };
    };
    listOrders: {
        parameters: {
            query?: {
                after?: Date;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListOrdersResponse200;
                };
            };
        };
    };
    getTotal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A number alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": bigint;
                };
            };
        };
    };
    readFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Orders as they come. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/jsonl": Range;
                };
            };
        };
    };
    sendFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/jsonl": Range;
            };
        };
        responses: {
            /** @description What was received. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Range[];
                };
            };
        };
    };
    getPlain: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing that would change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetPlainResponse200;
                };
            };
        };
    };
    orderChanged: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Range;
            };
        };
        responses: {
            /** @description What was received. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Range;
                };
            };
        };
    };
}
/** Format: int64 */
export type Id = bigint;
/** Format: date-time */
export type Moment = Date;
export type DateSchema = {
    /** Format: date */
    day: string;
};
export type Range = {
    from: Id;
    until?: Moment;
};
export type Conflict = {
    current: Id;
};
export type Base = {
    id: Id;
};
export type Order = Base & {
    at?: Moment;
    /** Format: date-time */
    maybe?: Date | null;
    perhaps?: Id | null;
    /**
     * Format: int64
     * @default 7
     * @example 7
     */
    filled?: bigint;
    sizes?: Id[][];
    /** @description At least 2 items. */
    pair?: [
        bigint,
        string
    ];
    times?: {
        [key: string]: Moment;
    };
    children?: Order[];
    state?: State;
    either?: {
        /** Format: date-time */
        at: Date;
    } | {
        note: string;
        at?: string;
    };
    /** Format: int64 */
    mixed?: bigint | string;
    /** Format: int32 */
    size?: number;
    day?: DateSchema;
    /**
     * Format: int64
     * @example 1
     * @enum {number}
     */
    level?: 1 | 2;
    large?: number;
};
export type OrderFilled = Base & {
    at?: Moment;
    /** Format: date-time */
    maybe?: Date | null;
    perhaps?: Id | null;
    /**
     * Format: int64
     * @default 7
     * @example 7
     */
    filled: bigint;
    sizes?: Id[][];
    /** @description At least 2 items. */
    pair?: [
        bigint,
        string
    ];
    times?: {
        [key: string]: Moment;
    };
    children?: OrderFilled[];
    state?: State;
    either?: {
        /** Format: date-time */
        at: Date;
    } | {
        note: string;
        at?: string;
    };
    /** Format: int64 */
    mixed?: bigint | string;
    /** Format: int32 */
    size?: number;
    day?: DateSchema;
    /**
     * Format: int64
     * @example 1
     * @enum {number}
     */
    level?: 1 | 2;
    large?: number;
};
export type State = Open | Closed;
export type Open = {
    /**
     * @example "Open"
     * @enum {string}
     */
    kind: "Open";
    /** Format: date-time */
    since: Date;
};
export type Closed = {
    /**
     * @example "Closed"
     * @enum {string}
     */
    kind: "Closed";
    since: string;
};
/** @description A page. */
export type ListOrdersResponse200 = {
    orders: Order[];
    /** Format: date-time */
    next?: Date;
};
/** @description Nothing that would change. */
export type GetPlainResponse200 = {
    count?: number;
};
