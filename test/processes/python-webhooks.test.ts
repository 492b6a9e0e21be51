import { describe, expect, test } from "vitest";
import { newDelivery, OLD_SECRET, report, SECRET } from "../client/webhook-deliveries.ts";
import { python, usePythonPrograms } from "./python-programs.ts";

// Nothing is sent.
const { run: runPython } = usePythonPrograms(() => "http://127.0.0.1:9");

describe.skipIf(python === "")("a receiver with the Python client", () => {
  test("reads the bodies of webhooks by length or in chunks, and refuses what is too long or cut off", async () => {
    const printed = await runPython(`
import io
cases = [
  ({"Content-Length": "5"}, b"helloX"), ({}, b"hello"), ({"Transfer-Encoding": "chunked"}, b"2;a=b\\r\\nhe\\r\\n3\\r\\nllo\\r\\n0\\r\\nx: y\\r\\n\\r\\n"),
  ({"Content-Length": "11"}, b"hello world"), ({"Content-Length": "9"}, b"hello"), ({"Content-Length": "-1"}, b""),
  ({"Transfer-Encoding": "chunked"}, b"zz\\r\\n"), ({"Transfer-Encoding": "chunked"}, b"6\\r\\nhello \\r\\n6\\r\\nworld!\\r\\n0\\r\\n\\r\\n"),
]
for headers, sent in cases:
    try: print(read_body(headers, io.BytesIO(sent), 10))
    except WebhookError as error: print(error)
`);
    expect(printed).toEqual([
      ..."b'hello' b'' b'hello'".split(" "),
      ...["the body is too long", "the body ended early", "the body is too long"],
      ...["the chunks of the body cannot be read", "the body is too long"],
    ]);
  });

  test("verifies alerts, which are no reports", async () => {
    const alert = { alert: "failing", time: "2025-11-15T09:30:00+09:00", failure: { channel: "alimtalk" } };
    const forged = { secrets: [OLD_SECRET] };
    const others = [report, "[]", "null", '"alert"', "{", { alert: "failing" }, { failure: {} }];
    const deliveries = [newDelivery(alert), newDelivery(alert, forged), ...others.map((other) => newDelivery(other))];
    const printed = await runPython(
      `
for delivery in json.loads(os.environ["DELIVERIES"]):
    for verify in (verify_alert, verify_webhook):
        try: print(verify.__name__, getattr(verify(delivery["body"], delivery["headers"], os.environ["SECRET"]), "alert", None))
        except WebhookError as error: print(verify.__name__, error.why)
`,
      { DELIVERIES: JSON.stringify(deliveries), SECRET },
    );
    const refused = ["verify_alert body", "verify_webhook body"];
    expect(printed).toEqual([
      "verify_alert {'alert': 'failing', 'time': '2025-11-15T09:30:00+09:00', 'failure': {'channel': 'alimtalk'}}",
      "verify_webhook body",
      ...["verify_alert signature", "verify_webhook signature"],
      ...["verify_alert body", "verify_webhook None"],
      ...others.slice(1).flatMap(() => refused),
    ]);
  });
});
