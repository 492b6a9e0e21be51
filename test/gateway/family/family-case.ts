/**
 * One request as a published client of this API family writes it, and what becomes of it. In the body, `@fl@`, `@fc@`, `@fi@` and
 * `@rcs@` stand for the image addresses and the media reference of uploaded files, and `@key@` for the key of the RCS file.
 */
export interface FamilyCase {
  /** What is special about the bytes. */
  readonly sends: string;
  readonly client: string;
  readonly path: string;
  /** The bytes of the body. */
  readonly body: string;
  /** The code of the answer, then each fault as `A306 /to`. */
  readonly refused?: readonly [code: string, ...faults: string[]];
  /** Pointers of the warnings in the answer. */
  readonly warned?: readonly string[];
  /** Members of what the carrier of the first step gets; undefined: it does not get the member. */
  readonly carrierGets?: Readonly<Record<string, unknown>>;
}

const SENDER_KEY = "c2f8a1d07be94f6c8a53f01b6e2d94a7c3e1f0b2";

/** Members of JSON text, to go on after others. */
const more = (members: string): string => (members === "" ? "" : `,${members}`);

export const sms = (members = ""): string => `{"from":"0212345678","to":"01012345678","text":"Hello"${more(members)}}`;

export const alimtalk = (members = ""): string =>
  `{"senderKey":"${SENDER_KEY}","msgType":"AT","to":"01012345678","templateCode":"ORDER_PAID_01","text":"Paid"${more(members)}}`;

export const friendtalk = (members = "", msgType = "FT"): string =>
  `{"senderKey":"${SENDER_KEY}","msgType":"${msgType}","to":"01012345678","text":"Hello"${more(members)}}`;

export const rcs = (content: string, formatId = "SL000000", members = ""): string =>
  `{"content":${content},"from":"0212345678","to":"01012345678","formatId":"${formatId}","brandKey":"BR.key"${more(members)}}`;

const DESTINATION = '{"to":"01012345678"}';

export const omni = (step: string, destination = DESTINATION, members = ""): string =>
  `{"messageFlow":[${step}],"destinations":[${destination}]${more(members)}}`;

export const friendtalkStep = (members: string, msgType = "FT"): string =>
  `{"friendtalk":{"senderKey":"${SENDER_KEY}","msgType":"${msgType}","text":"Hello"${more(members)}}}`;

export const rcsStep = (members: string, content = '{"standalone":{"text":"Hello"}}'): string =>
  `{"rcs":{"content":${content},"from":"0212345678","formatId":"SL000000","brandKey":"BR.key"${more(members)}}}`;

/** A carousel of two cards. */
export const carousel = (members = "", card = ""): string => {
  const one = `{"header":"Tea","message":"Fresh","attachment":{"image":{"imgUrl":"@fc@"}${card}}}`;
  return `"carousel":{"list":[${one},${one}]${more(members)}}`;
};

export const SMS = "/v1/send/sms";
export const ALIMTALK = "/v1/send/alimtalk";
export const FRIENDTALK = "/v1/send/friendtalk";
export const RCS = "/v1/send/rcs";
export const OMNI = "/v1/send/omni";
export const FORM = "/v1/form";
