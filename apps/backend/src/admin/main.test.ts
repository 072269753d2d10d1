import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { expect, it } from 'vitest'

it('a command ends well when the program that reads its output has ended, as in `admin help | head -1`', async () => {
  const command = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts'), 'help'])
  command.stdout.destroy()
  let complaints = ''
  command.stderr.on('data', (data) => (complaints += String(data)))
  const [code] = await once(command, 'exit')
  expect({ code, complaints }).toEqual({ code: 0, complaints: '' })
})
