// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Shape: Shape;
        Circle: Circle;
        Square: Square;
        Event: Event;
        Created: Created;
        Removed: Removed;
        Vehicle: Vehicle;
        Sort: Sort;
        Car: Car;
        Boat: Boat;
        Shape1: Shape1;
        Shape2: Shape2;
        Vehicle1: Vehicle1;
        Vehicle2: Vehicle2;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
export type Shape = Shape1 | Shape2;
export type Circle = {
    is: string;
    radius: number;
};
export type Square = {
    is: string;
    side: number;
};
export type Event = Created | Removed;
export type Created = {
    /**
     * @example "thing.created"
     * @enum {string}
     */
    type: "thing.created";
    /** Format: date-time */
    at: string;
};
export type Removed = {
    /**
     * @example "thing.removed"
     * @enum {string}
     */
    type: "thing.removed";
    by: string;
};
export type Vehicle = Vehicle1 | Vehicle2;
/** @enum {string} */
export type Sort = "Car" | "Boat";
export type Car = {
    /** @example "Car" */
    sort: Sort;
    wheels: number;
};
export type Boat = {
    /** @example "Car" */
    sort: Sort;
    knots: number;
};
export type Shape1 = Circle & {
    /**
     * @example "Circle"
     * @enum {string}
     */
    is: "Circle";
};
export type Shape2 = Square & {
    /**
     * @example "Square"
     * @enum {string}
     */
    is: "Square";
};
export type Vehicle1 = Car & {
    /**
     * @example "Car"
     * @enum {string}
     */
    sort: "Car";
};
export type Vehicle2 = Boat & {
    /**
     * @example "Boat"
     * @enum {string}
     */
    sort: "Boat";
};
