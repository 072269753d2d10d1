/** A 64-bit digest of a text (two FNV-1a hashes), to recognise it without storing it. Not cryptographic. */
export function fingerprint(text: string): string {
  let [one, two] = [0x811c9dc5, 0x1b873593]
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    one = Math.imul(one ^ code, 0x01000193)
    two = Math.imul(two ^ code, 0x85ebca6b)
  }
  return [one, two].map((hash) => (hash >>> 0).toString(16).padStart(8, '0')).join('')
}
