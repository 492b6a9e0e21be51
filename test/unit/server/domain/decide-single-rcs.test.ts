import { describe, expect, test } from "vitest";
import { rcsFormats } from "../../../../generated/tables.ts";
import type { components } from "../../../../generated/types.ts";
import { decideSingle } from "../../../../server/domain/decide-single.ts";
import { accepted, account, context, emptyRegistry, registry, verdict } from "./fixtures.ts";

type RcsSend = components["schemas"]["RcsSendFilled"];

const rcs: RcsSend = {
  content: { standalone: { text: "안녕하세요" } },
  from: "0212345678",
  to: "01012345678",
  formatId: "SS000000",
  brandKey: "BR.key",
  expiryOption: "1",
  header: "0",
  copyAllowed: "0",
};
const template = (formatId: string, fields: Record<string, unknown>): RcsSend => ({
  ...rcs,
  formatId,
  content: { template: fields },
});
const sandbox = { account: { ...account, sandbox: true }, registry: emptyRegistry };

describe("rcs", () => {
  test.each<[string, string]>([
    ...rcsFormats.formats.map(({ id, msgType }): [string, string] => [id, msgType]),
    ["TPL-FREE", "RF"],
    ["TPL-DESCRIPTION", "RD"],
    ["TPL-CELL", "RC"],
    ["TPL-IMAGE", "RI"],
  ])("%s is reported as %s", (formatId, msgType) => {
    const body = formatId.startsWith("TPL") ? template(formatId, { description: "a" }) : { ...rcs, formatId };
    expect(accepted(decideSingle("rcs", body, context())).steps[0]).toMatchObject({ serviceType: "RCS", msgType });
  });

  test("the payload is the message without recipient, reference and fallback", () => {
    const { to: _to, ...payload } = rcs;
    const body = { ...rcs, ref: "r", fallback: { type: "SMS", text: "대체" } } as const;
    expect(accepted(decideSingle("rcs", body, context())).steps[0]?.payload).toEqual(payload);
  });

  test.each([
    ["1", 86_400],
    ["2", 40],
    ["3", 190],
    ["4", 3_600],
  ] as const)("expiryOption %s ends the step after %i seconds", (expiryOption, seconds) => {
    expect(accepted(decideSingle("rcs", { ...rcs, expiryOption }, context())).steps[0]?.validityS).toBe(seconds);
  });

  test.each([
    ["an unregistered sender number is A327", { from: "0311111111" }, ["A327 /from"]],
    ["an unregistered brand is A420", { brandKey: "BR.none" }, ["A420 /brandKey"]],
    ["the brand's own ID is accepted", { brandId: "BR.id" }, ["accepted"]],
    ["another ID than the brand's is A419", { brandId: "BR.other" }, ["A419 /brandId"]],
    ["an ID for a brand registered without one is accepted", { brandKey: "BR.nameless", brandId: "x" }, ["accepted"]],
    [
      "a formatId neither in the table nor a registered template is A404",
      { formatId: "TPL-NONE", content: { template: { description: "a" } } },
      ["A404 /formatId"],
    ],
    [
      "whatever its content is",
      { formatId: "TPL-NONE", content: { standalone: { text: "가".repeat(2000), media: "maapfile://f_none" } } },
      ["A404 /formatId"],
    ],
    [
      "a registered template is held to its kind",
      { formatId: "TPL-FREE", content: { standalone: { text: "a" } } },
      ["A415 /content/template"],
    ],
    [
      "a template without an image has none",
      { formatId: "TPL-CELL", content: { template: { description: "a", media: "maapfile://f_none" } } },
      ["A415 /content/template/media"],
    ],
    [
      "all that is not registered is listed, in the order of the fields",
      { from: "0311111111", formatId: "TPL-NONE", brandKey: "x" },
      ["A327 /from", "A404 /formatId", "A420 /brandKey"],
    ],
  ])("%s", (_rule, change, want) => {
    expect(verdict(decideSingle("rcs", { ...rcs, ...change }, context()))).toEqual(want);
  });

  test("without the right to the channel it is A325", () => {
    const given = context({ account: { ...account, channels: new Set(["sms"]) } });
    expect(verdict(decideSingle("rcs", rcs, given))).toEqual(["A325"]);
  });
});

