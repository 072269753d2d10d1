import { company } from './company.ts'
import type { Language } from './stores.ts'

type Block = { readonly identifier: string; readonly title: string; readonly content: string }

const words: Readonly<Record<Language, { title: string; text: string; write: string; hours: string }>> = {
  pl: {
    title: 'Jesteśmy do Twojej dyspozycji',
    text: 'Pytanie o rozmiar, dostawę albo zwrot? Odpowiadamy w ciągu jednego dnia roboczego.',
    write: 'Napisz lub zadzwoń',
    hours: 'Od poniedziałku do piątku, 9:00–17:00',
  },
  cs: {
    title: 'Jsme tu pro vás',
    text: 'Máte dotaz k velikosti, dopravě nebo vrácení? Odpovíme do jednoho pracovního dne.',
    write: 'Napište nebo zavolejte',
    hours: 'Od pondělí do pátku, 9:00–17:00',
  },
  sk: {
    title: 'Sme tu pre vás',
    text: 'Máte otázku k veľkosti, doprave alebo vráteniu? Odpovieme do jedného pracovného dňa.',
    write: 'Napíšte alebo zavolajte',
    hours: 'Od pondelka do piatka, 9.00 – 17.00 h',
  },
  de: {
    title: 'Wir sind für Sie da',
    text: 'Fragen zu Größe, Lieferung oder Rückgabe? Wir antworten innerhalb eines Werktags.',
    write: 'Schreiben Sie uns oder rufen Sie an',
    hours: 'Montag bis Freitag, 9–17 Uhr',
  },
  en: {
    title: 'We are here to help',
    text: 'A question about a size, a delivery or a return? We reply within one working day.',
    write: 'Write or call',
    hours: 'Monday to Friday, 9 am–5 pm (Polish time)',
  },
  ro: {
    title: 'Suntem aici pentru tine',
    text: 'Ai o întrebare despre mărime, livrare sau retur? Răspundem într-o zi lucrătoare.',
    write: 'Scrie-ne sau sună-ne',
    hours: 'De luni până vineri, 10:00–18:00 (ora României)',
  },
  uk: {
    title: 'Радо допоможемо',
    text: 'Маєте питання про розмір, доставку чи повернення? Відповімо протягом одного робочого дня.',
    write: 'Напишіть або зателефонуйте',
    hours: 'З понеділка по п’ятницю, 10:00–18:00 (за київським часом)',
  },
  hy: {
    title: 'Պատրաստ ենք օգնել',
    text: 'Հարց ունե՞ք չափսի, առաքման կամ վերադարձի մասին։ Կպատասխանենք մեկ աշխատանքային օրվա ընթացքում։',
    write: 'Գրեք կամ զանգահարեք',
    hours: 'Երկուշաբթիից ուրբաթ, ձմռանը՝ 12:00–20:00, ամռանը՝ 11:00–19:00 (Երևանի ժամանակով)',
  },
}

/** The blocks that Magento's clients show above the contact form and next to it. */
export function contactBlocks(language: Language): readonly Block[] {
  const { title, text, write, hours } = words[language]
  const email = `<a href="mailto:${company.email}">${company.email}</a>`
  const phone = `<a href="tel:${company.phone.replaceAll(' ', '')}">${company.phone}</a>`
  return [
    { identifier: 'contact-us-banner', title, content: `<h2>${title}</h2><p>${text}</p>` },
    {
      identifier: 'contact-us-sidebar',
      title: write,
      content:
        `<h3>${write}</h3><p>${email}<br>${phone}<br>${hours}</p>` +
        `<p>${company.name}<br>${company.street}<br>${company.city}</p>`,
    },
  ]
}
