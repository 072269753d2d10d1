import type { MenuBranchFragment, MenuTopFragment } from '#src/graphql/documents.gen.ts'

export type MenuBadge = {
  readonly uid: string
  readonly label: string
  readonly ground: string | null
  readonly ink: string | null
}

/** A category as the menus show it; only those of the top level have a picture and blocks. */
export type MenuItem = {
  readonly uid: string
  readonly name: string
  /** Inside the store view, with the suffix. */
  readonly path: string
  readonly labelColour: string | null
  readonly labelCss: string | null
  readonly badges: readonly MenuBadge[]
  readonly children: readonly MenuItem[]
  readonly image: string | null
  /** The identifier of the content block beside the columns of its panel. */
  readonly leftBlock: string | null
  readonly rightBlock: string | null
}

type Node = MenuBranchFragment & Partial<MenuTopFragment> & { readonly children?: Nodes }
type Nodes = readonly (Node | null)[] | null | undefined

/** The store's whole tree and its suffix, as the page's layout and the menus' own queries ask for them. */
export type MenuAnswer = {
  readonly storeConfig?: { readonly category_url_suffix?: string | null } | null
  readonly categoryList?: readonly ({ readonly children?: Nodes } | null)[] | null
}

/** The categories that stand in the menu, by position, with their public paths. */
export function menuOf(answer: MenuAnswer | undefined): readonly MenuItem[] {
  return itemsOf(answer?.categoryList?.[0]?.children, answer?.storeConfig?.category_url_suffix ?? '')
}

function itemsOf(nodes: Nodes, suffix: string): readonly MenuItem[] {
  return (nodes ?? [])
    .filter((node) => node !== null)
    .filter((node) => node.include_in_menu === 1 && node.url_path && node.name)
    .toSorted(byPosition)
    .map((node) => ({
      uid: node.uid,
      name: node.name ?? '',
      path: `/${node.url_path}${suffix}`,
      labelColour: node.label_color ?? null,
      labelCss: node.label_css ?? null,
      badges: badgesOf(node),
      children: itemsOf(node.children, suffix),
      image: node.image ?? null,
      leftBlock: node.left_side_bar_cms_block_id ?? null,
      rightBlock: node.right_side_bar_cms_block_id ?? null,
    }))
}

/** What has no position stands last, in the order of the answer. */
function byPosition(one: Node, other: Node): number {
  const [a, b] = [one.position ?? Number.MAX_SAFE_INTEGER, other.position ?? Number.MAX_SAFE_INTEGER]
  return a - b
}

function badgesOf(node: MenuBranchFragment): readonly MenuBadge[] {
  return (node.category_badges ?? [])
    .filter((badge) => badge !== null)
    .filter((badge) => badge.label)
    .map((badge) => ({
      uid: badge.uid,
      label: badge.label ?? '',
      ground: badge.label_color ?? null,
      ink: badge.color ?? null,
    }))
}
