import type { Resolvers } from '#src/platform/resolvers.gen.ts'
import { describeAttribute, describeOldAttribute } from './describe.ts'
import { attributeErrors } from './errors.ts'
import { findForm, listAttributes, namedAttributes, type FoundAttributes } from './find-attributes.ts'

const output = ({ attributes, errors }: FoundAttributes) => ({ items: attributes.map(describeAttribute), errors })

export const resolvers: Resolvers = {
  Query: {
    attributesForm: async (_root, { formCode }, ctx) => output(await findForm(ctx, formCode)),
    attributesList: async (_root, { entityType, filters }, ctx) =>
      output(await listAttributes(ctx, entityType, filters)),
    customAttributeMetadata: async (_root, { attributes: named }, ctx) => {
      const { attributes, errors } = await namedAttributes(ctx, named)
      const [first] = errors
      if (first !== undefined && attributes.length === 0)
        throw attributeErrors.ATTRIBUTE_NOT_FOUND({ text: first.message })
      return { items: attributes.map(describeOldAttribute) }
    },
    customAttributeMetadataV2: async (_root, { attributes: named }, ctx) =>
      output(await namedAttributes(ctx, named ?? [])),
  },
}
