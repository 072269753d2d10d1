import { isatty } from 'node:tty'
import { runMain } from '@bocian/service/plain-failure.ts'
import { readEnv, type Env } from '../env.ts'
import { openDatabase } from '../open-database.ts'
import { askBackend, BackendAway } from './command-client.ts'
import { help, parseCommand, UsageError, type Command } from './commands.ts'
import { createOutput } from './output.ts'
import { runCommand } from './run-command.ts'
import { readDoor } from './secret.ts'

const streams = {
  out: (text: string) => void process.stdout.write(text),
  err: (text: string) => void process.stderr.write(text),
  isTerminal: isatty(1),
}
const args = process.argv.slice(2)
// npm changes into the repository; the operator's own folder is where relative paths begin.
const folder = process.env['INIT_CWD'] ?? process.cwd()

await runMain(async () => {
  try {
    const command = parseCommand(args)
    process.exitCode = command.name === 'help' ? say(help) : await run(command)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    streams.err(`${error.message}\n`)
    process.exitCode = 2
  }
})

function say(text: string): number {
  streams.out(`${text}\n`)
  return 0
}

async function run(command: Command): Promise<number> {
  const env = readEnv()
  const signal = stopOnInterrupt()
  const database = await openDatabase(env).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'FolderInUse') return undefined
    throw error
  })
  if (database === undefined) return runInBackend(env, signal)
  try {
    const output = createOutput(streams)
    return await runCommand(command, { database, output, mediaDir: env.mediaDir, folder, signal })
  } finally {
    await database.close()
  }
}

/** The embedded database belongs to the backend while it runs, so it does the work. */
async function runInBackend(env: Env, signal: AbortSignal): Promise<number> {
  const door = readDoor(env.dataDir)
  try {
    if (door === undefined) throw new BackendAway()
    return await askBackend(door, { args, folder, isTerminal: streams.isTerminal }, { ...streams, signal })
  } catch (error) {
    if (!(error instanceof BackendAway)) throw error
    streams.err(`Another process has opened ${env.dataDir} and does not answer. Wait for it, or stop it.\n`)
    return 1
  }
}

/** The first Ctrl-C asks for a clean stop between two batches, the second ends at once. */
function stopOnInterrupt(): AbortSignal {
  const stop = new AbortController()
  let askedAt = 0
  const onSignal = (): void => {
    // A terminal and npm both pass the signal on; two at once are one.
    if (stop.signal.aborted && Date.now() - askedAt > 1_000) process.exit(130)
    askedAt ||= Date.now()
    stop.abort()
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
  return stop.signal
}
