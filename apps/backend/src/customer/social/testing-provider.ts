import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, exportPKCS8, generateKeyPair, jwtVerify, SignJWT } from 'jose'
import { endpointsAt, providerNames, type Endpoints, type ProviderName } from './providers.ts'
import type { SocialSecrets } from './social-settings.ts'

/** The claims of a token, valid or not; an undefined one is left out. */
export type Claims = Record<string, unknown>

/** What the provider does wrong with one code. */
export type Mishap = 'down' | 'no token' | 'foreign key' | 'symmetric' | 'code expired'

interface Grant {
  claims: Claims
  challenge: string
  clientId: string
  redirectUri: string
  mishap: Mishap | undefined
}

const wrong = Symbol('wrong')
const kid = 'test-key'

/**
 * A test double of Apple, Facebook and Google. It signs real tokens, and insists on the client's secret, the
 * redirect address and PKCE.
 */
export class TestProvider {
  readonly secrets: SocialSecrets
  readonly address: string
  readonly endpoints: Readonly<Record<ProviderName, Endpoints>>
  /** True to respond to requests for its keys with an error. */
  hidesKeys = false
  /** Who is signed in on the provider's page, and what goes wrong when they continue. */
  visitor: { claims: Claims; mishap?: Mishap } | undefined
  readonly #grants = new Map<string, Grant>()
  readonly #keys: Keys
  readonly #server

  private constructor(keys: Keys, server: ReturnType<typeof createServer>, secrets: SocialSecrets) {
    this.#keys = keys
    this.#server = server
    this.secrets = secrets
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    this.address = address
    this.endpoints = endpointsAt(address)
    server.on('request', (request, response) => void this.#respond(request, response))
  }

  static async start(): Promise<TestProvider> {
    const keys = {
      signing: await generateKeyPair('RS256', { extractable: true }),
      foreign: await generateKeyPair('RS256'),
      apple: await generateKeyPair('ES256', { extractable: true }),
    }
    const apple = { teamId: 'TEAM', keyId: 'KEY', privateKey: await exportPKCS8(keys.apple.privateKey) }
    const secrets = { apple, facebook: 'facebook-secret', google: 'google-secret' }
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return new TestProvider(keys, server, secrets)
  }

  /** The person signs in on the provider's page. Returns what it adds to the redirect address. */
  approve(page: string, claims: Claims, mishap?: Mishap): { code: string; state: string } {
    const asked = new URL(page).searchParams
    const read = (name: string): string => asked.get(name) ?? ''
    if (read('response_type') !== 'code' || read('code_challenge_method') !== 'S256')
      throw new Error(`The test provider refuses ${page}`)
    const code = randomBytes(16).toString('hex')
    this.#grants.set(code, {
      claims: { nonce: read('nonce'), email_verified: true, ...claims },
      challenge: read('code_challenge'),
      clientId: read('client_id'),
      redirectUri: read('redirect_uri'),
      mishap,
    })
    return { code, state: read('state') }
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise<void>((resolve) => {
      this.#server.close(() => resolve())
    })
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, name, path] = (request.url ?? '').split('/')
    const provider = providerNames.find((one) => one === name)
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (provider === undefined) return void send(404, {})
    if (path?.startsWith('authorize')) return this.#showPage(`${this.address}${request.url}`, response)
    if (path === 'keys') return void (this.hidesKeys ? send(500, {}) : send(200, await this.#publicKeys()))
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const asked = new URLSearchParams(Buffer.concat(chunks).toString())
    const token = await this.#tokenFor(provider, asked)
    if (token === wrong) return void send(400, { error: 'invalid_grant' })
    if (token === undefined) return void send(503, { error: 'temporarily_unavailable' })
    send(200, { access_token: 'unused', ...(token === '' ? {} : { id_token: token }) })
  }

  /** The page where a person chooses to continue to the shop, or to cancel. */
  #showPage(page: string, response: ServerResponse): void {
    const back = new URL(page).searchParams.get('redirect_uri') ?? ''
    const { claims = {}, mishap } = this.visitor ?? {}
    const given = this.approve(page, claims, mishap)
    const link = (text: string, parameters: Record<string, string>): string =>
      `<a href="${back}?${new URLSearchParams(parameters)}">${text}</a>`
    const { state } = given
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(
        `<title>Test provider</title>${link('Continue', given)} ${link('Cancel', { error: 'access_denied', state })}`,
      )
  }

  async #publicKeys(): Promise<object> {
    return { keys: [{ ...(await exportJWK(this.#keys.signing.publicKey)), kid, alg: 'RS256', use: 'sig' }] }
  }

  /** Signs the token of a code, which is valid once. */
  async #tokenFor(name: ProviderName, asked: URLSearchParams): Promise<string | typeof wrong | undefined> {
    const grant = this.#grants.get(asked.get('code') ?? '')
    this.#grants.delete(asked.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(asked.get('code_verifier') ?? '')
      .digest('base64url')
    const isOurs =
      grant?.challenge === challenge &&
      grant.clientId === asked.get('client_id') &&
      grant.redirectUri === asked.get('redirect_uri') &&
      (await this.#isSecret(name, grant.clientId, asked.get('client_secret') ?? ''))
    if (!isOurs || grant.mishap === 'code expired') return wrong
    if (grant.mishap === 'down') return undefined
    if (grant.mishap === 'no token') return ''
    const seconds = Math.floor(Date.now() / 1_000)
    const token = new SignJWT({
      iss: this.endpoints[name].issuers[0] ?? '',
      aud: grant.clientId,
      iat: seconds,
      exp: seconds + 600,
      ...grant.claims,
    })
    if (grant.mishap === 'symmetric')
      return token
        .setProtectedHeader({ alg: 'HS256', kid })
        .sign(Buffer.from((asked.get('client_secret') ?? '').padEnd(32)))
    const { foreign, signing } = this.#keys
    return token
      .setProtectedHeader({ alg: 'RS256', kid })
      .sign((grant.mishap === 'foreign key' ? foreign : signing).privateKey)
  }

  async #isSecret(name: ProviderName, clientId: string, secret: string): Promise<boolean> {
    if (name !== 'apple') return secret === this.secrets[name]
    const { keyId = '', teamId = '' } = this.secrets.apple ?? {}
    const options = {
      issuer: teamId,
      subject: clientId,
      audience: this.endpoints.apple.issuers[0] ?? '',
      algorithms: ['ES256'],
    }
    return jwtVerify(secret, this.#keys.apple.publicKey, options).then(
      ({ protectedHeader }) => protectedHeader.kid === keyId,
      () => false,
    )
  }
}

type Pair = Awaited<ReturnType<typeof generateKeyPair>>

interface Keys {
  signing: Pair
  foreign: Pair
  apple: Pair
}
