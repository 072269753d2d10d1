import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useChangeErrors } from '../cart/change/use-change-errors.ts'
import { failureText } from '#src/platform/forms/failure-text.ts'
import type { OrderActionsFragment } from '#src/platform/graphql/documents.gen.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { ButtonLink } from '#src/ui/link/button-link.tsx'
import { addItemsAgain } from './add-items-again.ts'
import { cartPath } from '#src/platform/url/shop-paths.ts'

type Outcome = Parameters<typeof useChangeErrors>[0]

type Props = {
  readonly order: OrderActionsFragment
  readonly describedBy?: string | undefined
}

/** Adds an order's items to the cart again and opens the cart; stays on the page if some items are unavailable. */
export function Reorder({ order, describedBy }: Props) {
  const t = useT()
  const store = useStore()
  const navigate = useNavigate()
  const [isSending, setSending] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const failures = useChangeErrors(outcome)
  const send = async () => {
    setSending(true)
    setOutcome(undefined)
    try {
      const errors = await addItemsAgain(store, order)
      setOutcome({ errors })
      if (errors.length === 0) await navigate(href(store, cartPath))
    } catch (error) {
      setOutcome({ errors: [failureText(t, error)], isUnexpected: true })
    }
    setSending(false)
  }
  return (
    <div role="status">
      {failures.map((failure) => (
        <Notice key={failure} tone="warning" title={failure} />
      ))}
      {failures.length > 0 ? <ButtonLink to={href(store, cartPath)}>{t('cart.proceed')}</ButtonLink> : null}
      <Button
        type="button"
        variant="secondary"
        aria-describedby={describedBy}
        isLoading={isSending}
        onClick={() => void send()}
      >
        {t('order.reorder')}
      </Button>
    </div>
  )
}
