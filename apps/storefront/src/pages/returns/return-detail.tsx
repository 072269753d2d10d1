import { colon } from '@bocian/rules/colon.ts'
import type { ReactNode } from 'react'
import type { ReturnDetailFragment, ReturnedItemFragment } from '#src/platform/graphql/documents.gen.ts'
import { formatDate, formatDateTime } from '#src/platform/i18n/format.ts'
import { formatMoney } from '#src/platform/i18n/money.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { SentText } from '#src/ui/form/sent-field.tsx'
import { SentForm } from '#src/ui/form/sent-form.tsx'
import { DoneNotice } from '#src/ui/notice/done-notice.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import type { ReturnOutcome } from './change-return.ts'
import { ExchangeState } from './exchange-state.tsx'
import { optionText } from './option-text.ts'
import { ReturnParcels } from './return-parcels.tsx'
import { statusText } from '#src/domains/returns/return-status.ts'
import * as styles from './returns.module.css'

type Props = {
  readonly shown: ReturnDetailFragment
  readonly outcome: ReturnOutcome | undefined
  /** A form above the details, such as the one that confirms the return. */
  readonly children?: ReactNode
}

/** A return: its status, items, refund, parcels and messages. */
export function ReturnDetail({ shown, outcome, children }: Props) {
  const t = useT()
  const store = useStore()
  const { status, bank_account_ending: ending } = shown
  const refund = formatMoney(store, shown.refund_amount)
  const hasNoRefund = Boolean(shown.exchange) && shown.refund_amount.value === 0
  const isRefused = status === 'DENIED' || status === 'REJECTED'
  // Nothing may be known to be paid yet, as with cash on delivery that the carrier still has.
  const isUnknown = shown.refund_amount?.value === 0 && status !== 'PROCESSED_AND_CLOSED'
  return (
    <>
      <p>
        {formatDate(store, `${shown.created_at.replace(' ', 'T')}Z`)} · <strong>{statusText(t, shown)}</strong>
      </p>
      {children}
      <ExchangeState shown={shown} outcome={outcome} />
      {maySend(shown) ? (
        <Notice title={t('returns.sendTo')}>
          <p className={styles['place']}>{shown.shipping?.send_to?.replaceAll(', ', '\n')}</p>
          {shown.label_url ? (
            <p>
              <a href={shown.label_url} type="application/pdf">
                {t('returns.label')}
              </a>
            </p>
          ) : null}
          <p>{t('returns.sendHint', { number: shown.number })}</p>
        </Notice>
      ) : null}
      <ul className={styles['returned']}>
        {(shown.items ?? []).map((item) => (item ? <Item key={item.uid} item={item} /> : null))}
      </ul>
      {isRefused || hasNoRefund || (isUnknown && !ending) ? null : (
        <p>
          {t('returns.refund')}
          {isUnknown ? null : (
            <>
              {colon(store.locale)} <strong>{refund}</strong>
            </>
          )}
          {ending ? ` ${t('returns.refundTo', { ending })}` : null}
        </p>
      )}
      <ReturnParcels shown={shown} outcome={outcome} />
      <Messages shown={shown} outcome={outcome} />
    </>
  )
}

/** A return needs no approval, because the law on withdrawal knows none. An exchange is the shop's own offer, and waits for it. */
const maySend = ({ status, exchange }: ReturnDetailFragment): boolean =>
  status === 'AUTHORIZED' || (status === 'PENDING' && !exchange)

function Item({ item }: { readonly item: ReturnedItemFragment }) {
  const t = useT()
  const reason = item.custom_attributes?.[0]?.value
  const accepted = item.quantity > 0 && item.quantity < item.request_quantity
  const details = [
    optionText(item.selected_options),
    t('checkout.times', { count: item.request_quantity }),
    ...(accepted ? [t('returns.accepted', { count: item.quantity })] : []),
    ...(reason ? [reason] : []),
  ]
  return (
    <li>
      <p className={styles['name']}>{item.order_item.product_name}</p>
      <p className={styles['soft']}>{details.filter(Boolean).join(' · ')}</p>
    </li>
  )
}

function Messages({ shown, outcome }: Omit<Props, 'children'>) {
  const t = useT()
  const store = useStore()
  const comments = (shown.comments ?? []).flatMap((comment) => (comment ? [comment] : []))
  const own = outcome?.intent === 'comment' ? outcome : undefined
  return (
    <section className={styles['section']} aria-labelledby="messages">
      <h2 className={styles['heading']} id="messages">
        {t('returns.messages')}
      </h2>
      {comments.length > 0 ? (
        <ul className={styles['returned']}>
          {comments.map((comment) => (
            <li key={comment.uid}>
              <p className={styles['soft']}>
                {comment.author_name} · {formatDateTime(store, `${comment.created_at.replace(' ', 'T')}Z`)}
              </p>
              <p className={styles['text']}>{comment.text}</p>
            </li>
          ))}
        </ul>
      ) : null}
      {own?.isDone ? <DoneNotice key={`sent ${comments.length}`} title={t('returns.sent')} /> : null}
      <SentForm key={comments.length} outcome={own} submit={t('returns.sendMessage')} intent="comment">
        <input type="hidden" name="uid" value={shown.uid} />
        <SentText outcome={own} name="text" label={t('returns.write')} rows={3} maxLength={2_000} />
      </SentForm>
    </section>
  )
}
