import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { ReceiverOptions, WebhookReport } from "../../client/webhook.ts";
import { type Delivery, newDelivery, report, SECRET } from "./webhook-deliveries.ts";

/** Sends a delivery to a receiver. */
export type Post = (delivery: Partial<Delivery> & { method?: string }) => Promise<Response>;
/** Starts a receiver of one kind. */
export type Mount = (options: ReceiverOptions) => Promise<Post>;

const stops: (() => unknown)[] = [];

/** A server until the end of the test, in a file that calls `testReceivers`. */
export async function serve(listener: RequestListener): Promise<Post> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  stops.push(() => server.close().closeAllConnections());
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return ({ body, headers = {}, method = "POST" }) =>
    fetch(url, { method, headers, ...(method === "POST" && { body: body ?? "" }) });
}

/** What every kind of receiver does with the same deliveries. */
export function testReceivers(mounts: Readonly<Record<string, Mount>>): void {
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
  });

  describe.each(Object.entries(mounts))("a receiver for %s", (_, mount) => {
    const start = async (change: Partial<ReceiverOptions> = {}) => {
      const reports: WebhookReport[] = [];
      const onReport = async (received: WebhookReport) => void reports.push(received);
      return { reports, post: await mount({ secrets: SECRET, onReport, ...change }) };
    };

    test("passes the report on and answers with its key", async () => {
      const { reports, post } = await start();
      const response = await post(newDelivery({ ...report, ref: "주문 7" }));
      expect([response.status, await response.json()]).toEqual([200, { msgKey: report.msgKey }]);
      expect(response.headers.get("content-type")).toMatch(/^application\/json/);
      expect(reports).toEqual([{ ...report, ref: "주문 7", delivered: true, isFinal: true }]);
    });

    test("answers a duplicate in the same way, and drops it", async () => {
      const { reports, post } = await start();
      for (let n = 0; n < 3; n++) expect((await post(newDelivery())).status).toBe(200);
      await post(newDelivery(report, { id: "msg_2" }));
      expect(reports).toHaveLength(2);
    });

    test("drops a duplicate that arrives during processing; both get the same response", async () => {
      let finish = (): void => {};
      const onReport = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
      const { post } = await start({ onReport });
      const answers = [post(newDelivery()), post(newDelivery())];
      await vi.waitFor(() => expect(onReport).toHaveBeenCalled());
      setTimeout(() => finish(), 50);
      expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
      expect(onReport).toHaveBeenCalledTimes(1);
    });

    test("answers with an error if the report could not be stored, and accepts it the next time", async () => {
      const onReport = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error("disk full")).mockResolvedValue();
      const { post } = await start({ onReport });
      expect((await post(newDelivery())).status).toBe(500);
      expect((await post(newDelivery())).status).toBe(200);
      expect((await post(newDelivery())).status).toBe(200);
      expect(onReport).toHaveBeenCalledTimes(2);
    });

    test("refuses forged, old, invalid and too large requests", async () => {
      const { reports, post } = await start();
      const { body, headers } = newDelivery();
      const statuses = [
        await post({ body: body.replace("10000", "23001"), headers }),
        await post(newDelivery(report, { at: new Date(Date.now() - 600_000) })),
        await post({ body, headers: {} }),
        await post(newDelivery("no JSON")),
        await post(newDelivery({ ...report, reportText: "x".repeat(2_000_000) })),
        await post({ method: "GET" }),
      ].map(({ status }) => status);
      expect(statuses).toEqual([401, 401, 401, 400, 413, 405]);
      expect(reports).toEqual([]);
    });
  });
}
