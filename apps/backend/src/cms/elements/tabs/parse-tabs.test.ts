import { expect, it } from 'vitest'
import { images, only, stored, text } from '../testing-parse.ts'

const header = (name: string, style = '') =>
  `<li role="tab" class="tab-header" data-element="headers" style="${style}"><a href="#x" class="tab-title"><span class="tab-title">${name}</span></a></li>`
const item = (name: string, more = '') => stored('tab-item', text(name), `data-tab-name="${name}" ${more}`)
const tabs = (headers: string, items: string, more = '', content = '') =>
  stored(
    'tabs',
    `<ul role="tablist" data-element="navigation" style="text-align: center">${headers}</ul>
     <div class="tabs-content" data-element="content" style="${content}">${items}</div>`,
    more,
  )

it('CMS-16 reads tabs with their names, the first open, and the style of headers and content', () => {
  const stored = tabs(
    header('A', 'border-style: solid; border-width: 1px') + header('B'),
    item('A', images('/media/a.jpg')) + item('B', 'style="min-height: 200px"'),
    'class="tab-align-right" data-active-tab="1"',
    'min-height: 300px; text-align: left',
  )
  expect(only(stored)).toEqual({
    type: 'tabs',
    defaultIndex: 1,
    alignment: 'right',
    headerStyle: { 'border-style': 'solid', 'border-width': '1px' },
    contentStyle: { 'min-height': '300px', 'text-align': 'left' },
    items: [
      { name: 'A', background: { desktopImage: '/media/a.jpg' }, children: [{ type: 'text', html: '<p>A</p>' }] },
      { name: 'B', style: { 'min-height': '200px' }, children: [{ type: 'text', html: '<p>B</p>' }] },
    ],
  })
})

it('CMS-16 names a tab after its header if it has no name of its own, and otherwise by its number', () => {
  const bare = '<div data-content-type="tab-item" data-element="main"></div>'
  expect(only(tabs(header(' Cień '), bare + bare))).toMatchObject({ items: [{ name: 'Cień' }, { name: '2' }] })
})

it('CMS-16 opens the first tab without a setting, with a wrong one, and if the wanted one is hidden', () => {
  const two = item('A') + item('B', 'style="display: none"')
  for (const active of ['', '1', '9', 'x'])
    expect(only(tabs(header('A') + header('B'), two, `data-active-tab="${active}"`))).toMatchObject({
      defaultIndex: 0,
      items: [{ name: 'A' }],
    })
})

it('CMS-16 aligns headers to the left unless something else is stored', () => {
  expect(only(tabs('', item('A')).replace(' style="text-align: center"', ''))).toHaveProperty('alignment', 'left')
  expect(only(tabs('', item('A')))).toHaveProperty('alignment', 'center')
})
