import { mix, shade, tint } from '../colour.ts'
import type { Palette } from '../sketch.ts'

/** Motifs are centred on 0,0 and extend about 50 units to each side. */
export type Motif = (palette: Palette) => string

const eye = (x: number, y: number, r = 2.6): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="#2b2333"/>`

const stork: Motif = (p) => {
  const white = tint(p.second, 0.85)
  return `<path d="M-2 46L2 14M12 46L10 14" stroke="#cf6a4b" stroke-width="3.4" stroke-linecap="round" fill="none"/><path d="M-2 46l-9 3M12 46l-8 3" stroke="#cf6a4b" stroke-width="3" stroke-linecap="round"/><path d="M-26 6C-24 -12 0 -12 18 -2C32 4 42 10 46 16C32 24 4 26 -12 20C-22 17 -28 14 -26 6Z" fill="${white}"/><path d="M6 6C20 4 36 10 47 17C36 26 18 24 8 18Z" fill="${shade(p.main, 0.75)}"/><path d="M-22 10C-34 -2 -28 -22 -26 -32C-24 -44 -10 -46 -6 -38C-3 -32 -10 -28 -12 -20C-14 -8 -8 0 -4 4Z" fill="${white}"/><path d="M-24 -36L-52 -26L-23 -30Z" fill="#cf6a4b"/>${eye(-17, -35)}`
}

const fox: Motif = (p) => {
  const coat = mix('#cf7443', p.accent, 0.25)
  return `<path d="M-40 -40L-30 4L-8 -16Z" fill="${shade(coat, 0.15)}"/><path d="M40 -40L30 4L8 -16Z" fill="${shade(coat, 0.15)}"/><path d="M-38 -8C-30 -26 30 -26 38 -8C40 12 16 34 0 44C-16 34 -40 12 -38 -8Z" fill="${coat}"/><path d="M-38 -6C-30 -2 -12 4 -4 30L0 44C-16 34 -40 14 -38 -6ZM38 -6C30 -2 12 4 4 30L0 44C16 34 40 14 38 -6Z" fill="#fbf3e6"/><ellipse cx="0" cy="38" rx="6" ry="5" fill="#2b2333"/>${eye(-15, 4, 3.4)}${eye(15, 4, 3.4)}`
}

const bear: Motif = (p) => {
  const coat = mix('#a97c55', p.second, 0.3)
  return `<circle cx="-29" cy="-28" r="15" fill="${coat}"/><circle cx="29" cy="-28" r="15" fill="${coat}"/><circle cx="-29" cy="-28" r="8" fill="${tint(coat, 0.4)}"/><circle cx="29" cy="-28" r="8" fill="${tint(coat, 0.4)}"/><ellipse cx="0" cy="2" rx="42" ry="38" fill="${coat}"/><ellipse cx="0" cy="16" rx="19" ry="15" fill="${tint(coat, 0.55)}"/><ellipse cx="0" cy="9" rx="6.5" ry="5" fill="#2b2333"/><path d="M0 14V20M-7 22Q0 27 7 22" stroke="#2b2333" stroke-width="2" fill="none" stroke-linecap="round"/>${eye(-17, -5, 3.2)}${eye(17, -5, 3.2)}`
}

const dino: Motif = (p) => {
  const skin = mix('#7fa07c', p.second, 0.3)
  return `<path d="M-14 -30l8 -10l7 9l9 -8l5 11l10 -3l1 11l10 2l-3 10z" fill="${p.accent}"/><path d="M-48 -26C-46 -40 -22 -42 -14 -30C-6 -20 -2 -22 10 -18C30 -12 34 8 50 26C36 28 30 22 26 18L28 44H16L12 26H-6L-10 44H-22L-20 16C-30 8 -24 -6 -28 -12C-36 -10 -50 -14 -48 -26Z" fill="${skin}"/><path d="M-44 -18Q-36 -15 -28 -20" stroke="${shade(skin, 0.4)}" stroke-width="2" fill="none" stroke-linecap="round"/><circle cx="2" cy="-2" r="4" fill="${tint(skin, 0.3)}"/><circle cx="14" cy="6" r="3" fill="${tint(skin, 0.3)}"/><circle cx="-8" cy="8" r="3" fill="${tint(skin, 0.3)}"/>${eye(-32, -29)}`
}

const bunny: Motif = (p) => {
  const fur = tint(p.second, 0.7)
  return `<ellipse cx="-14" cy="-30" rx="9" ry="26" fill="${fur}" transform="rotate(-10 -14 -10)"/><ellipse cx="15" cy="-30" rx="9" ry="26" fill="${fur}" transform="rotate(14 15 -10)"/><ellipse cx="-14" cy="-30" rx="4.4" ry="18" fill="#e8b9b0" transform="rotate(-10 -14 -10)"/><ellipse cx="15" cy="-30" rx="4.4" ry="18" fill="#e8b9b0" transform="rotate(14 15 -10)"/><ellipse cx="0" cy="18" rx="34" ry="29" fill="${fur}"/><circle cx="-20" cy="25" r="6" fill="#edb9ae" fill-opacity=".7"/><circle cx="20" cy="25" r="6" fill="#edb9ae" fill-opacity=".7"/><path d="M-4 20L4 20L0 25Z" fill="#c77c74"/>${eye(-12, 12, 3)}${eye(12, 12, 3)}`
}

const cat: Motif = (p) => {
  const fur = mix(p.second, '#8a8690', 0.35)
  return `<path d="M-36 -36L-34 2L-8 -20ZM36 -36L34 2L8 -20Z" fill="${fur}"/><ellipse cx="0" cy="8" rx="38" ry="32" fill="${fur}"/><path d="M-31 -26L-29 -8L-18 -17ZM31 -26L29 -8L18 -17Z" fill="#e8b9b0"/><path d="M-4 12H4L0 17Z" fill="#c77c74"/><path d="M0 17V21M-8 23Q-3 27 0 21Q3 27 8 23M-22 16L-44 12M-22 20L-44 22M22 16L44 12M22 20L44 22" stroke="${shade(fur, 0.55)}" stroke-width="1.7" fill="none" stroke-linecap="round"/>${eye(-14, 2, 3.2)}${eye(14, 2, 3.2)}`
}

const whale: Motif = (p) => {
  const skin = mix('#6d90ae', p.second, 0.3)
  return `<path d="M-48 6C-46 -20 -16 -28 10 -18C24 -13 30 0 36 2C40 -4 34 -16 30 -20C38 -22 46 -16 46 -8C50 -14 54 -14 58 -12C56 0 52 12 42 18C30 32 -6 38 -28 30C-42 24 -49 16 -48 6Z" fill="${skin}"/><path d="M-47 10C-40 22 -8 26 16 18C8 32 -14 36 -28 30C-40 25 -46 18 -47 10Z" fill="#f4efe4"/><path d="M-18 -30C-18 -42 -28 -42 -30 -36M-16 -30C-16 -44 -4 -44 -4 -36" stroke="${p.accent}" stroke-width="3" fill="none" stroke-linecap="round"/>${eye(-30, 4, 3)}`
}

const bird: Motif = (p) =>
  `<path d="M-40 10C-36 -18 -8 -26 8 -22C16 -34 34 -32 36 -18L48 -14L36 -9C34 14 12 28 -10 24C-24 22 -38 30 -48 24Z" fill="${p.second}"/><path d="M-22 2C-8 -10 10 -6 14 4C6 18 -12 18 -22 2Z" fill="${shade(p.second, 0.22)}"/><path d="M-2 24L-4 40M10 22L12 38" stroke="${shade(p.main, 0.5)}" stroke-width="2.4" stroke-linecap="round"/>${eye(25, -18, 2.8)}`

export const animals = [stork, fox, bear, dino, bunny, cat, whale, bird] as const satisfies readonly Motif[]
