import { message } from './messages.ts'

export type ErrorCategory =
  | 'graphql-input'
  | 'graphql-no-such-entity'
  | 'graphql-authentication'
  | 'graphql-authorization'
  | 'graphql-already-exists'
  | 'graphql-too-many-requests'

export type ErrorParameters = Readonly<Record<string, string | number | readonly string[]>>

/** The error as data for clients: in the extensions of GraphQL errors and in the error lists of mutations. */
export interface ErrorReason {
  code: string
  parameters: ErrorParameters
}

/** An expected error that the caller may see: Magento's category and message, and our own code with parameters. */
export class UserError extends Error {
  readonly category: ErrorCategory
  readonly code: string
  readonly parameters: ErrorParameters
  /** The name of the error's table entry. It equals the code, unless several entries share one code. */
  readonly kind: string

  constructor(category: ErrorCategory, text: string, reason: ErrorReason, kind = reason.code) {
    super(text)
    this.name = 'UserError'
    this.category = category
    this.code = reason.code
    this.parameters = reason.parameters
    this.kind = kind
  }

  /** Converts the error to plain data, because GraphQL throws an Error object that a resolver returns. */
  get reason(): ErrorReason {
    return { code: this.code, parameters: this.parameters }
  }

  get extensions(): Record<string, unknown> {
    const hasParameters = Object.keys(this.parameters).length > 0
    return { category: this.category, code: this.code, ...(hasParameters ? { parameters: this.parameters } : {}) }
  }
}

/** A parameter of type `string` comes from the caller and is shortened. A `text` is the shop's own and is not. */
type ParameterType = 'string' | 'text' | 'number' | 'string[]'
type ParameterTypes = Readonly<Record<string, ParameterType>>
type ValueOf<Type> = Type extends 'number' ? number : Type extends 'string[]' ? readonly string[] : string
type Given<Entry> = Entry extends readonly [unknown, unknown, infer Types extends ParameterTypes, ...unknown[]]
  ? keyof Types extends never
    ? []
    : [parameters: { readonly [Name in keyof Types]: ValueOf<Types[Name]> }]
  : []

/** `{name}` in the sentence is replaced by a parameter. The code is the entry's name unless it shares another entry's code. */
type ErrorEntry = readonly [category: ErrorCategory, sentence: string, parameters?: ParameterTypes, code?: string]

/** What is fixed about an error, for code generation and tests. */
export interface ErrorFacts {
  readonly code: string
  readonly sentence: string
  readonly types: ParameterTypes
}

type Locale = { readonly locale: string }
type Table = Readonly<Record<string, ErrorEntry>>
type Errors<Entries extends Table> = {
  readonly [Name in keyof Entries]: ((...given: Given<Entries[Name]>) => UserError) & ErrorFacts
}
type LocalErrors<Entries extends Table> = {
  readonly [Name in keyof Entries]: ((store: Locale, ...given: Given<Entries[Name]>) => UserError) & ErrorFacts
}

/** Defines the errors of a domain by code: `throw cartErrors.CART_TOO_MANY_COUPONS({ maximum })`. */
export function defineErrors<const Entries extends Table>(table: Entries): Errors<Entries> {
  return eachEntry(table, (kind, entry) => (given?: ErrorParameters) => makeError(kind, entry, entry[1], given))
}

/** Like `defineErrors`, but with messages in the language of the store view: the sentence is the id of a text. */
export function defineLocalErrors<const Entries extends Table>(table: Entries): LocalErrors<Entries> {
  return eachEntry(table, (kind, entry) => ({ locale }: Locale, given?: ErrorParameters) => {
    return makeError(kind, entry, message(locale, entry[1]), given)
  })
}

function eachEntry<Result>(table: Table, makerOf: (kind: string, entry: ErrorEntry) => object): Result {
  const makers = Object.entries(table).map(([kind, entry]) => {
    const [, sentence, types = {}, code = kind] = entry
    return [kind, Object.assign(makerOf(kind, entry), { code, sentence, types })]
  })
  return Object.fromEntries(makers) as Result
}

function makeError(kind: string, entry: ErrorEntry, sentence: string, given: ErrorParameters = {}): UserError {
  const [category, , types = {}, code = kind] = entry
  const shown = ([name, value]: [string, ErrorParameters[string]]) => [
    name,
    types[name] === 'text' ? value : shorten(value),
  ]
  const parameters = Object.fromEntries(Object.entries(given).map(shown))
  return new UserError(category, fill(sentence, parameters), { code, parameters }, kind)
}

const longestShown = 64

/** Keeps error messages short, whatever the caller has sent. */
function shorten(value: ErrorParameters[string]): ErrorParameters[string] {
  if (typeof value === 'number') return value
  return typeof value === 'string' ? value.slice(0, longestShown) : value.map((text) => text.slice(0, longestShown))
}

function fill(sentence: string, parameters: ErrorParameters): string {
  return sentence.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = parameters[name] ?? placeholder
    return typeof value === 'object' ? value.join(', ') : String(value)
  })
}
