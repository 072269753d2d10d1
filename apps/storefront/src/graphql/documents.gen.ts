// Made by `npm run codegen`.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AttributeInputSelectedOption = {
  value: string;
};

export type AttributeValueInput = {
  attribute_code: string;
  selected_options?: Array<AttributeInputSelectedOption | null | undefined> | null | undefined;
  value?: string | null | undefined;
};

export type BillingAddressInput = {
  address?: CartAddressInput | null | undefined;
  customer_address_id?: number | null | undefined;
  customer_address_uid?: string | null | undefined;
  same_as_shipping?: boolean | null | undefined;
  use_for_shipping?: boolean | null | undefined;
};

export type CartAddressInput = {
  city: string;
  company?: string | null | undefined;
  country_code: string;
  custom_attributes?: Array<AttributeValueInput | null | undefined> | null | undefined;
  fax?: string | null | undefined;
  firstname: string;
  lastname: string;
  middlename?: string | null | undefined;
  postcode?: string | null | undefined;
  prefix?: string | null | undefined;
  region?: string | null | undefined;
  region_id?: number | null | undefined;
  save_in_address_book?: boolean | null | undefined;
  street: Array<string | null | undefined>;
  suffix?: string | null | undefined;
  telephone: string;
  vat_id?: string | null | undefined;
};

export type CartItemErrorType =
  | 'ITEM_INCREMENTS'
  | 'ITEM_QTY'
  | 'UNDEFINED';

export type CartItemInput = {
  entered_options?: Array<EnteredOptionInput | null | undefined> | null | undefined;
  parent_sku?: string | null | undefined;
  quantity: number;
  selected_options?: Array<string | null | undefined> | null | undefined;
  sku: string;
};

export type CartUserInputErrorType =
  | 'COULD_NOT_FIND_CART_ITEM'
  | 'INSUFFICIENT_STOCK'
  | 'INVALID_PARAMETER_VALUE'
  | 'NOT_SALABLE'
  | 'PERMISSION_DENIED'
  | 'PRODUCT_NOT_FOUND'
  | 'REQUIRED_PARAMETER_MISSING'
  | 'UNDEFINED';

export type CountryCodeEnum =
  | 'AD'
  | 'AE'
  | 'AF'
  | 'AG'
  | 'AI'
  | 'AL'
  | 'AM'
  | 'AN'
  | 'AO'
  | 'AQ'
  | 'AR'
  | 'AS'
  | 'AT'
  | 'AU'
  | 'AW'
  | 'AX'
  | 'AZ'
  | 'BA'
  | 'BB'
  | 'BD'
  | 'BE'
  | 'BF'
  | 'BG'
  | 'BH'
  | 'BI'
  | 'BJ'
  | 'BL'
  | 'BM'
  | 'BN'
  | 'BO'
  | 'BR'
  | 'BS'
  | 'BT'
  | 'BV'
  | 'BW'
  | 'BY'
  | 'BZ'
  | 'CA'
  | 'CC'
  | 'CD'
  | 'CF'
  | 'CG'
  | 'CH'
  | 'CI'
  | 'CK'
  | 'CL'
  | 'CM'
  | 'CN'
  | 'CO'
  | 'CR'
  | 'CU'
  | 'CV'
  | 'CX'
  | 'CY'
  | 'CZ'
  | 'DE'
  | 'DJ'
  | 'DK'
  | 'DM'
  | 'DO'
  | 'DZ'
  | 'EC'
  | 'EE'
  | 'EG'
  | 'EH'
  | 'ER'
  | 'ES'
  | 'ET'
  | 'FI'
  | 'FJ'
  | 'FK'
  | 'FM'
  | 'FO'
  | 'FR'
  | 'GA'
  | 'GB'
  | 'GD'
  | 'GE'
  | 'GF'
  | 'GG'
  | 'GH'
  | 'GI'
  | 'GL'
  | 'GM'
  | 'GN'
  | 'GP'
  | 'GQ'
  | 'GR'
  | 'GS'
  | 'GT'
  | 'GU'
  | 'GW'
  | 'GY'
  | 'HK'
  | 'HM'
  | 'HN'
  | 'HR'
  | 'HT'
  | 'HU'
  | 'ID'
  | 'IE'
  | 'IL'
  | 'IM'
  | 'IN'
  | 'IO'
  | 'IQ'
  | 'IR'
  | 'IS'
  | 'IT'
  | 'JE'
  | 'JM'
  | 'JO'
  | 'JP'
  | 'KE'
  | 'KG'
  | 'KH'
  | 'KI'
  | 'KM'
  | 'KN'
  | 'KP'
  | 'KR'
  | 'KW'
  | 'KY'
  | 'KZ'
  | 'LA'
  | 'LB'
  | 'LC'
  | 'LI'
  | 'LK'
  | 'LR'
  | 'LS'
  | 'LT'
  | 'LU'
  | 'LV'
  | 'LY'
  | 'MA'
  | 'MC'
  | 'MD'
  | 'ME'
  | 'MF'
  | 'MG'
  | 'MH'
  | 'MK'
  | 'ML'
  | 'MM'
  | 'MN'
  | 'MO'
  | 'MP'
  | 'MQ'
  | 'MR'
  | 'MS'
  | 'MT'
  | 'MU'
  | 'MV'
  | 'MW'
  | 'MX'
  | 'MY'
  | 'MZ'
  | 'NA'
  | 'NC'
  | 'NE'
  | 'NF'
  | 'NG'
  | 'NI'
  | 'NL'
  | 'NO'
  | 'NP'
  | 'NR'
  | 'NU'
  | 'NZ'
  | 'OM'
  | 'PA'
  | 'PE'
  | 'PF'
  | 'PG'
  | 'PH'
  | 'PK'
  | 'PL'
  | 'PM'
  | 'PN'
  | 'PS'
  | 'PT'
  | 'PW'
  | 'PY'
  | 'QA'
  | 'RE'
  | 'RO'
  | 'RS'
  | 'RU'
  | 'RW'
  | 'SA'
  | 'SB'
  | 'SC'
  | 'SD'
  | 'SE'
  | 'SG'
  | 'SH'
  | 'SI'
  | 'SJ'
  | 'SK'
  | 'SL'
  | 'SM'
  | 'SN'
  | 'SO'
  | 'SR'
  | 'ST'
  | 'SV'
  | 'SX'
  | 'SY'
  | 'SZ'
  | 'TC'
  | 'TD'
  | 'TF'
  | 'TG'
  | 'TH'
  | 'TJ'
  | 'TK'
  | 'TL'
  | 'TM'
  | 'TN'
  | 'TO'
  | 'TR'
  | 'TT'
  | 'TV'
  | 'TW'
  | 'TZ'
  | 'UA'
  | 'UG'
  | 'UM'
  | 'US'
  | 'UY'
  | 'UZ'
  | 'VA'
  | 'VC'
  | 'VE'
  | 'VG'
  | 'VI'
  | 'VN'
  | 'VU'
  | 'WF'
  | 'WS'
  | 'XK'
  | 'YE'
  | 'YT'
  | 'ZA'
  | 'ZM'
  | 'ZW';

export type CurrencyEnum =
  | 'AED'
  | 'AFN'
  | 'ALL'
  | 'AMD'
  | 'ANG'
  | 'AOA'
  | 'ARS'
  | 'AUD'
  | 'AWG'
  | 'AZM'
  | 'AZN'
  | 'BAM'
  | 'BBD'
  | 'BDT'
  | 'BGN'
  | 'BHD'
  | 'BIF'
  | 'BMD'
  | 'BND'
  | 'BOB'
  | 'BRL'
  | 'BSD'
  | 'BTN'
  | 'BUK'
  | 'BWP'
  | 'BYN'
  | 'BZD'
  | 'CAD'
  | 'CDF'
  | 'CHE'
  | 'CHF'
  | 'CHW'
  | 'CLP'
  | 'CNY'
  | 'COP'
  | 'CRC'
  | 'CUP'
  | 'CVE'
  | 'CZK'
  | 'DJF'
  | 'DKK'
  | 'DOP'
  | 'DZD'
  | 'EEK'
  | 'EGP'
  | 'ERN'
  | 'ETB'
  | 'EUR'
  | 'FJD'
  | 'FKP'
  | 'GBP'
  | 'GEK'
  | 'GEL'
  | 'GHS'
  | 'GIP'
  | 'GMD'
  | 'GNF'
  | 'GQE'
  | 'GTQ'
  | 'GYD'
  | 'HKD'
  | 'HNL'
  | 'HRK'
  | 'HTG'
  | 'HUF'
  | 'IDR'
  | 'ILS'
  | 'INR'
  | 'IQD'
  | 'IRR'
  | 'ISK'
  | 'JMD'
  | 'JOD'
  | 'JPY'
  | 'KES'
  | 'KGS'
  | 'KHR'
  | 'KMF'
  | 'KPW'
  | 'KRW'
  | 'KWD'
  | 'KYD'
  | 'KZT'
  | 'LAK'
  | 'LBP'
  | 'LKR'
  | 'LRD'
  | 'LSL'
  | 'LSM'
  | 'LTL'
  | 'LVL'
  | 'LYD'
  | 'MAD'
  | 'MDL'
  | 'MGA'
  | 'MKD'
  | 'MMK'
  | 'MNT'
  | 'MOP'
  | 'MRO'
  | 'MUR'
  | 'MVR'
  | 'MWK'
  | 'MXN'
  | 'MYR'
  | 'MZN'
  | 'NAD'
  | 'NGN'
  | 'NIC'
  | 'NOK'
  | 'NPR'
  | 'NZD'
  | 'OMR'
  | 'PAB'
  | 'PEN'
  | 'PGK'
  | 'PHP'
  | 'PKR'
  | 'PLN'
  | 'PYG'
  | 'QAR'
  | 'RHD'
  | 'ROL'
  | 'RON'
  | 'RSD'
  | 'RUB'
  | 'RWF'
  | 'SAR'
  | 'SBD'
  | 'SCR'
  | 'SDG'
  | 'SEK'
  | 'SGD'
  | 'SHP'
  | 'SKK'
  | 'SLL'
  | 'SOS'
  | 'SRD'
  | 'STD'
  | 'SVC'
  | 'SYP'
  | 'SZL'
  | 'THB'
  | 'TJS'
  | 'TMM'
  | 'TND'
  | 'TOP'
  | 'TRL'
  | 'TRY'
  | 'TTD'
  | 'TWD'
  | 'TZS'
  | 'UAH'
  | 'UGX'
  | 'USD'
  | 'UYU'
  | 'UZS'
  | 'VEB'
  | 'VEF'
  | 'VND'
  | 'VUV'
  | 'WST'
  | 'XCD'
  | 'XOF'
  | 'XPF'
  | 'YER'
  | 'YTL'
  | 'ZAR'
  | 'ZMK'
  | 'ZWD';

export type EnteredOptionInput = {
  uid: string;
  value: string;
};

export type FilterEqualTypeInput = {
  eq?: string | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
};

export type FilterMatchTypeEnum =
  | 'FULL'
  | 'PARTIAL';

export type FilterMatchTypeInput = {
  match?: string | null | undefined;
  match_type?: FilterMatchTypeEnum | null | undefined;
};

export type FilterRangeTypeInput = {
  from?: string | null | undefined;
  to?: string | null | undefined;
};

export type GiftCardTypeEnum =
  | 'COMBINED'
  | 'PHYSICAL'
  | 'VIRTUAL';

export type PlaceOrderErrorCodes =
  | 'CART_NOT_ACTIVE'
  | 'CART_NOT_FOUND'
  | 'GUEST_EMAIL_MISSING'
  | 'UNABLE_TO_PLACE_ORDER'
  | 'UNDEFINED';

