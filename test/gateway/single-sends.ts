const senderKey = "c2f8a1d07be94f6c8a53f01b6e2d94a7c3e1f0b2";
export const rcs = {
  from: "0212345678",
  formatId: "SS000000",
  brandKey: "BR.key",
  content: { standalone: { text: "Hello" } },
};

/**
 * One good request of every single send, and what the gateway finds wrong with it once a field is changed. What a schema
 * refuses is in test/unit/spec/codes.
 */
export const sends = [
  {
    path: "/v1/send/sms",
    good: { from: "0212345678", to: "01012345678", text: "안녕하세요" },
    bad: [[{ from: "0200000000" }, "A327 /from"]],
  },
  {
    path: "/v1/send/mms",
    good: { from: "0212345678", to: "01012345678", title: "제목", text: "Hello" },
    bad: [[{ fileKey: ["f_unknown"] }, "A217 /fileKey/0"]],
  },
  {
    path: "/v1/send/international",
    good: { from: "0212345678", to: "+14155550100", text: "Hello" },
    bad: [
      [{ text: "x".repeat(766) }, "A328 /text"],
      [{ to: "+81312345678" }, "A303 /text"],
    ],
  },
  {
    path: "/v1/send/rcs",
    good: { ...rcs, to: "01012345678", fallback: { type: "SMS", text: "Hello" } },
    bad: [
      [{ brandKey: "BR.unknown" }, "A420 /brandKey"],
      [{ formatId: "TPL-unknown", content: { template: { description: "x" } } }, "A404 /formatId"],
      [{ formatId: "TPL-unknown" }, "A404 /formatId"],
      [{ fallback: { type: "SMS", text: "x", fileKey: ["f_1"] } }, "A217 /fallback/fileKey"],
      [{ fallback: { type: "LMS", text: "x" } }, "A312 /fallback/type"],
    ],
  },
  {
    path: "/v1/send/alimtalk",
    good: { senderKey, msgType: "AT", to: "01012345678", templateCode: "ORDER_PAID_01", text: "paid" },
    bad: [
      [{ senderKey: "unknown" }, "A502 /senderKey"],
      [{ templateCode: "UNKNOWN" }, "A505 /templateCode"],
    ],
  },
  {
    path: "/v1/send/friendtalk",
    good: { senderKey, msgType: "FT", to: "01012345678", text: "Hello" },
    bad: [[{ senderKey: "unknown" }, "A502 /senderKey"]],
  },
  {
    path: "/v1/send/brandmessage",
    good: { senderKey, sendType: "free", msgType: "FT", to: "01012345678", text: "Hello" },
    bad: [
      [{ senderKey: "unknown" }, "A502 /senderKey"],
      [{ msgType: "FP" }, "A523 /msgType"],
      [{ sendType: "basic", text: undefined, targeting: "I", templateCode: "UNKNOWN" }, "A505 /templateCode"],
      [{ msgType: "FI", imgUrl: "https://elsewhere.example/a.jpg" }, "A217 /imgUrl"],
    ],
  },
] as const;
