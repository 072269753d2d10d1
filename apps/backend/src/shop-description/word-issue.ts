import type { ZodError } from 'zod'

type Issue = ZodError['issues'][number]

const kinds: Readonly<Record<string, string>> = {
  number: 'must be a number with a point, such as 12.99, and without quotation marks',
  int: 'must be a whole number',
  string: 'must be a text; put numbers and yes or no into quotation marks',
  boolean: 'must be true or false',
  array: 'must be a list',
  tuple: 'must be a list of two numbers, such as [1, 3]',
  object: 'must have parts of its own, each as "name: value" in a line',
  record: 'must have parts of its own, each as "name: value" in a line',
}

/** What is wrong, in words of a person who writes a file. `isMissing`: the file has nothing there. */
export function wordIssue(issue: Issue, isMissing: boolean): string {
  if (isMissing && issue.path.length > 0) return 'is missing'
  switch (issue.code) {
    case 'invalid_type':
      return kinds[issue.expected] ?? issue.message
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum))
    case 'too_big':
      if (issue.origin === 'string') return `must have at most ${issue.maximum} characters`
      return issue.origin === 'array' ? `must have ${issue.maximum} entries` : `must be at most ${issue.maximum}`
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}`
    case 'invalid_union':
      return 'must be a text, a number, true, false or a list of texts'
    case 'invalid_key':
      return issue.issues[0]?.message ?? issue.message
    default:
      return issue.message
  }
}

function tooSmall(origin: string, least: number): string {
  if (origin === 'string') return 'must not be empty'
  if (origin === 'array') return least === 1 ? 'must have at least one entry' : `must have ${least} entries`
  return `must be at least ${least}`
}
