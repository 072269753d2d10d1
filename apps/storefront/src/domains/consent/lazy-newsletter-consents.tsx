import { Suspense, type ComponentProps } from 'react'
import { lazyOnRender } from '#src/platform/hydration/lazy-until-interaction.ts'
import type { NewsletterConsents } from './newsletter-consents.tsx'

const Lazy = lazyOnRender(async () => (await import('./newsletter-consents.tsx')).NewsletterConsents)

/** The agreements of a newsletter form. Their code loads with them, because the form is on every page. */
export function LazyNewsletterConsents(props: ComponentProps<typeof NewsletterConsents>) {
  if (props.agreements.length === 0) return null
  return (
    <Suspense>
      <Lazy {...props} />
    </Suspense>
  )
}
