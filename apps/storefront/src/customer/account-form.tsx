import { useEffect, useRef, type ReactNode } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import { ErrorSummary } from '#src/forms/error-summary.tsx'
import { restoreForm } from '#src/forms/form-draft.ts'
import { useT } from '#src/i18n/store-context.tsx'
import { Button } from '#src/ui/button/button.tsx'
import styles from './account-form.module.css'
import { problemsOf, refusalText, type FormOutcome } from './form-outcome.ts'

type Props = {
  readonly outcome: FormOutcome | undefined
  /** The fields' labels by name, for the summary of what is wrong. */
  readonly labels: Readonly<Record<string, string>>
  readonly submit: string
  /** Where the form is sent; to its own page when left out. */
  readonly action?: string
  /** What this form is for, on a page with several. */
  readonly intent?: string
  /** Under which name what is typed outlives the end of a session; nothing does when left out. */
  readonly draft?: string
  readonly children: ReactNode
}

/** A form that is checked in the browser and on the server alike and says above its fields what is wrong. */
export function AccountForm({ outcome, labels, submit, action, intent, draft, children }: Props) {
  const t = useT()
  const { state, formData } = useNavigation()
  const { state: kept } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (draft && form.current) restoreForm(form.current)
  }, [draft])
  const isSending = state !== 'idle' && formData !== undefined && (formData.get('intent') ?? undefined) === intent
  return (
    <Form
      method="post"
      ref={form}
      data-draft={draft}
      className={styles['form']}
      noValidate
      replace
      preventScrollReset
      state={{ ...kept, keepPlace: true }}
      {...(action ? { action } : {})}
    >
      <ErrorSummary refusal={refusalText(t, outcome)} problems={problemsOf(outcome, t, labels)} attempt={outcome} />
      {intent ? <input type="hidden" name="intent" value={intent} /> : null}
      {children}
      <Button type="submit" size="large" isWide isLoading={isSending}>
        {submit}
      </Button>
    </Form>
  )
}
