import { z } from 'zod'
import { passkeyErrors } from '../errors.ts'

const longest = 16_384
const bytes = z.string().regex(/^[\w-]+$/)
const common = { id: bytes, rawId: bytes, type: z.literal('public-key'), clientExtensionResults: z.object({}) }

const created = z.object({
  ...common,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
})
const used = z.object({
  ...common,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: z.string().nullish(),
  }),
})
const clientData = z.object({ challenge: bytes })

export type CreatedPasskey = z.infer<typeof created>
export type UsedPasskey = z.infer<typeof used>

/** A browser's response when it has created a passkey, and the challenge that it has signed. */
export const readCreated = (text: string): { response: CreatedPasskey; challenge: string } => read(created, text)

/** A browser's response when it has used a passkey, and the challenge that it has signed. */
export const readUsed = (text: string): { response: UsedPasskey; challenge: string } => read(used, text)

function read<T extends CreatedPasskey | UsedPasskey>(
  schema: z.ZodType<T>,
  text: string,
): { response: T; challenge: string } {
  try {
    if (text.length > longest) throw new Error('The response is too long')
    const response = schema.parse(JSON.parse(text))
    const data: unknown = JSON.parse(Buffer.from(response.response.clientDataJSON, 'base64url').toString())
    return { response, challenge: clientData.parse(data).challenge }
  } catch {
    throw passkeyErrors.PASSKEY_INVALID()
  }
}
