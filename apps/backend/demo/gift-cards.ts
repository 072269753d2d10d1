import { hex32 } from './seeded.ts'
import { roles } from './roles.ts'

export type GiftCard = {
  readonly sku: string
  readonly type: 'VIRTUAL' | 'PHYSICAL' | 'COMBINED'
  readonly picture: 'stork' | 'birthday' | 'baby'
  /** Background and foreground colour of the drawing. */
  readonly colours: readonly [string, string]
}

export const giftCards: readonly GiftCard[] = [
  { sku: roles.GV, type: 'VIRTUAL', picture: 'stork', colours: ['a9c8e6', '22304f'] },
  { sku: 'BOC-GC-BIRTHDAY-V', type: 'VIRTUAL', picture: 'birthday', colours: ['eba6b9', '7a2a3a'] },
  { sku: roles.GP, type: 'PHYSICAL', picture: 'stork', colours: ['b7dcc8', '4d8b5a'] },
  { sku: 'BOC-GC-BABY-P', type: 'PHYSICAL', picture: 'baby', colours: ['f1e6d2', 'b98b5a'] },
  { sku: 'BOC-GC-BIRTHDAY-C', type: 'COMBINED', picture: 'birthday', colours: ['f0c94f', '3f6fb5'] },
  { sku: 'BOC-GC-BABY-C', type: 'COMBINED', picture: 'baby', colours: ['c3b1dc', '7b5590'] },
]

/** The file name of a drawn picture of the card. */
export function giftPicture(card: GiftCard, view: 'front' | 'back' | 'detail' | 'flat'): string {
  return `drawn/giftcard/${hex32(card.picture)}-${card.colours[0]}-${card.colours[1]}-${view}.svg`
}
