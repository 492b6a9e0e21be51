import { expect, test } from "vitest";
import { contractTables } from "./table-file.ts";

const { reportCodes, reportValues } = await contractTables();

test("the families SMS and MMS have the same endings", () => {
  const endings = (family: string) =>
    reportCodes.filter((row) => row.family === family).map((row) => row.code.slice(1));
  expect(endings("SMS")).toEqual(["2000", "2003", "3001", "3003", "3012", "3015", "3022", "3023", "3029", "3034"]);
  expect(endings("MMS")).toEqual(endings("SMS"));
});

test("the other codes are there, each once and in order", () => {
  const others = reportCodes.filter((row) => row.family !== "SMS" && row.family !== "MMS").map((row) => row.code);
  expect(others.join(" ")).toBe("10000 33101 51907 54003 63015 63016 63019 63020 63022 67014 90000 99999");
});

test("every message type belongs to a service type", () => {
  const services = new Set(reportValues.serviceTypes.map((row) => row.value));
  expect([...services].join(" ")).toBe("SMS MMS RCS INTERNATIONAL ALIMTALK FRIENDTALK");
  expect(reportValues.msgTypes.filter((row) => !services.has(row.serviceType))).toEqual([]);
  expect(reportValues.msgTypes.map((row) => row.value).join(" ")).toBe(
    "SM LM MM IM RS RL RM RF RD RC RI AT AI FT FI FW FL FC",
  );
});
