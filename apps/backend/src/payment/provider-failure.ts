/** A call to a provider failed: the provider refused it or did not respond. */
export class ProviderFailure extends Error {
  /** Whether a retry may succeed. */
  readonly isPassing: boolean

  constructor(text: string, isPassing: boolean, cause?: unknown) {
    super(text, { cause })
    this.name = 'ProviderFailure'
    this.isPassing = isPassing
  }
}

export const noAccount = (provider: string): Error =>
  new Error(`There is no account with the payment provider "${provider}"`)
