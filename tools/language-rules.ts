// The mechanical part of docs/languages.md: what a text of the shop must not contain, by language.

export const languages = ['pl', 'cs', 'sk', 'de', 'en', 'ro', 'uk', 'hy', 'hu'] as const
export type Language = (typeof languages)[number]

export interface LanguageRule {
  readonly languages: readonly Language[]
  readonly wrong: RegExp
  readonly instead: string
  /** A text that the rule finds, in one of its languages. */
  readonly example: string
}

const rule = (of: readonly Language[] | Language, wrong: RegExp, instead: string, example: string): LanguageRule => ({
  languages: typeof of === 'string' ? [of] : of,
  wrong,
  instead,
  example,
})
const without = (...left: Language[]): Language[] => languages.filter((language) => !left.includes(language))

const units = '(?:%|°C|mm|cm|km|kg|ml|zł|Kč|€|lei|₴|֏)(?![\\p{L}\\d])'

/** Marks and spaces. */
const typography: readonly LanguageRule[] = [
  rule(languages, /(?<!\.)\.\.(?!\.)|։[։.]|:{2}/u, 'one full stop', 'Bocian Sp. z o.o..'),
  rule(languages, /\.{3}/u, '…', 'Loading...'),
  rule(languages, /^\s|[^\S\n]$/u, 'no space at the end', 'Velvet '),
  rule(languages, /\S {2,}\S/u, 'one space', 'two  spaces'),
  rule(without('de'), /[\p{L}\d}][ \u00A0]…(?![{\d])/u, 'no space before …', 'Loading …'),
  rule('de', /\p{L}{2}…/u, 'a non-breaking space before …', 'Wird geladen…'),
  rule(languages, new RegExp(`[\\d}] ${units}`, 'u'), 'a non-breaking space before the unit', '30 °C'),
  rule(['cs', 'sk', 'uk', 'hy'], /(?<![\d.,])\d{4,}\u00A0(?:₴|Kč|֏|€)/u, 'digits in groups of three', '1500\u00A0₴'),
  rule(['pl', 'en', 'ro', 'uk', 'hy', 'hu'], /[\d}][ \u00A0]%/u, 'no space before %', '20 %'),
  rule(['cs', 'sk', 'de'], /\d%/u, 'a non-breaking space before %', '20%'),
  rule(languages, /\p{L}'\p{L}/u, 'a curly apostrophe', "don't"),
  rule(languages, /"/u, 'the quotation marks of the language', 'the "best" one'),
  rule(['pl', 'ro', 'hu'], /“/u, '„…”', 'model „Fern“'),
  rule(['cs', 'sk', 'de'], /[”«»]/u, '„…“', 'model „Fern”'),
  rule('en', /[„«»]/u, '“…”', 'the „Fern” dress'),
  rule('uk', /“/u, '«…», and inside „…”', 'модель “Fern”'),
  rule('hy', /[„“”]/u, '«…»', '„Fern” մոդելը'),
  rule('ro', /[şţŞŢ]/u, 'ș and ț with a comma', 'Coşul tău'),
  rule('hy', /[\u0531-\u0587]\s?[:;?]/u, '՝ or ։ or ՞, not the Latin mark', 'Գին: 12 000 ֏'),
  rule('hy', /(?:[\u0531-\u0587]{4,}[»)]?| է)\.$/u, '։ at the end of a sentence', 'Պատվերն ընդունված է.'),
  rule('hy', /\u2024/u, 'the middle stop that the other texts use', 'պահպանված է․ ստուգեք'),
  rule('hy', /[}\d֏]-[\u0561-\u0587]/u, 'a non-breaking hyphen (U+2011) before the ending of a number', 'մինչև 5-ը'),
  rule('uk', /[ёъыэЁЪЫЭ]/u, 'Ukrainian letters', 'этот'),
  rule('uk', /\p{Script=Cyrillic}[A-Za-z]|[A-Za-z]\p{Script=Cyrillic}/u, 'letters of one alphabet in a word', 'кoшик'),
  rule(
    without('en'),
    /(?<![\p{L}\d./-])(?:the|and|your|please|with|checkout|wish ?list|cart|click|sign in|log in)(?![\p{L}\d-])/iu,
    'the language of the catalogue',
    'Dodaj do cart',
  ),
]

