import type { ItemGifts, OrderGifts } from '../order/order.ts'

type Message = NonNullable<OrderGifts['message']>

/** Gift instructions of an order for the packer, one per line. */
export function describeGifts(gifts: OrderGifts | null): string[] {
  if (gifts === null) return []
  return [
    ...(gifts.wrapping === null ? [] : [`wrap all together: ${gifts.wrapping.design}`]),
    ...(gifts.receipt ? ['receipt without prices'] : []),
    ...(gifts.printedCard ? ['printed card'] : []),
    ...(gifts.message === null ? [] : [describeMessage(gifts.message)]),
  ]
}

/** Gift instructions of one item, appended to its name. */
export function describeItemGifts(gifts: ItemGifts | null): string {
  if (gifts === null) return ''
  const { wrapping, message } = gifts
  return [
    wrapping === null ? '' : `  (wrap ${wrapping.quantity}: ${wrapping.design})`,
    message === null ? '' : `  ${describeMessage(message)}`,
  ].join('')
}

function describeMessage({ from, to, message }: Message): string {
  return `message to "${to}" from "${from}": ${JSON.stringify(message)}`
}
