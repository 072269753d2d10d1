import fs from 'node:fs'
import path from 'node:path'
import { apiVersion, slotPlaces, type Plugin } from '@bocian/plugin'
import { z } from 'zod'

const key = z.string().regex(/^[a-z][a-z0-9_]{1,39}$/, 'must be lower-case letters, digits and _')
const setting = <Value extends z.ZodType>(type: string, value: Value) =>
  z.strictObject({ type: z.literal(type), default: value, isPublic: z.boolean().optional() })
const work = z.custom<object>((value) => typeof value === 'function', 'must be a function')

const definition = z.strictObject({
  name: key,
  apiVersion: z.string(),
  environment: z.array(z.string().regex(/^[A-Z][A-Z0-9_]+$/, 'must be the name of an environment variable')).optional(),
  settings: z
    .record(
      key,
      z.discriminatedUnion('type', [
        setting('flag', z.boolean()),
        setting('text', z.string()),
        setting('count', z.int().min(0)),
        setting('texts', z.array(z.string())),
      ]),
    )
    .optional(),
  graphql: z
    .strictObject({ types: z.string(), resolvers: z.record(z.string(), z.record(z.string(), work)) })
    .optional(),
  events: z
    .array(
      z.strictObject({
        event: z.enum(['order.placed', 'order.paid', 'order.shipped', 'order.cancelled', 'order.refunded']),
        name: z.string().regex(/^[a-z][a-z0-9-]{1,39}$/, 'must be lower-case letters, digits and -'),
        handle: work,
      }),
    )
    .optional(),
  payments: z
    .array(
      z.strictObject({
        code: key,
        titles: z.looseObject({ en: z.string().min(1) }),
        currencies: z.array(z.string()).optional(),
        start: work,
        refund: work,
        ask: work,
        readReports: work,
      }),
    )
    .optional(),
  slots: z
    .array(z.strictObject({ place: z.enum(slotPlaces), component: z.string(), fields: z.string().min(1) }))
    .optional(),
})

/** What is wrong with the default export of a plugin's main file in this folder; undefined if nothing is. */
export function definitionFault(given: unknown, folder: string): string | undefined {
  const written = z.looseObject({ apiVersion: z.string().regex(/^\d+\.\d+$/) }).safeParse(given)
  if (!written.success) return 'has no default export with an apiVersion such as "1.0": see docs/extending.md'
  if (!isCompatible(written.data.apiVersion))
    return `is for version ${written.data.apiVersion} of the interface, and this shop has ${apiVersion}`
  const parsed = definition.safeParse(given)
  if (!parsed.success)
    return parsed.error.issues.map((issue) => `${issue.path.join('.') || 'the plugin'}: ${issue.message}`).join('; ')
  return faultOfParts(given as Plugin, folder)
}

/** The first number is the same, and the second one not newer. */
function isCompatible(written: string): boolean {
  const [major = 0, minor = 0] = written.split('.').map(Number)
  const [ownMajor = 0, ownMinor = 0] = apiVersion.split('.').map(Number)
  return major === ownMajor && minor <= ownMinor
}

function faultOfParts({ name, settings = {}, payments = [], events = [], slots = [] }: Plugin, folder: string) {
  const secret = Object.keys(settings).find((one) => /(?:^|_)(?:secret|password|token|key)$/.test(one))
  if (secret !== undefined) return `settings.${secret}: a secret is read from the environment`
  const foreign = payments.find(({ code }) => code !== name && !code.startsWith(`${name}_`))
  if (foreign !== undefined) return `payment method ${foreign.code}: its code must begin with "${name}"`
  const repeated = repeatedOf([...payments.map(({ code }) => code), ...events.map((one) => one.name)])
  if (repeated !== undefined) return `declares ${repeated} twice`
  const lost = slots.find(({ component }) => !fs.existsSync(path.join(folder, component)))
  return lost === undefined ? undefined : `slot ${lost.place}: there is no file ${lost.component}`
}

const repeatedOf = (names: readonly string[]): string | undefined =>
  names.find((one, index) => names.indexOf(one) !== index)
