import { cleanText } from '@bocian/rules/clean-text.ts'
import { checkRefundAccount } from '@bocian/rules/refund-account.ts'
import { checkCount, checkMaximumLength, requireValue, type FieldError } from '@bocian/rules/validators.ts'
import type { FormOutcome } from '#src/platform/forms/form-outcome.ts'
import type { RequestReturnItemInput } from '#src/platform/graphql/documents.gen.ts'

const longestComment = 2_000

/**
 * The names of an item's fields. `maximum` is hidden, as are the order's `order` and `country`: a retry after a lost response must
 * send the same request, although the shop would now say that the items are being returned.
 */
export const itemFields = (id: string) => ({
  take: `take ${id}`,
  quantity: `quantity ${id}`,
  maximum: `maximum ${id}`,
  reason: `reason ${id}`,
})

/** The uid of the item, then that of the exchange in which its pieces were received. */
function piecesOf(id: string): { order_item_uid: string; exchange_uid?: string } {
  const [item = id, exchange] = id.split(' ')
  return { order_item_uid: item, ...(exchange === undefined ? {} : { exchange_uid: exchange }) }
}

interface ReturnForm {
  readonly outcome: FormOutcome
  /** The uid of the order. */
  readonly order: string
  readonly request: { readonly items: RequestReturnItemInput[]; readonly comment_text: string | null }
}

/** Reads and validates the form of a new return: the chosen items with quantity and reason, the bank account and the comment. */
export function readReturnForm(form: FormData): ReturnForm {
  const text = (name: string): string => {
    const value = form.get(name)
    return typeof value === 'string' ? cleanText(value).trim() : ''
  }
  const errors: Record<string, FieldError> = {}
  const check = (name: string, error: FieldError | null): void => {
    if (error) errors[name] = error
  }
  const chosen = form
    .getAll('item')
    .flatMap((id) => (typeof id === 'string' && form.has(itemFields(id).take) ? [id] : []))
  if (chosen.length === 0) check('items', requireValue(''))
  for (const { quantity, maximum, reason } of chosen.map(itemFields)) {
    check(quantity, checkCount(text(quantity), Number(text(maximum))))
    check(reason, requireValue(text(reason)))
  }
  const needsAccount = form.has('account')
  if (needsAccount) check('account', checkRefundAccount(text('account'), text('country')))
  check('comment', checkMaximumLength(text('comment'), longestComment))
  return {
    outcome: { errors, values: Object.fromEntries([...form.keys()].map((name) => [name, text(name)])) },
    order: text('order'),
    request: {
      comment_text: text('comment') || null,
      items: chosen.map((id) => ({
        ...piecesOf(id),
        quantity_to_return: Number(text(itemFields(id).quantity)),
        selected_custom_attributes: [{ attribute_code: 'reason', value: text(itemFields(id).reason) }],
        entered_custom_attributes: needsAccount ? [{ attribute_code: 'bank_account', value: text('account') }] : [],
      })),
    },
  }
}
