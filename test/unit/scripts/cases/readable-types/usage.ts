import type {
  Handlers,
  ReplacePetBody,
  ReplacePetHeaders,
  ReplacePetParams,
  ReplacePetQuery,
  ReplacePetReply,
  ReplacePetRequest,
} from "./want/handlers.ts";
import type {
  Class,
  components,
  MoodHappy,
  NotFoundResponse,
  Pet,
  PetKind,
  RecordSchema,
  ReplacePetResponse200,
  ReplacePetRequest as SentPet,
  ShapeCircle,
  ShapeSquare,
} from "./want/types.ts";

const circle: ShapeCircle = { form: "circle", radius: 1 };
const kind: PetKind = "cat";
const named: Class = "mammal";
const record: RecordSchema = { born: "2020" };
const happy: MoodHappy = { smile: 1 };
const pet: Pet = { name: "Rex", shape: circle, kind, class: named, record };
const same: components["schemas"]["Pet"] = pet;
const sent: SentPet = { pet: same };
const body: ReplacePetBody = sent;
const path: ReplacePetParams = { petId: "1" };
const query: ReplacePetQuery = { dryRun: false };
const header: ReplacePetHeaders = { "If-Match": "a" };
const request: ReplacePetRequest = { path, query, header, mediaType: "application/json", body };
const answer: ReplacePetResponse200 = { pet };
const missing: NotFoundResponse = { message: `no ${happy.smile}` };

export const handlers: Handlers<undefined> = {
  replacePet({ path, body }): ReplacePetReply {
    if (path.petId === request.path.petId) return { status: 404, body: missing };
    return { status: 200, headers: { ETag: "b" }, body: { pet: body.pet } };
  },
};

// @ts-expect-error a square has a side
export const square: ShapeSquare = { form: "square", radius: 1 };
export const reply: ReplacePetReply = { status: 200, headers: { ETag: "b" }, body: answer };
