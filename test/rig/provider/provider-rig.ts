import type { CarrierContext, PreparedCarrier } from "../../../server/carriers/carrier.ts";
import { httpAdapter } from "../../../server/carriers/http/adapter.ts";
import { makeReceipts } from "../../../server/wiring/receipts.ts";
import { MemoryGateway } from "../../gateway/http/rig.ts";
import type { CarrierRig } from "../carrier-rig.ts";
import { startProvider } from "./start-provider.ts";

const SECRET = `whsec_${Buffer.from("a secret of thirty-two bytes, ok").toString("base64")}`;

/** The adapter, a provider, and the API's own operation for its receipts between them. */
export async function makeProviderRig(context: CarrierContext): Promise<CarrierRig> {
  let prepared: PreparedCarrier | undefined;
  const receipts = makeReceipts({
    callbackOf: (carrier) => (carrier === context.name ? prepared?.callback : undefined),
    receive: (_, taken) => context.receive(taken),
  });
  const gateway = await new MemoryGateway({ receipts }).listen();
  const provider = await startProvider({
    secret: SECRET,
    callback: `${gateway.url}/v1/carrier/${context.name}/receipts`,
  });
  const { url, ask, line, acknowledged, invalid } = provider;
  prepared = httpAdapter({ url, ask, secret: SECRET, timeoutMs: 1500 });
  return {
    carrier: prepared.make(context),
    message: {
      channel: "sms",
      serviceType: "SMS",
      msgType: "SM",
      payload: { from: "0212345678", text: "Your parcel arrives today." },
    },
    recipient: (lastEight) => `010${lastEight}`,
    line,
    acknowledged,
    invalid,
    close: async () => {
      await provider.stop();
      await gateway.close();
    },
  };
}
