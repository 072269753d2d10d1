import { languagesHelp, parseLanguages, type LanguagesCommand } from './parse-languages.ts'
import { legalHelp, parseLegal, type LegalCommand } from './parse-legal.ts'
import { parsePreviewLink, previewLinkHelp, type PreviewLinkCommand } from './preview-link-command.ts'
import { parseSetup, setupHelp, type SetupCommand } from './setup-command.ts'

/** The commands by which a shop comes from nothing to its opening. */
export type OpeningCommand = LanguagesCommand | LegalCommand | PreviewLinkCommand | SetupCommand

export const openingHelp = `${setupHelp}\n${legalHelp}\n${languagesHelp}\n${previewLinkHelp}`

export const openingParsers: readonly [string, (args: string[]) => OpeningCommand][] = [
  ['setup', parseSetup],
  ['legal', parseLegal],
  ['languages', parseLanguages],
  ['preview-link', parsePreviewLink],
]
