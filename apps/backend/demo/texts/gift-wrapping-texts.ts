import type { Language } from '../stores.ts'

type Words = Readonly<Record<'kraft' | 'meadow' | 'box' | 'birthday', string>>

/** Names of the gift wrappings, and a suggested gift message. */
export const giftWrappingTexts: Readonly<Record<Language, Words>> = {
  pl: {
    kraft: 'Papier kraft ze wstążką',
    meadow: 'Papier w polne kwiaty',
    box: 'Pudełko z pokrywką',
    birthday: 'Wszystkiego najlepszego!',
  },
  cs: {
    kraft: 'Kraftový papír se stuhou',
    meadow: 'Papír s lučním kvítím',
    box: 'Krabička s víkem',
    birthday: 'Všechno nejlepší!',
  },
  sk: {
    kraft: 'Kraftový papier so stuhou',
    meadow: 'Papier s poľnými kvetmi',
    box: 'Škatuľka s vrchnákom',
    birthday: 'Všetko najlepšie!',
  },
  de: {
    kraft: 'Kraftpapier mit Schleife',
    meadow: 'Papier mit Wiesenblumen',
    box: 'Schachtel mit Deckel',
    birthday: 'Alles Gute zum Geburtstag!',
  },
  en: {
    kraft: 'Kraft paper with a ribbon',
    meadow: 'Meadow flower paper',
    box: 'Box with a lid',
    birthday: 'Happy birthday!',
  },
  ro: {
    kraft: 'Hârtie kraft cu panglică',
    meadow: 'Hârtie cu flori de câmp',
    box: 'Cutie cu capac',
    birthday: 'La mulți ani!',
  },
  uk: {
    kraft: 'Крафтовий папір зі стрічкою',
    meadow: 'Папір із польовими квітами',
    box: 'Коробка з кришкою',
    birthday: 'З найкращими побажаннями!',
  },
  hy: {
    kraft: 'Կրաֆտ թուղթ ժապավենով',
    meadow: 'Դաշտային ծաղիկներով թուղթ',
    box: 'Կափարիչով տուփ',
    birthday: 'Ամենաջերմ մաղթանքներով։',
  },
}
