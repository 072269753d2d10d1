import { categoryAddress, categoryAt, rootPath, storeHas } from './categories.ts'
import { hex32 } from './seeded.ts'
import type { DemoStore } from './stores.ts'
import { texts } from './texts/texts.ts'

export type Block = { readonly identifier: string; readonly title: string; readonly content: string }

type Side = 'left' | 'right'
type Scene = 'lookbook' | 'outdoor' | 'newborn' | 'school'

type Offer = {
  readonly key: 'girls' | 'boys' | 'baby' | 'school'
  readonly scene: Scene
  /** Possible link targets in order of preference; the first one that the store has is used. */
  readonly paths: readonly string[]
}

const offers: Readonly<Record<string, Offer>> = {
  Girls: { key: 'girls', scene: 'lookbook', paths: ['Girls/Clothing/Dresses/Party dresses', 'Girls/Clothing/Dresses'] },
  Boys: {
    key: 'boys',
    scene: 'outdoor',
    paths: ['Boys/Clothing/Jackets and coats/Jackets', 'Boys/Clothing/Jackets and coats'],
  },
  Baby: { key: 'baby', scene: 'newborn', paths: ['Baby/Clothing/Bodysuits'] },
  School: { key: 'school', scene: 'school', paths: ['School/PE kit'] },
}
const tips: Readonly<Record<string, 'shoes' | 'newborn'>> = { Shoes: 'shoes', Newborn: 'newborn' }

const identifier = (side: Side, key: string): string => `menu-${side}-${key}`

/** The blocks beside the columns of a top-level category's menu panel: tips on the left, a linked picture on the right. */
export function menuBlocksOf(path: string): Readonly<Record<Side, string>> {
  const name = path.slice(rootPath.length + 1)
  const [offer, tip] = [offers[name], tips[name]]
  return { left: tip ? identifier('left', tip) : '', right: offer ? identifier('right', offer.key) : '' }
}

function picture(scene: Scene, key: string): string {
  const file = `/media/wysiwyg/drawn/scene/${scene}-${hex32(key)}-720x480.svg`
  const widths = [320, 640].map((w) => `${file}?auto=webp&amp;width=${w} ${w}w`).join(', ')
  return `<img src="${file}?auto=webp&amp;width=640" srcset="${widths}" sizes="272px" width="720" height="480" alt="" loading="lazy">`
}

/** The menu blocks of a store view. */
export function menuBlocks(store: DemoStore): readonly Block[] {
  const { menu } = texts[store.language]
  const shown = Object.values(offers).flatMap(({ key, scene, paths }) => {
    const target = paths.map((path) => categoryAt(`${rootPath}/${path}`)).find((category) => storeHas(store, category))
    if (!target) return []
    const { title, text, action } = menu[key]
    const link = `<a href="/${categoryAddress(target, store.language)}.html">${action}</a>`
    const content = `${picture(scene, `menu ${key}`)}<h3>${title}</h3><p>${text}</p><p>${link}</p>`
    return [{ identifier: identifier('right', key), title, content }]
  })
  const tipBlocks = Object.values(tips).map((key) => {
    const { title, points } = menu[key]
    const list = points.map((point) => `<li>${point}</li>`).join('')
    return { identifier: identifier('left', key), title, content: `<h3>${title}</h3><ul>${list}</ul>` }
  })
  return [...shown, ...tipBlocks]
}
