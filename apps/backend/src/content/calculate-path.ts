/** Stands for all store views in the path of a file. */
export const allStores = 'all'

/** A name as a file may be called on every system: letters, digits, - and _ as they are, everything else by its bytes. */
export const encodeName = (name: string): string =>
  Array.from(new TextEncoder().encode(name), (byte) => {
    const letter = String.fromCodePoint(byte)
    return /[\w-]/.test(letter) ? letter : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`
  }).join('')

/** The name in a path; undefined if it is not written as `encodeName` does. */
export function decodeName(encoded: string): string | undefined {
  try {
    const name = decodeURIComponent(encoded)
    return encodeName(name) === encoded ? name : undefined
  } catch {
    return undefined
  }
}
