import { isMap, isScalar, LineCounter, parseDocument } from 'yaml'
import { noAnswers, questions, readAnswer, type AnswerKey, type Answers } from './questions.ts'

export interface AnswerFault {
  line: number
  text: string
}

/** Reads a file of answers, `key: value` in each line. */
export function readAnswers(text: string): { answers: Answers } | { faults: AnswerFault[] } {
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
  const typed = new Map<string, { value: string; line: number }>()
  for (const { key, value } of document.contents.items) {
    const line = isScalar(key) && key.range ? lines.linePos(key.range[0]).line : 1
    typed.set(String(isScalar(key) ? key.value : key), { value: isScalar(value) ? String(value.value) : '', line })
  }
  return check(typed)
}

function check(
  typed: ReadonlyMap<string, { value: string; line: number }>,
): { answers: Answers } | { faults: AnswerFault[] } {
  const known = new Set<string>(questions.map(({ key }) => key))
  const faults: AnswerFault[] = [...typed]
    .filter(([key]) => !known.has(key))
    .map(([key, { line }]) => ({ line, text: `There is no question "${key}". Known are ${[...known].join(', ')}.` }))
  const answers: Record<AnswerKey, string> = { ...noAnswers }
  for (const question of questions) {
    if (question.isAsked?.(answers) === false) continue
    const given = typed.get(question.key)
    const read = readAnswer(question, given?.value ?? '', answers)
    if ('fault' in read)
      faults.push({ line: given?.line ?? 1, text: `${question.key}: ${read.fault}. ${question.text}` })
    else answers[question.key] = read.answer
  }
  return faults.length > 0 ? { faults: faults.toSorted((one, other) => one.line - other.line) } : { answers }
}
