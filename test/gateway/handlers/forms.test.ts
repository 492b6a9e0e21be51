import { describe, expect, test } from "vitest";
import { dataOf, MemoryGateway } from "../http/rig.ts";

const messageForm = [{ sms: { from: "0212345678", text: "Hello #{name}" } }];

async function saved(gateway: MemoryGateway): Promise<string> {
  return dataOf(await gateway.call("POST", "/v1/form", { json: { messageForm } }), "formId");
}

describe("a form", () => {
  test("is saved, read, replaced and deleted", async () => {
    const gateway = new MemoryGateway();
    const formId = await saved(gateway);
    expect(formId).toMatch(/^form_[0-9A-Z]{26}$/);
    const read = await gateway.call("GET", `/v1/form/${formId}`);
    expect(read.body?.data).toMatchObject({
      formId,
      messageForm,
      expired: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+09:00$/),
    });
    const other = [{ mms: { from: "0212345678", text: "Other" } }];
    const replaced = await gateway.call("PUT", `/v1/form/${formId}`, { json: { messageForm: other } });
    expect(replaced.body?.data).toMatchObject({ formId });
    expect((await gateway.call("GET", `/v1/form/${formId}`)).body?.data).toMatchObject({ messageForm: other });
    expect((await gateway.call("DELETE", `/v1/form/${formId}`)).body).toEqual({ code: "A000", result: "Success" });
    expect((await gateway.call("GET", `/v1/form/${formId}`)).body?.code).toBe("A250");
  });

  test("that there is none of is A250, in every way", async () => {
    const gateway = new MemoryGateway();
    const answers = [
      await gateway.call("GET", "/v1/form/none"),
      await gateway.call("PUT", "/v1/form/none", { json: { messageForm } }),
      await gateway.call("DELETE", "/v1/form/none"),
      await gateway.call("GET", "/v1/form/%20"),
    ];
    expect(answers.map(({ status, body }) => [status, body?.code])).toEqual(Array(4).fill([400, "A250"]));
    expect(answers.map(({ body }) => body?.errors)).toMatchObject(
      Array(4).fill([{ pointer: "/formId", code: "A250" }]),
    );
  });

  test("with a file that is not there is refused, and nothing is saved or replaced", async () => {
    const gateway = new MemoryGateway();
    const formId = await saved(gateway);
    const json = { messageForm: [{ mms: { from: "0212345678", text: "x", fileKey: ["f_none"] } }] };
    for (const [method, path] of [["POST", "/v1/form"] as const, ["PUT", `/v1/form/${formId}`] as const]) {
      const { status, body } = await gateway.call(method, path, { json });
      expect([status, body?.code, body?.errors]).toMatchObject([
        400,
        "A217",
        [{ pointer: "/messageForm/0/mms/fileKey/0", code: "A217" }],
      ]);
    }
    expect(gateway.forms.size).toBe(1);
    expect((await gateway.call("GET", `/v1/form/${formId}`)).body?.data).toMatchObject({ messageForm });
  });

  test("that is no form is refused with the faults of its fields", async () => {
    const gateway = new MemoryGateway();
    const empty = await gateway.call("POST", "/v1/form", { json: { messageForm: [] } });
    expect(empty.status).toBe(400);
    const wrong = await gateway.call("POST", "/v1/form", {
      json: { messageForm: [{ sms: { from: "x", text: "y" } }] },
    });
    expect([wrong.status, wrong.body?.code]).toEqual([400, "A302"]);
    expect(gateway.forms.size).toBe(0);
  });
});
