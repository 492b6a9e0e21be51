// Generated from the OpenAPI document. Do not edit: change the document and generate again.
const matches = (pattern) => (value) => pattern.test(value);
const DAYS = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** RFC 3339 full-date. */
function isDate(value) {
    const match = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value);
    if (!match)
        return false;
    const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
    const leap = month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 1 : 0;
    return month >= 1 && month <= 12 && day >= 1 && day <= (DAYS[month] ?? 0) + leap;
}
/** RFC 3339 full-time: an offset is required; a leap second only at the end of a UTC day. */
function isTime(value) {
    const match = /^(\d\d):(\d\d):(\d\d)(?:\.\d+)?(?:z|([+-])(\d\d):(\d\d))$/i.exec(value);
    if (!match)
        return false;
    const [hour, minute, second] = [Number(match[1]), Number(match[2]), Number(match[3])];
    const [offsetHour, offsetMinute] = [Number(match[5] ?? 0), Number(match[6] ?? 0)];
    if (hour > 23 || minute > 59 || offsetHour > 23 || offsetMinute > 59)
        return false;
    if (second <= 59)
        return true;
    const sign = match[4] === "-" ? -1 : 1;
    const utc = hour * 60 + minute - sign * (offsetHour * 60 + offsetMinute);
    return second === 60 && ((utc % 1440) + 1440) % 1440 === 1439;
}
function isDateTime(value) {
    return /^.{10}[t ]/i.test(value) && isDate(value.slice(0, 10)) && isTime(value.slice(11));
}
const OCTET = "(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)";
const isIpv4 = matches(new RegExp(`^${OCTET}(?:\\.${OCTET}){3}$`));
function isIpv6(value) {
    const halves = value.split("::");
    if (halves.length > 2)
        return false;
    const groups = halves.flatMap((half) => (half === "" ? [] : half.split(":")));
    const last = groups.at(-1) ?? "";
    const embedded = last.includes(".");
    if (embedded && !isIpv4(last))
        return false;
    const words = embedded ? groups.slice(0, -1) : groups;
    const size = words.length + (embedded ? 2 : 0);
    return words.every((word) => /^[\da-f]{1,4}$/i.test(word)) && (halves.length === 2 ? size < 8 : size === 8);
}
const isHostname = (value) => value.length <= 253 && /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i.test(value);
const URI_CHARACTERS = /^(?:[\w.~:/?#[\]@!$&'()*+,;=-]|%[\da-f]{2})*$/i;
const isUri = (value) => /^[a-z][a-z\d+.-]*:/i.test(value) && URI_CHARACTERS.test(value) && !/#.*#/.test(value);
function isRegex(value) {
    try {
        new RegExp(value, "u");
        return true;
    }
    catch {
        return false;
    }
}
/** The string formats that are checked. Others are annotations. */
export const FORMATS = {
    "date-time": isDateTime,
    date: isDate,
    time: isTime,
    duration: matches(/^P(?!$)(?:\d+W|(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+S)?)?)$/),
    email: matches(/^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*$/i),
    hostname: isHostname,
    ipv4: isIpv4,
    ipv6: isIpv6,
    uri: isUri,
    "uri-reference": (value) => isUri(value) || (URI_CHARACTERS.test(value) && !/^[^/?#]*:/.test(value) && !/#.*#/.test(value)),
    uuid: matches(/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i),
    "json-pointer": matches(/^(?:\/(?:[^~/]|~[01])*)*$/),
    regex: isRegex,
    byte: matches(/^(?:[\w+/-]{4})*(?:[\w+/-]{2}==|[\w+/-]{3}=)?$/),
};
