import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from './processes.ts'

const documents = ['*.md', 'docs/**/*.md', 'bench/*.md'].flatMap((pattern) => fs.globSync(pattern, { cwd: root }))
/** Matches paths in backquotes, which start at the repository's root, and targets of relative links. */
const named = /`((?:apps|packages|tools|e2e|docs|bench)\/[\w./-]+\.[a-z]{2,4})`|\]\(((?!https?:|mailto:|#)[^)\s#]+)/g

it('docs name only files that exist', () => {
  expect(documents.length).toBeGreaterThan(40)
  const missing = documents.flatMap((file) =>
    [...fs.readFileSync(path.join(root, file), 'utf8').matchAll(named)].flatMap(([, place, link]) => {
      const target = place ?? path.join(path.dirname(file), link ?? '')
      return fs.existsSync(path.join(root, target)) ? [] : [`${file}: ${place ?? link}`]
    }),
  )
  expect(missing).toEqual([])
})
