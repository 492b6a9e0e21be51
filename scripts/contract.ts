#!/usr/bin/env node
import { endWithReader } from "./cli/end-with-reader.ts";
import { runContract } from "./cli/run-contract.ts";

endWithReader();
process.exitCode = await runContract(process.argv.slice(2));
