import { emailInput } from '#src/platform/forms/email-input.ts'
import { Breadcrumbs } from '#src/ui/breadcrumbs/breadcrumbs.tsx'
import type { FormOutcome } from '#src/platform/forms/form-outcome.ts'
import { SentField, SentText } from '#src/ui/form/sent-field.tsx'
import { SentForm } from '#src/ui/form/sent-form.tsx'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { PageHead } from '#src/domains/seo/page-head.tsx'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import { DoneNotice } from '#src/ui/notice/done-notice.tsx'
import { Select } from '#src/ui/select/select.tsx'
import { ContactFiles } from './contact-files.tsx'
import * as styles from './contact-page.module.css'

const longestComment = 10_000

export const helpPages = ['delivery', 'returns', 'size-guide', 'help'] as const

export interface ContactPlaces {
  readonly topics: readonly string[]
  readonly answers: readonly (typeof helpPages)[number][]
}

type Props = { readonly topics: readonly string[]; readonly outcome: FormOutcome | undefined }

/** The contact form with links to the help pages that the shop has. */
export function ContactPage({ topics, answers, outcome }: Props & ContactPlaces) {
  const t = useT()
  const store = useStore()
  return (
    <div className={styles['page']}>
      <PageHead title={t('contact.title')} description={t('contact.description')} address="/contact" />
      <Breadcrumbs crumbs={[]} current={t('contact.title')} />
      <h1 className={styles['title']}>{t('contact.title')}</h1>
      <div className={styles['columns']}>
        {outcome?.isDone ? (
          <DoneNotice title={t('contact.sent')}>{t('contact.answer', { email: outcome.values['email'] })}</DoneNotice>
        ) : (
          <ContactForm topics={topics} outcome={outcome} />
        )}
        {answers.length > 0 ? (
          <aside className={styles['aside']} aria-labelledby="before-writing">
            <h2 id="before-writing" className={styles['subtitle']}>
              {t('contact.before')}
            </h2>
            <ul className={styles['links']}>
              {answers.map((name) => (
                <li key={name}>
                  <ShopLink to={href(store, `/${name}`)} skeleton="content">
                    {t(`contact.read.${name}`)}
                  </ShopLink>
                </li>
              ))}
            </ul>
          </aside>
        ) : null}
      </div>
    </div>
  )
}

function ContactForm({ topics, outcome }: Props) {
  const t = useT()
  return (
    <div>
      <p className={styles['intro']}>{t('contact.intro')}</p>
      <SentForm outcome={outcome} submit={t('contact.send')}>
        <SentField outcome={outcome} name="name" label={t('contact.name')} autoComplete="name" />
        <SentField outcome={outcome} {...emailInput} label={t('contact.email')} autoComplete="email" />
        <SentField
          outcome={outcome}
          name="telephone"
          type="tel"
          label={t('contact.telephone')}
          maxLength={40}
          autoComplete="tel"
          isOptional
        />
        {topics.length === 0 ? null : (
          <Select
            name="topic"
            label={t('contact.topic')}
            options={[
              { value: '', label: t('contact.topicNone') },
              ...topics.map((value) => ({ value, label: value })),
            ]}
            defaultValue={outcome?.values['topic'] ?? ''}
            isOptional
          />
        )}
        <SentField
          outcome={outcome}
          name="order"
          label={t('contact.order')}
          hint={t('contact.orderHint')}
          inputMode="numeric"
          maxLength={40}
          isOptional
        />
        <SentText outcome={outcome} name="comment" label={t('contact.comment')} maxLength={longestComment} />
        <ContactFiles />
      </SentForm>
    </div>
  )
}
