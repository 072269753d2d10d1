import type { Plugin } from 'vite'
import type { FirstPage } from './first-page.ts'

// The browser reads it only at the very start of a file.
const hint = '//# allFunctionsCalledOnLoad\n'

/** The chunks that hold what every first page runs. */
const everywhere = new Set(['vendor', 'shell', 'client'])

/**
 * Starts each chunk that first pages load with a hint to compile all its functions while it arrives. Chromium then compiles them on
 * another thread; otherwise it compiles each function on the main thread when it is first called, a quarter of the time of all scripts
 * of a first page. These chunks run at least half of their code at once, others do not. To other browsers it is a comment.
 */
export function compileHintPlugin({ isPage, preloadedChunks }: Pick<FirstPage, 'isPage' | 'preloadedChunks'>): Plugin {
  return {
    name: 'bocian-compile-hint',
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    generateBundle: {
      // Vite itself puts the files that a chunk preloads at its start.
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue
          const { name, facadeModuleId: page } = chunk
          if (everywhere.has(name) || preloadedChunks.includes(name) || (page !== null && isPage(page)))
            chunk.code = hint + chunk.code
        }
      },
    },
  }
}
