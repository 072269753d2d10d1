import type { Point } from '@bocian/rules/nearby.ts'

const timeout = 15_000
/** A cached position may be one minute old. */
const maximumAge = 60_000

/** The device's position; undefined if it is unavailable or not permitted. Call it only after a press. */
export async function locateDevice(): Promise<Point | undefined> {
  if (!('geolocation' in navigator)) return undefined
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      () => resolve(undefined),
      { timeout, maximumAge },
    )
  })
}
