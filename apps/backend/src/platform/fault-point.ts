/** The moments of an order's and a payment's life at which a test may let the process die; CONTRIBUTING.md says how. */
export const faultPoints = [
  'order.before-recheck',
  'order.before-taking',
  'order.before-rows',
  'order.before-commit',
  'order.after-commit',
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

/** Where this process dies: when it comes to the point for the `visit`th time, counted from 1. */
export interface Fault {
  point: FaultPoint
  visit: number
}

let armed: Fault | undefined

/** Lets this process die at the point. */
export function armFault(fault: Fault): void {
  armed = { ...fault }
}

/** Where the armed process dies as by `kill -9`: nothing is flushed, rolled back or said. */
export function faultPoint(point: FaultPoint): void {
  if (armed?.point !== point) return
  armed.visit -= 1
  if (armed.visit === 0) process.kill(process.pid, 'SIGKILL')
}
