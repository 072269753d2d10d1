import { describe, expect, it } from 'vitest'
import { checkNewsletter, isPhoneFilled } from './submit-newsletter.ts'

const wish = { email: 'ada@example.com', wantsSms: false, telephone: '' }

describe('checkNewsletter', () => {
  it('NEWS-01 accepts an email address, with or without a phone number', () => {
    expect(checkNewsletter(wish, 'PL')).toEqual({})
    expect(checkNewsletter({ ...wish, wantsSms: true, telephone: '512 345 678' }, 'PL')).toEqual({})
  })

  it('reports missing and invalid fields', () => {
    expect(checkNewsletter({ ...wish, email: ' ' }, 'PL').email?.defaultMessage).toBe('This is a required field.')
    expect(checkNewsletter({ ...wish, email: 'ada' }, 'PL').email?.id).toBe('validation.email')
    expect(checkNewsletter({ ...wish, wantsSms: true }, 'PL').telephone?.id).toBe('validation.required')
  })

  it('NEWS-03 requires an email sign-up for text messages', () => {
    const { sms } = checkNewsletter({ email: '', wantsSms: true, telephone: '512345678' }, 'PL')
    expect(sms?.defaultMessage).toBe('SMS newsletter signup requires email newsletter signup')
  })

  it('VAL-08 checks the phone number by the rule of the country', () => {
    const wanted = { ...wish, wantsSms: true, telephone: '0912 345 678' }
    expect(checkNewsletter(wanted, 'SK')).toEqual({})
    expect(checkNewsletter(wanted, 'PL').telephone?.defaultMessage).toMatch(/^Please specify a valid phone number/)
    expect(checkNewsletter({ ...wanted, telephone: '+48 512 345 678' }, 'PL')).toEqual({})
    expect(checkNewsletter({ ...wanted, telephone: '51_ ___ ___' }, 'PL').telephone?.id).toMatch(/^validation\.phone/)
  })

  it.each([
    ['512 345 678', true],
    ['51_ ___ ___', true],
    ['', false],
    ['   ', false],
    ['+48 512', false],
    ['abc', false],
  ])('NEWS-04 whether the phone field counts as filled: "%s"', (telephone, filled) => {
    expect(isPhoneFilled(telephone)).toBe(filled)
  })
})
