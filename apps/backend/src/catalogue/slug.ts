const letters: Record<string, string> = { ł: 'l', Ł: 'L', đ: 'd', ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe' }

/** Only characters that folding leaves as they are, but for their case. */
const plain = /^[\0-\x7F]*$/

/** Lower case without accents, for comparing typed text with names. */
export function foldText(text: string): string {
  if (plain.test(text)) return text.toLowerCase()
  return text
    .replaceAll(/[łŁđßøæœ]/g, (char) => letters[char] ?? char)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
}

/** Converts a name to a URL path segment. Keeps letters of any script. */
export function slugOf(text: string): string {
  const slug = foldText(text)
    .replaceAll(/[^\p{L}\p{N}.]+/gu, '-')
    .replaceAll(/^[-.]+|[-.]+$/g, '')
  return slug === '' ? 'x' : slug
}

/** The wanted name or, if it is taken, the first free one of `name-2`, `name-3` … */
export function freeName(wanted: string, isTaken: (name: string) => boolean): string {
  if (!isTaken(wanted)) return wanted
  for (let number = 2; ; number++) if (!isTaken(`${wanted}-${number}`)) return `${wanted}-${number}`
}
