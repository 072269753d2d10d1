import { ownShops, savePickupPoints, type PickupPointDraft } from '#src/store-locator/store-locator.ts'
import { CellError } from '../parse/parse-cells.ts'
import { placeColumns, readPlace } from '../parse/parse-place.ts'
import { needText, parseWith } from '../parse/parse-with.ts'
import type { Row, TableImport } from '../types.ts'

const longestCode = 64

/** The pickup points table: one row per parcel locker or pickup point of a carrier. */
export const pickupPointImport: TableImport<PickupPointDraft> = {
  columns: ['network', ...placeColumns],
  keyOf: ({ network, code }) => `${network} ${code}`,
  parse: parseWith('code', readPoint),
  async save(tx, rows, report) {
    const points = [...new Map(rows.map((point) => [`${point.network} ${point.code}`, point])).values()]
    const { created, changed, unchanged } = await savePickupPoints(tx, points)
    report.counted.created += created
    report.counted.changed += changed
    report.counted.unchanged += unchanged
  },
}

function readPoint(row: Row): PickupPointDraft {
  const network = needText(row, 'network').toLowerCase()
  if (!/^[a-z0-9_]{1,40}$/.test(network) || network === ownShops)
    throw new CellError(`network "${network.slice(0, 40)}" is not a valid network`)
  const place = readPlace(row)
  if (place.code.length > longestCode) throw new CellError(`code has more than ${longestCode} characters`)
  return { network, ...place, description: (row['description'] ?? '').trim() }
}
