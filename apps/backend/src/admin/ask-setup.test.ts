import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { withSetupAnswers } from './ask-setup.ts'
import { readAnswers } from './setup/read-answers.ts'

let folder: string
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'setup-'))
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

const typed = [
  'Poland',
  'PL',
  'Motyl',
  'Motyl Sp. z o.o.',
  'ul. Polna 1',
  '1',
  '00-001',
  'Warszawa',
  '',
  '',
  'KRS 0000123456',
  'Anna Motyl',
  'anna@motyl.example',
  '',
  '',
  'dpd',
  '12.99',
  '',
  'banktransfer',
  'PL61109010140000071219812874',
  'Anna Motyl',
]

function terminal(lines: readonly string[]) {
  const output = new PassThrough()
  const input = Readable.from(lines.map((line) => `${line}\n`))
  return { streams: { input, output }, shown: () => String(output.read() ?? '') }
}

it('asks again until each answer is right, and keeps the answers in a file', async () => {
  const { streams, shown } = terminal(typed)
  expect(await withSetupAnswers(['setup', '--force'], folder, streams)).toEqual([
    'setup',
    '--force',
    '--answers',
    'setup-answers.yaml',
  ])
  const text = shown()
  expect(text).toContain('This answer must be the code of a country, two capital letters such as PL.')
  expect(text).toContain('This answer is needed.')
  expect(text.match(/Its postcode\?/g)).toHaveLength(2)
  const read = readAnswers(fs.readFileSync(path.join(folder, 'setup-answers.yaml'), 'utf8'))
  expect(read).toMatchObject({
    answers: { country: 'PL', postcode: '00-001', vat: '', register: 'KRS 0000123456', tax: '23', account: typed[19] },
  })
})

it('writes nothing if the answers end early, and does not ask over a file of answers', async () => {
  const early = terminal(typed.slice(0, 5))
  await expect(withSetupAnswers(['setup'], folder, early.streams)).rejects.toThrow('The answers ended early')
  expect(fs.readdirSync(folder)).toEqual([])
  fs.writeFileSync(path.join(folder, 'setup-answers.yaml'), '')
  await expect(withSetupAnswers(['setup'], folder, terminal([]).streams)).rejects.toThrow('setup-answers.yaml exists')
})

it('asks nothing for other commands and for a setup with answers', async () => {
  for (const args of [['ready'], ['setup', '--answers', 'a.yaml'], ['setup', '--answers=a.yaml']])
    expect(await withSetupAnswers(args, folder, terminal([]).streams)).toEqual(args)
})

it('asks for language, currency, time zone and tax where it does not know them, and names what it would take', async () => {
  const croatian = [
    'HR',
    '',
    '',
    'Zagreb',
    '',
    'Leptir',
    'Leptir d.o.o.',
    'Ilica 1',
    '10000',
    'Zagreb',
    '',
    'OIB 1',
    'Ana',
  ]
  const more = ['ana@leptir.example', '', '', '25', 'PDV', '', '5', '', 'banktransfer', 'HR1210010051863000160', 'Ana']
  const { streams, shown } = terminal([...croatian, ...more])
  await withSetupAnswers(['setup'], folder, streams)
  const text = shown()
  expect(text).toContain('In which language, as a code of two letters? (empty for hr)')
  expect(text).toContain('In which currency? (empty for EUR)')
  expect(text).toContain('In which time zone? (empty for Europe/Zagreb)')
  expect(text).toContain('This answer must be a time zone such as Europe/Zagreb.')
  // A rate that is not known is not guessed.
  expect(text).toContain('(0 without the tax) This answer is needed.')
  const read = readAnswers(fs.readFileSync(path.join(folder, 'setup-answers.yaml'), 'utf8'))
  expect(read).toMatchObject({
    answers: { language: 'hr', currency: 'EUR', timezone: 'Europe/Zagreb', tax: '25', taxname: 'PDV' },
  })
})

it('does not ask for the postcode of a country without postcodes, nor for the zone of the known ones', async () => {
  const { streams, shown } = terminal(['AE', 'en', '', '', 'Sky', 'Sky LLC', 'Street 1', 'Dubai'])
  await expect(withSetupAnswers(['setup'], folder, streams)).rejects.toThrow('The answers ended early')
  expect(shown()).toMatch(/Its town\? Its VAT number\?/)
})
