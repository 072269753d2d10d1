import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { withoutDisplayNames } from './unused-router-plugin.ts'

const router = dirname(createRequire(import.meta.url).resolve('react-router/package.json'))
const components = readFileSync(join(router, 'dist/production/lib/dom/lib.js'), 'utf8')

describe('the components of React Router', () => {
  it('are each only created, without a later statement, so that an unused one can be dropped', () => {
    const code = withoutDisplayNames(components)
    expect(components).toContain('\nLink.displayName = ')
    expect(code).not.toMatch(/^\w+\.displayName/m)
    for (const name of ['Link', 'NavLink', 'Form'])
      expect(code).toMatch(new RegExp(String.raw`const ${name} = /\* @__PURE__ \*/ React`))
  })

  it('are otherwise unchanged', () => {
    const code = withoutDisplayNames('const a = 1;\nA.displayName = "A";\nconst b = `A.displayName = "A";`;\n')
    expect(code).toBe('const a = 1;\n\nconst b = `A.displayName = "A";`;\n')
  })
})
