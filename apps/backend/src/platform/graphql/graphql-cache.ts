import { createHash } from 'node:crypto'
import { publicFields } from '@bocian/rules/public-fields.ts'
import { Kind, OperationTypeNode, type DocumentNode } from 'graphql'

/** Whether a shared cache may store the response, because every root field returns the same to all visitors. */
export function isPublic(document: DocumentNode): boolean {
  return document.definitions.every(
    (definition) =>
      definition.kind !== Kind.OPERATION_DEFINITION ||
      (definition.operation === OperationTypeNode.QUERY &&
        definition.selectionSet.selections.every(
          (selection) => selection.kind === Kind.FIELD && publicFields.has(selection.name.value),
        )),
  )
}

/** Magento's X-Magento-Cache-Id: a hash of everything by which responses differ between visitors. */
export function cacheId(store: { code: string; currency: string }, isSignedIn: boolean, salt: string): string {
  const factors = [store.currency, isSignedIn ? '1' : '0', isSignedIn ? 'true' : 'false', store.code]
  const text = `${factors.join('|').toUpperCase()}|${salt}`
  const id = cacheIds.get(text) ?? createHash('sha256').update(text).digest('hex')
  cacheIds.set(text, id)
  return id
}

/** A shop has two for each store view. */
const cacheIds = new Map<string, string>()
