import type { Context } from '#src/platform/context.ts'
import type { Resolvers, StoreConfig } from '#src/platform/resolvers.gen.ts'
import { describeCardAccount } from './card-fields.ts'
import { checkMoneyOrder } from './check-money-order.ts'
import { availablePayments, selectedPayment, setPaymentMethod } from './offer/offer.ts'
import { cardType } from './saved/card-type.ts'
import { canSaveCards, removeSavedCard, savedCards } from './saved/saved-cards.ts'
import { refusePayment } from './unoffered.ts'

/** Magento's settings for cheques, loaded once for all fields of a store view. */
function chequesOf({ id, locale }: Partial<StoreConfig>, ctx: Context) {
  const store = { id: id ?? ctx.store.id, locale: locale ?? ctx.store.locale }
  return ctx.memo(`payment/checkmo/${store.id}`, () => checkMoneyOrder(ctx, store))
}

/** The saved cards in Magento's form. */
const savedPayments = async (_root: unknown, _args: unknown, ctx: Context) => ({
  items: (await savedCards(ctx)).map(({ publicHash, method, brand, lastDigits, expires }) => ({
    public_hash: publicHash,
    payment_method_code: method,
    type: 'card' as const,
    details: JSON.stringify({ type: cardType(brand), brand, maskedCC: lastDigits, expirationDate: expires }),
  })),
})

export const resolvers: Resolvers = {
  Query: {
    customerPaymentTokens: savedPayments,
    getHostedProUrl: refusePayment('PayPal'),
    getPayflowLinkToken: refusePayment('PayPal'),
  },
  Mutation: {
    createBraintreeClientToken: refusePayment('Braintree'),
    createPayflowProToken: refusePayment('PayPal'),
    createPaypalExpressToken: refusePayment('PayPal'),
    deletePaymentToken: async (_root, { public_hash: hash }, ctx) => {
      await removeSavedCard(ctx, hash)
      return { result: true, customerPaymentTokens: await savedPayments(_root, {}, ctx) }
    },
    handlePayflowProResponse: refusePayment('PayPal'),
    setPaymentMethodOnCart: async (_root, { input }, ctx) => ({
      cart: await setPaymentMethod(ctx, input?.cart_id ?? '', input?.payment_method.code ?? ''),
    }),
  },
  Cart: {
    available_payment_methods: async (cart, _args, ctx) =>
      (await availablePayments(ctx, cart)).map(({ code, title, isOnline }) => ({
        code,
        title,
        is_deferred: !isOnline,
      })),
    // Magento clients expect an object here, so without a chosen method its texts are empty.
    selected_payment_method: async (cart, _args, ctx) => (await selectedPayment(ctx, cart)) ?? { code: '', title: '' },
  },
  StoreConfig: {
    card_payment: (_store, _args, ctx) => describeCardAccount(ctx),
    payment_adyen_cc_vault_active: async ({ id }, _args, ctx) =>
      (await canSaveCards(ctx, id ?? ctx.store.id, 'adyen_cc')) ? '1' : '0',
    braintree_cc_vault_active: () => '0',
    payment_payflowpro_cc_vault_active: () => '0',
    check_money_order_enabled: async (store, _args, ctx) => (await chequesOf(store, ctx)) !== null,
    check_money_order_make_check_payable_to: async (store, _args, ctx) =>
      (await chequesOf(store, ctx))?.payableTo ?? null,
    check_money_order_send_check_to: async (store, _args, ctx) => (await chequesOf(store, ctx))?.sendTo ?? null,
    check_money_order_sort_order: async (store, _args, ctx) => (await chequesOf(store, ctx))?.sortOrder ?? null,
    check_money_order_title: async (store, _args, ctx) => (await chequesOf(store, ctx))?.title ?? null,
  },
}
