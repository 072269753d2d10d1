// The rules of plain English, from the table 'Say / do not say' in docs/glossary.md.

export interface WordingRules {
  /** Matches every phrase of the column 'do not write' as whole words, ignoring case and line breaks. */
  phrases: RegExp
  /** The names of the column 'do not use in names', split into words: `page changes` for `pageChanges`. */
  names: string[]
  /** What to write instead, for each phrase and name. */
  instead: Map<string, string>
}

/** Only entries in backquotes are checked, because the others are right in some places. */
export function readWordingRules(glossary: string): WordingRules {
  const [, table = ''] = glossary.split('## Say / do not say')
  const phrases: string[] = []
  const names: string[] = []
  const instead = new Map<string, string>()
  for (const line of table.split('\n## ')[0]?.split('\n') ?? []) {
    const [, say = '', inText = '', inNames = ''] = line.split('|').map((cell) => cell.trim())
    const wrongNames = quoted(inNames).map((name) => wordsOfName(name).join(' '))
    phrases.push(...quoted(inText))
    names.push(...wrongNames)
    for (const entry of [...quoted(inText), ...wrongNames]) instead.set(entry, say)
  }
  if (phrases.length === 0) throw new Error("docs/glossary.md has no table 'Say / do not say'")
  return { phrases: phrasePattern(phrases), names, instead }
}

/** Splits camelCase and kebab-case: `pageChangesRoute` is `page changes route`. */
export function wordsOfName(name: string): string[] {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '')
}

/** The forbidden name that this name contains as whole words. */
export function wrongName(name: string, { names }: WordingRules): string | undefined {
  const words = ` ${wordsOfName(name).join(' ')} `
  return names.find((wrong) => words.includes(` ${wrong} `))
}

function quoted(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, entry = '']) => entry)
}

function phrasePattern(phrases: readonly string[]): RegExp {
  const gap = String.raw`[\s*/#]+`
  const alternatives = phrases.toSorted((a, b) => b.length - a.length).map((phrase) => phrase.split(' ').join(gap))
  return new RegExp(String.raw`(?<![\w-])(?:${alternatives.join('|')})(?![\w-])`, 'gi')
}
