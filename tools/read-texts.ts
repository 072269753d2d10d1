import ts from 'typescript'
import { languages, type Language } from './language-rules.ts'

/** A text that people read, with its place in the file. */
export interface ReadText {
  readonly language: Language
  readonly text: string
  /** The key of a message, otherwise the line. */
  readonly place: string
}

export function languageOf(name: string): Language | undefined {
  return languages.find((language) => language === name)
}

/** The texts of a message catalogue. Choices of ICU messages count as one text. */
export function textsOfCatalogue(language: Language, json: string): ReadText[] {
  const messages = JSON.parse(json) as Record<string, string>
  return Object.entries(messages).map(([place, text]) => ({ language, text, place }))
}

/** The lines of a page or blog post, without the addresses of its links. */
export function textsOfMarkdown(language: Language, markdown: string): ReadText[] {
  return markdown.split('\n').flatMap((line, index) => {
    const text = line.replaceAll(/\]\([^)]*\)/gu, ']').trim()
    return text === '' || text.startsWith('path:') ? [] : [{ language, text, place: String(index + 1) }]
  })
}

/** The strings of a script in one language, or of those parts that are named after a language: `{ pl: …, de: … }`. */
export function textsOfScript(script: string, language?: Language): ReadText[] {
  const source = ts.createSourceFile('texts.ts', script, ts.ScriptTarget.Latest, true)
  const found: ReadText[] = []
  const visit = (node: ts.Node, current: Language | undefined): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return
    const text = textOf(node)
    if (current !== undefined && text !== undefined) {
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
      found.push({ language: current, text, place: String(line) })
    }
    const named = ts.isPropertyAssignment(node) ? languageOf(node.name.getText(source)) : undefined
    ts.forEachChild(node, (child) => visit(child, named ?? current))
  }
  visit(source, language)
  return found
}

/** The text of a string. What a template fills in is a placeholder. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return node.head.text + node.templateSpans.map(({ literal }) => `{value}${literal.text}`).join('')
}
