import { keep, recall } from '#src/platform/storage/persistence.ts'
import { randomHex } from '#src/platform/idempotency/random-hex.ts'

/** The tokens of this device's marks on shared wish lists, by item. Only with them can a mark be removed. */
type Marks = Readonly<Record<string, string>>

const marks = (): Marks => recall<Marks>('gift_marks') ?? {}

/** The token with which this device has marked an item, if it has. */
export const markOf = (item: string): string | undefined => marks()[item]

/** Stores a token for an item, so that a repeated request has the same one. Returns it. */
export function makeMark(item: string): string {
  const token = markOf(item) ?? randomHex(16)
  keep('gift_marks', { ...marks(), [item]: token })
  return token
}

export function dropMark(item: string): void {
  const { [item]: _, ...others } = marks()
  keep('gift_marks', others)
}
