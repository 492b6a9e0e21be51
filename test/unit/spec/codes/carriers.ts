import { type CodeCase, long, times } from "./case.ts";

const receipt = { reference: "01JCQK5T7W8Y2N4B6D0R3M9XZE.0.acme", reportCode: "10000" };

export const receiveReceipts: readonly CodeCase[] = [
  ["nothing", {}, ["/receipts A011"]],
  ["no receipt", { receipts: [] }, ["/receipts A011"]],
  ["1001 receipts", { receipts: times(1001, receipt) }, ["/receipts A011"]],
  ["an empty receipt", { receipts: [{}] }, ["/receipts/0/reference A011", "/receipts/0/reportCode A011"]],
  [
    "a receipt with all that can be wrong",
    {
      receipts: [
        {
          reference: long(241),
          reportCode: long(51),
          carrier: "10009",
          userType: "X",
          reportedAt: "yesterday",
          text: "Hi",
        },
      ],
    },
    [
      "/receipts/0/reference A011",
      "/receipts/0/reportCode A011",
      "/receipts/0/carrier A011",
      "/receipts/0/userType A011",
      "/receipts/0/reportedAt A011",
      "/receipts/0/text A011",
    ],
  ],
];
