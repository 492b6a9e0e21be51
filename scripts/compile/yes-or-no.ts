/**
 * ajv's code collects error objects as it goes; ours only has to say yes or no, for whoever asks why asks `explain`.
 * Taking the collecting out makes the code a third of the size and the calls free of allocation. The patterns are those
 * of the pinned ajv; should a new version write other code, the check at the end stops the generator.
 */
export function yesOrNo(code: string): string {
  const bare = code
    // An error added to the list, where a later keyword may still take it back.
    .replaceAll(
      /const (err\d+) = .*?;if\(vErrors === null\)\{vErrors = \[\1\];\}else \{vErrors\.push\(\1\);\}errors\+\+;/gs,
      "errors++;",
    )
    // The errors of a schema called by $ref.
    .replaceAll(
      /vErrors = vErrors === null \? [\w.]+\.errors : vErrors\.concat\([\w.]+\.errors\);errors = vErrors\.length;/g,
      "errors++;",
    )
    // Taken back.
    .replaceAll(/if\(vErrors !== null\)\{if\(_errs\d+\)\{vErrors\.length = _errs\d+;\}else \{vErrors = null;\}\}/g, "")
    // The end of a function: with one error at once, with those collected, or with none.
    .replaceAll(/validate\d+\.errors = \[\{.*?\}\];return false;/gs, "return false;")
    .replaceAll(/validate\d+\.errors = (?:vErrors|null);/g, "")
    .replaceAll("let vErrors = null;", "")
    // Where a value stands is asked only for errors, so functions need the value alone.
    .replaceAll(/function (validate\d+)\(data, \{instancePath="".*?\}=\{\}\)/g, "function $1(data)")
    .replaceAll(
      /((?:validate\d+|wrapper\d+\.validate|root\d+\.validate)\(\w+(?:\.[\w$]+|\[(?:"(?:[^"\\]|\\.)*"|\w+)\])*), \{instancePath.*?,dynamicAnchors\}\)/gs,
      "$1)",
    );
  const left = /(?<![."\w])(?:vErrors|instancePath|dynamicAnchors|parentData)\b|validate\d*\.errors/.exec(bare);
  if (left)
    throw new Error(`ajv wrote code of an unknown form: ${bare.slice(Math.max(0, left.index - 60), left.index + 60)}`);
  return bare;
}
