import { isEnumType } from 'graphql'
import { expect, test } from 'vitest'
import { createSchema } from '../schema.ts'

const schema = createSchema()

test.each([
  ['ProductStockStatus', ['IN_STOCK', 'OUT_OF_STOCK']],
  ['GiftCardTypeEnum', ['VIRTUAL', 'PHYSICAL', 'COMBINED']],
  ['ImageModeEnum', ['fill', 'fit']],
  ['PageTypeEnum', ['CART_PAGE', 'LISTING_PAGE', 'NO_PAGE', 'NO_RESULTS_PAGE', 'PRODUCT_PAGE']],
  ['ListingLayoutEnum', ['GRID_4X_2X', 'GRID_2X_1X', 'MOSAIC']],
  ['DeviceTypeEnum', ['DESKTOP', 'MOBILE', 'TABLET']],
  ['SortEnum', ['ASC', 'DESC']],
  ['ReCaptchaFormEnum', ['CUSTOMER_LOGIN', 'NEWSLETTER', 'PLACE_ORDER']],
  ['PriceViewEnum', ['AS_LOW_AS', 'PRICE_RANGE']],
  ['TaxWrappingEnum', ['DISPLAY_EXCLUDING_TAX', 'DISPLAY_INCLUDING_TAX', 'DISPLAY_TYPE_BOTH']],
  ['FixedProductTaxDisplaySettings', ['INCLUDE_FPT_WITHOUT_DETAILS', 'FPT_DISABLED']],
  ['CountryCodeEnum', ['PL', 'CZ', 'SK', 'DE', 'RO', 'UA', 'AM', 'IE']],
  ['CurrencyEnum', ['PLN', 'CZK', 'EUR', 'RON', 'UAH', 'AMD', 'USD']],
])('GQL-49 the enumeration %s has the values %j', (name, values) => {
  const type = schema.getType(name)
  const known = isEnumType(type) ? type.getValues().map((value) => value.name) : []
  expect(known).toEqual(expect.arrayContaining(values))
})

test.each(['SimpleProduct', 'ConfigurableProduct', 'GiftCardProduct'])('GQL-49 %s is a type of product', (name) => {
  const products = schema.getType('ProductInterface')
  expect(schema.getImplementations(products as never).objects.map((type) => type.name)).toContain(name)
})
