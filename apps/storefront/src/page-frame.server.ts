import type { Assets } from './page-assets.server.ts'
import { runScript, startScript } from './page-scripts.server.ts'

const end = '</body></html>'

type Start = {
  /** Starts at once: a page of forms. */
  readonly isUrgent?: boolean
  /** Where the page's state is fetched from, if it does not stand in the page. */
  readonly stateAddress?: string | undefined
}

/** Adds fonts, styles, structured data and the page's start to a rendered document, and takes its closing tags off. */
export function openPage(html: string, assets: Assets, structuredData: readonly string[]): string {
  if (!html.endsWith(end)) throw new Error('The rendered document is not closed')
  const later = assets.laterStyle === undefined ? '' : ` data-later="${assets.laterStyle}"`
  const links = [
    // The chosen view of a list is part of what is painted first.
    '<link rel="expect" href="#end" blocking="render"/>',
    ...assets.styles.map((file) => `<link rel="stylesheet" href="${file}"${later}/>`),
    ...assets.fonts.map(
      (file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin="anonymous"/>`,
    ),
  ].join('')
  const described = structuredData
    .map((json) => `<script type="application/ld+json">${json.replaceAll('<', String.raw`\u003c`)}</script>`)
    .join('')
  return html
    .slice(0, -end.length)
    .replace('<meta charSet="utf-8"/>', (charset) => charset + links)
    .replace('</head>', () => `${described}</head>`)
}

/** What a page starts with, as data: its text is the same in every page, what it fetches stands in its attributes. */
export function pageStart(assets: Assets, { isUrgent = false, stateAddress }: Start = {}): string {
  const [entry = ''] = assets.scripts
  const modules = assets.preloads.filter((file) => file !== entry).join(' ')
  const state = stateAddress === undefined ? '' : ` data-state="${stateAddress.replaceAll('&', '&amp;')}"`
  const urgent = isUrgent ? ' data-urgent' : ''
  return `<script type="text/template" data-entry="${entry}" data-modules="${modules}"${state}${urgent}>${startScript}</script>`
}

/** The state of a page within it, as JSON that is safe inside a script element. */
export const enclosedState = (state: string): string =>
  `<script id="page-state" type="application/json">${state}</script>`

/**
 * The end of a page: it starts the page with the nonce that this one answer allows. Nothing is painted before it ran. Last comes
 * what this one visitor has said and is asked.
 */
export const closePage = (nonce: string, own = ''): string =>
  `<script nonce="${nonce}">${runScript}</script><script type="text/template" id="end"></script>${own}${end}`

/** What the browser may fetch while the page is still being made, as a Link header's values. */
export function earlyHints(assets: Assets): string[] {
  return [
    ...assets.styles.map((file) => `<${file}>; rel=preload; as=style`),
    ...assets.fonts.map((file) => `<${file}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
  ]
}
