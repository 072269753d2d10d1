import fs from 'node:fs'
import path from 'node:path'

/** The SDL of every domain, joined; the root types are empty so that each domain extends them. */
export function readTypeDefs(): string {
  const files = fs.globSync('*/*.graphql', { cwd: import.meta.dirname }).toSorted()
  const texts = files.map((file) => fs.readFileSync(path.join(import.meta.dirname, file), 'utf8'))
  return ['type Query', 'type Mutation', ...texts].join('\n')
}
