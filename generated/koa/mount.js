// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import { Router } from "@koa/router";
import { Aborted } from "./call.js";
import { invalid } from "./invalid.js";
import { KoaRequest } from "./koa-request.js";
import { bySpecificity, hasParameters, templateOf } from "./paths.js";
import { problemOf, unexpectedProblem } from "./problem.js";
import { writeReply } from "./write-reply.js";
/** Serves the operations on Koa. Paths that the document does not have are left to the middleware after it. */
export function mountOperations(operations, options) {
    const { basePath, saysContinue, hooks } = options;
    const serve = async (ctx, operation, path) => {
        try {
            writeReply(ctx, await operation.serve(new KoaRequest(ctx, path, saysContinue), ctx.state), operation.route);
        }
        catch (error) {
            answerError(ctx, error, hooks);
        }
        if (!ctx.req.complete)
            closeIfStillSending(ctx.req, ctx.res);
    };
    const refuse = async (ctx, why) => {
        const { method, ip, state } = ctx;
        const call = { route: undefined, request: { method, headers: ctx.req.headers, ip }, state, identity: undefined };
        writeReply(ctx, (await hooks.onInvalid?.(why, call)) ?? problemOf(why), undefined);
    };
    const router = new Router({ sensitive: true, strict: true });
    const exact = new Map();
    for (const operation of operations.toSorted((one, other) => bySpecificity(one.route, other.route))) {
        const { method, path } = operation.route;
        const { expression, names } = templateOf(basePath + path);
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
            return refuse(ctx, invalid("method-not-allowed", { headers: { Allow: listOf(methods) } }));
        await next();
        if (ctx.status === 404 && (ctx.body === undefined || ctx.body === null))
            await refuse(ctx, invalid("not-found"));
    };
    return (ctx, next) => {
        // Most requests are for a path without parameters: those need no search through the router's list.
        const operation = exact.get(ctx.path)?.get(ctx.method);
        if (operation !== undefined)
            return serve(ctx, operation, {});
        // The router puts its own members on the same context.
        const routing = ctx;
        return routed(routing, () => unmatched(routing, next));
    };
}
const listOf = (methods) => [...methods].toSorted().join(", ");
/** Without an `onError` hook: Koa's own event tells of the error, and the caller gets a problem document. */
function answerError(ctx, error, { onError }) {
    // Nobody is left to answer.
    if (error instanceof Aborted) {
        ctx.respond = false;
        return;
    }
    if (onError !== undefined)
        throw error;
    ctx.app.emit("error", asUnexpected(error), ctx);
    writeReply(ctx, unexpectedProblem, undefined);
}
/** Koa's own listener says nothing of errors with a status for the caller; here none of them is meant for the caller. */
function asUnexpected(error) {
    if (!(error instanceof Error))
        return new Error(String(error));
    if (!("expose" in error) && !("status" in error))
        return error;
    const unexpected = new Error(error.message, { cause: error });
    return Object.assign(unexpected, { stack: error.stack });
}
/** How long a caller may go on sending a body that was refused before its connection is closed. */
const STILL_SENDING_MS = 5000;
/** A request may be answered before all of it came: Node would read the rest for as long as its sender cares to send it. */
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
