import { data, type ActionFunctionArgs } from 'react-router'
import { refusedOutcome, type FormOutcome } from '#src/domains/customer/form-outcome.ts'
import { failureText } from '#src/platform/forms/failure-text.ts'
import { mutate, query } from '#src/platform/graphql/client.ts'
import { RemoveSavedCardDocument, SavedCardsDocument } from '#src/platform/graphql/documents.gen.ts'
import { hasCode } from '#src/platform/graphql/graphql-failure.ts'
import { translatorOf } from '#src/platform/i18n/messages.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { storeOf } from '#src/platform/i18n/store-view.ts'
import { Notice } from '#src/ui/notice/notice.tsx'
import { AccountFrame } from '#src/shell/account/account-frame.tsx'
import { AccountSkeleton } from '#src/shell/account/account-skeleton.tsx'
import { guarded } from '#src/shell/account/guard.ts'
import { savedCardOf, type SavedCard } from './saved-card.ts'
import { SavedCardList } from './saved-card-list.tsx'
import { useGuardedData } from '#src/shell/account/use-guarded-data.ts'

type PageData = { readonly cards: readonly SavedCard[]; readonly refusal?: string }

/** Loads the saved cards. They are refused to an agent who acts for the customer. */
export const loader = guarded(async ({ request }): Promise<PageData> => {
  try {
    const { customerPaymentTokens } = await query(SavedCardsDocument, {}, request, { policy: 'network-only' })
    const now = new Date()
    return { cards: (customerPaymentTokens?.items ?? []).flatMap((card) => (card ? savedCardOf(card, now) : [])) }
  } catch (error) {
    if (!hasCode(error, 'AGENT_FORBIDDEN')) throw error
    return { cards: [], refusal: failureText(translatorOf(storeOf(request).locale), error) }
  }
})

/** Removes a card. */
export async function action({ request }: ActionFunctionArgs) {
  const hash = (await request.formData()).get('hash')
  const outcome: FormOutcome = { errors: {}, values: {} }
  try {
    await mutate(RemoveSavedCardDocument, { hash: typeof hash === 'string' ? hash : '' }, request)
    return data<FormOutcome>({ ...outcome, isDone: true })
  } catch (error) {
    // Removed by an earlier click, or in another tab.
    if (hasCode(error, 'SAVED_PAYMENT_NOT_FOUND')) return data<FormOutcome>({ ...outcome, isDone: true })
    return data(refusedOutcome(translatorOf(storeOf(request).locale), error, outcome), { status: 422 })
  }
}

/** The page with the customer's saved cards. */
export function Component() {
  const t = useT()
  const page = useGuardedData<PageData>()
  return (
    <AccountFrame title={t('customer.cards.title')}>
      {page?.refusal ? <Notice tone="info" title={page.refusal} /> : null}
      {page && page.cards.length > 0 ? <SavedCardList cards={page.cards} /> : null}
      {page && !page.refusal && page.cards.length === 0 ? (
        <Notice title={t('customer.cards.none')}>
          <p>{t('customer.cards.next')}</p>
        </Notice>
      ) : null}
      {page ? null : <AccountSkeleton />}
    </AccountFrame>
  )
}
