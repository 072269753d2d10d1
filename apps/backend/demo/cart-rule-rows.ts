import { bigCategoryPath, roles } from './roles.ts'
import type { Row } from './row.ts'
import { languages, localeOf } from './stores.ts'
import { cartRuleTexts } from './texts/cart-rule-texts.ts'
import { loyaltyTexts } from './texts/loyalty-texts.ts'

const everyCurrency = (amounts: Readonly<Record<string, number>>): string =>
  Object.entries(amounts)
    .map(([currency, amount]) => `${amount} ${currency}`)
    .join('|')

const stamp = (time: number): string => new Date(time).toISOString().slice(0, 10)
const day = 86_400_000

/**
 * Sample coupons: for new customers, above a minimum total, for delivery, for three items, by label, and an expired one. The rules of
 * the customer club get a coupon for each exchange of points.
 */
export function* cartRuleRows(now: Date): Generator<Row> {
  const rule = (code: string, name: keyof (typeof cartRuleTexts)['pl'], cells: Row): Row => ({
    rule: code,
    discount_amount: '',
    discount_step: '',
    subtotal_from: '',
    categories: '',
    skus: '',
    to_date: '',
    priority: '10',
    coupon_type: 'specific',
    ...Object.fromEntries(languages.map((language) => [`label_${localeOf[language]}`, cartRuleTexts[language][name]])),
    ...cells,
  })
  yield rule('welcome', 'welcome', { action: 'by_percent', discount_amount: '10', coupons: 'WELCOME10::1' })
  yield rule('less', 'less', {
    action: 'cart_fixed',
    discount_amount: everyCurrency({ PLN: 20, CZK: 120, EUR: 5, RON: 25, UAH: 200, AMD: 2_000 }),
    subtotal_from: everyCurrency({ PLN: 100, CZK: 600, EUR: 25, RON: 120, UAH: 1_000, AMD: 10_000 }),
    coupons: 'BOCIAN20',
  })
  yield rule('delivery', 'delivery', { action: 'free_shipping', coupons: 'FREESHIP' })
  yield rule('three', 'three', {
    action: 'buy_x_get_y',
    discount_amount: '1',
    discount_step: '2',
    categories: bigCategoryPath,
    coupons: '3FOR2',
  })
  yield rule('walk', 'walk', { action: 'by_percent', discount_amount: '10', skus: roles.C1, coupons: 'WALK10' })
  yield rule('over', 'welcome', {
    action: 'by_percent',
    discount_amount: '50',
    to_date: stamp(now.getTime() - 30 * day),
    coupons: 'SUMMER50',
  })
  const ofClub = (code: string, text: keyof (typeof loyaltyTexts)['pl'], cells: Row): Row => ({
    ...rule(code, 'welcome', { coupons: '', ...cells }),
    ...Object.fromEntries(
      languages.map((language) => [`label_${localeOf[language]}`, loyaltyTexts[language][text].name]),
    ),
  })
  yield ofClub('club-delivery', 'delivery', { action: 'free_shipping' })
  yield ofClub('club-less', 'less', {
    action: 'cart_fixed',
    discount_amount: everyCurrency({ PLN: 20, CZK: 120, EUR: 5, RON: 25, UAH: 200, AMD: 2_000 }),
    subtotal_from: everyCurrency({ PLN: 100, CZK: 600, EUR: 25, RON: 120, UAH: 1_000, AMD: 10_000 }),
  })
  yield ofClub('club-fifteen', 'fifteen', { action: 'by_percent', discount_amount: '15' })
  yield ofClub('club-quarter', 'quarter', { action: 'by_percent', discount_amount: '25' })
}
