import { expect, it } from 'vitest'
import { readPlan } from './plan.ts'
import { rewriteCode, rewriteDeclaration, rewriteText } from './rewrite.ts'

const cart = 'apps/shop/src/cart'
const files = ['load.ts', 'load.test.ts', 'line.tsx', 'line.module.css', 'tabs.ts']
const plan = (...lines: string[]) => readPlan([cart, ...lines].join('\n'), () => files)

it('takes all files of a name, renames, and leaves alone what stays', () => {
  expect([...plan('.: load', 'lines: line', '/apps/shop/src/cart-id: tabs=cart-changes')]).toEqual([
    [`${cart}/line.tsx`, `${cart}/lines/line.tsx`],
    [`${cart}/line.module.css`, `${cart}/lines/line.module.css`],
    [`${cart}/tabs.ts`, 'apps/shop/src/cart-id/cart-changes.ts'],
  ])
})

it('a whole file name goes before the name that others share', () => {
  const moves = plan('.: load.test.ts tabs line', 'open: load')
  expect([...moves]).toEqual([[`${cart}/load.ts`, `${cart}/open/load.ts`]])
})

it('refuses a plan that leaves out a file, names one twice, names none, or gives two files one path', () => {
  expect(() => plan('.: load', 'lines: line')).toThrow('no room for tabs.ts')
  expect(() => plan('.: load tabs line', 'lines: line')).toThrow('line stands there twice')
  expect(() => plan('.: load tabs line lost')).toThrow('there is no lost')
  expect(() => plan('lines: load=tabs line tabs')).toThrow('two files would be apps/shop/src/cart/lines/tabs.ts')
})

const moves = new Map([
  [`${cart}/line.tsx`, `${cart}/lines/line.tsx`],
  [`${cart}/style.css`, `${cart}/lines/style.css`],
])
const known = new Set([
  `${cart}/line.tsx`,
  `${cart}/style.css`,
  `${cart}/load.ts`,
  'apps/shop/src/store/store.ts',
  'packages/rules/src/price.ts',
])
const rewrite = (code: string, file: string) => rewriteCode(code, file, moves, (name) => known.has(name))

it('rewrites every string that is the path of a file', () => {
  expect(rewrite("import { load } from './load.ts'; import s from './style.css'", `${cart}/line.tsx`)).toBe(
    "import { load } from '../load.ts'; import s from './style.css'",
  )
  expect(rewrite("vi.mock('./line.tsx'); new URL('./style.css?raw', import.meta.url)", `${cart}/load.ts`)).toBe(
    "vi.mock('./lines/line.tsx'); new URL('./lines/style.css?raw', import.meta.url)",
  )
})

it('goes up one folder at most, and from the source for what is farther away', () => {
  expect(rewrite("import '../store/store.ts'", `${cart}/line.tsx`)).toBe("import '#src/store/store.ts'")
  expect(rewrite("import '#src/cart/line.tsx'", 'apps/shop/src/store/store.ts')).toBe(
    "import '#src/cart/lines/line.tsx'",
  )
  expect(rewrite("import '../src/cart/line.tsx'", 'apps/shop/build/page.ts')).toBe(
    "import '../src/cart/lines/line.tsx'",
  )
})

it('rewrites paths below the source', () => {
  expect(rewrite("page('line', 'cart/line.tsx')", 'apps/shop/src/store/store.ts')).toBe(
    "page('line', 'cart/lines/line.tsx')",
  )
})

it('leaves alone strings that are no files of the repository', () => {
  const code = "const path = './checkout'; import '../store/store.ts'"
  expect(rewrite(code, `${cart}/load.ts`)).toBe(code)
})

it('rewrites whole paths in texts', () => {
  expect(rewriteText('See `apps/shop/src/cart/line.tsx`, and `apps/shop/src/cart/load.ts`.', moves)).toBe(
    'See `apps/shop/src/cart/lines/line.tsx`, and `apps/shop/src/cart/load.ts`.',
  )
})

it('rewrites the patterns of first pages, and names those whose files went different ways', () => {
  const text = '{ "styles": ["*.css", "!style.css"], "chunks": { "list": ["line.*", "load.ts", "*.t*"] } }'
  expect(rewriteDeclaration(text, cart, ['line.tsx', 'style.css', 'load.ts'], moves)).toEqual({
    text: '{ "styles": ["lines/*.css", "!lines/style.css"], "chunks": { "list": ["lines/line.*", "load.ts", "*.t*"] } }',
    open: ['*.t*'],
  })
})
