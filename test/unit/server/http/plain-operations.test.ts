import { expect, test } from "vitest";
import { routes } from "../../../../generated/routes.ts";
import { isPlain } from "../../../../server/http/direct/plain-operations.ts";

test("only operations with a plain path, JSON both ways and nothing but the bearer token are answered directly", () => {
  const plain = routes.filter(isPlain).map(({ operationId }) => operationId);
  expect(plain).toContain("sendSms");
  expect(plain).toContain("pollReports");
  // A password, a path with parameters, an upload.
  for (const other of ["issueToken", "inquireReport", "uploadFile"]) expect(plain).not.toContain(other);
});
