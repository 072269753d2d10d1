/** A price range in whole units of the store's currency. */
export interface PriceSpan {
  from: number
  to: number
}

const currency =
  /^(zl|zlotych|zlote|pln|kc|czk|korun|eur|euro|euros|eura|lei|leu|ron|грн|гривень|гривні|uah|hrn|դրամ|amd|dram)$/

/** Folded words that introduce a maximum or minimum price; of a phrase such as `less than`, only the last word. */
const limits: Record<string, { most: RegExp; least: RegExp }> = {
  pl: { most: /^(do|ponizej|max|maks)$/, least: /^(od|powyzej|min)$/ },
  cs: { most: /^(do|pod|max|maximalne)$/, least: /^(od|nad|min)$/ },
  sk: { most: /^(do|pod|max|maximalne)$/, least: /^(od|nad|min)$/ },
  de: { most: /^(bis|unter|max|maximal|hochstens)$/, least: /^(ab|uber|mindestens)$/ },
  en: { most: /^(under|below|to|than|max)$/, least: /^(over|above|from)$/ },
  ro: { most: /^(sub|la|maxim|max)$/, least: /^(peste|minim|min)$/ },
  uk: { most: /^(до|менше|макс|do)$/, least: /^(від|понад|vid)$/ },
  hy: { most: /^(մինչեվ|minchev)$/, least: /^(սկսած)$/ },
}

const introductions = new Set(['up', 'less', 'pana', 'cheaper'])

/**
 * Parses a price such as `do 50 zł` at the start of folded words; null if there is none. `length` is the number of words that the
 * price consists of.
 */
export function readPrice(words: readonly string[], language: string): { span: PriceSpan; length: number } | null {
  const skipped = introductions.has(words[0] ?? '') ? 1 : 0
  const [word = '', ...rest] = words.slice(skipped)
  const limit = limits[language]
  const isLeast = limit?.least.test(word) === true
  const isLimit = isLeast || limit?.most.test(word) === true
  if (skipped === 1 && !isLimit) return null
  const [number = '', unit = ''] = isLimit ? rest : words
  const joined = /^(\d{1,6})(\p{L}*)$/u.exec(number)
  const named = joined?.[2] === '' ? unit : (joined?.[2] ?? '')
  if (joined === null || !currency.test(named)) return null
  const amount = Number(joined[1])
  const length = skipped + Number(isLimit) + (joined[2] === '' ? 2 : 1)
  return { span: isLeast ? { from: amount, to: Infinity } : { from: 0, to: amount }, length }
}
