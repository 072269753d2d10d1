import { describe, expect, it } from 'vitest'
import { logoName, logoOf } from './logo-of.ts'

describe('logoOf', () => {
  it('SHELL-02 has the name of design/header/logo_alt, or that of the store view', () => {
    expect(logoName({ name: 'Polska' }, { logo_alt: 'Stork & Sons' })).toBe('Stork & Sons')
    expect(logoName({ name: 'Polska' }, null)).toBe('Polska')
  })

  it('SHELL-02 is 228 by 56 unless configured otherwise', () => {
    const settings = { header_logo_src: '/media/logo/own.svg' }
    expect(logoOf(settings)).toEqual({ src: '/media/logo/own.svg', width: 228, height: 56 })
    expect(logoOf({ ...settings, logo_width: 180, logo_height: 40 })).toEqual({
      src: '/media/logo/own.svg',
      width: 180,
      height: 40,
    })
  })

  it('is none without a file: the shop shows its name', () => {
    expect([logoOf({ header_logo_src: '' }), logoOf(null)]).toEqual([undefined, undefined])
  })
})
