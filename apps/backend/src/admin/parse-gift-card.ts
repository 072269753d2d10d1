import { UsageError } from './usage-error.ts'

export type GiftCardCommand =
  | { name: 'gift-card list'; order: string | null }
  | { name: 'gift-card print'; order: string }
  | { name: 'gift-card show'; code: string }
  | { name: 'gift-card lock' | 'gift-card unlock' | 'gift-card void'; code: string }

/** Parses the arguments of `gift-card`; throws UsageError when they are invalid. */
export function parseGiftCard([what, first, ...more]: string[]): GiftCardCommand {
  if (what === 'list' && more.length === 0) return { name: 'gift-card list', order: first ?? null }
  if (first !== undefined && more.length === 0) {
    if (what === 'print') return { name: 'gift-card print', order: first }
    if (what === 'show' || what === 'lock' || what === 'unlock' || what === 'void')
      return { name: `gift-card ${what}`, code: first }
  }
  throw new UsageError(
    'gift-card takes "list [ORDER]", "print ORDER", or "show", "lock", "unlock" or "void" with a CODE.',
  )
}
