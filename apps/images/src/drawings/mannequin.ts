import { lightness, shade, tint } from './colour.ts'
import type { Cut } from './name.ts'
import { ellipse, symmetric } from './path.ts'
import type { Box } from './path.ts'
import { drawPiece, fit, shadowOf } from './picture.ts'
import type { Drawing, Subject } from './picture.ts'
import type { Seeded } from './seeded.ts'
import type { Silhouette } from './sketch.ts'

interface Companions {
  readonly defs: string
  readonly pieces: readonly Drawing[]
}

const SKIN = ['#efcdb4', '#e3b592', '#c98f68', '#9a6548', '#f3d8c4'] as const
const DARK_HAIR = ['#2f2624', '#3d2c26', '#241d1c', '#4a3226'] as const
const HAIR = ['#5a3d2c', '#2f2624', '#b98552', '#d8b27a', '#8a4f30', '#3d2c26'] as const
const NEUTRAL_TOPS = ['#f5efe4', '#e8dfd0', '#dfe4e2'] as const
const NEUTRAL_BOTTOMS = ['#b9a78d', '#8f9aa6', '#6f7f92', '#d8cbb7'] as const

const BODY = symmetric(
  [0, 222],
  [40, 222],
  [40, 284, 44, 296, 66, 302],
  [112, 306, 140, 314, 140, 346],
  [132, 400, 124, 430, 124, 470],
  [116, 520, 112, 550, 116, 580],
  [126, 640, 128, 690, 126, 720],
  [124, 860, 104, 940, 100, 990],
  [104, 1060, 92, 1160, 84, 1262],
  [86, 1300, 134, 1306, 138, 1326],
  [90, 1336, 46, 1332],
  [42, 1262],
  [30, 1150, 34, 1040, 32, 980],
  [26, 880, 10, 800, 0, 742],
)
const arm = (m: number): string =>
  `M${m * 110} 316C${m * 150} 316 ${m * 158} 360 ${m * 168} 400C${m * 196} 480 ${m * 214} 540 ${m * 232} 600L${m * 258} 676C${m * 276} 700 ${m * 282} 742 ${m * 268} 756C${m * 252} 764 ${m * 240} 742 ${m * 230} 690C${m * 204} 620 ${m * 180} 560 ${m * 160} 500L${m * 110} 420Z`

