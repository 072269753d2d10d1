import { colon } from '@bocian/rules/colon.ts'
import { useState } from 'react'
import type { OwnPasskeyFragment } from '#src/platform/graphql/documents.gen.ts'
import { formatDateTime } from '#src/platform/i18n/format.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Field } from '#src/ui/field/field.tsx'
import * as styles from './sign-in-ways.module.css'
import { useFocusOnChange } from '#src/platform/forms/use-focus-on-change.ts'
import type { useWayChange } from './use-way-change.ts'

type Props = { readonly passkey: OwnPasskeyFragment; readonly change: ReturnType<typeof useWayChange> }

const longestName = 60

/** One passkey, with its name, its last use and buttons to rename and to remove it. */
export function PasskeyItem({ passkey, change }: Props) {
  const t = useT()
  const store = useStore()
  const [isRenaming, setRenaming] = useState(false)
  const controls = useFocusOnChange(isRenaming)
  const { uid, name, created_at: createdAt, last_used_at: usedAt, is_backed_up: isBackedUp } = passkey
  const used = usedAt
    ? t('customer.passkey.used', { date: formatDateTime(store, usedAt) })
    : t('customer.passkey.unused')
  return (
    <>
      <p className={styles['name']}>{name}</p>
      <p>
        {t('customer.passkey.added', { date: formatDateTime(store, createdAt) })}
        <br />
        {used}
        {isBackedUp ? <br /> : null}
        {isBackedUp ? t('customer.passkey.backedUp') : null}
      </p>
      <div ref={controls}>
        {isRenaming ? (
          <RenameForm passkey={passkey} change={change} onEnd={() => setRenaming(false)} />
        ) : (
          <div className={styles['actions']}>
            <Button
              variant="secondary"
              aria-label={`${t('customer.passkey.rename')}${colon(store.locale)} ${name}`}
              onClick={() => setRenaming(true)}
            >
              {t('customer.passkey.rename')}
            </Button>
            <Button
              variant="secondary"
              aria-label={`${t('customer.passkey.remove')}${colon(store.locale)} ${name}`}
              isLoading={change.isRunning}
              onClick={() => change.run({ intent: 'remove', uid })}
            >
              {t('customer.passkey.remove')}
            </Button>
          </div>
        )}
      </div>
    </>
  )
}

function RenameForm({ passkey: { uid, name }, change, onEnd }: Props & { readonly onEnd: () => void }) {
  const t = useT()
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        const given = new FormData(event.currentTarget).get('name')
        if (typeof given !== 'string' || given.trim() === '') return
        if (given.trim() === name) onEnd()
        else change.run({ intent: 'rename', uid, name: given })
      }}
    >
      <Field name="name" label={t('customer.passkey.name')} defaultValue={name} maxLength={longestName} required />
      <div className={styles['actions']}>
        <Button type="submit" isLoading={change.isRunning}>
          {t('customer.save')}
        </Button>
        <Button variant="quiet" onClick={onEnd}>
          {t('customer.passkey.keepName')}
        </Button>
      </div>
    </form>
  )
}
