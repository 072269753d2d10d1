import {
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  typeFromAST,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql'

type Variables = Readonly<Record<string, unknown>>

/** `Int` fields that may also be a string of digits: Venia sends the value of its region select as HTML has it. */
const textFields: ReadonlySet<string> = new Set(['CustomerAddressRegionInput.region_id'])

/** Converts strings of digits to numbers in the variables of an operation, where clients may send them. */
export function withNumbers(
  schema: GraphQLSchema,
  { variableDefinitions }: OperationDefinitionNode,
  variables: Variables,
): Variables {
  const types = new Map(
    (variableDefinitions ?? []).map(({ variable, type }) => [variable.name.value, typeFromAST(schema, type)]),
  )
  return Object.fromEntries(
    Object.entries(variables).map(([name, value]) => {
      const type = types.get(name)
      return [name, isInputType(type) ? converted(type, value) : value]
    }),
  )
}

function converted(type: GraphQLInputType, value: unknown): unknown {
  if (isNonNullType(type)) return converted(type.ofType, value)
  if (isListType(type) && Array.isArray(value)) return value.map((entry) => converted(type.ofType, entry))
  if (!isInputObjectType(type) || typeof value !== 'object' || value === null) return value
  const fields = type.getFields()
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]: [string, unknown]) => {
      if (textFields.has(`${type.name}.${name}`)) return [name, numberOf(entry)]
      const field = fields[name]
      return [name, field === undefined ? entry : converted(field.type, entry)]
    }),
  )
}

const numberOf = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value
