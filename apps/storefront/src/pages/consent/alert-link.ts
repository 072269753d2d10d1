import { checkEmail } from '@bocian/rules/validators.ts'

export type AlertLink = {
  readonly type: 'stock' | 'price'
  readonly email: string
  readonly productUid: string | undefined
  /** The code of an emailed link; without it the visitor can only request a new link. */
  readonly code: string | undefined
}

type Params = Readonly<Record<string, string | undefined>>

/** Parses the URL of an unsubscribe link; undefined without a known kind of alert or an email address. */
export function readAlertLink(params: Params, url: URL): AlertLink | undefined {
  const { type, email = '', productUid } = params
  if ((type !== 'stock' && type !== 'price') || checkEmail(email) !== null) return undefined
  return { type, email, productUid, code: url.searchParams.get('code') ?? undefined }
}
