#!/usr/bin/env node
import { runContract } from "./cli/run-contract.ts";

process.exitCode = await runContract(process.argv.slice(2));
