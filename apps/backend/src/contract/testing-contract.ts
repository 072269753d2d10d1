import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  Kind,
  parse,
  type DefinitionNode,
  type FieldDefinitionNode,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  type GraphQLType,
  type InputValueDefinitionNode,
  type TypeNode,
} from 'graphql'

/**
 * Describes what our schema lacks compared with the given definitions. An output may be stricter, an input looser; an input that
 * we add must not be required, and everything else must be equal.
 */
export function lackingParts(schema: GraphQLSchema, definitions: string): string[] {
  return parse(definitions).definitions.flatMap((definition) => lackingOf(schema, definition))
}

function lackingOf(schema: GraphQLSchema, theirs: DefinitionNode): string[] {
  if (
    theirs.kind !== Kind.OBJECT_TYPE_DEFINITION &&
    theirs.kind !== Kind.INTERFACE_TYPE_DEFINITION &&
    theirs.kind !== Kind.INPUT_OBJECT_TYPE_DEFINITION &&
    theirs.kind !== Kind.ENUM_TYPE_DEFINITION
  )
    return [`${theirs.kind} is no definition of a type`]
  const name = theirs.name.value
  const ours = schema.getType(name)
  if (ours === undefined) return [`${name} is not declared`]
  if (theirs.kind === Kind.ENUM_TYPE_DEFINITION) {
    const values = new Set(isEnumType(ours) ? ours.getValues().map((value) => value.name) : [])
    return (theirs.values ?? [])
      .filter((value) => !values.has(value.name.value))
      .map((value) => `${name} has no value ${value.name.value}`)
  }
  if (theirs.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION) {
    if (!isInputObjectType(ours)) return [`${name} is no input`]
    return inputFaults(name, Object.values(ours.getFields()), theirs.fields ?? [], isRequiredInputField)
  }
  const isSameKind = theirs.kind === Kind.OBJECT_TYPE_DEFINITION ? isObjectType(ours) : isInterfaceType(ours)
  if (!isSameKind || !(isObjectType(ours) || isInterfaceType(ours))) return [`${name} is of another kind`]
  const interfaces = new Set(ours.getInterfaces().map((one) => one.name))
  return [
    ...(theirs.interfaces ?? [])
      .filter((one) => !interfaces.has(one.name.value))
      .map((one) => `${name} does not implement ${one.name.value}`),
    ...(theirs.fields ?? []).flatMap((field) => fieldFaults(name, ours.getFields()[field.name.value], field)),
  ]
}

function fieldFaults(
  type: string,
  ours: GraphQLField<unknown, unknown> | undefined,
  theirs: FieldDefinitionNode,
): string[] {
  const place = `${type}.${theirs.name.value}`
  if (ours === undefined) return [`${place} is not declared`]
  return [
    ...(isAtLeast(ours.type, theirs.type) ? [] : [`${place} is ${String(ours.type)}`]),
    ...inputFaults(place, ours.args, theirs.arguments ?? [], isRequiredArgument),
  ]
}

interface Input {
  name: string
  type: GraphQLInputType
}

function inputFaults<T extends Input>(
  place: string,
  ours: readonly T[],
  theirs: readonly InputValueDefinitionNode[],
  isRequired: (input: T) => boolean,
): string[] {
  const given = new Set(theirs.map((input) => input.name.value))
  return [
    ...theirs.flatMap((input) => {
      const own = ours.find(({ name }) => name === input.name.value)
      if (own === undefined) return [`${place}.${input.name.value} is not declared`]
      return isAtMost(own.type, input.type) ? [] : [`${place}.${own.name} is ${String(own.type)}`]
    }),
    ...ours
      .filter((input) => !given.has(input.name) && isRequired(input))
      .map((input) => `${place}.${input.name} is required`),
  ]
}

/** Whether our type is the same or stricter (non-null where theirs is nullable). */
function isAtLeast(ours: GraphQLType, theirs: TypeNode): boolean {
  if (theirs.kind === Kind.NON_NULL_TYPE) return isNonNullType(ours) && isAtLeast(ours.ofType, theirs.type)
  const own = isNonNullType(ours) ? ours.ofType : ours
  if (theirs.kind === Kind.LIST_TYPE) return isListType(own) && isAtLeast(own.ofType, theirs.type)
  return !isListType(own) && getNamedType(own).name === theirs.name.value
}

/** Whether our type is the same or looser (nullable where theirs is non-null). */
function isAtMost(ours: GraphQLType, theirs: TypeNode): boolean {
  if (isNonNullType(ours)) return theirs.kind === Kind.NON_NULL_TYPE && isAtMost(ours.ofType, theirs.type)
  const wanted = theirs.kind === Kind.NON_NULL_TYPE ? theirs.type : theirs
  if (wanted.kind === Kind.LIST_TYPE) return isListType(ours) && isAtMost(ours.ofType, wanted.type)
  return wanted.kind === Kind.NAMED_TYPE && !isListType(ours) && getNamedType(ours).name === wanted.name.value
}
