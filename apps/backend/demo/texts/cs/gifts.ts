import type { GiftTexts } from '../types.ts'

export const gifts: GiftTexts = {
  stork: 'Dárková karta „Čáp s dopisem“',
  birthday: 'Dárková karta „Narozeniny“',
  baby: 'Dárková karta „Vítej na světě“',
  virtual: 'Elektronická karta, přijde e-mailem',
  physical: 'Karta v obálce, přijde poštou',
  combined: 'Karta v obálce i e-mailem',
  story:
    'Neznáte velikost ani oblíbenou barvu? Darujte výběr. Obdarovaný zaplatí kartou v košíku, najednou nebo po částech.',
  terms: 'Karta platí 24 měsíců, lze ji kombinovat s jinými platbami a nelze ji vyměnit za hotovost.',
}
