import { useEffect, useRef, type ReactNode } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import { Button } from '#src/ui/button/button.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { focusFirstError } from './focus-first-error.ts'
import { restoreForm } from './form-draft.ts'
import { hasFieldErrors, type FormOutcome } from './form-outcome.ts'
import styles from './sent-form.module.css'

type Props = {
  readonly outcome: FormOutcome | undefined
  readonly submit: string
  /** Tells the forms of one page apart, so that each keeps its own draft. */
  readonly name?: string
  readonly children: ReactNode
}

/** A form that is posted to its own page, with or without script; the focus goes to what was refused. */
export function SentForm({ outcome, submit, name, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const refusal = useRef<HTMLDivElement>(null)
  const { state } = useNavigation()
  const { pathname } = useLocation()
  useEffect(() => {
    if (form.current) restoreForm(form.current)
  }, [])
  useEffect(() => {
    if (outcome && hasFieldErrors(outcome)) focusFirstError(form.current)
    else if (outcome?.refusal) refusal.current?.focus()
  }, [outcome])
  return (
    <Form
      ref={form}
      className={styles['form']}
      data-draft={['sent', pathname, name].filter(Boolean).join(' ')}
      method="post"
      noValidate
      preventScrollReset
    >
      {outcome?.refusal ? <Notice ref={refusal} tone="error" title={outcome.refusal} /> : null}
      {children}
      <p className={styles['actions']}>
        <Button type="submit" size="large" isLoading={state === 'submitting'}>
          {submit}
        </Button>
      </p>
    </Form>
  )
}
