// npm run admin -- <command>: the operator's command line.
import fs from 'node:fs'
import path from 'node:path'
import { root, runCommand } from './processes.ts'

if (fs.existsSync(path.join(root, '.env'))) process.loadEnvFile(path.join(root, '.env'))
process.exitCode = await runCommand(process.execPath, ['apps/backend/src/admin/main.ts', ...process.argv.slice(2)])
