/** A part of a suggestion: typed by the visitor, or added to it. */
export type SuggestionPart = { readonly text: string; readonly isAdded: boolean }

/** Splits a suggestion around the typed text, ignoring accents and case. Without a match it is one part. */
export function addedParts(suggestion: string, typed: string): readonly SuggestionPart[] {
  const letters = [...suggestion.normalize('NFC')]
  const wanted = [...typed.trim().normalize('NFC')].map(plain)
  const place = letters.findIndex((_, start) =>
    wanted.every((letter, offset) => plain(letters[start + offset]) === letter),
  )
  if (wanted.length === 0 || place === -1) return [{ text: suggestion, isAdded: false }]
  const end = place + wanted.length
  return [
    { text: letters.slice(0, place).join(''), isAdded: true },
    { text: letters.slice(place, end).join(''), isAdded: false },
    { text: letters.slice(end).join(''), isAdded: true },
  ].filter(({ text }) => text !== '')
}

function plain(letter = ''): string {
  return letter.toLowerCase().replace('ł', 'l').normalize('NFD').replaceAll(/\p{M}/gu, '')
}
