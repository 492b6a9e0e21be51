import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Deployment } from "kubernetes-models/apps/v1";
import { PodDisruptionBudget } from "kubernetes-models/policy/v1";
import { ConfigMap, Service, ServiceAccount } from "kubernetes-models/v1";
import { afterAll, describe, expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { readConfig } from "../../../server/config.ts";
import { root } from "../../rig/own-project.ts";
import { toolsFolder } from "../tools.ts";

/** As much of an object as this test asks for. */
interface KubernetesObject {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly labels?: Labels };
  readonly spec?: unknown;
}
type Labels = Readonly<Record<string, string>>;

const models = { ConfigMap, Deployment, PodDisruptionBudget, Service, ServiceAccount };
const isModelled = (kind: string): kind is keyof typeof models => kind in models;
/** Where the types and validators of a kind are, which the package makes from Kubernetes' OpenAPI document. */
const moduleOf = (apiVersion: string): string => `kubernetes-models/${apiVersion}`;

const folder = join(root, "deploy/kubernetes");
const read = (name: string): string => readFileSync(join(folder, name), "utf8");
const readObjects = (text: string): KubernetesObject[] => parseAllDocuments(text).map((document) => document.toJS());
const listFiles = (name: string): string[] =>
  parse(read(`${name}/kustomization.yaml`))
    .resources.filter((resource: string) => resource.endsWith(".yaml"))
    .map((resource: string) => `${name}/${resource}`);

const objects = ["base", "monitoring"].flatMap(listFiles).flatMap((name) => readObjects(read(name)));
const findObject = (kind: string, name: string): KubernetesObject => {
  const found = objects.find((object) => object.kind === kind && object.metadata.name === name);
  if (found === undefined) throw new Error(`There is no ${kind} ${name}`);
  return found;
};

function validate(all: readonly KubernetesObject[]): void {
  for (const object of all)
    if (isModelled(object.kind)) new models[object.kind](JSON.parse(JSON.stringify(object))).validate();
}

/** Checks the objects as literals of the package's types: the compiler also refuses fields that a type does not have. */
const place = join(root, ".data/test/kubernetes");
function findTypeErrors(all: readonly KubernetesObject[]): string {
  const lines = all
    .filter(({ kind }) => isModelled(kind))
    .flatMap((object, index) => [
      `import type { I${object.kind} as T${index} } from "${moduleOf(object.apiVersion)}";`,
      `export const object${index}: T${index} = ${JSON.stringify(object)};`,
    ]);
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, "objects.ts"), lines.join("\n"));
  if (!existsSync(join(place, "node_modules"))) symlinkSync(toolsFolder, join(place, "node_modules"));
  const compiler = join(root, "node_modules/typescript-native/bin/tsc");
  const options = ["--ignoreConfig", "--noEmit", "--strict", "--skipLibCheck", "--module", "nodenext", "--types", ""];
  return spawnSync(process.execPath, [compiler, ...options, "objects.ts"], { cwd: place, encoding: "utf8" }).stdout;
}
afterAll(() => rmSync(place, { recursive: true, force: true }));

const environment = { ...process.env, PATH: `${process.env.PATH}:/usr/local/bin` };
const hasKubectl = spawnSync("kubectl", ["kustomize", "--help"], { env: environment }).status === 0;

describe("deploy/kubernetes", () => {
  test("has objects that Kubernetes takes", () => {
    expect(objects.map(({ kind }) => kind).filter((kind) => !isModelled(kind))).toEqual(["ServiceMonitor"]);
    expect(() => validate(objects)).not.toThrow();
    expect(findTypeErrors(objects)).toBe("");
  });

  test("would be refused with a wrong value or a field that does not exist", () => {
    const wrong = { ...findObject("PodDisruptionBudget", "gateway-api"), spec: { minAvailable: true } };
    expect(() => validate([wrong])).toThrow(/minAvailable/);
    const misspelt = { ...findObject("PodDisruptionBudget", "gateway-api"), spec: { minAvailible: 1 } };
    expect(findTypeErrors([misspelt])).toMatch(/minAvailible/);
  });

  test.skipIf(!hasKubectl)("is built by Kustomize, and the result too is taken (skipped without kubectl)", () => {
    const { status, stdout, stderr } = spawnSync("kubectl", ["kustomize", join(folder, "monitoring")], {
      env: environment,
      encoding: "utf8",
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    const built = readObjects(stdout);
    expect(built.length).toBeGreaterThan(objects.length);
    expect(() => validate(built)).not.toThrow();
    expect(findTypeErrors(built)).toBe("");
  });

  test.each(["api", "worker"])("has an %s whose settings, ports, probes and labels fit", (role) => {
    const { spec } = new Deployment(JSON.parse(JSON.stringify(findObject("Deployment", `gateway-${role}`))));
    const pod = spec?.template.spec;
    const container = pod?.containers[0];
    const settings = Object.fromEntries((container?.env ?? []).map(({ name, value }) => [name, value]));
    const generated: readonly string[] = parse(read("base/kustomization.yaml")).configMapGenerator[0].literals;
    const names = [...Object.keys(settings), ...generated.map((literal) => literal.split("=")[0] ?? "")];
    expect(names.filter((name) => !readConfig({}).settingNames.has(name))).toEqual([]);
    expect(settings.ROLE).toBe(role);

    const ports = container?.ports?.map(({ name }) => name);
    const { startupProbe, readinessProbe, livenessProbe } = container ?? {};
    const probes = [startupProbe, readinessProbe, livenessProbe].map((probe) => probe?.httpGet);
    expect(probes.map((probe) => probe?.path)).toEqual(["/healthz", "/readyz", "/healthz"]);
    for (const probe of probes) expect(ports).toContain(probe?.port);

    // Long enough for preStop, the drain and an end by force.
    const { drainTimeoutS } = readConfig({});
    const preStopS = Number(container?.lifecycle?.preStop?.exec?.command?.[1] ?? 0);
    expect(pod?.terminationGracePeriodSeconds).toBeGreaterThan(preStopS + drainTimeoutS + 5);

    const labels = { "app.kubernetes.io/component": role };
    expect(spec?.template.metadata?.labels).toEqual(labels);
    expect(spec?.selector.matchLabels).toEqual(labels);
    expect(findObject("PodDisruptionBudget", `gateway-${role}`).spec).toMatchObject({
      selector: { matchLabels: labels },
    });
  });

  test("has a ServiceMonitor that finds the admin port of all pods", () => {
    const metrics = findObject("Service", "gateway-metrics");
    const { spec } = findObject("ServiceMonitor", "gateway");
    expect(spec).toMatchObject({ endpoints: [{ port: "admin", path: "/metrics" }] });
    expect(metrics.spec).toMatchObject({ ports: [{ name: "admin", targetPort: "admin" }] });
    expect(metrics.metadata.labels).toMatchObject({ "app.kubernetes.io/component": "metrics" });
    // The alert rules know the targets by the job `gateway`.
    expect(spec).toMatchObject({ jobLabel: "app.kubernetes.io/part-of" });
    expect(metrics.metadata.labels).toMatchObject({ "app.kubernetes.io/part-of": "gateway" });
    expect(spec).toMatchObject({ selector: { matchLabels: { "app.kubernetes.io/component": "metrics" } } });
    // Kustomize gives this label to every pod of the base.
    const [{ pairs }] = parse(read("base/kustomization.yaml")).labels;
    expect(metrics.spec).toMatchObject({ selector: pairs });
  });
});
