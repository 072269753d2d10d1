import { useLayoutEffect } from 'react'
import { firstInteraction } from '#src/platform/hydration/first-interaction.ts'
import { lazyUntilInteraction } from '#src/platform/hydration/lazy-until-interaction.ts'
import { ProductCard } from '../product-card.tsx'

let noticeWithoutMarkup = (): void => undefined
const withoutMarkup = new Promise<void>((resolve) => {
  noticeWithoutMarkup = resolve
})

/**
 * A card that hydrates on the first interaction. Its code is here; what waits is the work, the largest part of a list's work on a phone.
 * Needs a `<Suspense>` with `WithoutMarkup` around it.
 */
export const LateCard = lazyUntilInteraction(
  async () => ProductCard,
  async () => Promise.race([firstInteraction(), withoutMarkup]),
)

/**
 * The fallback of late cards. It is shown only where the browser renders a card without markup from the server, such as after a failed
 * hydration: then no card waits.
 */
export function WithoutMarkup(): null {
  useLayoutEffect(noticeWithoutMarkup, [])
  return null
}
