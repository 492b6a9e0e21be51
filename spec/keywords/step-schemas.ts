/** The name of the strict schema of a flow step, for each channel. */
export const STEP_SCHEMAS = {
  sms: "SmsStep",
  mms: "MmsStep",
  rcs: "RcsStep",
  alimtalk: "AlimtalkStep",
  friendtalk: "FriendtalkStep",
  brandmessage: "BrandmessageStep",
} as const;

export type StepChannel = keyof typeof STEP_SCHEMAS;
