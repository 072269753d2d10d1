import { afterEach, expect, it } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { candidates } from './picture-url.ts'
import { Picture } from './picture.tsx'

const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='
const picture = page.getByRole('img', { name: 'A hat' })

it('IMG-03 offers the larger widths of a picture, and reserves its space', async () => {
  await render(<Picture url="/media/hat.jpg" alt="A hat" width={160} />)
  const image = picture.element() as HTMLImageElement
  expect(image.srcset.match(/width=\d+/g)).toEqual(['width=160', 'width=320', 'width=640'])
  expect([image.sizes, image.width, image.getAttribute('height')]).toEqual(['160px', expect.any(Number), '240'])
})

/** Chrome's commands that this file uses. */
type Chrome = { send(command: string, parameters?: object): Promise<unknown> }

afterEach(async () => void (await (cdp() as Chrome).send('Emulation.clearDeviceMetricsOverride')))

it.each([
  [80, 160],
  [130, 320],
  [160, 320],
  [250, 640],
  [343, 960],
])('IMG-03 on a screen of two pixels per CSS pixel, %i CSS px load the file of %i px', async (width, step) => {
  const screen = { width: 1280, height: 900, deviceScaleFactor: 2, mobile: false }
  await (cdp() as Chrome).send('Emulation.setDeviceMetricsOverride', screen)
  await expect.poll(() => devicePixelRatio).toBe(2)
  const image = new Image()
  image.sizes = `${width}px`
  image.srcset = candidates(`/media/hat-${width}.jpg`, [80, 160, 320, 640, 960], 1.5)
  await expect.poll(() => image.currentSrc).toContain(`width=${step}&`)
})

it('IMG-05 has no srcset for a picture that has a single size', async () => {
  await render(<Picture url={dot} alt="A hat" width={160} />)
  const image = picture.element() as HTMLImageElement
  expect([image.srcset, image.src]).toEqual(['', dot])
})

it('IMG-06 goes from not loaded to loaded, and has a background meanwhile', async () => {
  // Not the picture of another test, which would be complete at once.
  const svg = btoa('<svg xmlns="http://www.w3.org/2000/svg" id="loading"/>')
  const states: (string | null)[] = []
  const observer = new MutationObserver((changes) => states.push(...changes.map(({ oldValue }) => oldValue)))
  observer.observe(document.body, { subtree: true, attributeFilter: ['data-state'], attributeOldValue: true })
  await render(<Picture url={`data:image/svg+xml;base64,${svg}`} alt="A hat" width={160} />)
  await expect.element(picture).toHaveAttribute('data-state', 'loaded')
  observer.disconnect()
  expect(states).toEqual(['not-loaded'])
  expect(getComputedStyle(picture.element()).backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
})

it('IMG-06 shows a placeholder with the same name if the picture does not load', async () => {
  await render(<Picture url="data:image/gif;base64,AAAA" alt="A hat" width={160} />)
  await expect.poll(() => picture.element().tagName).toBe('SPAN')
})
