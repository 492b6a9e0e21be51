import Koa from "koa";
import { receiveWebhooks } from "./generated/server.ts";
import type { components } from "./generated/types.ts";

export interface Reminder {
  readonly todo: components["schemas"]["Todo"];
  readonly secret: string;
}

/** Whoever asked to be reminded: takes the callbacks of the to-do list. */
export function reminderApp(onReminder: (reminder: Reminder) => void): Koa {
  const { middleware } = receiveWebhooks({
    paths: { receiveReminder: "/reminders" },
    handlers: {
      receiveReminder({ header, body: todo }) {
        onReminder({ todo, secret: header["Todo-Secret"] });
        return { status: 204 };
      },
    },
  });
  return new Koa().use(middleware);
}
