// Finds what people read in a file: comments, test titles and documentation, and the names that the file declares.
import path from 'node:path'
import ts from 'typescript'

export interface Name {
  name: string
  line: number
}

const isTypeScript = /\.(?:[cm]?[jt]s|tsx)$/
const testFunctions = new Set(['it', 'test', 'describe'])

/** The text in which everything other than prose is replaced by spaces, so that positions and lines stay the same. */
export function proseOf(file: string, text: string): string {
  if (isTypeScript.test(file)) return keepRanges(text, rangesOfScript(parse(file, text)))
  const extension = path.extname(file)
  if (extension === '.md') return blank(text, /^(`{3,})[\s\S]*?^\1|^ {4}.*$|`[^`\n]*`|\]\([^)]*\)/gm)
  if (extension === '.css') return keepRanges(text, rangesOf(text, /\/\*[\s\S]*?\*\//g))
  if (extension === '.graphql') return keepRanges(text, rangesOf(text, /"{3}[\s\S]*?"{3}|#.*/g))
  return keepRanges(text, rangesOf(text, /^\s*#.*/gm))
}

/** The variables, functions and types that a script declares. Properties are left out, because they may belong to a contract. */
export function namesOf(file: string, text: string): Name[] {
  if (!isTypeScript.test(file)) return []
  const source = parse(file, text)
  const names: Name[] = []
  const visit = (node: ts.Node): void => {
    if (isDeclaration(node) && node.name !== undefined && ts.isIdentifier(node.name))
      names.push({ name: node.name.text, line: lineAt(text, node.name.getStart(source)) })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return names
}

export function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length
}

function isDeclaration(node: ts.Node): node is ts.NamedDeclaration {
  return (
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node)
  )
}

function parse(file: string, text: string): ts.SourceFile {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind)
}

function rangesOfScript(source: ts.SourceFile): ts.TextRange[] {
  const ranges: ts.TextRange[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) ranges.push(...titleOf(node))
    const children = node.getChildren(source)
    if (children.length === 0 && node.kind !== ts.SyntaxKind.JsxText) ranges.push(...commentsAround(source, node))
    for (const child of children) visit(child)
  }
  visit(source)
  return ranges
}

function commentsAround(source: ts.SourceFile, token: ts.Node): readonly ts.TextRange[] {
  return [
    ...(ts.getLeadingCommentRanges(source.text, token.getFullStart()) ?? []),
    ...(ts.getTrailingCommentRanges(source.text, token.getEnd()) ?? []),
  ]
}

/** Matches `it('title')`, `it.each(…)('title')` and the like. */
function titleOf({ expression, arguments: [title] }: ts.CallExpression): ts.TextRange[] {
  let callee: ts.Expression = expression
  while (ts.isCallExpression(callee) || ts.isPropertyAccessExpression(callee) || ts.isTaggedTemplateExpression(callee))
    callee = ts.isTaggedTemplateExpression(callee) ? callee.tag : callee.expression
  const isTest = ts.isIdentifier(callee) && testFunctions.has(callee.text)
  return isTest && title !== undefined && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))
    ? [{ pos: title.getStart(), end: title.getEnd() }]
    : []
}

function rangesOf(text: string, pattern: RegExp): ts.TextRange[] {
  return [...text.matchAll(pattern)].map((match) => ({ pos: match.index, end: match.index + match[0].length }))
}

function keepRanges(text: string, ranges: readonly ts.TextRange[]): string {
  const parts: string[] = []
  let at = 0
  for (const { pos, end } of ranges.toSorted((a, b) => a.pos - b.pos)) {
    if (end <= at) continue
    parts.push(blank(text.slice(at, pos), /[\s\S]+/g), text.slice(Math.max(pos, at), end))
    at = end
  }
  return parts.join('') + blank(text.slice(at), /[\s\S]+/g)
}

function blank(text: string, pattern: RegExp): string {
  return text.replaceAll(pattern, (found) => found.replaceAll(/\S/g, '\u0000'))
}
