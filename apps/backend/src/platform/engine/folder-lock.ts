import fs from 'node:fs'
import path from 'node:path'

/** Another running process holds the folder. */
export class FolderInUse extends Error {
  readonly folder: string
  readonly pid: number

  constructor(folder: string, pid: number) {
    super(`The data folder ${folder} is in use by process ${pid}.`)
    this.name = 'FolderInUse'
    this.folder = folder
    this.pid = pid
  }
}

/**
 * Locks the folder for this process and returns the function that unlocks it. Two PGlite processes on one folder silently destroy
 * each other's commits, so the lock file names the process that holds it, and is taken over only when that process is dead.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  fs.mkdirSync(folder, { recursive: true })
  const file = path.join(folder, 'lock')
  const mine = JSON.stringify({ pid: process.pid, started: startOf(process.pid) })
  for (let attempt = 0; attempt < 5; attempt++) {
    // Writes the lock file under another name and then links it, so that no process reads a half-written one.
    const draft = `${file}.${process.pid}`
    fs.writeFileSync(draft, mine)
    try {
      fs.linkSync(draft, file)
      if (attempt > 0 && !(await isStillMine(file, mine))) continue
      return () => Promise.resolve(releaseLock(file, mine))
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
      const holder = readHolder(file)
      if (holder !== undefined && isAlive(holder)) throw new FolderInUse(folder, holder.pid)
      fs.rmSync(file, { force: true })
    } finally {
      fs.rmSync(draft, { force: true })
    }
  }
  throw new FolderInUse(folder, 0)
}

/** Another process may have found the same dead holder and removed our new lock file. The last process to link keeps the lock. */
async function isStillMine(file: string, mine: string): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, 100))
  return fs.existsSync(file) && fs.readFileSync(file, 'utf8') === mine
}

function releaseLock(file: string, mine: string): void {
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === mine) fs.rmSync(file, { force: true })
}

interface Holder {
  pid: number
  started: string | null
}

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Holder
  } catch {
    return undefined
  }
}

function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
  return holder.started === null || (startOf(holder.pid) === holder.started && !isZombie(holder.pid))
}

/** Whether a killed process is a zombie, which its parent has not reaped yet: it still has a pid, but no open files. */
function isZombie(pid: number): boolean {
  return statOf(pid)?.[0] === 'Z'
}

/** The start time of the process in clock ticks since boot, which tells a reused pid from the former process. */
function startOf(pid: number): string | null {
  return statOf(pid)?.[19] ?? null
}

/** The fields of `/proc/<pid>/stat`, from the state on; undefined if the file does not exist, as on systems other than Linux. */
function statOf(pid: number): string[] | undefined {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}
