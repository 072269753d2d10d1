import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it, test } from 'vitest'
import { createPictureStore } from './copy-pictures.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bocian-pictures-'))
const imagesDir = path.join(folder, 'images')
const mediaDir = path.join(folder, 'media')
const png = fs.readFileSync(path.join(import.meta.dirname, '../fixtures/pictures/w/c/rc01-green_main.png'))
afterAll(() => fs.rmSync(folder, { recursive: true }))

function place(name: string, content: Buffer | string): void {
  const file = path.join(imagesDir, name)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, content)
}

place('a/b/coat.png', png)
place('catalog/product/a/b/hat.png', png)
place('bare.png', png)
place('script.png', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')
place('drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
fs.writeFileSync(path.join(folder, 'outside.png'), png)
fs.symlinkSync(path.join(folder, 'outside.png'), path.join(imagesDir, 'linked.png'))
const store = createPictureStore({ mediaDir, imagesDir, isDryRun: false })

describe('a picture', () => {
  test.each(['a/b/coat.png', 'a/b/hat.png', 'x/y/bare.png'])('%s is found and copied', async (file) => {
    expect(await store.take(file)).toEqual({ file })
    expect(fs.readFileSync(path.join(mediaDir, 'catalog/product', file))).toEqual(png)
  })

  test.each([
    ['script.png', 'is not a jpg, png, webp or gif'],
    ['drawing.svg', 'is not a jpg, png, webp or gif'],
    ['../outside.png', 'has a name that is not allowed'],
    ['.hidden.png', 'has a name that is not allowed'],
    ['a/../../outside.png', 'has a name that is not allowed'],
    ['linked.png', 'was not found'],
    ['none.png', 'was not found'],
    ['https://example.com/a.png', 'is a URL; only files are imported'],
    ['drawn/dress/../../x.svg', 'has a name that is not allowed'],
  ])('%s is left out', async (file, reason) => {
    expect(await store.take(file)).toEqual({ reason: `picture ${file} ${reason}`, isFirst: true })
    expect(await store.take(file)).toMatchObject({ isFirst: false })
  })

  it('drawn by the image service needs no file', async () => {
    const file = 'drawn/dress/0a1b2c3d-c0392b-f5e6d3-front.svg'
    expect(await store.take(file)).toEqual({ file })
  })

  it('is not copied in a dry run', async () => {
    const target = path.join(folder, 'untouched')
    expect(await createPictureStore({ mediaDir: target, imagesDir, isDryRun: true }).take('a/b/coat.png')).toEqual({
      file: 'a/b/coat.png',
    })
    expect(fs.existsSync(target)).toBe(false)
  })
})
