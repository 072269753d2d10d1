/** What a provider sends to the page: a code or an error. */
export type ProviderResponse = {
  readonly state: string
  readonly code: string
  readonly error: string
  /** The name, which Apple sends only here, and only the first time. */
  readonly firstname: string
  readonly lastname: string
}

/** Reads a response from the parameters of the URL, or from the form that Apple posts. */
export function responseOf(given: URLSearchParams | FormData): ProviderResponse {
  const read = (name: string): string => {
    const value = given.get(name)
    return typeof value === 'string' ? value : ''
  }
  return { state: read('state'), code: read('code'), error: read('error'), ...namesOf(read('user')) }
}

/** True if the person has cancelled on the provider's page. */
export const isCancelled = ({ error }: ProviderResponse): boolean =>
  error === 'access_denied' || error === 'user_cancelled_authorize'

function namesOf(user: string): Pick<ProviderResponse, 'firstname' | 'lastname'> {
  const { firstName, lastName } = (parse(user) as { name?: Record<string, unknown> } | null)?.name ?? {}
  const text = (name: unknown) => (typeof name === 'string' ? name : '')
  return { firstname: text(firstName), lastname: text(lastName) }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
