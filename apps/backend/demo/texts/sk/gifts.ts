import type { GiftTexts } from '../types.ts'

export const gifts: GiftTexts = {
  stork: 'Darčeková karta „Bocian s listom“',
  birthday: 'Darčeková karta „Narodeniny“',
  baby: 'Darčeková karta „Vitaj na svete“',
  virtual: 'Elektronická karta, príde e-mailom',
  physical: 'Karta v obálke, príde poštou',
  combined: 'Karta v obálke aj e-mailom',
  story:
    'Nepoznáte veľkosť ani obľúbenú farbu? Darujte výber. Obdarovaný zaplatí kartou v košíku, naraz alebo po častiach.',
  terms: 'Karta platí 24 mesiacov, možno ju kombinovať s inými platbami a nemožno ju vymeniť za hotovosť.',
}
