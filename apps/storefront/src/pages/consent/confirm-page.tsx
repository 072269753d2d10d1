import type { ReactNode } from 'react'
import { DoneNotice } from '#src/ui/notice/done-notice.tsx'
import type { FormOutcome } from '#src/platform/forms/form-outcome.ts'
import { SentForm } from '#src/ui/form/sent-form.tsx'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { PageHead } from '#src/domains/seo/page-head.tsx'
import { ButtonLink } from '#src/ui/link/button-link.tsx'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import * as styles from './confirm-page.module.css'

type Props = {
  readonly title: string
  readonly text: string
  readonly submit: string
  readonly done: string
  readonly doneText?: string | undefined
  readonly outcome: FormOutcome | undefined
  /** The path where the visitor can request a new link when this one is invalid. */
  readonly again?: string | undefined
  /** Fields of the form. */
  readonly children?: ReactNode
  /** What else the page offers, below the form. */
  readonly more?: ReactNode
}

/** The page of an emailed link: explains what it does, and does it only when the visitor clicks the button. */
export function ConfirmPage({ title, text, submit, done, doneText, outcome, again, children, more }: Props) {
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
      {more}
    </div>
  )
}
