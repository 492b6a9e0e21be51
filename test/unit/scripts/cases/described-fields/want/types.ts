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
        Tag: Tag;
        Pet: Pet;
        Toy: Toy;
        Food: Food;
        Plant: Plant;
        FoodFish: FoodFish;
        FoodMeat: FoodMeat;
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
            /** @description The pet that was added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AddPetResponse200;
                };
            };
        };
    };
}
/**
 * @description The tag of a pet.
 *
 *     Pattern: `^[A-Z]-[0-9]$`.
 */
export type Tag = string;
export type Pet = {
    /**
     * @description How it is called.
     *
     *     1 to 20 characters.
     * @example "Tom"
     */
    name: string;
    /**
     * @example "cat"
     * @enum {string}
     */
    kind?: "dog" | "cat";
    /**
     * @description 1 to 9.
     * @example 9
     */
    lives?: number;
    /**
     * @description On its collar.
     *
     *     The tag of a pet.
     *
     *     Pattern: `^[A-Z]-[0-9]$`.
     * @example "B-2"
     */
    tag?: Tag;
    /**
     * @description The tag of a pet.
     *
     *     Pattern: `^[A-Z]-[0-9]$`.
     * @example "A-1"
     */
    oldTag?: Tag;
    /**
     * @description 1 to 3 items.
     * @example [{"label":"ball","size":3}]
     */
    toys?: Toy[];
    /** @example {"fish":true} */
    food?: Food;
    note?: string;
    story?: string;
};
export type Toy = {
    /**
     * @description At least 2 characters.
     * @example "ball"
     */
    label?: string;
    /**
     * @description At most 5.
     * @example 3
     */
    size?: number;
};
export type Food = FoodFish | FoodMeat;
export type Plant = {
    /** @example "ball" */
    label?: string;
    size?: string;
    /** @description Exactly 2 items. */
    leaves?: unknown[];
};
/** Fish */
export type FoodFish = {
    /** @example true */
    fish: boolean;
};
/** Meat */
export type FoodMeat = {
    /**
     * @description At least 0.
     * @example 2
     */
    meat: number;
};
/** @description The pet that was added. */
export type AddPetResponse200 = {
    label?: string;
};