export type ProductAttributeFilterInput = {
  category_id?: FilterEqualTypeInput | null | undefined;
  category_uid?: FilterEqualTypeInput | null | undefined;
  category_url_path?: FilterEqualTypeInput | null | undefined;
  cdrl_age?: FilterEqualTypeInput | null | undefined;
  cdrl_brand?: FilterEqualTypeInput | null | undefined;
  cdrl_gender?: FilterEqualTypeInput | null | undefined;
  cdrl_material?: FilterEqualTypeInput | null | undefined;
  cdrl_season?: FilterEqualTypeInput | null | undefined;
  cdrl_size?: FilterEqualTypeInput | null | undefined;
  color?: FilterEqualTypeInput | null | undefined;
  description?: FilterMatchTypeInput | null | undefined;
  in_stock?: FilterEqualTypeInput | null | undefined;
  name?: FilterMatchTypeInput | null | undefined;
  on_sale?: FilterEqualTypeInput | null | undefined;
  price?: FilterRangeTypeInput | null | undefined;
  short_description?: FilterMatchTypeInput | null | undefined;
  sku?: FilterEqualTypeInput | null | undefined;
  uid?: FilterEqualTypeInput | null | undefined;
  url_key?: FilterEqualTypeInput | null | undefined;
};

export type ProductAttributeSortInput = {
  discount?: SortEnum | null | undefined;
  name?: SortEnum | null | undefined;
  newest?: SortEnum | null | undefined;
  position?: SortEnum | null | undefined;
  price?: SortEnum | null | undefined;
  relevance?: SortEnum | null | undefined;
};

export type ProductStockStatus =
  | 'IN_STOCK'
  | 'OUT_OF_STOCK';

export type SortEnum =
  | 'ASC'
  | 'DESC';

export type UrlRewriteEntityTypeEnum =
  | 'ARCHIVE'
  | 'AUTHOR'
  | 'BLOG_INDEX'
  | 'CATEGORY'
  | 'CMS_PAGE'
  | 'COMMENT'
  | 'POST'
  | 'PRODUCT'
  | 'PWA_404'
  | 'SEARCH'
  | 'TAG';

export type CreateCartMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateCartMutation = { createEmptyCart: string | null };

export type AddToCartMutationVariables = Exact<{
  cartId: string;
  items: Array<CartItemInput> | CartItemInput;
}>;


export type AddToCartMutation = { addProductsToCart: { cart: { id: string, total_quantity: number }, user_errors: Array<
      | { __typename: 'CartUserInputError', code: CartUserInputErrorType, message: string }
      | { __typename: 'InsufficientStockError', message: string }
     | null> } | null };

export type UpdateCartItemMutationVariables = Exact<{
  cartId: string;
  uid: string;
  quantity: number;
}>;


export type UpdateCartItemMutation = { updateCartItems: { cart: { id: string, total_quantity: number }, errors: Array<{ code: CartUserInputErrorType, message: string } | null> } | null };

export type RemoveCartItemMutationVariables = Exact<{
  cartId: string;
  uid: string;
}>;


export type RemoveCartItemMutation = { removeItemFromCart: { cart: { id: string, total_quantity: number } } | null };

export type CartLimitsQueryVariables = Exact<{
  cartId: string;
}>;


export type CartLimitsQuery = { cart: { id: string, items: Array<
      | { __typename: 'ConfigurableCartItem', uid: string, max_qty: number | null }
      | { __typename: 'GiftCardCartItem', uid: string, max_qty: number | null }
      | { __typename: 'SimpleCartItem', uid: string, max_qty: number | null }
      | { __typename: 'VirtualCartItem', uid: string, max_qty: number | null }
     | null> | null } | null };

type CartItem_ConfigurableCartItem_Fragment = { __typename: 'ConfigurableCartItem', uid: string, quantity: number, max_qty: number | null, is_available: boolean, not_available_message: string | null, configured_variant:
    | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, cdrl_age: string | null }
    | { __typename: 'GiftCardProduct', uid: string, sku: string | null, cdrl_age: string | null }
    | { __typename: 'SimpleProduct', uid: string, sku: string | null, cdrl_age: string | null }
    | { __typename: 'VirtualProduct', uid: string, sku: string | null, cdrl_age: string | null }
  , configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null>, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
    | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
    | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
    | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
    | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
  , prices: { price_including_tax: { value: number | null, currency: CurrencyEnum | null }, original_item_price: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null };

type CartItem_GiftCardCartItem_Fragment = { __typename: 'GiftCardCartItem', recipient_name: string, uid: string, quantity: number, max_qty: number | null, is_available: boolean, not_available_message: string | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
    | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
    | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
    | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
    | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
  , prices: { price_including_tax: { value: number | null, currency: CurrencyEnum | null }, original_item_price: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null };

type CartItem_SimpleCartItem_Fragment = { __typename: 'SimpleCartItem', uid: string, quantity: number, max_qty: number | null, is_available: boolean, not_available_message: string | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
    | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
    | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
    | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
    | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
  , prices: { price_including_tax: { value: number | null, currency: CurrencyEnum | null }, original_item_price: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null };

type CartItem_VirtualCartItem_Fragment = { __typename: 'VirtualCartItem', uid: string, quantity: number, max_qty: number | null, is_available: boolean, not_available_message: string | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
    | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
    | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
    | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
    | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
  , prices: { price_including_tax: { value: number | null, currency: CurrencyEnum | null }, original_item_price: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null };

export type CartItemFragment =
  | CartItem_ConfigurableCartItem_Fragment
  | CartItem_GiftCardCartItem_Fragment
  | CartItem_SimpleCartItem_Fragment
  | CartItem_VirtualCartItem_Fragment
;

export type CartPageQueryVariables = Exact<{
  cartId: string;
}>;


export type CartPageQuery = { cart: { id: string, total_quantity: number, items: Array<
      | { __typename: 'ConfigurableCartItem', uid: string, quantity: number, max_qty: number | null, is_available: boolean, not_available_message: string | null, configured_variant:
          | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, cdrl_age: string | null }
          | { __typename: 'GiftCardProduct', uid: string, sku: string | null, cdrl_age: string | null }
          | { __typename: 'SimpleProduct', uid: string, sku: string | null, cdrl_age: string | null }
          | { __typename: 'VirtualProduct', uid: string, sku: string | null, cdrl_age: string | null }
        , configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null>, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
          | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
          | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
          | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
          | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
        , prices: { price_including_tax: { value: number | null, currency: CurrencyEnum | null }, original_item_price: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'GiftCardCartItem', recipient_name: string, uid: string, quantity: number, max_qty: number | null, is_available: boolean, not_available_message: string | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
          | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
          | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
          | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
          | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
        , prices: { price_including_tax: { value: number | null, currency: CurrencyEnum | null }, original_item_price: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'SimpleCartItem', uid: string, quantity: number, max_qty: number | null, is_available: boolean, not_available_message: string | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
          | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
          | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
          | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
          | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
        , prices: { price_including_tax: { value: number | null, currency: CurrencyEnum | null }, original_item_price: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'VirtualCartItem', uid: string, quantity: number, max_qty: number | null, is_available: boolean, not_available_message: string | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
          | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
          | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
          | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
          | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
        , prices: { price_including_tax: { value: number | null, currency: CurrencyEnum | null }, original_item_price: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null }
     | null> | null, prices: { subtotal_including_tax: { value: number | null, currency: CurrencyEnum | null } | null, grand_total: { value: number | null, currency: CurrencyEnum | null } | null, discounts: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null } | null, free_shipping: { has_free_shipping: boolean | null, percent: number | null, amount_missing: { value: number | null, currency: CurrencyEnum | null } | null } | null } | null };

export type CartSummaryFragment = { total_quantity: number, prices: { subtotal_including_tax: { value: number | null, currency: CurrencyEnum | null } | null, grand_total: { value: number | null, currency: CurrencyEnum | null } | null, discounts: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null } | null, free_shipping: { has_free_shipping: boolean | null, percent: number | null, amount_missing: { value: number | null, currency: CurrencyEnum | null } | null } | null };

export type FreeShippingBarFragment = { has_free_shipping: boolean | null, percent: number | null, amount_missing: { value: number | null, currency: CurrencyEnum | null } | null };

export type CategoryPageQueryVariables = Exact<{
  uid: string;
  filter: ProductAttributeFilterInput;
  sort?: ProductAttributeSortInput | null | undefined;
  page: number;
  pageSize: number;
}>;


export type CategoryPageQuery = { categories: { items: Array<{ uid: string, name: string | null, description: string | null, display_mode: string | null, url_path: string | null, url_suffix: string | null, meta_title: string | null, meta_description: string | null, product_count: number | null, cms_block: { content: string | null } | null, breadcrumbs: Array<{ category_uid: string, category_name: string | null, category_url_path: string | null, category_level: number | null } | null> | null, children: Array<{ uid: string, name: string | null, url_path: string | null, url_suffix: string | null, include_in_menu: number | null, position: number | null, product_count: number | null, image: string | null } | null> | null } | null> | null } | null, products: { total_count: number | null, items: Array<
      | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
          | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
         | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
      | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
          | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
         | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
      | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
          | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
         | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
      | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
          | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
         | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
     | null> | null, aggregations: Array<{ attribute_code: string, label: string | null, position: number | null, options: Array<{ label: string | null, value: string, slug: string | null, count: number | null, swatch_value: string | null } | null> | null } | null> | null, sort_fields: { default: string | null, options: Array<{ label: string | null, value: string | null } | null> | null } | null, page_info: { current_page: number | null, page_size: number | null, total_pages: number | null } | null } | null };

export type FilterFieldsQueryVariables = Exact<{ [key: string]: never; }>;


export type FilterFieldsQuery = { __type: { inputFields: Array<{ name: string, type: { name: string | null } }> | null } | null };

type ProductCard_ConfigurableProduct_Fragment = { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
    | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
          | { __typename: 'ColorSwatchData', value: string | null }
          | { __typename: 'ImageSwatchData', value: string | null }
          | { __typename: 'TextSwatchData', value: string | null }
         | null } | null }
    | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
          | { __typename: 'ColorSwatchData', value: string | null }
          | { __typename: 'ImageSwatchData', value: string | null }
          | { __typename: 'TextSwatchData', value: string | null }
         | null } | null }
    | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
          | { __typename: 'ColorSwatchData', value: string | null }
          | { __typename: 'ImageSwatchData', value: string | null }
          | { __typename: 'TextSwatchData', value: string | null }
         | null } | null }
    | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
          | { __typename: 'ColorSwatchData', value: string | null }
          | { __typename: 'ImageSwatchData', value: string | null }
          | { __typename: 'TextSwatchData', value: string | null }
         | null } | null }
   | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null };

type ProductCard_GiftCardProduct_Fragment = { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
    | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
          | { __typename: 'ColorSwatchData', value: string | null }
          | { __typename: 'ImageSwatchData', value: string | null }
          | { __typename: 'TextSwatchData', value: string | null }
         | null } | null }
    | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
          | { __typename: 'ColorSwatchData', value: string | null }
          | { __typename: 'ImageSwatchData', value: string | null }
          | { __typename: 'TextSwatchData', value: string | null }
         | null } | null }
    | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
          | { __typename: 'ColorSwatchData', value: string | null }
          | { __typename: 'ImageSwatchData', value: string | null }
          | { __typename: 'TextSwatchData', value: string | null }
         | null } | null }
    | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
          | { __typename: 'ColorSwatchData', value: string | null }
          | { __typename: 'ImageSwatchData', value: string | null }
          | { __typename: 'TextSwatchData', value: string | null }
         | null } | null }
   | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null };

type ProductCard_SimpleProduct_Fragment = { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
    | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
          | { __typename: 'ColorSwatchData', value: string | null }
          | { __typename: 'ImageSwatchData', value: string | null }
          | { __typename: 'TextSwatchData', value: string | null }
         | null } | null }
    | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
          | { __typename: 'ColorSwatchData', value: string | null }
          | { __typename: 'ImageSwatchData', value: string | null }
          | { __typename: 'TextSwatchData', value: string | null }
         | null } | null }
    | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
          | { __typename: 'ColorSwatchData', value: string | null }
          | { __typename: 'ImageSwatchData', value: string | null }
          | { __typename: 'TextSwatchData', value: string | null }
         | null } | null }
    | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
          | { __typename: 'ColorSwatchData', value: string | null }
          | { __typename: 'ImageSwatchData', value: string | null }
          | { __typename: 'TextSwatchData', value: string | null }
         | null } | null }
   | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null };

