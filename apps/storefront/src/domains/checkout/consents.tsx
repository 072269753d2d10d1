import { useState } from 'react'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { Checkbox } from '#src/ui/checkbox/checkbox.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import { missingConsents, ownTerms, type Agreement } from './agreements.ts'
import * as styles from './consents.module.css'

type Props = {
  readonly agreements: readonly Agreement[]
  readonly given: ReadonlySet<number>
  readonly showsErrors: boolean
  readonly onChange: (given: ReadonlySet<number>) => void
}

/** The consents before ordering, required and optional, each with a button that opens its text. */
export function Consents({ agreements, given, showsErrors, onChange }: Props) {
  const t = useT()
  const [read, setRead] = useState<Agreement | null>(null)
  const ids = agreements.length > 0 ? agreements.map(({ id }) => id) : [ownTerms]
  const missing = missingConsents(agreements, given)
  const areAllGiven = ids.every((id) => given.has(id))
  const toggle = (id: number) => {
    const next = new Set(given)
    if (!next.delete(id)) next.add(id)
    onChange(next)
  }
  return (
    <div className={styles['consents']}>
      {ids.length > 1 ? (
        <Checkbox name="agreement-all" checked={areAllGiven} onChange={() => onChange(new Set(areAllGiven ? [] : ids))}>
          {t('checkout.allConsents')}
        </Checkbox>
      ) : null}
      {ids.map((id) => {
        const agreement = agreements.find((known) => known.id === id)
        const isRequired = agreement?.isRequired ?? true
        return (
          <div key={id}>
            <div className={styles['row']}>
              <Checkbox
                name={`agreement-${id}`}
                checked={given.has(id)}
                aria-required={isRequired}
                error={showsErrors && missing.includes(id) ? t('forms.validation.required') : undefined}
                onChange={() => toggle(id)}
              >
                {agreement?.label ?? t('checkout.terms')}
                {isRequired ? <span aria-hidden="true"> *</span> : null}
              </Checkbox>
              {agreement?.content ? (
                <IconButton
                  label={t('checkout.readConsent', { name: agreement.name })}
                  aria-haspopup="dialog"
                  onClick={() => setRead(agreement)}
                >
                  <Icon name="info" size={20} />
                </IconButton>
              ) : null}
            </div>
            <Pages links={agreement?.links ?? ownPages(t)} />
          </div>
        )
      })}
      <Dialog title={t('checkout.consentContent')} isOpen={read !== null} onClose={() => setRead(null)}>
        <p className={styles['text']}>{textOf(read)}</p>
      </Dialog>
    </div>
  )
}

const ownPages = (t: ReturnType<typeof useT>): Agreement['links'] => [
  { label: t('checkout.readTerms'), path: '/terms' },
  { label: t('checkout.readPrivacy'), path: '/privacy' },
]

/** Links to the pages a consent refers to; they open in a new tab so that the checkout stays open. */
function Pages({ links }: { readonly links: Agreement['links'] }) {
  const store = useStore()
  if (links.length === 0) return null
  return (
    <p className={styles['links']}>
      {links.map(({ label, path }) => (
        <ShopLink key={path} to={href(store, path)} target="_blank">
          {label}
        </ShopLink>
      ))}
    </p>
  )
}

const textOf = (agreement: Agreement | null): string => {
  const content = agreement?.content ?? ''
  return agreement?.isHtml ? content.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ') : content
}
