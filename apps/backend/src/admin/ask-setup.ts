import fs from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { askAnswers } from './setup/ask-answers.ts'
import { UsageError } from './usage-error.ts'

const answersFile = 'setup-answers.yaml'

/**
 * Asks the questions of `setup` in the terminal and saves the answers, so that the command can be repeated. Returns the arguments with
 * the file of the answers; other commands, and a setup that has its answers, stay as they are.
 */
export async function withSetupAnswers(
  args: readonly string[],
  folder: string,
  streams: { input: NodeJS.ReadableStream; output: NodeJS.WritableStream },
): Promise<readonly string[]> {
  const isAsked = args[0] === 'setup' && !args.some((arg) => arg === '--answers' || arg.startsWith('--answers='))
  if (!isAsked) return args
  const file = path.join(folder, answersFile)
  if (fs.existsSync(file) && !args.includes('--force'))
    throw new UsageError(`${answersFile} exists: setup --answers ${answersFile} uses it, setup --force asks again.`)
  const terminal = createInterface({ input: streams.input })
  const lines = terminal[Symbol.asyncIterator]()
  const answers = await askAnswers({
    ask: async (question) => {
      streams.output.write(question)
      const { done, value } = await lines.next()
      return done === true ? undefined : value
    },
    say: (text) => void streams.output.write(`${text}\n`),
  })
  terminal.close()
  if (answers === undefined) throw new UsageError('The answers ended early; nothing was written.')
  fs.writeFileSync(file, answers)
  streams.output.write(`The answers are in ${answersFile}.\n`)
  return [...args, '--answers', answersFile]
}
