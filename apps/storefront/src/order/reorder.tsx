import { useState } from 'react'
import { useNavigate } from 'react-router'
import { withKey } from '#src/cart/attempts.ts'
import { inTurn } from '#src/cart/in-turn.ts'
import { keepCartId } from '#src/cart/keep-cart-id.ts'
import { useChangeErrors } from '#src/cart/use-change-errors.ts'
import { failureText } from '#src/forms/failure-text.ts'
import { serverMessage } from '#src/forms/server-message.ts'
import { mutate } from '#src/graphql/client.ts'
import { ReorderDocument } from '#src/graphql/documents.gen.ts'
import { useStore, useT } from '#src/i18n/store-context.tsx'
import { href } from '#src/i18n/store-view.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { ButtonLink } from '#src/url/button-link.tsx'

type Outcome = Parameters<typeof useChangeErrors>[0]

/** Puts an order's things into the cart again and leads there; when something cannot be had any more, it says so first. */
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
      const { reorderItems } = await inTurn(async () =>
        withKey(['reorder', number], async (idempotencyKey) =>
          mutate(ReorderDocument, { number }, undefined, { idempotencyKey, isSaid: true }),
        ),
      )
      if (reorderItems) keepCartId(store, reorderItems.cart.id)
      const refused = (reorderItems?.userInputErrors ?? []).flatMap((error) => error?.message ?? [])
      setOutcome({ errors: [...new Set(refused.map((message) => serverMessage(t, message)))] })
      if (refused.length === 0) await navigate(href(store, '/cart'))
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
