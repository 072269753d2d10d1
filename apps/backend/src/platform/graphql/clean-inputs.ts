import {
  defaultFieldResolver,
  getNamedType,
  GraphQLString,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql'
import { cleanText } from '@bocian/rules/clean-text.ts'

type Clean = (value: unknown) => unknown
type Inputs = readonly { readonly name: string; readonly type: GraphQLInputType }[]

/** Inputs that stay as they are: passwords, and what other services have signed. */
const untouched: ReadonlySet<string> = new Set([
  'password',
  'currentPassword',
  'newPassword',
  'response',
  'session_result',
  'redirect_result',
  'paypal_payload',
  'payment_method_nonce',
  'device_data',
])

/**
 * Wraps every field that takes texts, so that its resolver gets them clean: what a person sees, and nothing invisible. So no
 * resolver has to remove marks, control characters or other forms of a letter.
 */
export function cleanInputs(schema: GraphQLSchema): GraphQLSchema {
  const known = new Map<string, Clean | undefined>()
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue
    for (const field of Object.values(type.getFields())) {
      const clean = cleanerOfFields(field.args, known)
      if (clean === undefined) continue
      const { resolve = defaultFieldResolver } = field
      field.resolve = (root, args, context, info) => resolve(root, clean(args), context, info)
    }
  }
  return schema
}

/** Cleans the texts of an object; undefined if it can hold none. Returns the same object if nothing changes. */
function cleanerOfFields(inputs: Inputs, known: Map<string, Clean | undefined>): Clean | undefined {
  const cleaners = inputs.flatMap(({ name, type }) => {
    const clean = untouched.has(name) ? undefined : cleanerOf(type, known)
    return clean === undefined ? [] : [{ name, clean }]
  })
  if (cleaners.length === 0) return undefined
  return (value) => {
    if (typeof value !== 'object' || value === null) return value
    const given = value as Readonly<Record<string, unknown>>
    let copy: Record<string, unknown> | undefined
    for (const { name, clean } of cleaners) {
      const text = given[name]
      const cleaned = text == null ? text : clean(text)
      if (cleaned !== text) (copy ??= { ...given })[name] = cleaned
    }
    return copy ?? given
  }
}

function cleanerOf(type: GraphQLInputType, known: Map<string, Clean | undefined>): Clean | undefined {
  if (isNonNullType(type)) return cleanerOf(type.ofType, known)
  if (isListType(type)) return cleanerOfList(cleanerOf(type.ofType, known))
  const named = getNamedType(type)
  if (named === GraphQLString) return (value) => (typeof value === 'string' ? cleanText(value) : value)
  if (!isInputObjectType(named)) return undefined
  if (!known.has(named.name)) {
    // An input that contains itself finds this one.
    known.set(named.name, (value) => known.get(named.name)?.(value))
    known.set(named.name, cleanerOfFields(Object.values(named.getFields()), known))
  }
  return known.get(named.name)
}

function cleanerOfList(clean: Clean | undefined): Clean | undefined {
  if (clean === undefined) return undefined
  return (value) => {
    if (!Array.isArray(value)) return value
    const cleaned = value.map(clean)
    return cleaned.some((item, index) => item !== value[index]) ? cleaned : value
  }
}
