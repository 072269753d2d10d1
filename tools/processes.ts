import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'

export const root = path.join(import.meta.dirname, '..')

export interface Service {
  name: string
  script: string
  env: Record<string, string>
  health: string
}

export interface Running {
  service: Service
  child: ChildProcess
  /** Resolves with the process's output when it exits. */
  ended: Promise<{ code: number | null; output: string }>
  /** When it last printed something or, before that, when it was started: milliseconds since the epoch. */
  lastOutputAt: () => number
}

/**
 * The environment that keeps a service small (decision 0620). V8 otherwise keeps up to 128 MB of young objects, and glibc the freed memory of
 * every thread and of every large buffer. Other systems ignore the variables for glibc. The environment may set others.
 */
function withSmallMemory(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return {
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '131072',
    MALLOC_TRIM_THRESHOLD_: '131072',
    ...env,
    // Of two equal options the last one counts.
    NODE_OPTIONS: `--max-semi-space-size=16 ${env['NODE_OPTIONS'] ?? ''}`.trim(),
  }
}

/** Starts a service. Its JSON log goes to a file, and its plain text output to the terminal. */
export function startService(service: Service, logFolder: string): Running {
  fs.mkdirSync(logFolder, { recursive: true, mode: 0o700 })
  const log = fs.createWriteStream(path.join(logFolder, `${service.name}.log`), { flags: 'a', mode: 0o600 })
  // A full disk must not stop the shop because its log cannot be written.
  log.on('error', () => undefined)
  const child = spawn(process.execPath, [service.script], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...withSmallMemory(process.env), NODE_ENV: 'production', ...service.env },
  })
  let output = ''
  let lastOutputAt = Date.now()
  const onLine = (line: string) => {
    lastOutputAt = Date.now()
    if (line.startsWith('{')) return void log.write(`${line}\n`)
    output = `${output}${line}\n`.slice(-4_000)
    if (line !== '') process.stdout.write(`${line}\n`)
  }
  eachLine(child.stdout, onLine)
  eachLine(child.stderr, onLine)
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.on('exit', (code) => resolve({ code, output: output }))
  })
  return { service, child, ended, lastOutputAt: () => lastOutputAt }
}

function eachLine(stream: NodeJS.ReadableStream | null, onLine: (line: string) => void): void {
  let rest = ''
  stream?.setEncoding('utf8')
  stream?.on('data', (text: string) => {
    const lines = `${rest}${text}`.split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) onLine(line)
  })
}

/** Waits until the service is ready. Returns false if it exits, or prints nothing for `timeout` milliseconds. */
export async function isReady(running: Running, timeout: number): Promise<boolean> {
  const began = Date.now()
  let hasEnded = false
  void running.ended.then(() => (hasEnded = true))
  while (Date.now() < Math.max(began, running.lastOutputAt()) + timeout && !hasEnded) {
    const answer = await fetch(running.service.health, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined)
    if (answer?.ok === true) return true
    await new Promise((resolve) => setTimeout(resolve, 60))
  }
  return false
}

/** Acts when the program that reads this one's output has ended, as `head` does. Without it, the next line would be an uncaught error. */
export function whenUnread(act: () => void): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
      act()
    })
}

/** Whether the port is free. */
export function isFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const server = net.createServer()
    server.once('error', () => resolve(false))
    server.listen(port, host, () => server.close(() => resolve(true)))
  })
}

/** The port itself if it is free and not taken, otherwise the next such port. */
export async function freePort(wanted: number, taken: readonly number[] = []): Promise<number> {
  for (let port = wanted; port < wanted + 200; port++) if (!taken.includes(port) && (await isFree(port))) return port
  throw new Error(`No free port from ${wanted} upwards.`)
}

/** The first of `count` free ports in a row, from the wanted one upwards. */
export async function freeBlock(wanted: number, count: number): Promise<number> {
  let first = wanted
  for (let port = wanted; port < first + count; port += 1) {
    if (port >= wanted + 1_000) throw new Error(`No ${count} free ports in a row from ${wanted} upwards.`)
    if (!(await isFree(port))) first = port + 1
  }
  return first
}

/** Runs a command, whose output goes to the terminal by default. Resolves with the exit code. */
export function runCommand(
  command: string,
  args: string[],
  env: Record<string, string> = {},
  stdio: StdioOptions = 'inherit',
): Promise<number> {
  return new Promise((resolve) => {
    // On Windows, npm and its like are scripts, which only a shell starts.
    const shell = process.platform === 'win32' && !path.isAbsolute(command)
    const child = spawn(command, args, { cwd: root, stdio, shell, env: { ...process.env, ...env } })
    child.on('error', () => resolve(127))
    child.on('exit', (code) => resolve(code ?? 1))
  })
}
