import { badgeStyle } from './label-style.ts'
import styles from './menu-badges.module.css'
import type { MenuBadge } from '#src/domains/catalogue/menu-tree.ts'

/** The badges beside a category name, in their configured colours. */
export function MenuBadges({ badges }: { readonly badges: readonly MenuBadge[] }) {
  return badges.map((badge) => (
    <span key={`${badge.uid} ${badge.label}`} className={styles['badge']} style={badgeStyle(badge.ground, badge.ink)}>
      {/* The space separates the badge from the name for screen readers. */}
      {` ${badge.label}`}
    </span>
  ))
}
