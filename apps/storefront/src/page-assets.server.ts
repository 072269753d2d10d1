export type Assets = {
  readonly scripts: readonly string[]
  readonly preloads: readonly string[]
  readonly styles: readonly string[]
  readonly fonts: readonly string[]
}

/** The scripts, preloads and styles of a page made of these modules, named by their path under the storefront. */
export type PageAssets = (modules: readonly string[], locale: string) => Assets

type Chunk = { readonly file: string; readonly imports?: readonly string[]; readonly css?: readonly string[] }
type Manifest = Readonly<Record<string, Chunk>>

/** Reads Vite's manifest once and answers from it. */
export function assetsOfBuild(value: unknown): PageAssets {
  const manifest = value as Manifest
  const files = Object.values(manifest).map((chunk) => chunk.file)
  const style = files.filter((file) => file.endsWith('.css'))
  const entry = 'src/client.tsx'
  const known = new Map<string, Assets>()
  return (modules, locale) => {
    const wanted = [entry, ...modules, `messages/${locale}.json`]
    const key = wanted.join(' ')
    const made = known.get(key) ?? {
      scripts: [publicPath(manifest[entry]?.file ?? '')],
      preloads: [...reach(manifest, wanted)].map(publicPath),
      styles: style.map(publicPath),
      fonts: files.filter((file) => preloadedFont(locale).test(file)).map(publicPath),
    }
    known.set(key, made)
    return made
  }
}

const publicPath = (file: string): string => `/${file}`

function preloadedFont(locale: string): RegExp {
  return locale.startsWith('uk') ? /onest-cyrillic-wght/ : /onest-latin-wght/
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
