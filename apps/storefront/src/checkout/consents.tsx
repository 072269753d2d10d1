import { useState } from 'react'
import { useStore, useT } from '#src/i18n/store-context.tsx'
import { href } from '#src/i18n/store-view.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Checkbox } from '#src/ui/checkbox/checkbox.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { ShopLink } from '#src/url/shop-link.tsx'
import { missingConsents, ownTerms, type Agreement } from './agreements.ts'
import styles from './consents.module.css'

type Props = {
  readonly agreements: readonly Agreement[]
  readonly given: ReadonlySet<number>
  readonly isAsked: boolean
  readonly onChange: (given: ReadonlySet<number>) => void
}

const idsOf = (agreements: readonly Agreement[]): readonly number[] =>
  agreements.length > 0 ? agreements.map(({ id }) => id) : [ownTerms]

/** What has to be agreed to before ordering, each with its text one press away. */
export function Consents({ agreements, given, isAsked, onChange }: Props) {
  const t = useT()
  const [read, setRead] = useState<Agreement | null>(null)
  const missing = missingConsents(agreements, given)
  const toggle = (id: number) => {
    const next = new Set(given)
    if (!next.delete(id)) next.add(id)
    onChange(next)
  }
  return (
    <div className={styles['consents']}>
      {idsOf(agreements).map((id) => {
        const agreement = agreements.find((known) => known.id === id)
        const isRequired = agreement?.isRequired ?? true
        return (
          <div key={id}>
            <Checkbox
              name={`agreement-${id}`}
              checked={given.has(id)}
              aria-required={isRequired}
              error={isAsked && missing.includes(id) ? t('forms.validation.required') : undefined}
              onChange={() => toggle(id)}
            >
              {agreement?.label ?? t('checkout.terms')}
              {isRequired ? <span aria-hidden="true"> *</span> : null}
            </Checkbox>
            {agreement?.content ? (
              <Button variant="quiet" onClick={() => setRead(agreement)}>
                {t('checkout.readConsent', { name: agreement.name })}
              </Button>
            ) : null}
            {agreement ? null : <OwnTerms />}
          </div>
        )
      })}
      <Dialog title={t('checkout.consentContent')} isOpen={read !== null} onClose={() => setRead(null)}>
        <p className={styles['text']}>{textOf(read)}</p>
      </Dialog>
    </div>
  )
}

/** The shop's own pages, beside the order rather than in its place. */
function OwnTerms() {
  const t = useT()
  const store = useStore()
  return (
    <p className={styles['links']}>
      <ShopLink to={href(store, '/terms')} target="_blank">
        {t('checkout.readTerms')}
      </ShopLink>
      <ShopLink to={href(store, '/privacy')} target="_blank">
        {t('checkout.readPrivacy')}
      </ShopLink>
    </p>
  )
}

const textOf = (agreement: Agreement | null): string => {
  const content = agreement?.content ?? ''
  return agreement?.isHtml ? content.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ') : content
}
