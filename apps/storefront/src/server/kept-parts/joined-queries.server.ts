import { Kind, parse, print, type DefinitionNode, type FieldNode, type OperationDefinitionNode } from 'graphql'
import type { Answer, Ask } from '#src/platform/application/answer.ts'

/** Two queries as one. The root fields of the second one have other names in it. */
type JoinedQuery = { readonly text: string; readonly renamed: ReadonlyMap<string, string> }

type Question = { readonly text: string; readonly variables: object }
type Waiting = {
  readonly first: Question
  /** Taken by the second query, if it comes in time. */
  second?: { readonly question: Question; readonly answered: (answer: Answer | undefined) => void }
}

const known = new Map<string, JoinedQuery | undefined>()

/** Joins two queries that take the same variables for the same; undefined if that is not possible. Derived from both texts, once. */
export function joinQueries(first: string, second: string): JoinedQuery | undefined {
  const key = `${first}\n${second}`
  if (!known.has(key)) known.set(key, join(parse(first).definitions, parse(second).definitions))
  return known.get(key)
}

function join(first: readonly DefinitionNode[], second: readonly DefinitionNode[]): JoinedQuery | undefined {
  const [one, other] = [first, second].map((all) => all.find((part) => part.kind === Kind.OPERATION_DEFINITION))
  if (!one || !other) return undefined
  const fields = other.selectionSet.selections.filter((field) => field.kind === Kind.FIELD)
  const renamed = new Map(fields.map((field) => [`joined_${nameOf(field)}`, nameOf(field)]))
  const aliased = fields.map((field): FieldNode => ({
    ...field,
    alias: { kind: Kind.NAME, value: `joined_${nameOf(field)}` },
  }))
  const operation: OperationDefinitionNode = {
    ...one,
    variableDefinitions: together(
      [one.variableDefinitions ?? [], other.variableDefinitions ?? []],
      ({ variable }) => variable.name.value,
    ),
    selectionSet: { ...one.selectionSet, selections: [...one.selectionSet.selections, ...aliased] },
  }
  const fragments = together(
    [first, second].map((all) => all.filter((part) => part.kind === Kind.FRAGMENT_DEFINITION)),
    ({ name }) => name.value,
  )
  return { text: [operation, ...fragments].map((part) => print(part)).join('\n'), renamed }
}

const nameOf = ({ alias, name }: FieldNode): string => (alias ?? name).value

/** All of both lists, what they share once. Fragments have the same text wherever they have the same name. */
const together = <T>(lists: readonly (readonly T[])[], keyOf: (one: T) => string): T[] => [
  ...new Map(lists.flat().map((one) => [keyOf(one), one])).values(),
]

/** Sends two queries of a page that are asked in the same turn as one, because a request costs the backend more than most of its fields. */
export class JoinedQueries {
  readonly #waiting = new Map<string, Waiting>()

  /** Asks the first query of a pair, and the second one with it. `key` is the same for both, and different for other pages. */
  first(key: string, ask: Ask): Ask {
    return async (text, variables) => {
      const waiting: Waiting = { first: { text, variables } }
      if (this.#waiting.has(key)) return ask(text, variables)
      this.#waiting.set(key, waiting)
      await Promise.resolve()
      this.#waiting.delete(key)
      return waiting.second ? askBoth(waiting.first, waiting.second, ask) : ask(text, variables)
    }
  }

  /** Asks the second query of a pair, with the first one if that waits for it. */
  second(key: string, ask: Ask): Ask {
    return async (text, variables) => {
      const waiting = this.#waiting.get(key)
      if (!waiting || waiting.second) return ask(text, variables)
      const answer = await new Promise<Answer | undefined>((answered) => {
        waiting.second = { question: { text, variables }, answered }
      })
      return answer ?? ask(text, variables)
    }
  }
}

async function askBoth(
  first: Question,
  { question, answered }: NonNullable<Waiting['second']>,
  ask: Ask,
): Promise<Answer> {
  const joined = joinQueries(first.text, question.text)
  const answer =
    joined && (await ask(joined.text, { ...question.variables, ...first.variables }).catch(() => undefined))
  if (!joined || !answer?.data || answer.error) {
    // Each query decides for itself what of a failure is shown.
    answered(undefined)
    return ask(first.text, first.variables)
  }
  const { extensions } = answer
  const entries = Object.entries(answer.data)
  const others = entries.flatMap(([name, value]) => {
    const original = joined.renamed.get(name)
    return original === undefined ? [] : [[original, value] as const]
  })
  answered({ data: Object.fromEntries(others), extensions })
  return { data: Object.fromEntries(entries.filter(([name]) => !joined.renamed.has(name))), extensions }
}
