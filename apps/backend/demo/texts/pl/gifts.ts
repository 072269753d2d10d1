import type { GiftTexts } from '../types.ts'

export const gifts: GiftTexts = {
  stork: 'Karta podarunkowa „Bocian z listem”',
  birthday: 'Karta podarunkowa „Urodziny”',
  baby: 'Karta podarunkowa „Witaj na świecie”',
  virtual: 'Karta elektroniczna, przychodzi mailem',
  physical: 'Karta w kopercie, przychodzi pocztą',
  combined: 'Karta w kopercie i mailem',
  story:
    'Gdy nie znasz rozmiaru ani ulubionego koloru, podaruj wybór. Obdarowany płaci kartą w koszyku, w całości lub po kawałku.',
  terms: 'Karta jest ważna 24 miesiące, można ją łączyć z innymi formami płatności i nie wymienia się jej na gotówkę.',
}
