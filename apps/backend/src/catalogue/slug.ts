const letters: Record<string, string> = { ł: 'l', Ł: 'L', đ: 'd', ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe' }

/** Lower case without accents: what people type finds what is written. */
export function foldText(text: string): string {
  return text
    .replaceAll(/[łŁđßøæœ]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
}

/** A path segment made of a name; letters of any script stay. */
export function slugOf(text: string): string {
  const slug = foldText(text)
    .replaceAll(/[^\p{L}\p{N}.]+/gu, '-')
    .replaceAll(/^[-.]+|[-.]+$/g, '')
  return slug === '' ? 'x' : slug
}

/** The wanted word, or the first of word-2, word-3 … that is free. */
export function freeName(wanted: string, isTaken: (name: string) => boolean): string {
  if (!isTaken(wanted)) return wanted
  for (let number = 2; ; number++) if (!isTaken(`${wanted}-${number}`)) return `${wanted}-${number}`
}