type ProductCard_VirtualProduct_Fragment = { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
    | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
          | { __typename: 'ColorSwatchData', value: string | null }
          | { __typename: 'ImageSwatchData', value: string | null }
          | { __typename: 'TextSwatchData', value: string | null }
         | null } | null }
    | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
          | { __typename: 'ColorSwatchData', value: string | null }
          | { __typename: 'ImageSwatchData', value: string | null }
          | { __typename: 'TextSwatchData', value: string | null }
         | null } | null }
    | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
          | { __typename: 'ColorSwatchData', value: string | null }
          | { __typename: 'ImageSwatchData', value: string | null }
          | { __typename: 'TextSwatchData', value: string | null }
         | null } | null }
    | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
          | { __typename: 'ColorSwatchData', value: string | null }
          | { __typename: 'ImageSwatchData', value: string | null }
          | { __typename: 'TextSwatchData', value: string | null }
         | null } | null }
   | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null };

export type ProductCardFragment =
  | ProductCard_ConfigurableProduct_Fragment
  | ProductCard_GiftCardProduct_Fragment
  | ProductCard_SimpleProduct_Fragment
  | ProductCard_VirtualProduct_Fragment
;

export type ProductListingFragment = { total_count: number | null, items: Array<
    | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
        | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
       | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
    | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
        | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
       | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
    | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
        | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
       | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
    | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
        | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
       | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
   | null> | null, aggregations: Array<{ attribute_code: string, label: string | null, position: number | null, options: Array<{ label: string | null, value: string, slug: string | null, count: number | null, swatch_value: string | null } | null> | null } | null> | null, sort_fields: { default: string | null, options: Array<{ label: string | null, value: string | null } | null> | null } | null, page_info: { current_page: number | null, page_size: number | null, total_pages: number | null } | null };

export type ListingFacetFragment = { attribute_code: string, label: string | null, position: number | null, options: Array<{ label: string | null, value: string, slug: string | null, count: number | null, swatch_value: string | null } | null> | null };

export type ProductPageQueryVariables = Exact<{
  uid: string;
}>;


