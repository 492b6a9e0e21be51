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
        Whole: {
            part?: {
                a: number;
            };
            list?: string[];
            "a/b~c d"?: string;
        };
        "Odd name/with~signs": number;
        Respelled: components["schemas"]["Whole"] & {
            deep?: number;
        };
        User: {
            part?: components["schemas"]["Whole_part"];
            item?: components["schemas"]["Whole_list_items"];
            escaped?: components["schemas"]["Whole_a_b_c_d"];
            local?: components["schemas"]["Whole_defs_local"];
            answer?: components["schemas"]["a_b_id_get_responses_200_application_json"];
            parameter?: components["schemas"]["a_b_id_get_parameters_0"];
            anchored?: components["schemas"]["Whole"];
            respelled?: components["schemas"]["Respelled_allOf_0_deep"];
            odd?: components["schemas"]["Odd name/with~signs"];
        };
        a_b_id_get_responses_200_application_json: {
            name: string;
            self?: components["schemas"]["a_b_id_get_responses_200_application_json"];
        };
        Whole_part: {
            a: number;
        };
        Whole_list_items: string;
        Whole_a_b_c_d: string;
        Whole_defs_local: boolean;
        a_b_id_get_parameters_0: number;
        Respelled_allOf_0_deep: number;
    };
    responses: {
        /** @description not found */
        "Not/found": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    why: string;
                };
            };
        };
        /** @description not found */
        Alias: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    why: string;
                };
            };
        };
    };
    parameters: {
        "Odd name": number;
    };
    requestBodies: {
        Alias: {
            content: {
                "application/json": {
                    a: number;
                };
            };
        };
        Second: {
            content: {
                "application/json": {
                    a: number;
                };
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
                    "application/json": {
                        name: string;
                        self?: components["schemas"]["a_b_id_get_responses_200_application_json"];
                    };
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
                    "application/json": {
                        name: string;
                        self?: components["schemas"]["a_b_id_get_responses_200_application_json"];
                    };
                };
            };
            /** @description not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        why: string;
                    };
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
                "application/json": {
                    a: number;
                };
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
