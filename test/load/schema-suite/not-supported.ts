/** What the generator does not do, and the schemas of the suite that show it. Held exactly: it can neither grow nor outlive its reason unseen. */
export interface NotSupported {
  readonly feature: string;
  /** `refused`: the generator stops with an error that names the place. `decided otherwise`: it answers, but not as asked. */
  readonly outcome: "refused" | "decided otherwise";
  /** `file: description` of the groups. */
  readonly names: readonly string[];
}

export const NOT_SUPPORTED: readonly NotSupported[] = [
  {
    feature:
      "$ref to another address on the network, the meta-schema included: only files are read, nothing is fetched",
    outcome: "refused",
    names: [
      "defs.json: validate definition against metaschema",
      "dynamicRef.json: strict-tree schema, guards against misspelled properties",
      "dynamicRef.json: tests for implementation dynamic anchor and reference link",
      "dynamicRef.json: $ref and $dynamicAnchor are independent of order - $defs first",
      "dynamicRef.json: $ref and $dynamicAnchor are independent of order - $ref first",
      "dynamicRef.json: $ref to $dynamicRef finds detached $dynamicAnchor",
      "ref.json: remote ref, containing refs itself",
      "refRemote.json: remote ref",
      "refRemote.json: fragment within remote ref",
      "refRemote.json: anchor within remote ref",
      "refRemote.json: ref within remote ref",
      "refRemote.json: base URI change",
      "refRemote.json: base URI change - change folder",
      "refRemote.json: base URI change - change folder in subschema",
      "refRemote.json: root ref in remote ref",
      "refRemote.json: remote ref with ref to defs",
      "refRemote.json: Location-independent identifier in remote ref",
      "refRemote.json: retrieved nested refs resolve relative to their URI not $id",
      "refRemote.json: remote HTTP ref with different $id",
      "refRemote.json: remote HTTP ref with different URN $id",
      "refRemote.json: remote HTTP ref with nested absolute ref",
      "refRemote.json: $ref to $ref finds detached $anchor",
    ],
  },
  {
    feature: "$dynamicRef that could mean several schemas: what it means is known only while a value is checked",
    outcome: "refused",
    names: [
      "dynamicRef.json: A $dynamicRef resolves to the first $dynamicAnchor still in scope that is encountered when the schema is evaluated",
      "dynamicRef.json: A $dynamicRef with intermediate scopes that don't include a matching $dynamicAnchor does not affect dynamic scope resolution",
      "dynamicRef.json: An $anchor with the same name as a $dynamicAnchor is not used for dynamic scope resolution",
      "dynamicRef.json: A $dynamicRef that initially resolves to a schema with a matching $dynamicAnchor resolves to the first $dynamicAnchor in the dynamic scope",
      "dynamicRef.json: multiple dynamic paths to the $dynamicRef keyword",
      "dynamicRef.json: after leaving a dynamic scope, it is not used by a $dynamicRef",
      "dynamicRef.json: $dynamicRef skips over intermediate resources - direct reference",
      "dynamicRef.json: $dynamicRef avoids the root of each schema, but scopes are still registered",
      "unevaluatedItems.json: unevaluatedItems with $dynamicRef",
      "unevaluatedProperties.json: unevaluatedProperties with $dynamicRef",
    ],
  },
  {
    feature: "$vocabulary, $schema with a dialect of one's own",
    outcome: "refused",
    names: [
      "vocabulary.json: schema that uses custom metaschema with with no validation vocabulary",
      "vocabulary.json: ignore unrecognized optional vocabulary",
    ],
  },
  {
    feature: "format as a mere remark: the formats that are known are checked, by choice",
    outcome: "decided otherwise",
    names: [
      "format.json: email format",
      "format.json: regex format",
      "format.json: ipv4 format",
      "format.json: ipv6 format",
      "format.json: hostname format",
      "format.json: date format",
      "format.json: date-time format",
      "format.json: time format",
      "format.json: json-pointer format",
      "format.json: uri format",
      "format.json: uri-reference format",
      "format.json: uuid format",
      "format.json: duration format",
    ],
  },
  {
    feature: "unevaluatedItems beside a nested condition, where ajv takes items for evaluated that are not",
    outcome: "decided otherwise",
    names: [
      "unevaluatedItems.json: unevaluatedItems with nested items",
      "unevaluatedItems.json: unevaluatedItems and contains interact to control item dependency relationship",
      "unevaluatedItems.json: unevaluatedItems can see annotations from if without then and else",
    ],
  },
  {
    feature: "a property called __proto__, which in JavaScript sets the prototype of an object",
    outcome: "refused",
    names: ["properties.json: properties whose names are Javascript object property names"],
  },
];
