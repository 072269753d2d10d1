import { createHash } from 'node:crypto'
import { encodeUid } from '#src/platform/uid.ts'
import { itemErrors, listed, type CartError } from '../errors.ts'
import { readGiftCardOptions } from '../gift-cards/gift-card-options.ts'
import { isSold } from '../open/load-cart.ts'
import type { GiftCardAmount, VariantOption } from '../product-queries.ts'
import type { GiftCardOptions, ProductFacts } from '../types.ts'

/** One requested item. */
export interface ItemRequest {
  sku: string
  parentSku: string | null
  quantity: number
  optionUids: string[]
  entered: { uid: string; value: string }[]
  /** The product that the SKU must belong to. */
  uid?: string | null
}

/** The requested products with their variants and gift card amounts. */
export interface Offer {
  bySku: Map<string, ProductFacts>
  byId: Map<number, ProductFacts>
  variantOptions: VariantOption[]
  giftCardAmounts: GiftCardAmount[]
}

export interface Choice {
  product: ProductFacts
  variant: ProductFacts
  giftCard: GiftCardOptions | null
  signature: string
}

/** Finds the requested product and variant. Does not check price or stock. */
export function chooseProduct(request: ItemRequest, offer: Offer): Choice | CartError {
  const pair = choosePair(request, offer)
  if ('code' in pair) return pair
  const product = offer.byId.get(pair.productId)
  const variant = offer.byId.get(pair.variantId)
  if (product === undefined || variant === undefined) return listed(itemErrors.PRODUCT_NOT_FOUND({ sku: request.sku }))
  if (request.uid && request.uid !== encodeUid(product.id) && request.uid !== encodeUid(variant.id))
    return listed(itemErrors.PRODUCT_NOT_FOUND({ sku: request.sku }))
  if (!isSold(product, variant)) return listed(itemErrors.NOT_SALABLE())
  if (product.type === 'giftcard') return chooseGiftCard(product, request, offer)
  if ((variant.price ?? product.price) === null) return listed(itemErrors.NOT_SALABLE())
  const signature = product === variant ? `simple/${variant.id}` : `configurable/${product.id}/${variant.id}`
  return { product, variant, giftCard: null, signature }
}

/** Finds product and variant by the SKUs and options of the request. */
export function choosePair(
  request: Pick<ItemRequest, 'sku' | 'parentSku' | 'optionUids'>,
  offer: Pick<Offer, 'bySku' | 'variantOptions'>,
): { productId: number; variantId: number } | CartError {
  const product = offer.bySku.get(request.sku)
  if (product === undefined) return listed(itemErrors.PRODUCT_NOT_FOUND({ sku: request.sku }))
  const parents = offer.variantOptions.filter((option) => option.variantId === product.id)
  if (request.parentSku !== null && request.parentSku !== request.sku) {
    const parent = offer.bySku.get(request.parentSku)
    if (parent === undefined) return listed(itemErrors.PRODUCT_NOT_FOUND({ sku: request.parentSku }))
    const belongs = parents.some((option) => option.parentId === parent.id)
    return belongs ? { productId: parent.id, variantId: product.id } : listed(itemErrors.OPTIONS_NOT_AVAILABLE())
  }
  if (product.type === 'configurable') return chooseVariant(product, request.optionUids, offer.variantOptions)
  const onlyParent = product.isVisible ? undefined : parents[0]
  return { productId: onlyParent?.parentId ?? product.id, variantId: product.id }
}

function chooseVariant(
  product: ProductFacts,
  optionUids: string[],
  all: VariantOption[],
): { productId: number; variantId: number } | CartError {
  const chosen = new Map<number, number>()
  for (const uid of optionUids) {
    const match = /^configurable\/(\d{1,9})\/(\d{1,9})$/.exec(Buffer.from(uid, 'base64').toString('utf8'))
    if (match === null) return listed(itemErrors.OPTION_UID_INVALID({ uid }))
    chosen.set(Number(match[1]), Number(match[2]))
  }
  const own = all.filter((option) => option.parentId === product.id)
  const needed = new Set(own.map((option) => option.attributeId))
  if (needed.size === 0) return listed(itemErrors.NOT_SALABLE())
  if ([...needed].some((attribute) => !chosen.has(attribute))) return listed(itemErrors.OPTIONS_MISSING())
  const misfits = new Set(own.filter((o) => chosen.get(o.attributeId) !== o.optionId).map((o) => o.variantId))
  const variant = own.find((option) => !misfits.has(option.variantId))
  return variant === undefined
    ? listed(itemErrors.OPTIONS_NOT_AVAILABLE())
    : { productId: product.id, variantId: variant.variantId }
}

function chooseGiftCard(product: ProductFacts, request: ItemRequest, offer: Offer): Choice | CartError {
  const amounts = offer.giftCardAmounts.filter((row) => row.productId === product.id).map((row) => row.amount)
  const type = product.giftCardType ?? 'VIRTUAL'
  const giftCard = readGiftCardOptions(type, amounts, request.optionUids, request.entered)
  if ('code' in giftCard) return giftCard
  const digest = createHash('sha256').update(JSON.stringify(giftCard)).digest('base64url')
  return { product, variant: product, giftCard, signature: `giftcard/${product.id}/${digest}` }
}
