import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import type { FirstPage } from './first-page.ts'

type Output = {
  readonly type: 'chunk' | 'asset'
  readonly fileName: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly facadeModuleId?: string | null
}
type Bundle = Readonly<Record<string, Output>>

/** Builds `/sw.js` after the browser bundle and passes it the version and the list of files to cache. */
export function serviceWorkerPlugin(root: string, firstPage: FirstPage): Plugin {
  return {
    name: 'bocian-service-worker',
    apply: ({ build: options }, { command }) => command === 'build' && !options?.ssr,
    async writeBundle(options, bundle) {
      await build({
        configFile: false,
        root,
        publicDir: false,
        logLevel: 'warn',
        define: { __SHELL__: JSON.stringify(shellOf(bundle, firstPage)), 'process.env.NODE_ENV': '"production"' },
        build: {
          outDir: options.dir ?? join(root, 'dist/client'),
          emptyOutDir: false,
          modulePreload: false,
          rolldownOptions: {
            input: { sw: join(root, 'src/platform/service-worker/service-worker.ts') },
            output: { format: 'iife', entryFileNames: '[name].js' },
          },
        },
      })
    },
  }
}

/**
 * The shell of the shop: what the service worker caches at once. It includes the modules that slices declare for offline use.
 * The version is the names of the entry script and style sheet: any change in the browser bundle changes one of their hashes.
 */
export function shellOf(
  bundle: Bundle,
  firstPage: FirstPage,
): { version: string; files: string[]; texts: Record<string, string[]> } {
  const outputs = Object.values(bundle)
  const entry = outputs.filter((output) => output.isEntry === true)
  const styles = outputs.filter((output) => output.fileName.endsWith('.css'))
  const declared = outputs.filter(({ facadeModuleId }) => firstPage.isOffline(facadeModuleId ?? ''))
  const files = new Set<string>()
  const reach = (output: Output | undefined): void => {
    if (!output || files.has(`/${output.fileName}`)) return
    files.add(`/${output.fileName}`)
    for (const name of output.imports ?? []) reach(bundle[name])
  }
  for (const output of [...entry, ...styles, ...declared]) reach(output)
  // Chunks that the shell and the pages load on demand, such as menus and drawers. Page chunks are cached with visited pages.
  for (const name of outputs.flatMap((output) => output.dynamicImports ?? []))
    if (!/\.route\.tsx$|\.json\?part=/.test(bundle[name]?.facadeModuleId ?? '')) reach(bundle[name])
  const texts: Record<string, string[]> = {}
  for (const { facadeModuleId, fileName } of outputs) {
    const [, locale, part] = /([\w-]+)\.json\?part=(\w+)$/.exec(facadeModuleId ?? '') ?? []
    if (locale && part && firstPage.isOfflinePart(part)) (texts[locale] ??= []).push(`/${fileName}`)
  }
  return {
    version: [...entry, ...styles].map((output) => `/${output.fileName}`).join(' '),
    files: [...files],
    texts,
  }
}
