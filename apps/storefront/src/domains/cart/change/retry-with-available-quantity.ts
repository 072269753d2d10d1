import type { StockRefusalFragment } from '#src/platform/graphql/documents.gen.ts'
import type { ListedError } from '#src/platform/graphql/error-reason.ts'
import { listedTexts } from '#src/platform/graphql/error-texts.ts'
import { translatorOf } from '#src/platform/i18n/messages.ts'
import { storeOf } from '#src/platform/i18n/store-view.ts'

/** The outcome of a change to a quantity: error texts, or the quantity to which it was lowered because of stock. */
export type Updated = { readonly errors: readonly string[]; readonly lowered?: number }

/** Attempts a change, and retries once with the available quantity if stock is insufficient. */
export async function retryWithAvailableQuantity(
  request: Request,
  attempt: (quantity: number | undefined) => Promise<readonly StockRefusalFragment[]>,
): Promise<Updated> {
  const refusals = await attempt(undefined)
  const short = refusals.find((refusal) => refusal.code === 'INSUFFICIENT_STOCK')
  const available = (short && 'quantity' in short && short.quantity) || 0
  if (refusals.length === 0 || available < 1) return { errors: await refusalTexts(request, refusals) }
  const retried = await attempt(available)
  return retried.length === 0 ? { errors: [], lowered: available } : { errors: await refusalTexts(request, retried) }
}

/** Error texts of a cart response, in the language of the request's store view. */
export const refusalTexts = (
  request: Request,
  errors: readonly (ListedError | null)[] | undefined,
): Promise<string[]> => listedTexts(translatorOf(storeOf(request).locale), errors)

/** The refusals of a response. The types allow null entries, which the server never sends. */
export function refusalsOf<Refusal>(list: readonly (Refusal | null)[] | undefined): readonly Refusal[] {
  return (list ?? []).filter((refusal) => refusal !== null)
}
