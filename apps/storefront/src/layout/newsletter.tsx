import { Suspense } from 'react'
import type { LayoutQuery } from '#src/graphql/documents.gen.ts'
import { later } from './later.ts'
import type { NewsletterPlace } from './page-class.ts'

const NewsletterSignUp = later(async () => (await import('#src/consent/newsletter-sign-up.tsx')).NewsletterSignUp)

type Props = { readonly config: LayoutQuery['storeConfig'] | undefined; readonly place: NewsletterPlace }

/** The newsletter block, where the shop has a newsletter and the page leaves room for it. */
export function Newsletter({ config, place }: Props) {
  if (!config?.newsletter_enabled || place === 'hidden') return null
  return (
    <Suspense>
      <NewsletterSignUp hasPhone={config.newsletter_enable_phone_field ?? false} isDisabled={place === 'disabled'} />
    </Suspense>
  )
}
