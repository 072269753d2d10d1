import fs from 'node:fs'

/** Processor time of a process in milliseconds; null where the system does not report it. */
export function cpuOf(pid: number): number | null {
  const fields = fieldsOf(String(pid))
  return fields === undefined ? null : (Number(fields[11]) + Number(fields[12])) * 10
}

/** Processor time of a process and its children in milliseconds; null where the system does not report it. */
export function cpuOfTree(pid: number): number | null {
  const own = cpuOf(pid)
  if (own === null) return null
  const children = pids().filter((child) => fieldsOf(child)?.[1] === String(pid))
  return children.reduce((sum, child) => sum + (cpuOf(Number(child)) ?? 0), own)
}

/** Processor time of all PostgreSQL processes in milliseconds, with those that have ended; null if it runs elsewhere. */
export function cpuOfPostgres(): number | null {
  let sum: number | null = null
  for (const pid of pids()) {
    if (read(`/proc/${pid}/comm`)?.trim() !== 'postgres') continue
    const fields = fieldsOf(pid)
    if (fields !== undefined)
      sum = (sum ?? 0) + [11, 12, 13, 14].reduce((total, index) => total + Number(fields[index]) * 10, 0)
  }
  return sum
}

/** Resident memory of a process in bytes; null where the system does not report it. */
export function memoryOf(pid: number): number | null {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`) ?? '')?.[1]
  return kilobytes === undefined ? null : Number(kilobytes) * 1_024
}

function pids(): string[] {
  try {
    return fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  } catch {
    return []
  }
}

/** The fields of /proc/<pid>/stat after the name, of which 1 is the parent, and 11 to 14 are the times of the process and of its ended children, in hundredths of a second. */
function fieldsOf(pid: string): string[] | undefined {
  return read(`/proc/${pid}/stat`)?.split(') ')[1]?.split(' ')
}

function read(file: string): string | undefined {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
