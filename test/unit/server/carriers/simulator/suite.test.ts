import { simulatorAdapter } from "../../../../../server/carriers/simulator/adapter.ts";
import { carrierSuite } from "../../../../rig/carrier-suite.ts";

carrierSuite(
  "the simulator",
  async (context) => ({
    carrier: simulatorAdapter({ delayMs: [5, 30] }).make(context),
    message: { channel: "sms", serviceType: "SMS", msgType: "SM", payload: { from: "0212345678", text: "Hello" } },
    recipient: (lastEight) => `010${lastEight}`,
    close: async () => {},
  }),
  {
    connection: "it is in the same process: there is no connection to lose",
    acknowledgement: "it has no wire on which a receipt could be acknowledged; it only forgets it",
  },
);
