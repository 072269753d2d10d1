import fs from 'node:fs'
import path from 'node:path'

const source = import.meta.dirname

/** The SDL of every domain, joined. The root types are empty here; each domain extends them. */
export function readTypeDefs(): string {
  const files = fs.globSync('**/*.graphql', { cwd: source }).toSorted()
  const texts = files.map((file) => fs.readFileSync(path.join(source, file), 'utf8'))
  return ['type Query', 'type Mutation', ...texts].join('\n')
}
