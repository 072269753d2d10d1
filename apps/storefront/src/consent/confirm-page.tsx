import type { ReactNode } from 'react'
import { DoneNotice } from '#src/cms/done-notice.tsx'
import type { FormOutcome } from '#src/forms/form-outcome.ts'
import { SentForm } from '#src/forms/sent-form.tsx'
import { useStore, useT } from '#src/i18n/store-context.tsx'
import { href } from '#src/i18n/store-view.ts'
import { PageHead } from '#src/seo/page-head.tsx'
import { ButtonLink } from '#src/url/button-link.tsx'
import { ShopLink } from '#src/url/shop-link.tsx'
import styles from './confirm-page.module.css'

type Props = {
  readonly title: string
  readonly text: string
  readonly submit: string
  readonly done: string
  readonly doneText?: string | undefined
  readonly outcome: FormOutcome | undefined
  /** Where a fresh link can be asked for, when this one is no longer good. */
  readonly again?: string | undefined
  /** Fields of the form. */
  readonly children?: ReactNode
}

/** A link from a letter was opened: says what it will do, and does it at the press of the button alone. */
export function ConfirmPage({ title, text, submit, done, doneText, outcome, again, children }: Props) {
  const t = useT()
  const store = useStore()
  return (
    <div className={styles['page']}>
      <PageHead title={title} robots="NONE" />
      <meta name="referrer" content="no-referrer" />
      <h1 className={styles['title']}>{title}</h1>
      {outcome?.isDone ? (
        <>
          <DoneNotice title={done}>{doneText}</DoneNotice>
          <p>
            <ButtonLink to={href(store, '/')}>{t('order.goOn')}</ButtonLink>
          </p>
        </>
      ) : (
        <>
          <p className={styles['text']}>{text}</p>
          <SentForm outcome={outcome} submit={submit}>
            {children}
          </SentForm>
          {again && outcome?.refusal ? (
            <p>
              <ShopLink className={styles['link']} to={again}>
                {t('consent.again')}
              </ShopLink>
            </p>
          ) : null}
        </>
      )}
    </div>
  )
}
