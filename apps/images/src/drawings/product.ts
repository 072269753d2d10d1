import { companions, mannequin } from './mannequin.ts'
import { groundColour, studio, table } from './grounds.ts'
import type { View } from './name.ts'
import { drawPiece, fit, shadowOf, sheet } from './picture.ts'
import type { Drawing, Subject } from './picture.ts'
import { props } from './props.ts'

const [W, H] = [984, 1476]

function shown(piece: Drawing, ground: string): string {
  const { transform, scale } = fit(piece.frame, { x: 74, y: 168, w: 836, h: 1140 }, 2.6)
  const back = studio(W, H, ground)
  return sheet(
    W,
    H,
    back.defs + piece.defs,
    `${back.body}${shadowOf(piece.silhouette, transform, scale)}<g transform="${transform}">${piece.markup}</g>`,
  )
}

function closeUp(piece: Drawing, ground: string): string {
  const { x, y, w, h } = piece.frame
  const [fx, fy, fw] = piece.garment.focus ?? [x + w * 0.42, y + h * 0.4, w * 0.5]
  const { transform, scale } = fit(
    { x: fx - fw / 2, y: fy - fw * 0.75, w: fw, h: fw * 1.5 },
    { x: 0, y: 0, w: W, h: H },
    9,
  )
  const back = studio(W, H, ground)
  return sheet(
    W,
    H,
    back.defs + piece.defs,
    `${back.body}${shadowOf(piece.silhouette, transform, scale, 1.6)}<g transform="${transform}">${piece.markup}</g>`,
  )
}

function laid(piece: Drawing, ground: string, subject: Subject): string {
  const angle = piece.seed.between('tilt', 5, 10) * (piece.seed.chance('tiltleft', 0.5) ? -1 : 1)
  const { transform, scale } = fit(piece.frame, { x: 120, y: 250, w: 744, h: 960 }, 1.9)
  const turned = `rotate(${angle.toFixed(1)} ${W / 2} ${H / 2}) ${transform}`
  const under = table(piece.seed, W, H, ground)
  const beside = props(piece.seed, subject, angle > 0)
  return sheet(
    W,
    H,
    under.defs + piece.defs + beside.defs,
    `${under.body}${beside.body}${shadowOf(piece.silhouette, turned, scale, 0.7)}<g transform="${turned}">${piece.markup}</g>`,
  )
}

function worn(subject: Subject, ground: string): string {
  const piece = drawPiece(subject, 'front', { worn: true })
  const others = companions(subject, piece)
  return sheet(
    W,
    H,
    studio(W, H, ground).defs + piece.defs + others.defs,
    studio(W, H, ground).body + mannequin(piece, subject.cut, others),
  )
}

/** The picture of a product in one of its views. */
export function productPicture(subject: Subject, view: View): string {
  const piece = drawPiece(subject, view === 'back' ? 'back' : 'front')
  const ground = groundColour(piece.seed, subject.main)
  if (view === 'detail') return closeUp(piece, ground)
  if (view === 'flat') return laid(piece, ground, subject)
  return view === 'worn' ? worn(subject, ground) : shown(piece, ground)
}
