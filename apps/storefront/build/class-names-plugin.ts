import type { Plugin } from 'vite'

const imported = /^import (\w+) from ('[^']+\.module\.css')/m
const plain = /^[a-zA-Z_]\w*$/

/**
 * Lets the bundler put class names where they are used, instead of shipping a table of each style sheet: a module that only
 * reads names known when it is written takes them one by one.
 */
export function classNamesPlugin(): Plugin {
  return {
    name: 'bocian-class-names',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (!/\.tsx?$/.test(id)) return null
      const [, name, file] = imported.exec(code) ?? []
      if (name === undefined || !readsPlainNames(code, name)) return null
      return { code: code.replace(imported, `import * as ${name} from ${file}`), map: null }
    },
  }
}

/** True when every use of the table is `styles['name']` with a name that can be exported. */
export function readsPlainNames(code: string, table: string): boolean {
  const uses = code.match(new RegExp(String.raw`\b${table}\b`, 'g'))?.length ?? 0
  const read = [...code.matchAll(new RegExp(String.raw`\b${table}\['([^']*)'\]`, 'g'))].map(([, name = '']) => name)
  return uses === read.length + 1 && read.every((name) => plain.test(name) && name !== 'default')
}
