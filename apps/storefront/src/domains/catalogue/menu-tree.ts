import { useRouteLoaderData } from 'react-router'
import { keptWith } from '#src/platform/kept-parts/kept-parts.ts'
import type { MenuBranchFragment, MenuTopFragment, MenuTreeFragment } from '#src/platform/graphql/documents.gen.ts'

export type MenuBadge = {
  readonly uid: string
  readonly label: string
  readonly ground: string | null
  readonly ink: string | null
}

/** A category in the menus; only top-level categories have a picture and blocks. */
export type MenuItem = {
  readonly uid: string
  readonly name: string
  /** Path within the store view, including the suffix. */
  readonly path: string
  readonly labelColour: string | null
  readonly labelCss: string | null
  readonly badges: readonly MenuBadge[]
  readonly children: readonly MenuItem[]
  readonly image: string | null
  /** The identifier of the CMS block shown left of the columns in the category's panel. */
  readonly leftBlock: string | null
  readonly rightBlock: string | null
}

type Node = MenuBranchFragment & Partial<MenuTopFragment> & { readonly children?: Nodes }
type Nodes = readonly (Node | null)[] | null | undefined

/** The response with the category tree and the URL suffix, as queried by the layout and the menus. */
export type MenuAnswer = {
  readonly storeConfig?: { readonly category_url_suffix?: string | null } | null
  readonly categoryList?: readonly (MenuTreeFragment | null)[] | null
}

/** The categories to show in the menu, sorted by position, with their paths. */
export function menuOf(answer: MenuAnswer | undefined): readonly MenuItem[] {
  if (!answer) return []
  return import.meta.env.SSR ? keptWith(answer, readMenu) : readMenu(answer)
}

const readMenu = ({ categoryList, storeConfig }: MenuAnswer): readonly MenuItem[] =>
  itemsOf(categoryList?.[0]?.children, storeConfig?.category_url_suffix ?? '')

/** The categories to show in the menu, from the data of the root route. */
export function useMenu(): readonly MenuItem[] {
  return menuOf(useRouteLoaderData<MenuAnswer>('root'))
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

/** Categories without a position come last, in response order. */
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
