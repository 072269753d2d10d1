import { expect, it } from 'vitest'
import { declarationsOf } from '#src/platform/html/clean-style.ts'
import { images, shop } from './testing-parse.ts'
import { parseContent } from './parse-content.ts'

/** The look of each part by its `data-pb-style`, and the HTML: as the editor saves them. */
type Sample = readonly [looks: Readonly<Record<string, string>>, html: string, more?: readonly string[]]

const column = 'justify-content:flex-start;display:flex;flex-direction:column'
const ground =
  'background-position:left top;background-size:cover;background-repeat:no-repeat;background-attachment:scroll'
const fields =
  'data-enable-parallax="0" data-parallax-speed="0.5" data-background-images="{}" data-background-type="image" data-video-loop="true" data-video-play-only-visible="true" data-video-lazy-load="true" data-video-fallback-src=""'
const part = (type: string, id: string, content: string, attributes = '', tag = 'div') =>
  `<${tag} data-content-type="${type}" data-appearance="default" ${attributes} data-element="main" data-pb-style="${id}">${content}</${tag}>`
const heading = part('heading', 'HEAD001', 'Words', '', 'h2')
const text = part('text', 'TEXT001', '<p>Words</p>')
const contained = (content: string, attributes = fields) =>
  `<div data-content-type="row" data-appearance="contained" data-element="main"><div ${attributes} data-element="inner" data-pb-style="ROW0001">${content}</div></div>`
const fullWidth = (content: string) =>
  `<div data-content-type="row" data-appearance="full-width" ${fields} data-element="main" data-pb-style="ROW0001"><div class="row-full-width-inner" data-element="inner">${content}</div></div>`
const fullBleed = (content: string) =>
  `<div data-content-type="row" data-appearance="full-bleed" ${fields} data-element="main" data-pb-style="ROW0001">${content}</div>`
const cell = (id: string, content: string, appearance: string) =>
  `<div class="pagebuilder-column mine" data-content-type="column" data-appearance="${appearance}" data-background-images="{}" data-element="main" data-pb-style="${id}">${content}</div>`
const group = (cells: string, size: number) =>
  `<div class="pagebuilder-column-group" data-background-images="{}" data-content-type="column-group" data-appearance="default" data-grid-size="${size}" data-element="main" data-pb-style="GROUP01"><div class="pagebuilder-column-line" data-content-type="column-line" data-element="main" data-pb-style="LINE001">${cells}</div></div>`
const button = (type: string, id: string) =>
  `<div data-content-type="button-item" data-appearance="default" data-element="main" data-pb-style="ITEM001"><a class="pagebuilder-button-${type}" href="/new" target="_blank" data-link-type="default" data-element="link" data-pb-style="${id}"><span data-element="link_text">Go</span></a></div>`
const buttons = (appearance: string, same: boolean) =>
  `<div data-content-type="buttons" data-appearance="${appearance}" data-same-width="${same}" data-element="main" data-pb-style="GROUP01">${button('primary', 'LINK001')}${button('link', 'LINK002')}</div>`
const overlay = (kind: string) =>
  `<div class="pagebuilder-overlay${kind === 'poster' ? ' pagebuilder-poster-overlay' : ''}" data-overlay-color="#ffffffcc" aria-label="Alt" title="" data-element="overlay" data-pb-style="OVER001"><div class="pagebuilder-${kind === 'poster' ? kind : 'collage'}-content"><div data-element="content"><p>Words</p></div><button type="button" class="pagebuilder-banner-button pagebuilder-button-secondary" data-element="button">Go</button></div></div>`
const banner = (kind: string, type = 'banner') =>
  `<div data-content-type="${type}" data-slide-name="First" data-appearance="${kind}" data-show-button="hover" data-show-overlay="always" data-element="main" data-pb-style="BANNER1"><a href="/new" data-link-type="default" data-element="link"><div class="pagebuilder-${type}-wrapper" data-background-images="{}" data-background-type="image" data-element="wrapper" data-pb-style="WRAP001">${overlay(kind)}</div></a></div>`

