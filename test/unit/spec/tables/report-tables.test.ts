import { expect, test } from "vitest";
import { getReportTypes } from "../../../../spec/derive/channels.ts";
import { contractTables } from "./table-file.ts";

const { reportCodes, channels } = await contractTables();

test("the families SMS and MMS have the same endings", () => {
  const endings = (family: string) =>
    reportCodes.filter((row) => row.family === family).map((row) => row.code.slice(1));
  expect(endings("SMS")).toEqual(["2000", "2003", "3001", "3003", "3012", "3015", "3022", "3023", "3029", "3034"]);
  expect(endings("MMS")).toEqual(endings("SMS"));
});

test("the other codes are there, each once and in order", () => {
  const others = reportCodes.filter((row) => row.family !== "SMS" && row.family !== "MMS").map((row) => row.code);
  expect(others.join(" ")).toBe(
    "10000 33101 51907 54003 60162 61028 61033 63015 63016 63018 63019 63020 63021 63022 63023 63024 63025 63026 63027 63041 63043 63044 63045 63046 63047 63048 63050 63051 63052 63053 63054 63055 63056 63057 63058 64110 67014 90000 90001 90003 99999",
  );
});

test("every channel has its service type and its message types", () => {
  const { serviceTypes, msgTypes } = getReportTypes({ channels });
  expect(serviceTypes.map((row) => row.value).join(" ")).toBe(
    "SMS MMS RCS INTERNATIONAL ALIMTALK FRIENDTALK BRANDMESSAGE",
  );
  expect(msgTypes.map((row) => row.value).join(" ")).toBe(
    "SM LM MM RS RL RM RF RD RC RI IM AT AI FT FI FW FL FC FM FA FP FT FI FW FL FC FM FA FP",
  );
});
