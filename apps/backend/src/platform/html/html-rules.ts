import type { Schema } from 'hast-util-sanitize'

/** Elements allowed in content. Other elements lose their tags but keep their content. */
const allowedElements = (
  'a abbr address article aside b bdi bdo blockquote br button caption cite code col colgroup dd del details dfn div dl dt ' +
  'em figcaption figure footer h1 h2 h3 h4 h5 h6 header hr i iframe img ins kbd li main mark nav ol p picture pre q s samp ' +
  'section small source span strong sub summary sup table tbody td tfoot th thead time tr u ul var video wbr'
).split(' ')

/** Elements dropped together with their content: scripts, styles, SVG and MathML, raw text. */
const droppedElements = (
  'script style noscript template svg math object applet audio canvas frameset noembed noframes plaintext select textarea ' +
  'title xmp'
).split(' ')

const aria = (
  'activedescendant atomic autocomplete busy checked colcount colindex colspan controls current describedby description ' +
  'details disabled errormessage expanded flowto haspopup hidden invalid keyshortcuts label labelledby level live modal ' +
  'multiline multiselectable orientation owns placeholder posinset pressed readonly relevant required roledescription ' +
  'rowcount rowindex rowspan selected setsize sort valuemax valuemin valuenow valuetext'
)
  .split(' ')
  .map((name) => `aria${name.charAt(0).toUpperCase()}${name.slice(1)}`)

/**
 * The policy, with the attributes' names as properties. `clean-tree.ts` limits the values further. Ids, and names of other elements
 * than `a`, could shadow global variables of the page (DOM clobbering): `anchors.ts` makes names of links of them.
 */
export const schema: Schema = {
  tagNames: allowedElements,
  strip: droppedElements,
  attributes: {
    '*': ['className', 'dir', 'id', 'lang', 'role', 'style', 'title', 'data*', ...aria],
    a: ['href', 'name', 'target'],
    button: [['type', 'button']],
    img: ['src', 'srcSet', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding', 'fetchPriority'],
    iframe: ['src', 'width', 'height', 'allowFullScreen'],
    video: ['src', 'poster', 'controls', 'muted', 'loop', 'autoPlay', 'playsInline', 'width', 'height'],
    source: ['src', 'srcSet', 'sizes', 'type', 'media', 'width', 'height'],
    td: ['colSpan', 'rowSpan'],
    th: ['colSpan', 'rowSpan', 'scope'],
    col: ['span'],
    ol: ['start', 'reversed', 'type'],
    li: ['value'],
    time: ['dateTime'],
    details: ['open'],
  },
  protocols: {},
  required: {},
  ancestors: {},
  clobber: [],
  clobberPrefix: '',
  allowComments: false,
  allowDoctypes: false,
}

/** The schemes of links. Pages of others that have no https are still worth a link; pictures would be mixed content. */
export const linkSchemes: readonly string[] = ['https', 'http', 'mailto', 'tel']

/** Attributes that are addresses, with the schemes that they may have. */
export const addressAttributes: Readonly<Record<string, readonly string[]>> = {
  href: linkSchemes,
  src: ['https'],
  poster: ['https'],
  dataHref: linkSchemes,
  dataVideoSrc: ['https', 'mp4', 'webm', 'ogv'],
  dataVideoFallbackSrc: ['https'],
}

/** Attributes by which scripts of Magento's own theme, and of other frameworks, read code from the page. */
export const codeAttributes = /^data-(?:bind|mage-init|post|ng-|v-|x-|hx-|action$|controller$|turbo)/

/** Allows relative addresses, and absolute ones with these schemes. */
export function isAllowedAddress(address: string, schemes: readonly string[]): boolean {
  const plain = withoutInvisible(address)
  if (plain === '' || plain.startsWith('//')) return false
  const scheme = /^([^/?#]*?):/.exec(plain)?.[1]?.toLowerCase()
  return scheme === undefined || schemes.includes(scheme)
}

// Browsers ignore control characters and white space inside a scheme, and treat a backslash as a slash.
const withoutInvisible = (address: string): string =>
  address.replaceAll('\\', '/').replaceAll(/[\p{Cc}\p{Cf}\p{Z}]/gu, '')

const videoHosts = new Set(['www.youtube-nocookie.com', 'player.vimeo.com'])
const youtube = new Set(['www.youtube.com', 'youtube.com', 'm.youtube.com'])

/** The address of a video on a known service, where YouTube sets no cookies; undefined for any other frame. */
export function frameAddress(address: string): string | undefined {
  const plain = withoutInvisible(address)
  if (!/^(?:https?:)?\/\//i.test(plain)) return undefined
  const isWhole = /^https:/i.test(plain)
  const whole = isWhole ? plain : plain.replace(/^(?:http:)?/i, 'https:')
  if (!URL.canParse(whole)) return undefined
  const url = new URL(whole)
  if (url.username !== '' || url.port !== '') return undefined
  if (videoHosts.has(url.host)) return isWhole ? address.trim() : whole
  if (!youtube.has(url.host) || !url.pathname.startsWith('/embed/')) return undefined
  return `https://www.youtube-nocookie.com${url.pathname}${url.search}`
}

/** The allowed images of a `srcset`, each with its width or density. */
export function cleanSourceSet(sources: string): string {
  return sources
    .split(/,\s+/)
    .map((source) => source.trim().split(/\s+/))
    .filter(([address = '', size = '1x', ...more]) => {
      return more.length === 0 && /^[\d.]+[wx]$/.test(size) && isAllowedAddress(address, ['https'])
    })
    .map((source) => source.join(' '))
    .join(', ')
}
