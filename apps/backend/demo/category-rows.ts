import { categoryKey, categoryName, demoCategories, rootPath, storeHas } from './categories.ts'
import type { DemoCategory } from './categories.ts'
import type { CategoryKey } from './category-keys.ts'
import { palette } from './colours.ts'
import type { Row } from './row.ts'
import { at, hash32, hex32 } from './seeded.ts'
import { stores } from './stores.ts'
import type { DemoStore, Language } from './stores.ts'
import { fill } from './texts/phrase.ts'
import { texts } from './texts/texts.ts'
import type { CategoryTexts, MainCategory } from './texts/types.ts'

const isMain = (key: CategoryKey, intros: CategoryTexts['intros']): key is MainCategory => key in intros

function introOf(category: DemoCategory, language: Language): string {
  const { categories } = texts[language]
  const { naming } = category.branch
  const name = categoryName(category.branch, language)
  if (naming.kind !== 'word') return fill(categories[naming.kind], { name })
  if (!category.parent && isMain(naming.key, categories.intros)) return categories.intros[naming.key]
  const parent = category.parent ? categoryName(category.parent.branch, language) : 'Bocian'
  return fill(at(categories.patterns, hash32(category.path)), { name, parent })
}

/** A tile keeps one design and colour in every store. */
function tile({ branch, path }: DemoCategory): string {
  const { hex } = at(palette, hash32(`tile ${path}`))
  return `drawn/tile/${branch.tile}-${hex32(path)}-${hex}.svg`
}

function badge({ path }: DemoCategory, language: Language): { readonly colour: string; readonly text: string } {
  const { badges } = texts[language].categories
  if (path === `${rootPath}/Sale`) return { colour: '#b42318', text: badges.sale }
  if (path === `${rootPath}/New in`) return { colour: '#0f766e', text: badges.fresh }
  return { colour: '', text: '' }
}

function categoryRow(category: DemoCategory, store: DemoStore): Row {
  const { language } = store
  const { branch, path, level, position } = category
  const name = categoryName(branch, language)
  const { colour, text } = badge(category, language)
  return {
    path,
    store_view_code: store.code,
    name,
    url_key: categoryKey(category, language),
    description: level <= 3 ? `<p>${introOf(category, language)}</p>` : '',
    meta_title: category.parent ? `${name} – ${categoryName(category.parent.branch, language)}` : name,
    meta_description: fill(texts[language].categories.meta, { name }),
    display_mode: branch.mode,
    landing_page: branch.block,
    include_in_menu: '1',
    position: String(position),
    image: tile(category),
    label_color: colour,
    category_badge: text,
  }
}

/** One row per category and store view, parents first. */
export function* categoryRows(): Generator<Row> {
  for (const category of demoCategories) {
    for (const store of stores) if (storeHas(store, category)) yield categoryRow(category, store)
  }
}
