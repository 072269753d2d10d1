import { plainDigits } from './digits.ts'
import { errorWithExample, type WrittenForm } from './field-example.ts'
import { withoutSeparators } from './separators.ts'
import type { FieldError } from './validators.ts'

/** The number format of a country, and how its input mask groups digits. */
interface PhoneForm extends WrittenForm {
  groups?: readonly number[]
}

const nineDigits: PhoneForm = { test: /^[1-9]\d{8}$/, example: '123456789', groups: [3, 3, 3] }
const phoneForms: Readonly<Record<string, PhoneForm>> = {
  PL: nineDigits,
  CZ: nineDigits,
  SK: { test: /^09\d{8}$/, example: '0912345678', groups: [4, 3, 3] },
  UA: { test: /^0[1-9]\d{8}$/, example: '0660000001', groups: [3, 3, 2, 2] },
  AM: { test: /^0[1-9]\d{7}$/, example: '091110050', groups: [3, 2, 2, 2] },
  // Landlines have one digit less.
  HU: { test: /^[1-9]\d{7,8}$/, example: '301234567', groups: [2, 3, 4] },
  AE: { test: /^0[1-9]\d{7,8}$/, example: '0501234567', groups: [3, 3, 4] },
  JO: { test: /^0[1-9]\d{7,8}$/, example: '0791234567', groups: [3, 3, 4] },
}
const anyPhone: PhoneForm = { test: /^\d{1,17}$/ }

const formOf = (country: string): PhoneForm =>
  Object.hasOwn(phoneForms, country) ? (phoneForms[country] ?? anyPhone) : anyPhone

/** The country whose rule applies: the one chosen in the form, otherwise the store's own. */
export function phoneCountry(
  form: { country?: string | null; country_code?: string | null; shipment_country?: string | null },
  defaultCountry: string,
): string {
  return (form.country || form.country_code || form.shipment_country || defaultCountry).toUpperCase()
}

/** The calling codes of the world (ITU-T E.164), each with its countries. No code is the beginning of another one. */
const callingCodes =
  '1:US,AG,AI,AS,BB,BM,BS,CA,DM,DO,GD,GU,JM,KN,KY,LC,MP,MS,PR,SX,TC,TT,VC,VG,VI 7:RU,KZ 20:EG 27:ZA 30:GR 31:NL 32:BE 33:FR ' +
  '34:ES 36:HU 39:IT,VA 40:RO 41:CH 43:AT 44:GB,GG,IM,JE 45:DK 46:SE 47:NO,SJ 48:PL 49:DE 51:PE 52:MX 53:CU 54:AR 55:BR 56:CL ' +
  '57:CO 58:VE 60:MY 61:AU,CC,CX 62:ID 63:PH 64:NZ 65:SG 66:TH 81:JP 82:KR 84:VN 86:CN 90:TR 91:IN 92:PK 93:AF 94:LK 95:MM 98:IR ' +
  '211:SS 212:MA,EH 213:DZ 216:TN 218:LY 220:GM 221:SN 222:MR 223:ML 224:GN 225:CI 226:BF 227:NE 228:TG 229:BJ 230:MU 231:LR ' +
  '232:SL 233:GH 234:NG 235:TD 236:CF 237:CM 238:CV 239:ST 240:GQ 241:GA 242:CG 243:CD 244:AO 245:GW 246:IO 248:SC 249:SD 250:RW ' +
  '251:ET 252:SO 253:DJ 254:KE 255:TZ 256:UG 257:BI 258:MZ 260:ZM 261:MG 262:RE,YT 263:ZW 264:NA 265:MW 266:LS 267:BW 268:SZ ' +
  '269:KM 290:SH 291:ER 297:AW 298:FO 299:GL 350:GI 351:PT 352:LU 353:IE 354:IS 355:AL 356:MT 357:CY 358:FI,AX 359:BG 370:LT ' +
  '371:LV 372:EE 373:MD 374:AM 375:BY 376:AD 377:MC 378:SM 380:UA 381:RS 382:ME 383:XK 385:HR 386:SI 387:BA 389:MK 420:CZ 421:SK ' +
  '423:LI 500:FK 501:BZ 502:GT 503:SV 504:HN 505:NI 506:CR 507:PA 508:PM 509:HT 590:GP,BL,MF 591:BO 592:GY 593:EC 594:GF 595:PY ' +
  '596:MQ 597:SR 598:UY 599:CW,BQ 670:TL 672:NF 673:BN 674:NR 675:PG 676:TO 677:SB 678:VU 679:FJ 680:PW 681:WF 682:CK 683:NU ' +
  '685:WS 686:KI 687:NC 688:TV 689:PF 690:TK 691:FM 692:MH 850:KP 852:HK 853:MO 855:KH 856:LA 880:BD 886:TW 960:MV 961:LB 962:JO ' +
  '963:SY 964:IQ 965:KW 966:SA 967:YE 968:OM 970:PS 971:AE 972:IL 973:BH 974:QA 975:BT 976:MN 977:NP 992:TJ 993:TM 994:AZ 995:GE ' +
  '996:KG 998:UZ'

const callingCodeOf = new Map<string, string>()
for (const entry of callingCodes.split(' ')) {
  const [code = '', countries = ''] = entry.split(':')
  for (const country of countries.split(',')) callingCodeOf.set(country, code)
}
const knownCodes = new Set(callingCodeOf.values())

