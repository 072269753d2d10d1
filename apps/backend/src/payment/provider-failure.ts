/** A provider has not done what it was asked, whether it refused or did not answer. */
export class ProviderFailure extends Error {
  /** Asking again may help. */
  readonly isPassing: boolean

  constructor(text: string, isPassing: boolean, cause?: unknown) {
    super(text, { cause })
    this.name = 'ProviderFailure'
    this.isPassing = isPassing
  }
}
