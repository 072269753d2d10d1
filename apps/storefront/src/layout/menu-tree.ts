import type { LayoutQuery, MenuCategoryFragment } from '#src/graphql/documents.gen.ts'

export type MenuBadge = {
  readonly uid: string
  readonly label: string
  readonly ground: string | null
  readonly ink: string | null
}
export type MenuItem = {
  readonly uid: string
  readonly name: string
  readonly path: string
  readonly image: string | null
  readonly badges: readonly MenuBadge[]
  readonly children: readonly MenuItem[]
}

type Node = MenuCategoryFragment & { readonly children?: readonly (Node | null)[] | null }

/** The categories that stand in the menu, by position, with their public paths. */
export function menuOf(layout: LayoutQuery | undefined): readonly MenuItem[] {
  return itemsOf(layout?.categoryList?.[0]?.children)
}

function itemsOf(nodes: readonly (Node | null)[] | null | undefined): readonly MenuItem[] {
  return (nodes ?? [])
    .filter((node) => node !== null)
    .filter((node) => node.include_in_menu === 1 && node.url_path)
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .map((node) => ({
      uid: node.uid,
      name: node.name ?? '',
      path: `/${node.url_path}${node.url_suffix ?? ''}`,
      image: node.image ?? null,
      badges: badgesOf(node),
      children: itemsOf(node.children),
    }))
}

function badgesOf(node: MenuCategoryFragment): readonly MenuBadge[] {
  return (node.category_badges ?? [])
    .filter((badge) => badge !== null)
    .map((badge) => ({
      uid: badge.uid,
      label: badge.label ?? '',
      ground: badge.label_color ?? null,
      ink: badge.color ?? null,
    }))
}
