import { badgeStyle } from './label-style.ts'
import styles from './menu-badges.module.css'
import type { MenuBadge } from './menu-tree.ts'

/** The small labels beside a category's name, in the colours that the shop gave them. */
export function MenuBadges({ badges }: { readonly badges: readonly MenuBadge[] }) {
  return badges.map((badge) => (
    <span key={`${badge.uid} ${badge.label}`} className={styles['badge']} style={badgeStyle(badge.ground, badge.ink)}>
      {/* The space parts the badge from the name where the link is read out. */}
      {` ${badge.label}`}
    </span>
  ))
}
