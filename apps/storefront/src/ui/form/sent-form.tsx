import { useEffect, useRef, type ReactNode } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import { Button } from '../button/button.tsx'
import { Notice } from '../notice/notice.tsx'
import { restoreForm } from '#src/platform/forms/form-draft.ts'
import { hasFieldErrors, type FormOutcome } from '#src/platform/forms/form-outcome.ts'
import { useFirstErrorFocus } from '#src/platform/forms/use-first-error-focus.ts'
import * as styles from './sent-form.module.css'

type Props = {
  readonly outcome: FormOutcome | undefined
  readonly submit: string
  /** Distinguishes several forms of one page, so that each has its own draft. */
  readonly name?: string
  /** Identifies the form on a page with several: sent as the field `intent`. */
  readonly intent?: string
  readonly children: ReactNode
}

/** A form posted to its own page, with or without JavaScript. Focuses the first error. */
export function SentForm({ outcome, submit, name, intent, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const refusal = useRef<HTMLDivElement>(null)
  const { state, formData } = useNavigation()
  const { pathname } = useLocation()
  useEffect(() => {
    if (form.current) restoreForm(form.current)
  }, [])
  useFirstErrorFocus(form, outcome)
  useEffect(() => {
    if (outcome?.refusal && !hasFieldErrors(outcome)) refusal.current?.focus()
  }, [outcome])
  return (
    <Form
      ref={form}
      className={styles['form']}
      data-draft={['sent', pathname, name, intent].filter(Boolean).join(' ')}
      method="post"
      noValidate
    >
      {outcome?.refusal ? <Notice ref={refusal} tone="error" title={outcome.refusal} /> : null}
      {intent ? <input type="hidden" name="intent" value={intent} /> : null}
      {children}
      <p className={styles['actions']}>
        <Button
          type="submit"
          size="large"
          isLoading={state === 'submitting' && (formData?.get('intent') ?? undefined) === intent}
        >
          {submit}
        </Button>
      </p>
    </Form>
  )
}
