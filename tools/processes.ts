import { spawn, type ChildProcess } from 'node:child_process'
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
  /** Resolves with what the process said when it ends. */
  ended: Promise<{ code: number | null; said: string }>
  /** When it said something last, or was started: milliseconds since the epoch. */
  lastWord: () => number
}

/** Starts a service; its JSON log goes to a file, its plain words to the screen. */
export function startService(service: Service, logFolder: string): Running {
  fs.mkdirSync(logFolder, { recursive: true, mode: 0o700 })
  const log = fs.createWriteStream(path.join(logFolder, `${service.name}.log`), { flags: 'a', mode: 0o600 })
  // A full disk must not end the shop for want of a log.
  log.on('error', () => undefined)
  const child = spawn(process.execPath, [service.script], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production', ...service.env },
  })
  let said = ''
  let lastWord = Date.now()
  const onLine = (line: string) => {
    lastWord = Date.now()
    if (line.startsWith('{')) return void log.write(`${line}\n`)
    said = `${said}${line}\n`.slice(-4_000)
    if (line !== '') process.stdout.write(`${line}\n`)
  }
  eachLine(child.stdout, onLine)
  eachLine(child.stderr, onLine)
  const ended = new Promise<{ code: number | null; said: string }>((resolve) => {
    child.on('exit', (code) => resolve({ code, said }))
  })
  return { service, child, ended, lastWord: () => lastWord }
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

/** Waits until the service answers; false when it ended instead, or said nothing for `patience` milliseconds. */
export async function isReady(running: Running, patience: number): Promise<boolean> {
  const began = Date.now()
  let hasEnded = false
  void running.ended.then(() => (hasEnded = true))
  while (Date.now() < Math.max(began, running.lastWord()) + patience && !hasEnded) {
    const answer = await fetch(running.service.health, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined)
    if (answer?.ok === true) return true
    await new Promise((resolve) => setTimeout(resolve, 60))
  }
  return false
}

/** True when nobody listens on the port. */
export function isFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const server = net.createServer()
    server.once('error', () => resolve(false))
    server.listen(port, host, () => server.close(() => resolve(true)))
  })
}

/** The port itself when it is free and not taken, else the next such after it. */
export async function freePort(wanted: number, taken: readonly number[] = []): Promise<number> {
  for (let port = wanted; port < wanted + 200; port++) if (!taken.includes(port) && (await isFree(port))) return port
  throw new Error(`No free port from ${wanted} on.`)
}

/** Runs a command to its end, its output on the screen; resolves with the exit code. */
export function runCommand(command: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
    child.on('error', () => resolve(127))
    child.on('exit', (code) => resolve(code ?? 1))
  })
}
