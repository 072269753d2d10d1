// How countries write their post codes, after CLDR and the address data of Google's libaddressinput. A country is a line of data.

/** Codes by their form: 9 stands for a digit, A for a letter, anything else for itself. */
const forms: Readonly<Record<string, string>> = {
  '999': 'FO IS LS MG OM PG',
  '9999':
    'AF AL AM AR AT AU BD BE BG BH CC CH CV CX CY DK ET GE GL GW HM HT HU LI LR LU LV MD MK MZ NE NF NO NZ PH PY SI SJ SV TN VE ZA',
  '99999':
    'AX BA BT CR CU DE DO DZ EE EG ES FI FR GF GP GT HN HR ID IQ IT JO KE KR KW LA LK LT MA MC ME MM MQ MU MX MY NC NI NP PE PF PK PM RE RS SA SD SM SN TH TR UA UM US UY VA WF XK YT ZM',
  '999999': 'BY CN CO EC IN KG KH KZ MN NG RO RU SG TJ TM UZ VN',
  '9999999': 'CL IL',
  '999 99': 'CZ GR SE SK',
  '99-999': 'PL',
  '9999-999': 'PT',
  '999-9999': 'JP',
  '99999-999': 'BR',
  '9999 AA': 'NL',
  'A9A 9A9': 'CA',
  'AAA 9999': 'MT',
  AD999: 'AD',
  AZ9999: 'AZ',
}

/** Countries whose addresses have no post code. */
const without = new Set(
  (
    'AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GN GQ GY HK JM KI KM KN KP LC LY ML MO MR MW ' +
    'NA NR NU PA QA RW SB SC SL SR SS ST SX SY TD TG TK TL TO TT TV TZ UG VC VU WS YE ZW'
  ).split(' '),
)

const byCountry = new Map(
  Object.entries(forms).flatMap(([form, countries]) =>
    countries.split(' ').map((country): [string, string] => [country, form]),
  ),
)

/** The form of a country's post codes, such as `999 99`; undefined for one that is not in the data. */
export const postCodeForm = (country: string): string | undefined => byCountry.get(country)

/** All countries whose post codes have one form. */
export const countriesWithForm: readonly string[] = [...byCountry.keys()]

/** Whether the addresses of a country have a post code. */
export const hasPostCodes = (country: string): boolean => !without.has(country)
