import { useEffect, useRef, type ReactNode } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { restoreForm } from '#src/platform/forms/form-draft.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { Button } from '#src/ui/button/button.tsx'
import * as styles from './account-form.module.css'
import { problemsOf, type FormOutcome } from './form-outcome.ts'

type Props = {
  readonly outcome: FormOutcome | undefined
  /** The fields' labels by name, for the summary of what is wrong. */
  readonly labels: Readonly<Record<string, string>>
  readonly submit: string
  /** The URL to which the form is posted; its own page by default. */
  readonly action?: string
  /** Identifies the form on a page with several. */
  readonly intent?: string
  /** The name under which typed values survive the end of a session; not stored if omitted. */
  readonly draft?: string
  readonly children: ReactNode
}

/** An account form with a summary of its errors. It is validated in the browser and on the server. */
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
      state={{ ...kept, keepPlace: true }}
      {...(action ? { action } : {})}
    >
      <ErrorSummary refusal={outcome?.refusal} problems={problemsOf(outcome, t, labels)} attempt={outcome} />
      {intent ? <input type="hidden" name="intent" value={intent} /> : null}
      {children}
      <Button type="submit" size="large" isWide isLoading={isSending}>
        {submit}
      </Button>
    </Form>
  )
}