const hasCallingCode = (digits: string): boolean => [1, 2, 3].some((length) => knownCodes.has(digits.slice(0, length)))

const withTrunkZero = new Set(['SK', 'UA', 'AM', 'AE', 'JO'])
/** Digits that are dialled before a national number, and are no part of it here. */
const dialledBefore: Readonly<Record<string, string>> = { HU: '06' }

/** A number without the spaces, invisible marks and punctuation between its digits, and without words before it: `tel.: 600 …`. */
const compactPhone = (text: string): string =>
  withoutSeparators(text)
    .replaceAll(/[()./:]/g, '')
    .replace(/^[\p{L}\p{M}]{1,20}(?=\+?\d+$)/u, '')

/** A number of another country has as many digits after `00`, with its prefix. So has hardly a number that is only mistyped. */
const shortestAbroad = 9

/** Whether the number begins with the prefix of another country: `+49` or `0049` in Poland. */
function hasOtherPrefix(number: string, country: string): boolean {
  const [, dial = '', dialled = ''] = /^((?:\+|00)+)(.*)/.exec(number) ?? []
  const own = callingCodeOf.get(country)
  if (dial === '' || own === undefined || dialled.startsWith(own)) return false
  return (dial.includes('+') || dialled.length >= shortestAbroad) && hasCallingCode(dialled)
}

/**
 * Removes spaces, punctuation and the country's own prefix: `+48`, `0048`, or `48` if the rest is a whole number of the country. So
 * a national number that begins with the same digits keeps them: `481234567` is one in Poland, `48512345678` has a prefix. A prefix
 * that is written twice, by a form and by the visitor, is removed twice. The prefix of another country stays, beginning with `00`.
 * A text with letters between its digits is no number, and stays.
 */
export function normalizePhone(text: string, country: string): string {
  const number = compactPhone(text)
  if (!/^[+\d]*$/.test(number)) return number
  const code = callingCodeOf.get(country)
  if (code === undefined) return number.replace(/^\++/, '')
  if (hasOtherPrefix(number, country)) return number.replace(/^(?:\+|00)+/, '00')
  const prefix = new RegExp(`^(?:(?:\\+|00)${code}|\\+)+`).exec(number)?.[0] ?? ''
  const rest = number.slice(prefix.length)
  const national = prefix.includes(code) ? withTrunk(rest, country) : withoutDialled(rest, country)
  const { test } = formOf(country)
  const bare = rest.startsWith(code) ? withTrunk(rest.slice(code.length), country) : ''
  return test.test(bare) && !test.test(national) ? bare : national
}

function withoutDialled(number: string, country: string): string {
  const digits = dialledBefore[country]
  return digits !== undefined && number.startsWith(digits) ? number.slice(digits.length) : number
}

function withTrunk(number: string, country: string): string {
  return withTrunkZero.has(country) && !number.startsWith('0') ? `0${number}` : number
}

/** The digits of a number in every form in which people of the country write it, for searching. */
export function phoneWritings(text: string, country: string): string[] {
  const digits = text.replace(/\D/g, '')
  const national = normalizePhone(text, country).replace(/\D/g, '')
  const code = callingCodeOf.get(country) ?? ''
  const bare = (national.startsWith(code) ? national.slice(code.length) : national).replace(/^0/, '')
  const known = [national.replace(/^0/, ''), bare].flatMap((number) => [
    number,
    `0${number}`,
    ...(code === '' ? [] : [code + number, `00${code}${number}`, `${code}0${number}`]),
  ])
  return [...new Set([digits, national, ...known])].filter((number) => number.length > 2)
}

/** The number must have the format of its country. */
export function checkPhone(text: string, country: string): FieldError | null {
  const form = formOf(country)
  if (form.test.test(normalizePhone(text, country))) return null
  if (form.example !== undefined && hasOtherPrefix(compactPhone(text), country))
    return {
      id: 'validation.phone.otherCountry',
      defaultMessage: 'This number has the prefix of another country. Please enter one such as {value}.',
      value: form.example,
    }
  return errorWithExample('validation.phone', 'Please specify a valid phone number', form.example)
}

const longestPolish = 9

/**
 * Normalizes a pasted number. In Poland keeps the last nine characters, which drops its prefix. That of another country stays, so
 * that the number is refused instead of cut.
 */
export function pastePhone(text: string, country: string): string {
  const compact = compactPhone(text)
  return country === 'PL' && compact.length > longestPolish && !hasOtherPrefix(compact, country)
    ? compact.slice(-longestPolish)
    : compact
}

/**
 * Formats a phone number while it is typed, in the groups of the country. A number with a plus sign or too many digits stays
 * ungrouped, so that no input is lost.
 */
export function maskPhone(text: string, country: string): string {
  const typed = plainDigits(text)
    .replace(/[^\d+]/g, '')
    .replace(/(?!^)\+/g, '')
  const { groups } = formOf(country)
  if (groups === undefined || typed.startsWith('+')) return typed
  if (typed.length > groups.reduce((sum, size) => sum + size, 0)) return typed
  let from = 0
  const parts = groups.map((size) => typed.slice(from, (from += size)))
  return parts.filter((part) => part !== '').join(' ')
}
