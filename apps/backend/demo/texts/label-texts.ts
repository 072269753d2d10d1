import type { Language } from '../stores.ts'

type LabelTexts = Readonly<Record<'fresh' | 'organic' | 'sale' | 'member' | 'code', string>>

/** Texts of the product labels. */
export const labelTexts: Readonly<Record<Language, LabelTexts>> = {
  pl: {
    fresh: 'Nowość',
    organic: 'Bawełna organiczna',
    sale: 'Taniej',
    member: 'Punkty w Klubie Bociana',
    code: 'Kod rabatowy:',
  },
  cs: { fresh: 'Novinka', organic: 'Biobavlna', sale: 'Zlevněno', member: 'Body v Čapím klubu', code: 'Slevový kód:' },
  sk: {
    fresh: 'Novinka',
    organic: 'Biobavlna',
    sale: 'Lacnejšie',
    member: 'Body v Bociaňom klube',
    code: 'Zľavový kód:',
  },
  de: {
    fresh: 'Neu',
    organic: 'Bio-Baumwolle',
    sale: 'Reduziert',
    member: 'Punkte im Storchenclub',
    code: 'Ihr Code:',
  },
  en: { fresh: 'New', organic: 'Organic cotton', sale: 'Reduced', member: 'Stork Club points', code: 'Your code:' },
  ro: {
    fresh: 'Nou',
    organic: 'Bumbac organic',
    sale: 'Reducere',
    member: 'Puncte în Clubul Berzei',
    code: 'Codul tău:',
  },
  uk: {
    fresh: 'Новинка',
    organic: 'Органічна бавовна',
    sale: 'Знижка',
    member: 'Бали Клубу лелеки',
    code: 'Промокод:',
  },
  hy: {
    fresh: 'Նոր',
    organic: 'Օրգանական բամբակ',
    sale: 'Զեղչ',
    member: 'Արագիլի ակումբի միավորներ',
    code: 'Զեղչի կոդ՝',
  },
}
