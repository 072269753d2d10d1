import { categoryTree } from './category-tree.ts'
import type { Branch } from './category-tree.ts'
import { brands } from './labels.ts'
import { missingInGermany } from './roles.ts'
import { slug } from './slug.ts'
import { isWhole } from './stores.ts'
import type { DemoStore, Language } from './stores.ts'
import { texts } from './texts/texts.ts'

export const rootPath = 'Default Category'

export type DemoCategory = {
  readonly branch: Branch
  /** Admin path, starting at the root category. */
  readonly path: string
  readonly level: number
  readonly position: number
  readonly parent: DemoCategory | undefined
}

/** The category's name in a language. */
export function categoryName({ naming }: Branch, language: Language): string {
  if (naming.kind === 'brand') return brands.find(({ code }) => code === naming.code)?.name ?? naming.code
  const { categories, words } = texts[language]
  return naming.kind === 'collection' ? words.collections[naming.code] : categories.names[naming.key]
}

function below(branches: readonly Branch[], parent: DemoCategory | undefined): readonly DemoCategory[] {
  return branches.flatMap((branch, i) => {
    const category: DemoCategory = {
      branch,
      path: `${parent?.path ?? rootPath}/${categoryName(branch, 'en')}`,
      level: (parent?.level ?? 0) + 1,
      position: i + 1,
      parent,
    }
    return [category, ...below(branch.children, category)]
  })
}

/** All categories, parents before their children. */
export const demoCategories: readonly DemoCategory[] = below(categoryTree, undefined)

const sisterRoots: readonly string[] = ['newIn', 'girls', 'boys', 'baby', 'shoes', 'sale', 'giftCards']

const rootOf = (category: DemoCategory): DemoCategory => (category.parent ? rootOf(category.parent) : category)

/** Whether a store has the category. Sister stores keep three levels of the main branches. */
export function storeHas(store: DemoStore, category: DemoCategory): boolean {
  if (store.code === 'de' && missingInGermany.includes(category.path)) return false
  if (isWhole(store)) return true
  const { naming } = rootOf(category).branch
  return category.level <= 3 && naming.kind === 'word' && sisterRoots.includes(naming.key)
}

/** The category's own URL key, without those of its parents. */
export function categoryKey(category: DemoCategory, language: Language): string {
  return slug(categoryName(category.branch, language), language)
}

/** The category's full path within the store, without the suffix. */
export function categoryAddress(category: DemoCategory, language: Language): string {
  const key = categoryKey(category, language)
  return category.parent ? `${categoryAddress(category.parent, language)}/${key}` : key
}

/** The category at an admin path. */
export function categoryAt(path: string): DemoCategory {
  const found = demoCategories.find((category) => category.path === path)
  if (!found) throw new Error(`no category ${path}`)
  return found
}
