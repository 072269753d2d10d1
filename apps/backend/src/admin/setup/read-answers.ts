import { isMap, isScalar, isSeq, LineCounter, parseDocument, type YAMLMap } from 'yaml'
import {
  askedText,
  noAnswers,
  questions,
  readAnswer,
  type AnswerFault,
  type AnswerKey,
  type Answers,
  type TypedAnswer,
} from './questions.ts'
import { readMoreAnswers, type MoreAnswers } from './read-more-answers.ts'

/** The answers of the first store view, and of those that `also` adds. */
export interface ShopAnswers {
  answers: Answers
  also: readonly MoreAnswers[]
}

const furtherStores = 'also'

/** Reads a file of answers: `key: value` in each line, and further store views in the list `also`. */
export function readAnswers(text: string): ShopAnswers | { faults: AnswerFault[] } {
  const lines = new LineCounter()
  // Without a schema, an account or a postcode such as 00123 stays a text.
  const document = parseDocument(text, { lineCounter: lines, schema: 'failsafe', prettyErrors: false })
  const [broken] = document.errors
  if (broken !== undefined)
    return {
      faults: [{ line: lines.linePos(broken.pos[0]).line, text: 'This is no YAML: each line is "key: answer".' }],
    }
  if (!isMap(document.contents))
    return { faults: [{ line: 1, text: 'The file has no answers: "key: answer" in each line.' }] }
  const lineOf = (node: unknown): number => (isScalar(node) && node.range ? lines.linePos(node.range[0]).line : 1)
  const typedIn = (map: YAMLMap): Map<string, TypedAnswer> =>
    new Map(
      map.items.map(({ key, value }) => [
        String(isScalar(key) ? key.value : key),
        { value: isScalar(value) ? String(value.value) : '', line: lineOf(key) },
      ]),
    )
  const typed = typedIn(document.contents)
  const place = typed.get(furtherStores)?.line ?? 1
  typed.delete(furtherStores)
  const first = check(typed)
  if ('faults' in first) return first
  const list = document.contents.get(furtherStores)
  if (list === undefined) return { ...first, also: [] }
  if (!isSeq(list))
    return { faults: [{ line: place, text: `"${furtherStores}" must be a list of further store views.` }] }
  const read = list.items.map((item) =>
    isMap(item)
      ? readMoreAnswers(typedIn(item), first.answers, lineOf(item.items[0]?.key))
      : { faults: [{ line: place, text: 'A further store view is answers: "key: answer" in each line.' }] },
  )
  const faults = read.flatMap((one) => ('faults' in one ? one.faults : []))
  return faults.length > 0 ? { faults } : { ...first, also: read.flatMap((one) => ('more' in one ? [one.more] : [])) }
}

function check(typed: ReadonlyMap<string, TypedAnswer>): { answers: Answers } | { faults: AnswerFault[] } {
  const known = new Set<string>(questions.map(({ key }) => key))
  const faults: AnswerFault[] = [...typed]
    .filter(([key]) => !known.has(key))
    .map(([key, { line }]) => ({
      line,
      text: `There is no question "${key}". Known are ${[...known, furtherStores].join(', ')}.`,
    }))
  const answers: Record<AnswerKey, string> = { ...noAnswers }
  for (const question of questions) {
    if (question.isAsked?.(answers) === false) continue
    const given = typed.get(question.key)
    const read = readAnswer(question, given?.value ?? '', answers)
    if ('fault' in read)
      faults.push({ line: given?.line ?? 1, text: `${question.key}: ${read.fault}. ${askedText(question, answers)}` })
    else answers[question.key] = read.answer
  }
  return faults.length > 0 ? { faults: faults.toSorted((one, other) => one.line - other.line) } : { answers }
}
