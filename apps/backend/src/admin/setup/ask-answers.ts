import { stringify } from 'yaml'
import { askedText, noAnswers, questions, readAnswer, type AnswerKey } from './questions.ts'

/** How the questions reach a person: `ask` returns undefined when there are no more answers. */
export interface Conversation {
  ask: (question: string) => Promise<string | undefined>
  say: (text: string) => void
}

/** Asks until every answer is right; returns a file of answers, or undefined if the person stops. */
export async function askAnswers({ ask, say }: Conversation): Promise<string | undefined> {
  const answers: Record<AnswerKey, string> = { ...noAnswers }
  const typed: Record<string, string> = {}
  for (const question of questions) {
    if (question.isAsked?.(answers) === false) continue
    for (;;) {
      const line = await ask(`${askedText(question, answers)} `)
      if (line === undefined) return undefined
      const read = readAnswer(question, line, answers)
      if ('answer' in read) {
        answers[question.key] = read.answer
        typed[question.key] = line.trim()
        break
      }
      say(`This answer ${read.fault}.`.replace(/\.\.$/, '.'))
    }
  }
  return stringify(typed, { defaultStringType: 'QUOTE_SINGLE', defaultKeyType: 'PLAIN' })
}
