// npm run bench: measures the shop, and those competing shop systems that npm can install.
import path from 'node:path'
import { root, runCommand } from './processes.ts'

process.exitCode = await runCommand(process.execPath, [path.join(root, 'bench/bench.ts'), ...process.argv.slice(2)])
