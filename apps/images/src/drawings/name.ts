export const CUTS = [
  'dress',
  'skirt',
  'tshirt',
  'longsleeve',
  'blouse',
  'shirt',
  'polo',
  'sweatshirt',
  'hoodie',
  'cardigan',
  'sweater',
  'vest',
  'jacket',
  'coat',
  'rainjacket',
  'snowsuit',
  'trousers',
  'jeans',
  'leggings',
  'joggers',
  'shorts',
  'dungarees',
  'bodysuit',
  'romper',
  'sleepsuit',
  'pyjamas',
  'swimsuit',
  'swimshorts',
  'tights',
  'socks',
  'underwear',
  'beanie',
  'cap',
  'sunhat',
  'scarf',
  'gloves',
  'backpack',
  'bag',
  'sneakers',
  'boots',
  'sandals',
  'ballerinas',
  'slippers',
  'wellies',
  'blanket',
  'bib',
  'umbrella',
  'belt',
  'hairclip',
  'giftcard',
] as const
export type Cut = (typeof CUTS)[number]

export const VIEWS = ['front', 'back', 'detail', 'flat', 'worn'] as const
export type View = (typeof VIEWS)[number]

export const SCENES = [
  'hero',
  'school',
  'outdoor',
  'newborn',
  'sale',
  'lookbook',
  'brand',
  'store',
  'blog',
  'swatches',
  'winter',
  'seaside',
  'measure',
  'foot',
] as const
export type SceneName = (typeof SCENES)[number]

/** Signs of care labels, after ISO 3758. */
export const CARE_SIGNS = [
  'wash40',
  'wash60',
  'gentle',
  'wool',
  'handwash',
  'nowash',
  'nobleach',
  'tumblelow',
  'notumble',
  'dryflat',
  'ironlow',
  'ironmedium',
] as const
export type CareSign = (typeof CARE_SIGNS)[number]

export const SCENE_SIZES = ['1440x600', '780x975', '960x960', '720x480', '1200x1600'] as const

type DrawnName =
  | {
      readonly kind: 'product'
      readonly cut: Cut
      readonly design: string
      readonly main: string
      readonly second: string
      readonly view: View
    }
  | {
      readonly kind: 'scene'
      readonly scene: SceneName
      readonly design: string
      readonly width: number
      readonly height: number
    }
  | { readonly kind: 'tile'; readonly cut: Cut; readonly design: string; readonly main: string }
  | { readonly kind: 'care'; readonly sign: CareSign }
  | { readonly kind: 'placeholder' }

const oneOf = <T extends string>(options: readonly T[], text: string | undefined): T | undefined =>
  options.find((option) => option === text)

const PRODUCT = /^drawn\/([a-z]+)\/([0-9a-f]{8})-([0-9a-f]{6})-([0-9a-f]{6})-([a-z]+)\.svg$/
const SCENE = /^drawn\/scene\/([a-z]+)-([0-9a-f]{8})-(\d+x\d+)\.svg$/
const CARE = /^drawn\/care\/([a-z0-9]+)\.svg$/
const TILE = /^drawn\/tile\/([a-z]+)-([0-9a-f]{8})-([0-9a-f]{6})\.svg$/

/** Parses the name of a drawn picture; undefined for an invalid name. */
export function readName(file: string): DrawnName | undefined {
  if (file === 'drawn/placeholder.svg') return { kind: 'placeholder' }
  const scene = SCENE.exec(file)
  if (scene !== null) {
    const [name, size] = [oneOf(SCENES, scene[1]), oneOf(SCENE_SIZES, scene[3])]
    if (name === undefined || size === undefined) return undefined
    const [width = 0, height = 0] = size.split('x').map(Number)
    return { kind: 'scene', scene: name, design: scene[2] ?? '', width, height }
  }
  const care = CARE.exec(file)
  if (care !== null) {
    const sign = oneOf(CARE_SIGNS, care[1])
    return sign === undefined ? undefined : { kind: 'care', sign }
  }
  const tile = TILE.exec(file)
  if (tile !== null) {
    const cut = oneOf(CUTS, tile[1])
    return cut === undefined ? undefined : { kind: 'tile', cut, design: tile[2] ?? '', main: `#${tile[3]}` }
  }
  const product = PRODUCT.exec(file)
  if (product === null) return undefined
  const [cut, view] = [oneOf(CUTS, product[1]), oneOf(VIEWS, product[5])]
  if (cut === undefined || view === undefined) return undefined
  return { kind: 'product', cut, view, design: product[2] ?? '', main: `#${product[3]}`, second: `#${product[4]}` }
}
