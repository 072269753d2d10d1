import { legalHelp, parseLegal, type LegalCommand } from './parse-legal.ts'
import { parsePreviewLink, previewLinkHelp, type PreviewLinkCommand } from './preview-link-command.ts'
import { parseSetup, setupHelp, type SetupCommand } from './setup-command.ts'

/** The commands by which a shop comes from nothing to its opening. */
export type OpeningCommand = LegalCommand | PreviewLinkCommand | SetupCommand

export const openingHelp = `${setupHelp}\n${legalHelp}\n${previewLinkHelp}`

export const openingParsers: readonly [string, (args: string[]) => OpeningCommand][] = [
  ['setup', parseSetup],
  ['legal', parseLegal],
  ['preview-link', parsePreviewLink],
]
