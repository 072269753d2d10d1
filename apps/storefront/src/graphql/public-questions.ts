import { publicFields } from '@bocian/rules/public-fields.ts'
import type { DocumentNode } from 'graphql'

/** Entities that hold nothing of a shopper. */
const publicTypes = new Set([
  'ConfigurableProduct',
  'SimpleProduct',
  'GiftCardProduct',
  'VirtualProduct',
  'CategoryTree',
  'CmsBlock',
])

const personalName = /cart|email|e_mail|phone|token|order|password|input/i

/** Whether a question and its variables are the same for everybody and may stand in an address. */
export function isPublicQuestion(document: DocumentNode, variables: object | undefined | void): boolean {
  return (
    document.definitions.every(
      (part) =>
        part.kind !== 'OperationDefinition' ||
        part.selectionSet.selections.every((field) => field.kind === 'Field' && publicFields.has(field.name.value)),
    ) && !Object.keys(variables ?? {}).some((name) => personalName.test(name))
  )
}

/** Whether an entry of the cache, named `entity.field` with the entity's own dots escaped, may be kept on the device. */
export function isPublicEntry(key: string): boolean {
  const path = key.replaceAll('%2e', '.')
  const [type = '', field = ''] = path.split(/[.:(]/, 2)
  return type === 'Query' ? publicFields.has(field) : publicTypes.has(type)
}
