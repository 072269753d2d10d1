import { Form, useNavigation } from 'react-router'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Choice } from '#src/ui/choice/choice.tsx'
import { DoneNotice } from '#src/ui/notice/done-notice.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import * as styles from './track-order.module.css'

/**
 * The outcome of a cancellation: a confirmation email was sent, the order is cancelled, the server refused, or the request
 * failed.
 */
export type CancelOutcome =
  | { readonly state: 'asked' | 'canceled' | 'refused' }
  | { readonly state: 'failed'; readonly message: string }

type Props = {
  readonly orderId: string
  readonly email: string
  readonly reasons: readonly string[]
  readonly cancelKey: string | null
  readonly isAllowed: boolean
  readonly outcome: CancelOutcome | undefined
}

/** Cancels an order in two steps: requests a confirmation email, whose link leads back here. Works without JavaScript. */
export function CancelOrder({ orderId, email, reasons, cancelKey, isAllowed, outcome }: Props) {
  const t = useT()
  const isSending = useNavigation().state !== 'idle'
  if (outcome?.state === 'asked') return <DoneNotice title={t('order.cancel.asked', { email })} />
  if (outcome?.state === 'canceled') return <DoneNotice title={t('order.cancel.done')} />
  if (!isAllowed && !outcome) return <Notice tone="warning" title={t('order.cancel.refused')} />
  return (
    <>
      {outcome?.state === 'refused' ? <Notice tone="error" title={t('order.cancel.refused')} /> : null}
      {outcome?.state === 'failed' ? <Notice tone="error" title={outcome.message} /> : null}
      <Form method="post" className={styles['form']}>
        {cancelKey === null ? (
          <Choice
            legend={t('order.cancel.reason')}
            name="reason"
            options={reasons.map((reason) => ({ value: reason, label: reason }))}
            defaultValue={reasons[0]}
          />
        ) : (
          <>
            <input type="hidden" name="order" value={orderId} />
            <input type="hidden" name="key" value={cancelKey} />
          </>
        )}
        <Button type="submit" variant="secondary" isLoading={isSending}>
          {t(cancelKey === null ? 'order.cancel.ask' : 'order.cancel.confirm')}
        </Button>
      </Form>
    </>
  )
}
