import styles from './menu-badges.module.css'
import type { MenuBadge } from './menu-tree.ts'

const colour = /^#[0-9a-f]{3,8}$/i

/** The small labels beside a category's name, in the colours that the shop gave them. */
export function MenuBadges({ badges }: { readonly badges: readonly MenuBadge[] }) {
  return badges.map((badge) => {
    const style: Record<string, string> = {}
    if (badge.ground && colour.test(badge.ground)) style['--badge-ground'] = badge.ground
    if (badge.ink && colour.test(badge.ink)) style['--badge-ink'] = badge.ink
    return (
      <span key={badge.uid} className={styles['badge']} style={style}>
        {badge.label}
      </span>
    )
  })
}
