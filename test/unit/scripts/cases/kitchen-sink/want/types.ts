// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export interface paths {
    "/pets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The pets, a page at a time.
         * @description Newest first. A text with *\/ and `code` does no harm.
         */
        get: operations["listPets"];
        put?: never;
        post: operations["addPet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pets/{petId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                petId: string;
            };
            cookie?: never;
        };
        /**
         * @deprecated
         * @description Deprecated, ends on 2027-03-01; use listPets.
         */
        get: operations["getPet"];
        put?: never;
        post?: never;
        delete: operations["removePet"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/news": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["exportPets"];
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
    petSold: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["petSold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "addPet.onAdopted.{$request.body#/callback}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["petAdopted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        Problem: Problem;
        Tag: Tag;
        Pet: Pet;
        PetRequest: PetRequest;
        PetFilled: PetFilled;
        Animal: Animal;
        Cat: Cat;
        Dog: Dog;
        Food: Food;
        Pair: Pair;
        FoodFish: FoodFish;
        FoodMeat: FoodMeat;
    };
    responses: {
        /** @description Refused. */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
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
    listPets: {
        parameters: {
            query?: {
                /** @description Where the page begins. */
                after?: string;
                /**
                 * @deprecated
                 * @description Deprecated, ends on 2027-06-01; use after.
                 */
                page?: number;
                tags?: Tag[];
                filter?: {
                    /** Format: date */
                    from?: string;
                };
            };
            header?: {
                "X-Trace"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    "X-Total": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListPetsResponse200;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    addPet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PetRequest;
                "multipart/form-data": AddPetRequestBodyMultipartFormData;
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Pet;
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getPet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                petId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pet. */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Pet;
                };
            };
            /** @description As before. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["Refused"];
        };
    };
    removePet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                petId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readNews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events, one after the other. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": ReadNewsResponse200;
                };
            };
        };
    };
    exportPets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file, or lines. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": unknown;
                    "application/jsonl": Pet;
                };
            };
        };
    };
    petSold: {
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
            /** @description Noted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    petAdopted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Pet;
            };
        };
        responses: {
            /** @description Noted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
export type Problem = {
    /**
     * @example "bad"
     * @enum {string}
     */
    code: "bad" | "gone" | "later";
    detail?: string;
};
/**
 * @description The tag of a pet.
 *
 *     Pattern: `^[A-Z]-[0-9]$`.
 */
export type Tag = string;
export type Pet = {
    readonly id?: string;
    /**
     * @description How it is called.
     *
     *     1 to 20 characters.
     * @example "Tom"
     */
    name: string;
    /** Format: date */
    born?: string;
    /** Format: int64 */
    chip?: number;
    /**
     * @description On its collar.
     *
     *     The tag of a pet.
     *
     *     Pattern: `^[A-Z]-[0-9]$`.
     * @example "A-1"
     */
    tag?: Tag;
    /**
     * @deprecated
     * @description Deprecated, ends on 2027-05-01; use coat.
     */
    colour?: string;
    /**
     * @default short
     * @example "short"
     */
    coat?: string | null;
    /** @description At most 3 items. */
    friends?: Pet[];
    /** @example {"type":"cat","lives":9} */
    kind: Cat | Dog;
    food?: Food;
    /** @description At most 10 fields. */
    notes?: {
        [key: string]: string;
    };
    /** Format: uri */
    callback?: string;
};
export type PetRequest = {
    secret?: string;
    /**
     * @description How it is called.
     *
     *     1 to 20 characters.
     * @example "Tom"
     */
    name: string;
    /** Format: date */
    born?: string;
    /** Format: int64 */
    chip?: number;
    /**
     * @description On its collar.
     *
     *     The tag of a pet.
     *
     *     Pattern: `^[A-Z]-[0-9]$`.
     * @example "A-1"
     */
    tag?: Tag;
    /**
     * @deprecated
     * @description Deprecated, ends on 2027-05-01; use coat.
     */
    colour?: string;
    /**
     * @default short
     * @example "short"
     */
    coat?: string | null;
    /** @description At most 3 items. */
    friends?: PetRequest[];
    /** @example {"type":"cat","lives":9} */
    kind: Cat | Dog;
    food?: Food;
    /** @description At most 10 fields. */
    notes?: {
        [key: string]: string;
    };
    /** Format: uri */
    callback?: string;
};
export type PetFilled = {
    secret?: string;
    /**
     * @description How it is called.
     *
     *     1 to 20 characters.
     * @example "Tom"
     */
    name: string;
    /** Format: date */
    born?: string;
    /** Format: int64 */
    chip?: number;
    /**
     * @description On its collar.
     *
     *     The tag of a pet.
     *
     *     Pattern: `^[A-Z]-[0-9]$`.
     * @example "A-1"
     */
    tag?: Tag;
    /**
     * @deprecated
     * @description Deprecated, ends on 2027-05-01; use coat.
     */
    colour?: string;
    /**
     * @default short
     * @example "short"
     */
    coat: string | null;
    /** @description At most 3 items. */
    friends?: PetFilled[];
    /** @example {"type":"cat","lives":9} */
    kind: Cat | Dog;
    food?: Food;
    /** @description At most 10 fields. */
    notes?: {
        [key: string]: string;
    };
    /** Format: uri */
    callback?: string;
};
export type Animal = {
    /** @example "cat" */
    type: string;
    weight?: number;
};
export type Cat = Animal & {
    /**
     * @example "cat"
     * @enum {string}
     */
    type?: "cat";
    /**
     * @description At most 9.
     * @example 9
     */
    lives?: number;
};
export type Dog = Animal & {
    /**
     * @example "cat"
     * @enum {string}
     */
    type?: "dog";
    barks: boolean;
};
export type Food = FoodFish | FoodMeat;
/** @description At least 2 items. */
export type Pair = [
    string,
    number
];
/** Fish */
export type FoodFish = {
    fish: boolean;
};
/** Meat */
export type FoodMeat = {
    /** @description At least 0. */
    meat: number;
};
/** @description A page. */
export type ListPetsResponse200 = {
    pets: Pet[];
    next?: string | null;
};
export type AddPetRequestBodyMultipartFormData = {
    picture: string;
    more?: string[];
    note?: string;
};
/** @description Events, one after the other. */
export type ReadNewsResponse200 = {
    id?: string;
    data: Food;
};
