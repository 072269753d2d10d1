import type { EventHandler } from '#src/platform/events.ts'
import { tellInStock } from './write-letters.ts'

function tellNamed(type: string): EventHandler {
  return {
    type,
    async handle(database, { productIds }) {
      if (Array.isArray(productIds)) await tellInStock(database, productIds.map(Number), new Date())
    },
  }
}

/** Both events carry `{ productIds }`. */
export const eventHandlers: EventHandler[] = [tellNamed('stock.changed'), tellNamed('stock.imported')]
