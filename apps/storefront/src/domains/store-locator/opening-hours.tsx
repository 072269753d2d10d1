import type { OpeningHoursFragment } from '#src/platform/graphql/documents.gen.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { groupDays } from './shown-shop.ts'
import * as styles from './store-availability.module.css'

/** Opening hours, with days of the same hours in one line. */
export function OpeningHours({ days: stored }: { readonly days: readonly OpeningHoursFragment[] }) {
  const t = useT()
  const days = t('storeLocator.days').split(' ')
  const groups = groupDays(stored)
  if (groups.length === 0) return null
  return (
    <ul className={styles['hours']} aria-label={t('storeLocator.hours')}>
      {groups.map(({ from, to, hours }) => (
        <li key={from}>
          {from === to ? days[from - 1] : `${days[from - 1]}–${days[to - 1]}`} {hours}
        </li>
      ))}
    </ul>
  )
}
