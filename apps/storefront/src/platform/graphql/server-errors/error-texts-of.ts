import type { MessageKey, Translate } from '../../i18n/messages.ts'
import type { ServerError } from '../error-codes.gen.ts'

type ErrorCode = ServerError['code']
type ParametersOf<Code extends ErrorCode> =
  Extract<ServerError, { readonly code: Code }> extends { readonly parameters: infer Parameters } ? Parameters : object

/** The text of each error: its key, or a function of the error's parameters. */
export type ErrorTexts = {
  readonly [Code in ErrorCode]: MessageKey | ((t: Translate, parameters: ParametersOf<Code>) => string)
}
