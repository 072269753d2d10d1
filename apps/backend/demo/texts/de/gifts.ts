import type { GiftTexts } from '../types.ts'

export const gifts: GiftTexts = {
  stork: 'Geschenkkarte „Storch mit Brief“',
  birthday: 'Geschenkkarte „Geburtstag“',
  baby: 'Geschenkkarte „Willkommen auf der Welt“',
  virtual: 'Digitale Karte, kommt per E-Mail',
  physical: 'Karte im Umschlag, kommt per Post',
  combined: 'Karte im Umschlag und per E-Mail',
  story:
    'Größe und Lieblingsfarbe unbekannt? Verschenken Sie freie Auswahl. Eingelöst wird im Warenkorb, auf einmal oder in Teilen.',
  terms:
    'Die Karte gilt drei Jahre ab Ende des Kaufjahres, lässt sich mit anderen Zahlungsarten verbinden und wird nicht bar ausgezahlt.',
  page: {
    header:
      'Sie wissen nicht, welche Größe das Kind trägt? Verschenken Sie freie Auswahl: Die Karte gilt im ganzen Shop, und die beschenkte Person entscheidet, wann und wofür.',
    steps: {
      title: 'So kaufen Sie eine Karte',
      items: [
        'Motiv, Betrag und Zustellung wählen.',
        'Bei der digitalen Karte Namen und E-Mail-Adressen eintragen: Ihre und die der beschenkten Person.',
        'Bezahlen. Die Karte gilt, sobald die Zahlung eingegangen ist.',
      ],
      more: 'Mehr über die Karten',
    },
    balance: {
      title: 'Wie viel ist noch auf der Karte?',
      text: 'Schicken Sie uns die Kartennummer über das Kontaktformular; wir antworten mit Guthaben und Gültigkeit.',
      action: 'Guthaben erfragen',
    },
    unlocking: {
      title: 'Die Karte funktioniert nicht?',
      text: 'Die Karte ist erst aktiv, wenn die Zahlung dafür bei uns ist. Sind zwei Werktage vergangen, schreiben Sie uns mit der Bestellnummer.',
    },
    agreement:
      'Ich bin damit einverstanden, dass die digitale Geschenkkarte vor Ablauf der Widerrufsfrist per E-Mail zugestellt wird.',
  },
}
