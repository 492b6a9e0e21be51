// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export interface paths {
    "/drawings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["addDrawing"];
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
        Drawing: Drawing;
        DrawingRules: DrawingRules;
        Shape: Shape;
        Circle: Circle;
        Square: Square;
        Frame: Frame;
        Note: Note;
        Mark: Mark;
        Dot: Dot;
        Line: Line;
        DrawingWithShapes: DrawingWithShapes;
        DrawingWithFile: DrawingWithFile;
        FrameWithWidth: FrameWithWidth;
        FrameWithMargin: FrameWithMargin;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    addDrawing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Drawing;
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
/** @description Shapes, or a file with shapes. */
export type Drawing = DrawingWithShapes | DrawingWithFile;
export type DrawingRules = unknown;
export type Shape = Circle | Square;
export type Circle = {
    circle: number;
    square?: never;
};
export type Square = {
    square: number;
    circle?: never;
};
export type Frame = FrameWithWidth | FrameWithMargin;
export type Note = {
    text?: string;
    title?: string;
};
export type Mark = Dot | Line;
export type Dot = {
    /**
     * @example "dot"
     * @enum {string}
     */
    kind: "dot";
    at: number;
};
export type Line = {
    /**
     * @example "line"
     * @enum {string}
     */
    kind: "line";
    to: number;
};
/**
 * with shapes
 * @description Shapes, or a file with shapes.
 */
export type DrawingWithShapes = {
    name: string;
    shapes: Shape[];
    scale?: number;
    file?: never;
    frame?: Frame;
    note?: Note;
    mark?: Mark;
};
/**
 * with file
 * @description Shapes, or a file with shapes.
 */
export type DrawingWithFile = {
    name: string;
    shapes?: never;
    scale?: never;
    file: string;
    frame?: Frame;
    note?: Note;
    mark?: Mark;
};
/** with width */
export type FrameWithWidth = {
    width: number;
    margin?: never;
};
/** with margin */
export type FrameWithMargin = {
    width?: never;
    margin: number;
};