/** How the shop addresses people. */
const address: readonly LanguageRule[] = [
  rule('pl', /\p{L}(?:łeś|łaś)(?!\p{L})/u, 'a form that does not show the reader’s sex', 'Co zrobiłeś?'),
  rule('pl', /(?<!\p{L})(?:powiad(?:om|amiaj)cie|usuńcie|piszcie)(?!\p{L})/iu, 'the first person', 'Powiadomcie mnie'),
  rule('de', /(?<!\p{L})(?:du|dich|dir|dein(?:e[mnrs]?)?)(?!\p{L})/iu, 'Sie', 'Was suchst du?'),
  rule(
    'ro',
    /(?<!\p{L})(?:dumneavoastră|dvs|dumneata|vă(?! informe?z| informăm| retrageți din)|doriți(?! să vă retrageți)|introduceți|puteți|aveți|alegeți|verificați|reîncărcați|plătiți|păstrați|apăsați|completați|confirmați|încercați|scrieți|trimiteți|sunteți)(?!\p{L})/iu,
    'tu',
    'Vă rugăm să plătiți',
  ),
  rule(
    'pl',
    /(?<!\p{L})(?:twój|tw(?:oja|oje|ojego|ojej|ojemu|oim|oich|oimi|oją)|ciebie|tobie)(?!\p{L})/u,
    'a capital letter',
    'na twoim koncie',
  ),
  rule(['cs', 'sk'], /(?<=[\p{Ll},] )(?:Vás|Vám|Vami|Vámi|Váš|Vaš\p{L}+)(?!\p{L})/u, 'a small letter', 'pošleme Vám'),
  rule('uk', /(?<=[\p{Ll},] )(?:Ви|Вас|Вам|Вами|Ваш\p{L}*)(?!\p{L})/u, 'a small letter', 'для Вас'),
  rule('hy', /(?<=[\p{Ll},] )(?:Դուք|Ձեզ|Ձեր)(?!\p{L})/u, 'a small letter', 'սա Ձեր պատվերն է'),
  rule('hy', /(?<!\p{L})Բարև,/u, 'Բարև ձեզ', 'Բարև, {name}'),
  rule(
    'hu',
    /(?<!\p{L})(?:kérjük, (?:adja|válassza|ellenőrizze)|kattintson|válasszon|próbálja|írjon)(?!\p{L})/iu,
    'te',
    'Válasszon méretet',
  ),
  rule('sk', /\p{L} prosím|prosím \p{L}/u, 'prosím between commas', 'Skúste to prosím znova.'),
]

