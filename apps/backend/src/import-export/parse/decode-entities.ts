// HTML's entity names for the characters 160 to 255, in order.
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para ' +
  'middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave ' +
  'Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc ' +
  'Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc ' +
  'iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'

// Entity names alternating with their characters.
const others = [
  ...`amp & lt < gt > quot " apos ' ndash – mdash — hellip … bull • trade ™ euro € minus − prime ′ Prime ″`.split(' '),
  ...'lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ lsaquo ‹ rsaquo › OElig Œ oelig œ Scaron Š scaron š'.split(' '),
  ...'Zcaron Ž zcaron ž Ccaron Č ccaron č Lstrok Ł lstrok ł Sacute Ś sacute ś Zacute Ź zacute ź Zdot Ż zdot ż'.split(
    ' ',
  ),
]

const entities: ReadonlyMap<string, string> = new Map([
  ...others.flatMap((name, index) => (index % 2 === 0 ? [[name, others[index + 1] ?? ''] as const] : [])),
  ...latin.split(' ').map((name, index) => [name, name === 'nbsp' ? ' ' : String.fromCodePoint(160 + index)] as const),
])

/** Decodes HTML entities. Unknown ones stay unchanged. */
export function decodeEntities(text: string): string {
  return text.replaceAll(
    /&(?:#(\d{1,7})|#[xX]([\dA-Fa-f]{1,6})|([A-Za-z]+\d*));/g,
    (whole, decimal: string | undefined, hex: string | undefined, name: string | undefined) => {
      if (name !== undefined) return entities.get(name) ?? whole
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
      const isCharacter = code > 31 && code < 0x110000 && !(code >= 0xd800 && code < 0xe000)
      return isCharacter ? String.fromCodePoint(code) : whole
    },
  )
}
