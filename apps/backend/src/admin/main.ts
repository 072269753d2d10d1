import { isatty } from 'node:tty'
import { createLog } from '@bocian/service/log.ts'
import type { LoadedPlugin } from '@bocian/service/plugins.ts'
import { runMain } from '@bocian/service/plain-failure.ts'
import { paymentServices } from '../payment-providers.ts'
import type { Database } from '../platform/database.ts'
import { readEnv, type Env } from '../start/env.ts'
import { mailServices } from '../start/mail-services.ts'
import { openDatabase } from '../start/open-database.ts'
import { ownPlugins } from '../start/open-plugins.ts'
import { runOnBackend, BackendUnreachable } from './command-client.ts'
import { help, parseCommand, type Command } from './commands.ts'
import { UsageError } from './usage-error.ts'
import { createOutput } from './output.ts'
import { runCommand } from './run-command.ts'
import { readEndpoint } from './secret.ts'
import { withSetupAnswers } from './ask-setup.ts'

const streams = {
  out: (text: string) => void process.stdout.write(text),
  err: (text: string) => void process.stderr.write(text),
  isTerminal: isatty(1),
}
// The program that reads the output may end first, as `head` does. The command still does all of its work.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
// npm changes the working directory to the repository, but paths are relative to the operator's own directory.
const folder = process.env['INIT_CWD'] ?? process.cwd()

await runMain(async () => {
  try {
    const args = await withSetupAnswers(process.argv.slice(2), folder, { input: process.stdin, output: process.stdout })
    const command = parseCommand(args)
    process.exitCode = command.name === 'help' ? say(help) : await run(command, args)
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

async function run(command: Command, args: readonly string[]): Promise<number> {
  const env = readEnv()
  const signal = stopOnInterrupt()
  // Reports and imports read other amounts each time: a plan for their own values is worth its time.
  const settings = { ...env, keepsPlans: false }
  const { plugins, ...found } = await ownPlugins(process.env)
  const isWired = command.name === 'ready' || command.name.startsWith('shop ')
  const database = await openDatabase(settings, { plugins, ...(isWired ? servicesOf(env, plugins) : {}) }).catch(
    (error: unknown) => {
      if (error instanceof Error && error.name === 'FolderInUse') return undefined
      throw error
    },
  )
  if (database === undefined) return runInBackend(env, args, signal)
  try {
    const output = createOutput(streams)
    const { mediaDir, internalSecret } = env
    const pluginFaults = found.faults.map(({ index, text }) => `${found.names[index]}: ${text}`)
    return await runCommand(command, { database, output, mediaDir, folder, internalSecret, signal, pluginFaults })
  } finally {
    await database.close()
  }
}

/** What the backend would know of its payment providers and its emails. */
function servicesOf({ isDemo, mailFrom, smtpUrl }: Env, plugins: readonly LoadedPlugin[]): Database['services'] {
  const payments = paymentServices({ env: process.env, isDemo, log: createLog('admin') }, plugins)
  return { ...payments, ...mailServices({ mailFrom, smtpUrl }) }
}

/** Runs the command in the backend, because a running backend locks the embedded database. */
async function runInBackend(env: Env, args: readonly string[], signal: AbortSignal): Promise<number> {
  const endpoint = readEndpoint(env.dataDir)
  try {
    if (endpoint === undefined) throw new BackendUnreachable()
    return await runOnBackend(
      endpoint,
      { args: [...args], folder, isTerminal: streams.isTerminal },
      { ...streams, signal },
    )
  } catch (error) {
    if (!(error instanceof BackendUnreachable)) throw error
    streams.err(`Another process has opened ${env.dataDir} and does not answer. Wait for it, or stop it.\n`)
    return 1
  }
}

/** The first Ctrl-C requests a clean stop between two batches, the second exits at once. */
function stopOnInterrupt(): AbortSignal {
  const stop = new AbortController()
  let interruptedAt = 0
  const onSignal = (): void => {
    // The terminal and npm both forward the signal, so two within a second are one key press.
    if (stop.signal.aborted && Date.now() - interruptedAt > 1_000) process.exit(130)
    interruptedAt ||= Date.now()
    stop.abort()
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
  return stop.signal
}
