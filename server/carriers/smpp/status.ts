/** Command statuses of SMPP 3.4 (5.1.3) that the adapter itself gives or acts upon; what the others mean is in `codes.ts`. */
export const STATUS = {
  ok: 0x00,
  invalidCommand: 0x03,
  notBound: 0x04,
  temporaryFault: 0x64,
  permanentFault: 0x65,
} as const;

export const hexadecimal = (status: number): string => `0x${status.toString(16).toUpperCase().padStart(2, "0")}`;
