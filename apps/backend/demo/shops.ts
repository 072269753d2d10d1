import type { DemoStore } from './stores.ts'

export type DemoShop = {
  readonly code: string
  readonly country: string
  readonly stores: readonly DemoStore['code'][]
  readonly name: string
  readonly street: string
  readonly postcode: string
  readonly city: string
  /** Latitude and longitude in degrees. */
  readonly at: readonly [number, number]
  readonly phone: string
  readonly hours: string
  /** Hours since the last stock report; null if the shop has never reported. */
  readonly toldHoursAgo: number | null
}

type Address = readonly [city: string, street: string, postcode: string, latitude: number, longitude: number]
type Country = {
  readonly code: string
  readonly stores: readonly string[]
  readonly hours: string
  /** Prefix of a fictitious phone number. */
  readonly phone: string
  readonly addresses: readonly Address[]
}

const countries: readonly Country[] = [
  {
    code: 'PL',
    stores: ['pl'],
    hours: 'Mo-Sa 10:00-20:00',
    phone: '+48 22 000 00',
    addresses: [
      ['Warszawa', 'ul. Nowy Świat 21', '00-029', 52.2347, 21.0186],
      ['Kraków', 'ul. Szewska 9', '31-009', 50.0624, 19.9352],
      ['Wrocław', 'ul. Świdnicka 14', '50-068', 51.1062, 17.032],
      ['Poznań', 'ul. Półwiejska 20', '61-888', 52.401, 16.9278],
      ['Gdańsk', 'ul. Długa 33', '80-827', 54.349, 18.6512],
      ['Łódź', 'ul. Piotrkowska 80', '90-102', 51.7673, 19.4566],
      ['Lublin', 'ul. Krakowskie Przedmieście 15', '20-002', 51.2478, 22.56],
    ],
  },
  {
    code: 'CZ',
    stores: ['cz'],
    hours: 'Mo-Sa 09:00-20:00; Su 10:00-18:00',
    phone: '+420 200 000 0',
    addresses: [
      ['Praha', 'Na Příkopě 12', '110 00', 50.0849, 14.4265],
      ['Brno', 'Masarykova 7', '602 00', 49.193, 16.6093],
      ['Ostrava', 'Nádražní 30', '702 00', 49.8375, 18.287],
    ],
  },
  {
    code: 'SK',
    stores: ['sk'],
    hours: 'Mo-Sa 10:00-20:00; Su 10:00-18:00',
    phone: '+421 2 000 000',
    addresses: [
      ['Bratislava', 'Obchodná 15', '811 06', 48.1466, 17.11],
      ['Košice', 'Hlavná 40', '040 01', 48.721, 21.2577],
      ['Žilina', 'Národná 5', '010 01', 49.2226, 18.7394],
    ],
  },
  {
    code: 'DE',
    stores: ['de'],
    hours: 'Mo-Sa 10:00-19:00',
    phone: '+49 30 000 000',
    addresses: [
      ['Berlin', 'Kastanienallee 40', '10435', 52.5378, 13.4096],
      ['Hamburg', 'Lange Reihe 50', '20099', 53.5575, 10.013],
      ['Leipzig', 'Petersstraße 18', '04109', 51.3385, 12.3737],
      ['München', 'Sendlinger Straße 24', '80331', 48.135, 11.569],
    ],
  },
  {
    code: 'RO',
    stores: ['ro', 'ro_cdrl'],
    hours: 'Mo-Sa 10:00-21:00; Su 10:00-18:00',
    phone: '+40 21 000 00',
    addresses: [
      ['București', 'Calea Victoriei 60', '010083', 44.4395, 26.0965],
      ['Cluj-Napoca', 'Bulevardul Eroilor 12', '400129', 46.7698, 23.595],
      ['Timișoara', 'Strada Alba Iulia 5', '300077', 45.7555, 21.228],
    ],
  },
  {
    code: 'UA',
    stores: ['ua'],
    hours: 'Mo-Su 10:00-20:00',
    phone: '+380 44 000 00',
    addresses: [
      ['Київ', 'вул. Ярославів Вал, 15', '01054', 50.45, 30.511],
      ['Львів', 'вул. Вірменська, 10', '79008', 49.8427, 24.031],
      ['Одеса', 'вул. Дерибасівська, 12', '65026', 46.4846, 30.7383],
    ],
  },
  {
    code: 'AM',
    stores: ['am'],
    hours: 'Mo-Su 11:00-21:00',
    phone: '+374 10 0000',
    addresses: [
      ['Երևան', 'Հյուսիսային պողոտա 5', '0001', 40.1826, 44.5146],
      ['Գյումրի', 'Սայաթ-Նովա 8', '3101', 40.7894, 43.8475],
    ],
  },
]

/** Other stores that list a shop: sister brands in some of them, and the English store view the first shop of each EU country. */
const alsoIn: Readonly<Record<string, readonly string[]>> = {
  'PL-1': ['eu', 'broel_pl', 'lemon_pl'],
  'PL-2': ['broel_pl'],
  'PL-3': ['lemon_pl'],
  'CZ-1': ['eu'],
  'SK-1': ['eu'],
  'DE-1': ['eu'],
  'RO-1': ['eu'],
}

/** One shop has never reported its stock and another's report is old, because pages must handle both. */
const toldHoursAgo: Readonly<Record<string, number | null>> = { 'PL-6': null, 'PL-7': 150 }

/** The physical shops, the largest of each country first. */
export const shops: readonly DemoShop[] = countries.flatMap(({ code: country, stores, hours, phone, addresses }) =>
  addresses.map(([city, street, postcode, latitude, longitude], index): DemoShop => {
    const code = `${country}-${index + 1}`
    return {
      code,
      country,
      stores: [...stores, ...(alsoIn[code] ?? [])],
      name: `Bocian ${city}`,
      street,
      postcode,
      city,
      at: [latitude, longitude],
      phone: `${phone} 0${index + 1}`,
      hours,
      toldHoursAgo: code in toldHoursAgo ? (toldHoursAgo[code] ?? null) : 1 + index,
    }
  }),
)
