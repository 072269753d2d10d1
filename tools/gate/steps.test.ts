import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../processes.ts'
import { apiSteps } from './steps.ts'

it('the smoke tests name files that exist, because Vitest skips a name that it does not find', () => {
  const smoke = apiSteps('postgres://server').find(({ name }) => name.includes('smoke'))
  expect(smoke?.filters.length).toBeGreaterThan(5)
  expect(smoke?.filters.filter((file) => !fs.existsSync(path.join(root, file)))).toEqual([])
})
