import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Api } from "../model/model.ts";
import { toolkitFolder } from "../project/toolkit.ts";
import { asObject } from "../schema/json.ts";
import { listClientOperations } from "./code/client-operations.ts";
import { docString } from "./code/python-names.ts";
import { addRefusalTypes, addWebhookTypes, pythonOperations } from "./code/python-operations.ts";
import { PythonTypes } from "./code/python-types.ts";
import { type Emitter, type OutputFile, PYTHON_BANNER } from "./emitter.ts";

/** Names of `typing` that a text uses. */
const typingImport = (text: string, names: readonly string[]): string =>
  `from typing import ${names.filter((name) => new RegExp(`\\b${name}\\b`).test(text)).join(", ")}`;

function typesModule(declared: string): string {
  const names = ["Any", "Dict", "List", "Literal", "NoReturn", "Optional", "TypedDict", "Union"];
  return `${PYTHON_BANNER}
# flake8: noqa
from __future__ import annotations

import sys
${typingImport(`${declared} TYPE_CHECKING`, [...names, "TYPE_CHECKING"])}

if sys.version_info >= (3, 11):
    from typing import NotRequired
elif TYPE_CHECKING:
    # Only the checker needs it, so nothing must be installed.
    from typing_extensions import NotRequired
${/\bFile\b/.test(declared) ? "\nfrom .request import File\n" : ""}
${declared === "" ? "" : `\n${declared}`}`;
}

function operationsModule(api: Api, rows: string, methods: string): string {
  const text = `${rows}${methods}`;
  const used = ["Any", "Dict", "List", "Literal", "Mapping", "NoReturn", "Optional", "Union"];
  const dataclasses = ["Answer", "Body", "CallOptions", "File", "Operation", "Parameter"];
  const imported = dataclasses.filter(
    (name) => name === "CallOptions" || new RegExp(`\\b${name}\\(`).test(text) || name === "Operation",
  );
  return `${PYTHON_BANNER}
# flake8: noqa
from __future__ import annotations

from abc import ABC, abstractmethod
${typingImport(`${text} Any Mapping Optional`, used)}

from . import types
from .request import ${imported.join(", ")}

${rows}

class Operations(ABC):
    ${docString(`One method for each operation of ${api.title}. A subclass sends the requests.`, "    ")}

    @abstractmethod
    def _call(
        self,
        operation: Operation,
        arguments: Mapping[str, Any],
        body: Any,
        media_type: Optional[str],
        options: Optional[CallOptions],
    ) -> Any:
        """Sends the request of an operation, and returns the body of its answer; see build_request."""

${methods}`;
}

/** The hand-written modules beside the generated ones. */
function readModules(): OutputFile[] {
  const folder = join(toolkitFolder, "python");
  return readdirSync(folder)
    .filter((name) => name.endsWith(".py"))
    .sort()
    .map((name) => ({ path: `python/${name}`, text: PYTHON_BANNER + readFileSync(join(folder, name), "utf8") }));
}

/** A Python package: types, one method for each operation, and what turns a call into an HTTP request. */
export const emitPython: Emitter = (api, { emit }) => {
  if (emit?.python !== true) return [];
  const operations = listClientOperations(api);
  const types = new PythonTypes(asObject(asObject(api.typesDocument.components).schemas));
  const { rows, methods } = pythonOperations(api, operations, types);
  for (const operation of operations) addRefusalTypes(api, operation, types);
  addWebhookTypes(api, types);
  return [
    { path: "python/types.py", text: typesModule(types.text) },
    { path: "python/operations.py", text: operationsModule(api, rows, methods) },
    { path: "python/py.typed", text: PYTHON_BANNER },
    ...readModules(),
  ];
};
