type Account = Readonly<Record<string, string>>

/** Sends a request to the provider. With the same key it does its work once. */
export async function callProvider(account: Account, path: string, key: string, body: object): Promise<unknown> {
  const response = await fetch(`${account['PAY_LATER_URL']}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key,
      authorization: `Bearer ${account['PAY_LATER_KEY']}`,
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(8_000),
  })
  if (!response.ok) throw new Error(`The provider responds with ${response.status} to ${path}`)
  return response.json()
}
