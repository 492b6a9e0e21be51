/** With these in the environment of a test run, its gateways have several cells, or use Citus. */
const NAMES = ["CELLS", "DATABASE_BACKEND"];

/** Settings for every gateway that a test starts. */
export const cellSettings: Readonly<Record<string, string>> = Object.fromEntries(
  NAMES.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  }),
);
