import { useState, type ReactNode } from 'react'
import type { Agreement } from './agreements.ts'
import { Consents } from './consents.tsx'

type Props = {
  readonly agreements: readonly Agreement[]
  /** The agreements that were given before the form was shown again. */
  readonly first: readonly number[]
  /** The required agreements that were missing when the form was submitted. */
  readonly missing: readonly number[]
}

/** Shows the agreements of a newsletter form. */
export type ShowNewsletterConsents = (props: Props) => ReactNode

/** The agreements of a newsletter form, whose boxes are submitted with it. */
export function NewsletterConsents({ agreements, first, missing }: Props) {
  const [given, setGiven] = useState<ReadonlySet<number>>(() => new Set(first))
  const ids = missing.filter((id) => !given.has(id))
  return <Consents agreements={agreements} given={given} missing={ids} onChange={setGiven} />
}
