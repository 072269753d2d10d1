import path from 'node:path'
import { lineAt, namesOf, proseOf } from './prose.ts'
import { wrongName, type WordingRules } from './wording-rules.ts'

export interface Finding {
  file: string
  line: number
  /** The phrase or name as it is written in the table. */
  entry: string
  instead: string
}

/** Every use of a phrase or name that the table advises against. */
export function checkWording(file: string, text: string, rules: WordingRules): Finding[] {
  const finding = (entry: string, line: number): Finding => ({
    file,
    line,
    entry,
    instead: rules.instead.get(entry) ?? '',
  })
  const inFileName = wrongName(path.basename(file), rules)
  return [
    ...(inFileName === undefined ? [] : [finding(inFileName, 1)]),
    ...wrongPhrases(file, text, rules).map(({ entry, line }) => finding(entry, line)),
    ...wrongNames(file, text, rules).map(({ entry, line }) => finding(entry, line)),
  ]
}

function wrongPhrases(file: string, text: string, rules: WordingRules): { entry: string; line: number }[] {
  if (text.search(rules.phrases) === -1) return []
  const prose = proseOf(file, text)
  return [...prose.matchAll(rules.phrases)].map((match) => ({
    entry: match[0].toLowerCase().replaceAll(/[\s*/#]+/g, ' '),
    line: lineAt(text, match.index),
  }))
}

function wrongNames(file: string, text: string, rules: WordingRules): { entry: string; line: number }[] {
  if (wrongName(text, rules) === undefined) return []
  return namesOf(file, text).flatMap(({ name, line }) => {
    const entry = wrongName(name, rules)
    return entry === undefined ? [] : [{ entry, line }]
  })
}
