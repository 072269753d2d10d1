import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterAll, expect, it } from 'vitest'
import { keepStylesPlugin } from './keep-styles-plugin.ts'

const root = mkdtempSync(join(tmpdir(), 'keep-styles-'))
afterAll(() => rmSync(root, { recursive: true }))

it('keeps the style of a class whose name is inlined, without a table of names', async () => {
  writeFileSync(join(root, 'box.module.css'), '.box { color: red } .other { color: blue }')
  writeFileSync(
    join(root, 'entry.ts'),
    `import * as styles from './box.module.css'
    document.body.className = styles['box']`,
  )
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [keepStylesPlugin()],
    css: { modules: { generateScopedName: '[local]-x' } },
    build: {
      write: false,
      rolldownOptions: { input: join(root, 'entry.ts'), optimization: { inlineConst: { mode: 'all' } } },
    },
  })) as Rolldown.RolldownOutput
  const style = output.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
  expect(style?.type === 'asset' && String(style.source)).toContain('.box-x')
  const code = output[0].code
  expect(code).toContain('box-x')
  expect(code).not.toContain('other-x')
})
