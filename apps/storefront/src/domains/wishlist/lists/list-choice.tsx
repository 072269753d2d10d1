import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { failureText } from '#src/platform/forms/failure-text.ts'
import { keepOpenForms, restoreForm } from '#src/platform/forms/form-draft.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { Field } from '#src/ui/field/field.tsx'
import { ButtonLink } from '#src/ui/link/button-link.tsx'
import { loadCustomerDetails } from '../../session/sign-in/load-customer-details.ts'
import { signInPath } from '../../session/sign-in/origin-path.ts'
import { isSignedOut } from '../../session/token/is-signed-out.ts'
import * as styles from './list-choice.module.css'
import { listName } from './list-name.ts'
import { createList, useWishes, type WishList } from '../wishes.ts'

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

/**
 * WISH-09: a dialog in which the customer chooses one of their wish lists, or creates one. A typed name is kept when the session ends, until
 * the dialog opens after the next sign-in.
 */
export function ListChoice({ title, verb, except, onChoose, onClose, children }: Props) {
  const t = useT()
  const { lists } = useWishes()
  const [busy, setBusy] = useState<string | null>(null)
  /** Does one thing at a time. `what` is the id of the list, or `new`. */
  const whileBusy = async (what: string, work: () => Promise<unknown>): Promise<void> => {
    if (busy !== null) return
    setBusy(what)
    await work()
    setBusy(null)
  }
  return (
    <Dialog isOpen title={title} onClose={onClose}>
      <ul className={styles['lists']}>
        {lists
          .filter(({ id }) => id !== except)
          .map((list) => (
            <li key={list.id}>
              <Button
                variant="secondary"
                isWide
                isLoading={busy === list.id}
                onClick={() => void whileBusy(list.id, () => onChoose(list))}
              >
                {listName(t, list.name)}
                <span className={styles['count']}>{t('wishlist.count', { count: list.count })}</span>
              </Button>
            </li>
          ))}
      </ul>
      {children}
      <NewList
        verb={verb}
        isBusy={busy === 'new'}
        onName={(create) => void whileBusy('new', async () => create(onChoose))}
      />
    </Dialog>
  )
}

type NewListProps = {
  readonly verb: string
  readonly isBusy: boolean
  /** Called with what creates the list and passes it on. */
  readonly onName: (create: (onMade: Props['onChoose']) => Promise<void>) => void
}

/** The name of a new list. */
function NewList({ verb, isBusy, onName }: NewListProps) {
  const t = useT()
  const store = useStore()
  const { pathname, search } = useLocation()
  const [error, setError] = useState<string>()
  const [isEnded, setEnded] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (form.current) restoreForm(form.current)
  }, [])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim()
    if (name === '') return setError(t('forms.validation.required'))
    onName(async (onMade) => {
      try {
        const list = await createList(name)
        setError(undefined)
        await onMade(list)
      } catch (failure) {
        setError(failureText(t, failure))
        if (!isSignedOut(failure)) return
        keepOpenForms()
        await loadCustomerDetails()
        setEnded(true)
      }
    })
  }
  return (
    <>
      <form ref={form} className={styles['new']} data-draft="new-wish-list" noValidate onSubmit={submit}>
        <Field label={t('wishlist.newName')} name="name" maxLength={255} error={error} />
        <Button type="submit" isLoading={isBusy}>
          {verb}
        </Button>
      </form>
      {isEnded ? (
        <ButtonLink variant="secondary" to={signInPath(store, pathname + search)}>
          {t('layout.account.signIn')}
        </ButtonLink>
      ) : null}
    </>
  )
}
