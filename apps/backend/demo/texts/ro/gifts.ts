import type { GiftTexts } from '../types.ts'

export const gifts: GiftTexts = {
  stork: 'Card cadou „Barza cu scrisoare”',
  birthday: 'Card cadou „La mulți ani”',
  baby: 'Card cadou „Bine ai venit pe lume”',
  virtual: 'Card electronic, vine pe e-mail',
  physical: 'Card în plic, vine prin poștă',
  combined: 'Card în plic și pe e-mail',
  story:
    'Nu știți mărimea sau culoarea preferată? Dăruiți alegerea. Cardul se folosește în coș, dintr-o dată sau pe rând.',
  terms: 'Cardul este valabil 24 de luni, se poate combina cu alte metode de plată și nu se schimbă în bani.',
}
