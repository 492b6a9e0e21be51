import { describe, expect, test } from "vitest";
import { accepts, faults } from "./derived-contract.ts";

const chars = (length: number) => "가".repeat(length);

describe.each([
  ["RcsTemplateFree", 0, 90, 1, 0],
  ["RcsTemplateDescription", 8, 90, 2, 0],
  ["RcsTemplateCell", 8, 90, 2, 0],
  ["RcsTemplateImage", 30, 150, 2, 3],
])("%s", (component, title, text, buttons, subInfo) => {
  const suggestions = (count: number) =>
    Array.from({ length: count }, () => ({
      action: { displayText: "x", urlAction: { openUrl: { url: "https://x" } } },
    }));
  const subContent = (count: number) => Array.from({ length: count }, () => ({ subTitle: "x", subDesc: chars(33) }));

  test("takes all that it allows, in both styles", () => {
    const written = { ...(title && { title: chars(title) }), description: chars(text), cellLeft1: chars(text) };
    expect(faults(component, { content: { template: { ...written, subContent: subContent(subInfo) } } })).toEqual([]);
    expect(faults(component, { body: written, buttons: [{ suggestions: suggestions(buttons) }] })).toEqual([]);
  });

  test("takes no more in either", () => {
    const written = { title: chars(title + 1), description: chars(text + 1), cellLeft1: chars(text + 1) };
    const codes = (at: string) => [`${at}/title A415`, `${at}/description A328`, `${at}/cellLeft1 A328`];
    const template = { ...written, subContent: subContent(subInfo + 1) };
    const found = faults(component, { content: { template } });
    expect(found.toSorted()).toEqual([...codes("/content/template"), "/content/template/subContent A424"].toSorted());
    const value = { body: written, buttons: [{ suggestions: suggestions(buttons + 1) }] };
    expect(faults(component, value)).toEqual([...codes("/body"), "/buttons/0/suggestions A406"]);
    expect(accepts(component, value)).toBe(false);
  });

  test("is of the kind template", () => {
    expect(faults(component, { content: { standalone: { text: "x" } } })).toEqual(["/content/template A415"]);
  });
});

test("only the image kind has an image, and its detail text is shorter", () => {
  const media = { body: { media: "maapfile://f1" } };
  expect(faults("RcsTemplateCell", media)).toEqual(["/body/media A415"]);
  expect(faults("RcsTemplateImage", media)).toEqual([]);
  const template = { content: { template: media.body } };
  for (const kind of ["Free", "Description", "Cell"])
    expect(faults(`RcsTemplate${kind}`, template)).toEqual(["/content/template/media A415"]);
  expect(faults("RcsTemplateImage", template)).toEqual([]);
  const detail = { body: { subDesc1: chars(34) }, content: { template: { subContent: [{ subDesc: chars(34) }] } } };
  expect(faults("RcsTemplateImage", detail)).toEqual([
    "/content/template/subContent/0/subDesc A415",
    "/body/subDesc1 A415",
  ]);
});

test("an unlisted formatId says nothing about the content: the registry knows whether there is such a template", () => {
  const send = { from: "0212345678", to: "01012345678", brandKey: "key", formatId: "UBR.1-TPL" };
  expect(faults("RcsSend", { ...send, content: { template: { description: chars(151) } } })).toEqual([]);
  expect(faults("RcsSend", { ...send, content: { standalone: { text: "x" } } })).toEqual([]);
});

test("the keys of a template are written in any script", () => {
  const send = (template: object) => ({
    from: "0212345678",
    to: "01012345678",
    formatId: "TPL1",
    brandKey: "key",
    content: { template },
  });
  expect(faults("RcsSend", send({ 고객명: "김하늘", order_no: "7", "배송 예정일": "11월 20일" }))).toEqual([]);
  expect(faults("RcsSend", send({ ["k".repeat(41)]: "x" }))).toHaveLength(1);
  expect(faults("RcsSend", send({ _hidden: "x" }))).toHaveLength(1);
});
