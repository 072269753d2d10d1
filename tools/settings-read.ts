// Which settings the shop's code reads. A name in a query is not enough: the value has to be taken from the answer.
import fs from 'node:fs'
import path from 'node:path'
import { Kind, parse, type DefinitionNode, type TypeNode } from 'graphql'
import ts from 'typescript'
import { readDocuments } from './documents.ts'

const isShipped = (file: string): boolean => !/\.(test|examples)\.tsx?$|[/.]testing|\.gen\.ts$/.test(file)

const nameOfType = (type: TypeNode): string => (type.kind === Kind.NAMED_TYPE ? type.name.value : nameOfType(type.type))
/** The type of each field, by the name of the field's own type. */
const typesOfFields = new Map(
  parse(fs.readFileSync('schema.graphql', 'utf8')).definitions.flatMap((node) =>
    node.kind === Kind.OBJECT_TYPE_DEFINITION
      ? [[node.name.value, new Map(node.fields?.map(({ name, type }) => [name.value, nameOfType(type)]))] as const]
      : [],
  ),
)
const fieldsOf = (type: string): ReadonlyMap<string, string> => typesOfFields.get(type) ?? new Map<string, string>()

/** The fields of the store's configuration, such as `welcome` and `tracking.gtm_version`, with type and name in the schema. */
export function configFields(): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const [field, type] of fieldsOf('StoreConfig')) {
    if (!type.endsWith('Config')) found.set(field, `StoreConfig.${field}`)
    else for (const name of fieldsOf(type).keys()) found.set(`${field}.${name}`, `${type}.${name}`)
  }
  return found
}

/** The schema's type of each fragment and query, by the name of its TypeScript type. */
const typesOfAnswers = new Map(readDocuments().flatMap(({ document }) => document.definitions.flatMap(typeOfAnswer)))

function typeOfAnswer(node: DefinitionNode): readonly (readonly [string, string])[] {
  if (node.kind === Kind.FRAGMENT_DEFINITION) return [[`${node.name.value}Fragment`, node.typeCondition.name.value]]
  if (node.kind !== Kind.OPERATION_DEFINITION || node.operation !== 'query' || !node.name) return []
  return [[`${node.name.value.replace(/^./, (first) => first.toUpperCase())}Query`, 'Query']]
}

/** The field of the schema that a property in a generated type is, such as `TrackingConfig.gtm_version`. */
function fieldOfProperty(property: ts.Node): string | undefined {
  const names: string[] = []
  let node = property
  for (; !ts.isTypeAliasDeclaration(node); node = node.parent) {
    if (ts.isSourceFile(node)) return undefined
    if (ts.isPropertySignature(node)) names.unshift(node.name.getText())
  }
  const last = names.pop() ?? ''
  const type = names.reduce((of, name) => fieldsOf(of).get(name) ?? '', typesOfAnswers.get(node.name.text) ?? '')
  return type === '' ? undefined : `${type}.${last}`
}

/** The fields of the configuration that these files take from answers, such as `TrackingConfig.gtm_version`. */
export function readFields(
  files: readonly string[],
  options: ts.CompilerOptions,
  probes: ReadonlyMap<string, string> = new Map(),
): ReadonlySet<string> {
  const program = ts.createProgram(files, options, hostWith(options, probes))
  const checker = program.getTypeChecker()
  const wanted = new Set(configFields().values())
  const names = new Set([...wanted].map((field) => field.split('.')[1] ?? ''))
  const found = new Set<string>()
  const note = (value: ts.Node, name: string): void => {
    if (!names.has(name)) return
    const type = checker.getNonNullableType(checker.getTypeAtLocation(value))
    for (const part of type.isUnion() ? type.types : [type])
      for (const property of part.getProperty(name)?.declarations ?? []) {
        const isOfAnswer = property.getSourceFile().fileName.endsWith('/documents.gen.ts')
        const field = isOfAnswer ? fieldOfProperty(property) : undefined
        if (field !== undefined && wanted.has(field)) found.add(field)
      }
  }
  const keysOf = (key: ts.Expression): readonly string[] => {
    if (ts.isStringLiteral(key)) return [key.text]
    const type = checker.getTypeAtLocation(key)
    return (type.isUnion() ? type.types : [type]).flatMap((part) => (part.isStringLiteral() ? [part.value] : []))
  }
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) note(node.expression, node.name.text)
    else if (ts.isElementAccessExpression(node)) {
      for (const name of keysOf(node.argumentExpression)) note(node.expression, name)
    } else if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent))
      note(node.parent, (node.propertyName ?? node.name).getText())
    ts.forEachChild(node, visit)
  }
  for (const file of files) visit(program.getSourceFile(file) as ts.SourceFile)
  return found
}

/** Reads `probes` as if they were files of the storefront. */
function hostWith(options: ts.CompilerOptions, probes: ReadonlyMap<string, string>): ts.CompilerHost {
  const host = ts.createCompilerHost(options)
  const { readFile, fileExists, getSourceFile } = host
  return {
    ...host,
    fileExists: (file) => probes.has(file) || fileExists(file),
    readFile: (file) => probes.get(file) ?? readFile(file),
    getSourceFile(file, target, ...rest) {
      const probe = probes.get(file)
      return probe === undefined ? getSourceFile(file, target, ...rest) : ts.createSourceFile(file, probe, target, true)
    },
  }
}

/** The shipped sources of the storefront, and how they are compiled. */
export function storefrontSources(): { readonly files: string[]; readonly options: ts.CompilerOptions } {
  const folder = path.resolve('apps/storefront')
  const { config } = ts.readConfigFile(path.join(folder, 'tsconfig.json'), (file) => ts.sys.readFile(file)) as {
    config: unknown
  }
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, folder)
  return { files: fileNames.filter((file) => file.includes('/src/') && isShipped(file)), options }
}

const describers = /store\/(settings|setting-directives|describe-\w+)\.ts$/

/** Tells whether the backend reads a setting, other than to describe the store to clients. */
export function backendReads(): (setting: string) => boolean {
  const sources = fs
    .globSync('apps/backend/src/**/*.ts')
    .filter((file) => isShipped(file) && !describers.test(file))
    .map((file) => fs.readFileSync(file, 'utf8'))
  // The path as a key or an argument: `settings['a/b']`, `` settings[`a/${part}`] ``, `settingByStore(db, 'a/b')`.
  const forms = sources.flatMap((source) =>
    [...source.matchAll(/[[(,:]\s*(?:'([\w/]+)'|`((?:[\w/]|\$\{[^}]+\})+)`)(?=\s*[\]),])/g)].map(
      ([, plain, template = '']) => plain ?? template.replaceAll(/\$\{[^}]+\}/g, String.raw`\w+`),
    ),
  )
  const isRead = new RegExp(`^(?:${[...new Set(forms)].filter((form) => /^\w+\//.test(form)).join('|')})$`)
  return (setting) => isRead.test(setting)
}
