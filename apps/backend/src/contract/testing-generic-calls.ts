import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql'
import { polishAddress } from '../cart/testing-client.ts'
import { carrierUid, neededData, returnDetails, type DataName } from './testing-belongings.ts'

/** An operation with arguments that are valid as far as the schema can tell, and with the data that they refer to. */
export interface GenericCall {
  name: string
  text: string
  /** The data of a person that the arguments refer to. */
  needs: readonly DataName[]
  variables(data: Readonly<Record<string, unknown>>): Record<string, unknown>
}

type Field = GraphQLField<unknown, unknown>

/** One call for every query and mutation of the schema. */
export function genericCalls(schema: GraphQLSchema): GenericCall[] {
  const [queries, mutations] = [schema.getQueryType(), schema.getMutationType()]
  return [
    ...Object.values(queries?.getFields() ?? {}).map((field) => genericCall('query', field)),
    ...Object.values(mutations?.getFields() ?? {}).map((field) => genericCall('mutation', field)),
  ]
}

function genericCall(kind: 'query' | 'mutation', field: Field): GenericCall {
  const { name } = field
  const args = field.args.filter(
    (arg) => isRequiredArgument(arg) || isInputObjectType(arg.type) || neededData(name, arg.name) !== undefined,
  )
  const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ')
  const passed = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ')
  const needs = new Set<DataName>()
  const build = (data: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(args.map((arg) => [arg.name, valueFor({ operation: name, data, needs }, arg.name, arg.type)]))
  build({})
  return {
    name,
    text: `${kind}${args.length > 0 ? ` (${declared})` : ''} { ${name}${args.length > 0 ? `(${passed})` : ''} ${selection(field.type)} }`,
    needs: [...needs],
    variables: build,
  }
}

interface Filling {
  operation: string
  data: Readonly<Record<string, unknown>>
  needs: Set<DataName>
}

const texts: Readonly<Record<string, unknown>> = {
  bundle_options: [],
  carrier_code: 'dpd',
  carrier_uid: carrierUid,
  city: 'Warszawa',
  code: 'banktransfer',
  country: 'PL',
  country_code: 'PL',
  email: 'nobody.here@example.com',
  customer_email: 'nobody.here@example.com',
  formCode: 'customer_account_create',
  identifiers: ['none'],
  method_code: 'standard',
  network: 'inpost',
  newPassword: 'Nowe-Hasło-7',
  password: 'Wrong-Password-1',
  currentPassword: 'Wrong-Password-1',
  quantity: 1,
  register: false,
  scope: 'checkout',
  sku: 'ROLE-PLENTY',
  skus: ['ROLE-PLENTY'],
  url: '/',
  ...returnDetails,
}

/** Optional arguments without which no call succeeds. */
const expected: ReadonlySet<string> = new Set(['address', ...Object.keys(returnDetails)])

function valueFor(filling: Filling, name: string, type: GraphQLInputType): unknown {
  const needed = neededData(filling.operation, name)
  if (needed !== undefined) {
    filling.needs.add(needed)
    const value = filling.data[needed]
    return isListType(isNonNullType(type) ? type.ofType : type) ? [value] : value
  }
  const bare = isNonNullType(type) ? type.ofType : type
  if (String(bare) === 'CartAddressInput') return polishAddress
  if (Object.hasOwn(texts, name)) return texts[name]
  if (isListType(bare)) return [valueFor(filling, `one of ${name}`, bare.ofType)]
  if (isEnumType(bare)) return bare.getValues()[0]?.name
  if (!isInputObjectType(bare)) return { Int: 1, Float: 1, Boolean: false, ID: 'MQ==' }[bare.name] ?? 'text'
  const fields = Object.values(bare.getFields()).filter(
    (field) =>
      isRequiredInputField(field) ||
      neededData(filling.operation, field.name) !== undefined ||
      expected.has(field.name),
  )
  return Object.fromEntries(fields.map((field) => [field.name, valueFor(filling, field.name, field.type)]))
}

/** Selects the type's name and the lists of errors, so that a refusal within the data is seen. */
function selection(type: GraphQLOutputType): string {
  const named = getNamedType(type)
  if (isLeafType(named)) return ''
  if (!isObjectType(named)) return '{ __typename }'
  const errors = Object.values(named.getFields()).filter(({ name }) => /errors?(V2)?$/i.test(name))
  return `{ __typename ${errors.map((field) => `${field.name} ${errorSelection(field)}`).join(' ')} }`
}

function errorSelection(field: Field): string {
  const named = getNamedType(field.type)
  if (!isObjectType(named) && !isInterfaceType(named)) return ''
  const fields = Object.values(named.getFields())
  const leaves = fields.filter(({ type }) => isLeafType(getNamedType(type))).map(({ name }) => name)
  return `{ ${[...leaves, ...fields.flatMap(({ name }) => (name === 'reason' ? ['reason { code }'] : []))].join(' ')} }`
}
