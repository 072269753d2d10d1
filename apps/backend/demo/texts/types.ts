import type { ColourCode } from '../colours.ts'
import type { CutCode, Family } from '../cuts.ts'
import type { CategoryKey } from '../category-keys.ts'
import type { CareCode, FabricCode, FibreCode, MaterialCode, PartCode } from '../fabrics.ts'
import type { BrandCode, CollectionCode, GenderCode, SeasonCode } from '../labels.ts'
import type { AttributeCode } from '../attribute-list.ts'
import type { Age } from '../sizes.ts'

/** Adjective forms that agree with a noun: masculine, feminine, neuter and plural (Romanian: m/n, f, m plural, f plural). */
type Forms = readonly [string, string, string, string]
export type ColourWord = { readonly forms: Forms; readonly label: string }

/** The vocabulary of product names and filters. */
export type Words = {
  readonly quotes: readonly [string, string]
  /** Whether the colour comes after the noun. */
  readonly nounFirst: boolean
  /** The end of a noun before which the colour stands: `bluză galbenă cu mânecă lungă`. */
  readonly afterColour?: RegExp
  /** Grammatical gender (m, f, n, p) and the noun in its base form. */
  readonly nouns: Readonly<Record<CutCode, string>>
  /** Nouns that have another form for boys' products. */
  readonly boysNouns?: Readonly<Partial<Record<CutCode, string>>>
  readonly colours: Readonly<Record<ColourCode, ColourWord>>
  /** Names of materials in the form that follows the noun. */
  readonly fabrics: Readonly<Record<FabricCode, string>>
  readonly fibres: Readonly<Record<FibreCode, string>>
  readonly parts: Readonly<Record<PartCode, string>>
  readonly materials: Readonly<Record<MaterialCode, string>>
  readonly seasons: Readonly<Record<SeasonCode, string>>
  readonly genders: Readonly<Record<GenderCode, string>>
  readonly collections: Readonly<Record<CollectionCode, string>>
  readonly attributes: Readonly<Record<AttributeCode, string>>
  readonly age: (age: Age) => string
}

/** Expands a word to its forms in all genders; an invariable word needs only one form. */
export function forms(word: string): Forms {
  const [m = word, f = m, n = m, p = n] = word.split('|')
  return [m, f, n, p]
}

/** Building blocks of descriptions; `{name}` is the design's quoted name. */
export type Stories = {
  readonly openings: Readonly<Record<Family, readonly string[]>>
  /** Alternative taglines on product cards. */
  readonly taglines: Readonly<Record<Family, readonly string[]>>
  readonly details: Readonly<Record<Family, readonly string[]>>
  readonly fabricNotes: Readonly<Record<FabricCode, string>>
  /** Alternative notes on fabrics that many designs share. */
  readonly otherFabricNotes: Readonly<Partial<Record<FabricCode, string>>>
  readonly closings: Readonly<Record<SeasonCode, readonly string[]>>
  readonly care: Readonly<Record<CareCode, string>>
  readonly certificates: Readonly<Record<'tested' | 'organic' | 'cords' | 'night' | 'sun' | 'shoes', string>>
  readonly lines: {
    readonly colour: string
    readonly sizes: string
    readonly oneSize: string
    readonly collection: string
    readonly meta: string
    readonly both: string
  }
  readonly chart: Readonly<
    Record<'size' | 'age' | 'height' | 'chest' | 'waist' | 'foot' | 'head' | 'palm' | 'one', string>
  > & { readonly notes: Readonly<Record<ChartNote, string>> }
}

/** What a size chart says about measuring: of all clothes, of those that should sit close, or of all of them together. */
export type ChartNote = 'clothes' | 'close' | 'all' | 'feet' | 'head' | 'hand'

export type GiftTexts = Readonly<Record<'stork' | 'birthday' | 'baby', string>> & {
  readonly virtual: string
  readonly physical: string
  readonly combined: string
  readonly story: string
  readonly terms: string
  /** Texts of the gift card page. */
  readonly page: {
    readonly header: string
    readonly steps: { readonly title: string; readonly items: readonly string[]; readonly more: string }
    readonly balance: Titled & { readonly action: string }
    readonly unlocking: Titled
    readonly agreement: string
  }
}

export type CategoryTexts = {
  readonly names: Readonly<Record<CategoryKey, string>>
  /** Introductions of the top-level categories. */
  readonly intros: Readonly<Record<MainCategory, string>>
  /** Introductions of the departments below `New in` and `Sale`. */
  readonly fresh: Readonly<Record<'girls' | 'boys' | 'baby', string>>
  readonly reduced: Readonly<Record<'girls' | 'boys' | 'baby' | 'shoes', string>>
  /** Introductions of other categories by what they contain. `{name}` stands before a colon, because no template can inflect it. */
  readonly patterns: {
    readonly clothes: readonly [string, string]
    readonly shoes: string
    readonly things: string
  }
  readonly brand: string
  readonly collection: string
  readonly meta: string
  readonly badges: { readonly fresh: string; readonly sale: string }
}
export type MainCategory =
  | 'girls'
  | 'boys'
  | 'baby'
  | 'newborn'
  | 'shoes'
  | 'accessories'
  | 'school'
  | 'sale'
  | 'brands'
  | 'collections'
  | 'newIn'
  | 'giftCards'
  | 'gifts'

type Titled = { readonly title: string; readonly text: string }

/** Texts of the content blocks. */
export type Pages = {
  readonly topBar: readonly [string, string, string]
  readonly footer: {
    readonly shop: string
    readonly about: string
    readonly story: string
    readonly company: string
    readonly help: string
    readonly legal: string
  }
  readonly home: Titled
  readonly blog: {
    readonly categories: Readonly<Record<'guides' | 'care', string>>
    /** What each category is about, for its page. */
    readonly about: Readonly<Record<'guides' | 'care', string>>
    readonly tags: Readonly<
      Record<'autumn' | 'winter' | 'summer' | 'newborn' | 'washing' | 'sizes' | 'sleep' | 'nursery', string>
    >
  }
  /** Column headings of the delivery table: delivery, price, free from. */
  readonly deliveryTable: readonly [string, string, string]
  readonly missing: Titled & { readonly home: string }
  readonly intro: Titled & { readonly action: string }
  readonly lookbook: Titled & { readonly action: string; readonly lists: readonly [string, string] }
  readonly benefits: readonly [Titled, Titled, Titled, Titled]
  readonly brands: Titled
  readonly brandStories: Readonly<Record<BrandCode, string>>
  readonly giftCards: Titled
  readonly school: Titled
  readonly newborn: Titled
}

type Tip = { readonly title: string; readonly points: readonly [string, string, string] }

/** Texts of the menu panels, of the campaign on product pages, and of the size guides of the top-level categories. */
export type MenuTexts = Readonly<Record<'girls' | 'boys' | 'baby' | 'school', Titled & { readonly action: string }>> &
  Readonly<Record<'shoes' | 'newborn', Tip>> & { readonly campaign: Titled; readonly sizes: string }
