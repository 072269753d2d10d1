import { badgeText } from './badge-text.ts'
import styles from './trigger-badge.module.css'

/** A count badge on an icon; the exact number is in the button's accessible name. */
export function TriggerBadge({ count }: { readonly count: number }) {
  const text = badgeText(count)
  return text === null ? null : (
    <span className={styles['badge']} aria-hidden="true">
      {text}
    </span>
  )
}
