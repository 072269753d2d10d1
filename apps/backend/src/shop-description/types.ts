import * as z from 'zod'
import { knownSettings } from '#src/store/store.ts'
import { offlineMethods } from '#src/payment/payment.ts'

const code = z
  .string()
  .regex(/^[a-z][a-z0-9_]{0,31}$/, 'must be lower-case letters, digits and _, such as pl or shoes_hu')
const name = z.string().trim().min(1).max(100)
const country = z.string().regex(/^[A-Z]{2}$/, 'must be a country code of two capital letters, such as PL')
const twoDecimals = (value: number): boolean => Number.isInteger(Math.round(value * 1e6) / 1e4)
const money = z
  .number()
  .min(0)
  .max(1_000_000_000)
  .refine(twoDecimals, 'must have at most two decimals')
  .describe('An amount in the currency of the store view, such as 12.99.')

/** Values by path, as `config list` prints them. Which type a path takes is checked by the settings themselves. */
const ofPlugin = z.string().regex(/^plugins\/\w+\/\w+$/)
const settings = z
  .partialRecord(
    z.union([z.enum(knownSettings()), ofPlugin]),
    z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]),
  )
  .default({})

const delivery = z.strictObject({
  carrier: code.describe('Such as dpd. The shop names it in the buyer’s language.'),
  method: code.default('standard'),
  price: money,
  freeFrom: money.optional().describe('The subtotal from which it is free.'),
  countries: z.array(country).min(1),
  network: code.optional().describe('The network of pickup points, such as inpost, or instore for shops.'),
  cutoff: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day in quotation marks, such as "14:00"')
    .default('14:00'),
  days: z
    .tuple([z.int().min(0).max(60), z.int().min(0).max(60)])
    .default([1, 3])
    .describe('Working days on the way: at least and at most.'),
})

const storeView = z.strictObject({
  code: code.describe('Also its path: cz is at /cz. It never changes.'),
  name,
  locale: z.string().regex(/^[a-z]{2}_[A-Z]{2}$/, 'must be a language and a country, such as pl_PL'),
  currency: z.string().regex(/^[A-Z]{3}$/, 'must be a currency code of three capital letters, such as PLN'),
  country,
  theme: code.default('base'),
  active: z.boolean().default(true).describe('A disabled store view serves no pages; its orders stay.'),
  default: z.boolean().default(false).describe('Whether it is at "/", and answers clients that name no store view.'),
  order: z
    .int()
    .min(1)
    .max(1_000)
    .optional()
    .describe('Its place among the store views, if that is not the place in the file.'),
  settings,
  delivery: z.array(delivery).default([]),
  payment: z
    .array(z.enum(offlineMethods))
    .default([])
    .describe('The methods without a provider, in the order of the offer.'),
  online: z
    .array(code)
    .optional()
    .describe(
      'The methods with a provider, such as adyen_cc. Without it, all that can be paid in the currency. A method is offered while the environment has the account of its provider.',
    ),
})

const group = z.strictObject({ code, name, settings, stores: z.array(storeView).min(1) })
const website = z.strictObject({ code, name, settings, groups: z.array(group).min(1) })

const region = z.strictObject({
  code: z.string().trim().min(1).max(32).describe('It never changes, because addresses name it.'),
  name,
})

const rate = {
  rate: z.number().min(0).max(100).refine(twoDecimals, 'must have at most two decimals'),
  label: name,
}
const taxRate = z.strictObject({
  ...rate,
  later: z
    .array(z.strictObject({ from: z.iso.date('must be a day, such as 2027-01-01'), ...rate }))
    .optional()
    .describe('The rates that follow, each from the beginning of its day in the time zone of the store view.'),
})

/** A shop as a merchant describes it in a file. What the file does not name is switched off or has its default. */
export const shopDescription = z.strictObject({
  plugins: z
    .array(z.string().min(1))
    .optional()
    .describe('The packages of plugins, which are installed for the folder of this file.'),
  settings,
  taxes: z
    .record(country, z.record(name, taxRate))
    .describe('By country and tax class: the rate in percent and its name on invoices.'),
  regions: z
    .record(country, z.array(region).min(1))
    .optional()
    .describe('By country: its regions in the order of the offer, instead of those that every shop knows.'),
  websites: z.array(website).min(1),
})

export type ShopDescription = z.infer<typeof shopDescription>
export type DescribedWebsite = z.infer<typeof website>
export type DescribedGroup = z.infer<typeof group>
export type DescribedStore = z.infer<typeof storeView>
export type DescribedDelivery = z.infer<typeof delivery>
export type DescribedSettings = z.infer<typeof settings>

/** A fault of a description: where it is, as keys from the top, and what is wrong. */
export interface Fault {
  path: readonly (string | number)[]
  text: string
}
