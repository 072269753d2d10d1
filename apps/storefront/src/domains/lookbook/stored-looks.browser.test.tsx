import { useRef } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { StoredLooks } from './stored-looks.tsx'

const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='
const money = { value: 39.9, currency: 'EUR' }
const productOf = (sku: string, name: string) => ({
  __typename: 'SimpleProduct',
  uid: sku,
  sku,
  name,
  url_key: sku.toLowerCase(),
  url_suffix: '.html',
  stock_status: 'IN_STOCK',
  thumbnail: { url: 'https://shop.example/media/hat.jpg' },
  price_range: { minimum_price: { final_price: money, regular_price: money } },
})
const pinOf = (text: string, left: number, top: number) => ({
  id: text,
  text,
  left,
  top,
  imgW: 800,
  imgH: 960,
  position: 'bottom',
})
const look = {
  id: 'picnic',
  name: 'Picnic',
  image: dot,
  pins: [pinOf('DRESS', 400, 480), pinOf('HAT', 200, 240)],
  products: [productOf('DRESS', 'Dress'), productOf('HAT', 'Hat')],
}

function Text() {
  const text = useRef<HTMLDivElement>(null)
  return (
    <>
      <h1>Looks</h1>
      <div
        ref={text}
        dangerouslySetInnerHTML={{ __html: '<div data-lookbook-id="picnic"><img src="" alt="Old"></div>' }}
      />
      <StoredLooks within={text} />
    </>
  )
}

const pin = (name: string) => page.getByRole('button', { name, exact: true })
const popups = () => [...document.querySelectorAll<HTMLElement>('[data-pin] > div')]
const sheet = page.getByRole('dialog', { name: 'Dress' })

async function open(width: number, height: number): Promise<void> {
  await page.viewport(width, height)
  await renderInShop(<Text />)
  await expect.element(pin('Dress')).toBeVisible()
}

beforeEach(() => void fakeGraphql({ Lookbook: { getLookbookData: look } }))
afterEach(async () => {
  vi.unstubAllGlobals()
  await page.viewport(1280, 900)
})

it.each([320, 390, 768, 1440])(
  'LOOK-06 the pins of a look stand at their places of a picture %i px wide',
  async (width) => {
    await open(width, 900)
    const picture = document.querySelector('[data-look] img')?.getBoundingClientRect() ?? new DOMRect()
    for (const { text, left, top, imgW, imgH } of look.pins) {
      const name = look.products.find(({ sku }) => sku === text)?.name ?? ''
      const { x, y, width: size } = pin(name).element().getBoundingClientRect()
      expect(x + size / 2 - picture.x).toBeCloseTo((left / imgW) * picture.width, 0)
      expect(y + size / 2 - picture.y).toBeCloseTo((top / imgH) * picture.height, 0)
    }
  },
)

describe('CMS-20 a look on a desktop', () => {
  beforeEach(() => open(1280, 900))

  it('LOOK-01 replaces its placeholder, with each pin at its place of the picture', () => {
    expect(document.querySelector('img[alt="Old"]')?.checkVisibility()).toBe(false)
    const picture = document.querySelector('[data-look] img')?.getBoundingClientRect()
    const button = pin('Dress').element().getBoundingClientRect()
    expect(button.x + 22 - (picture?.x ?? 0)).toBeCloseTo((picture?.width ?? 0) * 0.5, 0)
    expect(button.y + 22 - (picture?.y ?? 0)).toBeCloseTo((picture?.height ?? 0) * 0.5, 0)
  })

  it('LOOK-02 a press on a pin shows its product below it, one at a time, until a press elsewhere', async () => {
    await pin('Dress').click()
    await expect.element(pin('Dress')).toHaveAttribute('aria-expanded', 'true')
    const [popup] = popups()
    expect(popup?.querySelector('a')?.getAttribute('href')).toBe('/eu/dress.html')
    const picture = popup?.querySelector('img')?.getBoundingClientRect()
    expect([picture?.width, picture?.height]).toEqual([150, 225])
    const distance = (popup?.getBoundingClientRect().y ?? 0) - pin('Dress').element().getBoundingClientRect().y
    expect(distance).toBeCloseTo(22 + 28, -1)
    await pin('Hat').click()
    await expect.element(pin('Dress')).toHaveAttribute('aria-expanded', 'false')
    expect(popups()).toHaveLength(1)
    await page.getByRole('heading', { level: 1 }).click()
    await expect.poll(popups).toEqual([])
  })

  it('LOOK-02 a pin works by keyboard, and Escape returns the focus to it', async () => {
    ;(pin('Dress').element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => popups().length).toBe(1)
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement?.getAttribute('href')).toBe('/eu/dress.html')
    await userEvent.keyboard('{Escape}')
    await expect.poll(popups).toEqual([])
    await expect.element(pin('Dress')).toHaveFocus()
  })
})

it('LOOK-03 a press on a pin opens a sheet on a phone; its button and the backdrop close it', async () => {
  await open(390, 844)
  expect(pin('Dress').element().getBoundingClientRect().width).toBeGreaterThanOrEqual(44)
  await pin('Dress').click()
  await expect.element(sheet.getByRole('link', { name: 'Dress' })).toBeVisible()
  expect(document.querySelector('[data-pin="DRESS"] > button')?.getAttribute('aria-expanded')).toBe('true')
  expect(popups()).toEqual([])
  await sheet.getByRole('button').first().click()
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(pin('Dress')).toHaveAttribute('aria-expanded', 'false')
  await pin('Dress').click()
  await expect.element(sheet).toBeVisible()
  await userEvent.click(document.body, { position: { x: 190, y: 20 }, force: true })
  await expect.element(sheet).not.toBeInTheDocument()
})
