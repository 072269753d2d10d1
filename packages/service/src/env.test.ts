import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { parseEnv, port } from './env.ts'
import { mode, undeclaredSettings } from './mode.ts'

const schema = z.object({
  PORT: port(3000),
  MODE: mode,
  SOME_KEY: z.string().regex(/^\d+$/, 'must be digits').optional(),
  DATABASE_URL: z.url({ protocol: /^postgres$/, message: 'must be a postgres:// address' }).optional(),
})
const faultOf = (env: NodeJS.ProcessEnv): string => {
  try {
    parseEnv(schema, env)
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

describe('the environment', () => {
  it('shows invalid values of harmless settings only', () => {
    expect(faultOf({ PORT: 'abc' })).toContain('PORT: must be a port number (it is "abc")')
    const message = faultOf({ SOME_KEY: 'hunter2', DATABASE_URL: 'mysql://shop:hunter2@db/shop' })
    expect(message).toContain('SOME_KEY: must be digits (its value is not shown)')
    expect(message).toContain('DATABASE_URL: must be a postgres:// address (its value is not shown)')
    expect(message).not.toContain('hunter2')
  })

  it('defaults to production', () => {
    expect(parseEnv(schema, {}).MODE).toBe('production')
    expect(parseEnv(schema, { MODE: '' }).MODE).toBe('production')
    expect(parseEnv(schema, { MODE: 'demo' }).MODE).toBe('demo')
    expect(faultOf({ MODE: 'on' })).toContain('MODE: must be demo or production (it is "on")')
  })

  it('refuses the former setting DEMO and names its replacement MODE', () => {
    expect(faultOf({ DEMO: 'off' })).toContain('DEMO: was replaced by MODE; set MODE=demo or MODE=production')
    expect(faultOf({ DEMO: '' })).toBe('')
  })

  it('names all missing production settings at once', () => {
    const named = (env: NodeJS.ProcessEnv) => undeclaredSettings('production', env).map((line) => line.split(':')[0])
    const declared = { BASE_URL: 'https://shop.example', INTERNAL_SECRET: 'a-long-text-of-our-services' }
    expect(named({})).toEqual(['BASE_URL', 'TRUSTED_PROXIES', 'INTERNAL_SECRET'])
    expect(named({ ...declared, TRUSTED_PROXIES: '' })).toEqual(['TRUSTED_PROXIES'])
    expect(named({ ...declared, TRUSTED_PROXIES: '0' })).toEqual([])
    expect(undeclaredSettings('demo', {})).toEqual([])
  })
})
