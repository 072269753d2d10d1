import type { Language } from '../stores.ts'

type CartRuleTexts = Readonly<Record<'welcome' | 'less' | 'delivery' | 'three' | 'walk', string>>

/** Discount labels shown in the cart. */
export const cartRuleTexts: Readonly<Record<Language, CartRuleTexts>> = {
  pl: {
    welcome: 'Rabat powitalny 10%',
    less: 'Rabat kwotowy',
    delivery: 'Darmowa dostawa',
    three: 'Trzecia rzecz gratis',
    walk: 'Rabat 10% z kodem',
  },
  cs: {
    welcome: 'Uvítací sleva 10 %',
    less: 'Sleva na nákup',
    delivery: 'Doprava zdarma',
    three: 'Třetí kus zdarma',
    walk: 'Sleva 10 % s kódem',
  },
  sk: {
    welcome: 'Uvítacia zľava 10 %',
    less: 'Zľava na nákup',
    delivery: 'Doprava zadarmo',
    three: 'Tretí kus zadarmo',
    walk: 'Zľava 10 % s kódom',
  },
  de: {
    welcome: 'Willkommensrabatt 10 %',
    less: 'Rabatt auf den Einkauf',
    delivery: 'Kostenloser Versand',
    three: 'Drittes Teil gratis',
    walk: '10 % mit Code',
  },
  en: {
    welcome: '10% welcome discount',
    less: 'Money off your order',
    delivery: 'Free delivery',
    three: 'Third item free',
    walk: '10% off with your code',
  },
  ro: {
    welcome: 'Reducere de bun venit 10%',
    less: 'Reducere la comandă',
    delivery: 'Livrare gratuită',
    three: 'Al treilea produs gratuit',
    walk: 'Reducere 10% cu codul tău',
  },
  uk: {
    welcome: 'Вітальна знижка 10%',
    less: 'Знижка на замовлення',
    delivery: 'Безкоштовна доставка',
    three: 'Третя річ безкоштовно',
    walk: 'Знижка 10% за промокодом',
  },
  hy: {
    welcome: 'Ողջույնի զեղչ՝ 10%',
    less: 'Զեղչ պատվերի համար',
    delivery: 'Անվճար առաքում',
    three: 'Երրորդն անվճար',
    walk: '10% զեղչ՝ զեղչի կոդով',
  },
}
