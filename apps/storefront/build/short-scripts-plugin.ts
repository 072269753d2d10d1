import { minifySync, type Plugin } from 'vite'

const writtenIntoPages = /\/src\/(page-start|catalogue\/view-type)\.ts$/

/** Shortens the names in the scripts that the server writes into every page as text; its own bundle keeps names that can be read. */
export function shortScriptsPlugin(): Plugin {
  return {
    name: 'bocian-short-scripts',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!writtenIntoPages.test(id)) return null
      return {
        code: minifySync(id, code, { module: true, mangle: true, compress: true, sourcemap: false }).code,
        map: null,
      }
    },
  }
}
