import {
  contrastOf,
  hexOf,
  mixed,
  nearestPassing,
  neededContrast,
  parseColour,
  type Colour,
} from '@bocian/rules/contrast.ts'

/** The accent colours and grounds of the themes, as in the storefront's `ui/tokens.css` and `ui/themes.css`. */
const themes = {
  base: { accent: '#2f5d8a', ground: '#f6f7f9' },
  broel: { accent: '#7a3e2b', ground: '#faf6f3' },
  lemon: { accent: '#56650c', ground: '#fbfaf0' },
  marketplace: { accent: '#1f5fae', ground: '#f7f8fa' },
} satisfies Record<string, { accent: string; ground: string }>

export const isTheme = (name: string): name is keyof typeof themes => Object.hasOwn(themes, name)

const black: Colour = [0, 0, 0]
const white: Colour = [255, 255, 255]
const ink: Colour = [0x1d, 0x24, 0x33]
/** The colours of texts that no setting changes: soft ink, reduced prices and errors, success, information and warnings. */
const inks = ['#1d2433', '#565d6d', '#b42318', '#1f7a4d', '#1f5fae', '#8a5a00'].map((hex) => colourOf(hex))

function colourOf(hex: string): Colour {
  const colour = parseColour(hex)
  if (colour === null) throw new Error(`"${hex}" is not a colour`)
  return colour
}

const tintOf = (accent: Colour): Colour => mixed(accent, white, 0.9)

const passes = (one: Colour, other: Colour, needed: number = neededContrast.text): boolean =>
  contrastOf(one, other) >= needed

/** White can be read on this accent, and the accent on white, on its own tint and on the ground of pages. */
const isReadable = (accent: Colour, ground: Colour): boolean =>
  [white, tintOf(accent), ground].every((other) => passes(accent, other))

const carriesTexts = (ground: Colour): boolean => inks.every((text) => passes(text, ground))

/**
 * The merchant's own colours, as `#rrggbb`. Accent and ground are empty for those of the theme; the others are empty if they follow from an
 * own accent or ground.
 */
interface Own {
  readonly 'design/theme/accent': string
  readonly 'design/theme/accent_strong': string
  readonly 'design/theme/accent_tint': string
  readonly 'design/theme/detail': string
  readonly 'design/theme/ground': string
  readonly 'design/theme/line': string
  readonly 'design/theme/line_strong': string
}

/** The colours in force for a theme and these settings; `ownAccent` and `ownGround` only where the merchant set them. */
export function themeOf(theme: string, settings: Own) {
  const usual = themes[isTheme(theme) ? theme : 'base']
  const accent = settings['design/theme/accent'].toLowerCase() || usual.accent
  const ground = settings['design/theme/ground'].toLowerCase() || usual.ground
  const ownAccent = settings['design/theme/accent'] === '' ? null : accentColours(colourOf(accent), settings)
  const tint = ownAccent === null ? tintOf(colourOf(accent)) : colourOf(ownAccent.tint)
  const ownGround = settings['design/theme/ground'] === '' ? null : groundColours(colourOf(ground), tint, settings)
  return { accent, ground, ownAccent, ownGround }
}

function accentColours(accent: Colour, settings: Own) {
  return {
    accent: hexOf(accent),
    strong: settings['design/theme/accent_strong'].toLowerCase() || hexOf(mixed(accent, black, 0.2)),
    tint: settings['design/theme/accent_tint'].toLowerCase() || hexOf(tintOf(accent)),
    detail: settings['design/theme/detail'].toLowerCase() || hexOf(accent),
  }
}

function groundColours(ground: Colour, tint: Colour, settings: Own) {
  const isBorder = (line: Colour): boolean =>
    [white, ground, tint].every((other) => passes(line, other, neededContrast.control))
  const strong = nearestPassing(mixed(ground, ink, 0.45), ink, isBorder) ?? ink
  return {
    ground: hexOf(ground),
    line: settings['design/theme/line'].toLowerCase() || hexOf(mixed(ground, ink, 0.1)),
    strong_line: settings['design/theme/line_strong'].toLowerCase() || hexOf(strong),
  }
}

interface ThemeFault {
  readonly setting: keyof Own
  readonly reason: string
}

/** Why these colours cannot be read on each other, with the nearest that can; undefined if they can. */
export function themeFault(theme: string, settings: Own): ThemeFault | undefined {
  const own = themeOf(theme, settings)
  const [accent, ground] = [colourOf(own.accent), colourOf(own.ground)]
  if (!carriesTexts(ground)) return fault('ground', ground, inks, nearestPassing(ground, white, carriesTexts) ?? white)
  if (isReadable(accent, ground)) return followingFault(own, settings)
  if (settings['design/theme/accent'] !== '') {
    const nearest = nearestPassing(accent, black, (candidate) => isReadable(candidate, ground)) ?? black
    return fault('accent', accent, [white, tintOf(accent), ground], nearest)
  }
  const nearest = nearestPassing(ground, white, (candidate) => isReadable(accent, candidate)) ?? white
  return fault('ground', ground, [accent], nearest)
}

/** The first fault of the colours that the merchant set beside an accent and a ground that can be read. */
function followingFault(own: ReturnType<typeof themeOf>, settings: Own): ThemeFault | undefined {
  const { ownAccent, ownGround } = own
  const tint = ownAccent === null ? tintOf(colourOf(own.accent)) : colourOf(ownAccent.tint)
  const grounds = [white, colourOf(own.ground)]
  const faultOf = (name: Name, hex: string, others: readonly Colour[], needed: number, towards: Colour) => {
    const isGood = (colour: Colour): boolean => others.every((other) => passes(colour, other, needed))
    const colour = colourOf(hex)
    if (settings[`design/theme/${name}`] === '' || isGood(colour)) return undefined
    return fault(name, colour, others, nearestPassing(colour, towards, isGood) ?? towards, needed)
  }
  const { text, control } = neededContrast
  const ofAccent =
    ownAccent &&
    (faultOf('accent_tint', ownAccent.tint, [...inks, colourOf(own.accent)], text, white) ??
      faultOf('accent_strong', ownAccent.strong, [...grounds, tint], text, black) ??
      faultOf('detail', ownAccent.detail, grounds, control, black))
  if (ofAccent) return ofAccent
  return ownGround === null
    ? undefined
    : faultOf('line_strong', ownGround.strong_line, [...grounds, tint], control, black)
}

type Name = keyof Own extends `design/theme/${infer Last}` ? Last : never

function fault(
  name: Name,
  colour: Colour,
  others: readonly Colour[],
  nearest: Colour,
  needed: number = neededContrast.text,
): ThemeFault {
  const worst = others.toSorted((one, other) => contrastOf(one, colour) - contrastOf(other, colour))[0] ?? white
  const ratio = Math.floor(contrastOf(worst, colour) * 100) / 100
  const reader = needed === neededContrast.text ? 'text needs' : 'borders and drawings need'
  const reason =
    `the contrast of ${hexOf(colour)} and ${hexOf(worst)} is ${ratio}, and ${reader} ` +
    `${needed}. The nearest colour that passes is ${hexOf(nearest)}`
  return { setting: `design/theme/${name}`, reason }
}

/** The store views whose colours cannot be read, which setting is to blame, and why. */
export function themeFaults(
  stores: Iterable<{ readonly view: { readonly code: string; readonly theme: string }; readonly settings: Own }>,
): (ThemeFault & { store: string })[] {
  return [...stores].flatMap(({ view, settings }) => {
    const found = themeFault(view.theme, settings)
    return found === undefined ? [] : [{ ...found, store: view.code }]
  })
}
