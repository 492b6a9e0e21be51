/** A media type without its parameters, in lower case. */
export const essenceOf = (mediaType: string): string => (mediaType.split(";")[0] ?? "").trim().toLowerCase();

/**
 * A media type in one spelling: lower case without spaces, its parameters in the order of their names. The values of parameters keep their
 * case, but for that of `charset`. UTF-8 is the charset of every text, so that it is left out.
 */
export function normaliseMediaType(text: string): string {
  const [type = "", ...parameters] = text.split(";").map((part) => part.trim());
  const normalised = parameters.filter((parameter) => parameter !== "").map(normaliseParameter);
  return [type.toLowerCase(), ...normalised.filter((one) => !/^charset=utf-?8$/.test(one)).sort()].join(";");
}

function normaliseParameter(text: string): string {
  const [written = "", ...rest] = text.split("=").map((part) => part.trim());
  const [name, stated] = [written.toLowerCase(), rest.join("=").replace(/^"(.*)"$/, "$1")];
  const value = name === "charset" ? stated.toLowerCase() : stated;
  return `${name}=${TOKEN.test(value) ? value : `"${value}"`}`;
}

/** What needs no quotes in a parameter (RFC 9110, 5.6.2). */
const TOKEN = /^[\w!#$%&'*+.^`|~-]+$/;

/**
 * The documented media type that describes a body of a type: the one with the most parameters, all of which the body has; else its range, such
 * as `image/*`; else any.
 */
export function findMediaType(type: string, documented: readonly string[]): string | undefined {
  const parts = normaliseMediaType(type).split(";");
  const [essence = ""] = parts;
  if (!essence.includes("/")) return undefined;
  const known = documented.map((name) => ({ name, parts: normaliseMediaType(name).split(";") }));
  const [closest] = known
    .filter((one) => one.parts.every((part) => parts.includes(part)))
    .sort((one, other) => other.parts.length - one.parts.length);
  const find = (wanted: string): string | undefined => known.find((one) => one.parts[0] === wanted)?.name;
  return closest?.name ?? find(`${essence.slice(0, essence.indexOf("/"))}/*`) ?? find("*/*");
}

/** The same for a body that was sent. Clients often leave out the parameters of a type: the first documented one that has more is found too. */
export function findBodyMediaType(type: string, documented: readonly string[]): string | undefined {
  const normalised = normaliseMediaType(type);
  const saysMore = (one: string): boolean => normaliseMediaType(one).startsWith(`${normalised};`);
  return findMediaType(normalised, documented) ?? documented.find(saysMore);
}
