import {
  Kind,
  parse,
  print,
  type DefinitionNode,
  type DocumentNode,
  type FieldDefinitionNode,
  type InterfaceTypeExtensionNode,
  type ObjectTypeExtensionNode,
} from 'graphql'
import type { Plugin } from '@bocian/plugin'

/** The types of the shop to which plugins may add fields. */
const extensible: ReadonlySet<string> = new Set(['Query', 'StoreConfig', 'ProductInterface'])

const typeOfSetting = { flag: 'Boolean', text: 'String', count: 'Int', texts: '[String!]' } as const

/** The fields of every type by its name. */
type Known = ReadonlyMap<string, ReadonlySet<string>>

/** What plugins add to the shop's types, or why they cannot. */
export interface AddedTypes {
  /** In the schema language; every type of product has the fields that are added to `ProductInterface`. */
  text: string
  faults: string[]
}

/** Checks that a plugin only adds, under names that begin with its own, and that nothing it adds is there already. */
export function addedTypes(shop: string, plugin: Plugin): AddedTypes {
  const base = parse(shop)
  const known = fieldsIn(base)
  let added: DocumentNode
  try {
    added = parse(`${plugin.graphql?.types.trim() || 'type Query'}\n${publicSettings(plugin)}`)
  } catch (error) {
    return { text: '', faults: [`graphql.types: ${error instanceof Error ? error.message : String(error)}`] }
  }
  const definitions = added.definitions.filter((node) => !isPlaceholder(node))
  const faults = [
    ...definitions.flatMap((node) => faultsOf(node, known, plugin.name)),
    ...resolverFaults(plugin, definitions),
  ]
  if (faults.length > 0) return { text: '', faults }
  const products = typesOfProducts(base)
  return { text: definitions.flatMap((node) => textsOf(node, products)).join('\n'), faults }
}

/** The text that stands for no types at all. */
const isPlaceholder = (node: DefinitionNode): boolean =>
  node.kind === Kind.OBJECT_TYPE_DEFINITION && node.name.value === 'Query' && node.fields?.length === 0

function publicSettings({ name, settings = {} }: Plugin): string {
  const fields = Object.entries(settings).flatMap(([key, { type, isPublic }]) =>
    isPublic === true ? [`  "The setting plugins/${name}/${key}."\n  ${name}_${key}: ${typeOfSetting[type]}`] : [],
  )
  return fields.length === 0 ? '' : `extend type StoreConfig {\n${fields.join('\n')}\n}`
}

type Extension = ObjectTypeExtensionNode | InterfaceTypeExtensionNode
const isExtension = (node: DefinitionNode): node is Extension =>
  node.kind === Kind.OBJECT_TYPE_EXTENSION || node.kind === Kind.INTERFACE_TYPE_EXTENSION

function faultsOf(node: DefinitionNode, known: Known, name: string): string[] {
  if (isExtension(node)) return extensionFaults(node, known, name)
  const isOwnType =
    node.kind === Kind.OBJECT_TYPE_DEFINITION ||
    node.kind === Kind.ENUM_TYPE_DEFINITION ||
    node.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION
  if (!isOwnType) return ['defines more than types, enums and inputs, and extends more than types and interfaces']
  const type = node.name.value
  if (known.has(type)) return [`defines the type ${type}, which the shop has`]
  const start = typeName(name)
  return type.startsWith(start) ? [] : [`the type ${type} must have a name that begins with ${start}`]
}

function extensionFaults(node: Extension, known: Known, name: string): string[] {
  const type = node.name.value
  if (!extensible.has(type)) return [`extends ${type}; plugins can extend ${[...extensible].join(', ')}`]
  return (node.fields ?? []).flatMap(({ name: { value: field } }) => {
    if (known.get(type)?.has(field) === true) return [`redefines ${type}.${field}, which the shop has`]
    return field === name || field.startsWith(`${name}_`)
      ? []
      : [`the field ${type}.${field} must have a name that begins with ${name}`]
  })
}

/** A plugin resolves its own fields only. */
function resolverFaults({ graphql }: Plugin, definitions: readonly DefinitionNode[]): string[] {
  const own = fieldsIn({ kind: Kind.DOCUMENT, definitions })
  return Object.entries(graphql?.resolvers ?? {}).flatMap(([type, fields]) =>
    Object.keys(fields).flatMap((field) =>
      own.get(type)?.has(field) === true ? [] : [`resolves ${type}.${field}, which it does not define`],
    ),
  )
}

/** `pay_later` → `PayLater`. */
const typeName = (name: string): string =>
  name.replaceAll(/(?:^|_)([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase())

function fieldsIn({ definitions }: Pick<DocumentNode, 'definitions' | 'kind'>): Known {
  const known = new Map<string, Set<string>>()
  for (const node of definitions) {
    if (!('name' in node) || node.name === undefined) continue
    const fields = known.get(node.name.value) ?? new Set<string>()
    if ('fields' in node) for (const field of node.fields ?? []) fields.add(field.name.value)
    known.set(node.name.value, fields)
  }
  return known
}

/** The types and interfaces that have all fields of `ProductInterface`. */
const typesOfProducts = ({ definitions }: DocumentNode): readonly string[] =>
  definitions.flatMap((node) =>
    (node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.INTERFACE_TYPE_DEFINITION) &&
    node.interfaces?.some(({ name }) => name.value === 'ProductInterface') === true
      ? [`${node.kind === Kind.OBJECT_TYPE_DEFINITION ? 'type' : 'interface'} ${node.name.value}`]
      : [],
  )

function textsOf(node: DefinitionNode, products: readonly string[]): string[] {
  if (!isExtension(node)) return [print(node)]
  const fields = (node.fields ?? []).map((field: FieldDefinitionNode) => print(field)).join('\n')
  const places =
    node.name.value === 'ProductInterface' ? ['interface ProductInterface', ...products] : [`type ${node.name.value}`]
  return places.map((place) => `extend ${place} {\n${fields}\n}`)
}
