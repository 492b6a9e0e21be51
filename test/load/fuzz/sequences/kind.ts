import fc from "fast-check";
import { type Kind, sameFailure } from "../kinds/kind.ts";
import type { World } from "../world/world.ts";
import { type Game, Player } from "./player.ts";
import { acknowledge, inquire, poll, pollWithoutReports } from "./report-steps.ts";
import { createForm, form, getImage, sendFile, signIn, upload } from "./resource-steps.ts";
import { keyed, repeat, send, sendForm } from "./send-steps.ts";
import type { Step } from "./step.ts";

const steps = [
  signIn,
  send,
  send,
  keyed,
  repeat,
  sendForm,
  poll,
  acknowledge,
  acknowledge,
  inquire,
  inquire,
  pollWithoutReports,
  createForm,
  form,
  form,
  upload,
  sendFile,
  getImage,
];

const LONGEST = 60;
const games = new WeakMap<World, Game>();

function gameOf(world: World): Game {
  const known = games.get(world) ?? { players: world.playing("player").map((account) => new Player(account)) };
  games.set(world, known);
  return known;
}

async function play(world: World, commands: Iterable<Step>): Promise<void> {
  const model = gameOf(world);
  // A gateway that is given need not have accounts for this.
  if (model.players.length >= 2) await fc.asyncModelRun(() => ({ model, real: world }), commands);
}

/** What all operations do one after the other, by accounts that know what is theirs. */
export const sequences: Kind = {
  name: "sequences",
  about: "token, send, poll, acknowledge, inquiry, forms, files and images by several accounts, in any order",
  cases: 3,
  single: true,
  property: (world) => {
    const failing = sameFailure();
    return fc.asyncProperty(
      fc.commands(
        steps.map((step) => step(world)),
        { maxCommands: LONGEST, size: "max" },
      ),
      (commands) => failing(() => play(world, commands)),
    ) as never;
  },
};
