import { useRef, useState, type FormEvent } from 'react'
import { useRevalidator } from 'react-router'
import { deferReloadDuringPayment } from '#src/domains/session/end/defer-reload-during-payment.ts'
import { useFirstErrorFocus } from '#src/platform/forms/use-first-error-focus.ts'
import type { CheckoutCartFragment } from '#src/platform/graphql/documents.gen.ts'
import { hasCode } from '#src/platform/graphql/graphql-failure.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { missingConsents, type Agreement } from '#src/domains/consent/agreements.ts'
import { givenAgreements } from '../placing/agreements.ts'
import { orderFailureText } from '../placing/order-failure.ts'
import { OrderRefused } from '../placing/order-refused.ts'
import { dropPendingOf, readPending } from '../placing/pending-order.ts'
import { placeOrder } from '../placing/place-order.ts'
import { readCartAgain, savePayment } from '../cart/save-to-cart.ts'
import { useClosedCart } from '../placing/use-closed-cart.ts'
import { SessionEnded, useSignedInAgain } from '../placing/signed-in-again.ts'
import { useGiven } from '../placing/use-given.ts'

export type PaymentStepProps = {
  readonly cart: CheckoutCartFragment
  readonly agreements: readonly Agreement[]
  readonly onCart: (cart: CheckoutCartFragment) => void
  /** Navigates to the page of the placed order. */
  readonly onPlaced: (path: string) => Promise<void>
}

/** State of the payment step. Places the order only once, however often the button is pressed. */
export function usePayment({ cart, agreements, onCart, onPlaced }: PaymentStepProps) {
  const store = useStore()
  const form = useRef<HTMLFormElement>(null)
  const isPlacing = useRef(false)
  const [isLoading, setLoading] = useState(false)
  const [attempts, setAttempts] = useState(0)
  const { given, setGiven } = useGiven(agreements)
  const { refusal, clear, show } = useRefusal(cart, onCart)
  const choice = usePaymentChoice(cart, onCart)
  const signedInAgain = useSignedInAgain(cart.id)
  useFirstErrorFocus(form, attempts)
  const { payment, saved } = choice

  const choose = async (code: string) => {
    clear()
    await signedInAgain(() => choice.choose(code)).catch(show)
  }
  const place = async (code: string) => {
    // If the outcome of an earlier placeOrder call is unknown, the cart may be closed, so do not save to the cart.
    const isKnown = readPending(store)?.cartId !== cart.id
    const ready = code === saved || !isKnown ? cart : await choice.save(code)
    const expectedTotal = cart.prices?.grand_total?.value ?? null
    await onPlaced(await placeOrder(store, ready, expectedTotal, givenAgreements(agreements, given)))
  }
  const order = async (event: FormEvent) => {
    event.preventDefault()
    if (isPlacing.current) return
    setAttempts((count) => count + 1)
    clear()
    if (missingConsents(agreements, given).length > 0 || !payment) return
    isPlacing.current = true
    setLoading(true)
    const release = deferReloadDuringPayment()
    const isFirstTime = readPending(store)?.cartId !== cart.id
    try {
      await signedInAgain(() => place(payment))
    } catch (error) {
      // The order was not placed, and must not be as soon as the customer signs in elsewhere.
      if (error instanceof SessionEnded && isFirstTime) dropPendingOf(store, cart.id)
      await show(error)
      isPlacing.current = false
      setLoading(false)
    } finally {
      release()
    }
  }
  return { form, ...choice, given, setGiven, showsErrors: attempts > 0, isLoading, refusal, choose, order }
}

/** The available payment methods and the chosen method. */
function usePaymentChoice(cart: CheckoutCartFragment, onCart: (cart: CheckoutCartFragment) => void) {
  const [wanted, setWanted] = useState<string | null>(null)
  const methods = (cart.available_payment_methods ?? []).filter((method) => method !== null)
  const saved = cart.selected_payment_method?.code
  const free = methods.find((method) => method.code === 'free')
  const chosen = [wanted, saved].find((code) => methods.some((method) => method.code === code))
  /** Saves the payment method and returns the updated cart. */
  const save = async (code: string): Promise<CheckoutCartFragment> => {
    const next = await savePayment(cart.id, code)
    if (next) onCart(next)
    return next ?? cart
  }
  const choose = async (code: string) => {
    setWanted(code)
    await save(code)
  }
  return { methods, saved, free, payment: chosen ?? methods[0]?.code, save, choose }
}

/** The error text of a refusal. Reloads the cart after a refused order, and navigates to the order if the cart is closed. */
function useRefusal(cart: CheckoutCartFragment, onCart: (cart: CheckoutCartFragment) => void) {
  const t = useT()
  const [refusal, setRefusal] = useState<string | null>(null)
  const { revalidate } = useRevalidator()
  const followClosed = useClosedCart(cart.id)
  const reloadCart = async () => {
    try {
      const next = await readCartAgain(cart.id)
      if (next) onCart(next)
    } catch {
      // The refusal is already shown; the next attempt reports any problem with the cart.
    }
  }
  const show = async (error: unknown) => {
    if (await followClosed(error)) return
    setRefusal(orderFailureText(t, error, cart.items ?? []))
    if (!(error instanceof OrderRefused)) return
    await reloadCart()
    if (!hasCode(error, 'ORDER_TERMS_CHANGED', 'ORDER_TERMS_NOT_ACCEPTED')) return
    // The consents have changed since they were shown: show the new ones, which are not given yet.
    await revalidate()
  }
  return { refusal, clear: () => setRefusal(null), show }
}
