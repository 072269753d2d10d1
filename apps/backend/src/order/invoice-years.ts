import { localYear } from '@bocian/rules/local-day.ts'

interface InvoicedOrder {
  placedAt: Date
  /** The country and the time zone of the store view. */
  country: string
  timeZone: string
}

/**
 * How many calendar years after the order the law of a store view's country requires its invoice. Poland: Article 112 of the VAT Act
 * with Article 70 of the Tax Ordinance, counted from the year of the payment; Germany: § 14b UStG; Ireland: section 886 TCA;
 * Czechia: § 35 of the VAT Act; Slovakia: § 76 of the VAT Act.
 */
export const invoiceYears: Readonly<Record<string, number>> = { PL: 6, DE: 8, IE: 6, CZ: 10, SK: 10 }

/** For all other countries: the ten years of the one-stop shop for VAT (Article 369k of Directive 2006/112/EC). */
export const longestInvoiceYears = 10

/** The last year in which the invoice of an order must be kept. The year of the order is that of the store's time zone. */
export const keptUntil = ({ placedAt, country, timeZone }: InvoicedOrder): number =>
  localYear(placedAt, timeZone) + (invoiceYears[country] ?? longestInvoiceYears)
