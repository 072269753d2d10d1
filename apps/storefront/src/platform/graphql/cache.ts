import { cacheExchange, type StorageAdapter } from '@urql/exchange-graphcache'
import type { Exchange } from '@urql/core'
import { possibleTypes } from './possible-types.gen.ts'

type Entity = { readonly __typename?: string; readonly [field: string]: unknown }

const identified: Readonly<Record<string, string>> = {
  ConfigurableProduct: 'uid',
  SimpleProduct: 'uid',
  GiftCardProduct: 'uid',
  VirtualProduct: 'uid',
  CategoryTree: 'uid',
  Cart: 'id',
  CmsBlock: 'identifier',
}

const keyOf = (entity: Entity): string | null => {
  const field = identified[entity.__typename ?? '']
  const key = field ? entity[field] : undefined
  return typeof key === 'string' ? key : null
}

/**
 * The normalised cache: the browser's only copy of server data. An entity with an id is stored once; other objects belong to
 * their parent.
 */
export function entityCache(storage?: StorageAdapter): Exchange {
  const keys = new Proxy<Record<string, (entity: Entity) => string | null>>({}, { get: () => keyOf, has: () => true })
  return cacheExchange({ keys, possibleTypes, logger: () => undefined, ...(storage ? { storage } : {}) })
}
