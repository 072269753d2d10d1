import { UserError } from './user-error.ts'

/** Magento's uid: base64 of a decimal id or of a path such as `configurable/93/12`. */
export function encodeUid(id: number | string): string {
  return Buffer.from(String(id), 'utf8').toString('base64')
}

/** Decodes strictly: what does not encode back to the same text is refused. */
export function decodeUid(uid: string): string {
  const text = Buffer.from(uid, 'base64').toString('utf8')
  if (encodeUid(text) !== uid) throw new UserError('graphql-input', `Value of uid "${uid.slice(0, 64)}" is incorrect.`)
  return text
}

/** The decimal id inside a uid. */
export function decodeId(uid: string): number {
  const text = decodeUid(uid)
  if (!/^\d{1,9}$/.test(text)) throw new UserError('graphql-input', `Value of uid "${uid.slice(0, 64)}" is incorrect.`)
  return Number(text)
}
