import {
  getArgumentValues,
  getNamedType,
  getNullableType,
  getVariableValues,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  OperationTypeNode,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql'
import { platformErrors } from '../errors.ts'
import { costArguments, mostEntries, isPartOfProduct, largestTree, listSize, presence } from './list-sizes.ts'
import { workOf } from './field-work.ts'
import { rootKeys } from './root-fields.ts'
import type { UserError } from '../user-error.ts'

/** The highest possible cost of an operation. */
export interface QueryCost {
  /** The number of resolved objects and fields, with lists at their assumed lengths, plus the extra cost of searches. */
  cost: number
  /** The nesting depth of product lists. The variants and colours of a product do not count. */
  productLists: number
  /** The number of mutations that it executes; 0 for a query. */
  mutations: number
}

type SetCost = Pick<QueryCost, 'cost' | 'productLists'>

const mostProductLists = 2

/** Why an operation of this cost is refused; undefined if it is not. */
export function refusalOf({ cost, productLists }: QueryCost, mostCost: number): UserError | undefined {
  if (productLists > mostProductLists)
    return platformErrors.QUERY_TOO_NESTED({ maximum: mostProductLists, found: productLists })
  if (cost > mostCost) return platformErrors.QUERY_TOO_EXPENSIVE({ maximum: mostCost, found: Math.ceil(cost) })
  return undefined
}

const costPerPoint = 1_000
/** A mutation takes about five times as long as a cheap query, so it costs that much, each time it is in the document. */
const pointsPerMutation = 5

/** The points of a visitor's rate limit that an operation costs in addition to the one for its request. */
export const pointsOf = ({ cost, mutations }: QueryCost): number =>
  Math.floor(cost / costPerPoint) + Math.max(0, mutations * pointsPerMutation - 1)

/** Where in the operation a selection is. */
interface Position {
  /** The page size of the surrounding field, which is the assumed length of its `items`. */
  page: number | undefined
  productLists: number
  /** Whether there is a list between this selection and the surrounding product. */
  isInList: boolean
  /** Whether the product of this selection is part of the surrounding one. */
  isPart: boolean
  /** The number of categories at this level for each category at the top of the tree; 0 outside of a tree. */
  inTree: number
}

type VariableValues = Extract<ReturnType<typeof getVariableValues>, { variableValues: unknown }>['variableValues']

interface Reading {
  schema: GraphQLSchema
  fragments: Map<string, FragmentDefinitionNode>
  variables: VariableValues
  /** The cost of fragments that was already computed, by position. */
  known: Map<string, SetCost>
  /** Whether other variables could lead to another cost. */
  dependsOnVariables: boolean
}

/** The cost of an entry of a list without its fields: a product must be loaded from the database. */
const entryCost = (isProduct: boolean): number => (isProduct ? 4 : 1)

const nothing: SetCost = { cost: 0, productLists: 0 }

/**
 * Computes the cost of a valid operation before it runs: every object and field costs 1, times the lengths of the lists around
 * it. Names, aliases and fragments make no difference. Invalid variables cost nothing, since execution refuses the operation
 * anyway, unless the cost is known already.
 */
export function queryCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  given: Readonly<Record<string, unknown>>,
): QueryCost {
  const known = knownCosts.get(operation)
  if (known?.schema === schema && known.document === document) return known.cost
  const { cost, isFixed } = costOfOperation(schema, document, operation, given)
  if (isFixed) knownCosts.set(operation, { schema, document, cost })
  return cost
}

/** The costs of operations on which their variables have no influence. Documents are kept for as long as clients send them. */
const knownCosts = new WeakMap<
  OperationDefinitionNode,
  { schema: GraphQLSchema; document: DocumentNode; cost: QueryCost }
>()

function costOfOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  given: Readonly<Record<string, unknown>>,
): { cost: QueryCost; isFixed: boolean } {
  const values = getVariableValues(schema, operation.variableDefinitions ?? [], given, { maxErrors: 1 })
  const root = schema.getRootType(operation.operation)
  const definitions = document.definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION)
  const fragments = new Map(definitions.map((fragment) => [fragment.name.value, fragment]))
  const isMutation = operation.operation === OperationTypeNode.MUTATION
  const mutations = isMutation ? rootKeys(operation, (name) => fragments.get(name)).size : 0
  if (values.variableValues === undefined || root == null) return { cost: { ...nothing, mutations }, isFixed: false }
  const reading: Reading = {
    schema,
    fragments,
    variables: values.variableValues,
    known: new Map(),
    dependsOnVariables: false,
  }
  const start = { page: undefined, productLists: 0, isInList: false, isPart: false, inTree: 0 }
  const cost = { ...costOfSet(reading, operation.selectionSet, root, start), mutations }
  return { cost, isFixed: !reading.dependsOnVariables }
}

