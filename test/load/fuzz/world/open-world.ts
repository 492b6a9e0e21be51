import { stepSchemas } from "../../../../generated/tables.ts";
import { type Contract, readContract } from "../../../../scripts/probe/contract/contract.ts";
import { document } from "../../../contract/document.ts";
import { ownKeywords } from "../../../contract/own-keywords.ts";
import type { OwnGateway } from "../gateway/own-gateway.ts";
import type { FuzzAccount } from "./account.ts";
import { uploadRequest } from "./form-data.ts";
import { sampleImages, strangeImages } from "./images.ts";
import { codeIn, dataIn, Verdict } from "./verdict.ts";
import { World } from "./world.ts";

/** Schemas that the gateway asks besides those of its operations. */
const MORE_SCHEMAS = ["DomesticNumber", "RcsTemplateDescription", ...Object.values(stepSchemas)];

export async function prepareSchemas({ validator }: Contract): Promise<void> {
  for (const name of MORE_SCHEMAS) await validator.prepare(`/components/schemas/${name}`);
}

export interface Target {
  readonly url: string;
  readonly accounts: readonly FuzzAccount[];
  readonly gateway?: OwnGateway | undefined;
}

/** Everything that the cases need before the first of them: the contract read, tokens issued, images registered. */
export async function openWorld({ url, accounts, gateway }: Target): Promise<World> {
  const contract = await readContract(document, { keywords: ownKeywords });
  await prepareSchemas(contract);
  const verdict = await Verdict.prepare(contract);
  const images = await sampleImages();
  const pictures = [...images, ...(await strangeImages())];
  const world = new World({
    ...{ url, document, contract, verdict, accounts, images, pictures },
    process: gateway?.process,
    carrier: gateway?.carrier,
    tokenKey: gateway?.tokenKey,
    canary: gateway?.canary,
  });
  for (const account of accounts) {
    hideSecretsOf(account, world);
    if (account.part === "blocked") continue;
    await signIn(account, world);
    if (account.part === "sender" || account.part === "hooked") await registerImages(account, world);
  }
  return world;
}

export async function signIn(account: FuzzAccount, world: World): Promise<void> {
  const headers = [
    ["X-SVC-Client-Id", account.id],
    ["X-SVC-Client-Passwd", account.password],
  ] as const;
  const answer = await world.ask({ method: "POST", path: "/v1/auth/token", headers }, { operationId: "issueToken" });
  const { token } = dataIn(answer);
  if (typeof token !== "string") throw new Error(`${account.id} gets no token: ${codeIn(answer)}`);
  account.token = token;
  world.log?.hideToken(token);
}

function hideSecretsOf(account: FuzzAccount, { log }: World): void {
  log?.hide(account.mark, "a text");
  log?.hide(account.password, "a password");
  for (const prefix of [account.numbers, `82${account.numbers}`]) log?.hideNumbers(prefix);
}

/** By the number of words after the service in the path. */
const UPLOADS = ["uploadFile", "uploadTypedFile", "uploadSubtypedFile"] as const;

async function registerImages(account: FuzzAccount, world: World): Promise<void> {
  for (const image of world.images) {
    const { path, bytes, mediaType, extension } = image;
    const file = { fileName: `${account.mark}.${extension}`, mediaType, bytes };
    const operationId = UPLOADS[path.split("/").length - 1];
    const answer = await world.ask(uploadRequest(path, file, account.authorization), { account, operationId });
    const { fileKey, media, imgUrl } = dataIn(answer);
    if (typeof fileKey !== "string") throw new Error(`${path} is not taken: ${codeIn(answer)}`);
    account.files.push({ ...image, fileKey, media: textOr(media), imgUrl: textOr(imgUrl) });
  }
}

const textOr = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);
