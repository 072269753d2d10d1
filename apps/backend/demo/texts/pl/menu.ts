import type { MenuTexts } from '../types.ts'

export const menu: MenuTexts = {
  girls: {
    title: 'Sukienki na wielkie okazje',
    text: 'Tkaniny, które nie drapią, i spódnice stworzone do wirowania.',
    action: 'Zobacz sukienki',
  },
  boys: {
    title: 'Kurtki na każdą pogodę',
    text: 'Szwy odporne na przetarcie i miejsce na ciepłą warstwę pod spodem.',
    action: 'Zobacz kurtki',
  },
  baby: {
    title: 'Miękko od pierwszego dnia',
    text: 'Płaskie szwy i napy z boku: ubierzesz, zanim zacznie się płacz.',
    action: 'Zobacz body',
  },
  school: {
    title: 'We wtorek WF?',
    text: 'Góra i dół, które wytrzymają salę gimnastyczną i pralkę.',
    action: 'Zobacz ubrania sportowe',
  },
  shoes: {
    title: 'Jak zmierzyć stopę',
    points: [
      'Postaw dziecko na kartce, piętą do ściany.',
      'Zaznacz najdłuższy palec i zmierz obie stopy.',
      'Miejsce na palce jest już w tabeli.',
    ],
  },
  newborn: {
    title: 'Wyprawka na pierwsze tygodnie',
    points: ['6 body i 5 pajacyków', '2 czapeczki i 3 pary skarpetek', '1 cieplejsza warstwa i 2 kocyki'],
  },
  campaign: { title: 'Druga rzecz 15% taniej w naszych sklepach', text: 'Pokaż ten kod przy kasie:' },
  sizes:
    'Rozmiar najlepiej dobierać do wzrostu, nie do wieku: przy każdym podajemy, na jaki wzrost jest uszyty. Jeśli wahasz się między dwoma rozmiarami, przy kurtkach wybierz większy. A gdy coś nie pasuje, masz {{config path="sales/rma/return_days"}} dni na zwrot.',
}