const samples: Readonly<Record<string, Sample>> = {
  'a contained row': [{ ROW0001: `${column};${ground};margin:10px 0 30px;padding:40px 20px` }, contained(heading)],
  'a row in the middle': [
    { ROW0001: 'justify-content:center;min-height:75vh;background-color:#eef7ff' },
    contained(text),
  ],
  'a row of a calculated height': [
    { ROW0001: 'justify-content:flex-end;min-height:calc(100vh - 20px)' },
    contained(text),
  ],
  'a full-width row': [{ ROW0001: `${column};background-color:rgba(255,0,0,.25);padding:30px` }, fullWidth(text)],
  'a full-bleed row': [
    { ROW0001: 'border-style:solid;border-width:3px;border-color:#00ff00;border-radius:8px;text-align:right' },
    fullBleed(heading),
  ],
  'a row with parallax': [
    { ROW0001: 'min-height:300px' },
    contained(
      text,
      `data-enable-parallax="1" data-parallax-speed="1.5" ${images('https://cdn.example/sea.jpg', 'https://cdn.example/phone.jpg')}`,
    ),
    ['https://cdn.example/sea.jpg', 'https://cdn.example/phone.jpg', '1.5'],
  ],
  'a row with a video': [
    { ROW0001: 'min-height:400px' },
    contained(
      `<div class="video-overlay" data-element="video_overlay" data-video-overlay-color="rgba(10,20,30,.5)"></div>${text}`,
      'data-background-images="{}" data-background-type="video" data-video-src="mp4:https://cdn.example/sea.mp4" data-video-loop="false" data-video-play-only-visible="true" data-video-lazy-load="false" data-video-fallback-src="https://cdn.example/still.jpg"',
    ),
    ['https://cdn.example/sea.mp4', 'https://cdn.example/still.jpg', 'rgba(10,20,30,.5)', 'false'],
  ],
  'a heading': [
    {
      HEAD001:
        'text-align:center;border-style:dashed;border-color:#123456;border-width:2px;border-radius:5px;padding:10px;margin:20px',
    },
    contained(heading),
  ],
  'a text with a negative margin': [
    { TEXT001: 'margin-top:-10px;padding-left:30px;border-style:double;border-width:4px' },
    contained(text),
  ],
  'columns of 12': [
    {
      COL0001: `${column};width:33.3333%;align-self:stretch`,
      COL0002: `${column};width:66.6667%;background-color:#ffffcc`,
    },
    contained(group(cell('COL0001', heading, 'full-height') + cell('COL0002', text, 'align-top'), 12)),
    ['33.3333%', '66.6667%', 'full-height', 'align-top', 'mine', '12'],
  ],
  'columns of 16': [
    { COL0001: 'width:18.75%;min-height:120px', COL0002: 'width:calc(50% - 20px);margin-left:10px;text-align:center' },
    contained(group(cell('COL0001', heading, 'align-center') + cell('COL0002', text, 'align-bottom'), 16)),
    ['18.75%', 'calc(50% - 20px)', 'align-center', 'align-bottom', '16'],
  ],
  'a group with a background': [
    {
      GROUP01: `${column};background-color:#ddeeff;padding:20px;margin-bottom:15px;border-style:solid;border-width:1px`,
    },
    contained(group(cell('COL0001', text, 'full-height'), 12)),
  ],
  'buttons in a line': [
    { GROUP01: 'text-align:right', ITEM001: 'display:inline-block', LINK001: 'text-align:center;margin:5px' },
    contained(buttons('inline', true)),
    ['primary', 'link', '/new', 'true'],
  ],
  'stacked buttons': [
    {
      GROUP01: 'display:flex;flex-direction:column;text-align:center',
      LINK002: 'border-style:solid;border-width:3px;border-radius:20px',
    },
    contained(buttons('stacked', false)),
  ],
  'a divider': [
    {
      DIVIDE1: 'text-align:center;padding:20px 0',
      HR00001: 'width:60%;border-width:3px;border-color:#ff00ff;display:inline-block',
    },
    contained(part('divider', 'DIVIDE1', '<hr data-element="line" data-pb-style="HR00001">')),
    ['60%', '3px', '#ff00ff'],
  ],
  'an image': [
    {
      FIGURE1: 'text-align:right;margin:10px;padding:5px',
      IMAGE01: 'border-style:solid;border-width:5px;border-radius:9px',
    },
    contained(
      `<figure data-content-type="image" data-appearance="full-width" data-element="main" data-pb-style="FIGURE1"><img class="pagebuilder-mobile-hidden" src="https://cdn.example/a.png" alt="A" title="T" data-element="desktop_image" data-pb-style="IMAGE01"><img class="pagebuilder-mobile-only" src="https://cdn.example/b.png" alt="A" title="T" data-element="mobile_image" data-pb-style="IMAGE01"><figcaption data-element="caption">Caption</figcaption></figure>`,
    ),
    ['https://cdn.example/a.png', 'https://cdn.example/b.png', 'A', 'T', 'Caption'],
  ],
  'a video': [
    {
      VIDEO01: 'text-align:center;margin:10px',
      INNER01: 'max-width:400px',
      WRAP001: 'border-style:solid;border-width:4px;padding:6px',
    },
    contained(
      part(
        'video',
        'VIDEO01',
        '<div class="pagebuilder-video-inner" data-element="inner" data-pb-style="INNER01"><div class="pagebuilder-video-wrapper" data-element="wrapper" data-pb-style="WRAP001"><div class="pagebuilder-video-container"><iframe frameborder="0" allowfullscreen="" src="https://www.youtube.com/embed/abcdefghijk" data-element="video"></iframe></div></div></div>',
      ),
    ),
    ['400px'],
  ],
  'a poster': [
    {
      BANNER1: 'margin:12px',
      WRAP001: 'background-color:#ddffdd;text-align:center;border-style:solid;border-width:2px',
      OVER001: 'min-height:350px;padding:25px',
    },
    contained(banner('poster')),
    ['poster', '350px', '#ffffffcc', 'hover', 'always', 'secondary', 'Alt'],
  ],
  ...Object.fromEntries(
    ['collage-left', 'collage-centered', 'collage-right'].map((kind): [string, Sample] => [
      `a banner of the kind ${kind}`,
      [{ WRAP001: 'min-height:280px;padding:30px' }, contained(banner(kind)), [kind, '280px']],
    ]),
  ),
  'a slider': [
    { SLIDER1: 'min-height:320px', BANNER1: 'margin:3px', OVER001: 'padding:11px' },
    contained(
      `<div class="pagebuilder-slider" data-content-type="slider" data-appearance="default" data-autoplay="true" data-autoplay-speed="6000" data-fade="true" data-infinite-loop="true" data-show-arrows="true" data-show-dots="false" data-element="main" data-pb-style="SLIDER1">${banner('poster', 'slide')}</div>`,
    ),
    ['320px', '6000', 'true', 'First'],
  ],
  tabs: [
    {
      TABS001: 'margin:15px;padding:5px',
      HEADER1: 'border-style:solid;border-color:#ff0000;border-width:2px',
      CONTENT: 'min-height:260px;text-align:right',
      TAB0001: 'padding:12px;min-height:200px',
    },
    contained(
      `<div class="tab-align-center" data-content-type="tabs" data-appearance="default" data-active-tab="" data-element="main" data-pb-style="TABS001"><ul role="tablist" class="tabs-navigation" data-element="navigation"><li role="tab" class="tab-header" data-element="headers" data-pb-style="HEADER1"><a href="#M9" class="tab-title"><span class="tab-title">Tab 1</span></a></li></ul><div class="tabs-content" data-element="content" data-pb-style="CONTENT"><div data-content-type="tab-item" data-appearance="default" data-tab-name="Tab 1" data-background-images="{}" data-element="main" id="M9" data-pb-style="TAB0001">${text}</div></div></div>`,
    ),
    ['center', 'Tab 1'],
  ],
  'decoded HTML': [
    { HTML001: 'text-align:center;padding:20px' },
    contained(part('html', 'HTML001', '<table><tr><td>1</td></tr></table>', 'data-decoded="true"')),
  ],
  'escaped HTML': [
    { HTML001: 'margin:20px' },
    contained(part('html', 'HTML001', '&lt;p&gt;30 days&lt;/p&gt;')),
    ['<p>30 days</p>'],
  ],
}

