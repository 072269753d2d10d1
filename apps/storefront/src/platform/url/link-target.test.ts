import { describe, expect, it } from 'vitest'
import { linkRel, linkTarget } from './link-target.ts'

const place = { store: { prefix: '/cz' }, origin: 'https://shop.example' }

describe('linkTarget and linkRel', () => {
  it.each([
    ['https://elsewhere.example/a', undefined, 'tab', 'https://elsewhere.example/a'],
    ['//elsewhere.example/a', undefined, 'tab', '//elsewhere.example/a'],
    ['/cz/divka.html', '_blank', 'tab', '/cz/divka.html'],
    ['https://shop.example/cz/divka.html', '_blank', 'tab', '/cz/divka.html'],
  ])('ROUTE-46 opens %s with target %s in a new tab', (to, target, kind, href) => {
    expect(linkTarget(to, { ...place, target })).toEqual({ kind, href })
  })

  it('ROUTE-46 sets noopener and noreferrer for a new tab', () => {
    expect(linkRel('tab', undefined)).toBe('noreferrer noopener')
    expect(linkRel('app', undefined)).toBeUndefined()
  })

  it('ROUTE-49 keeps nofollow, within the shop and for new tabs', () => {
    expect(linkRel('app', 'nofollow')).toBe('nofollow')
    expect(linkRel('tab', 'nofollow noopener')).toBe('noreferrer noopener nofollow')
  })

  it.each([
    ['/cz/divka.html', '/cz/divka.html'],
    ['/cz/cart', '/cz/cart'],
    ['https://shop.example/cz/divka.html?a=1#b', '/cz/divka.html?a=1#b'],
  ])('ROUTE-47 follows %s inside the application', (to, href) => {
    expect(linkTarget(to, place)).toEqual({ kind: 'app', href })
  })

  it.each(['/media/guide.pdf', '/de/maedchen.html', '/de', '#content', 'mailto:shop@example.com', 'tel:+48123456789'])(
    'loads a document for %s',
    (to) => expect(linkTarget(to, place)).toEqual({ kind: 'document', href: to }),
  )

  it('does not mistake a path that starts like a store prefix for another store', () => {
    expect(linkTarget('/delikatne.html', { ...place, store: { prefix: '' } }).kind).toBe('app')
  })

  it('treats an absolute URL as external if the shop’s origin is unknown', () => {
    expect(linkTarget('https://shop.example/x', { store: { prefix: '' } }).kind).toBe('tab')
  })
})
