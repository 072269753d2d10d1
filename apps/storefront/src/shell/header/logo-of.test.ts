import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { storeViews } from '#src/platform/i18n/store-views.ts'
import { logoName, logoOf } from './logo-of.ts'

describe('logoOf', () => {
  it('SHELL-02 has the name of design/header/logo_alt', () => {
    expect(logoName({ logo_alt: 'Stork & Sons' })).toBe('Stork & Sons')
    expect(logoName(null)).toBe('Bocian')
  })

  it('SHELL-02 is 228 by 56 unless configured otherwise', () => {
    expect(logoOf({ code: 'pl', theme: 'bocian' })).toEqual({
      src: expect.stringMatching(/bocian\.svg/) as string,
      width: 228,
      height: 56,
    })
    const settings = { header_logo_src: '/media/logo/own.svg', logo_width: 180, logo_height: 40 }
    expect(logoOf({ code: 'pl', theme: 'bocian' }, settings)).toEqual({
      src: '/media/logo/own.svg',
      width: 180,
      height: 40,
    })
  })

  it('SHELL-02 gives the German store its own logo', () => {
    const german = logoOf({ code: 'de', theme: 'bocian' }).src
    const others = storeViews.filter((store) => store.code !== 'de').map((store) => logoOf(store).src)
    expect(german).toMatch(/bocian-de\.svg/)
    expect(others).not.toContain(german)
  })

  it.each(storeViews.map((store) => [store.code, store] as const))(
    'SHELL-02 has a built-in logo for %s',
    (_code, store) => {
      const file = path.join(import.meta.dirname, 'logos', path.basename(logoOf(store).src.split('?')[0] ?? ''))
      expect(fs.readFileSync(file, 'utf8')).toContain('viewBox="0 0 228 56"')
    },
  )
})
