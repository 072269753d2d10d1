import { useRef } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Place } from '@bocian/rules/page-builder/elements.ts'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import type { ElementOf } from '../cms/element.ts'
import { StoredPlaces } from './stored-places.tsx'

const warsaw: Place = { name: 'Warsaw', latitude: 52.23, longitude: 21.01, country: 'Poland' }
const yerevan: Place = { name: 'Yerevan', latitude: 40.18, longitude: 44.51, country: 'Armenia' }
const settings = { city_select_mode: 'list', cluster_size: 60, default_country: 'PL', marker: '' }
const shop = (name: string, city: string, country: string, latitude: number) => ({
  pickup_location_code: name,
  name,
  street: 'Main Street 1',
  postcode: '00-001',
  city,
  country_id: country,
  latitude,
  longitude: 20,
  phone: '+48 22 000 00 00',
  opening_hours: [{ weekday: 1, opens: '10:00', closes: '18:00' }],
})

function answers(more: Readonly<Record<string, unknown>> = {}) {
  return fakeGraphql({
    MapSettings: { storeConfig: { store_locator: { ...settings, ...more } } },
    PickupShops: {
      pickupLocations: {
        items: [shop('Berlin Mitte', 'Berlin', 'DE', 52.5), shop('Łódź Centre', 'Łódź', 'PL', 51.7)],
      },
    },
    PickupPoints: { deliveryPoints: { items: [shop('Locker 7', 'Radom', 'PL', 51.4)] } },
  })
}

function Places({ element }: { readonly element: ElementOf<'map'> | ElementOf<'store-map'> }) {
  const within = useRef<HTMLDivElement>(null)
  return (
    <div ref={within}>
      {element.type === 'map' ? (
        <StoredPlaces within={within} element={element} />
      ) : (
        <StoredPlaces within={within} element={element} />
      )}
    </div>
  )
}
const map = () => document.querySelector<HTMLElement>('[data-zoom]')
const zoom = () => map()?.dataset['zoom']

afterEach(() => vi.unstubAllGlobals())

it('CMS-12 a map starts at zoom 8, is zoomed by buttons and not by the wheel', async () => {
  answers()
  await renderInShop(<Places element={{ type: 'map', hasControls: true, height: '300px', places: [warsaw] }} />)
  await expect.poll(zoom).toBe('8')
  expect(map()?.getBoundingClientRect().height).toBe(300)
  const wheel = new WheelEvent('wheel', { deltaY: -300, bubbles: true, cancelable: true })
  map()?.dispatchEvent(wheel)
  expect([wheel.defaultPrevented, zoom()]).toEqual([false, '8'])
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(zoom).toBe('9')
  ;(page.getByRole('button', { name: 'Zoom out' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.poll(zoom).toBe('7')
})

it('CMS-12 a map shows all its places, without buttons if the author wants none', async () => {
  answers()
  await renderInShop(
    <Places element={{ type: 'map', hasControls: false, height: '300px', places: [warsaw, yerevan] }} />,
  )
  await expect.poll(() => Number(zoom())).toBeLessThan(8)
  expect(page.getByRole('button').elements()).toEqual([])
  await expect.poll(() => map()?.textContent).toContain('Yerevan')
  expect(map()?.textContent).toContain('Warsaw')
})

it('CMS-25 a map has the store’s marker, and its cluster size joins pins that are near', async () => {
  answers({ marker: '/media/marker.png', cluster_size: 2000 })
  await renderInShop(
    <Places element={{ type: 'map', hasControls: false, height: '300px', places: [warsaw, yerevan] }} />,
  )
  await expect.poll(() => map()?.querySelectorAll('image').length).toBe(1)
  expect(map()?.querySelector('image')?.getAttribute('href')).toBe('/media/marker.png')
})

it('CMS-19 CMS-25 the shops of the carrier “storepickup” are a list and a map, those of the own country first, by city', async () => {
  const calls = answers()
  await renderInShop(<Places element={{ type: 'store-map', carrier: 'storepickup' }} />)
  await expect.element(page.getByRole('heading', { name: 'Łódź Centre' })).toBeVisible()
  const names = () =>
    page
      .getByRole('heading', { level: 3 })
      .elements()
      .map(({ textContent }) => textContent)
  await expect.poll(names).toEqual(['Łódź Centre', 'Berlin Mitte'])
  expect(map()?.textContent).toContain('Łódź Centre')
  await page.getByRole('combobox', { name: 'Town or city' }).selectOptions('Berlin')
  await expect.poll(names).toEqual(['Berlin Mitte'])
  expect(map()?.textContent).not.toContain('Łódź Centre')
  expect(calls.map(({ operation }) => operation)).toContain('PickupShops')
})

it('CMS-19 another carrier has its own points', async () => {
  const calls = answers()
  await renderInShop(<Places element={{ type: 'store-map', carrier: 'inpost' }} />)
  await expect.element(page.getByRole('heading', { name: 'Locker 7' })).toBeVisible()
  expect(calls.find(({ operation }) => operation === 'PickupPoints')?.variables).toEqual({ network: 'inpost' })
})

it.each([
  ['openstreetmap', /openstreetmap\.org/],
  ['google', /google\.com\/maps/],
])('STORE-24 a shop opens on the map service of the store: %s', async (engine, host) => {
  answers({ engine })
  await renderInShop(<Places element={{ type: 'store-map', carrier: 'inpost' }} />)
  await expect.element(page.getByRole('link', { name: /map/ })).toHaveAttribute('href', expect.stringMatching(host))
})
