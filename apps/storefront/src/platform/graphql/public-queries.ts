import { publicFields } from '@bocian/rules/public-fields.ts'
import type { DocumentNode } from 'graphql'

/** Entities without personal data. */
const publicTypes = new Set([
  'ConfigurableProduct',
  'SimpleProduct',
  'GiftCardProduct',
  'VirtualProduct',
  'CategoryTree',
  'CmsBlock',
])

const personalName = /cart|email|e_mail|phone|token|order|password|input/i

/**
 * Whether a query and its variables contain no personal data, so that the response can be cached for everyone and the query can
 * be in a URL.
 */
export function isPublicQuery(document: DocumentNode, variables: object | undefined | void): boolean {
  return (
    document.definitions.every(
      (part) =>
        part.kind !== 'OperationDefinition' ||
        part.selectionSet.selections.every((field) => field.kind === 'Field' && publicFields.has(field.name.value)),
    ) && !Object.keys(variables ?? {}).some((name) => personalName.test(name))
  )
}

/** Whether a cache entry, named `entity.field` with dots inside the entity escaped, may be stored on the device. */
export function isPublicEntry(key: string): boolean {
  const path = key.replaceAll('%2e', '.')
  const [type = '', field = ''] = path.split(/[.:(]/, 2)
  return type === 'Query' ? publicFields.has(field) : publicTypes.has(type)
}
