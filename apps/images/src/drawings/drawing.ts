import { CARE_SIZE, carePicture } from './care-signs.ts'
import { readName } from './name.ts'
import { placeholder } from './placeholder.ts'
import { productPicture } from './product.ts'
import { scenePicture } from './scenes/scene.ts'
import { tilePicture } from './tile.ts'

/** Part of every cache key. Increase it when pictures look different. */
export const DRAWER_VERSION = '2'

interface Master {
  readonly svg: string
  readonly width: number
  readonly height: number
}

const MASTER = { width: 984, height: 1476 }
const TILE = { width: 960, height: 960 }

/** The size of the named picture; undefined for an invalid name. */
export function sizeOfDrawing(file: string): { width: number; height: number } | undefined {
  const name = readName(file)
  if (name === undefined) return undefined
  if (name.kind === 'scene') return { width: name.width, height: name.height }
  if (name.kind === 'care') return CARE_SIZE
  return name.kind === 'tile' ? TILE : MASTER
}

/** Draws the picture of a name; undefined for an invalid name. */
export function draw(file: string): Master | undefined {
  const name = readName(file)
  if (name === undefined) return undefined
  if (name.kind === 'placeholder') return { svg: placeholder(), ...MASTER }
  if (name.kind === 'product') return { svg: productPicture(name, name.view), ...MASTER }
  if (name.kind === 'care') return { svg: carePicture(name.sign), ...CARE_SIZE }
  if (name.kind === 'tile') return { svg: tilePicture(name.cut, name.design, name.main), ...TILE }
  return { svg: scenePicture(name.scene, name.design, name.width, name.height), width: name.width, height: name.height }
}
