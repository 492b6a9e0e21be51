import type { ApiHandlers, ApiSecurity } from "./generated/server.ts";
import { allow, deny, receiveWebhooks, serveApi } from "./generated/server.ts";

// What the compiler must refuse: a line that it takes is an error.

type Handler<Name extends keyof ApiHandlers<string>> = ApiHandlers<string>[Name];
declare const handlers: ApiHandlers<string>;
declare const security: ApiSecurity<string>;
const { exportTodos: _leftOut, ...others } = handlers;

// @ts-expect-error A handler is left out.
serveApi({ handlers: others, security });
// @ts-expect-error No security handlers are given.
serveApi({ handlers });

// @ts-expect-error The status is not documented.
export const wrongStatus: Handler<"exportTodos"> = () => ({ status: 404, body: "" });
// @ts-expect-error The body is text.
export const wrongBody: Handler<"exportTodos"> = () => ({ status: 200, body: 5 });
// @ts-expect-error X-Total-Count must be there.
export const noHeader: Handler<"listTodos"> = () => ({ status: 200, headers: { "X-Tags": [] }, body: [] });
// @ts-expect-error X-Total-Count is a number.
export const wrongHeader: Handler<"listTodos"> = () => ({ status: 200, headers: { "X-Total-Count": "0" }, body: [] });
// @ts-expect-error Nobody has to say who calls here, so it may not be known.
export const openCall: Handler<"exportTodos"> = (_, { identity }) => ({ status: 200, body: identity });
// @ts-expect-error A to-do that is being made has no number yet.
export const readOnly: Handler<"createTodo"> = ({ body: { id } }) => ({ status: 400, body: id });

// @ts-expect-error There is no handler for the API key.
export const oneScheme: ApiSecurity<string> = { token: () => deny() };
// @ts-expect-error A bearer token has no user name.
export const wrongCredential: ApiSecurity<string> = { token: ({ username }) => allow(username), apiKey: () => deny() };
// @ts-expect-error Who calls is a text here, not a number.
export const wrongIdentity: ApiSecurity<string> = { token: () => allow(5), apiKey: () => deny() };

// @ts-expect-error The path of the callback is not given.
receiveWebhooks({ paths: {}, handlers: { receiveReminder: () => ({ status: 204 }) } });
// @ts-expect-error The callback has no such status.
receiveWebhooks({ paths: { receiveReminder: "/" }, handlers: { receiveReminder: () => ({ status: 500 }) } });
