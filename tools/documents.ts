// Renders the storefront's GraphQL documents: their types, the constants for operations, and the texts sent by the client.
import fs from 'node:fs'
import { codegen } from '@graphql-codegen/core'
import * as typescriptOperations from '@graphql-codegen/typescript-operations'
import {
  buildASTSchema,
  concatAST,
  isAbstractType,
  Kind,
  parse,
  print,
  separateOperations,
  stripIgnoredCharacters,
  visit,
  type ASTNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type InlineFragmentNode,
} from 'graphql'
import { inlineFragments } from './inline-fragments.ts'

const elements = '@bocian/rules/page-builder/elements.ts#ContentElements'

/** The TypeScript types of the schema's scalars, in resolvers and in documents. */
export const scalars = {
  ID: { input: 'string', output: 'string' },
  ContentElements: { input: elements, output: elements },
}

type Source = { readonly location: string; readonly document: DocumentNode }

export function readDocuments(): readonly Source[] {
  return fs
    .globSync('apps/storefront/src/**/*.graphql')
    .toSorted()
    .map((location) => ({ location, document: parse(fs.readFileSync(location, 'utf8')) }))
}

/** The types of every operation and fragment, and a constant per operation. Throws if a document is invalid. */
export async function renderDocuments(schema: DocumentNode, documents: readonly Source[]): Promise<string> {
  const types = await codegen({
    filename: 'documents.gen.ts',
    schema,
    documents: [...documents],
    config: { useTypeImports: true, enumsAsTypes: true, scalars, dedupeFragments: true, skipTypename: false },
    plugins: [{ operations: {} }],
    pluginMap: { operations: typescriptOperations },
  })
  const constants = documents.flatMap(({ document }) => document.definitions).map(renderConstant)
  return `import type { Operation } from './operation.ts'\n${types}\n${constants.join('')}`
}

function renderConstant(definition: DocumentNode['definitions'][number]): string {
  if (definition.kind !== Kind.OPERATION_DEFINITION || definition.name === undefined) return ''
  const name = definition.name.value
  const typeName = name.charAt(0).toUpperCase() + name.slice(1)
  const type = `${typeName}${definition.operation === 'query' ? 'Query' : 'Mutation'}`
  return `export const ${typeName}Document = '${name}' as Operation<${type}, ${type}Variables>\n`
}

/** The text of each operation with the fragments it uses more than once, by operation name. */
export function renderDocumentTexts(schema: DocumentNode, documents: readonly Source[]): string {
  const lines = operationsOf(buildASTSchema(schema), documents).map(
    ([name, document]) => `  ${name}: ${JSON.stringify(stripIgnoredCharacters(print(sortSelections(document))))},\n`,
  )
  return `export const documentTexts: Readonly<Record<string, string>> = {\n${lines.join('')}}\n`
}

/** The types that implement each interface and union that a fragment of an operation is on. Without them the cache must guess. */
export function renderPossibleTypes(schema: DocumentNode, documents: readonly Source[]): string {
  const types = buildASTSchema(schema)
  const conditions = new Set<string>()
  const note = ({ typeCondition }: InlineFragmentNode | FragmentDefinitionNode) =>
    void conditions.add(typeCondition?.name.value ?? '')
  for (const [, document] of operationsOf(types, documents))
    visit(document, { InlineFragment: note, FragmentDefinition: note })
  const lines = [...conditions].toSorted().flatMap((name) => {
    const type = types.getType(name)
    if (!isAbstractType(type)) return []
    const possible = types.getPossibleTypes(type).map((one) => `'${one.name}'`)
    return [`  ${name}: [${possible.toSorted().join(', ')}],\n`]
  })
  return `export const possibleTypes: Record<string, string[]> = {\n${lines.join('')}}\n`
}

function operationsOf(types: GraphQLSchema, documents: readonly Source[]): [name: string, document: DocumentNode][] {
  const operations = separateOperations(concatAST(documents.map(({ document }) => document)))
  return Object.entries(operations).map(([name, document]) => [name, inlineFragments(types, document)])
}

/**
 * Sorts selections, arguments and fragments, so that the same query has the same URL whatever the order of its fragments. The
 * root fields of a mutation keep their order, because the server executes them one after another.
 */
export function sortSelections(document: DocumentNode): DocumentNode {
  return visit(document, {
    SelectionSet: {
      leave: (node, _key, parent) => (isMutation(parent) ? node : { ...node, selections: inOrder(node.selections) }),
    },
    Field: { leave: (node) => ({ ...node, arguments: inOrder(node.arguments ?? []) }) },
    Document: { leave: (node) => ({ ...node, definitions: inOrder(node.definitions) }) },
  })
}

const isMutation = (node: ASTNode | readonly ASTNode[] | undefined): boolean =>
  node !== undefined && 'operation' in node && node.operation === 'mutation'

const inOrder = <Node extends ASTNode>(nodes: readonly Node[]): Node[] =>
  nodes
    .map((node) => ({ node, key: `${rank(node)} ${print(node)}` }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ node }) => node)

// The operation must come before its fragments.
const rank = (node: ASTNode): number => (node.kind === Kind.FRAGMENT_DEFINITION ? 1 : 0)
