import { createServer } from "node:http";
import Koa from "koa";

/** As little as an endpoint for JSON can do with Koa: reads the body as a string, parses it and sends it back. */
const app = new Koa();

app.use(
  (ctx) =>
    new Promise<void>((resolve) => {
      let text = "";
      ctx.req.setEncoding("utf8");
      ctx.req.on("data", (chunk: string) => {
        text += chunk;
      });
      ctx.req.on("end", () => {
        const value: unknown = JSON.parse(text);
        // What was parsed is looked at, so that no compiler leaves it out; the text itself goes back, which costs nothing.
        ctx.status = typeof value === "object" ? 200 : 400;
        ctx.set("Content-Type", "application/json");
        ctx.body = text;
        resolve();
      });
    }),
);

createServer(app.callback()).listen(Number(process.env.PORT), "127.0.0.1");
