import type { CarrierContext } from "../../../../server/carriers/carrier.ts";
import { smppAdapter } from "../../../../server/carriers/smpp/adapter.ts";
import { type CarrierRig, carrierSuite } from "../../../rig/carrier-suite.ts";
import { Smsc } from "../../../rig/smsc/smsc.ts";

const makeRig =
  (bind: string) =>
  async (context: CarrierContext): Promise<CarrierRig> => {
    const centre = await Smsc.start();
    return {
      carrier: smppAdapter(centre.settings({ bind, responseTimeoutMs: 1_500 })).make(context),
      message: {
        channel: "sms",
        serviceType: "SMS",
        msgType: "SM",
        payload: { from: "0212345678", text: "Your order is on its way." },
      },
      recipient: (lastEight) => `010${lastEight}`,
      line: {
        cutAfter: (messages) => centre.cutAfter(messages),
        restore: async () => {
          await centre.tell({ do: "restore" });
        },
        heard: () => centre.submits().map(({ destination }) => destination),
      },
      acknowledged: () => centre.acknowledged,
      close: () => centre.end(),
    };
  };

const cannot = { question: "it can be asked only about messages that it has named" };

carrierSuite("SMPP as a transceiver", makeRig("transceiver"), cannot);
carrierSuite("SMPP as transmitter and receiver", makeRig("pair"), cannot);
