import { expect, it } from 'vitest'
import { reportUnreadable } from './report-unreadable.ts'

it('CMS-01 reports an unreadable element once per text and store view', () => {
  const lines: object[] = []
  const services = { contentLog: { warn: (fields: object) => lines.push(fields) } }
  const store = { code: 'pl' } as Parameters<typeof reportUnreadable>[0]['store']
  const report = (where: string, types: string[], view = store) =>
    reportUnreadable({ services, store: view }, where, types)
  report('page a', ['map', 'vendor_thing'])
  report('page a', ['map'])
  report('page b', [])
  report('page b', ['map'])
  report('page a', ['map'], { ...store, code: 'cz' })
  expect(lines).toEqual(
    [
      ['pl', 'page a', 'map'],
      ['pl', 'page a', 'vendor_thing'],
      ['pl', 'page b', 'map'],
      ['cz', 'page a', 'map'],
    ].map(([code, content, type]) => ({ code: 'CONTENT_UNREADABLE', store: code, content, type })),
  )
})
