import { beforeAll, describe, expect, test } from "vitest";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { type Answer, dataOf, makeAccount, useGateway } from "../rig/live-gateway.ts";
import { insertReport } from "../store/fixtures.ts";
import { rcs, sends } from "./single-sends.ts";

const fresh = useFreshDatabase({ nowMs: Date.now() });
// Nobody delivers here: reports are those that a test has given.
const live = useGateway(fresh, { ROLE: "api" });
let token = "";
let stranger = "";

beforeAll(async () => {
  await makeAccount(fresh, "acme");
  await makeAccount(fresh, "other");
  token = await live.gateway.token("acme");
  stranger = await live.gateway.token("other");
});

const post = (path: string, json: unknown) => live.gateway.ask("POST", path, { token, json });
describe("POST /v1/send/omni", () => {
  const omni = (change: object = {}) =>
    post("/v1/send/omni", {
      messageFlow: [{ rcs }, { sms: { from: "0212345678", text: "Hi #{name}" } }],
      destinations: [{ to: "01012345678", replaceWords: { name: "Kim" } }, { to: "01099999999" }],
      ref: "r",
      ...change,
    });

  test("accepts who can be sent to, and stores what each one gets", async () => {
    const answer = await omni();
    expect([answer.status, answer.body]).toMatchObject([
      200,
      {
        code: "A000",
        data: {
          destinations: [
            { to: "01012345678", code: "A000", msgKey: expect.any(String) },
            { to: "01099999999", code: "A303" },
          ],
        },
        ref: "r",
        errors: [
          { pointer: "/destinations/1/replaceWords/name", code: "A303", message: expect.stringContaining("#{name}") },
        ],
      },
    ]);
    const { rows } = await fresh.database.pool.query(
      "SELECT content::json->'steps'->1->'payload'->>'text' AS text FROM messages WHERE content::json->>'ref' = 'r'",
    );
    expect(rows).toEqual([{ text: "Hi Kim" }]);
  });

  test("refuses when nobody can be sent to", async () => {
    const answer = await omni({ destinations: [{ to: "x" }] });
    expect([answer.status, answer.body]).toMatchObject([400, { code: "A306", data: { destinations: [{ to: "x" }] } }]);
  });

  test("names a channel that does not exist, in a flow and in a form", async () => {
    const flow = [{ smss: { from: "0212345678", text: "Hi" } }];
    const answers = [await omni({ messageFlow: flow }), await post("/v1/form", { messageForm: flow })];
    expect(answers.map(({ body }) => body)).toMatchObject(
      ["/messageFlow/0/smss", "/messageForm/0/smss"].map((pointer) => ({
        code: "A300",
        errors: [{ pointer, message: expect.stringMatching(/^is not a known field; sms, mms, .* is required$/) }],
      })),
    );
  });

  test("refuses a form that nobody has saved", async () => {
    expect((await omni({ messageFlow: undefined, messageForm: "form_unknown" })).body?.code).toBe("A250");
  });

  test("sends by a form of the account's own", async () => {
    const messageForm = [{ sms: { from: "0212345678", text: "Hi #{name}" } }];
    const formId = dataOf(await post("/v1/form", { messageForm }), "formId");
    const send = (as: string) =>
      live.gateway.ask("POST", "/v1/send/omni", {
        token: as,
        json: { messageForm: formId, destinations: [{ to: "01012345678", replaceWords: { "#{name}": "Lee" } }] },
      });
    expect((await send(token)).body?.code).toBe("A000");
    expect((await send(stranger)).body?.code).toBe("A250");
  });
});

describe("forms", () => {
  const messageForm = [{ sms: { from: "0212345678", text: "Hello" } }];
  const codes = (answers: readonly Answer[]) => answers.map(({ status, body }) => [status, body?.code]);

  test("are saved, read, replaced and deleted by their account only", async () => {
    const path = `/v1/form/${dataOf(await post("/v1/form", { messageForm }), "formId")}`;
    const json = { messageForm: [{ mms: { from: "0212345678", text: "Other" } }] };
    const { gateway } = live;
    expect(
      codes([
        await gateway.ask("GET", path, { token: stranger }),
        await gateway.ask("PUT", path, { token: stranger, json }),
        await gateway.ask("DELETE", path, { token: stranger }),
      ]),
    ).toEqual(Array(3).fill([400, "A250"]));
    expect((await gateway.ask("GET", path, { token })).body?.data).toMatchObject({ messageForm });
    expect((await gateway.ask("PUT", path, { token, json })).body?.code).toBe("A000");
    expect((await gateway.ask("GET", path, { token })).body?.data).toMatchObject(json);
    expect((await gateway.ask("DELETE", path, { token })).body).toEqual({ code: "A000", result: "Success" });
    expect(codes([await gateway.ask("GET", path, { token })])).toEqual([[400, "A250"]]);
  });

  test("expire", async () => {
    const formId = dataOf(await post("/v1/form", { messageForm }), "formId");
    await fresh.database.pool.query("UPDATE forms SET expires_ms = 1 WHERE form_id = $1", [formId]);
    expect(codes([await live.gateway.ask("GET", `/v1/form/${formId}`, { token })])).toEqual([[400, "A250"]]);
  });
});

describe("reports", () => {
  test("of a message without a result: nothing to poll, an empty inquiry", async () => {
    const sent = await post("/v1/send/sms", sends[0].good);
    const inquiry = (as: string, key: unknown) => live.gateway.ask("GET", `/v1/report/inquiry/${key}`, { token: as });
    expect((await inquiry(token, sent.body?.msgKey)).body).toEqual({
      code: "A000",
      result: "Success",
      data: { report: [] },
    });
    expect((await inquiry(stranger, sent.body?.msgKey)).body?.code).toBe("A820");
    expect((await inquiry(token, "01JCQK5T7W8Y2N4B6D0R3M9XZE")).status).toBe(404);
    const polled = await live.gateway.ask("GET", "/v1/report/polling", { token });
    expect(polled.body?.data).toEqual({ reportId: "", report: [] });
    const acknowledged = await live.gateway.ask("DELETE", "/v1/report/polling/unknown", { token });
    expect([acknowledged.status, acknowledged.body?.code]).toEqual([404, "A805"]);
  });

  test("are polled as one batch until it is acknowledged", async () => {
    const { body } = await post("/v1/send/sms", sends[0].good);
    await insertReport(fresh.database.pool, "acme", { msgKey: String(body?.msgKey), reportedMs: Date.now() });
    const poll = () => live.gateway.ask("GET", "/v1/report/polling", { token });
    const first = await poll();
    expect(first.body?.data).toMatchObject({
      reportId: expect.stringMatching(/^b-[0-9A-Z]{26}$/),
      report: [{ msgKey: body?.msgKey, reportType: "0", reportCode: "10000" }],
    });
    expect((await poll()).body).toEqual(first.body);
    const path = `/v1/report/polling/${dataOf(first, "reportId")}`;
    expect((await live.gateway.ask("DELETE", path, { token: stranger })).body?.code).toBe("A805");
    expect((await live.gateway.ask("DELETE", path, { token })).body?.code).toBe("A000");
    expect((await live.gateway.ask("DELETE", path, { token })).body?.code).toBe("A000");
    expect((await poll()).body?.data).toEqual({ reportId: "", report: [] });
    const inquiry = await live.gateway.ask("GET", `/v1/report/inquiry/${body?.msgKey}`, { token });
    expect(inquiry.body?.data).toMatchObject({ report: [{ reportCode: "10000" }] });
  });
});
