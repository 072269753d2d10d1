import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { chunkOfPlugin, withoutSlots } from './plugins-plugin.ts'

const page = join(import.meta.dirname, '../src/pages/product')

it.each(['product.route.tsx', 'buy-box.tsx', 'product-details.tsx'])(
  '%s has no trace of plugins without them',
  (file) => {
    const code = readFileSync(join(page, file), 'utf8')
    expect(code).toMatch(/<PluginSlot|hasParts/)
    const rest = withoutSlots(code)
    expect(rest).not.toMatch(/plugin|part-data|hasParts/i)
    const importsOf = (text: string) => text.match(/ from '[^']+'$/gm) ?? []
    expect(importsOf(rest)).toEqual(
      importsOf(code).filter((end) => !/\/(?:plugin-slot|part-data|plugin-parts)\./.test(end)),
    )
  },
)

it('a place in another form fails the build', () => {
  expect(() => withoutSlots(`<PluginSlot place="product.price"></PluginSlot>`)).toThrow('cannot be left out')
})

it('the modules of a plugin are in a chunk of its own, those of its dependencies are not', () => {
  const plugin = { name: 'care', apiVersion: '1.0' }
  const plugins = [
    { plugin, index: 0, packageName: 'care-label', folder: '/shop/node_modules/care-label', account: {} },
  ]
  expect(chunkOfPlugin(plugins, '/shop/node_modules/care-label/line.tsx')).toBe('plugin-care')
  expect(chunkOfPlugin(plugins, '/shop/node_modules/care-label/node_modules/other/main.js')).toBeUndefined()
  expect(chunkOfPlugin(plugins, '/shop/node_modules/care-label-2/line.tsx')).toBeUndefined()
})
