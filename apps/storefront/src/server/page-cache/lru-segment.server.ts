type Sized = { readonly bytes: number }

/** Entries from the least to the most recently used, with the sum of their sizes. */
export class LruSegment<Entry extends Sized> {
  readonly #entries = new Map<string, Entry>()
  #bytes = 0

  get bytes(): number {
    return this.#bytes
  }

  get count(): number {
    return this.#entries.size
  }

  get(key: string): Entry | undefined {
    return this.#entries.get(key)
  }

  has(key: string): boolean {
    return this.#entries.has(key)
  }

  /** Adds the entry as the most recently used, in place of an earlier one. */
  set(key: string, entry: Entry): void {
    this.delete(key)
    this.#entries.set(key, entry)
    this.#bytes += entry.bytes
  }

  delete(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0
    this.#entries.delete(key)
  }

  /** Removes and returns the least recently used entries, until the rest takes up no more than this. */
  shrinkTo(bytes: number): [string, Entry][] {
    const removed: [string, Entry][] = []
    for (const [key, entry] of this.#entries) {
      if (this.#bytes <= bytes) break
      this.delete(key)
      removed.push([key, entry])
    }
    return removed
  }

  [Symbol.iterator](): MapIterator<[string, Entry]> {
    return this.#entries[Symbol.iterator]()
  }
}
