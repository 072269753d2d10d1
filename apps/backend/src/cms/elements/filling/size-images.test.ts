import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Image } from '@bocian/rules/page-builder/elements.ts'
import { sizeImages } from './size-images.ts'
import { sizeOfPicture } from './size-of-picture.ts'

const hex = (...parts: readonly string[]) => Buffer.from(parts.join('').replaceAll(' ', ''), 'hex')
const ascii = (text: string) => Buffer.from(text, 'latin1').toString('hex')
const png = hex('89504e470d0a1a0a 0000000d', ascii('IHDR'), '00000280 000001e0')
const frame = 'ffc0 0011 08 01e0 0280 03'
const exif = (orientation: string) =>
  `ffe1 0022 ${ascii('Exif')}0000 ${ascii('MM')}002a 00000008 0001 0112 0003 00000001 00${orientation} 0000 00000000`
const size = { width: 640, height: 480 }

describe('the size of a picture', () => {
  it.each([
    ['a PNG', png, size],
    ['a GIF', hex(ascii('GIF89a'), '8002 e001'), size],
    [
      'a WebP with transparency',
      hex(ascii('RIFF'), '00000000', ascii('WEBPVP8X'), '0a000000 10000000 7f0200 df0100'),
      size,
    ],
    ['a WebP', hex(ascii('RIFF'), '00000000', ascii('WEBPVP8 '), '00000000 000000 9d012a 8002 e001'), size],
    ['a WebP without loss', hex(ascii('RIFF'), '00000000', ascii('WEBPVP8L'), '00000000 2f 7fc27700'), size],
    ['a JPEG', hex('ffd8 ffe0 0004 0000', frame), size],
    ['a photo that lies on its side', hex('ffd8', exif('06'), frame), { width: 480, height: 640 }],
    ['a photo that stands on its head', hex('ffd8', exif('03'), frame), size],
    ['a JPEG that ends too early', hex('ffd8 ffe0 4000 0000'), undefined],
    ['a text', Buffer.from('<svg width="640" height="480">'), undefined],
    ['an empty file', Buffer.alloc(0), undefined],
  ])('CMS-02 is read from %s', (_name, bytes, expected) => {
    expect(sizeOfPicture(bytes)).toEqual(expected)
  })
})

describe('stored images without sizes', () => {
  let folder: string
  const image = (source: string, more: Partial<Image> = {}): Image => ({ type: 'image', source, alt: '', ...more })

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'media-'))
    await mkdir(path.join(folder, 'media/wysiwyg'), { recursive: true })
    await writeFile(path.join(folder, 'media/wysiwyg/a b.png'), png)
    await writeFile(path.join(folder, 'secret.png'), png)
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('CMS-02 have those of their files, on phones too, and keep those that the content tells', async () => {
    const media = path.join(folder, 'media')
    const own = '/media/wysiwyg/a%20b.png'
    const elements = [
      image(own, { mobileSource: own }),
      image(own, { width: 10, height: 20 }),
      image('/media/wysiwyg/none.png'),
      image('/media/../secret.png'),
      image('/media/%2e%2e/secret.png'),
      image('/media/wysiwyg'),
      image('/media/%'),
      image('https://elsewhere.example/a.png'),
    ]
    const row = { type: 'row', appearance: 'contained', children: elements } as const
    expect(await sizeImages([row], media)).toEqual([
      {
        ...row,
        children: [{ ...elements[0], ...size, mobileWidth: 640, mobileHeight: 480 }, ...elements.slice(1)],
      },
    ])
    expect(await sizeImages([row], undefined)).toEqual([row])
  })
})
