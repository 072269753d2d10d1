import * as styles from './trigger-badge.module.css'

const most = 99

/** A count badge on an icon; the exact number is in the button's accessible name. */
export function TriggerBadge({ count }: { readonly count: number }) {
  const text = badgeText(count)
  return text === null ? null : (
    <span className={styles['badge']} aria-hidden="true">
      {text}
    </span>
  )
}

/** The text of a count badge: null for 0, '99+' above 99. */
export function badgeText(count: number): string | null {
  if (count <= 0) return null
  return count > most ? `${most}+` : String(count)
}
