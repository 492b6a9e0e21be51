/** The strict schema of each channel's step in a flow, by its name in the document. */
export const STEP_SCHEMAS = {
  sms: "SmsStep",
  mms: "MmsStep",
  rcs: "RcsStep",
  alimtalk: "AlimtalkStep",
  friendtalk: "FriendtalkStep",
} as const;

export type StepChannel = keyof typeof STEP_SCHEMAS;
