import leven, { closestMatch } from "leven";

export interface MisspeltSetting {
  readonly name: string;
  readonly meant: string;
}

/** In a short name two letters make too much of a difference: HOME and PGHOST are no misspelt HOST. */
const getMaxDistance = (setting: string): number => (setting.length <= 5 ? 1 : 2);

/**
 * Variables whose names are almost those of settings. They are told and not refused, because a variable of other software may have such
 * a name. A setting that is set itself was not misspelt.
 */
export function findMisspelt(variables: readonly string[], settings: ReadonlySet<string>): readonly MisspeltSetting[] {
  const unset = [...settings].filter((setting) => !variables.includes(setting));
  return variables.flatMap((name) => {
    if (settings.has(name)) return [];
    const upper = name.toUpperCase();
    const similar = unset.filter((setting) => leven(upper, setting) <= getMaxDistance(setting));
    const meant = unset.find((setting) => haveSameLetters(setting, upper)) ?? closestMatch(upper, similar);
    return meant === undefined ? [] : [{ name, meant }];
  });
}

export const describeMisspelt = ({ name, meant }: MisspeltSetting): string =>
  `${name} is not a setting; did you mean ${meant}?`;

/** PROT and PORT: letters that changed places count as one mistake. */
const haveSameLetters = (one: string, other: string): boolean =>
  one.length === other.length && [...one].sort().join("") === [...other].sort().join("");
