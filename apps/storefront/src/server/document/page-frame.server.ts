import type { Assets } from './page-assets.server.ts'
import { startScript } from './page-scripts.server.ts'

const end = '</body></html>'

type Start = {
  /** True for a personal page or the response to a form, whose code loads without delay. */
  readonly isUrgent?: boolean
  /** The URL of the page's state, unless it is inlined. */
  readonly stateAddress?: string | undefined
}

/**
 * The pieces of a page up to its scripts: a rendered document with its type, fonts, styles, what the brand adds, and structured data, and
 * without its closing tags.
 */
export function openPage(
  html: Buffer,
  assets: Assets,
  structuredData: readonly string[],
  brandLinks = '',
): readonly Buffer[] {
  const [headEnd, bodyEnd] = [html.indexOf('</head>'), html.length - end.length]
  if (headEnd === -1 || html.toString('utf8', bodyEnd) !== end) throw new Error('The rendered document is not closed')
  const later = assets.laterStyle === undefined ? '' : ` data-later="${assets.laterStyle}"`
  const links = [
    // Block painting until `#end` is parsed, so that the first paint already shows the chosen list view.
    '<link rel="expect" href="#end" blocking="render"/>',
    ...assets.styles.map((file) => `<link rel="stylesheet" href="${file}"${later}/>`),
    ...assets.fonts.map(
      (file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin="anonymous"/>`,
    ),
    brandLinks,
  ].join('')
  const described = structuredData
    .map((json) => `<script type="application/ld+json">${json.replaceAll('<', String.raw`\u003c`)}</script>`)
    .join('')
  const head = html.toString('utf8', 0, headEnd).replace('<meta charSet="utf-8"/>', (charset) => charset + links)
  return [Buffer.from(`<!DOCTYPE html>${head}${described}`), html.subarray(headEnd, bodyEnd)]
}

/** The inline script of a page. Its text is the same on every page; its data attributes list what it loads. */
export function startScriptTag(assets: Assets, { isUrgent = false, stateAddress }: Start = {}): string {
  const [entry = ''] = assets.scripts
  const modules = assets.preloads.filter((file) => file !== entry).join(' ')
  const state = stateAddress === undefined ? '' : ` data-state="${stateAddress.replaceAll('&', '&amp;')}"`
  const urgent = isUrgent ? ' data-urgent' : ''
  return `<script data-entry="${entry}" data-modules="${modules}"${state}${urgent}>${startScript}</script>`
}

/** The page state as an inline script element. `state` is JSON that is safe inside it. */
export const inlinedState = (state: Buffer): readonly Buffer[] => [
  Buffer.from('<script id="page-state" type="application/json">'),
  state,
  Buffer.from('</script>'),
]

/** The end of a page. The browser paints nothing before it has parsed `#end`, so that the inline script before it runs first. */
export const closingTags = `<script type="text/plain" id="end"></script>${end}`

/** The end of a page with `tail` in it. */
export const closingWith = (tail = ''): string => closingTags.replace(end, () => tail + end)

/** Inserts `tail` before the closing tags of a page. */
export const withTail = (page: Buffer, tail: string): Buffer =>
  Buffer.concat([page.subarray(0, -end.length), Buffer.from(tail + end)])

/** Link header values for the styles and fonts that the browser can fetch while the page is rendered. */
export function earlyHints(assets: Assets): string[] {
  return [
    ...assets.styles.map((file) => `<${file}>; rel=preload; as=style`),
    ...assets.fonts.map((file) => `<${file}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
  ]
}
