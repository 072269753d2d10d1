import { textDirection } from '@bocian/rules/text-direction.ts'

export type Assets = {
  readonly scripts: readonly string[]
  readonly preloads: readonly string[]
  readonly styles: readonly string[]
  /** The second style sheet, if it loads on the first interaction because this page does not need it. */
  readonly laterStyle?: string | undefined
  readonly fonts: readonly string[]
}

/**
 * The assets of a page with these modules, which are paths below the storefront. `messageParts` are the parts of the message
 * catalogue that the page needs besides the first one. `hasElements` is true if the page builder's elements are on it, whose styles
 * are in the second sheet.
 */
export type PageAssets = (
  modules: readonly string[],
  locale: string,
  messageParts?: readonly string[],
  hasElements?: boolean,
) => Assets

type Chunk = { readonly file: string; readonly imports?: readonly string[]; readonly css?: readonly string[] }
type Manifest = Readonly<Record<string, Chunk>>

/** Reads Vite's manifest once. `firstPages` are the page modules that need only the first style sheet (`first-page.json`). */
export function assetsOfBuild(value: unknown, firstPages: ReadonlySet<string>): PageAssets {
  const manifest = value as Manifest
  const outputs = Object.values(manifest).map((chunk) => chunk.file)
  const style = outputs.filter((file) => file.endsWith('.css'))
  const entry = 'src/boot/client.tsx'
  const laterMessages = 'src/platform/i18n/later-messages.ts'
  const known = new Map<string, Assets>()
  const texts = Object.keys(manifest).flatMap((file) => /^messages\/(.+)\.json\?part=first$/.exec(file)?.[1] ?? [])
  return (modules, locale, messageParts = [], hasElements = false) => {
    const parts = ['first', ...messageParts.toSorted()]
    const catalogue = catalogueOf(locale, texts)
    const files = parts.map((part) => `messages/${catalogue}.json?part=${part}`)
    const wanted = [entry, ...modules, ...(messageParts.length > 0 ? [laterMessages] : []), ...files]
    const key = `${hasElements} ${wanted.join(' ')}`
    const shown =
      !hasElements && modules.length > 0 && modules.every((module) => firstPages.has(module))
        ? style.filter((file) => !laterStyle.test(file))
        : style
    const assets = known.get(key) ?? {
      scripts: [publicPath(manifest[entry]?.file ?? '')],
      preloads: [...reach(manifest, wanted)].map(publicPath),
      styles: shown.map(publicPath),
      laterStyle: style.filter((file) => !shown.includes(file)).map(publicPath)[0],
      fonts: outputs.filter((file) => preloadedFont(locale).test(file)).map(publicPath),
    }
    known.set(key, assets)
    return assets
  }
}

/** As `platform/i18n/messages.ts` chooses it: the locale's own, that of its language in another country, or English. */
const catalogueOf = (locale: string, known: readonly string[]): string =>
  known.find((one) => one === locale) ?? known.find((one) => one.startsWith(locale.slice(0, 3))) ?? 'en-GB'

const laterStyle = /\/later-[^/]*\.css$/

const publicPath = (file: string): string => `/${file}`

function preloadedFont(locale: string): RegExp {
  if (locale.startsWith('uk')) return /\/onest-(cyrillic|latin)-wght/
  if (locale.startsWith('hy')) return /\/(noto-sans-armenian|onest-latin-wght)/
  return /^(de|en)/.test(locale) || textDirection(locale) === 'rtl' ? /\/onest-latin-wght/ : /\/onest-latin(-ext)?-wght/
}

function reach(
  manifest: Manifest,
  keys: readonly string[],
  found = new Set<string>(),
  seen = new Set<string>(),
): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) continue
    seen.add(key)
    found.add(chunk.file)
    reach(manifest, chunk.imports ?? [], found, seen)
  }
  return found
}
