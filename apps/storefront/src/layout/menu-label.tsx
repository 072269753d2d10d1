import { labelStyle } from './label-style.ts'
import { MenuBadges } from './menu-badges.tsx'
import type { MenuItem } from './menu-tree.ts'

/** A category's name as the shop dresses it, and its badges; together they name the link. */
export function MenuLabel({ item, name = item.name }: { readonly item: MenuItem; readonly name?: string }) {
  const style = labelStyle(item.labelColour, item.labelCss)
  return (
    <>
      {style ? <span style={style}>{name}</span> : name}
      <MenuBadges badges={item.badges} />
    </>
  )
}