const paint = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`

function hairBehind(style: string, colour: string): string {
  if (style === 'long')
    return paint(
      symmetric([0, 34], [90, 30, 118, 120, 116, 200], [124, 270, 118, 320, 104, 344], [60, 352, 0, 352]),
      colour,
    )
  if (style === 'bob')
    return paint(symmetric([0, 34], [96, 32, 118, 110, 112, 236], [90, 262, 50, 252], [0, 250]), colour)
  if (style === 'pigtails')
    return [-1, 1]
      .map((m) =>
        paint(
          `M${m * 84} 120C${m * 150} 130 ${m * 160} 220 ${m * 128} 282C${m * 104} 280 ${m * 96} 200 ${m * 84} 180Z`,
          colour,
        ),
      )
      .join('')
  return style === 'bun' ? paint(ellipse(0, 16, 44, 38), colour) : ''
}

function head(seed: Seeded, covered: boolean): { behind: string; front: string } {
  const skin = seed.pick('skin', SKIN)
  const hair = lightness(skin) < 0.7 ? seed.pick('hair', DARK_HAIR) : seed.pick('hair', HAIR)
  const style = seed.pick('style', ['short', 'bob', 'long', 'pigtails', 'bun', 'curls', 'short'] as const)
  const face =
    paint(ellipse(0, 148, 88, 104), skin) + [-1, 1].map((m) => paint(ellipse(m * 88, 158, 13, 19), skin)).join('')
  const cheeks = [-1, 1]
    .map((m) => `<ellipse cx="${m * 50}" cy="190" rx="19" ry="12" fill="#d9705f" fill-opacity=".2"/>`)
    .join('')
  const throat = paint('M-40 226H40V262Q0 296 -40 262Z', shade(skin, 0.13))
  const fringe =
    style === 'short' || style === 'bun'
      ? 'M-92 142C-104 40 -40 26 4 30C62 30 104 60 92 146C84 110 70 92 40 84C0 100 -60 92 -76 102C-84 112 -88 126 -92 142Z'
      : 'M-94 172C-112 60 -50 24 0 26C52 24 112 60 94 172C90 136 82 118 74 108C30 122 -40 120 -76 106C-84 120 -90 140 -94 172Z'
  const curls =
    style === 'curls'
      ? Array.from({ length: 15 }, (_, i) =>
          paint(
            ellipse(Math.cos(Math.PI + (i / 14) * Math.PI) * 92, 118 + Math.sin(Math.PI + (i / 14) * Math.PI) * 84, 30),
            i % 2 === 0 ? hair : tint(hair, 0.06),
          ),
        ).join('')
      : ''
  const shine = `<path d="M-60 62Q-20 40 30 50" stroke="#fff" stroke-opacity=".16" stroke-width="9" fill="none" stroke-linecap="round"/>`
  return {
    behind: hairBehind(covered && style === 'bun' ? 'bob' : style, shade(hair, 0.12)),
    front: throat + face + cheeks + paint(fringe, hair) + (covered ? '' : curls + shine),
  }
}

function body(seed: Seeded): string {
  const skin = seed.pick('skin', SKIN)
  const soft = `<g fill="none" stroke="#3a1e2a" stroke-opacity=".04"><path d="${BODY}" stroke-width="14"/><path d="${BODY}" stroke-width="6"/></g>`
  const limbs = [-1, 1]
    .map(
      (m) =>
        paint(arm(m), skin) +
        `<path d="${arm(m)}" fill="none" stroke="#3a1e2a" stroke-opacity=".07" stroke-width="4"/>`,
    )
    .join('')
  return limbs + paint(BODY, skin) + soft
}

const neutral = (seed: Seeded, cut: Cut, key: string, colours: readonly [string, ...string[]]): Subject => ({
  cut,
  design: `c0ffee${key}`,
  main: seed.pick(key, colours),
  second: '#f2e9dc',
})

/** The other clothes of the child: plain ones that do not distract from the product. `trousers` is the colour of its trousers. */
export function companions(subject: Subject, piece: Drawing, prefix = 'n', trousers?: string): Companions {
  const { wear } = piece.garment
  const wanted: Subject[] = []
  if (wear !== 'bottom' && wear !== 'whole' && wear !== 'skin' && wear !== 'baby')
    wanted.push(
      neutral(piece.seed, wear === 'feet' ? 'leggings' : 'trousers', '01', trousers ? [trousers] : NEUTRAL_BOTTOMS),
    )
  if (wear === 'bottom' || wear === 'head' || wear === 'neck' || wear === 'held' || subject.cut === 'dungarees')
    wanted.push(neutral(piece.seed, subject.cut === 'swimshorts' ? 'tshirt' : 'longsleeve', '02', NEUTRAL_TOPS))
  if (wear === 'top' && (subject.cut === 'vest' || subject.cut === 'cardigan'))
    wanted.push(neutral(piece.seed, 'longsleeve', '02', NEUTRAL_TOPS))
  if (wear !== 'feet' && wear !== 'skin' && subject.cut !== 'tights' && subject.cut !== 'sleepsuit' && wear !== 'baby')
    wanted.push(neutral(piece.seed, 'sneakers', '03', ['#f3ece0', '#e6d8c2']))
  const pieces = wanted.map((one, i) => drawPiece(one, 'front', { worn: true, plain: true, prefix: `${prefix}${i}` }))
  return { defs: pieces.map((one) => one.defs).join(''), pieces }
}

const VIEWPORTS: Record<Drawing['garment']['wear'], Box> = {
  top: { x: -345, y: -22, w: 690, h: 1035 },
  neck: { x: -290, y: -10, w: 580, h: 870 },
  whole: { x: -440, y: -10, w: 880, h: 1400 },
  baby: { x: -380, y: 0, w: 760, h: 1130 },
  skin: { x: -360, y: 0, w: 720, h: 1080 },
  bottom: { x: -350, y: 390, w: 700, h: 1020 },
  head: { x: -240, y: -170, w: 480, h: 720 },
  feet: { x: -190, y: 965, w: 380, h: 570 },
  held: { x: -430, y: -30, w: 900, h: 1400 },
}

/** Where items that are not clothes are placed on the child. */
const HOLDS: Partial<Record<Cut, string>> = {
  bag: 'translate(262 870) scale(.66)',
  backpack: 'translate(262 900) scale(.68)',
  umbrella: 'translate(262 420) scale(1.05) rotate(6)',
  giftcard: 'translate(0 520) scale(.56)',
  blanket: 'translate(0 640) scale(.74)',
  hairclip: 'translate(58 70) scale(.36)',
  beanie: 'translate(0 -48)',
  cap: 'translate(0 -62)',
  sunhat: 'translate(0 -56)',
}

interface Dressed {
  readonly markup: string
  readonly outline: readonly Silhouette[]
}

/** The dressed child in its own units, with the soles at y = 1334. */
export function dressed(piece: Drawing, cut: Cut, others: Companions): Dressed {
  const { wear } = piece.garment
  const hold = HOLDS[cut]
  const face = head(piece.seed, wear === 'head')
  const held = (part: Silhouette): Silhouette =>
    hold === undefined ? part : { d: part.d, transform: `${hold} ${part.transform}`.trim() }
  const hand =
    hold === undefined || wear !== 'held' || cut === 'hairclip'
      ? ''
      : paint(ellipse(266, 716, 24, 30), piece.seed.pick('skin', SKIN))
  const big = wear === 'baby' ? ' transform="translate(0 262) scale(1.2) translate(0 -262)"' : ''
  const layers = [
    '<ellipse cx="0" cy="1334" rx="230" ry="20" fill="#46324a" fill-opacity=".16"/>',
    `<g${big}>${face.behind}</g>`,
    piece.behind,
    body(piece.seed),
    `<g${big}>${face.front}</g>`,
    ...others.pieces.map((one) => one.markup),
    hold === undefined ? piece.markup : `<g transform="${hold}">${piece.markup}</g>`,
    hand,
  ]
  return {
    markup: layers.join(''),
    outline: [
      { d: BODY, transform: '' },
      { d: ellipse(0, 148, 98, 110), transform: '' },
      ...piece.silhouette.map(held),
    ],
  }
}

/** The child in the studio, wearing the product. */
export function mannequin(piece: Drawing, cut: Cut, others: Companions): string {
  const { transform, scale } = fit(VIEWPORTS[piece.garment.wear], { x: 0, y: 0, w: 984, h: 1476 }, 9)
  const { markup, outline } = dressed(piece, cut, others)
  return `${shadowOf(outline, transform, scale, 0.8)}<g transform="${transform}">${markup}</g>`
}
