/** An age range in months; `to` is exclusive. */
export interface AgeSpan {
  from: number
  to: number
}

interface Units {
  years: RegExp
  months: RegExp
}

/** Folded words for years and months. */
const units: Record<string, Units> = {
  pl: { years: /^(lat|lata|latek|latka|latki|letni|letnia|rok|roku|roczek)$/, months: /^(mies|miesi.*|m|mc|msc)$/ },
  cs: { years: /^(let|leta|lety|rok|roky|roku|r|lete|leteho)$/, months: /^(mes|mesic.*|m)$/ },
  sk: { years: /^(rok|roky|rokov|roku|r|rocne|rocny)$/, months: /^(mes|mesiac.*|m)$/ },
  de: { years: /^(jahr|jahre|jahren|j|jahrig.*|jaehrig.*)$/, months: /^(monat|monate|monaten|mon|m)$/ },
  en: { years: /^(years?|yrs?|y|yo|t|year-old|years-old)$/, months: /^(month|months|mo|mos|mth|mths|m)$/ },
  ro: { years: /^(an|ani|anisori)$/, months: /^(luna|luni|l)$/ },
  uk: {
    years: /^(рік|роки|років|року|рочки|рочків|лет|года|rik|roky|roki|rokiv|rokov|roku)$/,
    months: /^(міс.*|місяц.*|mis|misiats.*|misyats.*|misiac.*)$/,
  },
  hy: { years: /^(տարեկան.*|տարի.*|տ|tarekan.*|tari.*)$/, months: /^(ամս.*|ամիս.*|amsakan.*|amis.*|ams.*)$/ },
}

/**
 * Parses an age such as `2-3 lata`, `5 lat` or `6-9 mies` at the start of a list of folded words. `length` is the number of words
 * that the age consists of. Returns null if there is none.
 */
export function readAge(words: readonly string[], language: string): { span: AgeSpan; length: number } | null {
  const match = /^(\d{1,2})(?:-(\d{1,2}))?-?(\p{L}*)$/u.exec(words[0] ?? '')
  if (match === null) return null
  const [, first, last, glued] = match
  const unit = monthsIn(glued === '' ? (words[1] ?? '') : (glued ?? ''), language)
  if (unit === null) return null
  const from = Number(first)
  const to = last === undefined ? from + (unit === 12 ? 1 : 0) : Number(last)
  if (to < from) return null
  return { span: { from: from * unit, to: to * unit }, length: glued === '' ? 2 : 1 }
}

function monthsIn(word: string, language: string): 12 | 1 | null {
  const words = units[language]
  if (words === undefined || word === '') return null
  if (words.years.test(word)) return 12
  return words.months.test(word) ? 1 : null
}

/** Whether two spans overlap. A span with equal ends is a single age. */
export function overlaps(a: AgeSpan, b: AgeSpan): boolean {
  if (a.from === a.to) return b.from <= a.from && a.from < b.to
  if (b.from === b.to) return overlaps(b, a)
  return a.from < b.to && b.from < a.to
}
