import { useState, type FormEvent } from 'react'
import { failureText } from '#src/platform/forms/failure-text.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { Field } from '#src/ui/field/field.tsx'
import * as styles from './name-dialog.module.css'

type Props = {
  readonly title: string
  readonly verb: string
  /** The name to begin with. */
  readonly first?: string
  /** Saves the name; throws GraphqlFailure. */
  readonly onName: (name: string) => Promise<void>
  readonly onClose: () => void
}

/** A dialog that asks for the name of a wish list. It stays open, with the reason, if the shop refuses the name. */
export function NameDialog({ title, verb, first = '', onName, onClose }: Props) {
  const t = useT()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
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
      setError(failureText(t, failure))
      setBusy(false)
    }
  }
  return (
    <Dialog isOpen title={title} onClose={onClose}>
      <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
        <Field label={t('wishlist.name')} name="name" maxLength={255} defaultValue={first} error={error} />
        <Button type="submit" isLoading={isBusy}>
          {verb}
        </Button>
      </form>
    </Dialog>
  )
}
