import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { formatRegistryFile, parseRegistryFile } from "../../../../server/accounts/registry-file.ts";
import {
  noEntries,
  REGISTRY_KINDS,
  type RegistrySection,
  VARIABLE_FIELDS,
} from "../../../../server/domain/registry.ts";

const faultsOf = (text: string): string[] => {
  const read = parseRegistryFile(text);
  return read.ok ? [] : read.faults.map(({ line, column, message }) => `${line}:${column} ${message}`);
};

const whole = `
senderNumbers: ["0212345678", 0298765432]
brands:
  - { brandKey: BR.k3y, brandId: BR.9sX, name: Sky Shop }
  - brandKey: BR.other
rcsTemplates:
  - { id: UBR-TPL001, kind: Description }
senderKeys:
  - c2f8a1d0
  - { senderKey: 7be9, brandTargeting: [M], unsubscribePhoneNumber: 080-123-4567 }
alimtalkTemplates:
  - code: ORDER_01
    text: |-
      #{name}, thank you.
      Yes.
    buttons:
      - { name: View, type: WL, urlMobile: https://shop.example/orders }
  - { code: 007, text: no }
brandmessageTemplates:
  - { code: W-1, msgType: FI, variables: { messageVariable: [name, 할인율] } }
countries:
  - { prefix: +81, signature: "[Acme]", senderId: ACME }
  - { prefix: "+1", senderId: 12345 }
`;

const entries = {
  senderNumbers: ["0212345678", "0298765432"],
  brands: [{ brandKey: "BR.k3y", brandId: "BR.9sX", name: "Sky Shop" }, { brandKey: "BR.other" }],
  rcsTemplates: [{ id: "UBR-TPL001", kind: "Description" }],
  senderKeys: ["c2f8a1d0", { senderKey: "7be9", brandTargeting: ["M"], unsubscribePhoneNumber: "080-123-4567" }],
  alimtalkTemplates: [
    {
      code: "ORDER_01",
      text: "#{name}, thank you.\nYes.",
      buttons: [{ name: "View", type: "WL", urlMobile: "https://shop.example/orders" }],
    },
    { code: "007", text: "no" },
  ],
  brandmessageTemplates: [{ code: "W-1", msgType: "FI", variables: { messageVariable: ["name", "할인율"] } }],
  countries: [
    { prefix: "+81", signature: "[Acme]", senderId: "ACME" },
    { prefix: "+1", senderId: "12345" },
  ],
};

