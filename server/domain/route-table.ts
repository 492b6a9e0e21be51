import type { Channel } from "./model.ts";

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
  readonly routes: readonly Route<number>[];
}

export function listRoutesOf(carrier: string, { sandbox, routes }: RouteTable<readonly string[]>): CarrierRoutes {
  return {
    sandbox: sandbox.includes(carrier),
    // A carrier has its place among the choices of a route.
    routes: routes.flatMap(({ channels, prefix, choice }) =>
      choice.includes(carrier) ? [{ channels, prefix, choice: choice.indexOf(carrier) }] : [],
    ),
  };
}

/** The table that the parts of all carriers make. */
export function joinRoutes(carriers: ReadonlyMap<string, CarrierRoutes>): RouteTable<readonly string[]> {
  const parts = [...carriers].flatMap(([name, { routes }]) => routes.map((route) => ({ name, route })));
  const joined = Map.groupBy(parts, ({ route }) => `${route.prefix} ${route.channels.join(" ")}`);
  return {
    sandbox: [...carriers].filter(([, { sandbox }]) => sandbox).map(([name]) => name),
    routes: [...joined.values()]
      .flatMap((of) => {
        const choice = of.toSorted((one, other) => one.route.choice - other.route.choice).map(({ name }) => name);
        return of.slice(0, 1).map(({ route: { channels, prefix } }) => ({ channels, prefix, choice }));
      })
      .toSorted((one, other) => other.prefix.length - one.prefix.length),
  };
}