/** What places parts: the components do that by themselves. */
const isPlacing = (name: string): boolean =>
  ['display', 'flex-direction', 'align-self'].includes(name) ||
  (name.startsWith('background-') && name !== 'background-color')

const leaves = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [String(value)]

it.each(Object.entries(samples))(
  'CMS-01 nothing is lost of %s as the editor saves it',
  (_name, [looks, html, more = []]) => {
    const rules = Object.entries(looks).map(([id, look]) => `#html-body [data-pb-style=${id}]{${look}}`)
    const { elements, unreadable } = parseContent(`<style>${rules.join('')}</style>${html}`, shop)
    expect(unreadable).toEqual([])
    const wanted = Object.values(looks).flatMap((look) =>
      [...declarationsOf(look)].filter(([name]) => !isPlacing(name)),
    )
    const found = leaves(elements)
    expect([...wanted.map(([, value]) => value), ...more].filter((value) => !found.includes(value))).toEqual([])
  },
)

it('CMS-01 what is hidden on phones or everywhere is hidden, and the author’s classes are kept', () => {
  const styles = `<style>#html-body [data-pb-style=HEAD001]{display:none}@media only screen and (max-width: 768px) { #html-body [data-pb-style=TEXT001],#html-body [data-pb-style=ROW0001]{display:none} }</style>`
  const own = text.replace('data-appearance', 'class="mine md:w-1/2" data-appearance')
  const { elements } = parseContent(styles + heading + own + contained(text), shop)
  const hidden = { phoneStyle: { display: 'none' } }
  expect(elements).toMatchObject([
    { type: 'text', classes: 'mine md:w-1/2', html: '<p>Words</p>', ...hidden },
    { type: 'row', ...hidden },
  ])
})
