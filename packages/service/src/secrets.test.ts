import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { hideSecrets, secretsOf } from './secrets.ts'

const env = {
  ADYEN_API_KEY: 'AQE-api"key',
  ADYEN_HMAC_KEY: 'aaaaaaaa, bbbbbbbb',
  DATABASE_URL: 'postgres://shop:p%40ssword@db/shop',
  PORT: '3000',
  BASE_URL: 'https://shop.example',
}

describe('secrets of the environment', () => {
  it('are keys, each key of a list, and passwords in URLs', () => {
    const secrets = secretsOf(env)
    for (const secret of ['AQE-api"key', 'aaaaaaaa', 'bbbbbbbb', 'p%40ssword', 'p@ssword'])
      expect(secrets).toContain(secret)
    expect(hideSecrets('at https://shop.example:3000', secrets)).toBe('at https://shop.example:3000')
    expect(hideSecrets('p@ssword, aaaaaaaa', secrets)).toBe('[hidden], [hidden]')
  })

  it('never appear in log lines or fatal errors', () => {
    const folder = JSON.stringify(import.meta.dirname).slice(0, -1)
    const code = `
      import { createLog } from ${folder}/log.ts"
      import { runMain } from ${folder}/plain-failure.ts"
      const { ADYEN_API_KEY: key, DATABASE_URL: url } = process.env
      createLog('test').error({ err: Object.assign(new Error('no ' + key), { input: url }), url }, 'with ' + key)
      await runMain(async () => { throw Object.assign(new Error('cannot open ' + url + ' by ' + key)) })`
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
      env: { ...process.env, ...env },
      encoding: 'utf8',
      cwd: path.dirname(import.meta.dirname),
    })
    expect(stdout).toContain('"msg":"with [hidden]"')
    expect(stderr).toContain('cannot open')
    expect(stdout + stderr).not.toMatch(/AQE-api|p%40ssword|p@ssword/)
  })
})