function costOfSet(reading: Reading, set: SelectionSetNode, type: GraphQLCompositeType, position: Position): SetCost {
  let cost = 0
  let { productLists } = position
  for (const selection of set.selections) {
    const part =
      selection.kind === Kind.FIELD
        ? costOfField(reading, selection, type, position)
        : selection.kind === Kind.INLINE_FRAGMENT
          ? costOfSet(
              reading,
              selection.selectionSet,
              typeNamed(reading, selection.typeCondition?.name.value) ?? type,
              position,
            )
          : costOfFragment(reading, selection.name.value, position)
    cost += part.cost
    productLists = Math.max(productLists, part.productLists)
  }
  return { cost, productLists }
}

/**
 * Computes each fragment only once per position. Otherwise fragments that spread each other twice would take exponential time.
 */
function costOfFragment(reading: Reading, name: string, position: Position): SetCost {
  const fragment = reading.fragments.get(name)
  const type = typeNamed(reading, fragment?.typeCondition.name.value)
  if (fragment === undefined || type === undefined) return nothing
  const key = `${name} ${Object.values(position).join(' ')}`
  const known = reading.known.get(key)
  if (known !== undefined) return known
  const cost = costOfSet(reading, fragment.selectionSet, type, position)
  reading.known.set(key, cost)
  return cost
}

function costOfField(reading: Reading, node: FieldNode, parent: GraphQLCompositeType, position: Position): SetCost {
  const field = fieldOf(reading.schema, parent, node.name.value)
  if (field === undefined) return { cost: 1, productLists: position.productLists }
  const args = argumentsOf(reading, field, node)
  const type = getNamedType(field.type)
  const own = 1 + workOf(field.name, isCompositeType(type), args)
  if (node.selectionSet === undefined || !isCompositeType(type))
    return { cost: own, productLists: position.productLists }
  const isList = isListType(getNullableType(field.type))
  const limit = mostEntries(field.name, args, node)
  const entries = isList ? (limit ?? listSize(parent.name, field.name, position.page)) : presence(field.name)
  const inTree = countInTree(position, type, field.name, entries)
  const isProducts = isProduct(reading.schema, type)
  const isPart = isList && !position.isPart && isPartOfProduct(field.name)
  const isInList = position.isInList || (isList && !isPart)
  const inner = costOfSet(reading, node.selectionSet, type, {
    page: isList ? undefined : limit,
    productLists: position.productLists + (isInList && isProducts ? 1 : 0),
    isInList: isInList && !isProducts,
    isPart: isPart || (position.isPart && !(isInList && isProducts)),
    inTree,
  })
  const times = field.name === 'children' ? inTree / Math.max(1, position.inTree) : entries
  return { cost: own + times * (entryCost(isProducts) + inner.cost), productLists: inner.productLists }
}

/** Every category has one parent, so no level of the tree can have more categories than the whole shop. */
function countInTree(position: Position, type: GraphQLCompositeType, field: string, entries: number): number {
  if (type.name !== 'CategoryTree' && type.name !== 'CategoryInterface') return 0
  if (field !== 'children') return entries
  const before = Math.max(1, position.inTree)
  return Math.max(before, Math.min(before * entries, largestTree))
}

function argumentsOf(reading: Reading, field: GraphQLField<unknown, unknown>, node: FieldNode) {
  reading.dependsOnVariables ||=
    node.arguments?.some(({ name, value }) => costArguments.has(name.value) && holdsVariable(value)) ?? false
  try {
    return getArgumentValues(field, node, reading.variables)
  } catch {
    // Execution will report the invalid argument.
    return {}
  }
}

function holdsVariable(value: ValueNode): boolean {
  if (value.kind === Kind.VARIABLE) return true
  if (value.kind === Kind.LIST) return value.values.some(holdsVariable)
  return value.kind === Kind.OBJECT && value.fields.some((field) => holdsVariable(field.value))
}

function fieldOf(
  schema: GraphQLSchema,
  parent: GraphQLCompositeType,
  name: string,
): GraphQLField<unknown, unknown> | undefined {
  if (name === '__schema') return SchemaMetaFieldDef
  if (name === '__type') return TypeMetaFieldDef
  return isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined
}

function typeNamed({ schema }: Reading, name: string | undefined): GraphQLCompositeType | undefined {
  const type = name === undefined ? undefined : schema.getType(name)
  return isCompositeType(type) ? type : undefined
}

function isProduct(schema: GraphQLSchema, type: GraphQLCompositeType): boolean {
  if (type.name === 'ProductInterface') return true
  const product = schema.getType('ProductInterface')
  return isInterfaceType(product) && isObjectType(type) && schema.isSubType(product, type)
}
