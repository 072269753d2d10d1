import { parse, visit, type ASTNode, type FragmentDefinitionNode } from 'graphql'
import { describe, expect, it } from 'vitest'
import { documentTexts } from '#src/platform/graphql/document-texts.gen.ts'
import { LayoutDocument, MegaMenuDocument, SidebarMenuDocument } from '#src/platform/graphql/documents.gen.ts'
import { menuOf, type MenuAnswer, type MenuItem } from './menu-tree.ts'

type Fields = Record<string, unknown>

const category = (name: string, more: Fields = {}): Fields => ({
  __typename: 'CategoryTree',
  uid: name,
  name,
  url_path: name,
  include_in_menu: 1,
  position: 1,
  ...more,
})
const menu = (children: unknown): readonly MenuItem[] =>
  menuOf({ storeConfig: { category_url_suffix: '.html' }, categoryList: [{ uid: 'root', children }] } as MenuAnswer)
const names = (items: readonly MenuItem[]): readonly string[] => items.map(({ name }) => name)

describe('MENU-08 the categories in the menu', () => {
  it('MENU-08 are only those marked for the menu, at every level', () => {
    const items = menu([
      category('girls', { children: [category('hidden', { include_in_menu: 0 }), category('dresses')] }),
      category('archive', { include_in_menu: 0, children: [category('old')] }),
      category('unsaid', { include_in_menu: null }),
    ])
    expect(names(items)).toEqual(['girls'])
    expect(names(items[0]?.children ?? [])).toEqual(['dresses'])
  })

  it('MENU-08 are sorted by position; those without one come last in response order', () => {
    const at = (name: string, position: number | null) => category(name, { position })
    const items = menu([at('x', null), at('c', 30), at('a', 0), at('y', null), at('b', 2)])
    expect(names(items)).toEqual(['a', 'b', 'c', 'x', 'y'])
  })

  it('MENU-08 skip null entries in the response', () => {
    expect(menuOf(undefined)).toEqual([])
    expect(menuOf({ categoryList: null })).toEqual([])
    expect(menuOf({ categoryList: [null] })).toEqual([])
    const items = menu([
      null,
      category('a', { children: null }),
      category('b', { name: null }),
      category('c', { url_path: null }),
    ])
    expect(names(items)).toEqual(['a'])
    expect(items[0]).toMatchObject({ path: '/a.html', children: [], badges: [], leftBlock: null, image: null })
  })
})

it('MENU-02 a category has its left and right block', () => {
  const more = { left_side_bar_cms_block_id: 'menu-left-shoes', right_side_bar_cms_block_id: 'menu-right-shoes' }
  expect(menu([category('shoes', more)])[0]).toMatchObject({
    leftBlock: 'menu-left-shoes',
    rightBlock: 'menu-right-shoes',
  })
})

it('MENU-03 badges have a label and two colours; a badge without a label is left out', () => {
  const badge = { __typename: 'CategoryBadge', uid: 'b', label: 'New', label_color: '#0f766e', color: '#fff' }
  const [item] = menu([
    category('new', {
      label_color: '#b42318',
      label_css: 'font-weight: 600',
      category_badges: [badge, null, { ...badge, label: '' }],
    }),
  ])
  expect(item).toMatchObject({ labelColour: '#b42318', labelCss: 'font-weight: 600' })
  expect(item?.badges).toEqual([{ uid: 'b', label: 'New', ground: '#0f766e', ink: '#fff' }])
})

/** How deeply `children` fields are nested. */
function depthOf(document: ASTNode): number {
  let [depth, deepest] = [0, 0]
  const isChildren = (name: string): number => (name === 'children' ? 1 : 0)
  visit(document, {
    Field: {
      enter({ name }) {
        depth += isChildren(name.value)
        deepest = Math.max(deepest, depth)
      },
      leave({ name }) {
        depth -= isChildren(name.value)
      },
    },
  })
  return deepest
}

it('MENU-07 the mega menu loads five levels, the sidebar four, the page layout three', () => {
  const [megaMenu, sidebar, layout] = [MegaMenuDocument, SidebarMenuDocument, LayoutDocument].map((operation) =>
    parse(documentTexts[operation]!),
  )
  expect(depthOf(megaMenu!)).toBe(5)
  expect(depthOf(sidebar!)).toBe(4)
  expect(depthOf(layout!)).toBe(3)
  const branch = megaMenu!.definitions.find(
    (one): one is FragmentDefinitionNode => one.kind === 'FragmentDefinition' && one.name.value === 'MenuBranch',
  )
  expect(branch && depthOf(branch)).toBe(0)
})
