/** Why a page's data is asked for, on the request that its loader gets. */
export const purposeHeader = 'x-purpose'

/** True when nobody waits for the page yet: what fails then is nobody's trouble. */
export function isAhead(request: Request | undefined): boolean {
  return request?.headers.get(purposeHeader) === 'prefetch'
}
