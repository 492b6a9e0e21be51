// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export interface paths {
    "/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["submit"];
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
        Upload: Upload;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    upload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": Upload;
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
    submit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": SubmitRequestBody;
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
export type Upload = {
    /** Format: binary */
    file: Blob;
    /** @description At most 2 items. */
    more?: Blob[];
    meta: {
        title: string;
    };
    tags?: string[];
    count?: number;
    /**
     * Format: binary
     * @description 1 to 2000 bytes.
     */
    small?: Blob;
    maybe?: Blob | null;
};
export type SubmitRequestBody = {
    name: string;
    age?: number;
    colours?: string[];
    sizes?: number[];
    point?: {
        x?: number;
        y?: number;
    };
    raw?: {
        a?: number;
    };
};
