import { oneLine } from '@bocian/rules/clean-text.ts'
import { codeKey, codeKeys } from '@bocian/rules/code.ts'
import type { Reader } from '#src/platform/database.ts'
import { isCode } from './find-cart-rules.ts'
import { selectCodes } from './rule-queries.ts'

/**
 * The codes as the shop spells them. A visitor may type spaces and dashes of their own, or Ukrainian letters that look like Latin
 * ones. An unknown code stays as typed.
 */
export async function readCodes(db: Reader, typed: readonly string[]): Promise<string[]> {
  const codes = typed.map(oneLine)
  const looked = codes.filter(isCode)
  if (looked.length === 0) return codes
  const known = await selectCodes(db, { codes: looked, keys: looked.flatMap(codeKeys) })
  return codes.map((code) => {
    const keys = codeKeys(code)
    const isKnown = known.some((one) => one.toUpperCase() === code.toUpperCase())
    return isKnown ? code : (known.find((one) => keys.includes(codeKey(one))) ?? code)
  })
}
