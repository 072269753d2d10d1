import { townCountries, type Town, type TownCountry } from './pickup-towns.ts'
import type { Row } from './row.ts'
import { seeded } from './seeded.ts'
import { slug } from './slug.ts'

type Network = {
  readonly code: string
  readonly countries: readonly string[]
  readonly perTown: number
  /** The name of a pickup point; `n` counts from 1 across the country. */
  readonly name: (n: number, town: string, street: string) => string
  readonly codeOf: (n: number, town: string, country: string) => string
  readonly hours: readonly string[]
  /** Directions in the country's own language; empty where the network gives none. */
  readonly hints: readonly string[]
}

const allDay = ['24/7']
const counters = ['Mo-Fr 08:00-19:00; Sa 09:00-14:00', 'Mo-Sa 07:00-22:00', 'Mo-Fr 09:00-18:00', 'Mo-Su 06:00-23:00']
const short = (town: string): string => slug(town, 'pl').replaceAll('-', '').slice(0, 3).toUpperCase()
const padded = (n: number, digits: number): string => String(n).padStart(digits, '0')

const networks: readonly Network[] = [
  {
    code: 'inpost',
    countries: ['PL'],
    perTown: 8,
    name: (n, town) => `Paczkomat® ${short(town)}${padded(n, 3)}M`,
    codeOf: (n, town) => `${short(town)}${padded(n, 3)}M`,
    hours: allDay,
    hints: ['przy wejściu do marketu', 'na parkingu stacji paliw', 'obok przychodni', 'przy przystanku autobusowym'],
  },
  {
    code: 'packeta',
    countries: ['CZ'],
    perTown: 7,
    name: (n, town, street) => (n % 3 === 0 ? `Zásilkovna ${town}, ${street}` : `Z-BOX ${town}, ${street}`),
    codeOf: (n) => `CZ${4000 + n}`,
    hours: ['24/7', '24/7', 'Mo-Fr 08:00-19:00; Sa 09:00-13:00'],
    hints: ['u vchodu do supermarketu', 'na parkovišti', 'vedle pošty', 'v trafice'],
  },
  {
    code: 'packeta',
    countries: ['SK'],
    perTown: 7,
    name: (n, town, street) => (n % 3 === 0 ? `Packeta ${town}, ${street}` : `Z-BOX ${town}, ${street}`),
    codeOf: (n) => `SK${7000 + n}`,
    hours: ['24/7', '24/7', 'Mo-Fr 08:00-18:00; Sa 08:00-12:00'],
    hints: ['pri vchode do supermarketu', 'na parkovisku', 'vedľa pošty', 'v trafike'],
  },
  {
    code: 'dhl_packstation',
    countries: ['DE'],
    perTown: 7,
    name: (n) => `Packstation ${100 + n}`,
    codeOf: (n) => `DE${100 + n}`,
    hours: allDay,
    hints: ['am Eingang des Supermarkts', 'auf dem Parkplatz', 'am Bahnhof', 'neben der Postfiliale'],
  },
  {
    code: 'sameday_easybox',
    countries: ['RO'],
    perTown: 7,
    name: (n, town, street) => `easybox ${town} ${street.replace(/^(?:Strada|Bulevardul|Calea) /, '')}`,
    codeOf: (n) => `EB${padded(n, 4)}`,
    hours: allDay,
    hints: ['la intrarea în supermarket', 'în parcarea benzinăriei', 'lângă farmacie', 'lângă stația de autobuz'],
  },
  {
    code: 'nova_poshta',
    countries: ['UA'],
    perTown: 7,
    name: (n) => `Поштомат «Нова пошта» № ${20_000 + n}`,
    codeOf: (n) => `NP${20_000 + n}`,
    hours: ['24/7', 'Mo-Su 08:00-21:00'],
    hints: ['біля входу до супермаркету', 'у холі під’їзду', 'біля аптеки', 'біля зупинки'],
  },
  {
    code: 'haypost',
    countries: ['AM'],
    perTown: 6,
    name: (n) => `Հայփոստ ${padded(n, 3)}`,
    codeOf: (n) => `HP${padded(n, 3)}`,
    hours: ['Mo-Fr 09:00-18:00; Sa 09:00-15:00'],
    hints: ['փոստային բաժանմունքում', 'առևտրի կենտրոնում'],
  },
  {
    code: 'dpd_pickup',
    countries: ['PL', 'CZ', 'SK', 'DE', 'RO', 'AT', 'FR', 'NL', 'IE'],
    perTown: 4,
    name: (_n, town, street) => `DPD Pickup ${town}, ${street}`,
    codeOf: (n, _town, country) => `${country}${padded(n, 5)}`,
    hours: counters,
    hints: [''],
  },
]

/** The pickup points of all networks, the same on every machine. */
export function* pickupPointRows(): Generator<Row> {
  for (const network of networks)
    for (const country of network.countries) {
      const known = townCountries[country]
      if (known === undefined) throw new Error(`no towns of ${country}`)
      let count = 0
      for (const town of known.towns)
        for (let place = 0; place < network.perTown; place++) yield pointRow(network, country, known, town, ++count)
    }
}

/** Degrees around the town's centre: points lie within two or three kilometres of it. */
const spread = 0.024

function pointRow(network: Network, country: string, known: TownCountry, town: Town, n: number): Row {
  const [city, beginning, latitude, longitude] = town
  const random = seeded(`${network.code} ${country} ${n}`)
  const away = (): number => (random.int(-1_000, 1_000) / 1_000) * spread
  const [street, number] = [random.pick(known.streets), String(random.int(1, 98))]
  const address =
    known.numberFirst === true ? `${number} ${street}` : `${street}${known.comma === true ? ',' : ''} ${number}`
  return {
    network: network.code,
    code: network.codeOf(n, city, country),
    country_code: country,
    name: network.name(n, city, street),
    street: address,
    postcode: postcodeOf(country, beginning, known.postcode, () => random.int(0, 9)),
    city,
    latitude: (latitude + away()).toFixed(5),
    longitude: (longitude + away() * 1.5).toFixed(5),
    description: random.pick(network.hints),
    opening_hours: random.pick(network.hours),
  }
}

function postcodeOf(country: string, beginning: string, form: string, digit: () => number): string {
  const rest = form.replaceAll('#', () => String(digit()))
  if (country === 'NL') return `${beginning}${rest} AB`
  if (country === 'IE') return `${beginning} X${digit()}${digit()}${digit()}`
  return `${beginning}${rest}`
}
