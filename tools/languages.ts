// Checks the texts of the shop against the rules of docs/languages.md: messages, emails, documents, and the pages and products of the demo.
import fs from 'node:fs'
import path from 'node:path'
import { checkLanguage, type Language } from './language-rules.ts'
import { root } from './processes.ts'
import { languageOf, textsOfCatalogue, textsOfMarkdown, textsOfScript, type ReadText } from './read-texts.ts'

/** Texts that the shop's specification words in this way. */
const given: ReadonlySet<string> = new Set([
  'You must login or register to add items to your wishlist.',
  'Item successfully added to the "{name}" list.',
  'Search suggestions for: "{query}"',
  "Don't have an account? Register",
  "We'll be back in a few moments.",
  'Logged as',
])

const demo = 'apps/backend/demo'
const patterns = [
  'apps/{storefront,backend}/messages/*.json',
  `${demo}/{pages,blog}/*/*.md`,
  'apps/backend/legal-templates/*/*.md',
  `${demo}/texts/**/*.ts`,
  `${demo}/{contact-blocks,deliveries,company,block-rows}.ts`,
]

for (const file of fs.globSync(patterns, { cwd: root }).toSorted()) {
  for (const { language, text, place } of textsOf(file)) {
    if (given.has(text)) continue
    for (const { found, instead } of checkLanguage(language, text)) {
      console.log(`${file}:${place}: not '${found}' but: ${instead}`)
      process.exitCode = 1
    }
  }
}

function textsOf(file: string): ReadText[] {
  const content = fs.readFileSync(path.join(root, file), 'utf8')
  const language = languageOfFile(file)
  if (file.endsWith('.ts')) return textsOfScript(content, language)
  if (language === undefined) throw new Error(`No language in the name of ${file}`)
  return file.endsWith('.json') ? textsOfCatalogue(language, content) : textsOfMarkdown(language, content)
}

/** Of a catalogue by its name (`pl-PL.json`), of a demo text by its folder. */
function languageOfFile(file: string): Language | undefined {
  const name = file.endsWith('.json') ? path.basename(file).slice(0, 2) : path.basename(path.dirname(file))
  return languageOf(name)
}
