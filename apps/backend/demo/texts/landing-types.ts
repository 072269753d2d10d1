type Titled = { readonly title: string; readonly text: string }
type Action = Titled & { readonly action: string }
type Group<Items extends readonly unknown[]> = { readonly title: string; readonly items: Items }
type Three<Item> = readonly [Item, Item, Item]
type List = { readonly title: string; readonly points: readonly string[] }

/**
 * What each page of elements has: its path, name and description, and its first row with the main heading. Texts may link to another page
 * or post by its name, `[size guide](size-guide)`, `[wool](blog:wool-care)`; to a category by its English path,
 * `[coats](shop:Girls/Clothing)`; and have `**strong**` words.
 */
type Landing = {
  readonly path: string
  /** The page's name in the browser and in search results. */
  readonly title: string
  /** Its description in search results, at most 160 characters. */
  readonly about: string
  readonly lead: Action & {
    /** What the picture shows. */
    readonly picture: string
  }
}

/** The part of the home page below its benefits, and the pages of a season and of a brand. */
export type Landings = {
  readonly home: {
    readonly season: Action
    readonly shelf: string
    readonly lists: Titled & { readonly newborn: Action; readonly school: Action }
    readonly brand: Action
    readonly blog: { readonly title: string; readonly action: string }
    /** Links below the benefits of the home page: how to measure, returns, care. */
    readonly more: Three<string>
  }
  readonly winter: Landing & {
    readonly layers: Group<Three<Titled>>
    readonly shelves: readonly [string, string]
    readonly ages: Group<Three<List>>
    readonly questions: Group<readonly Titled[]>
  }
  readonly brand: Landing & {
    readonly ideas: Group<Three<Titled>>
    readonly shelves: readonly [string, string]
    /** The link to the lookbook, whose title and text stand above it. */
    readonly lookbook: string
    readonly promises: Group<readonly Titled[]>
  }
}

/** Pages that help: measuring, care, and two checklists. */
export type Guides = {
  readonly measuring: Landing & {
    readonly steps: {
      readonly title: string
      /** Height, chest, waist, foot, head: the numbers of the drawings. */
      readonly items: readonly [Titled, Titled, Titled, Titled, Titled]
      readonly foot: string
      readonly footPicture: string
    }
    /** Clothes, shoes and hats; a size table follows each text. */
    readonly tables: Group<Three<Titled>>
    readonly questions: Group<readonly Titled[]>
  }
  readonly care: Landing & {
    readonly rules: Group<Three<Titled>>
    readonly signs: {
      readonly title: string
      readonly washing: string
      readonly drying: string
      readonly ironing: string
      readonly items: Readonly<Record<Sign, Titled>>
    }
    readonly materials: Group<readonly Titled[]>
    /** The heading above three posts of the blog. */
    readonly posts: string
  }
  readonly newbornList: Landing & Checklist
  readonly schoolList: Landing & Checklist
}

type Checklist = {
  readonly lists: Group<Three<List>>
  readonly shelves: readonly [string, string]
  readonly tips: Group<readonly Titled[]>
}

/** The signs of care labels, in the order of the page. */
export const washingSigns = ['wash40', 'wash60', 'gentle', 'wool', 'handwash', 'nowash'] as const
export const dryingSigns = ['tumblelow', 'notumble', 'dryflat'] as const
export const ironingSigns = ['ironlow', 'ironmedium', 'nobleach'] as const
export type Sign = (typeof washingSigns)[number] | (typeof dryingSigns)[number] | (typeof ironingSigns)[number]
