// Writes all generated files: schema.graphql, table types, resolver types, the storefront's typed operations, their texts, the
// types behind their fragments, the error codes, and docs/roles.md. With --check it writes nothing and fails when a file is out of date.
import fs from 'node:fs'
import path from 'node:path'
import { codegen } from '@graphql-codegen/core'
import * as typescript from '@graphql-codegen/typescript'
import * as typescriptResolvers from '@graphql-codegen/typescript-resolvers'
import {
  buildSchema,
  isInputObjectType,
  lexicographicSortSchema,
  parse,
  printSchema,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql'
import { renderRoles } from '../apps/backend/src/contract/render-roles.ts'
import { readTypeDefs } from '../apps/backend/src/type-defs.ts'
import { readDocuments, renderDocuments, renderDocumentTexts, renderPossibleTypes, scalars } from './documents.ts'
import { renderErrorCodes } from './error-codes.ts'
import { renderTables } from './tables.ts'

const header = '// Made by `npm run codegen`.\n'

async function renderResolvers(schema: DocumentNode): Promise<string> {
  const mappers: Record<string, string> = JSON.parse(fs.readFileSync('apps/backend/mappers.json', 'utf8'))
  const config = {
    useTypeImports: true,
    enumsAsTypes: true,
    scalars,
    contextType: './context.ts#Context',
    mappers: Object.fromEntries(Object.entries(mappers).map(([type, source]) => [type, source])),
    defaultMapper: 'Partial<{T}>',
    makeResolverTypeCallable: true,
    resolversNonOptionalTypename: false,
  }
  return codegen({
    filename: 'resolvers.gen.ts',
    schema,
    documents: [],
    config,
    plugins: [{ typescript: {} }, { resolvers: {} }],
    pluginMap: { typescript, resolvers: typescriptResolvers },
  })
}

/** The input type of each field of the product filter. The storefront needs it to convert URLs to filters. */
function renderFilterTypes(whole: GraphQLSchema): string {
  const input = whole.getType('ProductAttributeFilterInput')
  const fields = isInputObjectType(input) ? Object.values(input.getFields()) : []
  const lines = fields.map(({ name, type }) => `  ${name}: '${String(type)}',\n`)
  return `export const filterTypes: Readonly<Record<string, string>> = {\n${lines.join('')}}\n`
}

const check = process.argv.includes('--check')
let stale = 0

function emit(file: string, text: string): void {
  const old = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : ''
  if (old === text || text === '') return
  if (check) {
    stale++
    console.error(`${file} is out of date: run npm run codegen`)
    return
  }
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, text)
  console.log(`wrote ${file}`)
}

const schema = buildSchema(readTypeDefs())
const printed = printSchema(lexicographicSortSchema(schema))
emit('schema.graphql', `${printed}\n`)
const sorted = lexicographicSortSchema(schema)
const fieldNames = (type: ReturnType<GraphQLSchema['getQueryType']>) => Object.keys(type?.getFields() ?? {})
emit('docs/roles.md', renderRoles(fieldNames(sorted.getQueryType()), fieldNames(sorted.getMutationType())))
emit('apps/backend/src/platform/tables.gen.ts', await renderTables())
emit('apps/backend/src/platform/resolvers.gen.ts', header + (await renderResolvers(parse(printed))))
const documents = readDocuments()
emit(
  'apps/storefront/src/platform/graphql/documents.gen.ts',
  header + (await renderDocuments(parse(printed), documents)),
)
emit(
  'apps/storefront/src/platform/graphql/document-texts.gen.ts',
  header + renderDocumentTexts(parse(printed), documents),
)
emit(
  'apps/storefront/src/platform/graphql/possible-types.gen.ts',
  header + renderPossibleTypes(parse(printed), documents),
)
emit(
  'apps/storefront/src/platform/graphql/filter-types.gen.ts',
  header + renderFilterTypes(lexicographicSortSchema(schema)),
)
emit('apps/storefront/src/platform/graphql/error-codes.gen.ts', header + (await renderErrorCodes()))
process.exitCode = stale > 0 ? 1 : 0
