import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { print, visit, type ASTNode, type DocumentNode } from 'graphql'
import type { Plugin } from 'vite'

const imported = /^import \{([^}]*)\} from '[^']*\/documents\.gen\.ts'/gm
const line = /^export const (\w+) = (\{.*\}) as unknown as .*$/gm

/**
 * Ships GraphQL documents as their text, a fifth of the bytes of their syntax trees, all beside the client that sends them;
 * elsewhere a document is its name, so that no page carries questions before it asks one. Fields stand in alphabetical order,
 * so that a question has one address however its fragments came together.
 */
export function compactDocumentsPlugin(): Plugin {
  return {
    name: 'bocian-compact-documents',
    enforce: 'pre',
    async transform(code, id) {
      if (id.endsWith('/graphql/document-texts.ts')) {
        const texts = readDocuments(await readFile(join(dirname(id), 'documents.gen.ts'), 'utf8'))
        return { code: code.replace('= {}', `= ${JSON.stringify(texts)}`), map: null }
      }
      if (!/\.tsx?$/.test(id) || !code.includes('/documents.gen.ts')) return null
      return { code: code.replaceAll(imported, (_import, names: string) => namesAlone(names)), map: null }
    },
  }
}

/** Types vanish when the module is compiled; a document is its name. */
function namesAlone(imports: string): string {
  return imports
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => `const ${name} = ${JSON.stringify(name)}`)
    .join(';')
}

function readDocuments(code: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...code.matchAll(line)].map(([, name = '', tree = '{}']) => [
      name,
      print(sorted(JSON.parse(tree) as DocumentNode)).replaceAll(/\s+/g, ' '),
    ]),
  )
}

/** The same document with each selection, argument list and fragment in alphabetical order; steps of a mutation keep theirs. */
export function sorted(document: DocumentNode): DocumentNode {
  return visit(document, {
    SelectionSet: {
      leave: (node, _key, parent) => (isMutation(parent) ? node : { ...node, selections: inOrder(node.selections) }),
    },
    Field: { leave: (node) => ({ ...node, arguments: inOrder(node.arguments ?? []) }) },
    Document: {
      leave: (node) => ({ ...node, definitions: inOrder(node.definitions) }),
    },
  })
}

// What a mutation asks for is done one after another (GraphQL specification 6.2.2).
const isMutation = (node: ASTNode | readonly ASTNode[] | undefined): boolean =>
  node !== undefined && 'operation' in node && node.operation === 'mutation'

const inOrder = <Node extends ASTNode>(nodes: readonly Node[]): Node[] =>
  nodes
    .map((node) => ({ node, key: `${rank(node)} ${print(node)}` }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ node }) => node)

// The operation stays before its fragments.
const rank = (node: ASTNode): number => (node.kind === 'FragmentDefinition' ? 1 : 0)
