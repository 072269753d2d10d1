import { Suspense, useLayoutEffect, useRef, useState } from 'react'
import { lazyOnRender } from '#src/platform/hydration/lazy-until-interaction.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { Checkbox } from '#src/ui/checkbox/checkbox.tsx'
import type { Agreement } from './agreements.ts'
import type { ShowNewsletterConsents } from './newsletter-consents.tsx'
import type { NewsletterOutcome } from './submit-newsletter.ts'

const NewsletterNumber = lazyOnRender(async () => (await import('./newsletter-number.tsx')).NewsletterNumber)

type Props = {
  readonly outcome: NewsletterOutcome
  readonly agreements: readonly Agreement[]
  /** Shows the agreements. */
  readonly Consents: ShowNewsletterConsents
}

/** A checkbox for text messages; once it is checked, the phone number and the agreements of text messages. */
export function NewsletterPhone({ outcome, agreements, Consents }: Props) {
  const t = useT()
  const { errors, missing = [], typed } = outcome
  const [wantsSms, setWantsSms] = useState(typed?.wantsSms ?? false)
  const box = useRef<HTMLInputElement>(null)
  // The visitor may have ticked the box in the server's markup before it hydrated.
  useLayoutEffect(() => setWantsSms((wants) => box.current?.checked ?? wants), [])
  return (
    <>
      <Checkbox
        ref={box}
        name="sms"
        checked={wantsSms}
        onChange={(event) => setWantsSms(event.currentTarget.checked)}
        error={errors.sms}
      >
        {t('consent.newsletter.sms')}
      </Checkbox>
      {wantsSms ? (
        <>
          <Suspense>
            <NewsletterNumber first={typed?.telephone ?? ''} error={errors.telephone} />
          </Suspense>
          <Consents agreements={agreements} first={typed?.given ?? []} missing={missing} />
        </>
      ) : null}
    </>
  )
}
