import { platformErrors } from './errors.ts'

/** Magento's uid: base64 of a decimal id or of a path such as `configurable/93/12`. */
export function encodeUid(id: number | string): string {
  return Buffer.from(String(id), 'utf8').toString('base64')
}

/** Decodes strictly: refuses a uid that differs from the encoding of its decoded text. */
export function decodeUid(uid: string): string {
  const text = Buffer.from(uid, 'base64').toString('utf8')
  if (encodeUid(text) !== uid) throw platformErrors.UID_INVALID({ uid })
  return text
}

/** The decimal id that a uid encodes. */
export function decodeId(uid: string): number {
  const text = decodeUid(uid)
  if (!/^\d{1,9}$/.test(text)) throw platformErrors.UID_INVALID({ uid })
  return Number(text)
}
