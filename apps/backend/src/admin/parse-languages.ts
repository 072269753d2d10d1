import { readOptions, UsageError } from './usage-error.ts'

export interface LanguagesCommand {
  name: 'languages'
  /** A language such as `hu`, or a locale such as `hu_HU`, whose missing keys are listed. */
  missing: string | undefined
}

export const languagesHelp = `  languages [--missing LANG]
                        How much of each language is translated; with --missing, the keys that are not`

export function parseLanguages(args: string[]): LanguagesCommand {
  const { values, positionals } = readOptions(args, { missing: { type: 'string' } })
  if (positionals.length > 0) throw new UsageError('languages takes only --missing LANG, such as --missing hu.')
  return { name: 'languages', missing: values.missing }
}
