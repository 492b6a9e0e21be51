/** Everything that came back on a connection, cut into answers. */
export const splitAnswers = (heard: string): string[] =>
  heard.split(/(?=HTTP\/1\.1 \d{3} )/).filter((answer) => answer !== "");

const CONTINUE = "HTTP/1.1 100 Continue\r\n\r\n";

/** What is wrong with an answer; undefined if nothing is. */
export function findAnswerFault(answer: string): string | undefined {
  if (answer === CONTINUE) return undefined;
  const headEnd = answer.indexOf("\r\n\r\n");
  if (!/^HTTP\/1\.1 [2-5]\d\d /.test(answer) || headEnd < 0) return "an answer has no complete head";
  const head = answer.slice(0, headEnd);
  const body = answer.slice(headEnd + 4);
  if (!head.includes("\r\nX-Content-Type-Options: nosniff")) return "an answer lacks the headers of every answer";
  // An answer to HEAD has the headers of a body and no body.
  if (body === "") return undefined;
  if (Number(/\r\nContent-Length: (\d+)/.exec(head)?.[1]) !== body.length)
    return "a body has not the length that was told";
  return /^\{"code":"A\d{3}","result":"[^"]+"/.test(body) ? undefined : "a body is no envelope";
}
