import {
  askedText,
  questions,
  readAnswer,
  type AnswerFault,
  type AnswerKey,
  type Answers,
  type TypedAnswer,
} from './questions.ts'

/** Another store view: the answers that differ from the first one's. */
export interface MoreAnswers {
  answers: Answers
  /** Whether another company sells there. */
  hasOwnSeller: boolean
}

/** What another country always has for itself: amounts are in its currency. */
const ofCountry: readonly AnswerKey[] = [
  'country',
  'language',
  'currency',
  'timezone',
  'tax',
  'taxname',
  'delivery',
  'free',
]
/** What belongs to a company: all of it is answered, or none. */
const ofSeller: readonly AnswerKey[] = ['company', 'street', 'postcode', 'city', 'vat', 'register']

/** Reads the answers of another store view. What it does not answer is as in the first one. */
export function readMoreAnswers(
  typed: ReadonlyMap<string, TypedAnswer>,
  first: Answers,
  line: number,
): { more: MoreAnswers } | { faults: AnswerFault[] } {
  const known = new Set<string>(questions.map(({ key }) => key).filter((key) => key !== 'staff'))
  const faults: AnswerFault[] = [...typed]
    .filter(([key]) => !known.has(key))
    .map(([key, { line: at }]) => ({ line: at, text: `A further store view has no answer "${key}".` }))
  const hasOwnSeller = ofSeller.some((key) => typed.has(key))
  const answers: Record<AnswerKey, string> = { ...first }
  for (const question of questions) {
    const { key } = question
    const isOwn = typed.has(key) || ofCountry.includes(key) || (hasOwnSeller && ofSeller.includes(key))
    if (!isOwn || key === 'staff' || question.isAsked?.(answers) === false) continue
    const given = typed.get(key)
    const read = readAnswer(question, given?.value ?? '', answers)
    if ('fault' in read)
      faults.push({ line: given?.line ?? line, text: `${key}: ${read.fault}. ${askedText(question, answers)}` })
    else answers[key] = read.answer
  }
  return faults.length > 0 ? { faults } : { more: { answers, hasOwnSeller } }
}