describe("a registered template is held to the limits of its kind", () => {
  const at = "/content/template";
  const text = (length: number) => "가".repeat(length);
  test.each([
    ["Free: text 90", "TPL-FREE", { description: text(90) }, ["accepted"]],
    ["Free: text 91 is A328", "TPL-FREE", { description: text(91) }, [`A328 ${at}/description`]],
    ["Free: no title", "TPL-FREE", { title: "a", description: "a" }, [`A415 ${at}/title`]],
    ["Description: title 8", "TPL-DESCRIPTION", { title: text(8) }, ["accepted"]],
    ["Description: title 9 is A415", "TPL-DESCRIPTION", { title: text(9) }, [`A415 ${at}/title`]],
    [
      "Description: no sub-information",
      "TPL-DESCRIPTION",
      { subContent: [{ subTitle: "a" }] },
      [`A424 ${at}/subContent`],
    ],
    ["Cell: title 8, text 90", "TPL-CELL", { title: text(8), description: text(90) }, ["accepted"]],
    ["Cell: a cell's text 91 is A328", "TPL-CELL", { cellLeft1: text(91) }, [`A328 ${at}/cellLeft1`]],
    ["Image: title 30, text 150", "TPL-IMAGE", { title: text(30), description: text(150) }, ["accepted"]],
    ["Image: text 151 is A328", "TPL-IMAGE", { description: text(151) }, [`A328 ${at}/description`]],
    [
      "Image: detail text 34 is A415",
      "TPL-IMAGE",
      { subContent: [{ subDesc: text(34) }] },
      [`A415 ${at}/subContent/0/subDesc`],
    ],
  ])("%s", (_rule, formatId, fields, want) => {
    expect(verdict(decideSingle("rcs", template(formatId, fields), context()))).toEqual(want);
  });

  test.each([
    ["TPL-FREE", 1],
    ["TPL-DESCRIPTION", 2],
    ["TPL-CELL", 2],
    ["TPL-IMAGE", 2],
  ])("%s has %i buttons at most", (formatId, most) => {
    const action = { urlAction: { openUrl: { url: "https://a.example" } }, displayText: "열기" };
    const body = (count: number): RcsSend => {
      const { content: _content, ...rest } = rcs;
      const suggestions = Array.from({ length: count }, () => ({ action }));
      return { ...rest, formatId, body: { description: "a" }, buttons: [{ suggestions }] };
    };
    expect(verdict(decideSingle("rcs", body(most), context()))).toEqual(["accepted"]);
    expect(verdict(decideSingle("rcs", body(most + 1), context()))).toEqual(["A406 /buttons/0/suggestions"]);
  });

  test("limits come before the registry", () => {
    const body = { ...template("TPL-FREE", { title: "a" }), brandKey: "x" };
    expect(verdict(decideSingle("rcs", body, context()))).toEqual([`A415 ${at}/title`]);
  });

  test("in sandbox an unregistered template is of the kind Description", () => {
    const given = context(sandbox);
    expect(accepted(decideSingle("rcs", template("TPL-ANY", { title: text(8) }), given)).steps[0]?.msgType).toBe("RD");
    expect(verdict(decideSingle("rcs", template("TPL-ANY", { title: text(9) }), given))).toEqual([`A415 ${at}/title`]);
  });

  test("in sandbox a registered template keeps its kind", () => {
    const given = context({ ...sandbox, registry });
    expect(accepted(decideSingle("rcs", template("TPL-IMAGE", { title: text(30) }), given)).steps[0]?.msgType).toBe(
      "RI",
    );
  });
});
