import { expect, it } from 'vitest'
import { footerSections } from './footer-sections.ts'

it('SHELL-17 splits the footer block at its headings and drops the wrappers around them', () => {
  const html =
    '<div data-content-type="column-group"><div class="a"><h2>Shop &amp; more</h2><ul><li><a href="/girls.html">Girls</a></li></ul></div>' +
    '<div><h3 class="b"><strong>About</strong> us</h3><p>Since 1990.</p><p>Warsaw</p></div></div>'
  expect(footerSections(html)).toEqual({
    intro: '',
    sections: [
      { title: 'Shop &amp; more', html: '<ul><li><a href="/girls.html">Girls</a></li></ul>' },
      { title: 'About us', html: '<p>Since 1990.</p><p>Warsaw</p>' },
    ],
  })
})

it('keeps the content before the first heading, and a block without headings', () => {
  expect(footerSections('<p>Hello</p><h2>Shop</h2><p>x</p>').intro).toBe('<p>Hello</p>')
  expect(footerSections('<div><p>Alone</p></div>')).toEqual({ intro: '<p>Alone</p>', sections: [] })
  expect(footerSections('')).toEqual({ intro: '', sections: [] })
})

it('drops a heading without content', () => {
  expect(footerSections('<h2>Empty</h2><h2>Full</h2><p>x</p>').sections.map(({ title }) => title)).toEqual(['Full'])
})
