import { Form, useNavigation } from 'react-router'
import type { ReturnDetailFragment } from '#src/platform/graphql/documents.gen.ts'
import { formatDate } from '#src/platform/i18n/format.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { DoneNotice } from '#src/ui/notice/done-notice.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import type { ReturnOutcome } from './change-return.ts'
import { optionText } from './option-text.ts'

type Props = { readonly shown: ReturnDetailFragment; readonly outcome: ReturnOutcome | undefined }

/** What has become of the new size of an exchange, and a button that cancels it. */
export function ExchangeState({ shown: { uid, exchange }, outcome }: Props) {
  const t = useT()
  const store = useStore()
  const { state, formData } = useNavigation()
  if (!exchange) return null
  const size = optionText(exchange.selected_options)
  const own = outcome?.intent === 'cancelExchange' ? outcome : undefined
  return (
    <>
      {own?.isDone ? <DoneNotice title={t('exchange.canceled')} /> : null}
      {own?.refusal ? <Notice tone="error" title={own.refusal} /> : null}
      {exchange.status === 'HELD' ? (
        <p>
          <strong>{t('exchange.held', { size })}</strong>{' '}
          {exchange.held_until && exchange.can_cancel
            ? t('exchange.heldUntil', { date: formatDate(store, exchange.held_until) })
            : null}
        </p>
      ) : null}
      {exchange.status === 'SHIPPED' ? (
        <p>
          <strong>{t('exchange.shipped', { size })}</strong>
          {exchange.tracking_number ? ` · ${t('order.track.parcel', { number: exchange.tracking_number })}` : null}
        </p>
      ) : null}
      {exchange.status === 'RELEASED' && !own?.isDone ? <p>{t('exchange.released')}</p> : null}
      {exchange.can_cancel ? (
        <Form method="post">
          <input type="hidden" name="intent" value="cancelExchange" />
          <input type="hidden" name="uid" value={uid} />
          <Button
            type="submit"
            variant="secondary"
            isLoading={state === 'submitting' && formData?.get('intent') === 'cancelExchange'}
          >
            {t('exchange.cancel')}
          </Button>
        </Form>
      ) : null}
    </>
  )
}
