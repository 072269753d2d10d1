import type { Language } from '../stores.ts'

type CartRuleTexts = Readonly<Record<'welcome' | 'less' | 'delivery' | 'three' | 'walk', string>>

/** Discount labels shown in the cart. */
export const cartRuleTexts: Readonly<Record<Language, CartRuleTexts>> = {
  pl: {
    welcome: 'Rabat powitalny 10%',
    less: 'Rabat kwotowy',
    delivery: 'Darmowa dostawa',
    three: 'Trzecia rzecz gratis',
    walk: 'Rabat na spacer 10%',
  },
  cs: {
    welcome: 'Uvítací sleva 10 %',
    less: 'Sleva na nákup',
    delivery: 'Doprava zdarma',
    three: 'Třetí kus zdarma',
    walk: 'Sleva na procházku 10 %',
  },
  sk: {
    welcome: 'Uvítacia zľava 10 %',
    less: 'Zľava na nákup',
    delivery: 'Doprava zadarmo',
    three: 'Tretí kus zadarmo',
    walk: 'Zľava na prechádzku 10 %',
  },
  de: {
    welcome: 'Willkommensrabatt 10 %',
    less: 'Rabatt auf den Einkauf',
    delivery: 'Kostenloser Versand',
    three: 'Drittes Teil gratis',
    walk: 'Spaziergang-Rabatt 10 %',
  },
  en: {
    welcome: 'Welcome discount 10%',
    less: 'Money off your order',
    delivery: 'Free delivery',
    three: 'Third item free',
    walk: 'Walk discount 10%',
  },
  ro: {
    welcome: 'Reducere de bun venit 10%',
    less: 'Reducere la comandă',
    delivery: 'Livrare gratuită',
    three: 'Al treilea produs gratuit',
    walk: 'Reducere de plimbare 10%',
  },
  uk: {
    welcome: 'Вітальна знижка 10%',
    less: 'Знижка на замовлення',
    delivery: 'Безкоштовна доставка',
    three: 'Третя річ безкоштовно',
    walk: 'Знижка на прогулянку 10%',
  },
  hy: {
    welcome: 'Ողջույնի զեղչ 10%',
    less: 'Զեղչ պատվերի համար',
    delivery: 'Անվճար առաքում',
    three: 'Երրորդն անվճար',
    walk: 'Զբոսանքի զեղչ 10%',
  },
}
