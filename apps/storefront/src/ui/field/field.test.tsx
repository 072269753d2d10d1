import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import { loadMessages } from '#src/platform/i18n/messages.ts'
import { Field } from './field.tsx'

beforeAll(async () => {
  await loadMessages('pl-PL')
})

const asterisk = /<label[^>]*>Imię<span[^>]*aria-hidden="true">\*<\/span><\/label>/

it('VAL-30 marks a required field with an asterisk and an optional one in words', () => {
  expect(renderToStaticMarkup(<Field label="Imię" name="a" />)).toMatch(asterisk)
  const optional = renderToStaticMarkup(<Field label="Imię" name="a" isOptional />)
  expect(optional).not.toContain('*')
  expect(optional).toMatch(/<label[^>]*>Imię<span[^>]*> \(opcjonalnie\)<\/span><\/label>/)
  expect(optional).not.toContain('aria-required')
})

it('VAL-30 VAL-31 marks an invalid field and shows its error message', () => {
  const good = renderToStaticMarkup(<Field id="x" label="Imię" name="a" />)
  expect(good).toContain('data-invalid="false"')
  expect(good).not.toContain('aria-invalid')
  const wrong = renderToStaticMarkup(<Field id="x" label="Imię" name="a" error="To pole jest wymagane." />)
  expect(wrong).toContain('data-invalid="true"')
  expect(wrong).toMatch(/<input[^>]*aria-invalid="true"[^>]*aria-describedby="x-error"/)
  expect(wrong).toMatch(/<p[^>]* id="x-error">.*To pole jest wymagane\.<\/span><\/p>/s)
})
