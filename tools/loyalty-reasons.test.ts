import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './processes.ts'

const read = (file: string) => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')) as Record<string, string>
const files = fs.readdirSync(path.join(root, 'apps/backend/messages'))

test('the reasons of points have the same names in the account and in the download of personal data', () => {
  expect(files).toHaveLength(9)
  for (const file of files) {
    const shown = read(`apps/storefront/messages/${file === 'en_US.json' ? 'en-GB.json' : file.replace('_', '-')}`)
    const exported = read(`apps/backend/messages/${file}`)
    for (const reason of ['card', 'correction', 'order', 'return', 'reward'])
      expect(exported[`loyalty.reason.${reason}`], `${file} ${reason}`).toBe(
        shown[`loyalty.reason.${reason.toUpperCase()}`],
      )
  }
})
