import type { Agreement } from '#src/domains/consent/agreements.ts'
import { FormConsents } from '#src/domains/customer/form-consents.tsx'
import type { FormOutcome } from '#src/domains/customer/form-outcome.ts'
import { useStoreConfig } from '#src/domains/store/use-store-config.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { Checkbox } from '#src/ui/checkbox/checkbox.tsx'
import * as styles from './newsletter-box.module.css'

type Props = { readonly agreements: readonly Agreement[]; readonly outcome: FormOutcome | undefined }

/**
 * The newsletter box of a registration with its agreements; nothing where the store has no newsletter. CSS hides the agreements
 * until the box is ticked, so that this works before hydration and without JavaScript.
 */
export function NewsletterBox({ agreements, outcome }: Props) {
  const t = useT()
  if (useStoreConfig()?.newsletter_enabled === false) return null
  return (
    <div className={styles['newsletter']}>
      <Checkbox name="newsletter" defaultChecked={outcome?.values['newsletter'] === 'on'}>
        {t('customer.create.newsletter')}
      </Checkbox>
      {agreements.length > 0 ? (
        <div className={styles['consents']}>
          <FormConsents agreements={agreements} outcome={outcome} />
        </div>
      ) : null}
    </div>
  )
}
