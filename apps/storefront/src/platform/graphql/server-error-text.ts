import type { MessageKey, Translate } from '../i18n/messages.ts'
import type { Reason } from './error-reason.ts'
import { accountTexts } from './server-errors/account.ts'
import { addressTexts } from './server-errors/addresses.ts'
import { agentTexts } from './server-errors/agents.ts'
import { cartTexts } from './server-errors/cart.ts'
import { checkoutTexts } from './server-errors/checkout.ts'
import { consentTexts } from './server-errors/consents.ts'
import { couponTexts } from './server-errors/coupons.ts'
import type { ErrorTexts } from './server-errors/error-texts-of.ts'
import { fieldTexts } from './server-errors/fields.ts'
import type { GeneralError } from './server-errors/general.ts'
import { giftCardTexts } from './server-errors/gift-cards.ts'
import { loadTexts } from './server-errors/load.ts'
import { loyaltyTexts } from './server-errors/loyalty.ts'
import { orderTexts } from './server-errors/orders.ts'
import { productAlertTexts } from './server-errors/product-alerts.ts'
import { productTexts } from './server-errors/products.ts'
import { returnTexts } from './server-errors/returns.ts'
import { signInTexts } from './server-errors/sign-in.ts'
import { wishListTexts } from './server-errors/wish-lists.ts'

/** Exhaustive: a new code of the backend is a type error until it has a text, or is among the general errors. */
const texts: Omit<ErrorTexts, GeneralError> = {
  ...productTexts,
  ...cartTexts,
  ...couponTexts,
  ...giftCardTexts,
  ...fieldTexts,
  ...checkoutTexts,
  ...orderTexts,
  ...accountTexts,
  ...consentTexts,
  ...productAlertTexts,
  ...wishListTexts,
  ...agentTexts,
  ...addressTexts,
  ...loadTexts,
  ...loyaltyTexts,
  ...returnTexts,
  ...signInTexts,
}

type AnyText = MessageKey | ((t: Translate, parameters: Reason['parameters']) => string)
const textOfCode = new Map(Object.entries(texts as Readonly<Record<string, AnyText>>))

/** The text of an error. A code of a newer server gets the general text. */
export function serverErrorText(t: Translate, { code, parameters }: Reason): string {
  const text = textOfCode.get(code) ?? 'forms.server.general'
  return typeof text === 'string' ? t(text) : text(t, parameters)
}
