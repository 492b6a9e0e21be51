import Koa from "koa";
import { callbacks } from "./callbacks.ts";
import type { GetTodoReply } from "./generated/handlers.ts";
import { type ApiHandlers, type ApiSecurity, allow, deny, serveApi } from "./generated/server.ts";
import type { components } from "./generated/types.ts";

type Todo = components["schemas"]["Todo"];

const users = new Map(Object.entries({ "ann-token": allow("Ann"), "ann-key": allow("Ann") }));
const security: ApiSecurity<string> = {
  token: ({ token }) => users.get(token) ?? deny(),
  apiKey: ({ key }) => users.get(key) ?? deny(),
};
const notFound: Extract<GetTodoReply, { status: 404 }> = { status: 404, body: { title: "Not Found", status: 404 } };

/** A to-do list in memory. */
export function todoApp(): Koa {
  const app = new Koa();
  const todos = new Map<number, Todo>();
  const secrets = new Map<number, string>();
  const files = new Map<number, File>();
  const handlers: ApiHandlers<string> = {
    listTodos({ query: { filter: { done, text = "" } = {}, limit } }) {
      const found = [...todos.values()].filter((todo) => todo.text.includes(text) && (done ?? todo.done) === todo.done);
      const tags = new Set(found.flatMap((todo) => todo.tags ?? []));
      const headers = { "X-Total-Count": found.length, "X-Tags": [...tags] };
      return { status: 200, headers, body: found.slice(0, limit) };
    },
    createTodo({ body: { secret, ...given } }, { identity: owner }) {
      const todo: Todo = { ...given, id: secrets.size + 1, owner, created: new Date().toISOString() };
      todos.set(todo.id, todo);
      secrets.set(todo.id, secret);
      return { status: 201, headers: { Location: `/api/v1/todos/${todo.id}` }, body: todo };
    },
    exportTodos: () => ({ status: 200, body: Array.from(todos, ([id, { text }]) => `${id},${text}\n`).join("") }),
    getTodo({ path: { todoId } }) {
      const todo = todos.get(todoId);
      return todo ? { status: 200, body: todo } : notFound;
    },
    deleteTodo: ({ path: { todoId } }) => (todos.delete(todoId) ? { status: 204 } : notFound),
    attachFile({ path: { todoId }, body: { file, label = null } }) {
      if (!todos.has(todoId)) return notFound;
      files.set(todoId, file);
      return { status: 201, body: { name: file.name, bytes: file.size, label } };
    },
    downloadFile({ path: { todoId } }) {
      const file = files.get(todoId);
      return file ? { status: 200, body: file.stream() } : notFound;
    },
    remind({ path: { todoId }, body: { callbackUrl, seconds } }) {
      const todo = todos.get(todoId);
      if (todo === undefined) return notFound;
      const header = { "Todo-Secret": secrets.get(todoId) ?? "" };
      const call = () => callbacks.receiveReminder(callbackUrl, { header, mediaType: "application/json", body: todo });
      setTimeout(() => call().catch((error: unknown) => app.emit("error", error)), seconds * 1000).unref();
      return { status: 202 };
    },
  };
  return app.use(serveApi({ handlers, security, limits: { bodyBytes: 65_536 } }).middleware);
}
