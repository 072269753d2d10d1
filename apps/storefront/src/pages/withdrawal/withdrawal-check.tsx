import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import type { FormOutcome } from '#src/platform/forms/form-outcome.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { StepTitle } from './step-title.tsx'
import * as styles from './withdrawal-page.module.css'

type Props = { readonly outcome: FormOutcome; readonly wording: string }

const posted = ['name', 'number', 'email', 'scope', 'goods', 'items'] as const

/** The second step: repeats the declaration and has the one button that makes it. */
export function WithdrawalCheck({ outcome, wording }: Props) {
  const t = useT()
  const { state, formData } = useNavigation()
  const sending = state === 'submitting' ? formData?.get('step') : undefined
  const refusal = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (outcome.refusal) refusal.current?.focus()
  }, [outcome])
  const values = posted.map((name) => <input key={name} type="hidden" name={name} value={outcome.values[name] ?? ''} />)
  return (
    <section className={styles['section']}>
      <StepTitle text={t('withdrawal.step.check')} takesFocus={!outcome.refusal} />
      {outcome.refusal ? <Notice ref={refusal} tone="error" title={outcome.refusal} /> : null}
      <p className={styles['intro']}>{t('withdrawal.check')}</p>
      <blockquote className={styles['wording']}>{wording}</blockquote>
      <div className={styles['actions']}>
        <Form method="post">
          {values}
          <input type="hidden" name="wording" value={wording} />
          <input type="hidden" name="step" value="confirm" />
          <Button type="submit" size="large" isLoading={sending === 'confirm'}>
            {t('withdrawal.confirm')}
          </Button>
        </Form>
        <Form method="post">
          {values}
          <input type="hidden" name="step" value="change" />
          <Button type="submit" size="large" variant="quiet" isLoading={sending === 'change'}>
            {t('withdrawal.change')}
          </Button>
        </Form>
      </div>
    </section>
  )
}
