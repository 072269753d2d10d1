import type { Language } from '../stores.ts'

type RewardName = 'less' | 'delivery' | 'fifteen' | 'quarter'

type LoyaltyTexts = Readonly<Record<RewardName, { readonly name: string; readonly description: string }>>

/** The names and descriptions of the rewards of the customer club. */
export const loyaltyTexts: Readonly<Record<Language, LoyaltyTexts>> = {
  pl: {
    less: { name: 'Kupon na 20 zł', description: 'Na jedne zakupy za co najmniej 100 zł.' },
    delivery: { name: 'Dostawa gratis', description: 'Jedno zamówienie bez kosztów dostawy.' },
    fifteen: { name: 'Rabat klubowy 15%', description: 'Na wszystko w jednym zamówieniu.' },
    quarter: { name: 'Rabat klubowy 25%', description: 'Na wszystko w jednym zamówieniu.' },
  },
  cs: {
    less: { name: 'Kupon na 120 Kč', description: 'Na jeden nákup alespoň za 600 Kč.' },
    delivery: { name: 'Doprava na nás', description: 'Jedna objednávka bez poštovného.' },
    fifteen: { name: 'Klubová sleva 15 %', description: 'Na všechno v jedné objednávce.' },
    quarter: { name: 'Klubová sleva 25 %', description: 'Na všechno v jedné objednávce.' },
  },
  sk: {
    less: { name: 'Kupón na 5 €', description: 'Na jeden nákup aspoň za 25 €.' },
    delivery: { name: 'Doprava na nás', description: 'Jedna objednávka bez poštovného.' },
    fifteen: { name: 'Klubová zľava 15 %', description: 'Na všetko v jednej objednávke.' },
    quarter: { name: 'Klubová zľava 25 %', description: 'Na všetko v jednej objednávke.' },
  },
  de: {
    less: { name: 'Gutschein über 5 €', description: 'Für einen Einkauf ab 25 €.' },
    delivery: { name: 'Versand geschenkt', description: 'Eine Bestellung ohne Versandkosten.' },
    fifteen: { name: 'Clubrabatt 15 %', description: 'Auf alles in einer Bestellung.' },
    quarter: { name: 'Clubrabatt 25 %', description: 'Auf alles in einer Bestellung.' },
  },
  en: {
    less: { name: '€5 off', description: 'For one order of at least €25.' },
    delivery: { name: 'Delivery on us', description: 'One order without delivery costs.' },
    fifteen: { name: '15% club discount', description: 'On everything in one order.' },
    quarter: { name: '25% club discount', description: 'On everything in one order.' },
  },
  ro: {
    less: { name: 'Cupon de 25 de lei', description: 'Pentru o comandă de cel puțin 120 de lei.' },
    delivery: { name: 'Livrare din partea noastră', description: 'O comandă fără costuri de livrare.' },
    fifteen: { name: 'Reducere de club 15%', description: 'La toate produsele dintr-o comandă.' },
    quarter: { name: 'Reducere de club 25%', description: 'La toate produsele dintr-o comandă.' },
  },
  uk: {
    less: { name: 'Купон на 200 ₴', description: 'На одну покупку від 1 000 ₴.' },
    delivery: { name: 'Доставка за наш рахунок', description: 'Одне замовлення без оплати доставки.' },
    fifteen: { name: 'Клубна знижка 15%', description: 'На все в одному замовленні.' },
    quarter: { name: 'Клубна знижка 25%', description: 'На все в одному замовленні.' },
  },
  hy: {
    less: { name: '2\u00A0000\u00A0֏ զեղչի կտրոն', description: '10\u00A0000\u00A0֏‑ից սկսած մեկ գնման համար։' },
    delivery: { name: 'Առաքումը՝ մեր հաշվին', description: 'Մեկ պատվեր՝ առանց առաքման վճարի։' },
    fifteen: { name: 'Ակումբային զեղչ 15%', description: 'Մեկ պատվերի բոլոր ապրանքների վրա։' },
    quarter: { name: 'Ակումբային զեղչ 25%', description: 'Մեկ պատվերի բոլոր ապրանքների վրա։' },
  },
}
