/** Elements allowed in content. Other elements lose their tags but keep their content. */
export const allowedElements: ReadonlySet<string> = new Set(
  (
    'a abbr address article aside b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em ' +
    'figcaption figure footer h1 h2 h3 h4 h5 h6 header hr i iframe img ins kbd li main mark nav ol p picture pre q s samp ' +
    'section small source span strong sub summary sup table tbody td tfoot th thead time tr u ul var video wbr'
  ).split(' '),
)

/** Elements dropped together with their content: scripts, styles, SVG and MathML, raw text. */
export const droppedElements: ReadonlySet<string> = new Set(
  (
    'script style noscript template svg math object applet audio canvas frameset noembed noframes plaintext select textarea ' +
    'title xmp'
  ).split(' '),
)

export const voidElements: ReadonlySet<string> = new Set(['br', 'col', 'hr', 'img', 'source', 'wbr'])

const everywhere = new Set(['class', 'dir', 'lang', 'role', 'title'])
const ofElement: Readonly<Record<string, ReadonlySet<string>>> = {
  a: new Set(['href', 'target', 'rel']),
  img: new Set(['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding', 'fetchpriority']),
  iframe: new Set(['src', 'width', 'height', 'allowfullscreen']),
  video: new Set(['src', 'poster', 'controls', 'muted', 'loop', 'autoplay', 'playsinline', 'width', 'height']),
  source: new Set(['src', 'srcset', 'sizes', 'type', 'media', 'width', 'height']),
  td: new Set(['colspan', 'rowspan']),
  th: new Set(['colspan', 'rowspan', 'scope']),
  col: new Set(['span']),
  ol: new Set(['start', 'reversed', 'type']),
  time: new Set(['datetime']),
  details: new Set(['open']),
}

/**
 * Attributes allowed in content. `id` and `name` are not, because they could shadow global variables of the page (DOM
 * clobbering).
 */
export function isAllowedAttribute(element: string, name: string): boolean {
  return everywhere.has(name) || /^(?:aria|data)-[a-z0-9-]+$/.test(name) || ofElement[element]?.has(name) === true
}

export const addressAttributes: ReadonlySet<string> = new Set(['href', 'src', 'poster'])

const videoHosts = new Set(['www.youtube-nocookie.com', 'player.vimeo.com'])

/** Allows relative and https URLs; in links also `mailto:` and `tel:`, in iframes only the hosts of known video services. */
export function isAllowedAddress(element: string, name: string, address: string): boolean {
  // Browsers ignore control characters and white space inside a scheme, and treat a backslash as a slash.
  const plain = Array.from(address.replaceAll('\\', '/'))
    .filter((char) => char > ' ' && !/[\p{Cc}\p{Cf}\p{Z}]/u.test(char))
    .join('')
  if (element === 'iframe') return videoHosts.has(hostOf(plain))
  if (plain === '') return false
  if (plain.startsWith('//')) return false
  const scheme = /^([^/?#]*?):/.exec(plain)?.[1]?.toLowerCase()
  if (scheme === undefined || scheme === 'https') return true
  return name === 'href' && (scheme === 'mailto' || scheme === 'tel')
}

/** The allowed images of a `srcset`, each with its width or density. */
export function cleanSourceSet(element: string, sources: string): string {
  return sources
    .split(/,\s+/)
    .map((source) => source.trim().split(/\s+/))
    .filter(([address = '', size = '1x', ...more]) => {
      return more.length === 0 && /^[\d.]+[wx]$/.test(size) && isAllowedAddress(element, 'srcset', address)
    })
    .map((source) => source.join(' '))
    .join(', ')
}

function hostOf(address: string): string {
  return address.startsWith('https://') && URL.canParse(address) ? new URL(address).host : ''
}

const properties = new Set(
  'color background-color text-align font-weight font-style text-transform text-decoration letter-spacing border-radius'.split(
    ' ',
  ),
)
const isBox = /^(?:margin|padding)(?:-(?:top|right|bottom|left))?$/
const harmless =
  /^(?:#[0-9a-f]{3,8}|[a-z]+|-?[\d.]+(?:px|em|rem|%)?(?: -?(?:[\d.]+(?:px|em|rem|%)?|auto))*|(?:rgb|rgba|hsl|hsla)\([\d.,%\s/]+\))$/i

/** Keeps declarations for colour, font and spacing with literal values; drops URLs and positioning. */
export function cleanStyle(style: string): string {
  return style
    .split(';')
    .map((declaration) => declaration.split(':').map((part) => part.trim()))
    .filter(([name, value, ...more]) => more.length === 0 && isHarmless(name?.toLowerCase(), value))
    .map(([name, value]) => `${name?.toLowerCase()}: ${value}`)
    .join('; ')
}

function isHarmless(name: string | undefined, value: string | undefined): boolean {
  if (name === undefined || value === undefined) return false
  return (properties.has(name) || isBox.test(name)) && harmless.test(value)
}
