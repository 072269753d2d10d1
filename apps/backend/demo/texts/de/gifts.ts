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
    'Die Karte ist unbegrenzt gültig, lässt sich mit anderen Zahlungsarten verbinden und wird nicht bar ausgezahlt.',
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
      text: 'Geben Sie den Code der Karte ein und sehen Sie sofort, wie viel noch darauf ist. Stimmt etwas nicht? Schreiben Sie uns.',
      action: 'Schreiben Sie uns',
    },
    unlocking: {
      title: 'Die Karte funktioniert nicht?',
      text: 'Eine Karte per Post ist unterwegs gesperrt: Schalten Sie sie mit ihrem Code und der E-Mail-Adresse aus der Bestellung oder der beschenkten Person frei. Die Karte ist erst aktiv, wenn die Zahlung dafür bei uns ist.',
    },
    agreement:
      'Ich bin damit einverstanden, dass die digitale Geschenkkarte vor Ablauf der Widerrufsfrist per E-Mail zugestellt wird.',
  },
}
