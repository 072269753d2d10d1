import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseFile, writeFile } from './file-format.ts'

const awkward = fc.constantFrom(
  '---',
  '\n---\n',
  'true',
  '2026-12-24',
  '# a',
  ' a',
  'a ',
  "'",
  '"',
  ': ',
  '{{',
  '|',
  '\n\n',
  '\r\n',
  '\t',
  '',
)
const text = fc
  .array(fc.oneof(awkward, fc.string({ unit: 'grapheme' })), { maxLength: 6 })
  .map((parts) => parts.join('').replaceAll('\0', ''))

it('any head and any HTML are read as they were written', () => {
  fc.assert(
    fc.property(text, text, fc.array(text, { minLength: 1 }), text, (title, summary, tags, body) => {
      const parts = { head: { title, summary, tags, active: false, position: 7 }, body }
      expect(parseFile(writeFile(parts, 'html'), 'html')).toMatchObject({ parts })
    }),
  )
})

it('line ends of Windows, a byte order mark and a missing last line end change nothing', () => {
  const parts = { head: { title: 'O nas' }, body: '<p>a</p>\n<p>b</p>' }
  const file = writeFile(parts, 'html')
  for (const edited of [file.replaceAll('\n', '\r\n'), `\uFEFF${file}`, file.trimEnd()])
    expect(parseFile(edited, 'html')).toMatchObject({ parts })
})

it.each([
  ['<p>a</p>', 1, 'the file must begin with a head between two lines of ---'],
  ['---\ntitle: a\n<p>a</p>', 1, 'the file must begin with a head between two lines of ---'],
  ['---\ntitle: a\nurl: "b\n---\n<p>a</p>', 4, 'Missing closing "quote'],
  ['---\ntitle: a\ntitle: b\n---\n', 3, 'Map keys must be unique'],
  ['---\n- a\n---\n', 2, 'the head must have keys and values'],
  ['---\ntitle: a\n---\n\0', 1, 'the file is not text'],
])('%j is refused with its line', (file, line, fault) => {
  expect(parseFile(file, 'html')).toEqual({ faults: [{ line, text: expect.stringContaining(fault) }] })
})
