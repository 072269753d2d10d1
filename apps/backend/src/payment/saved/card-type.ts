/** Magento's codes of card types, by the brand names of Adyen. */
const types: ReadonlyMap<string, string> = new Map([
  ['amex', 'AE'],
  ['cup', 'UN'],
  ['diners', 'DN'],
  ['discover', 'DI'],
  ['elo', 'ELO'],
  ['hipercard', 'HC'],
  ['jcb', 'JCB'],
  ['maestro', 'MI'],
  ['mc', 'MC'],
  ['visa', 'VI'],
])

/** The code by which Magento's clients know a brand; the brand itself if Magento has none. */
export const cardType = (brand: string): string => types.get(brand) ?? brand
