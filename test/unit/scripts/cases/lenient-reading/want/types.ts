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
    customer: string;
    note?: string;
    words?: Words;
    lines?: Line[];
    price?: Price;
    address?: Address;
    answers?: Answers;
    payment?: Payment;
};
export type Words = {
    [key: string]: string;
};
export type Line = {
    title: string;
    lines?: Line[];
    regular?: number;
    reduced?: number;
    rate?: number;
    off?: number;
};
export type Price = number;
export type Address = {
    street?: string;
    inner?: Address;
};
export type Answers = {
    first?: string | null;
} & {
    [key: string]: unknown;
};
export type Payment = Payment1 | Payment2;
export type CardPayment = {
    /** @enum {string} */
    type: "CardPayment";
    card: string;
};
export type BankPayment = {
    /** @enum {string} */
    type: "BankPayment";
    iban?: string;
};
export type Payment1 = CardPayment & {
    /** @enum {string} */
    type: "CardPayment";
};
export type Payment2 = BankPayment & {
    /** @enum {string} */
    type: "BankPayment";
};
