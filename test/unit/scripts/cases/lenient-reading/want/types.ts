// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export interface paths {
    "/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["order"];
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
        Order: Order;
        Words: Words;
        Line: Line;
        Price: Price;
        Address: Address;
        Answers: Answers;
        Payment: Payment;
        CardPayment: CardPayment;
        BankPayment: BankPayment;
        Payment1: Payment1;
        Payment2: Payment2;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    order: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Order;
            };
        };
        responses: {
            /** @description The order is taken. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The order is refused. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Record<string, unknown>;
                };
            };
        };
    };
}
export type Order = {
    /** @description At least 1 character. */
    customer: string;
    note?: string;
    words?: Words;
    /** @description At least 1 item. */
    lines?: Line[];
    price?: Price;
    address?: Address;
    /** @description At least 1 field. */
    answers?: Answers;
    payment?: Payment;
};
export type Words = {
    [key: string]: string;
};
export type Line = {
    /** @description At least 1 character. */
    title: string;
    lines?: Line[];
    regular?: number;
    reduced?: number;
    rate?: number;
    off?: number;
};
export type Price = number;
export type Address = {
    /** @description At least 1 character. */
    street?: string;
    inner?: Address;
};
/** @description At least 1 field. */
export type Answers = {
    first?: string | null;
} & {
    [key: string]: unknown;
};
export type Payment = Payment1 | Payment2;
export type CardPayment = {
    /**
     * @example "CardPayment"
     * @enum {string}
     */
    type: "CardPayment";
    /** @description At least 1 character. */
    card: string;
};
export type BankPayment = {
    /**
     * @example "BankPayment"
     * @enum {string}
     */
    type: "BankPayment";
    iban?: string;
};
export type Payment1 = CardPayment & {
    /**
     * @example "CardPayment"
     * @enum {string}
     */
    type: "CardPayment";
};
export type Payment2 = BankPayment & {
    /**
     * @example "BankPayment"
     * @enum {string}
     */
    type: "BankPayment";
};
