import { expect, it } from 'vitest'
import { only, stored } from '../testing-parse.ts'

const button = (words: string, look: string, link: string, tag = 'a') =>
  stored(
    'button-item',
    `<${tag} class="pagebuilder-button-${look}" ${link} data-element="${tag === 'a' ? 'link' : 'empty_link'}"><span data-element="link_text">${words}</span></${tag}>`,
    'style="display: inline-block"',
  )

it('CMS-06 reads buttons with text, look and link, and whether it opens a new tab', () => {
  const items =
    button('A', 'primary', 'href="https://shop.example/a.html?___store=pl" target="" style="text-align: center"') +
    button('B', 'secondary', 'href="https://other.example/" target="_blank" title="Other"') +
    button('C', 'link', '', 'div')
  expect(only(stored('buttons', items, 'data-appearance="inline" data-same-width="false"'))).toEqual({
    type: 'buttons',
    items: [
      { text: 'A', look: 'primary', link: { href: '/a.html' }, linkStyle: { 'text-align': 'center' } },
      { text: 'B', look: 'secondary', link: { href: 'https://other.example/', opensNewTab: true, title: 'Other' } },
      { text: 'C', look: 'link' },
    ],
  })
})

it.each(['http://shop.example/a.html', 'https://shop.example/a.html'])(
  'CMS-06 reads %j as a page of the shop, whatever the scheme was when it was stored',
  (address) => {
    expect(only(stored('buttons', button('A', 'primary', `href="${address}"`)))).toMatchObject({
      items: [{ link: { href: '/a.html' } }],
    })
  },
)

it('CMS-06 reads stacked buttons of the same width', () => {
  expect(
    only(stored('buttons', button('A', 'primary', 'href="/a"'), 'data-appearance="stacked" data-same-width="true"')),
  ).toMatchObject({
    isStacked: true,
    haveSameWidth: true,
  })
})

it.each(['', 'href=""', 'href="javascript:void(0)"', 'href="//evil.example"'])('CMS-06 has no link with %j', (link) => {
  expect(only(stored('buttons', button('A', 'primary', link)))).toEqual({
    type: 'buttons',
    items: [{ text: 'A', look: 'primary' }],
  })
})

it('CMS-06 leaves out buttons without text and hidden ones, and reads a lone button as a group', () => {
  const hidden = button('A', 'primary', '').replace('inline-block', 'none')
  expect(only(stored('buttons', hidden + button('', 'primary', '')))).toBeUndefined()
  expect(only(button('A', 'primary', 'href="/a"'))).toMatchObject({ type: 'buttons', items: [{ text: 'A' }] })
})
