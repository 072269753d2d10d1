import { categoryKey, categoryName, demoCategories, rootPath, storeHas } from './categories.ts'
import type { DemoCategory } from './categories.ts'
import type { CategoryKey } from './category-keys.ts'
import { palette } from './colours.ts'
import { cutOf, type Family } from './cuts.ts'
import { menuBlocksOf } from './menu-blocks.ts'
import type { Row } from './row.ts'
import { at, hash32, hex32 } from './seeded.ts'
import { stores } from './stores.ts'
import type { DemoStore, Language } from './stores.ts'
import { fill } from './texts/phrase.ts'
import { texts } from './texts/texts.ts'
import type { CategoryTexts, MainCategory } from './texts/types.ts'

const isMain = (key: CategoryKey, intros: CategoryTexts['intros']): key is MainCategory => key in intros

type Content = keyof CategoryTexts['patterns']

/** What a category contains. Only clothes are chosen by height. */
const contents: Readonly<Record<Family, Content>> = {
  dress: 'clothes',
  top: 'clothes',
  warm: 'clothes',
  outer: 'clothes',
  coat: 'clothes',
  bottom: 'clothes',
  baby: 'clothes',
  under: 'clothes',
  hosiery: 'clothes',
  swim: 'clothes',
  shoe: 'shoes',
  slipper: 'shoes',
  head: 'things',
  neck: 'things',
  bag: 'things',
  home: 'things',
  bib: 'things',
  extra: 'things',
  umbrella: 'things',
  belt: 'things',
}

/** The sentence of a department below `New in` or `Sale`. */
function departmentIntro(key: CategoryKey, parent: DemoCategory, texts: CategoryTexts): string | undefined {
  const { naming } = parent.branch
  const own: Readonly<Partial<Record<CategoryKey, Partial<Record<CategoryKey, string>>>>> = {
    newIn: texts.fresh,
    sale: texts.reduced,
  }
  return naming.kind === 'word' ? own[naming.key]?.[key] : undefined
}

function introOf(category: DemoCategory, language: Language): string {
  const { categories } = texts[language]
  const { naming, tile } = category.branch
  const name = categoryName(category.branch, language)
  if (naming.kind !== 'word') return fill(categories[naming.kind], { name })
  if (!category.parent && isMain(naming.key, categories.intros)) return categories.intros[naming.key]
  const own = category.parent && departmentIntro(naming.key, category.parent, categories)
  if (own !== undefined) return own
  const content = tile === 'giftcard' ? 'things' : contents[cutOf(tile).family]
  const pattern = categories.patterns[content]
  return fill(typeof pattern === 'string' ? pattern : at(pattern, hash32(category.path)), { name })
}

/** Adds a size guide below the introduction of the clothing categories. */
function descriptionOf(category: DemoCategory, language: Language): string {
  if (category.level > 3) return ''
  const intro = `<p>${introOf(category, language)}</p>`
  const { naming } = category.branch
  const isSized = !category.parent && naming.kind === 'word' && sized.has(naming.key)
  return isSized ? `${intro}<p>${texts[language].menu.sizes}</p>` : intro
}

const sized: ReadonlySet<CategoryKey> = new Set(['girls', 'boys', 'baby', 'newborn'])

/** A tile shows the same design and colour in every store. */
function tile({ branch, path }: DemoCategory): string {
  const { hex } = at(palette, hash32(`tile ${path}`))
  return `drawn/tile/${branch.tile}-${hex32(path)}-${hex}.svg`
}

type Dress = { readonly colour: string; readonly css: string; readonly badge: string }

/** The text style of a category's name in the menu, and its badge. */
function dress({ path }: DemoCategory, language: Language): Dress {
  const { badges } = texts[language].categories
  if (path === `${rootPath}/Sale`) {
    const badge = `label=${badges.sale},label_color=#b42318,color=#ffffff`
    return { colour: '#b42318', css: 'font-weight: 600', badge }
  }
  if (path === `${rootPath}/Collections`)
    return { colour: '', css: '', badge: `label=${badges.fresh},label_color=#0f766e,color=#ffffff` }
  return { colour: '', css: '', badge: '' }
}

function categoryRow(category: DemoCategory, store: DemoStore): Row {
  const { language } = store
  const { branch, path, position } = category
  const name = categoryName(branch, language)
  const { colour, css, badge } = dress(category, language)
  const { left, right } = menuBlocksOf(path)
  return {
    path,
    store_view_code: store.code,
    name,
    url_key: categoryKey(category, language),
    description: descriptionOf(category, language),
    meta_title: category.parent ? `${name} – ${categoryName(category.parent.branch, language)}` : name,
    meta_description: fill(texts[language].categories.meta, { name }),
    display_mode: branch.mode,
    landing_page: branch.block,
    include_in_menu: '1',
    position: String(position),
    image: tile(category),
    label_color: colour,
    label_css: css,
    category_badge: badge,
    left_side_bar_cms_block_id: left,
    right_side_bar_cms_block_id: right,
  }
}

/** One row per category and store view, parents first. */
export function* categoryRows(): Generator<Row> {
  for (const category of demoCategories) {
    for (const store of stores) if (storeHas(store, category)) yield categoryRow(category, store)
  }
}
