import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importTable } from '../run/import-table.ts'
import { unverifiedPictures } from '../batch/copy-pictures.ts'
import { numberRows } from '../demo/import-demo.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'

let shop: TestShop

async function load(rows: Record<string, string>[]) {
  const complaints: string[] = []
  const report = await importTable(shop.database, 'pickup-points', numberRows(rows), {
    now: new Date(),
    storeCode: 'pl',
    pictures: unverifiedPictures,
    listener: { complaint: ({ line, key, reason }) => void complaints.push(`${line} ${key}: ${reason}`) },
  })
  return { report, complaints }
}

const point = (code: string, city: string, postcode: string, street: string, at: [number, number]) => ({
  network: 'inpost',
  code,
  country_code: 'PL',
  name: `Paczkomat ${code}`,
  street,
  postcode,
  city,
  latitude: String(at[0]),
  longitude: String(at[1]),
  description: 'przy wejściu',
  opening_hours: '24/7',
})
const points = [
  point('WAW1', 'Warszawa', '00-029', 'ul. Nowy Świat 21', [52.2347, 21.0186]),
  point('WAW2', 'Warszawa', '02-495', 'ul. Długa 3', [52.1947, 20.8986]),
  point('KRK1', 'Kraków', '31-009', 'ul. Szewska 9', [50.0624, 19.9352]),
  point('LOD1', 'Łódź', '90-102', 'ul. Długa 80', [51.7673, 19.4566]),
  { ...point('DPD1', 'Gdańsk', '80-827', 'ul. Długa 33', [54.349, 18.6512]), network: 'dpd_pickup' },
]

beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())

async function search(near: object | null, more: object = {}) {
  const { data, errors } = await shop.execute<{
    deliveryPoints: { total_count: number; items: { pickup_location_code: string; distance: number | null }[] }
  }>(
    `query ($near: StoreLocationInput, $network: String!, $country: CountryCodeEnum, $size: Int, $page: Int) {
      deliveryPoints(network: $network, country: $country, near: $near, pageSize: $size, currentPage: $page) {
        total_count page_info { page_size current_page total_pages }
        items { pickup_location_code name street postcode city country_id distance description phone
          opening_hours { weekday opens closes } } } }`,
    { near, network: 'inpost', ...more },
    { store: 'pl' },
  )
  return {
    ...data?.deliveryPoints,
    codes: data?.deliveryPoints?.items.map((item) => item.pickup_location_code),
    errors,
  }
}

describe('AMB-42 importing pickup points', () => {
  it('changes nothing when repeated, and counts a moved point as one change', async () => {
    expect((await load(points)).report).toMatchObject({ created: 5, changed: 0, unchanged: 0, refused: 0 })
    expect((await load(points)).report).toMatchObject({ created: 0, changed: 0, unchanged: 5, refused: 0 })
    const moved = { ...points[4], street: 'ul. Piwna 1' } as (typeof points)[0]
    expect((await load([...points.slice(0, 4), moved])).report).toMatchObject({ changed: 1, unchanged: 4 })
  })

  it('refuses invalid rows, with their line number, and imports the rest', async () => {
    const wrong = points[0] as Record<string, string>
    const { complaints, report } = await load([
      { ...wrong, network: '' },
      { ...wrong, network: 'instore' },
      { ...wrong, code: 'x'.repeat(65) },
      { ...wrong, country_code: 'POL' },
      { ...wrong, longitude: '200' },
      { ...wrong, opening_hours: 'always' },
      { ...wrong, city: ' ' },
      { ...wrong, code: 'WAW1' },
    ])
    expect(complaints).toEqual([
      '2 WAW1: network is missing',
      '3 WAW1: network "instore" is not a valid network',
      `4 ${'x'.repeat(65)}: code has more than 64 characters`,
      '5 WAW1: country_code "POL" is not a country code',
      '6 WAW1: longitude must be degrees',
      '7 WAW1: "always" is not valid opening hours',
      '8 WAW1: city is missing',
    ])
    expect(report).toMatchObject({ refused: 7, unchanged: 1 })
  })
})

describe('AMB-42 the pickup points of a network are found', () => {
  it.each<[string, object | null, string[]]>([
    ['by town, without accents', { text: 'krakow' }, ['KRK1', 'LOD1', 'WAW2', 'WAW1']],
    ['by a prefix of a town', { text: 'LOD' }, ['LOD1', 'WAW2', 'WAW1', 'KRK1']],
    ['by postcode', { text: '02-400' }, ['WAW2', 'WAW1', 'LOD1', 'KRK1']],
    ['by postcode without its dash', { text: '31009' }, ['KRK1', 'LOD1', 'WAW2', 'WAW1']],
    ['by a town where only another network has points', { text: 'Gdańsk' }, ['WAW2', 'WAW1', 'LOD1', 'KRK1']],
    ['by street', { text: 'dluga 8' }, ['LOD1']],
    ['by street and town', { text: 'długa warszawa' }, ['WAW2']],
    ['by code', { text: 'krk1' }, ['KRK1']],
    ['by coordinates', { latitude: 50, longitude: 20 }, ['KRK1', 'LOD1', 'WAW2', 'WAW1']],
    ['not by an unknown text', { text: 'Atlantyda' }, []],
  ])('%s', async (_how, near, codes) => {
    const found = await search(near)
    expect(found.errors).toBeUndefined()
    expect(found.codes).toEqual(codes)
    expect(found.total_count).toBe(codes.length)
  })

  it.each([[null], [{ text: '%' }]])('completely without a usable search: %j', async (near) => {
    expect((await search(near)).codes?.toSorted()).toEqual(['KRK1', 'LOD1', 'WAW1', 'WAW2'])
  })

  it('with distance, opening hours and directions', async () => {
    const { items } = await search({ latitude: 52.2347, longitude: 21.0186 }, { size: 1 })
    expect(items).toEqual([
      {
        pickup_location_code: 'WAW1',
        name: 'Paczkomat WAW1',
        street: 'ul. Nowy Świat 21',
        postcode: '00-029',
        city: 'Warszawa',
        country_id: 'PL',
        distance: 0,
        description: 'przy wejściu',
        phone: null,
        opening_hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '00:00', closes: '24:00' })),
      },
    ])
  })

  it('in pages and by country, and invalid coordinates are refused', async () => {
    expect((await search({ text: 'Kraków' }, { size: 1, page: 2 })).codes).toEqual(['LOD1'])
    expect((await search(null, { country: 'CZ' })).codes).toEqual([])
    expect((await search(null, { network: 'nobody' })).codes).toEqual([])
    for (const wrong of [search(null, { size: 0 }), search(null, { page: 0 }), search({ latitude: 99, longitude: 0 })])
      expect((await wrong).errors).toMatchObject([{ extensions: { category: 'graphql-input' } }])
  })
})
