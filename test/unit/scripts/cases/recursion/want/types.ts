// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export type paths = Record<string, never>;
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
export type operations = Record<string, never>;
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
export type List2 = {
    head: number;
    tail: List;
};
export type ExpressionItem = Expression | number;
/** An array of a component that itself contains such arrays. */
export interface ListOf<Name extends keyof components["schemas"]> extends Array<components["schemas"][Name]> {}
