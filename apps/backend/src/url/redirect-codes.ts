/** The codes of a custom rewrite: 0 shows the target without a redirect, and the others are HTTP status codes. */
export const redirectCodes = [0, 301, 302, 303, 307, 308, 410] as const

/** Whether shoppers are redirected. A rewrite with another code is stored, but if its path has a page, that page is shown. */
export function isHonoured(code: number): code is 301 | 302 {
  return code === 301 || code === 302
}

/** Whether a target is outside the shop. */
export function isAbsolute(target: string): boolean {
  return /^https?:\/\//i.test(target)
}
