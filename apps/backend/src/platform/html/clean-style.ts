const properties = new Set(
  (
    'align-content align-items align-self aspect-ratio background-attachment background-color background-position ' +
    'background-repeat background-size box-sizing color display flex flex-basis flex-direction flex-grow flex-shrink ' +
    'flex-wrap float font-size font-style font-weight gap height justify-content letter-spacing line-height ' +
    'list-style-type max-height max-width min-height min-width object-fit object-position opacity row-gap column-gap ' +
    'text-align text-decoration text-transform vertical-align visibility white-space width'
  ).split(' '),
)
const isBox = /^(?:margin|padding)(?:-(?:top|right|bottom|left))?$/
const isBorder =
  /^border(?:-(?:top|right|bottom|left))?(?:-(?:color|style|width))?$|^border(?:-(?:top|bottom)-(?:left|right))?-radius$/
const numbers = String.raw`[-+]?(?:\d{1,6}(?:\.\d{0,9})?|\.\d{1,9})(?:[a-z]{1,4}|%)?`
const harmless = new RegExp(
  String.raw`^(?:#[0-9a-f]{3,8}|[a-z][a-z-]{0,40}|${numbers}|(?:rgb|rgba|hsl|hsla)\([\d.,%\s/a-z-]{1,60}\))$`,
  'i',
)

/** Keeps declarations of look and size with literal values; drops URLs and what could cover other parts of the page. */
export function cleanStyle(style: string): string {
  return [...declarationsOf(style)].map(([name, value]) => `${name}: ${value}`).join('; ')
}

/** The harmless declarations by property, in order; the last of a property counts. */
export function declarationsOf(style: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const declaration of style.replaceAll(/\/\*[^*]*(?:\*(?!\/)[^*]*)*\*\//g, '').split(';')) {
    const colon = declaration.indexOf(':')
    const name = declaration.slice(0, Math.max(colon, 0)).trim().toLowerCase()
    const value = literal(declaration.slice(colon + 1))
    if (!isAllowed(name) || value === undefined) continue
    found.delete(name)
    found.set(name, value)
  }
  return found
}

const isAllowed = (name: string): boolean => properties.has(name) || isBox.test(name) || isBorder.test(name)

/** The value without `!important`; undefined if it is not made of literals. */
function literal(text: string): string | undefined {
  const value = text.replace(/!\s*important\s*$/i, '').trim()
  if (value === '' || value.length > 200) return undefined
  return partsOf(value).every((part) => harmless.test(part) || isSum(part)) ? value : undefined
}

/** Whether a part is `calc()` of nothing but lengths. */
const isSum = (part: string): boolean =>
  /^calc\(.{1,80}\)$/.test(part) &&
  /^[\s+*/()-]*$/.test(part.slice(4).replaceAll(/\d+(?:\.\d+)?(?:[a-z]{1,4}\b|%)?/g, ''))

/** The parts of a value: at white space, commas and slashes outside of parentheses. */
function partsOf(value: string): string[] {
  const parts = ['']
  let depth = 0
  for (const char of value) {
    if (char === '(') depth += 1
    if (char === ')') depth -= 1
    if (depth === 0 && /[\s,/]/.test(char)) parts.push('')
    else parts.push((parts.pop() ?? '') + char)
  }
  return parts.filter((part) => part !== '')
}
