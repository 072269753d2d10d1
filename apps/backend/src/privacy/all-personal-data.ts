import { personalData as agent } from '../agent/agent.ts'
import { personalData as blog } from '../blog/blog.ts'
import { personalData as cart } from '../cart/personal-data/personal-data.ts'
import { personalData as cms } from '../cms/cms.ts'
import { personalData as compare } from '../compare/compare.ts'
import { personalData as consent } from '../consent/consent.ts'
import { personalData as customer } from '../customer/customer.ts'
import { personalData as giftCard } from '../gift-card/gift-card.ts'
import { personalData as loyalty } from '../loyalty/loyalty.ts'
import { personalData as order } from '../order/order.ts'
import { personalData as payment } from '../payment/payment.ts'
import type { PersonalData } from '#src/platform/personal-data/personal-data.ts'
import { platformPersonalData } from '#src/platform/personal-data/outbox-personal-data.ts'
import { personalData as pricing } from '../pricing/rules/rules.ts'
import { personalData as productAlert } from '../product-alert/product-alert.ts'
import { personalData as returns } from '../returns/returns.ts'
import { personalData as review } from '../review/review.ts'
import { personalData as suggest } from '../suggest/suggest.ts'
import { personalData as wishlist } from '../wishlist/wishlist.ts'

/**
 * The personal data of every domain. It is erased in this order: the account is the last but one, because other tables refer to it,
 * and then the emails and events about the person.
 */
export const allPersonalData: readonly PersonalData[] = [
  payment,
  giftCard,
  pricing,
  loyalty,
  cart,
  returns,
  order,
  wishlist,
  compare,
  review,
  blog,
  productAlert,
  agent,
  cms,
  suggest,
  consent,
  customer,
  platformPersonalData,
]