export type ProductPageQuery = { products: { items: Array<
      | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, cdrl_age: string | null, cdrl_brand: string | null, brand_category_url: string | null, cdrl_care: string | null, cdrl_certificates: string | null, cdrl_materials_description: string | null, cdrl_product_collection: string | null, size_chart: string | null, meta_title: string | null, meta_description: string | null, country_of_manufacture: string | null, related_products: Array<
          | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
              | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
             | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
          | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
              | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
             | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
          | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
              | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
             | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
          | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
              | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
             | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
         | null> | null, upsell_products: Array<
          | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
              | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
             | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
          | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
              | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
             | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
          | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
              | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
             | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
          | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
              | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
             | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
         | null> | null, configurable_options: Array<{ uid: string, attribute_code: string | null, label: string | null, position: number | null, values: Array<{ uid: string | null, label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null> | null } | null> | null, variants: Array<{ attributes: Array<{ code: string | null, uid: string, label: string | null } | null> | null, product: { uid: string, sku: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, cdrl_age: string | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null } | null } | null> | null, description: { html: string } | null, media_gallery: Array<
          | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
          | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
         | null> | null, color_option: { label: string | null } | null, color_siblings: Array<
          | { __typename: 'ConfigurableProduct', uid: string, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, color_option: { label: string | null } | null }
          | { __typename: 'GiftCardProduct', uid: string, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, color_option: { label: string | null } | null }
          | { __typename: 'SimpleProduct', uid: string, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, color_option: { label: string | null } | null }
          | { __typename: 'VirtualProduct', uid: string, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, color_option: { label: string | null } | null }
         | null> | null, categories: Array<{ uid: string, name: string | null, level: number | null, url_path: string | null, url_suffix: string | null, breadcrumbs: Array<{ category_uid: string, category_name: string | null, category_url_path: string | null } | null> | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
      | { __typename: 'GiftCardProduct', giftcard_type: GiftCardTypeEnum | null, allow_open_amount: boolean | null, uid: string, sku: string | null, name: string | null, additional_product_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, cdrl_age: string | null, cdrl_brand: string | null, brand_category_url: string | null, cdrl_care: string | null, cdrl_certificates: string | null, cdrl_materials_description: string | null, cdrl_product_collection: string | null, size_chart: string | null, meta_title: string | null, meta_description: string | null, country_of_manufacture: string | null, related_products: Array<
          | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
              | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
             | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
          | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
              | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
             | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
          | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
              | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
             | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
          | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
              | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
             | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
         | null> | null, upsell_products: Array<
          | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
              | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
             | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
          | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
              | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
             | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
          | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
              | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
             | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
          | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
              | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
             | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
         | null> | null, giftcard_amounts: Array<{ uid: string, value: number | null } | null> | null, gift_card_options: Array<{ __typename: 'CustomizableFieldOption', uid: string, title: string | null, required: boolean | null } | null>, description: { html: string } | null, media_gallery: Array<
          | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
          | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
         | null> | null, color_option: { label: string | null } | null, color_siblings: Array<
          | { __typename: 'ConfigurableProduct', uid: string, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, color_option: { label: string | null } | null }
          | { __typename: 'GiftCardProduct', uid: string, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, color_option: { label: string | null } | null }
          | { __typename: 'SimpleProduct', uid: string, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, color_option: { label: string | null } | null }
          | { __typename: 'VirtualProduct', uid: string, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, color_option: { label: string | null } | null }
         | null> | null, categories: Array<{ uid: string, name: string | null, level: number | null, url_path: string | null, url_suffix: string | null, breadcrumbs: Array<{ category_uid: string, category_name: string | null, category_url_path: string | null } | null> | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
      | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, cdrl_age: string | null, cdrl_brand: string | null, brand_category_url: string | null, cdrl_care: string | null, cdrl_certificates: string | null, cdrl_materials_description: string | null, cdrl_product_collection: string | null, size_chart: string | null, meta_title: string | null, meta_description: string | null, country_of_manufacture: string | null, related_products: Array<
          | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
              | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
             | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
          | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
              | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
             | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
          | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
              | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
             | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
          | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
              | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
             | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
         | null> | null, upsell_products: Array<
          | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
              | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
             | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
          | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
              | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
             | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
          | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
              | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
             | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
          | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
              | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
             | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
         | null> | null, description: { html: string } | null, media_gallery: Array<
          | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
          | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
         | null> | null, color_option: { label: string | null } | null, color_siblings: Array<
          | { __typename: 'ConfigurableProduct', uid: string, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, color_option: { label: string | null } | null }
          | { __typename: 'GiftCardProduct', uid: string, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, color_option: { label: string | null } | null }
          | { __typename: 'SimpleProduct', uid: string, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, color_option: { label: string | null } | null }
          | { __typename: 'VirtualProduct', uid: string, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, color_option: { label: string | null } | null }
         | null> | null, categories: Array<{ uid: string, name: string | null, level: number | null, url_path: string | null, url_suffix: string | null, breadcrumbs: Array<{ category_uid: string, category_name: string | null, category_url_path: string | null } | null> | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
      | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, cdrl_age: string | null, cdrl_brand: string | null, brand_category_url: string | null, cdrl_care: string | null, cdrl_certificates: string | null, cdrl_materials_description: string | null, cdrl_product_collection: string | null, size_chart: string | null, meta_title: string | null, meta_description: string | null, country_of_manufacture: string | null, related_products: Array<
          | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
              | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
             | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
          | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
              | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
             | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
          | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
              | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
             | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
          | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
              | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
             | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
         | null> | null, upsell_products: Array<
          | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
              | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
             | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
          | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
              | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
             | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
          | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
              | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
             | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
          | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
              | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
             | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
         | null> | null, description: { html: string } | null, media_gallery: Array<
          | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
          | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
         | null> | null, color_option: { label: string | null } | null, color_siblings: Array<
          | { __typename: 'ConfigurableProduct', uid: string, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, color_option: { label: string | null } | null }
          | { __typename: 'GiftCardProduct', uid: string, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, color_option: { label: string | null } | null }
          | { __typename: 'SimpleProduct', uid: string, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, color_option: { label: string | null } | null }
          | { __typename: 'VirtualProduct', uid: string, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, color_option: { label: string | null } | null }
         | null> | null, categories: Array<{ uid: string, name: string | null, level: number | null, url_path: string | null, url_suffix: string | null, breadcrumbs: Array<{ category_uid: string, category_name: string | null, category_url_path: string | null } | null> | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
     | null> | null } | null };

type ProductPageItem_ConfigurableProduct_Fragment = { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, cdrl_age: string | null, cdrl_brand: string | null, brand_category_url: string | null, cdrl_care: string | null, cdrl_certificates: string | null, cdrl_materials_description: string | null, cdrl_product_collection: string | null, size_chart: string | null, meta_title: string | null, meta_description: string | null, country_of_manufacture: string | null, configurable_options: Array<{ uid: string, attribute_code: string | null, label: string | null, position: number | null, values: Array<{ uid: string | null, label: string | null, swatch_data:
        | { __typename: 'ColorSwatchData', value: string | null }
        | { __typename: 'ImageSwatchData', value: string | null }
        | { __typename: 'TextSwatchData', value: string | null }
       | null } | null> | null } | null> | null, variants: Array<{ attributes: Array<{ code: string | null, uid: string, label: string | null } | null> | null, product: { uid: string, sku: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, cdrl_age: string | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null } | null } | null> | null, description: { html: string } | null, media_gallery: Array<
    | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
    | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
   | null> | null, color_option: { label: string | null } | null, color_siblings: Array<
    | { __typename: 'ConfigurableProduct', uid: string, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, color_option: { label: string | null } | null }
    | { __typename: 'GiftCardProduct', uid: string, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, color_option: { label: string | null } | null }
    | { __typename: 'SimpleProduct', uid: string, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, color_option: { label: string | null } | null }
    | { __typename: 'VirtualProduct', uid: string, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, color_option: { label: string | null } | null }
   | null> | null, categories: Array<{ uid: string, name: string | null, level: number | null, url_path: string | null, url_suffix: string | null, breadcrumbs: Array<{ category_uid: string, category_name: string | null, category_url_path: string | null } | null> | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null };

type ProductPageItem_GiftCardProduct_Fragment = { __typename: 'GiftCardProduct', giftcard_type: GiftCardTypeEnum | null, allow_open_amount: boolean | null, uid: string, sku: string | null, name: string | null, additional_product_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, cdrl_age: string | null, cdrl_brand: string | null, brand_category_url: string | null, cdrl_care: string | null, cdrl_certificates: string | null, cdrl_materials_description: string | null, cdrl_product_collection: string | null, size_chart: string | null, meta_title: string | null, meta_description: string | null, country_of_manufacture: string | null, giftcard_amounts: Array<{ uid: string, value: number | null } | null> | null, gift_card_options: Array<{ __typename: 'CustomizableFieldOption', uid: string, title: string | null, required: boolean | null } | null>, description: { html: string } | null, media_gallery: Array<
    | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
    | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
   | null> | null, color_option: { label: string | null } | null, color_siblings: Array<
    | { __typename: 'ConfigurableProduct', uid: string, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, color_option: { label: string | null } | null }
    | { __typename: 'GiftCardProduct', uid: string, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, color_option: { label: string | null } | null }
    | { __typename: 'SimpleProduct', uid: string, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, color_option: { label: string | null } | null }
    | { __typename: 'VirtualProduct', uid: string, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, color_option: { label: string | null } | null }
   | null> | null, categories: Array<{ uid: string, name: string | null, level: number | null, url_path: string | null, url_suffix: string | null, breadcrumbs: Array<{ category_uid: string, category_name: string | null, category_url_path: string | null } | null> | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null };

type ProductPageItem_SimpleProduct_Fragment = { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, cdrl_age: string | null, cdrl_brand: string | null, brand_category_url: string | null, cdrl_care: string | null, cdrl_certificates: string | null, cdrl_materials_description: string | null, cdrl_product_collection: string | null, size_chart: string | null, meta_title: string | null, meta_description: string | null, country_of_manufacture: string | null, description: { html: string } | null, media_gallery: Array<
    | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
    | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
   | null> | null, color_option: { label: string | null } | null, color_siblings: Array<
    | { __typename: 'ConfigurableProduct', uid: string, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, color_option: { label: string | null } | null }
    | { __typename: 'GiftCardProduct', uid: string, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, color_option: { label: string | null } | null }
    | { __typename: 'SimpleProduct', uid: string, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, color_option: { label: string | null } | null }
    | { __typename: 'VirtualProduct', uid: string, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, color_option: { label: string | null } | null }
   | null> | null, categories: Array<{ uid: string, name: string | null, level: number | null, url_path: string | null, url_suffix: string | null, breadcrumbs: Array<{ category_uid: string, category_name: string | null, category_url_path: string | null } | null> | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null };

type ProductPageItem_VirtualProduct_Fragment = { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, cdrl_age: string | null, cdrl_brand: string | null, brand_category_url: string | null, cdrl_care: string | null, cdrl_certificates: string | null, cdrl_materials_description: string | null, cdrl_product_collection: string | null, size_chart: string | null, meta_title: string | null, meta_description: string | null, country_of_manufacture: string | null, description: { html: string } | null, media_gallery: Array<
    | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
    | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
   | null> | null, color_option: { label: string | null } | null, color_siblings: Array<
    | { __typename: 'ConfigurableProduct', uid: string, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, color_option: { label: string | null } | null }
    | { __typename: 'GiftCardProduct', uid: string, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, color_option: { label: string | null } | null }
    | { __typename: 'SimpleProduct', uid: string, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, color_option: { label: string | null } | null }
    | { __typename: 'VirtualProduct', uid: string, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, color_option: { label: string | null } | null }
   | null> | null, categories: Array<{ uid: string, name: string | null, level: number | null, url_path: string | null, url_suffix: string | null, breadcrumbs: Array<{ category_uid: string, category_name: string | null, category_url_path: string | null } | null> | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null };

export type ProductPageItemFragment =
  | ProductPageItem_ConfigurableProduct_Fragment
  | ProductPageItem_GiftCardProduct_Fragment
  | ProductPageItem_SimpleProduct_Fragment
  | ProductPageItem_VirtualProduct_Fragment
;

export type ProductOptionFragment = { uid: string, attribute_code: string | null, label: string | null, position: number | null, values: Array<{ uid: string | null, label: string | null, swatch_data:
      | { __typename: 'ColorSwatchData', value: string | null }
      | { __typename: 'ImageSwatchData', value: string | null }
      | { __typename: 'TextSwatchData', value: string | null }
     | null } | null> | null };

export type ProductVariantFragment = { attributes: Array<{ code: string | null, uid: string, label: string | null } | null> | null, product: { uid: string, sku: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, cdrl_age: string | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null } | null };

type ProductPrice_ConfigurableProduct_Fragment = { price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null };

type ProductPrice_GiftCardProduct_Fragment = { price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null };

type ProductPrice_SimpleProduct_Fragment = { price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null };

type ProductPrice_VirtualProduct_Fragment = { price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null };

export type ProductPriceFragment =
  | ProductPrice_ConfigurableProduct_Fragment
  | ProductPrice_GiftCardProduct_Fragment
  | ProductPrice_SimpleProduct_Fragment
  | ProductPrice_VirtualProduct_Fragment
;

export type CheckoutPageQueryVariables = Exact<{
  cartId: string;
}>;


export type CheckoutPageQuery = { cart: { id: string, is_virtual: boolean, email: string | null, total_quantity: number, items: Array<
      | { __typename: 'ConfigurableCartItem', uid: string, quantity: number, max_qty: number | null, is_available: boolean, not_available_message: string | null, configured_variant:
          | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, cdrl_age: string | null }
          | { __typename: 'GiftCardProduct', uid: string, sku: string | null, cdrl_age: string | null }
          | { __typename: 'SimpleProduct', uid: string, sku: string | null, cdrl_age: string | null }
          | { __typename: 'VirtualProduct', uid: string, sku: string | null, cdrl_age: string | null }
        , configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null>, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
          | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
          | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
          | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
          | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
        , prices: { price_including_tax: { value: number | null, currency: CurrencyEnum | null }, original_item_price: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'GiftCardCartItem', recipient_name: string, uid: string, quantity: number, max_qty: number | null, is_available: boolean, not_available_message: string | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
          | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
          | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
          | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
          | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
        , prices: { price_including_tax: { value: number | null, currency: CurrencyEnum | null }, original_item_price: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'SimpleCartItem', uid: string, quantity: number, max_qty: number | null, is_available: boolean, not_available_message: string | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
          | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
          | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
          | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
          | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
        , prices: { price_including_tax: { value: number | null, currency: CurrencyEnum | null }, original_item_price: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'VirtualCartItem', uid: string, quantity: number, max_qty: number | null, is_available: boolean, not_available_message: string | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
          | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
          | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
          | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
          | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
        , prices: { price_including_tax: { value: number | null, currency: CurrencyEnum | null }, original_item_price: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null }
     | null> | null, shipping_addresses: Array<{ country: { code: string }, available_shipping_methods: Array<{ available: boolean, carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, error_message: string | null, price_incl_tax: { value: number | null, currency: CurrencyEnum | null } } | null> | null, selected_shipping_method: { carrier_code: string, carrier_title: string, method_code: string, method_title: string, price_incl_tax: { value: number | null, currency: CurrencyEnum | null } } | null } | null>, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null, prices: { subtotal_including_tax: { value: number | null, currency: CurrencyEnum | null } | null, grand_total: { value: number | null, currency: CurrencyEnum | null } | null, discounts: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null } | null, free_shipping: { has_free_shipping: boolean | null, percent: number | null, amount_missing: { value: number | null, currency: CurrencyEnum | null } | null } | null } | null, countries: Array<{ id: string | null, full_name_locale: string | null, available_regions: Array<{ id: number | null, name: string | null } | null> | null } | null> | null, checkoutAgreements: Array<{ agreement_id: number, name: string, checkbox_text: string, content: string, is_html: boolean } | null> | null, storeConfig: { countries_with_required_region: string | null, default_country: string | null } | null };

export type CheckoutCartFragment = { id: string, is_virtual: boolean, email: string | null, total_quantity: number, items: Array<
    | { __typename: 'ConfigurableCartItem', uid: string, quantity: number, max_qty: number | null, is_available: boolean, not_available_message: string | null, configured_variant:
        | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, cdrl_age: string | null }
        | { __typename: 'GiftCardProduct', uid: string, sku: string | null, cdrl_age: string | null }
        | { __typename: 'SimpleProduct', uid: string, sku: string | null, cdrl_age: string | null }
        | { __typename: 'VirtualProduct', uid: string, sku: string | null, cdrl_age: string | null }
      , configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null>, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
        | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
        | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
        | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
        | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
      , prices: { price_including_tax: { value: number | null, currency: CurrencyEnum | null }, original_item_price: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'GiftCardCartItem', recipient_name: string, uid: string, quantity: number, max_qty: number | null, is_available: boolean, not_available_message: string | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
        | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
        | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
        | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
        | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
      , prices: { price_including_tax: { value: number | null, currency: CurrencyEnum | null }, original_item_price: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'SimpleCartItem', uid: string, quantity: number, max_qty: number | null, is_available: boolean, not_available_message: string | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
        | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
        | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
        | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
        | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
      , prices: { price_including_tax: { value: number | null, currency: CurrencyEnum | null }, original_item_price: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'VirtualCartItem', uid: string, quantity: number, max_qty: number | null, is_available: boolean, not_available_message: string | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
        | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
        | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
        | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
        | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
      , prices: { price_including_tax: { value: number | null, currency: CurrencyEnum | null }, original_item_price: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null }
   | null> | null, shipping_addresses: Array<{ country: { code: string }, available_shipping_methods: Array<{ available: boolean, carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, error_message: string | null, price_incl_tax: { value: number | null, currency: CurrencyEnum | null } } | null> | null, selected_shipping_method: { carrier_code: string, carrier_title: string, method_code: string, method_title: string, price_incl_tax: { value: number | null, currency: CurrencyEnum | null } } | null } | null>, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null, prices: { subtotal_including_tax: { value: number | null, currency: CurrencyEnum | null } | null, grand_total: { value: number | null, currency: CurrencyEnum | null } | null, discounts: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null } | null, free_shipping: { has_free_shipping: boolean | null, percent: number | null, amount_missing: { value: number | null, currency: CurrencyEnum | null } | null } | null };

export type SaveContactMutationVariables = Exact<{
  cartId: string;
  email: string;
  shipping: CartAddressInput;
  billing: BillingAddressInput;
}>;


export type SaveContactMutation = { setGuestEmailOnCart: { cart: { id: string } } | null, setShippingAddressesOnCart: { cart: { id: string } } | null, setBillingAddressOnCart: { cart: { id: string, is_virtual: boolean, email: string | null, total_quantity: number, items: Array<
        | { __typename: 'ConfigurableCartItem', uid: string, quantity: number, max_qty: number | null, is_available: boolean, not_available_message: string | null, configured_variant:
            | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, cdrl_age: string | null }
            | { __typename: 'GiftCardProduct', uid: string, sku: string | null, cdrl_age: string | null }
            | { __typename: 'SimpleProduct', uid: string, sku: string | null, cdrl_age: string | null }
            | { __typename: 'VirtualProduct', uid: string, sku: string | null, cdrl_age: string | null }
          , configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null>, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
            | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
            | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
            | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
            | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
          , prices: { price_including_tax: { value: number | null, currency: CurrencyEnum | null }, original_item_price: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'GiftCardCartItem', recipient_name: string, uid: string, quantity: number, max_qty: number | null, is_available: boolean, not_available_message: string | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
            | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
            | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
            | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
            | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
          , prices: { price_including_tax: { value: number | null, currency: CurrencyEnum | null }, original_item_price: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'SimpleCartItem', uid: string, quantity: number, max_qty: number | null, is_available: boolean, not_available_message: string | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
            | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
            | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
            | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
            | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
          , prices: { price_including_tax: { value: number | null, currency: CurrencyEnum | null }, original_item_price: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'VirtualCartItem', uid: string, quantity: number, max_qty: number | null, is_available: boolean, not_available_message: string | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
            | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
            | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
            | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
            | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
          , prices: { price_including_tax: { value: number | null, currency: CurrencyEnum | null }, original_item_price: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null }
       | null> | null, shipping_addresses: Array<{ country: { code: string }, available_shipping_methods: Array<{ available: boolean, carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, error_message: string | null, price_incl_tax: { value: number | null, currency: CurrencyEnum | null } } | null> | null, selected_shipping_method: { carrier_code: string, carrier_title: string, method_code: string, method_title: string, price_incl_tax: { value: number | null, currency: CurrencyEnum | null } } | null } | null>, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null, prices: { subtotal_including_tax: { value: number | null, currency: CurrencyEnum | null } | null, grand_total: { value: number | null, currency: CurrencyEnum | null } | null, discounts: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null } | null, free_shipping: { has_free_shipping: boolean | null, percent: number | null, amount_missing: { value: number | null, currency: CurrencyEnum | null } | null } | null } } | null };

export type SaveBuyerMutationVariables = Exact<{
  cartId: string;
  email: string;
  billing: BillingAddressInput;
}>;


export type SaveBuyerMutation = { setGuestEmailOnCart: { cart: { id: string } } | null, setBillingAddressOnCart: { cart: { id: string, is_virtual: boolean, email: string | null, total_quantity: number, items: Array<
        | { __typename: 'ConfigurableCartItem', uid: string, quantity: number, max_qty: number | null, is_available: boolean, not_available_message: string | null, configured_variant:
            | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, cdrl_age: string | null }
            | { __typename: 'GiftCardProduct', uid: string, sku: string | null, cdrl_age: string | null }
            | { __typename: 'SimpleProduct', uid: string, sku: string | null, cdrl_age: string | null }
            | { __typename: 'VirtualProduct', uid: string, sku: string | null, cdrl_age: string | null }
          , configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null>, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
            | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
            | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
            | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
            | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
          , prices: { price_including_tax: { value: number | null, currency: CurrencyEnum | null }, original_item_price: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'GiftCardCartItem', recipient_name: string, uid: string, quantity: number, max_qty: number | null, is_available: boolean, not_available_message: string | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
            | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
            | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
            | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
            | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
          , prices: { price_including_tax: { value: number | null, currency: CurrencyEnum | null }, original_item_price: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'SimpleCartItem', uid: string, quantity: number, max_qty: number | null, is_available: boolean, not_available_message: string | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
            | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
            | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
            | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
            | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
          , prices: { price_including_tax: { value: number | null, currency: CurrencyEnum | null }, original_item_price: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'VirtualCartItem', uid: string, quantity: number, max_qty: number | null, is_available: boolean, not_available_message: string | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
            | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
            | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
            | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
            | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
          , prices: { price_including_tax: { value: number | null, currency: CurrencyEnum | null }, original_item_price: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null }
       | null> | null, shipping_addresses: Array<{ country: { code: string }, available_shipping_methods: Array<{ available: boolean, carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, error_message: string | null, price_incl_tax: { value: number | null, currency: CurrencyEnum | null } } | null> | null, selected_shipping_method: { carrier_code: string, carrier_title: string, method_code: string, method_title: string, price_incl_tax: { value: number | null, currency: CurrencyEnum | null } } | null } | null>, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null, prices: { subtotal_including_tax: { value: number | null, currency: CurrencyEnum | null } | null, grand_total: { value: number | null, currency: CurrencyEnum | null } | null, discounts: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null } | null, free_shipping: { has_free_shipping: boolean | null, percent: number | null, amount_missing: { value: number | null, currency: CurrencyEnum | null } | null } | null } } | null };

export type SaveDeliveryMutationVariables = Exact<{
  cartId: string;
  carrier: string;
  method: string;
}>;


export type SaveDeliveryMutation = { setShippingMethodsOnCart: { cart: { id: string, is_virtual: boolean, email: string | null, total_quantity: number, items: Array<
        | { __typename: 'ConfigurableCartItem', uid: string, quantity: number, max_qty: number | null, is_available: boolean, not_available_message: string | null, configured_variant:
            | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, cdrl_age: string | null }
            | { __typename: 'GiftCardProduct', uid: string, sku: string | null, cdrl_age: string | null }
            | { __typename: 'SimpleProduct', uid: string, sku: string | null, cdrl_age: string | null }
            | { __typename: 'VirtualProduct', uid: string, sku: string | null, cdrl_age: string | null }
          , configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null>, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
            | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
            | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
            | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
            | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
          , prices: { price_including_tax: { value: number | null, currency: CurrencyEnum | null }, original_item_price: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'GiftCardCartItem', recipient_name: string, uid: string, quantity: number, max_qty: number | null, is_available: boolean, not_available_message: string | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
            | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
            | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
            | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
            | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
          , prices: { price_including_tax: { value: number | null, currency: CurrencyEnum | null }, original_item_price: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'SimpleCartItem', uid: string, quantity: number, max_qty: number | null, is_available: boolean, not_available_message: string | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
            | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
            | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
            | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
            | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
          , prices: { price_including_tax: { value: number | null, currency: CurrencyEnum | null }, original_item_price: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'VirtualCartItem', uid: string, quantity: number, max_qty: number | null, is_available: boolean, not_available_message: string | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
            | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
            | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
            | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
            | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
          , prices: { price_including_tax: { value: number | null, currency: CurrencyEnum | null }, original_item_price: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null }
       | null> | null, shipping_addresses: Array<{ country: { code: string }, available_shipping_methods: Array<{ available: boolean, carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, error_message: string | null, price_incl_tax: { value: number | null, currency: CurrencyEnum | null } } | null> | null, selected_shipping_method: { carrier_code: string, carrier_title: string, method_code: string, method_title: string, price_incl_tax: { value: number | null, currency: CurrencyEnum | null } } | null } | null>, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null, prices: { subtotal_including_tax: { value: number | null, currency: CurrencyEnum | null } | null, grand_total: { value: number | null, currency: CurrencyEnum | null } | null, discounts: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null } | null, free_shipping: { has_free_shipping: boolean | null, percent: number | null, amount_missing: { value: number | null, currency: CurrencyEnum | null } | null } | null } } | null };

export type SavePaymentMutationVariables = Exact<{
  cartId: string;
  payment: string;
}>;


export type SavePaymentMutation = { setPaymentMethodOnCart: { cart: { id: string, is_virtual: boolean, email: string | null, total_quantity: number, items: Array<
        | { __typename: 'ConfigurableCartItem', uid: string, quantity: number, max_qty: number | null, is_available: boolean, not_available_message: string | null, configured_variant:
            | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, cdrl_age: string | null }
            | { __typename: 'GiftCardProduct', uid: string, sku: string | null, cdrl_age: string | null }
            | { __typename: 'SimpleProduct', uid: string, sku: string | null, cdrl_age: string | null }
            | { __typename: 'VirtualProduct', uid: string, sku: string | null, cdrl_age: string | null }
          , configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null>, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
            | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
            | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
            | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
            | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
          , prices: { price_including_tax: { value: number | null, currency: CurrencyEnum | null }, original_item_price: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'GiftCardCartItem', recipient_name: string, uid: string, quantity: number, max_qty: number | null, is_available: boolean, not_available_message: string | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
            | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
            | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
            | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
            | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
          , prices: { price_including_tax: { value: number | null, currency: CurrencyEnum | null }, original_item_price: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'SimpleCartItem', uid: string, quantity: number, max_qty: number | null, is_available: boolean, not_available_message: string | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
            | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
            | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
            | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
            | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
          , prices: { price_including_tax: { value: number | null, currency: CurrencyEnum | null }, original_item_price: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'VirtualCartItem', uid: string, quantity: number, max_qty: number | null, is_available: boolean, not_available_message: string | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
            | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
            | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
            | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
            | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, cdrl_brand: string | null, cdrl_age: string | null, thumbnail: { url: string | null } | null, color_option: { label: string | null } | null }
          , prices: { price_including_tax: { value: number | null, currency: CurrencyEnum | null }, original_item_price: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null }
       | null> | null, shipping_addresses: Array<{ country: { code: string }, available_shipping_methods: Array<{ available: boolean, carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, error_message: string | null, price_incl_tax: { value: number | null, currency: CurrencyEnum | null } } | null> | null, selected_shipping_method: { carrier_code: string, carrier_title: string, method_code: string, method_title: string, price_incl_tax: { value: number | null, currency: CurrencyEnum | null } } | null } | null>, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null, prices: { subtotal_including_tax: { value: number | null, currency: CurrencyEnum | null } | null, grand_total: { value: number | null, currency: CurrencyEnum | null } | null, discounts: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null } | null, free_shipping: { has_free_shipping: boolean | null, percent: number | null, amount_missing: { value: number | null, currency: CurrencyEnum | null } | null } | null } } | null };

export type PlaceOrderMutationVariables = Exact<{
  cartId: string;
}>;


export type PlaceOrderMutation = { placeOrder: { errors: Array<{ code: PlaceOrderErrorCodes, message: string } | null> | null, orderV2: { number: string, token: string } | null } | null };

export type CmsPageContentQueryVariables = Exact<{
  identifier: string;
}>;


export type CmsPageContentQuery = { cmsPage: { identifier: string | null, title: string | null, content_heading: string | null, content: string | null, meta_title: string | null, meta_description: string | null } | null };

export type HomePageQueryVariables = Exact<{ [key: string]: never; }>;


export type HomePageQuery = { cmsBlocks: { items: Array<{ identifier: string | null, content: string | null } | null> | null } | null, products: { items: Array<
      | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
          | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
         | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
      | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
          | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
         | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
      | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
          | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
         | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
      | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
          | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
         | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
     | null> | null } | null };

export type CartBadgeQueryVariables = Exact<{
  cartId: string;
}>;


export type CartBadgeQuery = { cart: { id: string, total_quantity: number } | null };

export type LayoutQueryVariables = Exact<{ [key: string]: never; }>;


export type LayoutQuery = { storeConfig: { store_name: string | null, copyright: string | null, category_url_suffix: string | null, product_url_suffix: string | null, grid_per_page: number | null, title_prefix: string | null, title_suffix: string | null, default_title: string | null, root_category_uid: string | null } | null, categoryList: Array<{ uid: string, children: Array<{ uid: string, name: string | null, url_path: string | null, url_suffix: string | null, include_in_menu: number | null, position: number | null, image: string | null, children: Array<{ uid: string, name: string | null, url_path: string | null, url_suffix: string | null, include_in_menu: number | null, position: number | null, image: string | null, children: Array<{ uid: string, name: string | null, url_path: string | null, url_suffix: string | null, include_in_menu: number | null, position: number | null, image: string | null, category_badges: Array<{ uid: string, label: string | null, label_color: string | null, color: string | null } | null> | null } | null> | null, category_badges: Array<{ uid: string, label: string | null, label_color: string | null, color: string | null } | null> | null } | null> | null, category_badges: Array<{ uid: string, label: string | null, label_color: string | null, color: string | null } | null> | null } | null> | null } | null> | null, cmsBlocks: { items: Array<{ identifier: string | null, content: string | null } | null> | null } | null };

export type MenuCategoryFragment = { uid: string, name: string | null, url_path: string | null, url_suffix: string | null, include_in_menu: number | null, position: number | null, image: string | null, category_badges: Array<{ uid: string, label: string | null, label_color: string | null, color: string | null } | null> | null };

export type OrderReceiptQueryVariables = Exact<{
  token: string;
}>;


export type OrderReceiptQuery = { guestOrderByToken: { number: string, order_date: string, email: string | null, is_virtual: boolean, shipping_method: string | null, payment_methods: Array<{ name: string, type: string } | null> | null, shipping_address: { firstname: string, lastname: string, company: string | null, street: Array<string | null>, postcode: string | null, city: string, country_code: CountryCodeEnum | null, telephone: string | null } | null, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string | null>, postcode: string | null, city: string, country_code: CountryCodeEnum | null, telephone: string | null } | null, items: Array<
      | { __typename: 'ConfigurableOrderItem', id: string, product_name: string | null, product_url_key: string | null, quantity_ordered: number | null, product_sale_price: { value: number | null, currency: CurrencyEnum | null }, selected_options: Array<{ label: string, value: string } | null> | null, product:
          | { __typename: 'ConfigurableProduct', uid: string, thumbnail: { url: string | null } | null }
          | { __typename: 'GiftCardProduct', uid: string, thumbnail: { url: string | null } | null }
          | { __typename: 'SimpleProduct', uid: string, thumbnail: { url: string | null } | null }
          | { __typename: 'VirtualProduct', uid: string, thumbnail: { url: string | null } | null }
         | null }
      | { __typename: 'GiftCardOrderItem', id: string, product_name: string | null, product_url_key: string | null, quantity_ordered: number | null, product_sale_price: { value: number | null, currency: CurrencyEnum | null }, selected_options: Array<{ label: string, value: string } | null> | null, product:
          | { __typename: 'ConfigurableProduct', uid: string, thumbnail: { url: string | null } | null }
          | { __typename: 'GiftCardProduct', uid: string, thumbnail: { url: string | null } | null }
          | { __typename: 'SimpleProduct', uid: string, thumbnail: { url: string | null } | null }
          | { __typename: 'VirtualProduct', uid: string, thumbnail: { url: string | null } | null }
         | null }
      | { __typename: 'OrderItem', id: string, product_name: string | null, product_url_key: string | null, quantity_ordered: number | null, product_sale_price: { value: number | null, currency: CurrencyEnum | null }, selected_options: Array<{ label: string, value: string } | null> | null, product:
          | { __typename: 'ConfigurableProduct', uid: string, thumbnail: { url: string | null } | null }
          | { __typename: 'GiftCardProduct', uid: string, thumbnail: { url: string | null } | null }
          | { __typename: 'SimpleProduct', uid: string, thumbnail: { url: string | null } | null }
          | { __typename: 'VirtualProduct', uid: string, thumbnail: { url: string | null } | null }
         | null }
     | null> | null, total: { subtotal_incl_tax: { value: number | null, currency: CurrencyEnum | null }, total_shipping: { value: number | null, currency: CurrencyEnum | null }, total_tax: { value: number | null, currency: CurrencyEnum | null }, grand_total: { value: number | null, currency: CurrencyEnum | null } } | null } };

export type OrderReceiptFragment = { number: string, order_date: string, email: string | null, is_virtual: boolean, shipping_method: string | null, payment_methods: Array<{ name: string, type: string } | null> | null, shipping_address: { firstname: string, lastname: string, company: string | null, street: Array<string | null>, postcode: string | null, city: string, country_code: CountryCodeEnum | null, telephone: string | null } | null, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string | null>, postcode: string | null, city: string, country_code: CountryCodeEnum | null, telephone: string | null } | null, items: Array<
    | { __typename: 'ConfigurableOrderItem', id: string, product_name: string | null, product_url_key: string | null, quantity_ordered: number | null, product_sale_price: { value: number | null, currency: CurrencyEnum | null }, selected_options: Array<{ label: string, value: string } | null> | null, product:
        | { __typename: 'ConfigurableProduct', uid: string, thumbnail: { url: string | null } | null }
        | { __typename: 'GiftCardProduct', uid: string, thumbnail: { url: string | null } | null }
        | { __typename: 'SimpleProduct', uid: string, thumbnail: { url: string | null } | null }
        | { __typename: 'VirtualProduct', uid: string, thumbnail: { url: string | null } | null }
       | null }
    | { __typename: 'GiftCardOrderItem', id: string, product_name: string | null, product_url_key: string | null, quantity_ordered: number | null, product_sale_price: { value: number | null, currency: CurrencyEnum | null }, selected_options: Array<{ label: string, value: string } | null> | null, product:
        | { __typename: 'ConfigurableProduct', uid: string, thumbnail: { url: string | null } | null }
        | { __typename: 'GiftCardProduct', uid: string, thumbnail: { url: string | null } | null }
        | { __typename: 'SimpleProduct', uid: string, thumbnail: { url: string | null } | null }
        | { __typename: 'VirtualProduct', uid: string, thumbnail: { url: string | null } | null }
       | null }
    | { __typename: 'OrderItem', id: string, product_name: string | null, product_url_key: string | null, quantity_ordered: number | null, product_sale_price: { value: number | null, currency: CurrencyEnum | null }, selected_options: Array<{ label: string, value: string } | null> | null, product:
        | { __typename: 'ConfigurableProduct', uid: string, thumbnail: { url: string | null } | null }
        | { __typename: 'GiftCardProduct', uid: string, thumbnail: { url: string | null } | null }
        | { __typename: 'SimpleProduct', uid: string, thumbnail: { url: string | null } | null }
        | { __typename: 'VirtualProduct', uid: string, thumbnail: { url: string | null } | null }
       | null }
   | null> | null, total: { subtotal_incl_tax: { value: number | null, currency: CurrencyEnum | null }, total_shipping: { value: number | null, currency: CurrencyEnum | null }, total_tax: { value: number | null, currency: CurrencyEnum | null }, grand_total: { value: number | null, currency: CurrencyEnum | null } } | null };

export type ReceiptAddressFragment = { firstname: string, lastname: string, company: string | null, street: Array<string | null>, postcode: string | null, city: string, country_code: CountryCodeEnum | null, telephone: string | null };

export type SearchPageQueryVariables = Exact<{
  search: string;
  filter: ProductAttributeFilterInput;
  sort?: ProductAttributeSortInput | null | undefined;
  page: number;
  pageSize: number;
}>;


export type SearchPageQuery = { products: { total_count: number | null, items: Array<
      | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
          | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
         | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
      | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
          | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
         | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
      | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
          | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
         | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
      | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
          | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
         | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
     | null> | null, aggregations: Array<{ attribute_code: string, label: string | null, position: number | null, options: Array<{ label: string | null, value: string, slug: string | null, count: number | null, swatch_value: string | null } | null> | null } | null> | null, sort_fields: { default: string | null, options: Array<{ label: string | null, value: string | null } | null> | null } | null, page_info: { current_page: number | null, page_size: number | null, total_pages: number | null } | null } | null };

export type EqualProductQueryVariables = Exact<{
  uid: string;
}>;


export type EqualProductQuery = { products: { items: Array<
      | { uid: string, url_key: string | null, url_suffix: string | null }
      | { uid: string, url_key: string | null, url_suffix: string | null }
      | { uid: string, url_key: string | null, url_suffix: string | null }
      | { uid: string, url_key: string | null, url_suffix: string | null }
     | null> | null } | null };

export type EqualCategoryQueryVariables = Exact<{
  uid: string;
}>;


export type EqualCategoryQuery = { categories: { items: Array<{ uid: string, url_path: string | null, url_suffix: string | null } | null> | null } | null };

export type ResolveUrlQueryVariables = Exact<{
  url: string;
}>;


export type ResolveUrlQuery = { route:
    | { __typename: 'CategoryTree', uid: string, url_path: string | null, display_mode: string | null, type: UrlRewriteEntityTypeEnum | null, redirect_code: number, relative_url: string | null }
    | { __typename: 'CmsPage', identifier: string | null, type: UrlRewriteEntityTypeEnum | null, redirect_code: number, relative_url: string | null }
    | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, type: UrlRewriteEntityTypeEnum | null, redirect_code: number, relative_url: string | null }
    | { __typename: 'GiftCardProduct', uid: string, sku: string | null, type: UrlRewriteEntityTypeEnum | null, redirect_code: number, relative_url: string | null }
    | { __typename: 'RoutableUrl', type: UrlRewriteEntityTypeEnum | null, redirect_code: number, relative_url: string | null }
    | { __typename: 'SimpleProduct', uid: string, sku: string | null, type: UrlRewriteEntityTypeEnum | null, redirect_code: number, relative_url: string | null }
    | { __typename: 'VirtualProduct', uid: string, sku: string | null, type: UrlRewriteEntityTypeEnum | null, redirect_code: number, relative_url: string | null }
   | null };

export const ProductPriceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price_range"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimum_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"final_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regular_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lowest_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]} as unknown as DocumentNode<ProductPriceFragment, unknown>;
export const ProductCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"additional_product_name"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_brand"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"stock_status"}},{"kind":"Field","name":{"kind":"Name","value":"small_image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secondary_image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductPrice"}},{"kind":"Field","name":{"kind":"Name","value":"color_siblings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"color_option"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"swatch_data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price_range"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimum_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"final_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regular_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lowest_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]} as unknown as DocumentNode<ProductCardFragment, unknown>;
export const ListingFacetFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListingFacet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Aggregation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attribute_code"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"swatch_value"}}]}}]}}]} as unknown as DocumentNode<ListingFacetFragment, unknown>;
export const ProductListingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductListing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Products"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"aggregations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingFacet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sort_fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"default"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"total_count"}},{"kind":"Field","name":{"kind":"Name","value":"page_info"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current_page"}},{"kind":"Field","name":{"kind":"Name","value":"page_size"}},{"kind":"Field","name":{"kind":"Name","value":"total_pages"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price_range"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimum_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"final_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regular_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lowest_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"additional_product_name"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_brand"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"stock_status"}},{"kind":"Field","name":{"kind":"Name","value":"small_image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secondary_image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductPrice"}},{"kind":"Field","name":{"kind":"Name","value":"color_siblings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"color_option"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"swatch_data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListingFacet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Aggregation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attribute_code"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"swatch_value"}}]}}]}}]} as unknown as DocumentNode<ProductListingFragment, unknown>;
export const ProductOptionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductOption"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfigurableProductOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"attribute_code"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"swatch_data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]} as unknown as DocumentNode<ProductOptionFragment, unknown>;
export const ProductVariantFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductVariant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfigurableVariant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attributes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"stock_status"}},{"kind":"Field","name":{"kind":"Name","value":"only_x_left_in_stock"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_age"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductPrice"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price_range"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimum_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"final_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regular_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lowest_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]} as unknown as DocumentNode<ProductVariantFragment, unknown>;
export const ProductPageItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductPageItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"additional_product_name"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"stock_status"}},{"kind":"Field","name":{"kind":"Name","value":"only_x_left_in_stock"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_age"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_brand"}},{"kind":"Field","name":{"kind":"Name","value":"brand_category_url"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_care"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_certificates"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_materials_description"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_product_collection"}},{"kind":"Field","name":{"kind":"Name","value":"size_chart"}},{"kind":"Field","name":{"kind":"Name","value":"meta_title"}},{"kind":"Field","name":{"kind":"Name","value":"meta_description"}},{"kind":"Field","name":{"kind":"Name","value":"country_of_manufacture"}},{"kind":"Field","name":{"kind":"Name","value":"description"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"html"}}]}},{"kind":"Field","name":{"kind":"Name","value":"media_gallery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"disabled"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductPrice"}},{"kind":"Field","name":{"kind":"Name","value":"color_option"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"color_siblings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"stock_status"}},{"kind":"Field","name":{"kind":"Name","value":"small_image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"color_option"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"url_path"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"breadcrumbs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category_uid"}},{"kind":"Field","name":{"kind":"Name","value":"category_name"}},{"kind":"Field","name":{"kind":"Name","value":"category_url_path"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfigurableProduct"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"configurable_options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductOption"}}]}},{"kind":"Field","name":{"kind":"Name","value":"variants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductVariant"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiftCardProduct"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"giftcard_type"}},{"kind":"Field","name":{"kind":"Name","value":"allow_open_amount"}},{"kind":"Field","name":{"kind":"Name","value":"giftcard_amounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gift_card_options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"required"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price_range"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimum_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"final_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regular_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lowest_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductOption"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfigurableProductOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"attribute_code"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"swatch_data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductVariant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfigurableVariant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attributes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"stock_status"}},{"kind":"Field","name":{"kind":"Name","value":"only_x_left_in_stock"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_age"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductPrice"}}]}}]}}]} as unknown as DocumentNode<ProductPageItemFragment, unknown>;
export const CartItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartItemInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"max_qty"}},{"kind":"Field","name":{"kind":"Name","value":"is_available"}},{"kind":"Field","name":{"kind":"Name","value":"not_available_message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_brand"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_age"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"color_option"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price_including_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"original_item_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"row_total_including_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfigurableCartItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"configured_variant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_age"}}]}},{"kind":"Field","name":{"kind":"Name","value":"configurable_options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"option_label"}},{"kind":"Field","name":{"kind":"Name","value":"value_label"}},{"kind":"Field","name":{"kind":"Name","value":"configurable_product_option_value_uid"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiftCardCartItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recipient_name"}}]}}]}}]} as unknown as DocumentNode<CartItemFragment, unknown>;
export const FreeShippingBarFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FreeShippingBar"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FreeShipping"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"has_free_shipping"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"amount_missing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]} as unknown as DocumentNode<FreeShippingBarFragment, unknown>;
export const CartSummaryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total_quantity"}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subtotal_including_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grand_total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"applied_taxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"free_shipping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FreeShippingBar"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FreeShippingBar"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FreeShipping"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"has_free_shipping"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"amount_missing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]} as unknown as DocumentNode<CartSummaryFragment, unknown>;
export const CheckoutCartFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CheckoutCart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"is_virtual"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartItem"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartSummary"}},{"kind":"Field","name":{"kind":"Name","value":"shipping_addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"country"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"available_shipping_methods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"carrier_code"}},{"kind":"Field","name":{"kind":"Name","value":"carrier_title"}},{"kind":"Field","name":{"kind":"Name","value":"method_code"}},{"kind":"Field","name":{"kind":"Name","value":"method_title"}},{"kind":"Field","name":{"kind":"Name","value":"error_message"}},{"kind":"Field","name":{"kind":"Name","value":"price_incl_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"selected_shipping_method"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"carrier_code"}},{"kind":"Field","name":{"kind":"Name","value":"carrier_title"}},{"kind":"Field","name":{"kind":"Name","value":"method_code"}},{"kind":"Field","name":{"kind":"Name","value":"method_title"}},{"kind":"Field","name":{"kind":"Name","value":"price_incl_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"available_payment_methods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"selected_payment_method"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FreeShippingBar"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FreeShipping"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"has_free_shipping"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"amount_missing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartItemInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"max_qty"}},{"kind":"Field","name":{"kind":"Name","value":"is_available"}},{"kind":"Field","name":{"kind":"Name","value":"not_available_message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_brand"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_age"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"color_option"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price_including_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"original_item_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"row_total_including_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfigurableCartItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"configured_variant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_age"}}]}},{"kind":"Field","name":{"kind":"Name","value":"configurable_options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"option_label"}},{"kind":"Field","name":{"kind":"Name","value":"value_label"}},{"kind":"Field","name":{"kind":"Name","value":"configurable_product_option_value_uid"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiftCardCartItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recipient_name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total_quantity"}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subtotal_including_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grand_total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"applied_taxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"free_shipping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FreeShippingBar"}}]}}]}}]} as unknown as DocumentNode<CheckoutCartFragment, unknown>;
export const MenuCategoryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MenuCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CategoryTree"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url_path"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"include_in_menu"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"category_badges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"label_color"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}}]} as unknown as DocumentNode<MenuCategoryFragment, unknown>;
export const ReceiptAddressFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReceiptAddress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderAddress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstname"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"country_code"}},{"kind":"Field","name":{"kind":"Name","value":"telephone"}}]}}]} as unknown as DocumentNode<ReceiptAddressFragment, unknown>;
export const OrderReceiptFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderReceipt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"order_date"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"is_virtual"}},{"kind":"Field","name":{"kind":"Name","value":"shipping_method"}},{"kind":"Field","name":{"kind":"Name","value":"payment_methods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shipping_address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReceiptAddress"}}]}},{"kind":"Field","name":{"kind":"Name","value":"billing_address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReceiptAddress"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"product_name"}},{"kind":"Field","name":{"kind":"Name","value":"product_url_key"}},{"kind":"Field","name":{"kind":"Name","value":"quantity_ordered"}},{"kind":"Field","name":{"kind":"Name","value":"product_sale_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"selected_options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subtotal_incl_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total_shipping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grand_total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReceiptAddress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderAddress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstname"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"country_code"}},{"kind":"Field","name":{"kind":"Name","value":"telephone"}}]}}]} as unknown as DocumentNode<OrderReceiptFragment, unknown>;
export const CreateCartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createEmptyCart"}}]}}]} as unknown as DocumentNode<CreateCartMutation, CreateCartMutationVariables>;
export const AddToCartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddToCart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"items"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CartItemInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addProductsToCart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"cartId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}}},{"kind":"Argument","name":{"kind":"Name","value":"cartItems"},"value":{"kind":"Variable","name":{"kind":"Name","value":"items"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"total_quantity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user_errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartUserInputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AddToCartMutation, AddToCartMutationVariables>;
export const UpdateCartItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCartItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quantity"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Float"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCartItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"cart_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"cart_items"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"cart_item_uid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uid"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"quantity"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quantity"}}}]}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"total_quantity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateCartItemMutation, UpdateCartItemMutationVariables>;
export const RemoveCartItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveCartItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeItemFromCart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"cart_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"cart_item_uid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uid"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"total_quantity"}}]}}]}}]}}]} as unknown as DocumentNode<RemoveCartItemMutation, RemoveCartItemMutationVariables>;
export const CartLimitsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CartLimits"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"cart_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"max_qty"}}]}}]}}]}}]} as unknown as DocumentNode<CartLimitsQuery, CartLimitsQueryVariables>;
export const CartPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CartPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"cart_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartItem"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartSummary"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FreeShippingBar"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FreeShipping"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"has_free_shipping"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"amount_missing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartItemInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"max_qty"}},{"kind":"Field","name":{"kind":"Name","value":"is_available"}},{"kind":"Field","name":{"kind":"Name","value":"not_available_message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_brand"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_age"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"color_option"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price_including_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"original_item_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"row_total_including_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfigurableCartItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"configured_variant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_age"}}]}},{"kind":"Field","name":{"kind":"Name","value":"configurable_options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"option_label"}},{"kind":"Field","name":{"kind":"Name","value":"value_label"}},{"kind":"Field","name":{"kind":"Name","value":"configurable_product_option_value_uid"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiftCardCartItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recipient_name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total_quantity"}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subtotal_including_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grand_total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"applied_taxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"free_shipping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FreeShippingBar"}}]}}]}}]} as unknown as DocumentNode<CartPageQuery, CartPageQueryVariables>;
export const CategoryPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CategoryPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductAttributeFilterInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductAttributeSortInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filters"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"category_uid"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uid"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"display_mode"}},{"kind":"Field","name":{"kind":"Name","value":"url_path"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"meta_title"}},{"kind":"Field","name":{"kind":"Name","value":"meta_description"}},{"kind":"Field","name":{"kind":"Name","value":"product_count"}},{"kind":"Field","name":{"kind":"Name","value":"cms_block"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"breadcrumbs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category_uid"}},{"kind":"Field","name":{"kind":"Name","value":"category_name"}},{"kind":"Field","name":{"kind":"Name","value":"category_url_path"}},{"kind":"Field","name":{"kind":"Name","value":"category_level"}}]}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url_path"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"include_in_menu"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"product_count"}},{"kind":"Field","name":{"kind":"Name","value":"image"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"currentPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductListing"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price_range"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimum_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"final_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regular_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lowest_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"additional_product_name"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_brand"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"stock_status"}},{"kind":"Field","name":{"kind":"Name","value":"small_image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secondary_image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductPrice"}},{"kind":"Field","name":{"kind":"Name","value":"color_siblings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"color_option"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"swatch_data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListingFacet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Aggregation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attribute_code"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"swatch_value"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductListing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Products"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"aggregations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingFacet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sort_fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"default"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"total_count"}},{"kind":"Field","name":{"kind":"Name","value":"page_info"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current_page"}},{"kind":"Field","name":{"kind":"Name","value":"page_size"}},{"kind":"Field","name":{"kind":"Name","value":"total_pages"}}]}}]}}]} as unknown as DocumentNode<CategoryPageQuery, CategoryPageQueryVariables>;
export const FilterFieldsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FilterFields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__type"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"StringValue","value":"ProductAttributeFilterInput","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inputFields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<FilterFieldsQuery, FilterFieldsQueryVariables>;
export const ProductPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProductPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"uid"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uid"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductPageItem"}},{"kind":"Field","name":{"kind":"Name","value":"related_products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"upsell_products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price_range"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimum_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"final_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regular_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lowest_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductOption"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfigurableProductOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"attribute_code"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"swatch_data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductVariant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfigurableVariant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attributes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"stock_status"}},{"kind":"Field","name":{"kind":"Name","value":"only_x_left_in_stock"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_age"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductPrice"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductPageItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"additional_product_name"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"stock_status"}},{"kind":"Field","name":{"kind":"Name","value":"only_x_left_in_stock"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_age"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_brand"}},{"kind":"Field","name":{"kind":"Name","value":"brand_category_url"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_care"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_certificates"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_materials_description"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_product_collection"}},{"kind":"Field","name":{"kind":"Name","value":"size_chart"}},{"kind":"Field","name":{"kind":"Name","value":"meta_title"}},{"kind":"Field","name":{"kind":"Name","value":"meta_description"}},{"kind":"Field","name":{"kind":"Name","value":"country_of_manufacture"}},{"kind":"Field","name":{"kind":"Name","value":"description"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"html"}}]}},{"kind":"Field","name":{"kind":"Name","value":"media_gallery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"disabled"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductPrice"}},{"kind":"Field","name":{"kind":"Name","value":"color_option"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"color_siblings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"stock_status"}},{"kind":"Field","name":{"kind":"Name","value":"small_image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"color_option"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"url_path"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"breadcrumbs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category_uid"}},{"kind":"Field","name":{"kind":"Name","value":"category_name"}},{"kind":"Field","name":{"kind":"Name","value":"category_url_path"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfigurableProduct"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"configurable_options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductOption"}}]}},{"kind":"Field","name":{"kind":"Name","value":"variants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductVariant"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiftCardProduct"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"giftcard_type"}},{"kind":"Field","name":{"kind":"Name","value":"allow_open_amount"}},{"kind":"Field","name":{"kind":"Name","value":"giftcard_amounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gift_card_options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"required"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"additional_product_name"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_brand"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"stock_status"}},{"kind":"Field","name":{"kind":"Name","value":"small_image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secondary_image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductPrice"}},{"kind":"Field","name":{"kind":"Name","value":"color_siblings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"color_option"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"swatch_data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ProductPageQuery, ProductPageQueryVariables>;
export const CheckoutPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckoutPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"cart_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CheckoutCart"}}]}},{"kind":"Field","name":{"kind":"Name","value":"countries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"full_name_locale"}},{"kind":"Field","name":{"kind":"Name","value":"available_regions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"checkoutAgreements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agreement_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"checkbox_text"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"is_html"}}]}},{"kind":"Field","name":{"kind":"Name","value":"storeConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"countries_with_required_region"}},{"kind":"Field","name":{"kind":"Name","value":"default_country"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartItemInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"max_qty"}},{"kind":"Field","name":{"kind":"Name","value":"is_available"}},{"kind":"Field","name":{"kind":"Name","value":"not_available_message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_brand"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_age"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"color_option"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price_including_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"original_item_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"row_total_including_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfigurableCartItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"configured_variant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_age"}}]}},{"kind":"Field","name":{"kind":"Name","value":"configurable_options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"option_label"}},{"kind":"Field","name":{"kind":"Name","value":"value_label"}},{"kind":"Field","name":{"kind":"Name","value":"configurable_product_option_value_uid"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiftCardCartItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recipient_name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FreeShippingBar"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FreeShipping"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"has_free_shipping"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"amount_missing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total_quantity"}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subtotal_including_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grand_total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"applied_taxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"free_shipping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FreeShippingBar"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CheckoutCart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"is_virtual"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartItem"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartSummary"}},{"kind":"Field","name":{"kind":"Name","value":"shipping_addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"country"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"available_shipping_methods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"carrier_code"}},{"kind":"Field","name":{"kind":"Name","value":"carrier_title"}},{"kind":"Field","name":{"kind":"Name","value":"method_code"}},{"kind":"Field","name":{"kind":"Name","value":"method_title"}},{"kind":"Field","name":{"kind":"Name","value":"error_message"}},{"kind":"Field","name":{"kind":"Name","value":"price_incl_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"selected_shipping_method"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"carrier_code"}},{"kind":"Field","name":{"kind":"Name","value":"carrier_title"}},{"kind":"Field","name":{"kind":"Name","value":"method_code"}},{"kind":"Field","name":{"kind":"Name","value":"method_title"}},{"kind":"Field","name":{"kind":"Name","value":"price_incl_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"available_payment_methods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"selected_payment_method"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<CheckoutPageQuery, CheckoutPageQueryVariables>;
export const SaveContactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveContact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shipping"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CartAddressInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"billing"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BillingAddressInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setGuestEmailOnCart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"cart_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"setShippingAddressesOnCart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"cart_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"shipping_addresses"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"address"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shipping"}}}]}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"setBillingAddressOnCart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"cart_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"billing_address"},"value":{"kind":"Variable","name":{"kind":"Name","value":"billing"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CheckoutCart"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartItemInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"max_qty"}},{"kind":"Field","name":{"kind":"Name","value":"is_available"}},{"kind":"Field","name":{"kind":"Name","value":"not_available_message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_brand"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_age"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"color_option"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price_including_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"original_item_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"row_total_including_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfigurableCartItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"configured_variant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_age"}}]}},{"kind":"Field","name":{"kind":"Name","value":"configurable_options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"option_label"}},{"kind":"Field","name":{"kind":"Name","value":"value_label"}},{"kind":"Field","name":{"kind":"Name","value":"configurable_product_option_value_uid"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiftCardCartItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recipient_name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FreeShippingBar"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FreeShipping"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"has_free_shipping"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"amount_missing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total_quantity"}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subtotal_including_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grand_total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"applied_taxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"free_shipping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FreeShippingBar"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CheckoutCart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"is_virtual"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartItem"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartSummary"}},{"kind":"Field","name":{"kind":"Name","value":"shipping_addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"country"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"available_shipping_methods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"carrier_code"}},{"kind":"Field","name":{"kind":"Name","value":"carrier_title"}},{"kind":"Field","name":{"kind":"Name","value":"method_code"}},{"kind":"Field","name":{"kind":"Name","value":"method_title"}},{"kind":"Field","name":{"kind":"Name","value":"error_message"}},{"kind":"Field","name":{"kind":"Name","value":"price_incl_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"selected_shipping_method"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"carrier_code"}},{"kind":"Field","name":{"kind":"Name","value":"carrier_title"}},{"kind":"Field","name":{"kind":"Name","value":"method_code"}},{"kind":"Field","name":{"kind":"Name","value":"method_title"}},{"kind":"Field","name":{"kind":"Name","value":"price_incl_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"available_payment_methods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"selected_payment_method"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<SaveContactMutation, SaveContactMutationVariables>;
export const SaveBuyerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveBuyer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"billing"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BillingAddressInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setGuestEmailOnCart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"cart_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"setBillingAddressOnCart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"cart_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"billing_address"},"value":{"kind":"Variable","name":{"kind":"Name","value":"billing"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CheckoutCart"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartItemInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"max_qty"}},{"kind":"Field","name":{"kind":"Name","value":"is_available"}},{"kind":"Field","name":{"kind":"Name","value":"not_available_message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_brand"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_age"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"color_option"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price_including_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"original_item_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"row_total_including_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfigurableCartItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"configured_variant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_age"}}]}},{"kind":"Field","name":{"kind":"Name","value":"configurable_options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"option_label"}},{"kind":"Field","name":{"kind":"Name","value":"value_label"}},{"kind":"Field","name":{"kind":"Name","value":"configurable_product_option_value_uid"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiftCardCartItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recipient_name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FreeShippingBar"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FreeShipping"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"has_free_shipping"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"amount_missing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total_quantity"}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subtotal_including_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grand_total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"applied_taxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"free_shipping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FreeShippingBar"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CheckoutCart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"is_virtual"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartItem"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartSummary"}},{"kind":"Field","name":{"kind":"Name","value":"shipping_addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"country"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"available_shipping_methods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"carrier_code"}},{"kind":"Field","name":{"kind":"Name","value":"carrier_title"}},{"kind":"Field","name":{"kind":"Name","value":"method_code"}},{"kind":"Field","name":{"kind":"Name","value":"method_title"}},{"kind":"Field","name":{"kind":"Name","value":"error_message"}},{"kind":"Field","name":{"kind":"Name","value":"price_incl_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"selected_shipping_method"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"carrier_code"}},{"kind":"Field","name":{"kind":"Name","value":"carrier_title"}},{"kind":"Field","name":{"kind":"Name","value":"method_code"}},{"kind":"Field","name":{"kind":"Name","value":"method_title"}},{"kind":"Field","name":{"kind":"Name","value":"price_incl_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"available_payment_methods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"selected_payment_method"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<SaveBuyerMutation, SaveBuyerMutationVariables>;
export const SaveDeliveryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveDelivery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"carrier"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"method"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setShippingMethodsOnCart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"cart_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"shipping_methods"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"carrier_code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"carrier"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"method_code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"method"}}}]}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CheckoutCart"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartItemInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"max_qty"}},{"kind":"Field","name":{"kind":"Name","value":"is_available"}},{"kind":"Field","name":{"kind":"Name","value":"not_available_message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_brand"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_age"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"color_option"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price_including_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"original_item_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"row_total_including_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfigurableCartItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"configured_variant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_age"}}]}},{"kind":"Field","name":{"kind":"Name","value":"configurable_options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"option_label"}},{"kind":"Field","name":{"kind":"Name","value":"value_label"}},{"kind":"Field","name":{"kind":"Name","value":"configurable_product_option_value_uid"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiftCardCartItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recipient_name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FreeShippingBar"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FreeShipping"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"has_free_shipping"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"amount_missing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total_quantity"}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subtotal_including_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grand_total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"applied_taxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"free_shipping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FreeShippingBar"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CheckoutCart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"is_virtual"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartItem"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartSummary"}},{"kind":"Field","name":{"kind":"Name","value":"shipping_addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"country"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"available_shipping_methods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"carrier_code"}},{"kind":"Field","name":{"kind":"Name","value":"carrier_title"}},{"kind":"Field","name":{"kind":"Name","value":"method_code"}},{"kind":"Field","name":{"kind":"Name","value":"method_title"}},{"kind":"Field","name":{"kind":"Name","value":"error_message"}},{"kind":"Field","name":{"kind":"Name","value":"price_incl_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"selected_shipping_method"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"carrier_code"}},{"kind":"Field","name":{"kind":"Name","value":"carrier_title"}},{"kind":"Field","name":{"kind":"Name","value":"method_code"}},{"kind":"Field","name":{"kind":"Name","value":"method_title"}},{"kind":"Field","name":{"kind":"Name","value":"price_incl_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"available_payment_methods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"selected_payment_method"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<SaveDeliveryMutation, SaveDeliveryMutationVariables>;
export const SavePaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SavePayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"payment"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPaymentMethodOnCart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"cart_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"payment_method"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"payment"}}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CheckoutCart"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartItemInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"max_qty"}},{"kind":"Field","name":{"kind":"Name","value":"is_available"}},{"kind":"Field","name":{"kind":"Name","value":"not_available_message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_brand"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_age"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"color_option"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price_including_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"original_item_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"row_total_including_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfigurableCartItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"configured_variant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_age"}}]}},{"kind":"Field","name":{"kind":"Name","value":"configurable_options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"option_label"}},{"kind":"Field","name":{"kind":"Name","value":"value_label"}},{"kind":"Field","name":{"kind":"Name","value":"configurable_product_option_value_uid"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiftCardCartItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recipient_name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FreeShippingBar"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FreeShipping"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"has_free_shipping"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"amount_missing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total_quantity"}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subtotal_including_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grand_total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"applied_taxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"free_shipping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FreeShippingBar"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CheckoutCart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"is_virtual"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartItem"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartSummary"}},{"kind":"Field","name":{"kind":"Name","value":"shipping_addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"country"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"available_shipping_methods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"carrier_code"}},{"kind":"Field","name":{"kind":"Name","value":"carrier_title"}},{"kind":"Field","name":{"kind":"Name","value":"method_code"}},{"kind":"Field","name":{"kind":"Name","value":"method_title"}},{"kind":"Field","name":{"kind":"Name","value":"error_message"}},{"kind":"Field","name":{"kind":"Name","value":"price_incl_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"selected_shipping_method"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"carrier_code"}},{"kind":"Field","name":{"kind":"Name","value":"carrier_title"}},{"kind":"Field","name":{"kind":"Name","value":"method_code"}},{"kind":"Field","name":{"kind":"Name","value":"method_title"}},{"kind":"Field","name":{"kind":"Name","value":"price_incl_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"available_payment_methods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"selected_payment_method"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<SavePaymentMutation, SavePaymentMutationVariables>;
export const PlaceOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PlaceOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"placeOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"cart_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"orderV2"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"token"}}]}}]}}]}}]} as unknown as DocumentNode<PlaceOrderMutation, PlaceOrderMutationVariables>;
export const CmsPageContentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CmsPageContent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"identifier"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cmsPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"identifier"},"value":{"kind":"Variable","name":{"kind":"Name","value":"identifier"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content_heading"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"meta_title"}},{"kind":"Field","name":{"kind":"Name","value":"meta_description"}}]}}]}}]} as unknown as DocumentNode<CmsPageContentQuery, CmsPageContentQueryVariables>;
export const HomePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomePage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cmsBlocks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"identifiers"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"home-intro","block":false},{"kind":"StringValue","value":"home-lookbook","block":false},{"kind":"StringValue","value":"home-benefits","block":false}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[]}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"newest"},"value":{"kind":"EnumValue","value":"DESC"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"40"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price_range"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimum_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"final_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regular_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lowest_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"additional_product_name"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_brand"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"stock_status"}},{"kind":"Field","name":{"kind":"Name","value":"small_image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secondary_image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductPrice"}},{"kind":"Field","name":{"kind":"Name","value":"color_siblings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"color_option"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"swatch_data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]}}]} as unknown as DocumentNode<HomePageQuery, HomePageQueryVariables>;
export const CartBadgeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CartBadge"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"cart_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"total_quantity"}}]}}]}}]} as unknown as DocumentNode<CartBadgeQuery, CartBadgeQueryVariables>;
export const LayoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Layout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"storeConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"store_name"}},{"kind":"Field","name":{"kind":"Name","value":"copyright"}},{"kind":"Field","name":{"kind":"Name","value":"category_url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"product_url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"grid_per_page"}},{"kind":"Field","name":{"kind":"Name","value":"title_prefix"}},{"kind":"Field","name":{"kind":"Name","value":"title_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"default_title"}},{"kind":"Field","name":{"kind":"Name","value":"root_category_uid"}}]}},{"kind":"Field","name":{"kind":"Name","value":"categoryList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuCategory"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuCategory"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuCategory"}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"cmsBlocks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"identifiers"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"pwa-header-top-bar","block":false},{"kind":"StringValue","value":"pwa-footer-whole","block":false}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MenuCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CategoryTree"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url_path"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"include_in_menu"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"category_badges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"label_color"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}}]} as unknown as DocumentNode<LayoutQuery, LayoutQueryVariables>;
export const OrderReceiptDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderReceipt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"guestOrderByToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderReceipt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReceiptAddress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderAddress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstname"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"country_code"}},{"kind":"Field","name":{"kind":"Name","value":"telephone"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderReceipt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"order_date"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"is_virtual"}},{"kind":"Field","name":{"kind":"Name","value":"shipping_method"}},{"kind":"Field","name":{"kind":"Name","value":"payment_methods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shipping_address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReceiptAddress"}}]}},{"kind":"Field","name":{"kind":"Name","value":"billing_address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReceiptAddress"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"product_name"}},{"kind":"Field","name":{"kind":"Name","value":"product_url_key"}},{"kind":"Field","name":{"kind":"Name","value":"quantity_ordered"}},{"kind":"Field","name":{"kind":"Name","value":"product_sale_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"selected_options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subtotal_incl_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total_shipping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grand_total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}}]} as unknown as DocumentNode<OrderReceiptQuery, OrderReceiptQueryVariables>;
export const SearchPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductAttributeFilterInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductAttributeSortInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"currentPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductListing"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price_range"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimum_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"final_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regular_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lowest_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"additional_product_name"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_brand"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"stock_status"}},{"kind":"Field","name":{"kind":"Name","value":"small_image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secondary_image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductPrice"}},{"kind":"Field","name":{"kind":"Name","value":"color_siblings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"color_option"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"swatch_data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListingFacet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Aggregation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attribute_code"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"swatch_value"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductListing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Products"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"aggregations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingFacet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sort_fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"default"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"total_count"}},{"kind":"Field","name":{"kind":"Name","value":"page_info"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current_page"}},{"kind":"Field","name":{"kind":"Name","value":"page_size"}},{"kind":"Field","name":{"kind":"Name","value":"total_pages"}}]}}]}}]} as unknown as DocumentNode<SearchPageQuery, SearchPageQueryVariables>;
export const EqualProductDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EqualProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"uid"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uid"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}}]}}]}}]}}]} as unknown as DocumentNode<EqualProductQuery, EqualProductQueryVariables>;
export const EqualCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EqualCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filters"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"category_uid"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uid"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"url_path"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}}]}}]}}]}}]} as unknown as DocumentNode<EqualCategoryQuery, EqualCategoryQueryVariables>;
export const ResolveUrlDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ResolveUrl"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"url"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"route"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"url"},"value":{"kind":"Variable","name":{"kind":"Name","value":"url"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"redirect_code"}},{"kind":"Field","name":{"kind":"Name","value":"relative_url"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfigurableProduct"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SimpleProduct"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiftCardProduct"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VirtualProduct"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CategoryTree"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"url_path"}},{"kind":"Field","name":{"kind":"Name","value":"display_mode"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CmsPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"identifier"}}]}}]}}]}}]} as unknown as DocumentNode<ResolveUrlQuery, ResolveUrlQueryVariables>;