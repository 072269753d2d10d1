import type { Translate } from '#src/i18n/messages.ts'

const known: Readonly<Record<string, string>> = {
  'The options of this product cannot be changed.': 'notAvailable',
  "The cart doesn't contain the item": 'lineGone',
  'Cart does not contain products.': 'cartEmpty',
  "The cart isn't active.": 'cartClosed',
  'The gift wrapping is no longer available.': 'wrappingGone',
  'The gift wrapping is not available for this cart.': 'giftOptionOff',
  'The gift receipt is not available for this cart.': 'giftOptionOff',
  'The printed card is not available for this cart.': 'giftOptionOff',
  'Unable to place order: The total has changed. Please check your order and place it again.': 'totalChanged',
  "Unable to place order: The coupon code isn't valid. Verify the code and try again.": 'couponLapsed',
  'Unable to place order: The terms have changed. Please read them and agree to them again.': 'termsChanged',
  "The order wasn't placed. First, agree to the terms and conditions, then try placing your order again.":
    'termsMissing',
  'Unable to place order: The balance of a gift card has changed. Please check your order and place it again.':
    'cardLapsed',
}

/** Refusals with a number in them, by the id of our words. */
const withValue: readonly (readonly [RegExp, string])[] = [
  [/^The cart cannot hold more than (\d+) different products\.$/, 'tooManyLines'],
  [/^At most (\d+) products can be saved for later\.$/, 'tooManySaved'],
  [/^Could not find cart item with id: (\d+)\.$/, 'lineGone'],
]

/** True for a refusal because of what had to be agreed to. */
export const isAboutTerms = (message: string): boolean => known[message]?.startsWith('terms') ?? false

/** What the server says only about carts and orders, in the shopper's language; pages that sell nothing do not bring it. */
export function purchaseMessage(t: Translate, message: string): string {
  for (const [form, id] of withValue) {
    const found = form.exec(message)
    if (found) return t(`forms.server.${id}`, { value: found[1] })
  }
  const id = known[message]
  return id ? t(`forms.server.${id}`) : message
}
