import { company } from './company.ts'
import { pageFile } from './page-files.ts'
import type { Row } from './row.ts'
import { languages, localeOf, type Language } from './stores.ts'
import { agreementTexts } from './texts/agreement-texts.ts'

/** The terms as plain text, without the markup of their content page: the wording that shoppers accept and receive by email. */
function termsOf(language: Language): string {
  const values: Readonly<Record<string, string>> = company
  return pageFile(language, 'terms')
    .body.trim()
    .replaceAll(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole)
    .replaceAll(/\[(.+?)\]\(.+?\)/g, '$1')
    .replaceAll('**', '')
    .replaceAll(/^#+ /gm, '')
}

const inAll = (prefix: string, textOf: (language: Language) => string) =>
  Object.fromEntries(languages.map((language) => [`${prefix}_${localeOf[language]}`, textOf(language)]))

/** The agreements of every kind in every language. Those of product alerts the shop has by itself. */
export function* agreementRows(): Generator<Row> {
  yield {
    code: 'terms',
    kind: 'checkout',
    is_required: '1',
    position: '1',
    pages: 'terms|privacy',
    ...inAll('label', (language) => agreementTexts[language].terms),
    ...inAll('content', termsOf),
  }
  yield {
    code: 'newsletter',
    kind: 'checkout',
    is_required: '0',
    position: '2',
    pages: 'privacy',
    subscribes: '1',
    ...inAll('label', (language) => agreementTexts[language].newsletter),
    ...inAll('content', (language) => agreementTexts[language].newsletterContent),
  }
  yield {
    code: 'account',
    kind: 'registration',
    is_required: '1',
    position: '1',
    pages: 'privacy',
    ...inAll('label', (language) => agreementTexts[language].account),
    ...inAll('content', (language) => agreementTexts[language].accountContent),
  }
  yield {
    code: 'offers',
    kind: 'registration',
    is_required: '0',
    position: '2',
    pages: 'privacy',
    ...inAll('label', (language) => agreementTexts[language].offers),
    ...inAll('content', (language) => agreementTexts[language].offersContent),
    ...inAll('small_description', (language) => agreementTexts[language].offersSmall),
  }
  yield* otherRows()
}

/** The agreements of the newsletter and of the customer club. */
function* otherRows(): Generator<Row> {
  yield {
    code: 'letters',
    kind: 'newsletter',
    is_required: '1',
    position: '1',
    pages: 'privacy',
    ...inAll('label', (language) => agreementTexts[language].letters),
    ...inAll('content', (language) => agreementTexts[language].newsletterContent),
  }
  yield {
    code: 'text-messages',
    kind: 'newsletter_sms',
    is_required: '1',
    position: '1',
    pages: 'privacy',
    ...inAll('label', (language) => agreementTexts[language].textMessages),
    ...inAll('content', (language) => agreementTexts[language].textMessagesContent),
  }
  yield {
    code: 'club',
    kind: 'loyalty',
    is_required: '1',
    position: '1',
    pages: 'customer-club|privacy',
    ...inAll('label', (language) => agreementTexts[language].club),
    ...inAll('content', (language) => agreementTexts[language].clubContent),
  }
}
