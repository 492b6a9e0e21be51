// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import { Router } from "@koa/router";
import { Aborted } from "./call.js";
import { refusalReply, unexpectedReply } from "./error-reply.js";
import { invalid } from "./invalid.js";
import { KoaRequest } from "./koa-request.js";
import { writeReply } from "./write-reply.js";
/** Serves the operations on Koa. Paths that the document does not have are left to later middleware. */
export function mountOperations(operations, options) {
    const { basePath, saysContinue, hooks } = options;
    const serve = async (ctx, operation, path) => {
        try {
            writeReply(ctx, await operation.serve(new KoaRequest(ctx, path, saysContinue), ctx.state), operation.route);
        }
        catch (error) {
            replyToError(ctx, error, hooks, operation.route);
        }
        if (!ctx.req.complete)
            closeIfStillSending(ctx.req, ctx.res);
    };
    const refuse = async (ctx, why) => {
        const { method, ip, state } = ctx;
        const call = { route: undefined, request: { method, headers: ctx.req.headers, ip }, state, identity: undefined };
        writeReply(ctx, (await hooks.onInvalid?.(why, call)) ?? refusalReply(why, undefined), undefined);
    };
    const router = new Router({ sensitive: true, strict: true });
    const exact = new Map();
    for (const operation of operations.toSorted((one, other) => compareSpecificity(one.route, other.route))) {
        const { method, path } = operation.route;
        const { expression, names } = parsePathTemplate(basePath + path);
        if (!hasParameters(path)) {
            const byMethod = exact.get(basePath + path) ?? new Map();
            exact.set(basePath + path, byMethod.set(method.toUpperCase(), operation));
        }
        const serveMatch = (ctx) => serve(ctx, operation, Object.fromEntries(names.map((name, index) => [name, ctx.captures?.[index] ?? ""])));
        router.register(expression, [method], serveMatch, { pathAsRegExp: true });
    }
    const routed = router.routes();
    const unmatched = async (ctx, next) => {
        const methods = new Set((ctx.matched ?? []).flatMap((layer) => layer.methods));
        if (methods.size > 0)
            return refuse(ctx, invalid("method-not-allowed", { headers: { Allow: joinMethods(methods) } }));
        await next();
        if (ctx.status === 404 && (ctx.body === undefined || ctx.body === null))
            await refuse(ctx, invalid("not-found"));
    };
    return (ctx, next) => {
        // Most requests are for a path without parameters: these need no search through the router's list.
        const operation = exact.get(ctx.path)?.get(ctx.method);
        if (operation !== undefined)
            return serve(ctx, operation, {});
        // The router puts its own members on the same context.
        const routing = ctx;
        return routed(routing, () => unmatched(routing, next));
    };
}
const joinMethods = (methods) => [...methods].toSorted().join(", ");
/** Without an `onError` hook, Koa's error event reports the error and the caller gets a problem document. */
function replyToError(ctx, error, { onError }, route) {
    // The connection is closed, so no reply can be sent.
    if (error instanceof Aborted) {
        ctx.respond = false;
        return;
    }
    if (onError !== undefined)
        throw error;
    ctx.app.emit("error", toUnexpectedError(error), ctx);
    writeReply(ctx, unexpectedReply(route), undefined);
}
/** Koa's default listener does not log errors that have a status for the caller. Here every error is unexpected, so it must be logged. */
function toUnexpectedError(error) {
    if (!(error instanceof Error))
        return new Error(String(error));
    if (!("expose" in error) && !("status" in error))
        return error;
    const unexpected = new Error(error.message, { cause: error });
    return Object.assign(unexpected, { stack: error.stack });
}
/** How long a caller may go on sending a body that was refused before its connection is closed. */
const STILL_SENDING_MS = 5000;
/** A reply may be sent before the whole request has arrived. Node would go on reading the rest for as long as the caller sends it. */
function closeIfStillSending(request, response) {
    response.once("finish", () => {
        if (request.complete)
            return;
        setTimeout(() => {
            if (!request.complete)
                request.socket.destroy();
        }, STILL_SENDING_MS).unref();
    });
}
/** `/users/{id}` as a regular expression. A parameter is at least one character of one segment. */
function parsePathTemplate(path) {
    const names = [];
    const source = path.split(/\{([^{}]*)\}/).map((part, index) => {
        if (index % 2 === 0)
            return part.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");
        names.push(part);
        return "([^/]+)";
    });
    return { expression: new RegExp(`^${source.join("")}$`), names };
}
const hasParameters = (path) => path.includes("{");
/** OpenAPI: a path without parameters is matched before one with parameters; of two with parameters, the more specific one first. */
function compareSpecificity(one, other) {
    const [a, b] = [one.path.split("/"), other.path.split("/")];
    for (let index = 0; index < Math.min(a.length, b.length); index++) {
        const difference = Number(hasParameters(a[index] ?? "")) - Number(hasParameters(b[index] ?? ""));
        if (difference !== 0)
            return difference;
    }
    return 0;
}
