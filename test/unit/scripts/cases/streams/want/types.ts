// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export interface paths {
    "/feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mixed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readMixed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listNotes"];
        put?: never;
        post: operations["addNotes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readParts"];
        put?: never;
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
        FeedEvent: FeedEvent;
        FeedEventFilled: FeedEventFilled;
        NoteEvent: NoteEvent;
        NoteEventFilled: NoteEventFilled;
        EndEvent: EndEvent;
        Note: Note;
        NoteFilled: NoteFilled;
        Problem: Problem;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readFeed: {
        parameters: {
            query?: never;
            header?: {
                "Last-Event-ID"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description JSON in every event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": FeedEvent;
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Problem;
                };
            };
        };
    };
    readMixed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Text in some events and JSON in others. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": ReadMixedResponse200;
                };
            };
        };
    };
    listNotes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lines, or a list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/jsonl": Note;
                    "application/json": Note[];
                };
            };
        };
    };
    addNotes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-ndjson": Note;
            };
        };
        responses: {
            /** @description How many there were. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AddNotesResponse200;
                };
            };
        };
    };
    readRecords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json-seq": Note;
                };
            };
        };
    };
    readParts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Parts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "multipart/mixed": Note;
                };
            };
        };
    };
}
export type FeedEvent = NoteEvent | EndEvent;
export type FeedEventFilled = NoteEvent | EndEvent;
export type NoteEvent = {
    /**
     * @example "note"
     * @enum {string}
     */
    event: "note";
    id?: string;
    /** @description The note. */
    data: Note;
};
export type NoteEventFilled = {
    /**
     * @example "note"
     * @enum {string}
     */
    event: "note";
    id?: string;
    /** @description The note. */
    data: NoteFilled;
};
export type EndEvent = {
    /**
     * @example "end"
     * @enum {string}
     */
    event: "end";
    data: {
        reason?: string;
    };
};
export type Note = {
    /** @description 1 to 100 characters. */
    text: string;
    /**
     * @default false
     * @example false
     */
    pinned?: boolean;
};
export type NoteFilled = {
    /** @description 1 to 100 characters. */
    text: string;
    /**
     * @default false
     * @example false
     */
    pinned: boolean;
};
export type Problem = {
    title: string;
};
/** @description Text in some events and JSON in others. */
export type ReadMixedResponse200 = {
    data: unknown;
    event?: string;
    id?: string;
} & (({
    /** @enum {string} */
    event: "text";
} & {
    /** @description At most 20 characters. */
    data?: string;
}) | {
    /** @enum {string} */
    event: "note";
    data?: Note;
});
/** @description How many there were. */
export type AddNotesResponse200 = {
    count: number;
};
