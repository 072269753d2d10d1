import { useState } from 'react'
import { useNavigate } from 'react-router'
import { withIdempotencyKey } from '../cart/idempotency-keys.ts'
import { serializeCartMutations } from '../cart/serialize-cart-mutations.ts'
import { keepCartId } from '../session/keep-cart-id.ts'
import { useChangeErrors } from '../cart/use-change-errors.ts'
import { failureText } from '#src/platform/forms/failure-text.ts'
import { mutate } from '#src/platform/graphql/client.ts'
import { ReorderDocument } from '#src/platform/graphql/documents.gen.ts'
import { listedTexts } from '#src/platform/graphql/error-texts.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { ButtonLink } from '#src/ui/link/button-link.tsx'

type Outcome = Parameters<typeof useChangeErrors>[0]

/** Adds an order's items to the cart again and opens the cart; stays on the page if some items are unavailable. */
export function Reorder({ number }: { readonly number: string }) {
  const t = useT()
  const store = useStore()
  const navigate = useNavigate()
  const [isSending, setSending] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const failures = useChangeErrors(outcome)
  const order = async () => {
    setSending(true)
    setOutcome(undefined)
    try {
      const { reorderItems } = await serializeCartMutations(async () =>
        withIdempotencyKey(['reorder', number], async (idempotencyKey) =>
          mutate(ReorderDocument, { number }, undefined, { idempotencyKey, isErrorHandled: true }),
        ),
      )
      if (reorderItems) keepCartId(store, reorderItems.cart.id)
      const errors = await listedTexts(t, reorderItems?.userInputErrors)
      setOutcome({ errors })
      if (errors.length === 0) await navigate(href(store, '/cart'))
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
      {failures.length > 0 ? <ButtonLink to={href(store, '/cart')}>{t('cart.proceed')}</ButtonLink> : null}
      <Button type="button" variant="secondary" isLoading={isSending} onClick={() => void order()}>
        {t('order.reorder')}
      </Button>
    </div>
  )
}
