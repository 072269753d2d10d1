import { Suspense } from 'react'
import type { StoreConfigDataFragment } from '#src/platform/graphql/documents.gen.ts'
import { lazyUntilInteraction } from '#src/platform/hydration/lazy-until-interaction.ts'
import type { NewsletterPlace } from '#src/platform/url/page-class.ts'

const NewsletterSignUp = lazyUntilInteraction(
  async () => (await import('#src/domains/consent/newsletter-sign-up.tsx')).NewsletterSignUp,
)

type Props = { readonly config: StoreConfigDataFragment | null | undefined; readonly place: NewsletterPlace }

/** The newsletter block, if the shop has a newsletter and the page shows it. */
export function Newsletter({ config, place }: Props) {
  if (!config?.newsletter_enabled || place === 'hidden') return null
  return (
    <Suspense>
      <NewsletterSignUp hasPhone={config.newsletter_enable_phone_field ?? false} isDisabled={place === 'disabled'} />
    </Suspense>
  )
}
