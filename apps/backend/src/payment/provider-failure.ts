/** A call to a provider failed: it refused or did not respond. */
export class ProviderFailure extends Error {
  /** A retry may succeed. */
  readonly isPassing: boolean

  constructor(text: string, isPassing: boolean, cause?: unknown) {
    super(text, { cause })
    this.name = 'ProviderFailure'
    this.isPassing = isPassing
  }
}
