import { checkEmail } from '@bocian/rules/validators.ts'

export type AlertLink = {
  readonly type: 'stock' | 'price'
  readonly email: string
  readonly productUid: string | undefined
  /** The code of a mailed link; without it only a fresh link can be asked for. */
  readonly code: string | undefined
}

type Params = Readonly<Record<string, string | undefined>>

/** Reads the address of an unsubscribe link; undefined when it names no kind of alert or no mailbox. */
export function readAlertLink(params: Params, url: URL): AlertLink | undefined {
  const { type, email = '', productUid } = params
  if ((type !== 'stock' && type !== 'price') || checkEmail(email) !== null) return undefined
  return { type, email, productUid, code: url.searchParams.get('code') ?? undefined }
}
