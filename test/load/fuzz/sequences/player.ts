import type { FuzzAccount } from "../world/account.ts";

/** A batch of reports that was handed out and not acknowledged. */
export interface OpenBatch {
  readonly reportId: string;
  /** As it was first seen. */
  readonly data: string;
  readonly reports: readonly unknown[];
}

export interface KeyedBody {
  readonly from: string;
  readonly to: string;
  readonly text: string;
  readonly ref: string;
}

/** What an account's owner remembers. It lasts from one sequence to the next, as the gateway's memory does. */
export class Player {
  readonly account: FuzzAccount;
  openBatch: OpenBatch | undefined;
  lastBatch: string | undefined;
  readonly messages: string[] = [];
  readonly deletedForms: string[] = [];
  /** Requests that were accepted under a key. */
  readonly keyed: { readonly key: string; readonly body: KeyedBody; readonly msgKey: string }[] = [];
  /** Keys of another player that this one has used as well. */
  readonly borrowed = new Set<string>();

  constructor(account: FuzzAccount) {
    this.account = account;
  }
}

export interface Game {
  readonly players: readonly Player[];
}

/** Who does something, and whose things it is done to. */
export interface Whose {
  readonly who: number;
  readonly whose: "own" | "foreign" | "unknown";
  /** Which of them. */
  readonly which: number;
}

export function getPlayers(
  game: Game,
  { who }: { readonly who: number },
): { readonly me: Player; readonly other: Player } {
  const me = game.players[who % game.players.length];
  const other = game.players[(who + 1) % game.players.length];
  if (me === undefined || other === undefined) throw new Error("A game needs two players");
  return { me, other };
}

/** The one that is meant among those that belong to the player meant; undefined where there is none. */
export function chosen(game: Game, plan: Whose, thingsOf: (player: Player) => readonly string[]): string | undefined {
  const { me, other } = getPlayers(game, plan);
  const things = thingsOf(plan.whose === "foreign" ? other : me);
  return things[plan.which % Math.max(1, things.length)];
}
