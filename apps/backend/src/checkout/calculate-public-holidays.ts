/** A calendar date, such as 2026-11-24. */
export type Day = string

const dayLength = 86_400_000

/** Adds days to a date; negative numbers subtract. */
export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10)
}

/** Easter Sunday of the Gregorian calendar, by the anonymous algorithm of 1876. */
export function westernEaster(year: number): Day {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const days = h + l - 7 * m + 114
  return dayOf(year, Math.floor(days / 31), (days % 31) + 1)
}

/** Orthodox Easter Sunday as a Gregorian date, by Meeus' algorithm; valid from 1900 to 2099. */
export function easternEaster(year: number): Day {
  const d = (19 * (year % 19) + 15) % 30
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7
  const days = d + e + 114
  const behind = 13
  return addDays(dayOf(year, Math.floor(days / 31), (days % 31) + 1), behind)
}

function dayOf(year: number, month: number, day: number): Day {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

interface Rules {
  /** A holiday as month and day, such as 12-25, with the first and last year if it is limited to some years. */
  fixed: readonly (string | { day: string; from?: number; to?: number })[]
  /** Offsets in days from Easter Sunday. */
  easter?: { of: (year: number) => Day; days: readonly number[] }
}

const goodFriday = -2
const easterMonday = 1
const ascension = 39
const pentecost = 49
const whitMonday = 50
const corpusChristi = 60

/** National public holidays according to the laws in force in 2026, without regional ones. */
const rulesOf: Readonly<Record<string, Rules>> = {
  PL: {
    fixed: [
      '01-01',
      '01-06',
      '05-01',
      '05-03',
      '08-15',
      '11-01',
      '11-11',
      { day: '12-24', from: 2025 },
      '12-25',
      '12-26',
    ],
    easter: { of: westernEaster, days: [0, easterMonday, pentecost, corpusChristi] },
  },
  CZ: {
    fixed: ['01-01', '05-01', '05-08', '07-05', '07-06', '09-28', '10-28', '11-17', '12-24', '12-25', '12-26'],
    easter: { of: westernEaster, days: [goodFriday, easterMonday] },
  },
  SK: {
    fixed: [
      '01-01',
      '01-06',
      '05-01',
      '05-08',
      '07-05',
      '08-29',
      { day: '09-01', to: 2023 },
      '09-15',
      '11-01',
      { day: '11-17', to: 2024 },
      '12-24',
      '12-25',
      '12-26',
    ],
    easter: { of: westernEaster, days: [goodFriday, easterMonday] },
  },
  DE: {
    fixed: ['01-01', '05-01', '10-03', '12-25', '12-26'],
    easter: { of: westernEaster, days: [goodFriday, easterMonday, ascension, whitMonday] },
  },
  RO: {
    fixed: [
      '01-01',
      '01-02',
      { day: '01-06', from: 2024 },
      { day: '01-07', from: 2024 },
      '01-24',
      '05-01',
      '06-01',
      '08-15',
      '11-30',
      '12-01',
      '12-25',
      '12-26',
    ],
    easter: { of: easternEaster, days: [goodFriday, 0, easterMonday, pentecost, whitMonday] },
  },
  UA: {
    fixed: ['01-01', '03-08', '05-01', '05-08', '06-28', '07-15', '08-24', '10-01', '12-25'],
    easter: { of: easternEaster, days: [0, pentecost] },
  },
  AM: {
    fixed: ['01-01', '01-02', '01-06', '01-28', '03-08', '04-24', '05-01', '05-09', '05-28', '07-05', '09-21', '12-31'],
  },
}

/** Holidays common to nearly all EU countries, used for countries without a store of their own. */
const elsewhere: Rules = {
  fixed: ['01-01', '05-01', '12-25', '12-26'],
  easter: { of: westernEaster, days: [easterMonday] },
}

const known = new Map<string, ReadonlySet<Day>>()

/** Whether a day is a public holiday of a country. Each year is calculated once. */
export function isPublicHoliday(country: string, day: Day): boolean {
  const year = day.slice(0, 4)
  const key = `${country in rulesOf ? country : ''} ${year}`
  const days = known.get(key) ?? new Set(publicHolidays(country, Number(year)))
  known.set(key, days)
  return days.has(day)
}

/** The public holidays of a country in a year, in date order. */
export function publicHolidays(country: string, year: number): Day[] {
  const { fixed, easter } = rulesOf[country] ?? elsewhere
  const days = fixed.flatMap((rule) => {
    const { day, from = 0, to = 9999 } = typeof rule === 'string' ? { day: rule } : rule
    return year >= from && year <= to ? [`${year}-${day}`] : []
  })
  const moving = easter?.days.map((days) => addDays(easter.of(year), days)) ?? []
  return [...new Set([...days, ...moving])].toSorted()
}
