import { Webhook } from "standardwebhooks";

export const SECRET = `whsec_${Buffer.from("a secret of thirty-two bytes ...").toString("base64")}`;
export const OLD_SECRET = `whsec_${Buffer.from("another one, still in use here..").toString("base64")}`;

export const report = {
  msgKey: "01JCQK5T7W8Y2N4B6D0R3M9XZE",
  serviceType: "SMS",
  msgType: "SM",
  sendTime: "2025-11-15T09:30:00.123+09:00",
  reportTime: "2025-11-15T09:30:01.456+09:00",
  reportType: "0",
  reportCode: "10000",
  reportText: "Delivered",
  carrier: "10001",
  ref: "order-7",
};

export interface Delivery {
  readonly body: string;
  readonly headers: Record<string, string>;
}

/** A delivery of the gateway, signed with the reference implementation of standard webhooks. */
export function newDelivery(
  value: unknown = report,
  { id = "msg_1", secrets = [SECRET], at = new Date() }: { id?: string; secrets?: readonly string[]; at?: Date } = {},
): Delivery {
  const body = typeof value === "string" ? value : JSON.stringify(value);
  const signature = secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(" ");
  const timestamp = String(Math.floor(at.getTime() / 1000));
  return {
    body,
    headers: {
      "content-type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": timestamp,
      "webhook-signature": signature,
    },
  };
}
