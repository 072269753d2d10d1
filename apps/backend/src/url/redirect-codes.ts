/** What a custom rewrite may say: 0 shows its target in place, the others are HTTP's. */
export const redirectCodes = [0, 301, 302, 303, 307, 308, 410] as const

/** Whether shoppers are led on; other codes are kept as they came, and the page itself is shown where there is one. */
export function isHonoured(code: number): code is 301 | 302 {
  return code === 301 || code === 302
}

/** Whether a target lies outside the shop. */
export function isAbsolute(target: string): boolean {
  return /^https?:\/\//i.test(target)
}
