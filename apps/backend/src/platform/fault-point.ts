/** The points at which a test may kill the process, see docs/fault-points.md. */
export const faultPoints = [
  'order.before-recheck',
  'order.before-taking',
  'order.before-rows',
  'order.before-commit',
  'order.after-commit',
  'event.after-lease',
  'event.after-handler',
  'event.after-handled',
  'event.after-delivered',
  'event.before-failed',
  'event.after-failed',
  'payment.before-request',
  'payment.before-storing',
  'payment.after-storing',
  'notification.before-commit',
  'notification.after-commit',
  'notification.before-handling',
  'notification.after-handling',
  'outcome.before-applying',
  'outcome.before-commit',
  'outcome.after-commit',
  'refund.before-request',
  'refund.before-storing',
  'refund.after-storing',
  'poll.before-request',
  'poll.before-storing',
  'poll.after-storing',
  'anonymization.before-receipt',
  'anonymization.before-commit',
  'anonymization.after-commit',
] as const

export type FaultPoint = (typeof faultPoints)[number]

/** Kills the process the `visit`th time that it reaches the point, counted from 1. */
export interface Fault {
  point: FaultPoint
  visit: number
}

let armed: Fault | undefined

/** Arms a fault in this process. */
export function armFault(fault: Fault): void {
  armed = { ...fault }
}

/** Kills the process with SIGKILL if this point is armed, so that nothing is flushed, rolled back or sent. */
export function faultPoint(point: FaultPoint): void {
  if (armed?.point !== point) return
  armed.visit -= 1
  if (armed.visit === 0) process.kill(process.pid, 'SIGKILL')
}
