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
    "/shapes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["addShape"];
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
        PetFilled: PetFilled;
        Cat: Cat;
        CatFilled: CatFilled;
        Dog: Dog;
        OtherPet: OtherPet;
        OtherPetFilled: OtherPetFilled;
        Shape: Shape;
        Circle: Circle;
        ShapeBase: ShapeBase;
        Pet1: Pet1;
        PetFilled1: PetFilled1;
        Shape1: Shape1;
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
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    addShape: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Shape;
            };
        };
        responses: {
            /** @description added */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
export type Pet = Pet1 | Dog | OtherPet;
export type PetFilled = PetFilled1 | Dog | OtherPetFilled;
export type Cat = {
    kind?: string;
    /**
     * @default 9
     * @example 9
     */
    lives?: number;
};
export type CatFilled = {
    kind?: string;
    /**
     * @default 9
     * @example 9
     */
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
export type OtherPet = {
    kind?: string;
    name: string;
    /**
     * @default 4
     * @example 4
     */
    legs?: number;
};
export type OtherPetFilled = {
    kind?: string;
    name: string;
    /**
     * @default 4
     * @example 4
     */
    legs: number;
};
export type Shape = Shape1 | ShapeBase;
export type Circle = ShapeBase & {
    radius: number;
};
export type ShapeBase = {
    form?: string;
    colour?: string;
};
export type Pet1 = Cat & {
    /**
     * @example "cat"
     * @enum {string}
     */
    kind: "cat";
};
export type PetFilled1 = CatFilled & {
    /**
     * @example "cat"
     * @enum {string}
     */
    kind: "cat";
};
export type Shape1 = Circle & {
    /**
     * @example "Circle"
     * @enum {string}
     */
    form: "Circle";
};
