// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export interface paths {
    "/blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["addBlocks"];
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
        Tree: Tree;
        Person: Person;
        Company: Company;
        Json: Json;
        List: List;
        Nested: Nested;
        Expression: Expression;
        Rows: Rows;
        Cell: Cell;
        Block: Block;
        Block1: Block1;
        Block2: Block2;
        Block3: Block3;
        Block4: Block4;
        Block5: Block5;
        Block6: Block6;
        Block7: Block7;
        Block8: Block8;
        Block9: Block9;
        Block10: Block10;
        Block11: Block11;
        Block12: Block12;
        List2: List2;
        ExpressionItem: ExpressionItem;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    addBlocks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": AddBlocksRequestBody;
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
}
export type Tree = {
    value: number;
    left?: Tree;
    children?: Tree[];
    byName?: {
        [key: string]: Tree;
    };
};
export type Person = {
    employer?: Company;
};
export type Company = {
    name: string;
    staff?: Person[];
};
export type Json = (string | number | boolean | null) | ListOf<"Json"> | {
    [key: string]: Json;
};
export type List = null | List2;
export type Nested = ListOf<"Nested">;
export type Expression = string | ListOf<"ExpressionItem">;
export type Rows = ListOf<"Cell"> | null;
export type Cell = number | Rows;
export type Block = Block1 | Block2 | Block3 | Block4 | Block5 | Block6 | Block7 | Block8 | Block9 | Block10 | Block11 | Block12;
export type Block1 = {
    b1: string;
    child1?: Block;
    more1?: Block[];
};
export type Block2 = {
    b2: string;
    child2?: Block;
    more2?: Block[];
};
export type Block3 = {
    b3: string;
    child3?: Block;
    more3?: Block[];
};
export type Block4 = {
    b4: string;
    child4?: Block;
    more4?: Block[];
};
export type Block5 = {
    b5: string;
    child5?: Block;
    more5?: Block[];
};
export type Block6 = {
    b6: string;
    child6?: Block;
    more6?: Block[];
};
export type Block7 = {
    b7: string;
    child7?: Block;
    more7?: Block[];
};
export type Block8 = {
    b8: string;
    child8?: Block;
    more8?: Block[];
};
export type Block9 = {
    b9: string;
    child9?: Block;
    more9?: Block[];
};
export type Block10 = {
    b10: string;
    child10?: Block;
    more10?: Block[];
};
export type Block11 = {
    b11: string;
    child11?: Block;
    more11?: Block[];
};
export type Block12 = {
    b12: string;
    child12?: Block;
    more12?: Block[];
};
export type List2 = {
    head: number;
    tail: List;
};
export type ExpressionItem = Expression | number;
export type AddBlocksRequestBody = {
    depth?: number;
    block?: Block;
};
/** An array of a component that itself contains such arrays. */
export interface ListOf<Name extends keyof components["schemas"]> extends Array<components["schemas"][Name]> {}
