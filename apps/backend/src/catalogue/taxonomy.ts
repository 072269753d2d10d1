import type { CategoryRow, CategoryTextRow } from './category-queries.ts'
import type { AttributeRow, OptionRow } from './save/save-queries.ts'

export interface Attribute {
  id: number
  code: string
  isFilterable: boolean
  /** Whether variants may differ by this attribute. */
  isConfigurable: boolean
  isSelect: boolean
  position: number
  label: string
  /** The label in locales that have none of their own. */
  adminLabel: string
  /** Labels by locale, such as `pl_PL`. */
  labels: Readonly<Record<string, string>>
  options: Option[]
}

export interface Option {
  id: number
  attribute: Attribute
  value: string
  slug: string
  swatch: string | null
  isDefault: boolean
  label: string
}

/** A category in a store view. */
export interface Category extends Omit<CategoryTextRow, 'categoryId' | 'storeId'> {
  id: number
  parent: Category | null
  children: Category[]
  idPath: number[]
  level: number
  position: number
  createdAt: string
  updatedAt: string
}

/** The categories, attributes, options and synonyms of a store view. Cached until one of them changes. */
export interface Taxonomy {
  attributes: Map<string, Attribute>
  attributesById: Map<number, Attribute>
  options: Map<number, Option>
  categories: Map<number, Category>
  /** The categories sorted by level, then by position. */
  categoryOrder: Category[]
  /** Groups of synonyms for searching. Each is a list of terms separated by commas. */
  synonyms: string[]
}

type Dated<T> = Omit<T, 'createdAt' | 'updatedAt'> & { createdAt: string; updatedAt: string }

export interface TaxonomySource {
  attributes: AttributeRow[]
  options: OptionRow[]
  categories: Dated<CategoryRow>[]
  texts: CategoryTextRow[]
  synonyms: string[]
}

/** Builds the taxonomy from rows. Omits categories without a text in the store view, and their descendants. */
export function joinTaxonomy(source: TaxonomySource, locale: string): Taxonomy {
  const attributes = source.attributes.map((row): Attribute => {
    const { id, code, isFilterable, isConfigurable, position, labels } = row
    return {
      id,
      code,
      isFilterable,
      isConfigurable,
      position,
      isSelect: row.input === 'select',
      label: labels[locale] ?? row.label,
      adminLabel: row.label,
      labels,
      options: [],
    }
  })
  const attributesById = new Map(attributes.map((attribute) => [attribute.id, attribute]))
  const options = new Map<number, Option>()
  for (const { id, attributeId, value, slug, swatch, isDefault, labels } of source.options) {
    const attribute = attributesById.get(attributeId)
    if (attribute === undefined) continue
    const option = { id, attribute, value, slug, swatch, isDefault, label: labels[locale] ?? value }
    attribute.options.push(option)
    options.set(id, option)
  }
  const categories = joinCategories(source)
  return {
    attributes: new Map(attributes.map((attribute) => [attribute.code, attribute])),
    attributesById,
    options,
    categories,
    categoryOrder: [...categories.values()],
    synonyms: source.synonyms,
  }
}

function joinCategories(source: TaxonomySource): Map<number, Category> {
  const texts = new Map(source.texts.map(({ categoryId, storeId: _, ...text }) => [categoryId, text]))
  const categories = new Map<number, Category>()
  const ordered = source.categories.toSorted((a, b) => a.level - b.level || a.position - b.position || a.id - b.id)
  for (const row of ordered) {
    const text = texts.get(row.id) ?? (row.level === 1 ? rootText(row.adminName) : undefined)
    const parent = row.parentId === null ? null : categories.get(row.parentId)
    if (text === undefined || parent === undefined || !row.isActive) continue
    const { id, idPath, level, position, createdAt, updatedAt } = row
    const category: Category = { ...text, id, parent, children: [], idPath, level, position, createdAt, updatedAt }
    parent?.children.push(category)
    categories.set(id, category)
  }
  return categories
}

/** A default text for the root category, which is never shown and may have no text. */
function rootText(name: string): Omit<CategoryTextRow, 'categoryId' | 'storeId'> {
  return {
    name,
    urlKey: '',
    urlPath: '',
    description: '',
    metaTitle: null,
    metaKeywords: null,
    metaDescription: null,
    metaRobots: null,
    seoName: null,
    displayMode: 'PRODUCTS',
    landingPage: null,
    includeInMenu: true,
    image: null,
    labelColor: null,
    labelCss: null,
    badge: null,
    leftBlock: null,
    rightBlock: null,
  }
}
