// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export interface paths {
    "/pets/{petId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["replacePet"];
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
        ReplacePetRequest: ReplacePetRequest;
        Tag: Tag;
        Pet: Pet;
        Shape: Shape;
        Mood: Mood;
        class: Class;
        "pet.kind": PetKind;
        Record: RecordSchema;
        ShapeCircle: ShapeCircle;
        ShapeSquare: ShapeSquare;
        MoodHappy: MoodHappy;
        Mood2: Mood2;
    };
    responses: {
        /** @description not found */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": NotFoundResponse;
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    replacePet: {
        parameters: {
            query?: {
                dryRun?: boolean;
            };
            header?: {
                "If-Match"?: Tag;
            };
            path: {
                /** @description Which pet. */
                petId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ReplacePetRequest;
            };
        };
        responses: {
            /** @description replaced */
            200: {
                headers: {
                    ETag: Tag;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ReplacePetResponse200;
                };
            };
            404: components["responses"]["NotFound"];
        };
    };
}
export type ReplacePetRequest = {
    pet: Pet;
};
/** @description The version of a pet. */
export type Tag = string;
export type Pet = {
    name: string;
    /**
     * @description The version that was read.
     *
     *     The version of a pet.
     */
    tag?: Tag;
    /** @description The version of a pet. */
    lastTag?: Tag;
    shape: Shape;
    class?: Class;
    /** @example "cat" */
    kind?: PetKind;
    record?: RecordSchema;
};
export type Shape = ShapeCircle | ShapeSquare;
export type Mood = MoodHappy | Mood2 | Tag;
export type Class = string;
/** @enum {string} */
export type PetKind = "cat" | "dog";
export type RecordSchema = {
    [key: string]: string;
};
export type ShapeCircle = {
    /**
     * @example "circle"
     * @enum {string}
     */
    form: "circle";
    radius: number;
};
export type ShapeSquare = {
    /**
     * @example "square"
     * @enum {string}
     */
    form: "square";
    side: number;
};
/** Happy */
export type MoodHappy = {
    smile: number;
};
export type Mood2 = {
    tears: number;
};
/** @description replaced */
export type ReplacePetResponse200 = {
    pet: Pet;
};
export type NotFoundResponse = {
    message: string;
};
