import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type BenchDocument, documentsIn } from "./documents.ts";
import { interleaved, type Sample, tellRound, timed } from "./measure.ts";
import type { BenchOptions } from "./options.ts";
import { installPeers, peer } from "./peers.ts";
import { type Bar, barPlot, save, table } from "./report.ts";

const root = resolve(import.meta.dirname, "../../..");
const generator = [join(root, "scripts/contract.ts"), "generate"];

type Contender = "ours" | "openapi-typescript" | "hey-api + zod" | "ours, unchanged";

const ownDocument: BenchDocument = { name: "our own", file: join(root, "spec/openapi.yaml") };

/** Our generator, all artefacts, against generators of less; each a whole process from start to last byte. */
export async function benchGenerate({ rounds, specs, profile }: BenchOptions): Promise<void> {
  installPeers();
  const work = mkdtempSync(join(tmpdir(), "bench-generate-"));
  try {
    const results: { readonly document: BenchDocument; readonly samples: Record<Contender, Sample> }[] = [];
    for (const document of [ownDocument, ...(specs === undefined ? [] : documentsIn(resolve(specs)))]) {
      results.push({ document, samples: await benchDocument(document, rounds, work) });
      if (profile) await profileRun(document, work);
    }
    show(results, rounds);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function ownArguments({ file }: BenchDocument, out: string): string[] {
  const plugin = file === ownDocument.file ? ["--plugin", join(root, "spec/plugin.ts")] : [];
  return [...generator, "--spec", file, "--out", out, ...plugin];
}

async function benchDocument(
  document: BenchDocument,
  rounds: number,
  work: string,
): Promise<Record<Contender, Sample>> {
  const out = join(work, document.name);
  await timed(ownArguments(document, out), root);
  // The peers get one bundled file; ours reads the document as it lies, in however many files.
  const bundled = join(out, "openapi.json");
  const heyApi = ["-i", bundled, "-o", join(out, "hey-api"), "-p", "@hey-api/typescript", "zod", "--silent"];
  const contenders: Record<Contender, () => Promise<number>> = {
    ours: () => timed([...ownArguments(document, join(out, "ours")), "--force"], root),
    "openapi-typescript": () =>
      timed([peer("openapi-typescript/bin/cli.js"), bundled, "-o", join(out, "types.ts")], root),
    "hey-api + zod": () => timed([peer("@hey-api/openapi-ts/bin/run.js"), ...heyApi], root),
    "ours, unchanged": () => timed(ownArguments(document, join(out, "ours")), root),
  };
  const samples = await interleaved(contenders, rounds, tellRound(document.name, rounds));
  for (const made of ["ours/validators.js", "types.ts", "hey-api"])
    if (!existsSync(join(out, made))) throw new Error(`${document.name}: ${made} was not written`);
  return samples;
}

async function profileRun(document: BenchDocument, work: string): Promise<void> {
  const folder = join(root, ".data/bench/profiles", document.name);
  mkdirSync(folder, { recursive: true });
  await timed(
    ["--cpu-prof", `--cpu-prof-dir=${folder}`, ...ownArguments(document, join(work, document.name, "ours")), "--force"],
    root,
  );
  process.stderr.write(`${document.name}: CPU profile in .data/bench/profiles\n`);
}

function show(
  results: readonly { readonly document: BenchDocument; readonly samples: Record<Contender, Sample> }[],
  rounds: number,
): void {
  const seconds = ({ median, least, most }: Sample): string =>
    `${median.toFixed(2)} (${least.toFixed(2)}–${most.toFixed(2)})`;
  const rows = results.map(({ document, samples }) => [
    document.name,
    seconds(samples.ours),
    seconds(samples["openapi-typescript"]),
    seconds(samples["hey-api + zod"]),
    (samples.ours.median / samples["openapi-typescript"].median).toFixed(2),
    (samples.ours.median / samples["hey-api + zod"].median).toFixed(2),
    samples["ours, unchanged"].median.toFixed(2),
  ]);
  const head = [
    "document",
    "ours, s",
    "openapi-typescript, s",
    "hey-api + zod, s",
    "÷ openapi-ts",
    "÷ hey-api",
    "unchanged, s",
  ];
  process.stdout.write(
    `${table(head, rows)}\n\nto reach:   ÷ openapi-typescript ≤ 2, ÷ hey-api ≤ 1, unchanged < 0.3 s; median (least–most) of ${rounds} rounds\n`,
  );
  const bars = results.flatMap(({ document, samples }, index): Bar[] =>
    (Object.keys(samples) as Contender[]).map((name, group) => {
      const { median, least, most } = samples[name];
      return {
        label: `${index === 0 || group === 0 ? document.name : ""} · ${name}`,
        value: median,
        least,
        most,
        group,
      };
    }),
  );
  save("generate", { rounds, results }, barPlot("Generating: seconds a process, less is better", "s", bars));
}
