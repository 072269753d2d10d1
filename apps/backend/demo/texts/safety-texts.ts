import type { Language } from '../stores.ts'

type SafetyTexts = Readonly<Record<'title' | 'maker' | 'report' | 'warning', string>>

/**
 * The safety information that Regulation (EU) 2023/988, Article 19, requires in every offer: manufacturer, responsible person,
 * warnings.
 */
export const safetyTexts: Readonly<Record<Language, SafetyTexts>> = {
  pl: {
    title: 'Bezpieczeństwo produktu',
    maker: 'Producent i osoba odpowiedzialna w Unii Europejskiej:',
    report: 'Coś Cię niepokoi? Napisz do nas i podaj kod produktu.',
    warning:
      'Przed użyciem usuń zawieszki i opakowanie: małe części i folia nie są zabawką. Trzymaj z dala od ognia. Pierz i susz zgodnie z metką.',
  },
  cs: {
    title: 'Bezpečnost výrobku',
    maker: 'Výrobce a odpovědná osoba v Evropské unii:',
    report: 'Všimli jste si něčeho znepokojivého? Napište nám a uveďte číslo zboží.',
    warning:
      'Před použitím odstraňte visačky a obal: malé části a fólie nejsou hračka. Chraňte před ohněm. Perte a sušte podle symbolů údržby.',
  },
  sk: {
    title: 'Bezpečnosť výrobku',
    maker: 'Výrobca a zodpovedná osoba v Európskej únii:',
    report: 'Všimli ste si niečo znepokojujúce? Napíšte nám a uveďte číslo tovaru.',
    warning:
      'Pred použitím odstráňte visačky a obal: malé časti a fólia nie sú hračka. Chráňte pred ohňom. Perte a sušte podľa symbolov údržby.',
  },
  de: {
    title: 'Produktsicherheit',
    maker: 'Hersteller und verantwortliche Person in der Europäischen Union:',
    report: 'Ist Ihnen etwas Bedenkliches aufgefallen? Schreiben Sie uns und nennen Sie die Artikelnummer.',
    warning:
      'Vor dem Gebrauch Anhänger und Verpackung entfernen: Kleinteile und Folie sind kein Spielzeug. Von Feuer fernhalten. Nach den Pflegehinweisen waschen und trocknen.',
  },
  en: {
    title: 'Product safety',
    maker: 'Manufacturer and responsible person in the European Union:',
    report: 'Have you noticed anything worrying? Write to us and give the item number.',
    warning:
      'Remove hang tags and packaging before use: small parts and film are not toys. Keep away from fire. Wash and dry as the care label says.',
  },
  ro: {
    title: 'Siguranța produsului',
    maker: 'Producător și persoană responsabilă în Uniunea Europeană:',
    report: 'Ai observat ceva îngrijorător? Scrie-ne și menționează codul produsului.',
    warning:
      'Îndepărtează etichetele de carton și ambalajul înainte de folosire: piesele mici și folia nu sunt jucării. Ține produsul departe de foc. Spală și usucă după indicațiile de îngrijire.',
  },
  uk: {
    title: 'Безпека товару',
    maker: 'Виробник і відповідальна особа в Європейському Союзі:',
    report: 'Помітили щось тривожне? Напишіть нам і вкажіть артикул.',
    warning:
      'Перед використанням зніміть бирки й пакування: дрібні деталі та плівка — не іграшка. Тримайте виріб подалі від вогню. Періть і сушіть згідно з порадами з догляду.',
  },
  hy: {
    title: 'Ապրանքի անվտանգությունը',
    maker: 'Արտադրող և պատասխանատու անձ Եվրոպական միությունում՝',
    report: 'Նկատե՞լ եք որևէ մտահոգիչ բան։ Գրեք մեզ և նշեք ապրանքի կոդը։',
    warning:
      'Օգտագործելուց առաջ հեռացրեք թղթե պիտակներն ու փաթեթավորումը. մանր մասերն ու թաղանթը խաղալիք չեն։ Ապրանքը հեռու պահեք կրակից։ Լվացեք և չորացրեք ըստ խնամքի ցուցումների։',
  },
}
