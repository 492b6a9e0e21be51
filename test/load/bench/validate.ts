import { Ajv2020 } from "ajv/dist/2020.js";
import { operations } from "../../../generated/validators.js";
import { readDocument, schemaOf } from "./contenders/contract-schema.ts";
import { everyRound, ratio, summary, tellRound } from "./measure.ts";
import type { BenchOptions } from "./options.ts";
import { barPlot, save, table } from "./report.ts";
import { exampleBody } from "./requests.ts";
import { type Measure, showMeasures, spread } from "./verdict.ts";

/** Short enough that whatever disturbs the machine hits both alike. */
const SLICE_MS = 200;

/**
 * The RCS carousel of the document by the generated validator, beside the same schema compiled by ajv when the process
 * starts. Our own keywords (bytes of a text, characters of CP949, totals) are checked by ours and are words without
 * meaning to ajv, so ours does more.
 */
export async function benchValidate({ rounds }: BenchOptions): Promise<void> {
  const examples = {
    carousel: ["send-rcs-carousel-medium", "RcsSend"],
    international: ["send-international-english", "InternationalSend"],
  } as const;
  const generated = {
    carousel: operations.sendRcs.body["application/json"],
    international: operations.sendInternational.body["application/json"],
  };
  const contenders: Record<string, () => Promise<number>> = {};
  for (const name of ["carousel", "international"] as const) {
    const [example, schema] = examples[name];
    const value = exampleBody(example);
    const byAjv = new Ajv2020({ strict: false, validateFormats: false }).compile(schemaOf(readDocument(), schema));
    contenders[`generated, ${name}`] = async () => checksPerSecond(generated[name], value);
    contenders[`ajv, ${name}`] = async () => checksPerSecond(byAjv, value);
  }
  const found = await everyRound(contenders, rounds * 4, tellRound("validate", rounds * 4));
  show(found, rounds * 4);
}

function checksPerSecond(isValid: (value: unknown) => boolean, value: unknown): number {
  if (!isValid(value)) throw new Error("the document's own example is refused");
  const begun = performance.now();
  let count = 0;
  let passed = 0;
  while (performance.now() - begun < SLICE_MS) {
    for (let index = 0; index < 500; index++) if (isValid(value)) passed++;
    count += 500;
  }
  if (passed !== count) throw new Error("the document's own example is refused now and then");
  return count / ((performance.now() - begun) / 1000);
}

function show(found: Record<string, number[]>, rounds: number): void {
  const rows = Object.entries(found).map(([name, values]) => [name, spread(summary(values))]);
  process.stdout.write(`\n${table(["validations/s", "median (least–most)"], rows)}\n`);
  const against = (name: string) => ratio(found[`generated, ${name}`] ?? [], found[`ajv, ${name}`] ?? []);
  const measures: Measure[] = [
    { name: "validation of the RCS carousel ÷ ajv compiled at run time", sample: against("carousel"), atLeast: 1 },
    { name: "validation of an international send ÷ ajv", sample: against("international") },
  ];
  showMeasures(measures, rounds);
  const bars = Object.entries(found).map(([label, values], group) => {
    const { median: value, least, most } = summary(values);
    return { label, value, least, most, group: group % 2 };
  });
  save("validate", { rounds, found, measures }, barPlot("Validations a second, more is better", "/s", bars));
}
