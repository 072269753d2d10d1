import { labelled } from '@bocian/rules/colon.ts'
import type { OrderItem } from '../types.ts'
import type { Attribute } from './item-queries.ts'

/** The details of items by their id, such as `Colour: red, Size: 98 (2–3 years)`. Of a deleted product, only the bought options. */
export function itemDetails(
  locale: string,
  items: readonly OrderItem[],
  attributes: readonly Attribute[],
): ReadonlyMap<number, string> {
  return new Map(
    items.map((item) => [
      item.id,
      detailsOf(
        locale,
        item,
        // The variant's own attributes come before those of its product.
        [item.variantId, item.productId].flatMap((id) =>
          attributes.filter(({ itemId, productId }) => itemId === item.id && productId === id),
        ),
      ),
    ]),
  )
}

function detailsOf(locale: string, { options }: OrderItem, attributes: readonly Attribute[]): string {
  const find = (code: Attribute['code']) => attributes.find((attribute) => attribute.code === code)
  const [colour, size, age] = [find('color'), find('cdrl_size'), find('cdrl_age')]
  const isChosen = options.some(({ label }) => label === colour?.label)
  const chosen = options.map(({ label, value }) =>
    labelled(locale, { label, value: label === size?.label && age !== undefined ? `${value} (${age.value})` : value }),
  )
  return [...(colour === undefined || isChosen ? [] : [labelled(locale, colour)]), ...chosen].join(', ')
}
