import { categoryAddress, categoryAt, rootPath, storeHas } from './categories.ts'
import { pageFile, pageNames, readPage, type PageName } from './page-files.ts'
import type { DemoStore } from './stores.ts'
import { texts } from './texts/texts.ts'

/** The pages that are built from elements, apart from the home page and the lookbook. */
export const landingNames = ['winter', 'brand', 'measuring', 'care', 'newbornList', 'schoolList'] as const
export type LandingName = (typeof landingNames)[number]

/** The texts of a page that is built from elements. */
export function landingOf<Name extends LandingName>({ language }: Pick<DemoStore, 'language'>, name: Name) {
  const { landings, guides } = texts[language]
  return { winter: landings.winter, brand: landings.brand, ...guides }[name]
}

const isPage = (target: string): target is PageName => (pageNames as readonly string[]).includes(target)
const isLanding = (target: string): target is LandingName => (landingNames as readonly string[]).includes(target)

/** The address of the first of these categories, by their English paths, that the store has; that of the new arrivals if it has none. */
export function shopAddress(store: DemoStore, ...paths: readonly string[]): string {
  const found = [...paths, 'New in']
    .map((path) => categoryAt(`${rootPath}/${path}`))
    .find((one) => storeHas(store, one))
  if (!found) throw new Error(`no category for ${store.code}`)
  return `/${categoryAddress(found, store.language)}.html`
}

/** Resolves the link targets of a text: the name of a page, `blog:` and the name of a post, or `shop:` and the path of a category. */
export function linkTo(store: DemoStore): (target: string) => string {
  return (target) => {
    if (isPage(target)) return `/${pageFile(store.language, target).path}`
    if (isLanding(target)) return `/${landingOf(store, target).path}`
    if (target.startsWith('blog:')) return `/blog/post/${readPage('blog', store.language, target.slice(5)).path}`
    if (target.startsWith('shop:')) return shopAddress(store, target.slice(5))
    return target
  }
}
