import type { Request } from 'playwright-core'

/** The operation's name in a GraphQL request. */
export function operationOf(request: Request): string {
  return /\b(?:mutation|query)\s+(\w+)/.exec(request.postData() ?? '')?.[1] ?? ''
}
