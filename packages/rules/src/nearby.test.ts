import { describe, expect, test } from 'vitest'
import { kilometresBetween, nearestFirst, pointOf } from './nearby.ts'

const warsaw = { city: 'Warszawa', postcode: '00-054', latitude: 52.2298, longitude: 21.0118 }
const cracow = { city: 'Kraków', postcode: '31-042', latitude: 50.0614, longitude: 19.9366 }
const lodz = { city: 'Łódź', postcode: '91-065', latitude: 51.7769, longitude: 19.4547 }
const places = [cracow, lodz, warsaw]

test('PDP-11 AMB-37 the straight-line distance is right to the kilometre', () => {
  expect(Math.round(kilometresBetween(warsaw, cracow))).toBe(253)
  expect(kilometresBetween(warsaw, warsaw)).toBe(0)
  // Pairs of points across the date line, and from pole to pole.
  expect(Math.round(kilometresBetween({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }))).toBe(111)
  expect(Math.round(kilometresBetween({ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 77 }))).toBe(20_015)
})

describe('PDP-11 AMB-37 a typed place', () => {
  test.each([
    ['Kraków', cracow],
    ['krak', cracow],
    [' LODZ ', lodz],
    ['00-001', warsaw],
    ['00054', warsaw],
    ['PL 00-001', warsaw],
    ['\u200EKRAKO\u0301W\u200B', cracow],
    ['34-500', cracow],
    ['Zakopane', undefined],
    ['55-000', undefined],
    ['  ', undefined],
    ['-', undefined],
  ])('%j', (typed, place) => {
    expect(pointOf(places, typed)).toEqual(place)
  })
})

test('PDP-11 AMB-37 sorts by distance; keeps the order without a point', () => {
  expect(nearestFirst(places, warsaw).map(({ city }) => city)).toEqual(['Warszawa', 'Łódź', 'Kraków'])
  expect(nearestFirst(places, warsaw)[0]?.distance).toBe(0)
  expect(nearestFirst(places, undefined)).toEqual(places.map((place) => ({ ...place, distance: null })))
})
