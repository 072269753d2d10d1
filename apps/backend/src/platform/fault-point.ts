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
  'payment.before-asking',
  'payment.before-storing',
  'payment.after-storing',
  'notice.before-commit',
  'notice.after-commit',
  'notice.before-hearing',
  'notice.after-hearing',
  'news.before-applying',
  'news.before-commit',
  'news.after-commit',
  'refund.before-asking',
  'refund.before-storing',
  'refund.after-storing',
  'status.before-asking',
  'status.before-storing',
  'status.after-storing',
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
