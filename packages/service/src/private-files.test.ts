import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { makePrivate } from './private-files.ts'

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'bocian-private-'))
const data = path.join(root, 'data')
afterAll(() => fs.rmSync(root, { recursive: true, force: true }))

const modeOf = (...names: string[]): string =>
  (fs.statSync(path.join(root, ...names)).mode & 0o7777).toString(8).padStart(4, '0')

function write(mode: number, ...names: string[]): void {
  const file = path.join(root, ...names)
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o755 })
  fs.writeFileSync(file, 'x')
  fs.chmodSync(file, mode)
}

beforeEach(() => {
  fs.rmSync(data, { recursive: true, force: true })
  write(0o666, 'data', 'pg', 'base', '1')
  write(0o644, 'data', 'logs', 'backend.log')
  write(0o644, 'elsewhere')
})

describe('private files', () => {
  it('restricts a folder and everything in it to its owner', () => {
    makePrivate(data)
    expect([modeOf('data'), modeOf('data', 'pg'), modeOf('data', 'pg', 'base')]).toEqual(['0700', '0700', '0700'])
    expect([modeOf('data', 'pg', 'base', '1'), modeOf('data', 'logs', 'backend.log')]).toEqual(['0600', '0600'])
  })

  it('does not follow links out of the folder', () => {
    fs.symlinkSync(path.join(root, 'elsewhere'), path.join(data, 'link'))
    makePrivate(data)
    expect(modeOf('elsewhere')).toBe('0644')
  })

  it('changes only the named entries of a shared folder, and never the mode of a folder like /tmp', () => {
    write(0o644, 'data', 'of-others')
    fs.chmodSync(data, 0o1777)
    makePrivate(data, ['pg', 'missing'])
    expect([modeOf('data'), modeOf('data', 'pg'), modeOf('data', 'of-others')]).toEqual(['1777', '0700', '0644'])
  })

  it('the files that a service writes are private to its owner', () => {
    const code = `
      import { runMain } from ${JSON.stringify(path.join(import.meta.dirname, 'plain-failure.ts'))}
      import fs from 'node:fs'
      await runMain(async () => fs.writeFileSync(process.argv[1], 'x', { mode: 0o666 }))`
    const file = path.join(root, 'written')
    spawnSync(process.execPath, ['--input-type=module', '-e', code, file], { stdio: 'inherit' })
    expect(modeOf('written')).toBe('0600')
  })
})
