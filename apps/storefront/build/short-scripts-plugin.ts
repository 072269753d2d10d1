import { minifySync, type Plugin } from 'vite'

const isInlined = /\/src\/.*\.inline\.ts$/

/** Minifies `*.inline.ts`, which the server inlines into every page. The rest of the server bundle stays readable. */
export function shortScriptsPlugin(): Plugin {
  return {
    name: 'bocian-short-scripts',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!isInlined.test(id)) return null
      return {
        code: minifySync(id, code, { module: true, mangle: true, compress: true, sourcemap: false }).code,
        map: null,
      }
    },
  }
}
