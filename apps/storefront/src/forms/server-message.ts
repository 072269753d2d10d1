import type { Translate } from '#src/i18n/messages.ts'

const known: Readonly<Record<string, string>> = {
  'The requested qty is not available': 'notEnough',
  'This product is out of stock.': 'outOfStock',
  'Some of the products are out of stock.': 'someOutOfStock',
  'There are no source items with the in stock status': 'outOfStock',
  'Product that you are trying to add is not available.': 'notAvailable',
  'The required options you selected are not available.': 'notAvailable',
  'You need to choose options for your item.': 'chooseOptions',
  'You cannot mix gift cards with regular products': 'giftCardWithProducts',
  'Regular products cannot be combined with a gift card': 'productsWithGiftCard',
  'You cannot mix different types of gift cards': 'giftCardTypes',
  'Region is required.': 'regionRequired',
  'Invalid email format': 'email',
  'Enter a valid email address.': 'email',
  'The shop did not answer': 'network',
  'Failed to fetch': 'network',
  'The shop is very busy right now. Please try again in a moment.': 'busy',
  'Too many attempts. Please wait a moment and try again.': 'tooMany',
  "We couldn't locate an order with the information provided.": 'orderNotFound',
  'Please login to view the order.': 'orderOfAccount',
  'The link is not valid or has expired.': 'badLink',
  'The contact form is unavailable.': 'contactOff',
  'We could not find this product alert.': 'alertNotFound',
  'This size is still out of stock.': 'sizeStillOut',
  'This product is in stock.': 'inStockAgain',
  'Please accept the required consents.': 'consentMissing',
  'The requested Payment Method is not available.': 'paymentGone',
  'Please specify a valid phone number': 'phone',
  '"Phone Number" is a required value.': 'phone',
  'This order cannot be paid any more.': 'orderNotPayable',
  'This order cannot be changed any more.': 'orderFixed',
  'Choose where you want to collect your order.': 'pickupMissing',
  'The pickup location is not available any more. Choose another one.': 'pickupGone',
}

const maximum = /^The most you may purchase is (\d+)\.$/

/** The server speaks English; what we know of its refusals is said in the shopper's language, the rest as it came. */
export function serverMessage(t: Translate, message: string): string {
  const most = maximum.exec(message)
  if (most) return t('forms.server.maximum', { value: most[1] })
  const id = known[message.replace(/^Unable to place order: | \(ex: .*\)$/g, '')]
  return id ? t(`forms.server.${id}`) : message
}
