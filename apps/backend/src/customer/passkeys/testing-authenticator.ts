import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

/** What an authenticator or a page does wrong. */
export interface Deviation {
  origin?: string
  rpId?: string
  challenge?: string
  type?: string
  counter?: number
  isUserVerified?: boolean
  userHandle?: string
  /** Signs with a key that the shop does not know. */
  key?: KeyObject
}

interface Options {
  challenge: string
  rp?: { id: string }
  rpId?: string
  user?: { id: string }
}

/** A device with one passkey, in software: real CBOR and real ES256 signatures. */
export class TestAuthenticator {
  readonly id = randomBytes(16).toString('base64url')
  /** How often the passkey was used. */
  counter = 0
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  readonly #origin: string
  #userHandle = ''
  #rpId = ''

  constructor(origin: string) {
    this.#origin = origin
  }

  /** Creates the passkey, as `navigator.credentials.create` does. Returns the response as JSON. */
  create(text: string, deviation: Deviation = {}): string {
    const options = JSON.parse(text) as Options
    this.#userHandle = options.user?.id ?? ''
    this.#rpId = options.rp?.id ?? ''
    const id = Buffer.from(this.id, 'base64url')
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    const credential = Buffer.concat([Buffer.alloc(16), length, id, this.#publicKey()])
    const data = Buffer.concat([this.#authenticatorData(options.rp?.id ?? '', 0x40, deviation), credential])
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText('none'),
      cborText('attStmt'),
      Buffer.from([0xa0]),
      cborText('authData'),
      cborBytes(data),
    ])
    return this.#response({
      clientDataJSON: this.#clientData('webauthn.create', options, deviation).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    })
  }

  /** The passkey as the DevTools protocol adds it to a browser's virtual authenticator. */
  get credential() {
    const base64 = (text: string): string => Buffer.from(text, 'base64url').toString('base64')
    return {
      credentialId: base64(this.id),
      isResidentCredential: true,
      rpId: this.#rpId,
      privateKey: this.#keys.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
      userHandle: base64(this.#userHandle),
      signCount: this.counter,
    }
  }

  /** Signs with the passkey, as `navigator.credentials.get` does. Returns the response as JSON. */
  use(text: string, deviation: Deviation = {}): string {
    const options = JSON.parse(text) as Options
    this.counter = deviation.counter ?? this.counter + 1
    const clientData = this.#clientData('webauthn.get', options, deviation)
    const data = this.#authenticatorData(options.rpId ?? '', 0, deviation)
    const hash = createHash('sha256').update(clientData).digest()
    const signature = sign('sha256', Buffer.concat([data, hash]), deviation.key ?? this.#keys.privateKey)
    return this.#response({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle: deviation.userHandle ?? this.#userHandle,
    })
  }

  #response(response: object): string {
    return JSON.stringify({ id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response })
  }

  #clientData(type: string, { challenge }: Options, deviation: Deviation): Buffer {
    const origin = deviation.origin ?? this.#origin
    const data = { type: deviation.type ?? type, challenge: deviation.challenge ?? challenge, origin }
    return Buffer.from(JSON.stringify({ ...data, crossOrigin: false }))
  }

  /** The hash of the relying party, flags and counter. */
  #authenticatorData(rpId: string, flags: number, { rpId: other, isUserVerified = true, counter }: Deviation): Buffer {
    const number = Buffer.alloc(4)
    number.writeUInt32BE(counter ?? this.counter)
    const all = flags | 0x01 | (isUserVerified ? 0x04 : 0)
    const hash = createHash('sha256')
      .update(other ?? rpId)
      .digest()
    return Buffer.concat([hash, Buffer.from([all]), number])
  }

  /** The public key in COSE: EC2, ES256, P-256, and the coordinates. */
  #publicKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      cborBytes(Buffer.from(x, 'base64url')),
      Buffer.from([0x22]),
      cborBytes(Buffer.from(y, 'base64url')),
    ])
  }
}

/** A CBOR text of less than 24 bytes. */
const cborText = (text: string): Buffer => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])

/** A CBOR byte string of less than 256 bytes. */
const cborBytes = (bytes: Buffer): Buffer => Buffer.concat([Buffer.from([0x58, bytes.length]), bytes])
