import { Kind, visit, type DocumentNode } from 'graphql'

/** Input types that Magento 2.4.8 renamed, by their new names. Our schema uses the names of 2.4.7. */
const renamed: ReadonlyMap<string, string> = new Map([['GuestOrderInformationInput', 'OrderInformationInput']])

/** Replaces the new names in the variable types of a document, so that clients of both releases work. */
export function withKnownInputs(document: DocumentNode): DocumentNode {
  return visit(document, {
    SelectionSet: () => false,
    NamedType(node) {
      const name = renamed.get(node.name.value)
      return name === undefined ? undefined : { ...node, name: { kind: Kind.NAME, value: name } }
    },
  })
}
