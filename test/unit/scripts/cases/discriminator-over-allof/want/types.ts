// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export interface paths {
    "/animals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listAnimals"];
        put?: never;
        post?: never;
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
        Animal: (components["schemas"]["Cat"] & {
            /** @enum {string} */
            kind: "Cat";
        }) | (components["schemas"]["Dog"] & {
            /** @enum {string} */
            kind: "Dog";
        }) | (components["schemas"]["Puppy"] & {
            /** @enum {string} */
            kind: "Puppy";
        });
        Cat: components["schemas"]["AnimalBase"] & {
            lives: number;
        };
        Dog: components["schemas"]["AnimalBase"] & {
            tricks?: string[];
        };
        Puppy: components["schemas"]["Dog"] & {
            weeks: number;
        };
        Account: (components["schemas"]["GoldAccount"] & {
            /** @enum {string} */
            type: "gold";
        }) | (components["schemas"]["AccountBase"] & {
            /** @enum {string} */
            type: "plain";
        });
        GoldAccount: components["schemas"]["AccountBase"] & {
            bonus: number;
        };
        Node: (components["schemas"]["Leaf"] & {
            /** @enum {string} */
            type: "Leaf";
        }) | (components["schemas"]["Twig"] & {
            /** @enum {string} */
            type: "Twig";
        });
        Leaf: components["schemas"]["NodeBase"] & {
            size: number;
        };
        Branch: components["schemas"]["Twig"] & {
            /** @enum {string} */
            type: "Twig";
        };
        Twig: components["schemas"]["BranchBase"] & {
            length: number;
        };
        Lonely: {
            type: string;
        };
        Payment: (components["schemas"]["CardPayment"] & {
            /** @enum {string} */
            method: "card";
        }) | (components["schemas"]["CashPayment"] & {
            /** @enum {string} */
            method: "cash";
        });
        CardPayment: components["schemas"]["PaymentBase"] & {
            number: string;
        };
        CashPayment: components["schemas"]["PaymentBase"];
        AnimalBase: {
            kind: string;
            name: string;
        };
        AccountBase: {
            type: string;
            owner?: string;
        };
        NodeBase: {
            type: string;
        };
        BranchBase: components["schemas"]["NodeBase"] & {
            children?: components["schemas"]["Node"][];
        };
        PaymentBase: {
            method: string;
            amount: number;
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
    listAnimals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description all */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Animal"][];
                };
            };
        };
    };
}
