import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useRevalidator } from 'react-router'
import { isSignedOut } from '#src/domains/session/token/is-signed-out.ts'
import { failureText } from '#src/platform/forms/failure-text.ts'
import { restoreForm } from '#src/platform/forms/form-draft.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { Field } from '#src/ui/field/field.tsx'
import * as styles from './name-dialog.module.css'

type Props = {
  readonly title: string
  readonly verb: string
  /** The key under which a typed name is kept when the session ends. */
  readonly draft: string
  /** The name to begin with. */
  readonly first?: string
  /** Saves the name; throws GraphqlFailure. */
  readonly onName: (name: string) => Promise<void>
  readonly onClose: () => void
}

/**
 * A dialog that asks for the name of a wish list. It stays open, with the reason, if the shop refuses the name. If the session has ended,
 * it leads to the sign-in page, and the typed name is there again when the dialog opens afterwards.
 */
export function NameDialog({ title, verb, draft, first = '', onName, onClose }: Props) {
  const t = useT()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const { revalidate } = useRevalidator()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (form.current) restoreForm(form.current)
  }, [])
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim()
    if (name === '') {
      event.currentTarget.querySelector<HTMLElement>('[name="name"]')?.focus()
      return setError(t('forms.validation.required'))
    }
    setBusy(true)
    try {
      await onName(name)
    } catch (failure) {
      // The loader of the page keeps what is typed, and leads to the sign-in page.
      if (isSignedOut(failure)) await revalidate()
      setError(failureText(t, failure))
      setBusy(false)
    }
  }
  return (
    <Dialog isOpen title={title} onClose={onClose}>
      <form
        ref={form}
        className={styles['form']}
        data-draft={draft}
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <Field label={t('wishlist.name')} name="name" maxLength={255} defaultValue={first} error={error} />
        <Button type="submit" isLoading={isBusy}>
          {verb}
        </Button>
      </form>
    </Dialog>
  )
}
