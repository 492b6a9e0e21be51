const NAMES = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Whether a Host header names this machine. Another name leads here only from another site, which must not get a demo's password. */
export const isThisMachine = (host: string): boolean => NAMES.test(host);
