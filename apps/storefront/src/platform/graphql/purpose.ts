/** The request header that marks a prefetch. */
export const purposeHeader = 'x-purpose'

/** True for a prefetch, whose failure must not be shown. */
export function isPrefetch(request: Request | undefined): boolean {
  return request?.headers.get(purposeHeader) === 'prefetch'
}
