import { colon } from '@bocian/rules/colon.ts'
import { useEffect, useEffectEvent } from 'react'
import { useFetcher } from 'react-router'
import type { FormOutcome } from '#src/domains/customer/form-outcome.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { useToast } from '#src/ui/toast/toast.tsx'
import { AccountCard } from '#src/shell/account/account-card.tsx'
import type { SavedCard } from './saved-card.ts'
import * as styles from '../security/session-list.module.css'

/** The saved cards of a customer, each with a button to remove it. */
export function SavedCardList({ cards }: { readonly cards: readonly SavedCard[] }) {
  const t = useT()
  const removal = useRemoval()
  return (
    <>
      <p>{t('customer.cards.text')}</p>
      {removal.refusal ? <Notice tone="error" title={removal.refusal} /> : null}
      <ul className={styles['list']}>
        {cards.map((card) => (
          <li key={card.hash}>
            <Card card={card} removal={removal} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Card({ card, removal }: { readonly card: SavedCard; readonly removal: ReturnType<typeof useRemoval> }) {
  const t = useT()
  const store = useStore()
  const { hash, brand, digits, expires, isExpired } = card
  const name = t('customer.cards.card', { brand, digits })
  return (
    <AccountCard title={name}>
      {expires ? <p>{t(isExpired ? 'customer.cards.expired' : 'customer.cards.expires', { date: expires })}</p> : null}
      <p>
        <Button
          variant="secondary"
          aria-label={`${t('customer.cards.remove')}${colon(store.locale)} ${name}`}
          isLoading={removal.isRunning}
          onClick={() => removal.run(hash)}
        >
          {t('customer.cards.remove')}
        </Button>
      </p>
    </AccountCard>
  )
}

function useRemoval() {
  const t = useT()
  const toast = useToast()
  const fetcher = useFetcher<FormOutcome>()
  const outcome = fetcher.state === 'idle' ? fetcher.data : undefined
  const finish = useEffectEvent(() => {
    toast('success', t('customer.cards.removed'))
    // The pressed button was removed.
    document.querySelector<HTMLElement>('h1')?.focus()
  })
  useEffect(() => {
    if (outcome?.isDone) finish()
  }, [outcome])
  return {
    isRunning: fetcher.state !== 'idle',
    refusal: outcome?.refusal,
    run: (hash: string) => void fetcher.submit({ hash }, { method: 'post' }),
  }
}
