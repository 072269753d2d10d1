import { labelStyle, badgeStyle } from './label-style.ts'
import type { MenuItem, MenuBadge } from '#src/domains/catalogue/menu-tree.ts'
import * as styles from './menu-label.module.css'

/** A category name in its configured style, with its badges. */
export function MenuLabel({ item, name = item.name }: { readonly item: MenuItem; readonly name?: string }) {
  const style = labelStyle(item.labelColour, item.labelCss)
  return (
    <>
      {style ? <span style={style}>{name}</span> : name}
      <MenuBadges badges={item.badges} />
    </>
  )
}

/** The badges beside a category name, in their configured colours. */
function MenuBadges({ badges }: { readonly badges: readonly MenuBadge[] }) {
  return badges.map((badge) => (
    <span key={`${badge.uid} ${badge.label}`} className={styles['badge']} style={badgeStyle(badge.ground, badge.ink)}>
      {/* The space separates the badge from the name for screen readers. */}
      {` ${badge.label}`}
    </span>
  ))
}
