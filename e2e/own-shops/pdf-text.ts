import zlib from 'node:zlib'

/** The text of a PDF of the shop: its lines, in their order. Its fonts map their glyphs to characters (`ToUnicode`). */
export function pdfText(file: Buffer): string {
  const parts = partsOf(file)
  const fonts = new Map<string, ReadonlyMap<string, string>>()
  for (const { head } of parts.values())
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) fonts.set(name, lettersOf(parts, id))
  return [...parts.values()]
    .flatMap(({ text }) => [...text.matchAll(/BT\n([^]*?)ET/g)].map((one) => line(one[1] ?? '', fonts)))
    .join('\n')
}

interface Part {
  readonly head: string
  /** What its stream holds; empty without one. */
  readonly text: string
}

function partsOf(file: Buffer): ReadonlyMap<string, Part> {
  const source = file.toString('latin1')
  return new Map(
    [...source.matchAll(/^(\d+) 0 obj\n([^]*?)endobj/gm)].map(([, id = '', body = '']): [string, Part] => {
      const [head = '', stream] = body.split('stream\n', 2)
      const isPacked = head.includes('/FlateDecode') && stream !== undefined && !head.includes('/Subtype')
      return [id, { head, text: isPacked ? unpacked(stream) : '' }]
    }),
  )
}

const unpacked = (stream: string): string =>
  zlib
    .inflateSync(Buffer.from(stream.replace(/\n?end$/, ''), 'latin1'), { finishFlush: zlib.constants.Z_SYNC_FLUSH })
    .toString('latin1')

/** The characters of a font by their glyph, four hexadecimal digits. */
function lettersOf(parts: ReadonlyMap<string, Part>, font: string): ReadonlyMap<string, string> {
  const [, map = ''] = /\/ToUnicode (\d+) 0 R/.exec(parts.get(font)?.head ?? '') ?? []
  const ranges = (parts.get(map)?.text ?? '').matchAll(/<([\da-f]{4})> <[\da-f]{4}> \[([^\]]+)\]/g)
  return new Map(
    [...ranges].flatMap(([, first = '', codes = '']) =>
      [...codes.matchAll(/<([\da-f]+)>/g)].map(([, code = ''], index): [string, string] => [
        (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0'),
        Buffer.from(code, 'hex').swap16().toString('utf16le'),
      ]),
    ),
  )
}

function line(source: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  const letters = fonts.get(/\/(F\d+) /.exec(source)?.[1] ?? '')
  const glyphs = [...source.matchAll(/<([\da-f]+)>/g)].flatMap(([, run = '']) => run.match(/.{4}/g) ?? [])
  return glyphs.map((glyph) => letters?.get(glyph) ?? '').join('')
}
