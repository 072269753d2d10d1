import type { Pages } from '../types.ts'

export const pages: Pages = {
  topBar: [
    'Darmowa dostawa przy większych zamówieniach',
    '{{config path="sales/rma/return_days"}} dni na zwrot bez podania przyczyny',
    'Przy każdym rozmiarze wiek dziecka',
  ],
  footer: {
    shop: 'Zakupy',
    about: 'O nas',
    story:
      'Bocian projektuje ubrania dla dzieci, które dużo się ruszają. Szyjemy krótkie serie i naprawiamy to, co się da naprawić.',
    company: 'Bocian Sp. z o.o., ul. Gniazdowa 7, 00-999 Warszawa, NIP 000-000-00-00',
    help: 'Pomoc',
    legal: 'Informacje prawne',
  },
  home: {
    title: 'Bocian – ubrania dla dzieci',
    text: 'Ubranka dziecięce w rozmiarach od 56 do 164, buty i akcesoria.',
  },
  blog: {
    categories: { guides: 'Poradniki', care: 'Pielęgnacja' },
    about: {
      guides: 'Rozmiary, pogoda i wyprawki: co naprawdę się przydaje.',
      care: 'Pranie, plamy, naprawy i przechowywanie ubrań.',
    },
    tags: {
      autumn: 'jesień',
      newborn: 'wyprawka',
      washing: 'pranie',
      sizes: 'rozmiary',
      winter: 'zima',
      summer: 'lato',
      sleep: 'sen',
      nursery: 'przedszkole',
    },
  },
  deliveryTable: ['Sposób dostawy', 'Cena', 'Za darmo od'],
  missing: {
    title: 'Ta strona odleciała',
    text: 'Nie znaleźliśmy tego adresu. Może produkt się wyprzedał albo link ma literówkę.',
    home: 'Wróć na stronę główną',
  },
  intro: {
    title: 'Jesień, w której można się turlać',
    text: 'Miękkie warstwy, wzmocnione kolana i kolory, które same do siebie pasują.',
    action: 'Zobacz nowości',
  },
  lookbook: {
    title: 'Lookbook: jeden dzień nad morzem',
    text: 'Wiatr, wydmy i kakao z termosu. Zestawy, którym to wszystko niestraszne.',
    action: 'Zobacz kolekcję',
    lists: ['Spakowane nad morze', 'Ciepłe na drogę powrotną'],
  },
  benefits: [
    { title: 'Rozmiar i wiek', text: 'Przy każdym rozmiarze podajemy wzrost i wiek.' },
    {
      title: '{{config path="sales/rma/return_days"}} dni na zwrot',
      text: 'Odsyłasz wygodnie, pieniądze wracają szybko.',
    },
    { title: 'Sprawdzone materiały', text: 'Skład i pielęgnację podajemy wprost.' },
    { title: 'Uczciwe obniżki', text: 'Przy każdej obniżce podajemy najniższą cenę z 30 dni przed nią.' },
  ],
  brands: {
    title: 'Nasze marki',
    text: 'Sześć marek, jedna pracownia. Każda ma swój charakter: od pierwszych dni życia po szkolne korytarze.',
  },
  brandStories: {
    bocian: 'Bocian to codzienne ubrania w spokojnych kolorach, od noworodka do nastolatka.',
    nadbrzeg: 'Nad Brzegiem szyje na wiatr i piasek: wygodne kroje i morskie barwy.',
    kluska: 'Mała Kluska dba o najmłodszych: płaskie szwy, miękkie ściągacze i ciepłe pastele.',
    jarzebina: 'Jarzębina lubi uroczystości i tańce: sukienki, spódnice i akcesoria w kolorach jesiennych owoców.',
    wydma: 'Wydma 54 jest na rower i na drzewo: mocne szwy i miejsce na kolana.',
    nocka: 'Nocka i Dzionek towarzyszy dzieciom od kołysanki do śniadania: piżamy, bielizna i domowe dresy.',
  },
  giftCards: {
    title: 'Karty podarunkowe',
    text: 'Wybierz kwotę i sposób dostarczenia. Karta działa w całym sklepie.',
  },
  school: {
    title: 'Gotowi na dzwonek',
    text: 'Strój galowy, rzeczy na WF i plecak. Sprawdź rozmiary wcześniej, nogi rosną w wakacje.',
  },
  newborn: {
    title: 'Wyprawka bez pośpiechu',
    text: 'Na pierwsze tygodnie wystarczy mniej, niż się wydaje: kilka body, pajacyki, dwie czapeczki i dwa kocyki.',
  },
}
