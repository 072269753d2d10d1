import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testShop, type TestShop } from '../testing/testing.ts'
import { contactCommand, parseContact } from './contact-command.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())

it('staff read messages of the contact form and open their files', async () => {
  const content = Buffer.from(`%PDF-1.7 ${'x'.repeat(200)}`).toString('base64')
  const input = {
    name: 'Ada',
    email: 'ada@example.com',
    comment: 'A hole.',
    order_number: '#12',
    attachments: [{ name: 'invoice.pdf', content }],
  }
  await shop.execute('mutation ($input: ContactUsInput!) { contactUs(input: $input) { status } }', { input })
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'contact-'))
  const run = async (...args: string[]) => {
    const said: string[] = []
    const output = { line: (text: string) => said.push(text), error: (text: string) => said.push(text), progress() {} }
    const exit = await contactCommand(parseContact(args), { database: shop.database, output, folder })
    return `${said.join('\n')} exit ${exit}`
  }
  const listed = await run('list')
  expect(listed).toContain('pl  Ada <ada@example.com>  #12  files: 1')
  const [id = ''] = listed.split(' ')
  expect(await run('show', id, '--save', 'files')).toContain('A hole.')
  expect(fs.readFileSync(path.join(folder, `files/${id}-1-invoice.pdf`)).toString('base64')).toBe(content)
  expect(await run('show', '999')).toBe('There is no message with the number 999. exit 1')
  fs.rmSync(folder, { recursive: true })
})
