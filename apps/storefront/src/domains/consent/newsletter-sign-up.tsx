import { useId } from 'react'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { NewsletterForm } from './newsletter-form.tsx'
import * as styles from './newsletter-sign-up.module.css'

type Props = { readonly hasPhone: boolean; readonly isDisabled: boolean }

/** The newsletter sign-up in the footer, with text messages if the shop sends them. */
export function NewsletterSignUp({ hasPhone, isDisabled }: Props) {
  const t = useT()
  const id = useId()
  return (
    <section className={styles['block']} aria-labelledby={id}>
      <div className={styles['inner']}>
        <div className={styles['words']}>
          <h2 className={styles['title']} id={id}>
            {t('consent.newsletter.title')}
          </h2>
          <p>{t('consent.newsletter.text')}</p>
        </div>
        <NewsletterForm hasPhone={hasPhone} isDisabled={isDisabled} titleId={id} />
      </div>
    </section>
  )
}
