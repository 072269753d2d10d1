import { hasTraits } from '../catalogue/catalogue.ts'
import type { Context } from '#src/platform/context.ts'
import type {
  AttributeEntityTypeEnum,
  AttributeFilterInput,
  AttributeInput,
  AttributeMetadataErrorType,
} from '#src/platform/resolvers.gen.ts'
import { categoryAttributes, productAttributes } from './catalogue-attributes.ts'
import { customerAttributes, formAttributes } from './customer-attributes.ts'
import { attributeErrors } from './errors.ts'
import { returnAttributes } from './return-attributes.ts'
import type { AttributeView, Entity } from './types.ts'

export interface FoundAttributes {
  attributes: AttributeView[]
  errors: { type: AttributeMetadataErrorType; message: string }[]
}

const longestName = 64
const mostNamed = 100

const sources: Record<Entity, (ctx: Context) => Promise<AttributeView[]>> = {
  CATALOG_PRODUCT: productAttributes,
  CATALOG_CATEGORY: categoryAttributes,
  CUSTOMER: (ctx) => customerAttributes(ctx, 'CUSTOMER'),
  CUSTOMER_ADDRESS: (ctx) => customerAttributes(ctx, 'CUSTOMER_ADDRESS'),
  RMA_ITEM: async (ctx) => returnAttributes(ctx.store.locale),
}

function entityOf(name: string): Entity | undefined {
  // magento2-pwa calls products `PRODUCT`.
  const wanted = name.toUpperCase() === 'PRODUCT' ? 'CATALOG_PRODUCT' : name.toUpperCase()
  return (Object.keys(sources) as Entity[]).find((entity) => entity === wanted)
}

/** The attributes of an entity with the requested traits; empty for an entity that this shop does not have. */
export async function listAttributes(
  ctx: Context,
  type: AttributeEntityTypeEnum,
  filters: AttributeFilterInput | null | undefined,
): Promise<FoundAttributes> {
  const entity = entityOf(type)
  if (entity === undefined) return { attributes: [], errors: [] }
  const all = await sources[entity](ctx)
  const known = new Set(all.flatMap(({ traits }) => Object.keys(traits)))
  const foreign = Object.entries(filters ?? {}).filter(([name, wanted]) => wanted !== null && !known.has(name))
  if (foreign.length > 0) {
    const ofEntity = entity.toLowerCase()
    const errors = foreign.map(([name]) => ({
      type: 'FILTER_NOT_FOUND' as const,
      message: `Cannot filter by "${name}" as that field does not belong to "${ofEntity}".`,
    }))
    return { attributes: [], errors }
  }
  return { attributes: all.filter(({ traits }) => hasTraits(traits, filters)), errors: [] }
}

/** The attributes of a form. */
export async function findForm(ctx: Context, formCode: string): Promise<FoundAttributes> {
  if (formCode === '') throw attributeErrors.FORM_CODE_MISSING()
  const attributes = await formAttributes(ctx, formCode)
  if (attributes !== null) return { attributes, errors: [] }
  const message = `Form "${formCode.slice(0, longestName)}" could not be found.`
  return { attributes: [], errors: [{ type: 'ENTITY_NOT_FOUND', message }] }
}

/** Attributes by entity and code, in the order of the request. */
export async function namedAttributes(ctx: Context, named: readonly AttributeInput[]): Promise<FoundAttributes> {
  if (named.length > mostNamed) throw attributeErrors.TOO_MANY_ATTRIBUTES({ maximum: mostNamed })
  const found: FoundAttributes = { attributes: [], errors: [] }
  const ofEntity = new Map<Entity, AttributeView[]>()
  for (const { attribute_code: code, entity_type: type } of named) {
    const refuse = (kind: AttributeMetadataErrorType, message: string) => found.errors.push({ type: kind, message })
    if (!code || !type) {
      refuse('UNDEFINED', missing(code, type))
      continue
    }
    const entity = entityOf(type)
    if (entity === undefined) {
      refuse('ENTITY_NOT_FOUND', `Entity "${type.slice(0, longestName)}" could not be found.`)
      continue
    }
    const all = ofEntity.get(entity) ?? (await sources[entity](ctx))
    ofEntity.set(entity, all)
    const attribute = all.find((one) => one.code === code)
    if (attribute === undefined)
      refuse('ATTRIBUTE_NOT_FOUND', `Attribute code "${code.slice(0, longestName)}" could not be found.`)
    else found.attributes.push(attribute)
  }
  return found
}

function missing(code: string | null | undefined, type: string | null | undefined): string {
  if (code) return `Missing entity_type for the input attribute_code: ${code.slice(0, longestName)}.`
  return type
    ? `Missing attribute_code for the input entity_type: ${type.slice(0, longestName)}.`
    : 'Missing attribute_code/entity_type for the input Empty AttributeInput.'
}
