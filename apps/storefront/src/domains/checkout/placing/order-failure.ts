import { itemFacts } from '#src/domains/cart/lines/item-facts.ts'
import { failureText } from '#src/platform/forms/failure-text.ts'
import type { CartItemFragment } from '#src/platform/graphql/documents.gen.ts'
import { GraphqlFailure } from '#src/platform/graphql/graphql-failure.ts'
import type { Translate } from '#src/platform/i18n/messages.ts'
import { OrderRefused, type UnavailableItem } from './order-refused.ts'

/**
 * The reason why an order was not placed, in the shopper's language: which lines are unavailable, or that the outcome is unknown.
 */
export function orderFailureText(t: Translate, error: unknown, lines: readonly (CartItemFragment | null)[]): string {
  if (error instanceof OrderRefused && error.items.length > 0)
    return error.items.map((item) => unavailableText(t, item, lines)).join(' ')
  if (error instanceof GraphqlFailure && error.category === 'network') return t('checkout.pending.unknown')
  return failureText(t, error)
}

function unavailableText(
  t: Translate,
  { uid, name, available_quantity: count }: UnavailableItem,
  lines: readonly (CartItemFragment | null)[],
): string {
  const line = lines.find((known) => known?.uid === uid)
  const facts = line ? itemFacts(line).map(({ value }) => value) : []
  const product = facts.length > 0 ? `${name} (${facts.join(', ')})` : name
  return count > 0 ? t('checkout.itemShort', { product, count }) : t('checkout.itemGone', { product })
}
