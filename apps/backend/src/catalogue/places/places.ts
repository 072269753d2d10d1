import type { IndexEntry } from '../index-queries.ts'
import { eachPlace, placeSet, placesIn, put, take, type PlaceSet } from './place-set.ts'

/**
 * Each product of a store view stands at a place, a small number that it keeps as long as it is sold, so that a category
 * and an option can be sets of places. Finding and counting are then done a word of bits at a time.
 */
export interface Places {
  /** By place; undefined where nothing stands. */
  entries: (IndexEntry | undefined)[]
  /** By id of the product. */
  placeOf: Map<number, number>
  free: number[]
  all: PlaceSet
  inStock: PlaceSet
  /** What is asked for at each place: there are few prices among many products, so that they are soon counted. */
  finals: Finals
  /** By id; a category holds what its descendants hold. */
  categories: Map<number, PlaceSet>
  options: Map<number, PlaceSet>
  skus: Map<string, number>
  urlKeys: Map<string, number>
}

interface Finals {
  /** All prices that were ever asked for, each once, in minor units; and where each of them stands here. */
  prices: number[]
  numbers: Map<number, number>
  /** By place: the number of its price. */
  at: Int32Array
}

const empty = placeSet()

export function emptyPlaces(): Places {
  return {
    entries: [],
    placeOf: new Map(),
    free: [],
    all: placeSet(),
    inStock: placeSet(),
    finals: { prices: [], numbers: new Map(), at: new Int32Array(64) },
    categories: new Map(),
    options: new Map(),
    skus: new Map(),
    urlKeys: new Map(),
  }
}

export function entryById(places: Places, id: number): IndexEntry | undefined {
  return places.entries[places.placeOf.get(id) ?? -1]
}

/** Puts a new or changed product to its place, which is told. */
export function putEntry(places: Places, entry: IndexEntry): number {
  const known = places.placeOf.get(entry.id)
  const place = known ?? places.free.pop() ?? places.entries.length
  const before = places.entries[place]
  if (before !== undefined) takeFromSets(places, before, place)
  places.entries[place] = entry
  places.placeOf.set(entry.id, place)
  put(places.all, place)
  if (entry.inStock) put(places.inStock, place)
  putFinal(places.finals, place, entry.final)
  for (const id of entry.categoryIds) put(setAt(places.categories, id), place)
  for (const id of entry.optionIds) put(setAt(places.options, id), place)
  places.skus.set(entry.sku.toLowerCase(), place)
  places.urlKeys.set(entry.urlKey, place)
  return place
}

/** Takes away what is not sold any more; tells where it stood. */
export function removeEntry(places: Places, id: number): number | undefined {
  const place = places.placeOf.get(id)
  const before = places.entries[place ?? -1]
  if (place === undefined || before === undefined) return undefined
  takeFromSets(places, before, place)
  take(places.all, place)
  places.entries[place] = undefined
  places.placeOf.delete(id)
  places.free.push(place)
  return place
}

function takeFromSets(places: Places, before: IndexEntry, place: number): void {
  take(places.inStock, place)
  for (const id of before.categoryIds) take(setAt(places.categories, id), place)
  for (const id of before.optionIds) take(setAt(places.options, id), place)
  // Another product may have taken the name over by now.
  const sku = before.sku.toLowerCase()
  if (places.skus.get(sku) === place) places.skus.delete(sku)
  if (places.urlKeys.get(before.urlKey) === place) places.urlKeys.delete(before.urlKey)
}

function putFinal(finals: Finals, place: number, price: number): void {
  const number = finals.numbers.get(price) ?? finals.prices.push(price) - 1
  finals.numbers.set(price, number)
  if (place >= finals.at.length) {
    const larger = new Int32Array(Math.ceil((place + 1) * 1.5))
    larger.set(finals.at)
    finals.at = larger
  }
  finals.at[place] = number
}

/** What is asked for at a place, in minor units. */
export function finalAt({ finals }: Places, place: number): number {
  return finals.prices[finals.at[place] ?? -1] ?? 0
}

/** Each price of a set, and how many ask for it. */
export function countFinals({ finals }: Places, set: PlaceSet): { price: number; count: number }[] {
  const { prices, at } = finals
  const counts = new Int32Array(prices.length)
  eachPlace(set, (place) => {
    const number = at[place] as number
    counts[number] = (counts[number] as number) + 1
  })
  return prices.map((price, number) => ({ price, count: counts[number] ?? 0 })).filter(({ count }) => count > 0)
}

function setAt(sets: Map<number, PlaceSet>, id: number): PlaceSet {
  const set = sets.get(id) ?? placeSet()
  sets.set(id, set)
  return set
}

/** What stands in a category or has an option. */
export function setOfId(sets: ReadonlyMap<number, PlaceSet>, id: number): PlaceSet {
  return sets.get(id) ?? empty
}

export function entriesIn(places: Places, set: PlaceSet): IndexEntry[] {
  return placesIn(set).map((place) => places.entries[place] as IndexEntry)
}
