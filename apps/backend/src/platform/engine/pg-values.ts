import { createRequire } from 'node:module'

const utils = createRequire(import.meta.url)('pg/lib/utils.js') as { prepareValue(value: unknown): unknown }

/** A value as `pg` writes it: a date with its time zone, a list as an array, an object as JSON. */
export const prepareValue = (value: unknown): unknown => utils.prepareValue(value)
