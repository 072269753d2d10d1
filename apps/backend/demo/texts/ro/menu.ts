import type { MenuTexts } from '../types.ts'

export const menu: MenuTexts = {
  girls: {
    title: 'Rochii de ocazie',
    text: 'Țesături care nu zgârie și fuste făcute să se învârtă.',
    action: 'Vezi rochiile',
  },
  boys: {
    title: 'Geci pentru orice vreme',
    text: 'Cusături rezistente la frecare și loc pentru un strat cald dedesubt.',
    action: 'Vezi gecile',
  },
  baby: {
    title: 'Moi din prima zi',
    text: 'Cusături plate și capse pe lateral: îmbrăcat înainte să înceapă plânsul.',
    action: 'Vezi body-urile',
  },
  school: {
    title: 'Marți e ora de sport?',
    text: 'Bluze și pantaloni care rezistă la sala de sport și la mașina de spălat.',
    action: 'Vezi hainele de sport',
  },
  shoes: {
    title: 'Cum măsori piciorul',
    points: [
      'Așază copilul pe o foaie, cu călcâiul la perete.',
      'Însemnează degetul cel mai lung și măsoară ambele picioare.',
      'Locul pentru degete este deja în tabel.',
    ],
  },
  newborn: {
    title: 'Ce îți trebuie în primele săptămâni',
    points: [
      '6 body-uri și 5 pijamale tip salopetă',
      '2 căciulițe și 3 perechi de șosete',
      '1 strat mai gros și 2 păturici',
    ],
  },
  campaign: { title: '−15% la al doilea produs, în magazinele noastre', text: 'Arată acest cod la casă:' },
  sizes:
    'Alege mărimea după înălțime, nu după vârstă: la fiecare mărime scriem pentru ce înălțime este potrivită. Dacă eziți între două, la geci ia-o pe cea mai mare. Iar dacă ceva nu se potrivește, ai {{config path="sales/rma/return_days" unit="day"}} să returnezi.',
}
