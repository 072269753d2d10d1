/** The cache tags of changed content; null if everything may have changed. */
export type Dropped = ReadonlySet<string> | null

const remembered = 1_000

/** The last changes, so that what was made of the content before a change is not kept after it. */
export class DropLog {
  #drops: { readonly number: number; readonly tags: Dropped }[] = []
  #last = 0
  readonly #followers: ((tags: Dropped) => void)[] = []

  /** A place in the log: take it before content is read. */
  get mark(): number {
    return this.#last
  }

  /** Calls `act` at each change. */
  follow(act: (tags: Dropped) => void): void {
    this.#followers.push(act)
  }

  drop(tags: Dropped): void {
    this.#last += 1
    this.#drops = [...this.#drops, { number: this.#last, tags }].slice(-remembered)
    for (const act of this.#followers) act(tags)
  }

  /** Whether content with these tags has changed since a mark. */
  hasDropped(tags: ReadonlySet<string>, mark: number): boolean {
    const newer = this.#drops.filter(({ number }) => number > mark)
    if (newer.length < this.#last - mark) return true
    return newer.some((drop) => drop.tags === null || !tags.isDisjointFrom(drop.tags))
  }
}
