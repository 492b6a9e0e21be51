#!/usr/bin/env node
import { runContract } from "./command/run-contract.ts";

process.exitCode = await runContract(process.argv.slice(2));
