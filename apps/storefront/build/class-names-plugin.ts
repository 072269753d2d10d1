import type { Plugin } from 'vite'

const imported = /^import (\w+) from ('[^']+\.module\.css')/m
const plain = /^[a-zA-Z_]\w*$/

/**
 * Lets the bundler inline class names instead of shipping a lookup table per style sheet. Applies to modules that use only
 * literal class names.
 */
export function classNamesPlugin(): Plugin[] {
  return [
    {
      name: 'bocian-class-names',
      enforce: 'pre',
      apply: 'build',
      transform(code, id) {
        if (!/\.tsx?$/.test(id)) return null
        const [, name, file] = imported.exec(code) ?? []
        if (name === undefined || !readsPlainNames(code, name)) return null
        return { code: code.replace(imported, `import * as ${name} from ${file}`), map: null }
      },
    },
    {
      name: 'bocian-inlined-class-names',
      enforce: 'post',
      apply: 'build',
      // With all class names inlined nothing imports the style sheet any more, and tree shaking would drop it.
      transform: (code, id) =>
        id.endsWith('.module.css') ? { code, map: null, moduleSideEffects: 'no-treeshake' } : null,
    },
  ]
}

/** True when every use of the table is `styles['name']` with a valid export name. */
export function readsPlainNames(code: string, table: string): boolean {
  const uses = code.match(new RegExp(String.raw`\b${table}\b`, 'g'))?.length ?? 0
  const read = [...code.matchAll(new RegExp(String.raw`\b${table}\['([^']*)'\]`, 'g'))].map(([, name = '']) => name)
  return uses === read.length + 1 && read.every((name) => plain.test(name) && name !== 'default')
}
