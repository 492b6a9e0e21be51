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
    .replaceAll(/validate\d+\.errors = vErrors;/g, "")
    .replaceAll("let vErrors = null;", "")
    // Where a value stands is asked only for errors, so functions need the value alone.
    .replaceAll(/function (validate\d+)\(data, \{instancePath="".*?\}=\{\}\)/g, "function $1(data)")
    .replaceAll(
      /((?:validate\d+|wrapper\d+\.validate)\(\w+(?:\.[\w$]+|\[(?:"(?:[^"\\]|\\.)*"|\w+)\])*), \{instancePath.*?,dynamicAnchors\}\)/gs,
      "$1)",
    );
  const left = /(?<![."\w])(?:vErrors|instancePath|dynamicAnchors|parentData)\b|validate\d*\.errors/.exec(bare);
  if (left)
    throw new Error(`ajv wrote code of an unknown form: ${bare.slice(Math.max(0, left.index - 60), left.index + 60)}`);
  return withoutUnused(bare);
}

/** ajv writes down every schema it compiled, though the code looks at hardly any of them again. */
function withoutUnused(code: string): string {
  const uses = new Map<string, number>();
  for (const [name] of code.matchAll(/\bschema\d+\b/g)) uses.set(name, (uses.get(name) ?? 0) + 1);
  let kept = "";
  let from = 0;
  for (const found of code.matchAll(/const (schema\d+) = /g)) {
    // Inside a literal that was just left out, the text may look like a declaration.
    if (found.index < from || (uses.get(found[1] ?? "") ?? 0) > 1) continue;
    kept += code.slice(from, found.index);
    from = endOfLiteral(code, found.index + found[0].length) + 1;
  }
  return kept + code.slice(from);
}

/** The index of the semicolon that ends a JSON literal. */
function endOfLiteral(code: string, start: number): number {
  let inString = false;
  for (let index = start; index < code.length; index++) {
    const char = code[index];
    if (inString) {
      if (char === "\\") index++;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = true;
    else if (char === ";") return index;
  }
  return code.length;
}
