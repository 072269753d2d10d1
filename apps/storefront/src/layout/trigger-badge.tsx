import { badgeText } from './badge-text.ts'
import styles from './trigger-badge.module.css'

/** A number at the corner of a trigger's icon; the trigger's name says the exact one. */
export function TriggerBadge({ count }: { readonly count: number }) {
  const text = badgeText(count)
  return text === null ? null : (
    <span className={styles['badge']} aria-hidden="true">
      {text}
    </span>
  )
}
