import { useState, type FormEvent, type ReactNode } from 'react'
import { failureText } from '#src/platform/forms/failure-text.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { Field } from '#src/ui/field/field.tsx'
import * as styles from './list-choice.module.css'
import { listName } from './list-name.ts'
import { createList, useWishes, type WishList } from './wishes.ts'

type Props = {
  readonly title: string
  /** The text of the button that creates a list and chooses it. */
  readonly verb: string
  /** The list that cannot be chosen. */
  readonly except?: string
  /** Does what the choice is for. True if that worked. */
  readonly onChoose: (list: WishList) => Promise<boolean>
  readonly onClose: () => void
  /** Shown between the lists and the new list. */
  readonly children?: ReactNode
}

/** WISH-09: a dialog in which the customer chooses one of their wish lists, or creates one. */
export function ListChoice({ title, verb, except, onChoose, onClose, children }: Props) {
  const t = useT()
  const { lists } = useWishes()
  const [busy, setBusy] = useState<string | null>(null)
  const [error, setError] = useState<string>()
  const choose = async (list: WishList) => {
    if (busy !== null) return
    setBusy(list.id)
    await onChoose(list)
    setBusy(null)
  }
  const create = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy !== null) return
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim()
    if (name === '') return setError(t('forms.validation.required'))
    setBusy('new')
    try {
      const list = await createList(name)
      setError(undefined)
      await onChoose(list)
    } catch (failure) {
      setError(failureText(t, failure))
    }
    setBusy(null)
  }
  return (
    <Dialog isOpen title={title} onClose={onClose}>
      <ul className={styles['lists']}>
        {lists
          .filter(({ id }) => id !== except)
          .map((list) => (
            <li key={list.id}>
              <Button variant="secondary" isWide isLoading={busy === list.id} onClick={() => void choose(list)}>
                {listName(t, list.name)}
                <span className={styles['count']}>{t('wishlist.count', { count: list.count })}</span>
              </Button>
            </li>
          ))}
      </ul>
      {children}
      <form className={styles['new']} noValidate onSubmit={(event) => void create(event)}>
        <Field label={t('wishlist.newName')} name="name" maxLength={255} error={error} />
        <Button type="submit" isLoading={busy === 'new'}>
          {verb}
        </Button>
      </form>
    </Dialog>
  )
}
