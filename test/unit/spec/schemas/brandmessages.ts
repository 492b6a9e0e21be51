// Brand messages that are as small as their kind allows, for tests of limits.

export type Members = Record<string, unknown>;

export const button = { type: "WL", name: "x", urlMobile: "u" };
const image = { imgUrl: "u" };
const commerce = { title: "x", regularPrice: 1 };
export const row = { title: "x", imgUrl: "u", urlMobile: "u" };
export const coupon = { title: "10% 할인 쿠폰", description: "x", urlMobile: "u" };
export const feedCard = { header: "x", message: "x", attachment: { image, button: [button] } };
export const offerCard = { attachment: { image, button: [button], commerce } };
export const head = { header: "x", content: "x", imageUrl: "u" };

const free = (msgType: string, content: Members): Members => ({
  senderKey: "key",
  sendType: "free",
  msgType,
  ...content,
});

/** One free message of each kind. */
export const FREE = {
  FT: free("FT", { text: "x" }),
  FI: free("FI", { text: "x", attachment: { image } }),
  FW: free("FW", { text: "x", attachment: { image } }),
  FL: free("FL", { header: "x", attachment: { item: { list: [row, row, row] } } }),
  FP: free("FP", { attachment: { video: { videoUrl: "https://tv.kakao.com/v/1" } } }),
  FM: free("FM", { attachment: { image, commerce, button: [button] } }),
  FC: free("FC", { carousel: { list: [feedCard, feedCard] } }),
  FA: free("FA", { carousel: { list: [offerCard, offerCard] } }),
};
export type Kind = keyof typeof FREE;
export const KINDS = Object.keys(FREE) as Kind[];

export const basic = (msgType: Kind, more: Members = {}): Members => ({
  senderKey: "key",
  sendType: "basic",
  msgType,
  targeting: "I",
  templateCode: "T1",
  ...more,
});

/** A copy in which the value stands at the pointer; undefined takes away what is there. */
export function withValue(message: Members, pointer: string, value: unknown): Members {
  const copy: Members = JSON.parse(JSON.stringify(message)); // No part of it stands in two places.
  const names = pointer.slice(1).split("/");
  const last = names.pop() ?? "";
  let holder = copy;
  for (const name of names) {
    holder[name] ??= {};
    holder = holder[name] as Members;
  }
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return copy;
}
