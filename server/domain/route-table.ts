import { type CarrierChoice, isDrawn } from "./draw-carrier.ts";
import type { Channel } from "./model.ts";
import type { SharedRoute } from "./move-shares.ts";

/** Where a step is to go. */
export interface Destination {
  readonly channel: Channel;
  readonly to: string;
  /** Of an account in sandbox. */
  readonly sandbox: boolean;
}

/** Which carriers take which messages. `Choice` names them, first choice first. */
export interface RouteTable<Choice> {
  /** For accounts in sandbox. */
  readonly sandbox: Choice;
  /** The longest prefix first. */
  readonly routes: readonly Route<Choice>[];
}

interface Route<Choice> {
  readonly channels: readonly Channel[];
  /** Empty: every recipient. */
  readonly prefix: string;
  readonly choice: Choice;
}

/** Undefined: there is no route. */
export function findRoute<Choice>(
  { sandbox, routes }: RouteTable<Choice>,
  step: Destination,
): { readonly choice: Choice } | undefined {
  if (step.sandbox) return { choice: sandbox };
  return routes.find(({ channels, prefix }) => step.to.startsWith(prefix) && channels.includes(step.channel));
}

/** The part of a carrier in the routes of its process, as the process tells operators. */
export interface CarrierRoutes {
  readonly sandbox: boolean;
  /** A carrier has its place among the choices of a route. Without a share the first has all: a gateway of an earlier release tells of it. */
  readonly routes: readonly (Route<number> & { readonly share?: number })[];
}

type ChoiceTable = RouteTable<readonly CarrierChoice[]>;

export function listRoutesOf(carrier: string, { sandbox, routes }: ChoiceTable): CarrierRoutes {
  return {
    sandbox: sandbox.some(({ name }) => name === carrier),
    routes: routes.flatMap(({ channels, prefix, choice: choices }) => {
      const choice = choices.findIndex(({ name }) => name === carrier);
      return choices.slice(choice, choice + 1).map(({ share }) => ({ channels, prefix, choice, share }));
    }),
  };
}

/** The routes by which chance decides, one for each channel: quality and shares are a channel's. */
export const listSharedRoutes = ({ routes }: Pick<ChoiceTable, "routes">): readonly SharedRoute[] =>
  routes
    .filter(({ choice }) => isDrawn(choice))
    .flatMap(({ channels, prefix, choice: resting }) => channels.map((channel) => ({ channel, prefix, resting })));

/** The table that the parts of all carriers make. */
export function joinRoutes(carriers: ReadonlyMap<string, CarrierRoutes>): ChoiceTable {
  const parts = [...carriers].flatMap(([name, { routes }]) => routes.map((route) => ({ name, route })));
  const joined = Map.groupBy(parts, ({ route }) => `${route.prefix} ${route.channels.join(" ")}`);
  return {
    sandbox: [...carriers].filter(([, { sandbox }]) => sandbox).map(([name]) => ({ name, share: 100 })),
    routes: [...joined.values()]
      .flatMap((of) => {
        const choice = of
          .toSorted((one, other) => one.route.choice - other.route.choice)
          .map(({ name, route }) => ({ name, share: route.share ?? (route.choice === 0 ? 100 : 0) }));
        return of.slice(0, 1).map(({ route: { channels, prefix } }) => ({ channels, prefix, choice }));
      })
      .toSorted((one, other) => other.prefix.length - one.prefix.length),
  };
}
