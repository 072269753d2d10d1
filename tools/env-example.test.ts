import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const read = (file: string): string => fs.readFileSync(path.join(import.meta.dirname, '..', file), 'utf8')

/** Settings that are only for tests and builds. */
const forTests = ['FAULT_AT', 'NODE_ENV', 'ADYEN_API_URL', 'SOCIAL_PROVIDERS_URL']

it('.env.example contains exactly the settings that services read', () => {
  const schemas = [
    'backend/src/start/env.ts',
    'backend/src/customer/social/social-settings.ts',
    'backend/src/payment/providers/adyen/adyen-settings.ts',
    'backend/src/payment/providers/bluemedia/bluemedia-settings.ts',
    'images/src/env.ts',
  ].map((file) => read(`apps/${file}`))
  const inSchemas = schemas.flatMap((text) => [...text.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name]) => name))
  const storefront = ['environment.ts', 'visitor.server.ts']
    .map((file) => read(`apps/storefront/src/server/http/${file}`))
    .join('')
  const inStorefront = [...storefront.matchAll(/env\['([A-Z_]+)'\]|(?:url|wholeNumber)\('([A-Z_]+)'/g)].map(
    ([, one, other]) => one ?? other,
  )
  const known = new Set([...inSchemas, ...inStorefront, 'LOG_LEVEL'].filter((name) => !forTests.includes(name ?? '')))
  const named = [...read('.env.example').matchAll(/^#?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name)
  expect(new Set(named)).toEqual(known)
})
