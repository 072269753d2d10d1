import fs from 'node:fs'
import path from 'node:path'

const guide = fs.readFileSync(path.join(import.meta.dirname, '../../docs/your-shop.md'), 'utf8')
const blocksOf = (language: string): string[] =>
  [...guide.matchAll(/^```(\w*)\n([^]+?)^```$/gm)].flatMap(([, kind, text = '']) => (kind === language ? [text] : []))

/** The guide's answers for its shop, and those for its further store views. */
export const [answersOfGuide = ''] = blocksOf('yaml')
export const furtherOfGuide = blocksOf('').find((block) => block.startsWith('also:')) ?? ''
/** The settings that a further store view of the guide has for its host. */
export const hostOfGuide = blocksOf('').find((block) => block.includes('web/secure/base_url')) ?? ''

/** A command of the guide: its arguments, and the file that keeps its output. */
export interface Command {
  readonly words: readonly string[]
  readonly file?: string | undefined
}

/** The commands of the guide, in its order. */
export const commands: readonly Command[] = blocksOf('sh')
  .flatMap((block) => block.trim().split('\n'))
  .map((line) => {
    const [, rest, file] = /^npm run (?:-s )?admin -- ([^#>]+?)(?: +> (\S+))?(?: +#.*)?$/.exec(line) ?? []
    if (rest === undefined) throw new Error(`The guide has a command that is not followed here: ${line}`)
    return { words: [...rest.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? ''), file }
  })
