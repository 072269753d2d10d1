import { createHash } from 'node:crypto'
import { oneLine } from '@bocian/rules/clean-text.ts'
import { checkEmail, normalizeEmail, normalizeOrderNumber } from '@bocian/rules/validators.ts'
import { message } from '#src/platform/messages.ts'
import type { WithdrawalInput } from '#src/platform/resolvers.gen.ts'
import { orderErrors } from '../errors.ts'
import type { WithdrawnItem } from './withdrawal-queries.ts'

const longest = { name: 100, number: 40, item: 500 }
const mostItems = 300
const mostPieces = 9_999

/** What a consumer declares: who withdraws from which order, or from which of its items. */
export interface Declaration {
  name: string
  email: string
  orderNumber: string
  /** Empty for the whole order. */
  items: WithdrawnItem[]
}

/** Validates the form of the input. Whether the order exists, and whether it is too late, does not matter here. */
export function readDeclaration(input: WithdrawalInput): Declaration {
  const name = oneLine(input.name).slice(0, longest.name)
  const orderNumber = normalizeOrderNumber(input.order_number)
    .replace(/^[#№] ?/, '')
    .slice(0, longest.number)
  if (name === '') throw orderErrors.WITHDRAWAL_NAME_MISSING()
  if (orderNumber === '') throw orderErrors.WITHDRAWAL_NUMBER_MISSING()
  if (checkEmail(input.email) !== null) throw orderErrors.WITHDRAWAL_EMAIL_INVALID()
  const items = (input.items ?? []).flatMap((item) => {
    const itemName = oneLine(item.name).slice(0, longest.item)
    return itemName === '' ? [] : [{ name: itemName, quantity: checkQuantity(item.quantity) }]
  })
  if (items.length > mostItems) throw orderErrors.WITHDRAWAL_ITEMS_INVALID()
  return { name, email: normalizeEmail(input.email), orderNumber, items }
}

function checkQuantity(quantity: number | null | undefined): number | null {
  if (quantity == null) return null
  if (quantity < 1 || quantity > mostPieces) throw orderErrors.WITHDRAWAL_ITEMS_INVALID()
  return quantity
}

/** The declaration in full, as it is shown before it is confirmed, stored and emailed. */
export function wordingOf(locale: string, seller: string, { name, email, orderNumber, items }: Declaration): string {
  const kind = items.length === 0 ? 'all' : 'items'
  return [
    message(locale, 'withdrawal.to', { seller }),
    message(locale, `withdrawal.${kind}`, { number: orderNumber }),
    ...items.map((item) => `– ${item.quantity === null ? '' : `${item.quantity} × `}${item.name}`),
    message(locale, 'withdrawal.name', { name }),
    message(locale, 'withdrawal.email', { email }),
  ].join('\n')
}

/** Equal for the same declaration in one store view, however it is capitalised. */
export function hashOf(storeId: number, { name, email, orderNumber, items }: Declaration): string {
  const list = items
    .map((item) => [fold(item.name), item.quantity])
    .toSorted((a, b) => (String(a) < String(b) ? -1 : 1))
  const content = JSON.stringify([storeId, fold(name), fold(email), fold(orderNumber), list])
  return createHash('sha256').update(content).digest('hex')
}

const fold = (text: string): string => text.toLowerCase()
