import { oneLine } from '@bocian/rules/clean-text.ts'
import { codeKey, codeKeys } from '@bocian/rules/code.ts'
import type { Statement } from '#src/platform/database.ts'
import { isCode } from './find-cart-rules.ts'
import { codesOf } from './rule-queries.ts'

/**
 * Results in the codes as the shop spells them; undefined if no text has the form of a code. A visitor may type spaces and dashes of their own, or Ukrainian letters that look like Latin
 * ones. An unknown code stays as typed.
 */
export function spellingOf(typed: readonly string[]): Statement<string[]> | undefined {
  const codes = typed.map(oneLine)
  const looked = codes.filter(isCode)
  if (looked.length === 0) return undefined
  const { query, read } = codesOf({ codes: looked, keys: looked.flatMap(codeKeys) })
  return {
    query,
    read(result) {
      const known = read(result)
      return codes.map((code) => asSpelled(code, known))
    },
  }
}

function asSpelled(code: string, known: readonly string[]): string {
  const keys = codeKeys(code)
  const isKnown = known.some((one) => one.toUpperCase() === code.toUpperCase())
  return isKnown ? code : (known.find((one) => keys.includes(codeKey(one))) ?? code)
}
