import { pointsFor } from '@bocian/rules/loyalty.ts'
import { toMinor } from '@bocian/rules/money.ts'
import { useStoreConfig } from '#src/domains/store/use-store-config.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { isClubOffered } from './is-club-offered.ts'

/**
 * The points that a member of the first level gets for a price, as an entry of a list. Product pages are the same for every visitor,
 * so they do not know the visitor's level.
 */
export function ProductPoints({ price }: { readonly price: number }) {
  const t = useT()
  const config = useStoreConfig()
  const spend = isClubOffered(config) ? (config?.loyalty?.spend_per_point ?? 0) : 0
  const count = pointsFor(toMinor(price), spend, 1)
  return count > 0 ? <li>{t('catalogue.clubPoints', { count })}</li> : null
}
