import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { Admission, type AdmissionOptions } from './admission.ts'

const tickTime = 200
const resolution = 10
const nanoseconds = 1e6
const pollTime = 100

/** The admission of a process, with its own clock. */
export interface OpenAdmission {
  readonly admission: Admission
  /** Waits until the process is calm or stops, at most for so many milliseconds: for work that gives way to visitors. */
  giveWay(longest: number): Promise<void>
  stop(): void
}

/** Opens the admission of this process and measures the delay of its event loop. */
export function openAdmission(options: Omit<AdmissionOptions, 'now' | 'random'>): OpenAdmission {
  const admission = new Admission({ ...options, now: () => performance.now(), random: Math.random })
  const delays = monitorEventLoopDelay({ resolution })
  delays.enable()
  const timer = setInterval(() => {
    const mean = delays.mean / nanoseconds - resolution
    delays.reset()
    admission.tick(Number.isFinite(mean) ? Math.max(0, mean) : 0)
  }, tickTime).unref()
  let isStopped = false
  return {
    admission,
    async giveWay(longest) {
      const until = performance.now() + longest
      while (!isStopped && !admission.isCalm && performance.now() < until) await pause(pollTime)
    },
    stop() {
      isStopped = true
      clearInterval(timer)
      delays.disable()
    },
  }
}
