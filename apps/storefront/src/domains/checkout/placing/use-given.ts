import { useState } from 'react'
import type { Agreement } from '#src/domains/consent/agreements.ts'

const textKey = ({ id, version, content }: Agreement): string => `${id} ${version ?? content}`

/** The given agreements. One whose text changes is no longer given; the others stay. */
export function useGiven(agreements: readonly Agreement[]) {
  const [texts, setTexts] = useState<ReadonlySet<string>>(new Set())
  const given = new Set(agreements.filter((agreement) => texts.has(textKey(agreement))).map(({ id }) => id))
  const setGiven = (ids: ReadonlySet<number>) =>
    setTexts(new Set(agreements.filter(({ id }) => ids.has(id)).map(textKey)))
  return { given, setGiven }
}
