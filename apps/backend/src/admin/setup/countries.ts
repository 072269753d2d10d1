/** What a country brings to the description and the legal pages of a shop. */
export interface Country {
  locale: string
  currency: string
  timeZone: string
  /** The standard rate of value added tax in percent; without it, the rate is asked for. */
  taxRate?: number
  taxName: string
  /** The folder of the templates. */
  language: string
  /** Statutes and authorities as the templates name them. */
  law: Readonly<Record<LawWord, string>>
  /** Whether a note at each price must say that it includes tax and excludes delivery. */
  hasPriceNote?: boolean
  /** What stands above each page until somebody removes it, because the templates were written for other countries. */
  mark?: string
  /** What the templates cannot be trusted with, in English for the operator. */
  caution?: string
}

type LawWord =
  | 'law'
  | 'infoAct'
  | 'consumerAct'
  | 'guaranteeAct'
  | 'authority'
  | 'dispute'
  /** How many years the tax law keeps orders. */
  | 'years'
  /** A line about supervision, where the law requires one. */
  | 'supervision'

export const countries = {
  PL: {
    locale: 'pl_PL',
    currency: 'PLN',
    timeZone: 'Europe/Warsaw',
    taxRate: 23,
    taxName: 'VAT',
    language: 'pl',
    law: {
      law: 'prawo polskie',
      infoAct: 'art. 5 ustawy z dnia 18 lipca 2002 r. o świadczeniu usług drogą elektroniczną',
      consumerAct: 'ustawa z dnia 30 maja 2014 r. o prawach konsumenta, rozdziały 3 i 4',
      guaranteeAct: 'ustawa z dnia 30 maja 2014 r. o prawach konsumenta, rozdział 5a',
      authority: 'Prezes Urzędu Ochrony Danych Osobowych (uodo.gov.pl)',
      dispute: 'Inspekcja Handlowa (uokik.gov.pl) albo rzecznik konsumentów',
      years: '5',
      supervision: '',
    },
  },
  CZ: {
    locale: 'cs_CZ',
    currency: 'CZK',
    timeZone: 'Europe/Prague',
    taxRate: 21,
    taxName: 'DPH',
    language: 'cs',
    law: {
      law: 'české právo',
      infoAct: '§ 435 a § 1811 zákona č. 89/2012 Sb., občanský zákoník',
      consumerAct: '§ 1820 až 1837 zákona č. 89/2012 Sb., občanský zákoník',
      guaranteeAct: '§ 2158 až 2174b zákona č. 89/2012 Sb. a § 19 zákona č. 634/1992 Sb., o ochraně spotřebitele',
      authority: 'Úřad pro ochranu osobních údajů (uoou.gov.cz)',
      dispute: 'Česká obchodní inspekce (coi.gov.cz)',
      years: '10',
      supervision: '',
    },
  },
  SK: {
    locale: 'sk_SK',
    currency: 'EUR',
    timeZone: 'Europe/Bratislava',
    taxRate: 23,
    taxName: 'DPH',
    language: 'sk',
    law: {
      law: 'slovenské právo',
      infoAct: '§ 4 zákona č. 22/2004 Z. z. o elektronickom obchode',
      consumerAct: '§ 15 až 22 zákona č. 108/2024 Z. z. o ochrane spotrebiteľa',
      guaranteeAct: '§ 612 a nasl. zákona č. 40/1964 Zb., Občiansky zákonník',
      authority: 'Úrad na ochranu osobných údajov SR (dataprotection.gov.sk)',
      dispute: 'Slovenská obchodná inšpekcia (soi.sk)',
      years: '10',
      supervision: '',
    },
  },
  DE: {
    locale: 'de_DE',
    currency: 'EUR',
    timeZone: 'Europe/Berlin',
    taxRate: 19,
    taxName: 'MwSt.',
    language: 'de',
    hasPriceNote: true,
    law: {
      law: 'deutsches Recht',
      infoAct: '§ 5 DDG',
      consumerAct: '§§ 312 ff., 355 ff. BGB in Verbindung mit Art. 246a EGBGB',
      guaranteeAct: '§§ 434 ff., 474 ff. BGB',
      authority: 'die Datenschutzbehörde des Bundeslandes, in dem wir unseren Sitz haben (bfdi.bund.de nennt sie)',
      dispute:
        'Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§ 36 VSBG).',
      years: '8',
      supervision: '',
    },
  },
  AT: {
    locale: 'de_AT',
    currency: 'EUR',
    timeZone: 'Europe/Vienna',
    taxRate: 20,
    taxName: 'USt.',
    language: 'de',
    hasPriceNote: true,
    law: {
      law: 'österreichisches Recht',
      infoAct: '§ 5 ECG, § 14 UGB, § 63 GewO und § 25 MedienG',
      consumerAct: '§§ 4 bis 18 FAGG',
      guaranteeAct: 'Verbrauchergewährleistungsgesetz (VGG)',
      authority: 'Österreichische Datenschutzbehörde (dsb.gv.at)',
      dispute:
        'Wir sind nicht verpflichtet und nicht bereit, an einem Verfahren vor einer Stelle der alternativen Streitbeilegung teilzunehmen (§ 19 AStG).',
      years: '7',
      supervision: '- Gewerbebehörde und Kammer: [[Gewerbebehörde und Mitgliedschaft bei der Wirtschaftskammer]]',
    },
  },
  RO: {
    locale: 'ro_RO',
    currency: 'RON',
    timeZone: 'Europe/Bucharest',
    taxRate: 21,
    taxName: 'TVA',
    language: 'ro',
    law: {
      law: 'legea română',
      infoAct: 'art. 5 din Legea nr. 365/2002 privind comerțul electronic',
      consumerAct: 'OUG nr. 34/2014 privind drepturile consumatorilor',
      guaranteeAct: 'OUG nr. 140/2021 privind anumite aspecte referitoare la contractele de vânzare de bunuri',
      authority: 'ANSPDCP (dataprotection.ro)',
      dispute:
        'Autoritatea Națională pentru Protecția Consumatorilor ([anpc.ro](https://anpc.ro)), [soluționarea alternativă a litigiilor (SAL)](https://anpc.ro/ce-este-sal/)',
      years: '5',
      supervision: '',
    },
  },
  UA: {
    locale: 'uk_UA',
    currency: 'UAH',
    timeZone: 'Europe/Kyiv',
    taxRate: 20,
    taxName: 'ПДВ',
    language: 'uk',
    law: {
      law: 'право України',
      infoAct: 'стаття 7 Закону України «Про електронну комерцію»',
      consumerAct: 'Закон України «Про захист прав споживачів», стаття 13',
      guaranteeAct: 'Закон України «Про захист прав споживачів», статті 7 і 8',
      authority: 'Уповноваженому Верховної Ради України з прав людини (ombudsman.gov.ua)',
      dispute: 'Держпродспоживслужба (consumer.gov.ua)',
      years: '3',
      supervision: '',
    },
  },
  AM: {
    locale: 'hy_AM',
    currency: 'AMD',
    timeZone: 'Asia/Yerevan',
    taxRate: 20,
    taxName: 'ԱԱՀ',
    language: 'hy',
    caution: 'The Armenian templates name the laws without their articles.',
    law: {
      law: 'Հայաստանի Հանրապետության իրավունքը',
      infoAct: '«Առևտրի և ծառայությունների մասին» ՀՀ օրենքը',
      consumerAct: '«Սպառողների իրավունքների պաշտպանության մասին» ՀՀ օրենքը',
      guaranteeAct: '«Սպառողների իրավունքների պաշտպանության մասին» ՀՀ օրենքը և ՀՀ քաղաքացիական օրենսգիրքը',
      authority: 'ՀՀ անձնական տվյալների պաշտպանության գործակալություն',
      dispute: 'ՀՀ մրցակցության պաշտպանության հանձնաժողով',
      years: '5',
      supervision: '',
    },
  },
  HU: {
    locale: 'hu_HU',
    currency: 'HUF',
    timeZone: 'Europe/Budapest',
    taxRate: 27,
    taxName: 'áfa',
    language: 'hu',
    law: {
      law: 'a magyar jog',
      infoAct: 'az elektronikus kereskedelmi szolgáltatásokról szóló 2001. évi CVIII. törvény 4. §-a',
      consumerAct: '45/2014. (II. 26.) Korm. rendelet',
      guaranteeAct:
        '373/2021. (VI. 30.) Korm. rendelet és a Polgári Törvénykönyv (2013. évi V. törvény) 6:157–6:173. §-a',
      authority: 'Nemzeti Adatvédelmi és Információszabadság Hatóság (1055 Budapest, Falk Miksa utca 9–11., naih.hu)',
      dispute: 'a lakóhelye vagy tartózkodási helye szerint illetékes békéltető testület (bekeltetes.hu)',
      years: '8',
      supervision: '',
    },
  },
} satisfies Record<string, Country>

type CountryCode = keyof typeof countries

export const hasTemplates = (code: string): code is CountryCode => Object.hasOwn(countries, code)
