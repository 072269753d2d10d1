import type { Reader } from '#src/platform/database.ts'
import type { OrderItem } from '../types.ts'
import { selectAttributes, type Attribute } from './item-queries.ts'

/** The details of items by their id, such as `Colour red, Size 98 (2–3 years)`. Of a deleted product, only the bought options. */
export async function itemDetails(
  db: Reader,
  items: readonly OrderItem[],
  locale: string,
): Promise<ReadonlyMap<number, string>> {
  const ids = items.flatMap(({ variantId, productId }) => [variantId, productId]).filter((id) => id !== null)
  const attributes = await selectAttributes(db, ids, locale)
  return new Map(
    items.map((item) => [
      item.id,
      detailsOf(
        item,
        // The variant's own attributes come before those of its product.
        [item.variantId, item.productId].flatMap((id) => attributes.filter(({ productId }) => productId === id)),
      ),
    ]),
  )
}

function detailsOf({ options }: OrderItem, attributes: readonly Attribute[]): string {
  const find = (code: Attribute['code']) => attributes.find((attribute) => attribute.code === code)
  const [colour, size, age] = [find('color'), find('cdrl_size'), find('cdrl_age')]
  const isChosen = options.some(({ label }) => label === colour?.label)
  const chosen = options.map(({ label, value }) =>
    label === size?.label && age !== undefined ? `${label} ${value} (${age.value})` : `${label} ${value}`,
  )
  return [...(colour === undefined || isChosen ? [] : [`${colour.label} ${colour.value}`]), ...chosen].join(', ')
}
