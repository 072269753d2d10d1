import { describe, expect, it, test } from 'vitest'
import { parseCommand } from './commands.ts'
import { UsageError } from './usage-error.ts'
import { describeChange } from './import-command.ts'

describe('the command line', () => {
  it('parses an import with its options', () => {
    expect(parseCommand(['import', 'a.csv', '--images', 'pics', '--store', 'eu', '--dry-run'])).toEqual({
      name: 'import',
      file: 'a.csv',
      images: 'pics',
      store: 'eu',
      kind: 'products',
      isDryRun: true,
      isJson: false,
    })
  })

  it('parses a mapping of the merchant’s codes to our store views and websites', () => {
    const options = ['--views', 'default=pl, german=de', '--websites', 'base=pl,abroad=de+eu', '--dates', 'day-first']
    expect(parseCommand(['import', 'a.csv', ...options])).toMatchObject({
      views: { default: 'pl', german: 'de' },
      websites: { base: ['pl'], abroad: ['de', 'eu'] },
      dates: 'day-first',
    })
  })

  it('shows the help without arguments', () => {
    expect(parseCommand([])).toEqual({ name: 'help' })
  })

  it('parses stock with and without a quantity', () => {
    expect(parseCommand(['stock', 'A'])).toEqual({ name: 'stock', sku: 'A', quantity: undefined })
    expect(parseCommand(['stock', 'A', '7'])).toEqual({ name: 'stock', sku: 'A', quantity: 7 })
  })

  it('reads pasted texts as they are seen, but the path of a file as it is', () => {
    const pay = ['order', 'pay', '#1000\u00A0000001\u200B', '--reason', '\u202Apaid\u202C']
    expect(parseCommand(pay)).toEqual({ name: 'order pay', number: '1000000001', reason: 'paid' })
    expect(parseCommand(['coupon', 'off', '\uFEFFHO1'])).toEqual({ name: 'coupon off', code: 'HO1' })
    expect(parseCommand(['import', 'e\u0301.csv'])).toMatchObject({ file: 'e\u0301.csv' })
  })

  it('parses the order commands', () => {
    expect(parseCommand(['order', 'ship', '1000000001', 'JJD1', '--reason', 'in two parcels'])).toEqual({
      name: 'order ship',
      number: '1000000001',
      trackingNumber: 'JJD1',
      reason: 'in two parcels',
    })
    expect(parseCommand(['order', 'refund', '1000000001', '12.5'])).toMatchObject({ amount: 1_250 })
    expect(parseCommand(['order', 'refund', '1000000001'])).toMatchObject({ amount: null })
  })

  it('parses rewrites', () => {
    expect(parseCommand(['rewrite', 'list', 'coat', '--store', 'pl'])).toEqual({
      name: 'rewrite list',
      text: 'coat',
      store: 'pl',
    })
    expect(parseCommand(['rewrite', 'add', 'pl', '/old', '/new.html'])).toMatchObject({
      name: 'rewrite add',
      code: 301,
    })
    expect(parseCommand(['rewrite', 'add', 'pl', '/old', '/new.html', '302'])).toMatchObject({ code: 302 })
    expect(parseCommand(['rewrite', 'remove', 'pl', '/old'])).toEqual({
      name: 'rewrite remove',
      store: 'pl',
      from: '/old',
    })
  })

  it('parses coupons', () => {
    expect(parseCommand(['coupon', 'list'])).toEqual({ name: 'coupon list', text: '' })
    expect(parseCommand(['coupon', 'off', 'TEN'])).toEqual({ name: 'coupon off', code: 'TEN' })
    expect(parseCommand(['coupon', 'add', 'welcome', 'TEN', '--total', '5'])).toEqual({
      name: 'coupon add',
      rule: 'welcome',
      code: 'TEN',
      limitTotal: 5,
      limitPerCustomer: null,
    })
  })

  test.each([
    [['coupon']],
    [['coupon', 'add', 'welcome']],
    [['coupon', 'add', 'welcome', 'TEN', '--each', '0']],
    [['rewrite']],
    [['rewrite', 'add', 'pl', '/old']],
    [['rewrite', 'add', 'pl', '/old', '/new', 'soon']],
    [['rewrite', 'remove', 'pl']],
    [['fly']],
    [['import']],
    [['import', 'a.csv', 'b.csv']],
    [['import', 'a.csv', '--colour', 'red']],
    [['import', 'a.csv', '--kind', 'pets']],
    [['import', 'a.csv', '--views', 'default']],
    [['import', 'a.csv', '--websites', 'base=']],
    [['import', 'a.csv', '--websites', 'base=pl,base=de']],
    [['import', 'a.csv', '--dates', 'backwards']],
    [['stock', 'A', '-1']],
    [['stock', 'A', '1.5']],
    [['stock', 'A', '1e9']],
    [['order', 'show']],
    [['order', 'list', '1']],
    [['order', 'pay']],
    [['order', 'cancel', '1', '2']],
    [['order', 'refund', '1', '1.234']],
    [['order', 'forget', '1']],
    [['sandbox', 'on']],
  ])('rejects %j with a one-line message', (args) => {
    expect(() => parseCommand(args)).toThrow(UsageError)
    expect(() => parseCommand(args)).toThrow(/^[^\n]+$/)
  })
})

test('a diff shows a new entity in one line and a changed one field by field', () => {
  const fields = [{ field: 'quantity', before: null, after: 3 }]
  expect(describeChange({ key: 'A', isNew: true, fields })).toEqual(['+ A'])
  expect(describeChange({ key: 'A', isNew: false, fields })).toEqual(['~ A', '    quantity: nothing → 3'])
})
