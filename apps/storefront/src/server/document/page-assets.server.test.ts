import { expect, test } from 'vitest'
import { assetsOfBuild } from './page-assets.server.ts'

const assets = assetsOfBuild(
  {
    'src/boot/client.tsx': { file: 'assets/client.js' },
    'messages/de-DE.json?part=first': { file: 'assets/de-DE-1.js' },
    'messages/en-GB.json?part=first': { file: 'assets/en-GB-1.js' },
    'messages/de-DE.json?part=purchase': { file: 'assets/de-DE-2.js' },
    'src/platform/i18n/later-messages.ts': { file: 'assets/later.js' },
  },
  new Set(),
)

test.each([
  ['de-DE', '/assets/de-DE-1.js'],
  ['de-AT', '/assets/de-DE-1.js'],
  ['fr-FR', '/assets/en-GB-1.js'],
])('a page in %s preloads the texts of its language, or else the English ones', (locale, file) => {
  expect(assets([], locale).preloads).toContain(file)
})

test('the later parts of the texts come from the same language', () => {
  expect(assets([], 'de-AT', ['purchase']).preloads).toContain('/assets/de-DE-2.js')
})
