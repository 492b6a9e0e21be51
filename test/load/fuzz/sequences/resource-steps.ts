import { isDeepStrictEqual } from "node:util";
import { Failure } from "../failure.ts";
import { drawBody } from "../kinds/bodies.ts";
import { expectBody, readBody } from "../world/expect.ts";
import { uploadRequest } from "../world/form-data.ts";
import { signIn as getToken } from "../world/open-world.ts";
import { bodyIn, codeIn, dataIn } from "../world/verdict.ts";
import { chosen, getPlayers } from "./player.ts";
import { askAs, drawWhose, json, newStep } from "./step.ts";

/** Any number of tokens are good at once. */
export const signIn = newStep(
  "signIn",
  (random) => ({ who: random.integer(0, 2), keepsOld: random.flip(0.5) }),
  async ({ keepsOld, ...plan }, game, world) => {
    const { account } = getPlayers(game, plan).me;
    const old = account.token;
    await getToken(account, world);
    if (keepsOld) account.token = old;
  },
);

export const createForm = newStep(
  "createForm",
  (random, world) => ({ who: random.integer(0, 2), body: drawBody(world, "createForm", random) }),
  async ({ body, ...plan }, game, world) => {
    const { me } = getPlayers(game, plan);
    const own = me.account.own(body) as { messageForm: unknown };
    if (expectBody(world, "createForm", own).accept !== "must") return;
    const asked = await askAs(me, world, "createForm", { method: "POST", path: "/v1/form", ...json(own) }, "A000");
    const { messageForm } = readBody(world, "createForm", own) as { messageForm: unknown };
    if (asked !== undefined) me.account.forms.set(String(dataIn(asked.answer).formId), messageForm);
  },
);

export const form = newStep(
  "form",
  (random) => ({
    ...drawWhose(random),
    what: random.pick(["get", "get", "replace", "delete"] as const),
    isDeleted: random.flip(0.15),
  }),
  async ({ what, isDeleted, ...plan }, game, world) => {
    const { me } = getPlayers(game, plan);
    const isThere = plan.whose === "own" && !isDeleted;
    const listed = chosen(game, plan, ({ account, deletedForms }) =>
      isDeleted ? deletedForms : [...account.forms.keys()],
    );
    const formId = plan.whose === "unknown" ? "form_unknown" : listed;
    if (formId === undefined) return;
    const due = isThere ? "A000" : "A250";
    const path = `/v1/form/${formId}`;
    if (what === "delete") {
      const asked = await askAs(me, world, "deleteForm", { method: "DELETE", path }, due);
      if (asked !== undefined && isThere && me.account.forms.delete(formId)) me.deletedForms.push(formId);
    } else if (what === "replace") {
      const messageForm = [
        { sms: { from: `${me.account.numbers}00`, text: `${me.account.mark} replaced ${plan.which}` } },
      ];
      const asked = await askAs(me, world, "replaceForm", { method: "PUT", path, ...json({ messageForm }) }, due);
      if (asked !== undefined && isThere) me.account.forms.set(formId, messageForm);
    } else {
      const asked = await askAs(me, world, "getForm", { method: "GET", path }, due);
      if (asked === undefined || !isThere) return;
      if (!isDeepStrictEqual(dataIn(asked.answer).messageForm, me.account.forms.get(formId)))
        throw new Failure("the form is not what was registered", asked);
    }
  },
);

export const upload = newStep(
  "upload",
  (random, world) => ({ who: random.integer(0, 2), image: random.integer(0, world.images.length - 1) }),
  async ({ image: index, ...plan }, game, world) => {
    const { me } = getPlayers(game, plan);
    const image = world.images[index];
    if (image === undefined) return;
    const { path, mediaType, bytes } = image;
    const request = uploadRequest(path, { fileName: `${me.account.mark}.jpg`, mediaType, bytes });
    const asked = await askAs(me, world, path.includes("/") ? "uploadTypedFile" : "uploadFile", request, "A000");
    if (asked === undefined) return;
    const { fileKey, media, imgUrl } = dataIn(asked.answer) as Record<string, string>;
    me.account.files.push({ ...image, fileKey: fileKey ?? "", media, imgUrl });
  },
);

/** A file of one's own can be sent; another's is as good as none. */
export const sendFile = newStep("sendFile", drawWhose, async (plan, game, world) => {
  const { me } = getPlayers(game, plan);
  const keysOf = chosen(game, plan, ({ account }) =>
    account.files.filter(({ serviceType }) => serviceType === "MMS").map(({ fileKey }) => fileKey),
  );
  const fileKey = plan.whose === "unknown" ? "f_unknown" : keysOf;
  if (fileKey === undefined) return;
  const to = `${me.account.numbers}${30_000 + plan.which}`;
  const body = { from: `${me.account.numbers}00`, to, text: "file", fileKey: [fileKey], ref: me.account.mark };
  const asked = await askAs(
    me,
    world,
    "sendMms",
    { method: "POST", path: "/v1/send/mms", ...json(body) },
    plan.whose === "own" ? "A000" : "A217",
  );
  if (asked === undefined || plan.whose !== "own") return;
  const msgKey = String(bodyIn(asked.answer)?.msgKey);
  world.ledger.accepted(me.account.id, msgKey, to, me.account.mark);
  me.messages.push(msgKey);
});

/** An image is there for whoever has its address, under the extension of its format and no other. */
export const getImage = newStep(
  "getImage",
  (random) => ({ ...drawWhose(random), extension: random.pick(["", "", ".png", ".jpgx"]) }),
  async ({ extension, ...plan }, game, world) => {
    const { me, other } = getPlayers(game, plan);
    const holder = plan.whose === "foreign" ? other : me;
    const images = holder.account.files.filter(({ imgUrl }) => imgUrl !== undefined);
    const image = images[plan.which % Math.max(1, images.length)];
    if (image?.imgUrl === undefined) return;
    const path = new URL(image.imgUrl).pathname.replace(/\.jpg$/, extension === "" ? ".jpg" : extension);
    const request = { method: "GET", path, headers: [] };
    const answer = await world.ask(request, { operationId: "getImage" });
    if (extension === "" ? !Buffer.from(answer.body).equals(image.bytes) : codeIn(answer) !== "A820")
      throw new Failure("this is not the image", { request, answer });
  },
);
