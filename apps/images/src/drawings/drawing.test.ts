import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { draw } from './drawing.ts'
import { CARE_SIGNS, CUTS, SCENE_SIZES, SCENES, VIEWS } from './name.ts'

const product = (cut: string, view: string, design = '1a2b3c4d', colours = 'c9898f-f6efe2'): string =>
  `drawn/${cut}/${design}-${colours}-${view}.svg`

function svgOf(file: string): string {
  const master = draw(file)
  if (master === undefined) throw new Error(`${file} was not drawn`)
  return master.svg
}

// Drawing takes most of the time, so the gate draws one view of each cut; `npm run test:long` draws all of them.
const isDrawn = (name: string, all: readonly string[]): boolean => process.env['TEST_LONG'] === '1' || name === all[0]

async function isPicture(svg: string): Promise<boolean> {
  const { channels } = await sharp(Buffer.from(svg), { density: 8 }).removeAlpha().stats()
  return channels.some((channel) => channel.max - channel.min > 20)
}

describe.each(CUTS)('%s', (cut) => {
  it.each(VIEWS)('%s is well-formed and not empty', async (view) => {
    const svg = svgOf(product(cut, view))
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    if (isDrawn(view, VIEWS)) expect(await isPicture(svg)).toBe(true)
  })

  it('is the same for the same name and different for each design', () => {
    const designs = ['00000001', '00000002', '00000003', '00000004']
    const drawn = designs.map((design) => svgOf(product(cut, 'front', design)))
    expect(new Set(drawn).size).toBe(designs.length)
    expect(svgOf(product(cut, 'front', '00000001'))).toBe(drawn[0])
  })

  it('keeps every design well-formed', () => {
    for (let i = 0; i < 40; i++)
      expect(svgOf(product(cut, 'front', ((i * 2654435761) >>> 0).toString(16).padStart(8, '0')))).not.toMatch(
        /NaN|undefined|Infinity/,
      )
  })
})

describe.each(SCENES)('scene %s', (scene) => {
  it.each(SCENE_SIZES)('in %s', async (size) => {
    const svg = svgOf(`drawn/scene/${scene}-1a2b3c4d-${size}.svg`)
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    if (isDrawn(size, SCENE_SIZES)) expect(await isPicture(svg)).toBe(true)
  })
})

it.each(CARE_SIGNS)('the sign %s of a care label is well-formed and not empty', async (sign) => {
  const svg = svgOf(`drawn/care/${sign}.svg`)
  expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  expect(await isPicture(svg)).toBe(true)
})

describe('names', () => {
  it('draws the tile of a category and the placeholder', async () => {
    expect(await isPicture(svgOf('drawn/tile/dress-1a2b3c4d-c9898f.svg'))).toBe(true)
    expect(await isPicture(svgOf('drawn/placeholder.svg'))).toBe(true)
  })

  it.each([
    'drawn/dress/1a2b3c4-c9898f-f6efe2-front.svg',
    'drawn/dress/1a2b3c4d-c9898f-front.svg',
    product('dress', 'inside'),
    product('kilt', 'front'),
    product('DRESS', 'front'),
    'drawn/scene/moon-1a2b3c4d-1440x600.svg',
    'drawn/scene/hero-1a2b3c4d-1441x600.svg',
    'drawn/care/boil.svg',
    'drawn/tile/kilt-1a2b3c4d-c9898f.svg',
    'drawn/dress.svg',
    '',
  ])('%s is not a valid drawing name', (file) => {
    expect(draw(file)).toBeUndefined()
  })
})
