import type { Language } from '../stores.ts'
import { categories as csCategories } from './cs/categories.ts'
import { gifts as csGifts } from './cs/gifts.ts'
import { guides as csGuides } from './cs/guides.ts'
import { landings as csLandings } from './cs/landings.ts'
import { menu as csMenu } from './cs/menu.ts'
import { pages as csPages } from './cs/pages.ts'
import { stories as csStories } from './cs/stories.ts'
import { words as csWords } from './cs/words.ts'
import { categories as deCategories } from './de/categories.ts'
import { gifts as deGifts } from './de/gifts.ts'
import { guides as deGuides } from './de/guides.ts'
import { landings as deLandings } from './de/landings.ts'
import { menu as deMenu } from './de/menu.ts'
import { pages as dePages } from './de/pages.ts'
import { stories as deStories } from './de/stories.ts'
import { words as deWords } from './de/words.ts'
import { categories as enCategories } from './en/categories.ts'
import { gifts as enGifts } from './en/gifts.ts'
import { guides as enGuides } from './en/guides.ts'
import { landings as enLandings } from './en/landings.ts'
import { menu as enMenu } from './en/menu.ts'
import { pages as enPages } from './en/pages.ts'
import { stories as enStories } from './en/stories.ts'
import { words as enWords } from './en/words.ts'
import { categories as hyCategories } from './hy/categories.ts'
import { gifts as hyGifts } from './hy/gifts.ts'
import { guides as hyGuides } from './hy/guides.ts'
import { landings as hyLandings } from './hy/landings.ts'
import { menu as hyMenu } from './hy/menu.ts'
import { pages as hyPages } from './hy/pages.ts'
import { stories as hyStories } from './hy/stories.ts'
import { words as hyWords } from './hy/words.ts'
import { categories as plCategories } from './pl/categories.ts'
import { gifts as plGifts } from './pl/gifts.ts'
import { guides as plGuides } from './pl/guides.ts'
import { landings as plLandings } from './pl/landings.ts'
import { menu as plMenu } from './pl/menu.ts'
import { pages as plPages } from './pl/pages.ts'
import { stories as plStories } from './pl/stories.ts'
import { words as plWords } from './pl/words.ts'
import { categories as roCategories } from './ro/categories.ts'
import { gifts as roGifts } from './ro/gifts.ts'
import { guides as roGuides } from './ro/guides.ts'
import { landings as roLandings } from './ro/landings.ts'
import { menu as roMenu } from './ro/menu.ts'
import { pages as roPages } from './ro/pages.ts'
import { stories as roStories } from './ro/stories.ts'
import { words as roWords } from './ro/words.ts'
import { categories as skCategories } from './sk/categories.ts'
import { gifts as skGifts } from './sk/gifts.ts'
import { guides as skGuides } from './sk/guides.ts'
import { landings as skLandings } from './sk/landings.ts'
import { menu as skMenu } from './sk/menu.ts'
import { pages as skPages } from './sk/pages.ts'
import { stories as skStories } from './sk/stories.ts'
import { words as skWords } from './sk/words.ts'
import { categories as ukCategories } from './uk/categories.ts'
import { gifts as ukGifts } from './uk/gifts.ts'
import { guides as ukGuides } from './uk/guides.ts'
import { landings as ukLandings } from './uk/landings.ts'
import { menu as ukMenu } from './uk/menu.ts'
import { pages as ukPages } from './uk/pages.ts'
import { stories as ukStories } from './uk/stories.ts'
import { words as ukWords } from './uk/words.ts'
import type { Guides, Landings } from './landing-types.ts'
import type { CategoryTexts, GiftTexts, MenuTexts, Pages, Stories, Words } from './types.ts'

type Texts = {
  readonly words: Words
  readonly stories: Stories
  readonly categories: CategoryTexts
  readonly gifts: GiftTexts
  readonly pages: Pages
  readonly menu: MenuTexts
  readonly landings: Landings
  readonly guides: Guides
}

/** All texts of the demo shop by language. */
export const texts: Readonly<Record<Language, Texts>> = {
  pl: {
    words: plWords,
    stories: plStories,
    categories: plCategories,
    gifts: plGifts,
    pages: plPages,
    menu: plMenu,
    landings: plLandings,
    guides: plGuides,
  },
  cs: {
    words: csWords,
    stories: csStories,
    categories: csCategories,
    gifts: csGifts,
    pages: csPages,
    menu: csMenu,
    landings: csLandings,
    guides: csGuides,
  },
  sk: {
    words: skWords,
    stories: skStories,
    categories: skCategories,
    gifts: skGifts,
    pages: skPages,
    menu: skMenu,
    landings: skLandings,
    guides: skGuides,
  },
  de: {
    words: deWords,
    stories: deStories,
    categories: deCategories,
    gifts: deGifts,
    pages: dePages,
    menu: deMenu,
    landings: deLandings,
    guides: deGuides,
  },
  en: {
    words: enWords,
    stories: enStories,
    categories: enCategories,
    gifts: enGifts,
    pages: enPages,
    menu: enMenu,
    landings: enLandings,
    guides: enGuides,
  },
  ro: {
    words: roWords,
    stories: roStories,
    categories: roCategories,
    gifts: roGifts,
    pages: roPages,
    menu: roMenu,
    landings: roLandings,
    guides: roGuides,
  },
  uk: {
    words: ukWords,
    stories: ukStories,
    categories: ukCategories,
    gifts: ukGifts,
    pages: ukPages,
    menu: ukMenu,
    landings: ukLandings,
    guides: ukGuides,
  },
  hy: {
    words: hyWords,
    stories: hyStories,
    categories: hyCategories,
    gifts: hyGifts,
    pages: hyPages,
    menu: hyMenu,
    landings: hyLandings,
    guides: hyGuides,
  },
}
