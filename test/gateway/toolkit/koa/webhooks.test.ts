import { expect, test } from "vitest";
import { boundTrees, handlersFor, serving } from "./bound-trees.ts";

const { "webhooks-and-callbacks": tree } = await boundTrees("webhooks-and-callbacks");

const send = (url: string, method: string, body?: object, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, {
    method,
    headers: { ...headers, ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });

test("webhooks and callbacks are received at the paths of the application", async () => {
  const { handlers, requests } = handlersFor({
    newReport: (request) => ({ status: 200, body: { id: String(requests.push(request)), secret: "x" } }),
  });
  const paths = {
    newReport: "/hooks/report",
    subscribeOnEventRequestBodyUrl: "/hooks/events/{shop}",
    ended: "/hooks/end",
  };
  await serving([tree.receiveWebhooks({ paths, handlers }).middleware], async ({ url }) => {
    const event = { id: "1", at: "now" };
    const report = await send(`${url}/hooks/report`, "POST", event, { "webhook-id": "w1" });
    expect([report.status, await report.json()]).toEqual([200, { id: "1", secret: "x" }]);
    expect((await send(`${url}/hooks/events/a`, "POST", event)).status).toBe(204);
    expect((await send(`${url}/hooks/end`, "DELETE")).status).toBe(204);
  });
  expect(requests).toMatchObject([
    { header: { "webhook-id": "w1" }, body: { id: "1", at: "now" } },
    { body: { id: "1", at: "now" } },
    {},
  ]);
});

test("only the named webhooks are received", async () => {
  const { handlers } = handlersFor();
  await serving([tree.receiveWebhooks({ paths: { ended: "/end" }, handlers }).middleware], async ({ url }) => {
    expect((await send(`${url}/end`, "DELETE")).status).toBe(204);
    expect((await send(`${url}/end`, "POST")).status).toBe(405);
    expect((await send(`${url}/hooks/report`, "POST")).status).toBe(404);
  });
});

test("what the service does not send is refused: a header left out, a secret of ours", async () => {
  const { handlers, requests } = handlersFor();
  await serving([tree.receiveWebhooks({ paths: { newReport: "/" }, handlers }).middleware], async ({ url }) => {
    const answer = await send(`${url}/`, "POST", { id: 1, at: "now" });
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { errors: [{ in: "header", parameter: "webhook-id" }, { pointer: "#/id" }] },
    ]);
  });
  expect(requests).toEqual([]);
});
