import { useState } from 'react'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { Checkbox } from '#src/ui/checkbox/checkbox.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import { consentName, type Agreement } from './agreements.ts'
import * as styles from './consents.module.css'
import { useTicksBeforeHydration } from './use-ticks-before-hydration.ts'

type Props = {
  readonly agreements: readonly Agreement[]
  readonly given: ReadonlySet<number>
  /** The required agreements that were missing when the form was submitted. */
  readonly missing?: readonly number[]
  /** The given agreements that cannot be unticked. */
  readonly fixed?: readonly number[]
  readonly onChange: (given: ReadonlySet<number>) => void
}

/** The consents of a form, required and optional, each with a button that opens its text. */
export function Consents({ agreements, given, missing = [], fixed = [], onChange }: Props) {
  const t = useT()
  const [read, setRead] = useState<Agreement | null>(null)
  const toggle = (id: number) => {
    const next = new Set(given)
    if (!next.delete(id)) next.add(id)
    onChange(next)
  }
  const boxes = useTicksBeforeHydration(agreements, given, onChange)
  return (
    <div ref={boxes} className={styles['consents']}>
      {agreements.length > 1 ? (
        <AllConsents agreements={agreements} given={given} fixed={fixed} onChange={onChange} />
      ) : null}
      {agreements.map((agreement) => (
        <div key={agreement.id}>
          <div className={styles['row']}>
            <Checkbox
              name={consentName(agreement.id)}
              id={`field-${consentName(agreement.id)}`}
              checked={given.has(agreement.id)}
              disabled={fixed.includes(agreement.id)}
              aria-required={agreement.isRequired}
              error={missing.includes(agreement.id) ? t('forms.validation.required') : undefined}
              onChange={() => toggle(agreement.id)}
            >
              {agreement.label}
              {/* The space does not break, so that the asterisk does not get a line of its own. */}
              {agreement.isRequired ? <span aria-hidden="true">{'\u00A0*'}</span> : null}
              {agreement.smallDescription ? (
                <span className={styles['small']}>{agreement.smallDescription}</span>
              ) : null}
            </Checkbox>
            {agreement.content ? (
              <IconButton
                label={t('consent.read', { name: agreement.name })}
                aria-haspopup="dialog"
                onClick={() => setRead(agreement)}
              >
                <Icon name="info" size={20} />
              </IconButton>
            ) : null}
          </div>
          <Pages links={agreement.links} />
        </div>
      ))}
      <Dialog title={t('consent.content')} isOpen={read !== null} onClose={() => setRead(null)}>
        <p className={styles['text']}>{textOf(read)}</p>
      </Dialog>
    </div>
  )
}

/**
 * Gives all agreements of the list, or takes them back, and nothing else. Says so if optional ones are among them, so that nobody
 * subscribes to a newsletter by accepting the terms.
 */
function AllConsents({ agreements, given, fixed, onChange }: Required<Omit<Props, 'missing'>>) {
  const t = useT()
  const ids = agreements.map(({ id }) => id)
  const areAllGiven = ids.every((id) => given.has(id))
  const others = [...given].filter((id) => !ids.includes(id))
  const isMixed = new Set(agreements.map(({ isRequired }) => isRequired)).size > 1
  return (
    <Checkbox
      name={consentName('all')}
      checked={areAllGiven}
      onChange={() => onChange(new Set(areAllGiven ? [...others, ...fixed] : [...given, ...ids]))}
    >
      {t(isMixed ? 'consent.allWithOptional' : 'consent.all')}
    </Checkbox>
  )
}

/** Links to the pages a consent refers to; they open in a new tab so that the form stays open. */
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
