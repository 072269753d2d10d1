import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findOwnPlugins, findPlugins, refuseFaults } from './plugins.ts'

let folder: string
beforeAll(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plugins-'))))
afterAll(() => fs.rmSync(folder, { recursive: true }))

/** Installs a package whose default export is this code. */
function install(name: string, code: string): void {
  const own = path.join(folder, 'node_modules', name)
  fs.mkdirSync(own, { recursive: true })
  fs.writeFileSync(path.join(own, 'package.json'), JSON.stringify({ name, type: 'module', exports: './main.js' }))
  fs.writeFileSync(path.join(own, 'main.js'), code)
}

const plugin = (more: string): string => `export default { name: 'care', apiVersion: '1.0', ${more} }`

/** The plugins of a shop whose description names these packages. */
function find(...names: string[]) {
  const file = path.join(folder, 'shop.yaml')
  fs.writeFileSync(file, `plugins: ${JSON.stringify(names)}\n`)
  return findPlugins(file, { CARE_URL: 'http://care.test' })
}

const faultOf = async (name: string): Promise<string | undefined> => (await find(name)).faults[0]?.text

describe('a plugin', () => {
  it('is loaded by the name of its package, from the folder of the description', async () => {
    install('good', plugin(`environment: ['CARE_URL'], settings: { stars: { type: 'count', default: 5 } }`))
    const { plugins, faults } = await find('good')
    expect(faults).toEqual([])
    expect(plugins).toMatchObject([{ packageName: 'good', index: 0, account: { CARE_URL: 'http://care.test' } }])
  })

  it('that is not installed is named with the folder', async () => {
    expect(await faultOf('missing')).toBe(`is not installed for ${folder}: run npm install there`)
  })

  it.each([
    ['newer', `export default { name: 'care', apiVersion: '1.1' }`, /is for version 1\.1 of the interface/],
    [
      'other',
      `export default { name: 'care', apiVersion: '2.0' }`,
      /is for version 2\.0 of the interface, and this shop has 1\.0/,
    ],
    ['empty', 'export const nothing = 1', /has no default export with an apiVersion/],
    ['throwing', `throw new Error('no luck')`, /^fails when it is loaded: no luck$/],
    ['misspelt', plugin(`slot: []`), /slot/],
    [
      'misplaced',
      plugin(`slots: [{ place: 'product.roof', component: './main.js', fields: 'care' }]`),
      /slots\.0\.place/,
    ],
    [
      'lost',
      plugin(`slots: [{ place: 'product.price', component: './lost.tsx', fields: 'care' }]`),
      /there is no file \.\/lost\.tsx/,
    ],
    [
      'secretive',
      plugin(`settings: { api_key: { type: 'text', default: '' } }`),
      /a secret is read from the environment/,
    ],
    ['mistyped', plugin(`settings: { stars: { type: 'count', default: 'five' } }`), /settings\.stars\.default/],
    ['half', plugin(`environment: ['CARE_URL', 'CARE_KEY']`), /needs CARE_URL, CARE_KEY, of which CARE_KEY is not set/],
    [
      'foreign',
      plugin(`payments: [{ code: 'other', titles: { en: 'x' }, start() {}, refund() {}, ask() {}, readReports() {} }]`),
      /must begin with "care"/,
    ],
  ])('that is %s is refused', async (name, code, fault) => {
    install(name, code)
    expect(await faultOf(name)).toMatch(fault)
  })

  it('cannot have the name of another', async () => {
    install('first', plugin(''))
    install('second', plugin(''))
    expect((await find('first', 'second')).faults).toEqual([{ index: 1, text: 'has the name "care", as first has' }])
  })
})

it('the start is refused with the name of every plugin that cannot be used', async () => {
  install('throws', `throw new Error('no luck')`)
  const file = path.join(folder, 'own.yaml')
  fs.writeFileSync(file, 'plugins: [gone, throws]\n')
  const found = await findOwnPlugins({ SHOP_DESCRIPTION: file })
  expect(() => refuseFaults(found)).toThrow(/gone: is not installed[^]*throws: fails when it is loaded: no luck/)
  await expect(findOwnPlugins({ SHOP_DESCRIPTION: `${file}.not` })).rejects.toThrow('there is no such file')
  expect((await findOwnPlugins({})).plugins).toEqual([])
})
