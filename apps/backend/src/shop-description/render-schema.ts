import * as z from 'zod'
import { shopDescription } from './types.ts'

/** The JSON schema of a description, from which editors complete. */
export const renderSchema = (): string =>
  `${JSON.stringify(z.toJSONSchema(shopDescription, { io: 'input' }), null, 2)}\n`
