// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import type { FileRow } from "../runtime/route.js";
import type { InvalidReason } from "./call.js";
/** Why a file of a form is refused. */
export interface FileFault {
    readonly reason: InvalidReason;
    readonly keyword: "minLength" | "maxLength" | "contentType";
    readonly message: string;
    /** The document's own code, if it names one. */
    readonly code?: string | undefined;
}
/** The length of a file is counted in bytes. */
export declare function findLengthFault(row: FileRow | undefined, bytes: number): FileFault | undefined;
/** A file that says nothing of its type is `application/octet-stream`, as in OpenAPI. */
export declare function findTypeFault(row: FileRow | undefined, type: string): FileFault | undefined;
