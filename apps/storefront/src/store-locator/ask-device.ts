import type { Point } from '@bocian/rules/nearby.ts'

const patience = 15_000
/** One minute: a place known that recently is asked for no more. */
const freshFor = 60_000

/** Where the device is, asked after a press alone; undefined when the visitor or the device says no. */
export async function askDevice(): Promise<Point | undefined> {
  if (!('geolocation' in navigator)) return undefined
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      () => resolve(undefined),
      { timeout: patience, maximumAge: freshFor },
    )
  })
}
