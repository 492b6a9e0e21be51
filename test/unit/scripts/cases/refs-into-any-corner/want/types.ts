// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export interface paths {
    "/a~b/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getIt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/other": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["other"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/third": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["third"];
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
        Whole: Whole;
        "Odd name/with~signs": OddNameWithSigns;
        Respelled: Respelled;
        User: User;
        a_b_id_get_responses_200_application_json: a_b_id_get_responses_200_application_json;
        Whole_part: Whole_part;
        Whole_list_items: Whole_list_items;
        Whole_a_b_c_d: Whole_a_b_c_d;
        Whole_defs_local: Whole_defs_local;
        a_b_id_get_parameters_0: a_b_id_get_parameters_0;
        Respelled_allOf_0_deep: Respelled_allOf_0_deep;
    };
    responses: {
        /** @description not found */
        "Not/found": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": NotFoundResponse;
            };
        };
        /** @description not found */
        Alias: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": AliasResponse;
            };
        };
    };
    parameters: {
        "Odd name": number;
    };
    requestBodies: {
        Alias: {
            content: {
                "application/json": AliasRequestBody;
            };
        };
        Second: {
            content: {
                "application/json": SecondRequestBody;
            };
        };
    };
    headers: {
        "X odd": number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getIt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description ok */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetItResponse200;
                };
            };
        };
    };
    other: {
        parameters: {
            query: {
                q: number;
                r?: components["parameters"]["Odd name"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Alias"];
        responses: {
            /** @description ok */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OtherResponse200;
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OtherResponse404;
                };
            };
            409: components["responses"]["Alias"];
        };
    };
    third: {
        parameters: {
            query: {
                q: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ThirdRequestBody;
            };
        };
        responses: {
            /** @description done */
            204: {
                headers: {
                    "X-Odd": components["headers"]["X odd"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
export type Whole = {
    part?: {
        a: number;
    };
    list?: string[];
    /** @description At most 1 character. */
    "a/b~c d"?: string;
};
export type OddNameWithSigns = number;
export type Respelled = Whole & {
    /** @description At most 3. */
    deep?: number;
};
export type User = {
    part?: Whole_part;
    /** @description At most 2 characters. */
    item?: Whole_list_items;
    /** @description At most 1 character. */
    escaped?: Whole_a_b_c_d;
    local?: Whole_defs_local;
    answer?: a_b_id_get_responses_200_application_json;
    /** @description At most 9. */
    parameter?: a_b_id_get_parameters_0;
    anchored?: Whole;
    /** @description At most 3. */
    respelled?: Respelled_allOf_0_deep;
    odd?: OddNameWithSigns;
};
export type a_b_id_get_responses_200_application_json = {
    name: string;
    self?: a_b_id_get_responses_200_application_json;
};
export type Whole_part = {
    a: number;
};
/** @description At most 2 characters. */
export type Whole_list_items = string;
/** @description At most 1 character. */
export type Whole_a_b_c_d = string;
export type Whole_defs_local = boolean;
/** @description At most 9. */
export type a_b_id_get_parameters_0 = number;
/** @description At most 3. */
export type Respelled_allOf_0_deep = number;
/** @description ok */
export type GetItResponse200 = {
    name: string;
    self?: a_b_id_get_responses_200_application_json;
};
/** @description ok */
export type OtherResponse200 = {
    name: string;
    self?: a_b_id_get_responses_200_application_json;
};
/** @description not found */
export type OtherResponse404 = {
    why: string;
};
export type ThirdRequestBody = {
    a: number;
};
export type NotFoundResponse = {
    why: string;
};
export type AliasResponse = {
    why: string;
};
export type AliasRequestBody = {
    a: number;
};
export type SecondRequestBody = {
    a: number;
};
