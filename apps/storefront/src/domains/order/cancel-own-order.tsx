import { useState, type FormEvent } from 'react'
import { useRevalidator } from 'react-router'
import { mutate } from '#src/platform/graphql/client.ts'
import { CancelOwnOrderDocument } from '#src/platform/graphql/documents.gen.ts'
import { failureText } from '#src/platform/forms/failure-text.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Choice } from '#src/ui/choice/choice.tsx'
import { DoneNotice } from '#src/ui/notice/done-notice.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import * as styles from './track-order.module.css'

type Props = { readonly orderId: string; readonly reasons: readonly string[]; readonly isAllowed: boolean }

/** Lets a signed-in customer cancel their own order. */
export function CancelOwnOrder({ orderId, reasons, isAllowed }: Props) {
  const t = useT()
  const { revalidate } = useRevalidator()
  const [reason, setReason] = useState(reasons[0] ?? '')
  const [state, setState] = useState<'idle' | 'sending' | 'done'>('idle')
  const [refusal, setRefusal] = useState<string | null>(null)
  const cancel = async (event: FormEvent) => {
    event.preventDefault()
    setState('sending')
    setRefusal(null)
    try {
      const { cancelOrder } = await mutate(CancelOwnOrderDocument, { orderId, reason })
      setRefusal(cancelOrder?.error ? t('order.cancel.refused') : null)
      setState(cancelOrder?.error ? 'idle' : 'done')
      // The order's status and actions have changed.
      await revalidate()
    } catch (error) {
      setRefusal(failureText(t, error))
      setState('idle')
    }
  }
  if (state === 'done') return <DoneNotice title={t('order.cancel.done')} />
  const isShown = isAllowed || state !== 'idle' || refusal !== null
  return (
    <div role="status">
      {isShown ? null : <Notice tone="warning" title={t('order.cancel.refused')} />}
      {isShown ? (
        <form className={styles['form']} onSubmit={(event) => void cancel(event)}>
          {refusal ? <Notice tone="error" title={refusal} /> : null}
          <Choice
            legend={t('order.cancel.reason')}
            name="reason"
            value={reason}
            options={reasons.map((text) => ({ value: text, label: text }))}
            onChange={setReason}
          />
          <Button type="submit" variant="secondary" isLoading={state === 'sending'}>
            {t('order.cancel.confirm')}
          </Button>
        </form>
      ) : null}
    </div>
  )
}