/** Terms that the shop replaced by others. */
const terms: readonly LanguageRule[] = [
  rule('pl', /list\p{L}+ życzeń/iu, 'ulubione', 'listy życzeń'),
  rule('pl', /(?<!\p{L})salon(?:ie|ach|y|ów)(?!\p{L})/iu, 'sklep stacjonarny', 'w naszych salonach'),
  rule('pl', /adres\p{L}* (?:w internecie|internetow)/iu, 'adres IP', 'adres internetowy'),
  rule('cs', /seznam\p{L}* přání/iu, 'oblíbené', 'seznamy přání'),
  rule('cs', /Zákaznický klub/iu, 'věrnostní klub', 'Zákaznický klub'),
  rule('cs', /internetov\p{L}+ adres/iu, 'IP adresa', 'internetovou adresu'),
  rule('cs', /na (?:našich )?prodejnách/iu, 'v prodejnách', 'na našich prodejnách'),
  rule('cs', /poukaz(?!\p{L}*ova)/iu, 'dárková karta', 'elektronický poukaz'),
  rule('sk', /zoznam\p{L}* (?:želaní|prianí)/iu, 'obľúbené', 'zoznamy želaní'),
  rule('sk', /správc\p{L}+ údajov/iu, 'prevádzkovateľ', 'správca údajov'),
  rule('sk', /Zákaznícky klub/iu, 'vernostný klub', 'Zákaznícky klub'),
  rule('sk', /internetov\p{L}+ adres/iu, 'IP adresa', 'internetovú adresu'),
  rule('sk', /elektronick\p{L}+ poukážk|dohľadá|nejde vrátiť|vrátiť nejde/iu, 'the Slovak term', 'vrátiť nejde'),
  rule('de', /Wunschliste/iu, 'Merkliste', 'Wunschlisten'),
  rule('de', /kaufenden? Person/iu, 'a neutral word', 'die kaufende Person'),
  rule('de', /Internetadresse/iu, 'IP-Adresse', 'Ihre Internetadresse'),
  rule('de', /Endpreis/iu, 'Gesamtpreis', 'Endpreise'),
  rule('de', /Lieferart/iu, 'Versandart', 'Lieferart'),
  rule('de', /Kundenclub/iu, 'Treueclub', 'Kundenclub'),
  rule('en', /(?<!\p{L})e-mails?(?!\p{L})/iu, 'email', 'by e-mail'),
  rule('en', /(?<!\p{L})(?:this|each|every|such) letters?(?!\p{L})/iu, 'email', 'with this letter'),
  rule('en', /(?<!\p{L})(?:log ?in|logged)(?!\p{L})/iu, 'sign in', 'You must login'),
  rule('en', /(?<!\p{L})(?:colors?|favorites?|gray|pajamas|centimeters?)(?!\p{L})/iu, 'British spelling', 'color'),
  rule('en', /voucher/iu, 'gift card', 'e-voucher'),
  rule('en', /Customer club/iu, 'loyalty club', 'Customer club'),
  rule('ro', /voucher/iu, 'card cadou', 'voucherul'),
  rule('ro', /vâscoz/iu, 'viscoză', 'vâscoză'),
  rule('ro', /(?<!\p{L})acril(?!\p{L})/iu, 'acrilic', 'acril'),
  rule('ro', /list\p{L}+ de dorințe/iu, 'favorite', 'listele de dorințe'),
  rule('ro', /Clubul clienților/iu, 'clubul de fidelitate', 'Clubul clienților'),
  rule('ro', /(?<!\p{L})SKU(?!\p{L})/u, 'cod produs', 'codul SKU'),
  rule('ro', /(?<!\p{L})(?:auten|conec)t\p{L}*ează-te/iu, 'intră în cont', 'Conectează-te'),
  rule('ro', /vatelină/iu, 'umplutură', 'cu vatelină'),
  rule('uk', /повернення та скарг/iu, 'гарантія', 'Повернення та скарги'),
  rule('uk', /каучук/iu, 'гума', 'каучук'),
  rule('uk', /код\p{L}* на знижку/iu, 'промокод', 'Код на знижку'),
  rule('uk', /політик\p{L}+ приватності/iu, 'політика конфіденційності', 'політика приватності'),
  rule('uk', /(?<!\p{L})(?:e-mail|ел\. пошт)/iu, 'електронна пошта', 'Ваш e-mail'),
  rule('uk', /(?<!\p{L})Вибер(?:іть|и)(?!\p{L})/iu, 'Оберіть', 'Виберіть розмір'),
  rule('uk', /інтернет-адрес/iu, 'IP-адреса', 'інтернет-адресу'),
  rule('uk', /Клуб покупців/iu, 'Клуб лелеки', 'Клуб покупців'),
  rule('hu', /(?<!\p{L})(?:vásárlókosár|bevásárlókosár)/iu, 'kosár', 'Bevásárlókosár'),
  rule('hu', /(?<!\p{L})(?:link|e-?mailcím)/iu, 'hivatkozás, e-mail-cím', 'Link küldése'),
  rule('hu', /(?<!\p{L})kuponkód/iu, 'kedvezménykód', 'Kuponkód'),
  rule('hu', /(?<!\p{L})az? [{#]/iu, 'no article before a value: a or az', 'Mind a {count} cím'),
  rule('hu', /[}#]-\p{L}/u, 'no suffix on a value', '{factor}-szeres pont'),
  rule('hu', /\{(?:date|day)\}\./u, 'no full stop after a date, which ends with its own', 'Határidő: {date}.'),
  rule('hy', /նստվածք/iu, 'չափսի համապատասխանություն', 'Նստվածք'),
  rule('hy', /(?<!\p{L})Տեսնել(?!\p{L})/u, 'Դիտել', 'Տեսնել զամբյուղը'),
  rule('hy', /դասիչ/iu, 'փոստային ինդեքս', 'Փոստային դասիչ'),
  rule('hy', /վերադարձ\p{L}* և բողոք/iu, 'երաշխիք', 'Վերադարձ և բողոքներ'),
  rule('hy', /պոլիեսթեր/iu, 'պոլիէսթեր', 'պոլիեսթեր'),
  rule('hy', /Հաճախորդների ակումբ/iu, 'Արագիլի ակումբ', 'Հաճախորդների ակումբ'),
  rule('hy', /Ֆիզկուլտուրայի/iu, 'մարզահագուստ', 'Ֆիզկուլտուրայի հագուստ'),
  rule('hy', /ջերմամեկուսիչ/iu, 'լցանյութ', 'ջերմամեկուսիչ'),
  rule('hy', /համացանցային հասցե/iu, 'IP հասցե', 'համացանցային հասցեն'),
]

export const languageRules: readonly LanguageRule[] = [...typography, ...address, ...terms]

export interface LanguageFault {
  readonly found: string
  readonly instead: string
}

/** What is wrong with a text. Tags, directives and placeholders are not read, because they are no words. */
export function checkLanguage(language: Language, text: string): LanguageFault[] {
  const words = text.replaceAll(/\{\{[^}]*\}\}/gu, '0').replaceAll(/<[^>]*>/gu, '')
  return rulesOf(language).flatMap(({ wrong, instead }) => {
    const match = wrong.exec(words)
    return match === null ? [] : [{ found: around(words, match.index, match[0].length), instead }]
  })
}

const byLanguage = new Map(
  languages.map((language) => [language, languageRules.filter((rule) => rule.languages.includes(language))]),
)

const rulesOf = (language: Language): readonly LanguageRule[] => byLanguage.get(language) ?? []

const around = (text: string, at: number, length: number): string =>
  text.slice(Math.max(0, at - 15), at + length + 15).replaceAll('\n', ' ')
