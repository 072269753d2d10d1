import { useRef, useState, type FormEvent } from 'react'
import { useFirstErrorFocus } from '#src/platform/forms/use-first-error-focus.ts'
import { failureText } from '#src/platform/forms/failure-text.ts'
import type { CheckoutCartFragment, PickupPlaceFragment } from '#src/platform/graphql/documents.gen.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { toAddressInput, type AddressRules } from '#src/domains/address/address-form.ts'
import type { ContactValues } from '../buyer/contact-form.ts'
import { chosenDelivery, deliveriesOf, type Delivery } from '../cart/deliveries.ts'
import { keepDeliveryDraft, keepLastPlace, lastPlace, readDeliveryDraft } from './delivery-draft.ts'
import { saveDelivery, savePickup } from '../cart/save-to-cart.ts'
import { SessionEnded, useSignedInAgain } from '../placing/signed-in-again.ts'
import { useClosedCart } from '../placing/use-closed-cart.ts'
import { useDeliveryPreview } from './use-delivery-preview.ts'

export type DeliveryStepProps = {
  readonly cart: CheckoutCartFragment
  readonly contact: ContactValues | null
  readonly rules: AddressRules
  readonly onCart: (cart: CheckoutCartFragment) => void
  /** Called with the cart to show while the chosen delivery is not saved, and with null once it is. */
  readonly onPreview: (cart: CheckoutCartFragment | null) => void
  readonly onDone: () => void
}

/** State of the delivery step. Home delivery is saved as soon as it is chosen, pickup once a pickup point is chosen. */
export function useDelivery({ cart, contact, rules, onCart, onPreview, onDone }: DeliveryStepProps) {
  const store = useStore()
  const { form, country, set, ...state } = useChoice(cart)
  const { current, picked } = state
  useDeliveryPreview(cart, state.isSaved ? undefined : current, onPreview)
  const saving = useSaving(cart.id, contact && toAddressInput(contact.shipping, rules))

  const save = async (delivery: Delivery, to: PickupPlaceFragment | null) => {
    const next = await saving.save(delivery, to)
    if (next === 'declined') return false
    if (next || !delivery.network) set.wanted((known) => (known === delivery.key ? null : known))
    if (!next) return false
    if (to && delivery.network) keepLastPlace(store, country, delivery.network, to)
    keepDeliveryDraft(store, { wanted: undefined })
    set.changing(false)
    onCart(next)
    return true
  }
  const choose = async (key: string) => {
    const delivery = state.deliveries.find((known) => known.key === key)
    if (!delivery) return
    set.picked(null)
    set.refusals(0)
    set.changing(false)
    set.wanted(key)
    const last = delivery.network ? (lastPlace(store, country, delivery.network) ?? null) : null
    if (!delivery.network || last) await save(delivery, last)
    else keepDeliveryDraft(store, { wanted: key })
  }
  const collect = async () => {
    if (saving.isSaving) return false
    set.moved(true)
    if (current && picked) return save(current, picked)
    set.refusals((count) => count + 1)
    return false
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (saving.isSaving) return
    if (!current) return set.refusals((count) => count + 1)
    if (state.needsPlace ? await collect() : state.isSaved || (await save(current, null))) onDone()
  }
  const change = () => {
    set.picked(null)
    set.refusals(0)
    set.moved(true)
    set.changing(true)
  }
  const { postcode = '', city = '' } = contact?.shipping ?? {}
  const address = { country, postcode, city }
  const { isSaving, refusal } = saving
  return { form, ...state, isSaving, refusal, address, pick: set.picked, choose, collect, change, submit }
}

/** The chosen delivery and pickup point, whether they are saved to the cart, and what is still missing. */
function useChoice(cart: CheckoutCartFragment) {
  const store = useStore()
  const form = useRef<HTMLFormElement>(null)
  const [wanted, setWanted] = useState(() => readDeliveryDraft(store).wanted ?? null)
  const [picked, setPicked] = useState<PickupPlaceFragment | null>(null)
  const [isChanging, setChanging] = useState(false)
  const [hasMoved, setMoved] = useState(false)
  const [refusals, setRefusals] = useState(0)
  useFirstErrorFocus(form, refusals)
  const deliveries = deliveriesOf(cart)
  const saved = chosenDelivery(cart)
  const address = cart.shipping_addresses[0]
  const current = deliveries.find(({ key }) => key === wanted) ?? deliveries.find(({ key }) => key === saved)
  const isSaved = current !== undefined && current.key === saved
  const place = isSaved && current.network && !isChanging ? address?.pickup_location : null
  return {
    form,
    country: address?.country.code ?? store.country,
    deliveries,
    current,
    isSaved,
    place,
    picked,
    needsPlace: Boolean(current?.network) && !place,
    showsErrors: refusals > 0,
    /**
     * True once the shopper has opened or confirmed the list of pickup points, which removes the pressed button and its focus.
     */
    hasMoved,
    set: { wanted: setWanted, picked: setPicked, changing: setChanging, moved: setMoved, refusals: setRefusals },
  }
}

/**
 * Saves a delivery. Resolves with the updated cart, with undefined and an error text in `refusal`, or with `declined` if the customer
 * did not sign in again.
 */
function useSaving(cartId: string, address: ReturnType<typeof toAddressInput> | null) {
  const t = useT()
  const [isSaving, setSaving] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const followClosed = useClosedCart(cartId)
  const signedInAgain = useSignedInAgain(cartId)
  const save = async (delivery: Delivery, to: PickupPlaceFragment | null) => {
    setSaving(true)
    setRefusal(null)
    try {
      return await signedInAgain(() =>
        !to || !address
          ? saveDelivery(cartId, delivery)
          : savePickup(cartId, delivery, to.pickup_location_code ?? '', address),
      )
    } catch (error) {
      if (error instanceof SessionEnded) return 'declined' as const
      if (!(await followClosed(error))) setRefusal(failureText(t, error))
      return undefined
    } finally {
      setSaving(false)
    }
  }
  return { isSaving, refusal, save }
}
