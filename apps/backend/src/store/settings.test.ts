import { describe, expect, it } from 'vitest'
import { checkSetting, readSetting, SettingError, settingsFrom } from './settings.ts'

const layer = (values: Record<string, unknown>): ReadonlyMap<string, unknown> => new Map(Object.entries(values))

describe('settings', () => {
  it('have defaults', () => {
    const settings = settingsFrom([])
    expect(settings['catalog/seo/product_url_suffix']).toBe('.html')
    expect(settings['catalog/frontend/grid_per_page']).toBe(60)
  })

  it('AUTH-07 the token lifetime is 3600 seconds by default', () => {
    expect(settingsFrom([])['oauth/access_token_lifetime/customer'] * 3_600).toBe(3_600)
  })

  it('have the value of the narrowest scope that sets them', () => {
    const settings = settingsFrom([
      layer({ 'catalog/frontend/grid_per_page': 30, 'design/head/title_suffix': 'a' }),
      layer({ 'catalog/frontend/grid_per_page': 45 }),
      layer({ 'catalog/frontend/grid_per_page': 90 }),
    ])
    expect(settings['catalog/frontend/grid_per_page']).toBe(90)
    expect(settings['design/head/title_suffix']).toBe('a')
  })

  it.each([
    ['catalog/seo/no_such_thing', 'x', 'Unknown setting "catalog/seo/no_such_thing"'],
    ['toString', 'x', 'Unknown setting "toString"'],
    ['catalog/frontend/grid_per_page', '60', 'Setting "catalog/frontend/grid_per_page" must be a whole number from 0'],
    ['catalog/frontend/grid_per_page', -1, 'Setting "catalog/frontend/grid_per_page" must be a whole number from 0'],
    [
      'general/locale/timezone',
      'Europe/Warszawa',
      'Setting "general/locale/timezone" must be the name of a time zone, such as Europe/Warsaw',
    ],
    ['newsletter/general/active', 1, 'Setting "newsletter/general/active" must be true or false'],
    ['wishlist/general/active', true, `Setting "wishlist/general/active" must be '0' or '1'`],
    ['general/country/allow', ['Poland'], 'Setting "general/country/allow" must be a list of two-letter country codes'],
    [
      'oauth/access_token_lifetime/customer',
      0,
      'Setting "oauth/access_token_lifetime/customer" must be a number above 0',
    ],
  ])('reject %s = %j with the setting’s name', (path, value, message) => {
    expect(() => checkSetting(path, value)).toThrow(message)
  })

  it('a value that was saved before its form was checked stays in force, but is not saved again', () => {
    const path = 'general/store_information/email'
    expect(settingsFrom([layer({ [path]: 'info@' })])[path]).toBe('info@')
    expect(() => checkSetting(path, 'info@')).toThrow(`Setting "${path}" must be an email address, or empty`)
    expect(() => readSetting(path, 'info@')).toThrow(SettingError)
  })

  it('AMB-28 may be a fraction of an hour', () => {
    expect(
      settingsFrom([layer({ 'oauth/access_token_lifetime/customer': 0.5 })])['oauth/access_token_lifetime/customer'],
    ).toBe(0.5)
  })
})
