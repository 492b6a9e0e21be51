import { describe, expect, test } from "vitest";
import { toCurl, toNetcat } from "../../../scripts/probe/wire/curl.ts";
import { readAnswers } from "../../load/fuzz/wire/answers.ts";

const answer = (body: string, ...headers: string[]) =>
  `${["HTTP/1.1 200 OK", "X-Request-Id: x", ...headers].join("\r\n")}\r\n\r\n${body}`;
const read = (text: string, heads: boolean[] = []) => {
  const { answers, rest } = readAnswers(Buffer.from(text, "latin1"), heads);
  return [answers.map(({ body }) => Buffer.from(body).toString()), rest.toString()];
};

describe("answers", () => {
  test("are told apart by their lengths and chunks", () => {
    const text =
      answer("abc", "Content-Length: 3") + answer("2\r\nde\r\n1\r\nf\r\n0\r\n\r\n", "Transfer-Encoding: chunked");
    expect(read(text)).toEqual([["abc", "def"], ""]);
  });

  test("that only say to go on are passed over", () => {
    expect(read(`HTTP/1.1 100 Continue\r\n\r\n${answer("a", "Content-Length: 1")}`)).toEqual([["a"], ""]);
  });

  test("to HEAD have no body, whatever their length says", () => {
    const text = answer("", "Content-Length: 9") + answer("b", "Content-Length: 1");
    expect(read(text, [true, false])).toEqual([["", "b"], ""]);
  });

  test("that are cut off, or none, are left over", () => {
    expect(read(answer("ab", "Content-Length: 3"))).toEqual([[], answer("ab", "Content-Length: 3")]);
    expect(read("hello\r\n\r\n")).toEqual([[], "hello\r\n\r\n"]);
  });
});

describe("a line for the shell", () => {
  test("quotes what the shell would read", () => {
    const body = Buffer.from(`{"text":"it's $HOME"}`);
    const line = toCurl("http://h:1", {
      method: "POST",
      path: "/a?b",
      headers: [
        ["X", "y'z"],
        ["E", ""],
      ],
      body,
    });
    expect(line).toBe(
      `curl -sS -i -g --path-as-is -X POST 'http://h:1/a?b' -H 'X: y'\\''z' -H 'E;' -d '{"text":"it'\\''s $HOME"}'`,
    );
  });

  test("sends a body that looks like the name of a file", () => {
    const line = toCurl("http://h:1", { method: "PUT", path: "/", headers: [], body: Buffer.from("@notes.txt") });
    expect(line).toBe("curl -sS -i -g --path-as-is -X PUT 'http://h:1/' --data-raw '@notes.txt'");
  });

  test("leaves a secret to a variable", () => {
    const headers = [["Authorization", "Bearer abc"] as const];
    const request = { method: "GET", path: "/a?key=abc", headers };
    expect(toCurl("http://h:1", request, new Set(["authorization", "key"]))).toBe(
      `curl -sS -i -g --path-as-is 'http://h:1/a?key='"$KEY" -H "Authorization: $AUTHORIZATION"`,
    );
  });

  test("leaves a secret to a variable also where only a socket can send it, in one piece or cut", () => {
    const text = "GET /a?key=abc&b=%25 HTTP/1.1\r\nAuthorization: Bearer abc\r\nX: 1\r\n\r\n";
    const secret = new Set(["authorization", "key"]);
    const line = (...pieces: string[]): string =>
      toNetcat(
        "http://h:1",
        { pieces: pieces.map((piece) => Buffer.from(piece)), pauseMs: 5, halfClose: true },
        secret,
      );
    expect(line(text)).toBe(
      `printf 'GET /a?key=%s&b=%%25 HTTP/1.1\\r\\nAuthorization: %s\\r\\nX: 1\\r\\n\\r\\n' "$KEY" "$AUTHORIZATION" | nc -N h 1`,
    );
    const [before = "", after = ""] = text.split("rer ");
    expect(line(`${before}re`, "r ", after)).toBe(
      `{ printf 'GET /a?key=%s&b=%%25 HTTP/1.1\\r\\nAuthorization: %s' "$KEY" "$AUTHORIZATION"; sleep 0.005; printf ''; sleep 0.005; printf '\\r\\nX: 1\\r\\n\\r\\n'; } | nc -N h 1`,
    );
  });

  test("prints bytes that are no text", () => {
    const line = toCurl("http://h:1", {
      method: "PUT",
      path: "/",
      headers: [],
      body: Buffer.from([0xff, 0x25, 0x0a, 0x5c]),
    });
    expect(line).toBe(`printf '\\377%%\\n\\\\' | curl -sS -i -g --path-as-is -X PUT 'http://h:1/' --data-binary @-`);
  });

  test("sends pieces one after the other", () => {
    const pieces = [Buffer.from("GET / HTTP/1.1\r\n"), Buffer.from("\r\n")];
    expect(toNetcat("http://h:1", { pieces, pauseMs: 5, halfClose: true })).toBe(
      `{ printf 'GET / HTTP/1.1\\r\\n'; sleep 0.005; printf '\\r\\n'; } | nc -N h 1`,
    );
  });
});
