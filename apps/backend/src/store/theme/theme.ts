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
const themes: Readonly<Record<string, { accent: string; ground: string }>> = {
  base: { accent: '#0f766e', ground: '#faf7f2' },
  broel: { accent: '#7a3e2b', ground: '#faf6f3' },
  lemon: { accent: '#56650c', ground: '#fbfaf0' },
  marketplace: { accent: '#1f5fae', ground: '#f7f8fa' },
}

export const isTheme = (name: string): boolean => Object.hasOwn(themes, name)

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

/** The merchant's own colours, as `#rrggbb`; empty for those of the theme. */
interface Own {
  readonly 'design/theme/accent': string
  readonly 'design/theme/ground': string
}

/** The colours in force for a theme and these settings; `ownAccent` and `ownGround` only where the merchant set them. */
export function themeOf(theme: string, settings: Own) {
  const usual = themes[theme] ?? { accent: '#0f766e', ground: '#faf7f2' }
  const accent = settings['design/theme/accent'].toLowerCase() || usual.accent
  const ground = settings['design/theme/ground'].toLowerCase() || usual.ground
  return {
    accent,
    ground,
    ownAccent: settings['design/theme/accent'] === '' ? null : accentColours(colourOf(accent)),
    ownGround: settings['design/theme/ground'] === '' ? null : groundColours(colourOf(ground), colourOf(accent)),
  }
}

function accentColours(accent: Colour) {
  return { accent: hexOf(accent), strong: hexOf(mixed(accent, black, 0.2)), tint: hexOf(tintOf(accent)) }
}

function groundColours(ground: Colour, accent: Colour) {
  const isBorder = (line: Colour): boolean =>
    [white, ground, tintOf(accent)].every((other) => passes(line, other, neededContrast.control))
  const strong = nearestPassing(mixed(ground, ink, 0.45), ink, isBorder) ?? ink
  return { ground: hexOf(ground), line: hexOf(mixed(ground, ink, 0.1)), strong_line: hexOf(strong) }
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
  if (isReadable(accent, ground)) return undefined
  if (settings['design/theme/accent'] !== '') {
    const nearest = nearestPassing(accent, black, (candidate) => isReadable(candidate, ground)) ?? black
    return fault('accent', accent, [white, tintOf(accent), ground], nearest)
  }
  const nearest = nearestPassing(ground, white, (candidate) => isReadable(accent, candidate)) ?? white
  return fault('ground', ground, [accent], nearest)
}

function fault(name: 'accent' | 'ground', colour: Colour, others: readonly Colour[], nearest: Colour): ThemeFault {
  const worst = others.toSorted((one, other) => contrastOf(one, colour) - contrastOf(other, colour))[0] ?? white
  const ratio = Math.floor(contrastOf(worst, colour) * 100) / 100
  const reason =
    `the contrast of ${hexOf(colour)} and ${hexOf(worst)} is ${ratio}, and text needs ` +
    `${neededContrast.text}. The nearest colour that passes is ${hexOf(nearest)}`
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
