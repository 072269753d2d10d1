import { labelStyle } from './label-style.ts'
import { MenuBadges } from './menu-badges.tsx'
import type { MenuItem } from '#src/domains/catalogue/menu-tree.ts'

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
