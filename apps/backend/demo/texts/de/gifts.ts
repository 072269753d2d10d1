import type { GiftTexts } from '../types.ts'

export const gifts: GiftTexts = {
  stork: 'Geschenkkarte „Storch mit Brief“',
  birthday: 'Geschenkkarte „Geburtstag“',
  baby: 'Geschenkkarte „Willkommen auf der Welt“',
  virtual: 'Digitale Karte, kommt per E-Mail',
  physical: 'Karte im Umschlag, kommt per Post',
  combined: 'Karte im Umschlag und per E-Mail',
  story:
    'Größe und Lieblingsfarbe unbekannt? Verschenken Sie die Auswahl. Eingelöst wird im Warenkorb, auf einmal oder in Teilen.',
  terms: 'Die Karte gilt 24 Monate, lässt sich mit anderen Zahlungsarten verbinden und wird nicht bar ausgezahlt.',
}
