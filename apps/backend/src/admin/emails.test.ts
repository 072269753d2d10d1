import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emailNames } from '../email/email.ts'
import { testShop, type TestShop } from '../testing/testing.ts'
import { emailCommand, parseEmails } from './email-command.ts'

const languages = fs.readdirSync(path.join(import.meta.dirname, '../../messages'))

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())

it('the command exports, checks, imports and resets the templates of a folder', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'emails-'))
  const run = async (...args: string[]) => {
    const said: string[] = []
    const output = { line: (text: string) => said.push(text), error: (text: string) => said.push(text), progress() {} }
    const setup = { database: shop.database, output, mediaDir: '', folder }
    const exit = await emailCommand(parseEmails(args), setup)
    return `${said.join('\n')} exit ${exit}`
  }
  expect(await run('export', 'all')).toContain(`${emailNames.length * languages.length} templates are in`)
  expect(await run('export', 'all')).toContain('is not empty. Export into a new folder. exit 1')
  expect(await run('import', 'all')).toContain('0 changed')
  const file = path.join(folder, 'all/de_DE/reset.txt')
  const own = fs.readFileSync(file, 'utf8')

  fs.writeFileSync(file, `${own}\n<img src="https://t.example/p.gif">\n`)
  for (const command of ['check', 'import'])
    expect(await run(command, 'all')).toMatch(/de_DE\/reset.txt:13: <img> cannot be in an email.*exit 1/s)

  fs.writeFileSync(file, `${own}\n<b>Ganz anders</b>\n`)
  expect(await run('import', 'all', '--dry-run')).toContain('+ de_DE/reset.txt\n1 would be changed')
  expect(await run('list')).not.toContain('edited')
  expect(await run('import', 'all')).toContain('+ de_DE/reset.txt\n1 changed')
  expect(await run('list')).toContain('reset  asked for a new password  edited: de_DE')
  await run('preview', 'reset', '--store', 'de', '--out', 'reset.html')
  expect(fs.readFileSync(path.join(folder, 'reset.html'), 'utf8')).toContain('<strong>Ganz anders</strong>')
  expect(await run('reset', 'reset')).toContain('the shop’s own again: de_DE')
  expect(await run('preview', 'reset', '--store', 'de')).not.toContain('Ganz anders')

  fs.writeFileSync(path.join(folder, 'all/de_DE/hello.txt'), own)
  expect(await run('check', 'all')).toContain('de_DE/hello.txt:1: there is no email hello')
  expect(await run('check', 'nothing')).toContain('There are no templates such as')
  fs.rmSync(folder, { recursive: true })
})
