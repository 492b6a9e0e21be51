// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export interface paths {
    "/pets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["addPet"];
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
        Pet: Pet;
        Cat: Cat;
        Dog: Dog;
        "com.example.Bird": ComExampleBird;
        Kinded: Kinded;
        Pet1: Pet1;
        Pet3: Pet3;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    addPet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Pet;
            };
        };
        responses: {
            /** @description added */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Pet;
                };
            };
        };
    };
}
export type Pet = Pet1 | Dog | Pet3;
export type Cat = {
    kind: string;
    lives: number;
};
export type Dog = {
    /**
     * @example "dog"
     * @enum {string}
     */
    kind: "dog";
    tricks?: string[];
};
export type ComExampleBird = Kinded & {
    wings?: number;
};
export type Kinded = {
    /**
     * @example "cat"
     * @enum {string}
     */
    kind?: "cat" | "kitten" | "dog" | "bird";
};
export type Pet1 = Cat & {
    /**
     * @example "cat"
     * @enum {string}
     */
    kind: "cat" | "kitten";
};
export type Pet3 = ComExampleBird & {
    /**
     * @example "bird"
     * @enum {string}
     */
    kind: "bird";
};
