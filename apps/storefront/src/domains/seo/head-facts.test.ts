import { describe, expect, it } from 'vitest'
import { headFacts, privateRobots, wholeAddress, type HeadInput } from './head-facts.ts'

const seo = {
  robots: 'INDEX, FOLLOW',
  canonical: 'https://shop/cz/divky.html',
  hreflangs: [{ code: 'cs-CZ', url: 'https://shop/cz/divky.html' }],
}
const of = (input: Partial<HeadInput>) =>
  headFacts({ seo, robots: undefined, base: 'https://shop/cz/', path: '/divky.html', isCut: false, ...input })

describe('the head of a page', () => {
  it('SEO-02 takes canonical URL and hreflangs from the SEO data, and omits the default robots value', () => {
    expect(of({})).toEqual({ robots: null, canonical: seo.canonical, hreflangs: seo.hreflangs })
  })
  it('gives a filtered or further page its own canonical URL, without hreflangs', () => {
    expect(of({ isCut: true, path: '/divky/page:2.html' })).toEqual({
      robots: null,
      canonical: 'https://shop/cz/divky/page:2.html',
      hreflangs: [],
    })
  })
  it('SEO-01 hides private pages: robots NONE, no canonical URL, no hreflangs', () => {
    expect(of({ robots: privateRobots })).toEqual({ robots: 'NONE', canonical: null, hreflangs: [] })
  })
  it('lets the page override the SEO data, and the SEO data hide the page', () => {
    expect(of({ robots: 'NOINDEX, NOFOLLOW' }).robots).toBe('NOINDEX, NOFOLLOW')
    expect(of({ seo: { ...seo, robots: 'NOINDEX,FOLLOW' } })).toMatchObject({
      robots: 'NOINDEX,FOLLOW',
      canonical: null,
    })
  })
  it('ROUTE-36 keeps robots ALL if a page sets it', () => {
    expect(of({ robots: 'ALL' }).robots).toBe('ALL')
  })
  it('builds the canonical URL from the path if there is no SEO data', () => {
    expect(of({ seo: null, path: '/contact' }).canonical).toBe('https://shop/cz/contact')
    expect(of({ seo: null, path: '/contact/' }).canonical).toBe('https://shop/cz/contact')
    expect(of({ seo: null, path: '/' }).canonical).toBe('https://shop/cz/')
    expect(of({ seo: null, base: '' }).canonical).toBeNull()
    expect(of({ seo: null, path: null }).canonical).toBeNull()
  })
})

it('names the picture of a link preview by its whole URL', () => {
  expect(wholeAddress('/media/a.jpg', 'https://shop/cz/')).toBe('https://shop/media/a.jpg')
  expect(wholeAddress('https://pictures/a.jpg', 'https://shop/cz/')).toBe('https://pictures/a.jpg')
  expect(wholeAddress('/media/a.jpg', '')).toBe('/media/a.jpg')
})
