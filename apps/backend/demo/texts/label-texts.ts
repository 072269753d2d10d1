import type { Language } from '../stores.ts'

type LabelTexts = Readonly<Record<'fresh' | 'organic' | 'sale' | 'member' | 'code', string>>

/** Texts of the product labels. */
export const labelTexts: Readonly<Record<Language, LabelTexts>> = {
  pl: {
    fresh: 'Nowość',
    organic: 'Bawełna organiczna',
    sale: 'Taniej',
    member: 'Zbierasz punkty',
    code: 'Kod na spacer:',
  },
  cs: { fresh: 'Novinka', organic: 'Biobavlna', sale: 'Levněji', member: 'Sbíráte body', code: 'Kód na procházku:' },
  sk: {
    fresh: 'Novinka',
    organic: 'Biobavlna',
    sale: 'Lacnejšie',
    member: 'Zbierate body',
    code: 'Kód na prechádzku:',
  },
  de: { fresh: 'Neu', organic: 'Bio-Baumwolle', sale: 'Reduziert', member: 'Sie sammeln Punkte', code: 'Ihr Code:' },
  en: { fresh: 'New', organic: 'Organic cotton', sale: 'Reduced', member: 'You earn points', code: 'Your code:' },
  ro: { fresh: 'Nou', organic: 'Bumbac organic', sale: 'Mai ieftin', member: 'Aduni puncte', code: 'Codul tău:' },
  uk: {
    fresh: 'Новинка',
    organic: 'Органічна бавовна',
    sale: 'Знижка',
    member: 'Збираєте бали',
    code: 'Ваш код:',
  },
  hy: { fresh: 'Նոր', organic: 'Օրգանական բամբակ', sale: 'Զեղչ', member: 'Միավորներ եք հավաքում', code: 'Ձեր կոդը՝' },
}
