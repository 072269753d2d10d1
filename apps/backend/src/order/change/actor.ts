import type { Context } from '#src/platform/context.ts'
import type { Actor } from '../types.ts'

/** Who acts on an order: an agent on behalf of its customer, the customer, or a guest. */
export function actorOf(ctx: Context, { customerId }: { customerId: number | null }): Actor {
  if (ctx.agent !== undefined) return 'agent'
  return customerId === null ? 'guest' : 'customer'
}
