import fs from 'node:fs'
import path from 'node:path'
import { readDescription, storesIn, type ShopDescription } from '#src/shop-description/shop-description.ts'

const file = path.join(import.meta.dirname, 'shop.yaml')

/** The demo's stores, taxes, delivery, payment and settings, as in its file. */
export function demoDescription(): ShopDescription {
  const read = readDescription(fs.readFileSync(file, 'utf8'))
  if ('description' in read) return read.description
  throw new Error(read.faults.map(({ line, text }) => `${file}:${line}: ${text}`).join('\n'))
}

type DemoStoreView = ReturnType<typeof storesIn>[number]['store']

let views: ReadonlyMap<string, DemoStoreView> | undefined

/** A store view of the demo as its file describes it. */
export function describedStore(code: string): DemoStoreView {
  views ??= new Map(storesIn(demoDescription()).map(({ store }) => [store.code, store]))
  const store = views.get(code)
  if (store === undefined) throw new Error(`${file} has no store view ${code}`)
  return store
}
