// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import { mountOperations } from "./mount.js";
import { BodyMemory, Operation } from "./operation.js";
import { Authenticator } from "./security.js";
export { Aborted, allow, deny, NotImplemented, notImplemented } from "./call.js";
export { writeReply } from "./write-reply.js";
const MEBIBYTE = 1_048_576;
/** Connects the routes of a document with the handlers of an application. The generated `server.ts` calls it with types. */
export function bindOperations({ routes, schemes, basePath, faultCode, readMultipart }, { handlers, security = {}, context }, options) {
    const { limits = {}, saysContinue = false } = options;
    const authenticator = new Authenticator(schemes, security);
    const memory = new BodyMemory(limits.allBodiesBytes ?? 128 * MEBIBYTE);
    const { bodyBytes = MEBIBYTE, jsonValues = 100_000, formParts = 100 } = limits;
    const getBodyBytes = (route) => (typeof bodyBytes === "number" ? bodyBytes : bodyBytes(route));
    const operations = routes.map((route) => new Operation(route, {
        handler: findHandler(handlers, route.operationId),
        hooks: options,
        authenticator,
        makeContext: context ?? ((call) => call),
        memory,
        body: { bodyBytes: getBodyBytes(route), jsonValues, parts: formParts, readMultipart, faultCode },
        checkReplies: options.checkReplies ?? process.env.NODE_ENV !== "production",
        faultCode,
    }));
    const mounted = { hooks: options, basePath: options.basePath ?? basePath, saysContinue };
    return { middleware: mountOperations(operations, mounted), operations };
}
/** Bound to its object, so that handlers may be methods of a class. */
function findHandler(handlers, operationId) {
    const handler = Reflect.get(handlers, operationId);
    if (typeof handler !== "function")
        throw new Error(`There is no handler for the operation ${operationId}`);
    return handler.bind(handlers);
}
