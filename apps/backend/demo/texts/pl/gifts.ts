import type { GiftTexts } from '../types.ts'

export const gifts: GiftTexts = {
  stork: 'Karta podarunkowa „Bocian z listem”',
  birthday: 'Karta podarunkowa „Urodziny”',
  baby: 'Karta podarunkowa „Witaj na świecie”',
  virtual: 'Karta elektroniczna, przychodzi e-mailem',
  physical: 'Karta w kopercie, przychodzi pocztą',
  combined: 'Karta w kopercie i e-mailem',
  story:
    'Gdy nie znasz rozmiaru ani ulubionego koloru, podaruj wybór. Kartą płaci się w koszyku, od razu lub w częściach.',
  terms: 'Karta nie ma terminu ważności, można ją łączyć z innymi formami płatności i nie wymienia się jej na gotówkę.',
  page: {
    header:
      'Nie wiesz, jaki rozmiar nosi maluch? Podaruj wybór: karta działa w całym sklepie, a osoba obdarowana sama zdecyduje, kiedy i co kupi.',
    steps: {
      title: 'Jak kupić kartę',
      items: [
        'Wybierz wzór, kwotę i sposób dostarczenia.',
        'Przy karcie elektronicznej wpisz imiona i adresy e-mail: swój i osoby obdarowanej.',
        'Zapłać. Karta zaczyna działać po zaksięgowaniu wpłaty.',
      ],
      more: 'Więcej o kartach',
    },
    balance: {
      title: 'Ile zostało na karcie?',
      text: 'Wpisz cyfry z karty, a od razu zobaczysz, ile na niej zostało. Coś się nie zgadza? Napisz do nas.',
      action: 'Napisz do nas',
    },
    unlocking: {
      title: 'Karta nie działa?',
      text: 'Karta przysłana pocztą jest w drodze zablokowana: odblokuj ją kodem i e-mailem osoby kupującej lub obdarowanej. Karta jest nieaktywna, dopóki nie dotrze do nas wpłata za nią.',
    },
    agreement:
      'Wyrażam zgodę na dostarczenie elektronicznej karty podarunkowej e-mailem przed upływem terminu na odstąpienie od umowy.',
  },
}