describe("a registry file", () => {
  it("is parsed with every value as text", () => {
    expect(parseRegistryFile(whole)).toEqual({ ok: true, entries });
  });

  it("comes back the same from being written", () => {
    const read = parseRegistryFile(whole);
    if (!read.ok) throw new Error("not read");
    expect(parseRegistryFile(formatRegistryFile(read.entries))).toEqual(read);
  });

  it("may be JSON", () => {
    expect(parseRegistryFile(JSON.stringify(entries))).toEqual({ ok: true, entries });
  });

  it.each(["", "# nothing yet\n", "senderNumbers:\nbrands: []\n"])(
    "may be empty, or have empty sections: %j",
    (text) => {
      expect(parseRegistryFile(text)).toEqual({ ok: true, entries: noEntries });
    },
  );

  it("names the line and column of every fault", () => {
    const text = `senderNumbers:
  - 02-1234-5678
  - "0212345678"
  - "0212345678"
brands:
  - brandID: BR.9sX
rcsTemplates:
  - { id: SL000000, kind: Free }
  - id: UBR-TPL001
    kind: Fancy
alimtalkTemplates:
  - code: ORDER_01
    text: hello
    buttons:
      - { name: View, type: WL }
countries:
  - prefix: +81
  - { prefix: 81, senderId: ACME }
senders: []
`;
    expect(faultsOf(text)).toEqual([
      "2:5 senderNumbers/0 must be 8 to 15 digits",
      "4:5 senderNumbers/2 is listed twice",
      "6:5 brands/0 must have brandKey",
      "6:5 brands/0/brandID is not known; there are brandKey, brandId, name",
      "8:7 rcsTemplates/0/id is a format of the contract, not the ID of a template",
      "10:5 rcsTemplates/1/kind must be one of Free, Description, Cell, Image",
      "15:9 alimtalkTemplates/0/buttons/0/urlMobile is required",
      "17:5 countries/0 must have signature or senderId",
      "18:7 countries/1/prefix must be + and up to 7 digits, for example +81",
      "19:1 senders is not known; there are senderNumbers, brands, rcsTemplates, senderKeys, alimtalkTemplates, brandmessageTemplates, countries",
    ]);
  });

  it.each([
    ["a list", "- 1", "1:1 the file must be fields, of senderNumbers, brands"],
    ["a word", "hello", "1:1 the file must be fields, of senderNumbers, brands"],
    ["a section that is no list", "senderKeys: abc", "1:1 senderKeys must be a list"],
    ["an entry that is no text", "senderKeys: [[a]]", "1:14 senderKeys/0 must be a string"],
    ["a bracket that is left open", "senderKeys: [a", "1:15 Flow sequence"],
    ["a section twice", "brands: []\nbrands: []", "2:1 Map keys must be unique"],
    ["a tab in place of spaces", "brands:\n\t- brandKey: x", "2:1 "],
    ["a second document", "brands: []\n---\nbrands: []", "2:1 a second document begins here"],
    ["a name of its own kind", "__proto__: []", "1:1 __proto__ is not known"],
  ])("that is %s is refused with its place", (_name, text, fault) => {
    expect(faultsOf(text)[0]).toContain(fault);
  });

  describe.each(REGISTRY_KINDS)("with $section", ({ section, key }) => {
    const [first] = entries[section];
    const whole = typeof first === "string" ? { [key]: first } : first;
    const faultsIn = (...list: readonly unknown[]) => faultsOf(JSON.stringify({ [section]: list }));

    it("takes what is good", () => {
      expect(faultsIn(...entries[section])).toEqual([]);
    });

    it("refuses an entry of the same name as one before", () => {
      expect(faultsIn(first, first)).toEqual([expect.stringContaining(`${section}/1 is listed twice`)]);
    });

    it("refuses a name that cannot be sent", () => {
      for (const name of ["", "x".repeat(200), "nul\0"]) {
        const bad = typeof first === "string" ? name : { ...whole, [key]: name };
        expect(faultsIn(bad), JSON.stringify(name)).not.toEqual([]);
      }
    });

    it("refuses a list, and more than there is", () => {
      expect(faultsIn([first])).toEqual([expect.stringContaining(`${section}/0 `)]);
      if (section !== "senderNumbers")
        expect(faultsIn({ ...whole, more: "x" })).toEqual([expect.stringContaining("more is not known")]);
      else expect(faultsIn({ ...whole })).toHaveLength(1);
    });
  });

  it.each<[RegistrySection, object, string]>([
    ["brands", { brandKey: "k", brandId: "" }, "brandId"],
    ["brands", { brandKey: "k", name: "two\nlines" }, "name must be 1 to 40 characters"],
    ["senderKeys", { senderKey: "k", name: "" }, "name must be 1 to 40 characters"],
    ["rcsTemplates", { id: "UBR-1" }, "must have kind"],
    ["rcsTemplates", { id: "UBR-1", kind: "free" }, "kind must be one of"],
    ["senderKeys", { senderKey: "k", brandTargeting: ["I"] }, "brandTargeting/0 is what every sender key may do"],
    ["senderKeys", { senderKey: "k", brandTargeting: ["X"] }, 'brandTargeting/0 must be one of "M", "N"'],
    ["senderKeys", { senderKey: "k", brandTargeting: ["M", "M"] }, "brandTargeting/1 is listed twice"],
    ["senderKeys", { senderKey: "k", unsubscribePhoneNumber: "0212345678" }, "unsubscribePhoneNumber"],
    ["alimtalkTemplates", { code: "c" }, "must have text"],
    ["alimtalkTemplates", { code: "c", text: "" }, "text"],
    ["alimtalkTemplates", { code: "c", text: "nul\0" }, "text must have no NUL character"],
    ["alimtalkTemplates", { code: "c", text: "x", buttons: [{ name: "n", type: "??" }] }, "buttons/0"],
    ["brandmessageTemplates", { code: "c" }, "must have msgType"],
    ["brandmessageTemplates", { code: "c", msgType: "XX" }, "msgType"],
    ...VARIABLE_FIELDS.flatMap((field): [RegistrySection, object, string][] => [
      [
        "brandmessageTemplates",
        { code: "c", msgType: "FT", variables: { [field]: ["a b"] } },
        `${field}/0 has a name that must be Hangul`,
      ],
      [
        "brandmessageTemplates",
        { code: "c", msgType: "FT", variables: { [field]: ["a", "a"] } },
        `${field}/1 is listed`,
      ],
    ]),
    ["brandmessageTemplates", { code: "c", msgType: "FT", variables: { other: ["a"] } }, "other is not known"],
    ["countries", { prefix: "+81" }, "must have signature or senderId"],
    ["countries", { prefix: "+81", signature: "x".repeat(71) }, "signature must be 1 to 70"],
    ["countries", { prefix: "+81", senderId: "x".repeat(12) }, "senderId must be 1 to 11"],
    ["countries", { prefix: "+81", senderId: "한" }, "senderId must be 1 to 11 ASCII"],
    ["countries", { prefix: "+0", senderId: "A" }, "prefix must be + and up to 7"],
    ["countries", { prefix: "+12345678", senderId: "A" }, "prefix must be + and up to 7"],
  ])("refuses in %s %j, because %s", (section, entry, fault) => {
    expect(faultsOf(JSON.stringify({ [section]: [entry] }))).toEqual([expect.stringContaining(fault)]);
  });

  it("whose aliases expand to too much is refused", () => {
    const bomb = `a: &a [x,x,x,x,x,x,x,x,x]\n${"bcdefghi"
      .split("")
      .map((name, index) => {
        const before = "abcdefgh".charAt(index);
        return `${name}: &${name} [*${before},*${before},*${before},*${before},*${before},*${before},*${before}]`;
      })
      .join("\n")}`;
    expect(faultsOf(bomb)).toHaveLength(1);
  });

  it("of the demo account is in order", () => {
    const text = readFileSync(new URL("../../../../server/accounts/demo-registry.yaml", import.meta.url), "utf8");
    expect(faultsOf(text)).toEqual([]);
  });
});
