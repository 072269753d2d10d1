// Made by `npm run codegen`.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AnonymizationInput = {
  email: string;
};

export type AttributeInputSelectedOption = {
  value: string;
};

export type AttributeValueInput = {
  attribute_code: string;
  selected_options?: Array<AttributeInputSelectedOption | null | undefined> | null | undefined;
  value?: string | null | undefined;
};

export type AutocompleteInput = {
  client_uuid?: string | null | undefined;
  query: string;
};

export type BillingAddressInput = {
  address?: CartAddressInput | null | undefined;
  customer_address_id?: number | null | undefined;
  customer_address_uid?: string | null | undefined;
  same_as_shipping?: boolean | null | undefined;
  use_for_shipping?: boolean | null | undefined;
};

export type BlogPostsFilterInput = {
  author_id?: FilterTypeInput | null | undefined;
  category_id?: FilterTypeInput | null | undefined;
  content?: FilterTypeInput | null | undefined;
  or?: BlogPostsFilterInput | null | undefined;
  post_id?: FilterTypeInput | null | undefined;
  publish_time?: FilterTypeInput | null | undefined;
  relatedproduct_id?: FilterTypeInput | null | undefined;
  /** Words that a post has to hold in its title or text. */
  search?: FilterTypeInput | null | undefined;
  tag_id?: FilterTypeInput | null | undefined;
  title?: FilterTypeInput | null | undefined;
};

export type CampaignProductsInput = {
  campaign_type: string;
  client_uuid?: string | null | undefined;
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
  /** The product of the page it was added on; when it is given, the sku has to be its own or a variant's. */
  uid?: string | null | undefined;
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

export type ConfirmAnonymizationInput = {
  token: string;
};

export type ContactUsInput = {
  comment: string;
  email: string;
  name: string;
  telephone?: string | null | undefined;
};

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

export type CustomerCreateInput = {
  agreements?: Array<number | null | undefined> | null | undefined;
  allow_remote_shopping_assistance?: boolean | null | undefined;
  custom_attributes?: Array<AttributeValueInput | null | undefined> | null | undefined;
  date_of_birth?: string | null | undefined;
  dob?: string | null | undefined;
  email: string;
  firstname: string;
  gender?: number | null | undefined;
  is_subscribed?: boolean | null | undefined;
  lastname: string;
  middlename?: string | null | undefined;
  password?: string | null | undefined;
  prefix?: string | null | undefined;
  suffix?: string | null | undefined;
  taxvat?: string | null | undefined;
};

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

export type FilterTypeInput = {
  eq?: string | null | undefined;
  finset?: Array<string | null | undefined> | null | undefined;
  from?: string | null | undefined;
  gt?: string | null | undefined;
  gteq?: string | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  lt?: string | null | undefined;
  lteq?: string | null | undefined;
  moreq?: string | null | undefined;
  neq?: string | null | undefined;
  nin?: Array<string | null | undefined> | null | undefined;
  notnull?: string | null | undefined;
  null?: string | null | undefined;
  to?: string | null | undefined;
};

export type GiftCardTypeEnum =
  | 'COMBINED'
  | 'PHYSICAL'
  | 'VIRTUAL';

export type ItemClickInput = {
  client_uuid?: string | null | undefined;
  correlation_id: string;
  /** Counted from 1. */
  position: number;
  /** `autocomplete`. */
  search_type: string;
  sku: string;
};

export type LookbookPinPosition =
  | 'bottom'
  | 'left'
  | 'right'
  | 'top';

export type NewsletterSmsInput = {
  is_subscribed?: boolean | null | undefined;
  telephone?: string | null | undefined;
};

export type PlaceOrderErrorCodes =
  | 'CART_NOT_ACTIVE'
  | 'CART_NOT_FOUND'
  | 'GUEST_EMAIL_MISSING'
  | 'UNABLE_TO_PLACE_ORDER'
  | 'UNDEFINED';

export type ProductAlertErrorEnum =
  | 'NOT_FOUND'
  | 'OUT_OF_STOCK';

export type ProductAlertLinkInput = {
  email: string;
  product_uid?: string | null | undefined;
  type: ProductAlertTypeEnum;
};

export type ProductAlertTypeEnum =
  | 'price'
  | 'stock';

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
  /** The kind of product, such as `simple`, `configurable` or `giftcard`. */
  type_id?: FilterEqualTypeInput | null | undefined;
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

export type SearchInput = {
  client_uuid?: string | null | undefined;
  query: string;
};

export type SortEnum =
  | 'ASC'
  | 'DESC';

export type StoreAvailabilityStatus =
  | 'IN_STOCK'
  /** One or two pieces, which may be gone by the time the shopper is there. */
  | 'LOW'
  | 'OUT';

export type SubscriptionStatusesEnum =
  | 'NOT_ACTIVE'
  | 'SUBSCRIBED'
  | 'UNCONFIRMED'
  | 'UNSUBSCRIBED';

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

export type WishListUserInputErrorType =
  | 'PRODUCT_NOT_FOUND'
  | 'UNDEFINED';

export type WishlistItemInput = {
  entered_options?: Array<EnteredOptionInput | null | undefined> | null | undefined;
  parent_sku?: string | null | undefined;
  quantity: number;
  selected_options?: Array<string | null | undefined> | null | undefined;
  sku: string;
};

export type BlogSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type BlogSettingsQuery = { storeConfig: { blog: { enabled: boolean | null, index_title: string | null, index_subtitle: string | null, index_meta_title: string | null, index_meta_description: string | null, posts_per_page: number | null, recent_posts_enabled: boolean | null, recent_posts_count: number | null } | null } | null };

export type BlogPostsQueryVariables = Exact<{
  filter?: BlogPostsFilterInput | null | undefined;
  size: number;
  page: number;
}>;


export type BlogPostsQuery = { blogPosts: { total_count: number | null, total_pages: number | null, items: Array<{ post_id: number | null, title: string | null, post_url: string | null, short_content: string | null, featured_image: string | null, publish_time: string | null, author: { author_id: number | null, name: string | null, author_url: string | null } | null, categories: Array<{ category_id: number | null, title: string | null, category_url: string | null } | null> | null } | null> | null } | null, blogCategories: { items: Array<{ category_id: number | null, title: string | null, category_url: string | null } | null> | null } | null };

export type BlogTermTitleQueryVariables = Exact<{
  category?: string | null | undefined;
  tag?: string | null | undefined;
  author?: string | null | undefined;
  isCategory: boolean;
  isTag: boolean;
  isAuthor: boolean;
}>;


export type BlogTermTitleQuery = { blogCategory?: { title: string | null } | null, blogTag?: { title: string | null } | null, blogAuthor?: { title: string | null } | null };

export type BlogPostPageQueryVariables = Exact<{
  id: string;
  recent: number;
}>;


export type BlogPostPageQuery = { blogPost: { content: string | null, meta_title: string | null, meta_description: string | null, post_id: number | null, title: string | null, post_url: string | null, short_content: string | null, featured_image: string | null, publish_time: string | null, tags: Array<{ tag_id: number | null, title: string | null, tag_url: string | null } | null> | null, author: { author_id: number | null, name: string | null, author_url: string | null } | null, categories: Array<{ category_id: number | null, title: string | null, category_url: string | null } | null> | null } | null, blogPosts: { items: Array<{ post_id: number | null, title: string | null, post_url: string | null, short_content: string | null, featured_image: string | null, publish_time: string | null, author: { author_id: number | null, name: string | null, author_url: string | null } | null, categories: Array<{ category_id: number | null, title: string | null, category_url: string | null } | null> | null } | null> | null } | null };

export type BlogCategoryLinkFragment = { category_id: number | null, title: string | null, category_url: string | null };

export type BlogCardFragment = { post_id: number | null, title: string | null, post_url: string | null, short_content: string | null, featured_image: string | null, publish_time: string | null, author: { author_id: number | null, name: string | null, author_url: string | null } | null, categories: Array<{ category_id: number | null, title: string | null, category_url: string | null } | null> | null };

export type CartToBringQueryVariables = Exact<{
  cartId: string;
}>;


export type CartToBringQuery = { cart: { id: string, total_quantity: number, items: Array<
      | { __typename: 'ConfigurableCartItem', uid: string, quantity: number, configurable_options: Array<{ configurable_product_option_value_uid: string } | null>, product:
          | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null }
          | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null }
          | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null }
          | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null }
         }
      | { __typename: 'GiftCardCartItem', uid: string, quantity: number, product:
          | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null }
          | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null }
          | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null }
          | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null }
         }
      | { __typename: 'SimpleCartItem', uid: string, quantity: number, product:
          | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null }
          | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null }
          | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null }
          | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null }
         }
      | { __typename: 'VirtualCartItem', uid: string, quantity: number, product:
          | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null }
          | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null }
          | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null }
          | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null }
         }
     | null> | null } | null };

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

type CartItem_GiftCardCartItem_Fragment = { __typename: 'GiftCardCartItem', recipient_name: string, recipient_email: string | null, uid: string, quantity: number, max_qty: number | null, is_available: boolean, not_available_message: string | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
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
      | { __typename: 'GiftCardCartItem', recipient_name: string, recipient_email: string | null, uid: string, quantity: number, max_qty: number | null, is_available: boolean, not_available_message: string | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
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

export type MiniCartQueryVariables = Exact<{
  cartId: string;
}>;


export type MiniCartQuery = { cart: { id: string, total_quantity: number, items: Array<
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
      | { __typename: 'GiftCardCartItem', recipient_name: string, recipient_email: string | null, uid: string, quantity: number, max_qty: number | null, is_available: boolean, not_available_message: string | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
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

export type CardDetailsQueryVariables = Exact<{
  uid: string;
}>;


export type CardDetailsQuery = { products: { items: Array<
      | { __typename: 'ConfigurableProduct', uid: string, stock_status: ProductStockStatus | null, configurable_options: Array<{ uid: string, attribute_code: string | null, label: string | null, position: number | null, values: Array<{ uid: string | null, label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null> | null } | null> | null, variants: Array<{ attributes: Array<{ code: string | null, uid: string, label: string | null } | null> | null, product: { uid: string, sku: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, cdrl_age: string | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null } | null } | null> | null, color_siblings: Array<
          | { __typename: 'ConfigurableProduct', uid: string, name: string | null, small_image: { url: string | null } | null }
          | { __typename: 'GiftCardProduct', uid: string, name: string | null, small_image: { url: string | null } | null }
          | { __typename: 'SimpleProduct', uid: string, name: string | null, small_image: { url: string | null } | null }
          | { __typename: 'VirtualProduct', uid: string, name: string | null, small_image: { url: string | null } | null }
         | null> | null }
      | { __typename: 'GiftCardProduct', uid: string, stock_status: ProductStockStatus | null, color_siblings: Array<
          | { __typename: 'ConfigurableProduct', uid: string, name: string | null, small_image: { url: string | null } | null }
          | { __typename: 'GiftCardProduct', uid: string, name: string | null, small_image: { url: string | null } | null }
          | { __typename: 'SimpleProduct', uid: string, name: string | null, small_image: { url: string | null } | null }
          | { __typename: 'VirtualProduct', uid: string, name: string | null, small_image: { url: string | null } | null }
         | null> | null }
      | { __typename: 'SimpleProduct', uid: string, stock_status: ProductStockStatus | null, color_siblings: Array<
          | { __typename: 'ConfigurableProduct', uid: string, name: string | null, small_image: { url: string | null } | null }
          | { __typename: 'GiftCardProduct', uid: string, name: string | null, small_image: { url: string | null } | null }
          | { __typename: 'SimpleProduct', uid: string, name: string | null, small_image: { url: string | null } | null }
          | { __typename: 'VirtualProduct', uid: string, name: string | null, small_image: { url: string | null } | null }
         | null> | null }
      | { __typename: 'VirtualProduct', uid: string, stock_status: ProductStockStatus | null, color_siblings: Array<
          | { __typename: 'ConfigurableProduct', uid: string, name: string | null, small_image: { url: string | null } | null }
          | { __typename: 'GiftCardProduct', uid: string, name: string | null, small_image: { url: string | null } | null }
          | { __typename: 'SimpleProduct', uid: string, name: string | null, small_image: { url: string | null } | null }
          | { __typename: 'VirtualProduct', uid: string, name: string | null, small_image: { url: string | null } | null }
         | null> | null }
     | null> | null } | null };

type CardDetailsItem_ConfigurableProduct_Fragment = { __typename: 'ConfigurableProduct', uid: string, stock_status: ProductStockStatus | null, configurable_options: Array<{ uid: string, attribute_code: string | null, label: string | null, position: number | null, values: Array<{ uid: string | null, label: string | null, swatch_data:
        | { __typename: 'ColorSwatchData', value: string | null }
        | { __typename: 'ImageSwatchData', value: string | null }
        | { __typename: 'TextSwatchData', value: string | null }
       | null } | null> | null } | null> | null, variants: Array<{ attributes: Array<{ code: string | null, uid: string, label: string | null } | null> | null, product: { uid: string, sku: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, cdrl_age: string | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null } | null } | null> | null, color_siblings: Array<
    | { __typename: 'ConfigurableProduct', uid: string, name: string | null, small_image: { url: string | null } | null }
    | { __typename: 'GiftCardProduct', uid: string, name: string | null, small_image: { url: string | null } | null }
    | { __typename: 'SimpleProduct', uid: string, name: string | null, small_image: { url: string | null } | null }
    | { __typename: 'VirtualProduct', uid: string, name: string | null, small_image: { url: string | null } | null }
   | null> | null };

type CardDetailsItem_GiftCardProduct_Fragment = { __typename: 'GiftCardProduct', uid: string, stock_status: ProductStockStatus | null, color_siblings: Array<
    | { __typename: 'ConfigurableProduct', uid: string, name: string | null, small_image: { url: string | null } | null }
    | { __typename: 'GiftCardProduct', uid: string, name: string | null, small_image: { url: string | null } | null }
    | { __typename: 'SimpleProduct', uid: string, name: string | null, small_image: { url: string | null } | null }
    | { __typename: 'VirtualProduct', uid: string, name: string | null, small_image: { url: string | null } | null }
   | null> | null };

type CardDetailsItem_SimpleProduct_Fragment = { __typename: 'SimpleProduct', uid: string, stock_status: ProductStockStatus | null, color_siblings: Array<
    | { __typename: 'ConfigurableProduct', uid: string, name: string | null, small_image: { url: string | null } | null }
    | { __typename: 'GiftCardProduct', uid: string, name: string | null, small_image: { url: string | null } | null }
    | { __typename: 'SimpleProduct', uid: string, name: string | null, small_image: { url: string | null } | null }
    | { __typename: 'VirtualProduct', uid: string, name: string | null, small_image: { url: string | null } | null }
   | null> | null };

type CardDetailsItem_VirtualProduct_Fragment = { __typename: 'VirtualProduct', uid: string, stock_status: ProductStockStatus | null, color_siblings: Array<
    | { __typename: 'ConfigurableProduct', uid: string, name: string | null, small_image: { url: string | null } | null }
    | { __typename: 'GiftCardProduct', uid: string, name: string | null, small_image: { url: string | null } | null }
    | { __typename: 'SimpleProduct', uid: string, name: string | null, small_image: { url: string | null } | null }
    | { __typename: 'VirtualProduct', uid: string, name: string | null, small_image: { url: string | null } | null }
   | null> | null };

export type CardDetailsItemFragment =
  | CardDetailsItem_ConfigurableProduct_Fragment
  | CardDetailsItem_GiftCardProduct_Fragment
  | CardDetailsItem_SimpleProduct_Fragment
  | CardDetailsItem_VirtualProduct_Fragment
;

export type CategoryPageQueryVariables = Exact<{
  uid: string;
  filter: ProductAttributeFilterInput;
  sort?: ProductAttributeSortInput | null | undefined;
  page: number;
  pageSize: number;
  withProducts: boolean;
}>;


export type CategoryPageQuery = { categories: { items: Array<{ uid: string, name: string | null, description: string | null, display_mode: string | null, url_path: string | null, url_suffix: string | null, meta_title: string | null, meta_description: string | null, image: string | null, product_count: number | null, grid_banners: Array<{ title: string | null, url: string | null, image_desktop: string | null, image_tablet: string | null, image_mobile: string | null, page: number | null, position: number | null, every_n: number | null, is_valid: boolean | null } | null> | null, cms_block: { content: string | null } | null, breadcrumbs: Array<{ category_uid: string, category_name: string | null, category_url_path: string | null, category_level: number | null } | null> | null, children: Array<{ uid: string, name: string | null, url_path: string | null, url_suffix: string | null, include_in_menu: number | null, position: number | null, product_count: number | null, image: string | null } | null> | null } | null> | null } | null, products?: { total_count: number | null, items: Array<
      | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
          | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
         | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
      | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
          | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
         | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
      | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
          | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
         | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
      | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
          | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
         | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
     | null> | null, aggregations: Array<{ attribute_code: string, label: string | null, position: number | null, options: Array<{ label: string | null, value: string, slug: string | null, count: number | null, swatch_value: string | null } | null> | null } | null> | null, sort_fields: { default: string | null, options: Array<{ label: string | null, value: string | null } | null> | null } | null, page_info: { current_page: number | null, page_size: number | null, total_pages: number | null } | null } | null };

export type ColourPicturesQueryVariables = Exact<{
  uid: string;
}>;


export type ColourPicturesQuery = { products: { items: Array<
      | { uid: string, variants: Array<{ attributes: Array<{ code: string | null, uid: string } | null> | null, product: { uid: string, media_gallery: Array<
              | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
             | null> | null } | null } | null> | null }
      | { uid: string }
      | { uid: string }
      | { uid: string }
     | null> | null } | null };

export type FilterTypesQueryVariables = Exact<{ [key: string]: never; }>;


export type FilterTypesQuery = { __type: { inputFields: Array<{ name: string, type: { name: string | null } }> | null } | null };

export type GridBannerFragment = { title: string | null, url: string | null, image_desktop: string | null, image_tablet: string | null, image_mobile: string | null, page: number | null, position: number | null, every_n: number | null, is_valid: boolean | null };

type ProductCard_ConfigurableProduct_Fragment = { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
    | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
          | { __typename: 'ColorSwatchData', value: string | null }
          | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
          | { __typename: 'TextSwatchData', value: string | null }
         | null } | null }
    | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
          | { __typename: 'ColorSwatchData', value: string | null }
          | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
          | { __typename: 'TextSwatchData', value: string | null }
         | null } | null }
    | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
          | { __typename: 'ColorSwatchData', value: string | null }
          | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
          | { __typename: 'TextSwatchData', value: string | null }
         | null } | null }
    | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
          | { __typename: 'ColorSwatchData', value: string | null }
          | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
          | { __typename: 'TextSwatchData', value: string | null }
         | null } | null }
   | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null };

type ProductCard_GiftCardProduct_Fragment = { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
    | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
          | { __typename: 'ColorSwatchData', value: string | null }
          | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
          | { __typename: 'TextSwatchData', value: string | null }
         | null } | null }
    | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
          | { __typename: 'ColorSwatchData', value: string | null }
          | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
          | { __typename: 'TextSwatchData', value: string | null }
         | null } | null }
    | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
          | { __typename: 'ColorSwatchData', value: string | null }
          | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
          | { __typename: 'TextSwatchData', value: string | null }
         | null } | null }
    | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
          | { __typename: 'ColorSwatchData', value: string | null }
          | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
          | { __typename: 'TextSwatchData', value: string | null }
         | null } | null }
   | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null };

type ProductCard_SimpleProduct_Fragment = { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
    | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
          | { __typename: 'ColorSwatchData', value: string | null }
          | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
          | { __typename: 'TextSwatchData', value: string | null }
         | null } | null }
    | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
          | { __typename: 'ColorSwatchData', value: string | null }
          | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
          | { __typename: 'TextSwatchData', value: string | null }
         | null } | null }
    | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
          | { __typename: 'ColorSwatchData', value: string | null }
          | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
          | { __typename: 'TextSwatchData', value: string | null }
         | null } | null }
    | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
          | { __typename: 'ColorSwatchData', value: string | null }
          | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
          | { __typename: 'TextSwatchData', value: string | null }
         | null } | null }
   | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null };

type ProductCard_VirtualProduct_Fragment = { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
    | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
          | { __typename: 'ColorSwatchData', value: string | null }
          | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
          | { __typename: 'TextSwatchData', value: string | null }
         | null } | null }
    | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
          | { __typename: 'ColorSwatchData', value: string | null }
          | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
          | { __typename: 'TextSwatchData', value: string | null }
         | null } | null }
    | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
          | { __typename: 'ColorSwatchData', value: string | null }
          | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
          | { __typename: 'TextSwatchData', value: string | null }
         | null } | null }
    | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
          | { __typename: 'ColorSwatchData', value: string | null }
          | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
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
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
       | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
    | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
        | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
       | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
    | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
        | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
       | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
    | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
        | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
       | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
   | null> | null, aggregations: Array<{ attribute_code: string, label: string | null, position: number | null, options: Array<{ label: string | null, value: string, slug: string | null, count: number | null, swatch_value: string | null } | null> | null } | null> | null, sort_fields: { default: string | null, options: Array<{ label: string | null, value: string | null } | null> | null } | null, page_info: { current_page: number | null, page_size: number | null, total_pages: number | null } | null };

export type ListingFacetFragment = { attribute_code: string, label: string | null, position: number | null, options: Array<{ label: string | null, value: string, slug: string | null, count: number | null, swatch_value: string | null } | null> | null };

export type ProductPageQueryVariables = Exact<{
  uid: string;
}>;


export type ProductPageQuery = { products: { items: Array<
      | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, cdrl_age: string | null, cdrl_brand: string | null, brand_category_url: string | null, cdrl_care: string | null, cdrl_certificates: string | null, cdrl_materials_description: string | null, cdrl_product_collection: string | null, meta_title: string | null, meta_description: string | null, country_of_manufacture: string | null, related_products: Array<
          | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
              | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
             | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
          | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
              | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
             | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
          | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
              | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
             | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
          | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
              | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
             | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
         | null> | null, upsell_products: Array<
          | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, thumbnail: { url: string | null, label: string | null } | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
              | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
             | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
          | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, thumbnail: { url: string | null, label: string | null } | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
              | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
             | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
          | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, thumbnail: { url: string | null, label: string | null } | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
              | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
             | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
          | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, thumbnail: { url: string | null, label: string | null } | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
              | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
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
      | { __typename: 'GiftCardProduct', giftcard_type: GiftCardTypeEnum | null, message_max_length: number | null, uid: string, sku: string | null, name: string | null, additional_product_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, cdrl_age: string | null, cdrl_brand: string | null, brand_category_url: string | null, cdrl_care: string | null, cdrl_certificates: string | null, cdrl_materials_description: string | null, cdrl_product_collection: string | null, meta_title: string | null, meta_description: string | null, country_of_manufacture: string | null, related_products: Array<
          | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
              | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
             | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
          | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
              | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
             | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
          | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
              | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
             | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
          | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
              | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
             | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
         | null> | null, upsell_products: Array<
          | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, thumbnail: { url: string | null, label: string | null } | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
              | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
             | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
          | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, thumbnail: { url: string | null, label: string | null } | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
              | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
             | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
          | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, thumbnail: { url: string | null, label: string | null } | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
              | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
             | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
          | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, thumbnail: { url: string | null, label: string | null } | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
              | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
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
      | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, cdrl_age: string | null, cdrl_brand: string | null, brand_category_url: string | null, cdrl_care: string | null, cdrl_certificates: string | null, cdrl_materials_description: string | null, cdrl_product_collection: string | null, meta_title: string | null, meta_description: string | null, country_of_manufacture: string | null, related_products: Array<
          | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
              | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
             | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
          | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
              | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
             | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
          | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
              | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
             | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
          | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
              | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
             | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
         | null> | null, upsell_products: Array<
          | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, thumbnail: { url: string | null, label: string | null } | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
              | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
             | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
          | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, thumbnail: { url: string | null, label: string | null } | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
              | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
             | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
          | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, thumbnail: { url: string | null, label: string | null } | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
              | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
             | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
          | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, thumbnail: { url: string | null, label: string | null } | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
              | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
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
      | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, cdrl_age: string | null, cdrl_brand: string | null, brand_category_url: string | null, cdrl_care: string | null, cdrl_certificates: string | null, cdrl_materials_description: string | null, cdrl_product_collection: string | null, meta_title: string | null, meta_description: string | null, country_of_manufacture: string | null, related_products: Array<
          | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
              | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
             | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
          | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
              | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
             | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
          | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
              | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
             | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
          | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
              | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
             | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
         | null> | null, upsell_products: Array<
          | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, thumbnail: { url: string | null, label: string | null } | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
              | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
             | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
          | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, thumbnail: { url: string | null, label: string | null } | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
              | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
             | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
          | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, thumbnail: { url: string | null, label: string | null } | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
              | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
             | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
          | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, thumbnail: { url: string | null, label: string | null } | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
              | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                    | { __typename: 'TextSwatchData', value: string | null }
                   | null } | null }
              | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                    | { __typename: 'ColorSwatchData', value: string | null }
                    | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
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
     | null> | null } | null, storeConfig: { product_in_store_availability_status: boolean | null } | null, cmsBlocks: { items: Array<{ identifier: string | null, content: string | null } | null> | null } | null };

type ProductPageItem_ConfigurableProduct_Fragment = { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, cdrl_age: string | null, cdrl_brand: string | null, brand_category_url: string | null, cdrl_care: string | null, cdrl_certificates: string | null, cdrl_materials_description: string | null, cdrl_product_collection: string | null, meta_title: string | null, meta_description: string | null, country_of_manufacture: string | null, configurable_options: Array<{ uid: string, attribute_code: string | null, label: string | null, position: number | null, values: Array<{ uid: string | null, label: string | null, swatch_data:
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

type ProductPageItem_GiftCardProduct_Fragment = { __typename: 'GiftCardProduct', giftcard_type: GiftCardTypeEnum | null, message_max_length: number | null, uid: string, sku: string | null, name: string | null, additional_product_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, cdrl_age: string | null, cdrl_brand: string | null, brand_category_url: string | null, cdrl_care: string | null, cdrl_certificates: string | null, cdrl_materials_description: string | null, cdrl_product_collection: string | null, meta_title: string | null, meta_description: string | null, country_of_manufacture: string | null, giftcard_amounts: Array<{ uid: string, value: number | null } | null> | null, gift_card_options: Array<{ __typename: 'CustomizableFieldOption', uid: string, title: string | null, required: boolean | null } | null>, description: { html: string } | null, media_gallery: Array<
    | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
    | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
   | null> | null, color_option: { label: string | null } | null, color_siblings: Array<
    | { __typename: 'ConfigurableProduct', uid: string, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, color_option: { label: string | null } | null }
    | { __typename: 'GiftCardProduct', uid: string, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, color_option: { label: string | null } | null }
    | { __typename: 'SimpleProduct', uid: string, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, color_option: { label: string | null } | null }
    | { __typename: 'VirtualProduct', uid: string, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, color_option: { label: string | null } | null }
   | null> | null, categories: Array<{ uid: string, name: string | null, level: number | null, url_path: string | null, url_suffix: string | null, breadcrumbs: Array<{ category_uid: string, category_name: string | null, category_url_path: string | null } | null> | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null };

type ProductPageItem_SimpleProduct_Fragment = { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, cdrl_age: string | null, cdrl_brand: string | null, brand_category_url: string | null, cdrl_care: string | null, cdrl_certificates: string | null, cdrl_materials_description: string | null, cdrl_product_collection: string | null, meta_title: string | null, meta_description: string | null, country_of_manufacture: string | null, description: { html: string } | null, media_gallery: Array<
    | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
    | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
   | null> | null, color_option: { label: string | null } | null, color_siblings: Array<
    | { __typename: 'ConfigurableProduct', uid: string, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, color_option: { label: string | null } | null }
    | { __typename: 'GiftCardProduct', uid: string, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, color_option: { label: string | null } | null }
    | { __typename: 'SimpleProduct', uid: string, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, color_option: { label: string | null } | null }
    | { __typename: 'VirtualProduct', uid: string, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, color_option: { label: string | null } | null }
   | null> | null, categories: Array<{ uid: string, name: string | null, level: number | null, url_path: string | null, url_suffix: string | null, breadcrumbs: Array<{ category_uid: string, category_name: string | null, category_url_path: string | null } | null> | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null };

type ProductPageItem_VirtualProduct_Fragment = { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, cdrl_age: string | null, cdrl_brand: string | null, brand_category_url: string | null, cdrl_care: string | null, cdrl_certificates: string | null, cdrl_materials_description: string | null, cdrl_product_collection: string | null, meta_title: string | null, meta_description: string | null, country_of_manufacture: string | null, description: { html: string } | null, media_gallery: Array<
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
      | { __typename: 'GiftCardCartItem', recipient_name: string, recipient_email: string | null, uid: string, quantity: number, max_qty: number | null, is_available: boolean, not_available_message: string | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
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
    | { __typename: 'GiftCardCartItem', recipient_name: string, recipient_email: string | null, uid: string, quantity: number, max_qty: number | null, is_available: boolean, not_available_message: string | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
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
  isGuest: boolean;
  shipping: CartAddressInput;
  billing: BillingAddressInput;
}>;


export type SaveContactMutation = { setGuestEmailOnCart?: { cart: { id: string } } | null, setShippingAddressesOnCart: { cart: { id: string } } | null, setBillingAddressOnCart: { cart: { id: string, is_virtual: boolean, email: string | null, total_quantity: number, items: Array<
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
        | { __typename: 'GiftCardCartItem', recipient_name: string, recipient_email: string | null, uid: string, quantity: number, max_qty: number | null, is_available: boolean, not_available_message: string | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
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
  isGuest: boolean;
  billing: BillingAddressInput;
}>;


export type SaveBuyerMutation = { setGuestEmailOnCart?: { cart: { id: string } } | null, setBillingAddressOnCart: { cart: { id: string, is_virtual: boolean, email: string | null, total_quantity: number, items: Array<
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
        | { __typename: 'GiftCardCartItem', recipient_name: string, recipient_email: string | null, uid: string, quantity: number, max_qty: number | null, is_available: boolean, not_available_message: string | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
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
        | { __typename: 'GiftCardCartItem', recipient_name: string, recipient_email: string | null, uid: string, quantity: number, max_qty: number | null, is_available: boolean, not_available_message: string | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
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
        | { __typename: 'GiftCardCartItem', recipient_name: string, recipient_email: string | null, uid: string, quantity: number, max_qty: number | null, is_available: boolean, not_available_message: string | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
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


export type CmsPageContentQuery = { cmsPage: { identifier: string | null, title: string | null, content_heading: string | null, content: string | null, meta_title: string | null, meta_description: string | null, meta_robots: string | null, page_layout: string | null } | null };

export type ContactPageQueryVariables = Exact<{ [key: string]: never; }>;


export type ContactPageQuery = { storeConfig: { contact_enabled: boolean } | null };

export type ContactUsMutationVariables = Exact<{
  input: ContactUsInput;
}>;


export type ContactUsMutation = { contactUs: { status: boolean } | null };

export type HomePageQueryVariables = Exact<{ [key: string]: never; }>;


export type HomePageQuery = { cmsBlocks: { items: Array<{ identifier: string | null, content: string | null } | null> | null } | null, products: { items: Array<
      | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
          | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
         | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
      | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
          | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
         | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
      | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
          | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
         | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
      | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
          | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
         | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
     | null> | null } | null };

export type ProductsBySkuQueryVariables = Exact<{
  skus: Array<string | null | undefined> | string;
  pageSize: number;
}>;


export type ProductsBySkuQuery = { products: { items: Array<
      | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
          | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
         | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
      | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
          | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
         | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
      | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
          | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
         | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
      | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
          | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
         | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
     | null> | null } | null };

export type ConfirmNewsletterMutationVariables = Exact<{
  id: number;
  code: string;
}>;


export type ConfirmNewsletterMutation = { confirmNewsletterSubscription: { status: SubscriptionStatusesEnum | null } | null };

export type RequestAlertLinkMutationVariables = Exact<{
  input: ProductAlertLinkInput;
}>;


export type RequestAlertLinkMutation = { requestProductAlertLink: { success: boolean } | null };

export type RequestAnonymizationMutationVariables = Exact<{
  input: AnonymizationInput;
}>;


export type RequestAnonymizationMutation = { requestAnonymization: { success: boolean } | null };

export type ConfirmAnonymizationMutationVariables = Exact<{
  input: ConfirmAnonymizationInput;
}>;


export type ConfirmAnonymizationMutation = { confirmAnonymization: { success: boolean } | null };

export type EndProductAlertMutationVariables = Exact<{
  type: ProductAlertTypeEnum;
  email: string;
  productUid?: string | null | undefined;
  token: string;
}>;


export type EndProductAlertMutation = { unsubscribeFromProductAlert: { success: boolean, message: string | null, code: ProductAlertErrorEnum | null } | null };

export type SubscribeToNewsletterMutationVariables = Exact<{
  email: string;
  agreements?: Array<number | null | undefined> | number | null | undefined;
  sms?: NewsletterSmsInput | null | undefined;
}>;


export type SubscribeToNewsletterMutation = { subscribeEmailToNewsletter: { status: SubscriptionStatusesEnum | null } | null };

export type AccountPageQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountPageQuery = { customer: { id: string, email: string | null, firstname: string | null, lastname: string | null, is_subscribed: boolean | null, default_shipping: string | null, addresses: Array<{ id: number | null, firstname: string | null, lastname: string | null, company: string | null, street: Array<string | null> | null, postcode: string | null, city: string | null, country_code: CountryCodeEnum | null, telephone: string | null, default_shipping: boolean | null, default_billing: boolean | null, region: { region: string | null } | null } | null> | null } | null };

export type AccountAddressFragment = { id: number | null, firstname: string | null, lastname: string | null, company: string | null, street: Array<string | null> | null, postcode: string | null, city: string | null, country_code: CountryCodeEnum | null, telephone: string | null, default_shipping: boolean | null, default_billing: boolean | null, region: { region: string | null } | null };

export type ChangeNamesMutationVariables = Exact<{
  firstname: string;
  lastname: string;
}>;


export type ChangeNamesMutation = { updateCustomerV2: { customer: { id: string, firstname: string | null, lastname: string | null } } | null };

export type ChangeSubscriptionMutationVariables = Exact<{
  isSubscribed: boolean;
}>;


export type ChangeSubscriptionMutation = { updateCustomerV2: { customer: { id: string, is_subscribed: boolean | null } } | null };

export type ChangePasswordMutationVariables = Exact<{
  current: string;
  next: string;
}>;


export type ChangePasswordMutation = { changeCustomerPassword: { id: string } | null };

export type RequestPasswordResetMutationVariables = Exact<{
  email: string;
}>;


export type RequestPasswordResetMutation = { requestPasswordResetEmail: boolean | null };

export type ResetPasswordMutationVariables = Exact<{
  email: string;
  token: string;
  password: string;
}>;


export type ResetPasswordMutation = { resetPassword: boolean | null };

export type ConfirmEmailMutationVariables = Exact<{
  email: string;
  key: string;
}>;


export type ConfirmEmailMutation = { confirmEmail: { customer: { email: string | null } } | null };

export type ResendConfirmationMutationVariables = Exact<{
  email: string;
}>;


export type ResendConfirmationMutation = { resendConfirmationEmail: boolean | null };

export type SignInMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type SignInMutation = { generateCustomerToken: { token: string | null, customer_token_lifetime: number | null } | null };

export type RenewSessionMutationVariables = Exact<{ [key: string]: never; }>;


export type RenewSessionMutation = { renewCustomerToken: { token: string | null, customer_token_lifetime: number | null } | null };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { revokeCustomerToken: { result: boolean } | null };

export type CustomerDetailsQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomerDetailsQuery = { customer: { id: string, email: string | null, firstname: string | null, lastname: string | null, is_subscribed: boolean | null, is_agent: boolean | null } | null };

export type CustomerCartQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomerCartQuery = { customerCart: { id: string } };

export type MergeCartsMutationVariables = Exact<{
  source: string;
  destination: string;
}>;


export type MergeCartsMutation = { mergeCarts: { id: string } };

export type CreateAccountMutationVariables = Exact<{
  input: CustomerCreateInput;
}>;


export type CreateAccountMutation = { createCustomerV2: { customer: { email: string | null } } | null };

export type GiftCardSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type GiftCardSettingsQuery = { storeConfig: { gift_card_pages: { enabled: boolean | null, header_block: string | null, main_content_block: string | null, balance_block: string | null, unlocking_block: string | null } | null } | null };

export type GiftCardPageQueryVariables = Exact<{
  blocks?: Array<string | null | undefined> | string | null | undefined;
}>;


export type GiftCardPageQuery = { cmsBlocks: { items: Array<{ identifier: string | null, content: string | null } | null> | null } | null, products: { items: Array<
      | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
          | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
         | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
      | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
          | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
         | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
      | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
          | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
         | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
      | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
          | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
         | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
     | null> | null } | null };

export type ProductLabelsQueryVariables = Exact<{
  productIds?: Array<number | null | undefined> | number | null | undefined;
  cardIds?: Array<number | null | undefined> | number | null | undefined;
}>;


export type ProductLabelsQuery = { setting: { labels_alignment: number | null, margin_between: number | null, max_labels: number | null, show_several_on_place: boolean | null } | null, page: Array<{ items: Array<{ customer_group_ids: string | null, image: string | null, label_id: number | null, name: string | null, position: string | null, product_id: number | null, size: string | null, style: string | null, txt: string | null } | null> | null } | null> | null, cards: Array<{ items: Array<{ customer_group_ids: string | null, image: string | null, label_id: number | null, name: string | null, position: string | null, product_id: number | null, size: string | null, style: string | null, txt: string | null } | null> | null } | null> | null };

export type ProductLabelFragment = { customer_group_ids: string | null, image: string | null, label_id: number | null, name: string | null, position: string | null, product_id: number | null, size: string | null, style: string | null, txt: string | null };

export type CartBadgeQueryVariables = Exact<{
  cartId: string;
}>;


export type CartBadgeQuery = { cart: { id: string, total_quantity: number } | null };

export type LayoutQueryVariables = Exact<{ [key: string]: never; }>;


export type LayoutQuery = { storeConfig: { website_name: string | null, secure_base_url: string | null, store_name: string | null, copyright: string | null, category_url_suffix: string | null, product_url_suffix: string | null, grid_per_page: number | null, title_prefix: string | null, title_suffix: string | null, default_title: string | null, root_category_uid: string | null, header_logo_src: string | null, logo_alt: string | null, logo_width: number | null, logo_height: number | null, newsletter_enabled: boolean, newsletter_enable_phone_field: boolean | null, top_menu_help_and_contact_enabled: boolean | null, top_menu_help_and_contact_title: string | null, top_menu_help_and_contact_cms_page: string | null, top_menu_club_link_enabled: boolean | null, top_menu_club_link_cms_page: string | null, top_menu_mini_wishlist_enabled: boolean | null, top_menu_mini_wishlist_max_items_to_show: number | null, magento_wishlist_general_is_enabled: string | null, store_group_code: string | null, store_switcher_current_group_only: boolean | null, secure_base_media_url: string | null } | null, availableStores: Array<{ store_code: string | null, store_name: string | null, store_group_code: string | null, store_group_name: string | null, store_sort_order: number | null, locale: string | null, country_default: string | null, default_display_currency_code: string | null, secure_base_url: string | null, secure_base_media_url: string | null } | null> | null, categoryList: Array<{ uid: string, children: Array<{ image: string | null, left_side_bar_cms_block_id: string | null, right_side_bar_cms_block_id: string | null, uid: string, name: string | null, url_path: string | null, include_in_menu: number | null, position: number | null, label_color: string | null, label_css: string | null, children: Array<{ uid: string, name: string | null, url_path: string | null, include_in_menu: number | null, position: number | null, label_color: string | null, label_css: string | null, children: Array<{ uid: string, name: string | null, url_path: string | null, include_in_menu: number | null, position: number | null, label_color: string | null, label_css: string | null, category_badges: Array<{ uid: string, label: string | null, label_color: string | null, color: string | null } | null> | null } | null> | null, category_badges: Array<{ uid: string, label: string | null, label_color: string | null, color: string | null } | null> | null } | null> | null, category_badges: Array<{ uid: string, label: string | null, label_color: string | null, color: string | null } | null> | null } | null> | null } | null> | null, cmsBlocks: { items: Array<{ identifier: string | null, content: string | null } | null> | null } | null };

export type MegaMenuQueryVariables = Exact<{ [key: string]: never; }>;


export type MegaMenuQuery = { storeConfig: { category_url_suffix: string | null } | null, categoryList: Array<{ uid: string, children: Array<{ image: string | null, left_side_bar_cms_block_id: string | null, right_side_bar_cms_block_id: string | null, uid: string, name: string | null, url_path: string | null, include_in_menu: number | null, position: number | null, label_color: string | null, label_css: string | null, children: Array<{ uid: string, name: string | null, url_path: string | null, include_in_menu: number | null, position: number | null, label_color: string | null, label_css: string | null, children: Array<{ uid: string, name: string | null, url_path: string | null, include_in_menu: number | null, position: number | null, label_color: string | null, label_css: string | null, children: Array<{ uid: string, name: string | null, url_path: string | null, include_in_menu: number | null, position: number | null, label_color: string | null, label_css: string | null, children: Array<{ uid: string, name: string | null, url_path: string | null, include_in_menu: number | null, position: number | null, label_color: string | null, label_css: string | null, category_badges: Array<{ uid: string, label: string | null, label_color: string | null, color: string | null } | null> | null } | null> | null, category_badges: Array<{ uid: string, label: string | null, label_color: string | null, color: string | null } | null> | null } | null> | null, category_badges: Array<{ uid: string, label: string | null, label_color: string | null, color: string | null } | null> | null } | null> | null, category_badges: Array<{ uid: string, label: string | null, label_color: string | null, color: string | null } | null> | null } | null> | null, category_badges: Array<{ uid: string, label: string | null, label_color: string | null, color: string | null } | null> | null } | null> | null } | null> | null };

export type MenuBlocksQueryVariables = Exact<{
  identifiers: Array<string | null | undefined> | string;
}>;


export type MenuBlocksQuery = { cmsBlocks: { items: Array<{ identifier: string | null, content: string | null } | null> | null } | null };

export type MenuTopFragment = { image: string | null, left_side_bar_cms_block_id: string | null, right_side_bar_cms_block_id: string | null, uid: string, name: string | null, url_path: string | null, include_in_menu: number | null, position: number | null, label_color: string | null, label_css: string | null, category_badges: Array<{ uid: string, label: string | null, label_color: string | null, color: string | null } | null> | null };

export type MenuBranchFragment = { uid: string, name: string | null, url_path: string | null, include_in_menu: number | null, position: number | null, label_color: string | null, label_css: string | null, category_badges: Array<{ uid: string, label: string | null, label_color: string | null, color: string | null } | null> | null };

export type SidebarMenuQueryVariables = Exact<{ [key: string]: never; }>;


export type SidebarMenuQuery = { storeConfig: { category_url_suffix: string | null } | null, categoryList: Array<{ uid: string, children: Array<{ image: string | null, left_side_bar_cms_block_id: string | null, right_side_bar_cms_block_id: string | null, uid: string, name: string | null, url_path: string | null, include_in_menu: number | null, position: number | null, label_color: string | null, label_css: string | null, children: Array<{ uid: string, name: string | null, url_path: string | null, include_in_menu: number | null, position: number | null, label_color: string | null, label_css: string | null, children: Array<{ uid: string, name: string | null, url_path: string | null, include_in_menu: number | null, position: number | null, label_color: string | null, label_css: string | null, children: Array<{ uid: string, name: string | null, url_path: string | null, include_in_menu: number | null, position: number | null, label_color: string | null, label_css: string | null, category_badges: Array<{ uid: string, label: string | null, label_color: string | null, color: string | null } | null> | null } | null> | null, category_badges: Array<{ uid: string, label: string | null, label_color: string | null, color: string | null } | null> | null } | null> | null, category_badges: Array<{ uid: string, label: string | null, label_color: string | null, color: string | null } | null> | null } | null> | null, category_badges: Array<{ uid: string, label: string | null, label_color: string | null, color: string | null } | null> | null } | null> | null } | null> | null };

export type LookbookQueryVariables = Exact<{
  id?: string | null | undefined;
  sku?: string | null | undefined;
}>;


export type LookbookQuery = { getLookbookData: { id: string | null, image: string | null, name: string | null, pins: Array<{ id: string | null, imgH: number | null, imgW: number | null, left: number | null, position: LookbookPinPosition | null, text: string | null, top: number | null } | null> | null, products: Array<
      | { __typename: 'ConfigurableProduct', id: number | null, name: string | null, sku: string | null, stock_status: ProductStockStatus | null, uid: string, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
      | { __typename: 'GiftCardProduct', id: number | null, name: string | null, sku: string | null, stock_status: ProductStockStatus | null, uid: string, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
      | { __typename: 'SimpleProduct', id: number | null, name: string | null, sku: string | null, stock_status: ProductStockStatus | null, uid: string, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
      | { __typename: 'VirtualProduct', id: number | null, name: string | null, sku: string | null, stock_status: ProductStockStatus | null, uid: string, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
     | null> | null } | null };

export type LookPinFragment = { id: string | null, imgH: number | null, imgW: number | null, left: number | null, position: LookbookPinPosition | null, text: string | null, top: number | null };

type LookProduct_ConfigurableProduct_Fragment = { __typename: 'ConfigurableProduct', id: number | null, name: string | null, sku: string | null, stock_status: ProductStockStatus | null, uid: string, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null };

type LookProduct_GiftCardProduct_Fragment = { __typename: 'GiftCardProduct', id: number | null, name: string | null, sku: string | null, stock_status: ProductStockStatus | null, uid: string, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null };

type LookProduct_SimpleProduct_Fragment = { __typename: 'SimpleProduct', id: number | null, name: string | null, sku: string | null, stock_status: ProductStockStatus | null, uid: string, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null };

type LookProduct_VirtualProduct_Fragment = { __typename: 'VirtualProduct', id: number | null, name: string | null, sku: string | null, stock_status: ProductStockStatus | null, uid: string, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null };

export type LookProductFragment =
  | LookProduct_ConfigurableProduct_Fragment
  | LookProduct_GiftCardProduct_Fragment
  | LookProduct_SimpleProduct_Fragment
  | LookProduct_VirtualProduct_Fragment
;

export type CustomerOrdersQueryVariables = Exact<{
  page: number;
}>;


export type CustomerOrdersQuery = { customer: { id: string, orders: { total_count: number | null, page_info: { current_page: number | null, total_pages: number | null } | null, items: Array<{ id: string, number: string, order_date: string, status: string, total: { grand_total: { value: number | null, currency: CurrencyEnum | null } } | null } | null> } | null } | null };

export type CustomerOrderQueryVariables = Exact<{
  number: string;
}>;


export type CustomerOrderQuery = { customer: { id: string, orders: { items: Array<{ status: string, number: string, order_date: string, email: string | null, is_virtual: boolean, shipping_method: string | null, payment_methods: Array<{ name: string, type: string } | null> | null, shipping_address: { firstname: string, lastname: string, company: string | null, street: Array<string | null>, postcode: string | null, city: string, country_code: CountryCodeEnum | null, telephone: string | null } | null, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string | null>, postcode: string | null, city: string, country_code: CountryCodeEnum | null, telephone: string | null } | null, items: Array<
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
         | null> | null, total: { subtotal_incl_tax: { value: number | null, currency: CurrencyEnum | null }, total_shipping: { value: number | null, currency: CurrencyEnum | null }, total_tax: { value: number | null, currency: CurrencyEnum | null }, grand_total: { value: number | null, currency: CurrencyEnum | null } } | null } | null> } | null } | null };

export type OrderRowFragment = { id: string, number: string, order_date: string, status: string, total: { grand_total: { value: number | null, currency: CurrencyEnum | null } } | null };

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

export type StockAlertConsentsQueryVariables = Exact<{ [key: string]: never; }>;


export type StockAlertConsentsQuery = { agreements: Array<{ id: number, content: string | null, front_label: string | null, required: boolean | null } | null> | null };

export type SubscribeToStockAlertMutationVariables = Exact<{
  sku: string;
  email: string;
  agreements?: Array<number | null | undefined> | number | null | undefined;
}>;


export type SubscribeToStockAlertMutation = { subscribeToStockAlert: { success: boolean, message: string | null, code: ProductAlertErrorEnum | null } | null };

export type GetSyneriseRecommendationsQueryVariables = Exact<{
  clientUuid: string;
  localization: string;
  sku?: string | null | undefined;
  size?: string | null | undefined;
  listingUrl?: string | null | undefined;
  cartId?: string | null | undefined;
}>;


export type GetSyneriseRecommendationsQuery = { getSyneriseRecommendations: Array<{ position: number | null, title: string | null, items: Array<{ currency_code: string | null, final_price: number | null, image_url: string | null, lowest_price: number | null, name: string | null, product_url: string | null, regular_price: number | null, sku: string | null } | null> | null } | null> | null };

export type RecommendedItemFragment = { currency_code: string | null, final_price: number | null, image_url: string | null, lowest_price: number | null, name: string | null, product_url: string | null, regular_price: number | null, sku: string | null };

export type GuestReturnOrderQueryVariables = Exact<{
  number: string;
  email: string;
  lastname: string;
}>;


export type GuestReturnOrderQuery = { guestOrder: { number: string, order_date: string, email: string | null, is_virtual: boolean, shipping_method: string | null, payment_methods: Array<{ name: string, type: string } | null> | null, shipping_address: { firstname: string, lastname: string, company: string | null, street: Array<string | null>, postcode: string | null, city: string, country_code: CountryCodeEnum | null, telephone: string | null } | null, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string | null>, postcode: string | null, city: string, country_code: CountryCodeEnum | null, telephone: string | null } | null, items: Array<
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

export type SearchPageQueryVariables = Exact<{
  search: string;
  filter: ProductAttributeFilterInput;
  sort?: ProductAttributeSortInput | null | undefined;
  page: number;
  pageSize: number;
}>;


export type SearchPageQuery = { products: { is_near_match: boolean | null, total_count: number | null, items: Array<
      | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
          | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
         | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
      | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
          | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
         | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
      | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
          | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
         | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
      | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
          | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
          | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                | { __typename: 'ColorSwatchData', value: string | null }
                | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                | { __typename: 'TextSwatchData', value: string | null }
               | null } | null }
         | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
     | null> | null, aggregations: Array<{ attribute_code: string, label: string | null, position: number | null, options: Array<{ label: string | null, value: string, slug: string | null, count: number | null, swatch_value: string | null } | null> | null } | null> | null, sort_fields: { default: string | null, options: Array<{ label: string | null, value: string | null } | null> | null } | null, page_info: { current_page: number | null, page_size: number | null, total_pages: number | null } | null } | null };

export type ProductSeoQueryVariables = Exact<{
  uid: string;
  withMarkup: boolean;
}>;


export type ProductSeoQuery = { products: { items: Array<
      | { uid: string, meta_robots: string | null, mw_canonical_url: { url: string | null } | null, mw_hreflangs: { items: Array<{ code: string | null, url: string | null } | null> | null } | null, mw_seo_markup?: { rich_snippets: { product: string | null, webpage: string | null } | null } | null }
      | { uid: string, meta_robots: string | null, mw_canonical_url: { url: string | null } | null, mw_hreflangs: { items: Array<{ code: string | null, url: string | null } | null> | null } | null, mw_seo_markup?: { rich_snippets: { product: string | null, webpage: string | null } | null } | null }
      | { uid: string, meta_robots: string | null, mw_canonical_url: { url: string | null } | null, mw_hreflangs: { items: Array<{ code: string | null, url: string | null } | null> | null } | null, mw_seo_markup?: { rich_snippets: { product: string | null, webpage: string | null } | null } | null }
      | { uid: string, meta_robots: string | null, mw_canonical_url: { url: string | null } | null, mw_hreflangs: { items: Array<{ code: string | null, url: string | null } | null> | null } | null, mw_seo_markup?: { rich_snippets: { product: string | null, webpage: string | null } | null } | null }
     | null> | null } | null };

export type CategorySeoQueryVariables = Exact<{
  uid: string;
  withMarkup: boolean;
}>;


export type CategorySeoQuery = { categories: { items: Array<{ uid: string, meta_robots: string | null, mw_canonical_url: { url: string | null } | null, mw_hreflangs: { items: Array<{ code: string | null, url: string | null } | null> | null } | null, mw_seo_markup?: { rich_snippets: { webpage: string | null } | null } | null } | null> | null } | null };

export type PageSeoQueryVariables = Exact<{
  identifier: string;
  withMarkup: boolean;
}>;


export type PageSeoQuery = { cmsPage: { identifier: string | null, meta_robots: string | null, mw_canonical_url: { url: string | null } | null, mw_hreflangs: { items: Array<{ code: string | null, url: string | null } | null> | null } | null, mw_seo_markup?: { rich_snippets: { seller: string | null, website: string | null, webpage: string | null } | null } | null } | null };

export type SizeChartQueryVariables = Exact<{
  uid: string;
}>;


export type SizeChartQuery = { products: { items: Array<
      | { uid: string, size_chart: string | null, size_chart_rows: Array<{ size: string, age: string | null, height: { from: number, to: number } | null, chest: { from: number, to: number } | null, waist: { from: number, to: number } | null, hips: { from: number, to: number } | null, inseam: { from: number, to: number } | null, foot: { from: number, to: number } | null, head: { from: number, to: number } | null, palm: { from: number, to: number } | null }> | null }
      | { uid: string, size_chart: string | null, size_chart_rows: Array<{ size: string, age: string | null, height: { from: number, to: number } | null, chest: { from: number, to: number } | null, waist: { from: number, to: number } | null, hips: { from: number, to: number } | null, inseam: { from: number, to: number } | null, foot: { from: number, to: number } | null, head: { from: number, to: number } | null, palm: { from: number, to: number } | null }> | null }
      | { uid: string, size_chart: string | null, size_chart_rows: Array<{ size: string, age: string | null, height: { from: number, to: number } | null, chest: { from: number, to: number } | null, waist: { from: number, to: number } | null, hips: { from: number, to: number } | null, inseam: { from: number, to: number } | null, foot: { from: number, to: number } | null, head: { from: number, to: number } | null, palm: { from: number, to: number } | null }> | null }
      | { uid: string, size_chart: string | null, size_chart_rows: Array<{ size: string, age: string | null, height: { from: number, to: number } | null, chest: { from: number, to: number } | null, waist: { from: number, to: number } | null, hips: { from: number, to: number } | null, inseam: { from: number, to: number } | null, foot: { from: number, to: number } | null, head: { from: number, to: number } | null, palm: { from: number, to: number } | null }> | null }
     | null> | null } | null };

export type SizeChartRowFragment = { size: string, age: string | null, height: { from: number, to: number } | null, chest: { from: number, to: number } | null, waist: { from: number, to: number } | null, hips: { from: number, to: number } | null, inseam: { from: number, to: number } | null, foot: { from: number, to: number } | null, head: { from: number, to: number } | null, palm: { from: number, to: number } | null };

export type StoreAvailabilityQueryVariables = Exact<{
  sku: string;
}>;


export type StoreAvailabilityQuery = { storeAvailability: Array<{ source: string, name: string, phone: string | null, status: StoreAvailabilityStatus | null, updated_at: string | null, address: { street: string, postcode: string, city: string, country_code: string, latitude: number, longitude: number }, opening_hours: Array<{ weekday: number, opens: string, closes: string }> }> };

export type ShopAvailabilityFragment = { source: string, name: string, phone: string | null, status: StoreAvailabilityStatus | null, updated_at: string | null, address: { street: string, postcode: string, city: string, country_code: string, latitude: number, longitude: number }, opening_hours: Array<{ weekday: number, opens: string, closes: string }> };

export type PlaceHereQueryVariables = Exact<{
  url: string;
}>;


export type PlaceHereQuery = { route:
    | { __typename: 'BlogRoute' }
    | { __typename: 'CategoryTree', uid: string, breadcrumbs: Array<{ category_uid: string } | null> | null }
    | { __typename: 'CmsPage', identifier: string | null }
    | { __typename: 'ConfigurableProduct', uid: string, categories: Array<{ uid: string, level: number | null, breadcrumbs: Array<{ category_uid: string } | null> | null } | null> | null }
    | { __typename: 'GiftCardProduct', uid: string, categories: Array<{ uid: string, level: number | null, breadcrumbs: Array<{ category_uid: string } | null> | null } | null> | null }
    | { __typename: 'RoutableUrl' }
    | { __typename: 'SearchRoute' }
    | { __typename: 'SimpleProduct', uid: string, categories: Array<{ uid: string, level: number | null, breadcrumbs: Array<{ category_uid: string } | null> | null } | null> | null }
    | { __typename: 'VirtualProduct', uid: string, categories: Array<{ uid: string, level: number | null, breadcrumbs: Array<{ category_uid: string } | null> | null } | null> | null }
   | null };

export type ProductThereQueryVariables = Exact<{
  uid: string;
}>;


export type ProductThereQuery = { products: { items: Array<
      | { uid: string, url_key: string | null, url_suffix: string | null }
      | { uid: string, url_key: string | null, url_suffix: string | null }
      | { uid: string, url_key: string | null, url_suffix: string | null }
      | { uid: string, url_key: string | null, url_suffix: string | null }
     | null> | null } | null };

export type CategoriesThereQueryVariables = Exact<{
  uids: Array<string | null | undefined> | string;
}>;


export type CategoriesThereQuery = { categories: { items: Array<{ uid: string, url_path: string | null, url_suffix: string | null } | null> | null } | null };

export type CmsPageThereQueryVariables = Exact<{
  identifier: string;
}>;


export type CmsPageThereQuery = { cmsPage: { identifier: string | null, url_key: string | null } | null };

export type RouteThereQueryVariables = Exact<{
  url: string;
}>;


export type RouteThereQuery = { route:
    | { __typename: 'BlogRoute', relative_url: string | null }
    | { __typename: 'CategoryTree', relative_url: string | null }
    | { __typename: 'CmsPage', relative_url: string | null }
    | { __typename: 'ConfigurableProduct', relative_url: string | null }
    | { __typename: 'GiftCardProduct', relative_url: string | null }
    | { __typename: 'RoutableUrl', relative_url: string | null }
    | { __typename: 'SearchRoute', relative_url: string | null }
    | { __typename: 'SimpleProduct', relative_url: string | null }
    | { __typename: 'VirtualProduct', relative_url: string | null }
   | null };

export type FilterOptionsQueryVariables = Exact<{
  uid: string;
  pageSize: number;
}>;


export type FilterOptionsQuery = { products: { aggregations: Array<{ attribute_code: string, options: Array<{ value: string, slug: string | null } | null> | null } | null> | null, page_info: { total_pages: number | null } | null } | null };

export type GetStoreConfigDataQueryVariables = Exact<{ [key: string]: never; }>;


export type GetStoreConfigDataQuery = { storeConfig: { website_name: string | null, secure_base_url: string | null, store_name: string | null, copyright: string | null, category_url_suffix: string | null, product_url_suffix: string | null, grid_per_page: number | null, title_prefix: string | null, title_suffix: string | null, default_title: string | null, root_category_uid: string | null, header_logo_src: string | null, logo_alt: string | null, logo_width: number | null, logo_height: number | null, newsletter_enabled: boolean, newsletter_enable_phone_field: boolean | null, top_menu_help_and_contact_enabled: boolean | null, top_menu_help_and_contact_title: string | null, top_menu_help_and_contact_cms_page: string | null, top_menu_club_link_enabled: boolean | null, top_menu_club_link_cms_page: string | null, top_menu_mini_wishlist_enabled: boolean | null, top_menu_mini_wishlist_max_items_to_show: number | null, magento_wishlist_general_is_enabled: string | null, store_group_code: string | null, store_switcher_current_group_only: boolean | null, secure_base_media_url: string | null } | null };

export type StoreConfigDataFragment = { website_name: string | null, secure_base_url: string | null, store_name: string | null, copyright: string | null, category_url_suffix: string | null, product_url_suffix: string | null, grid_per_page: number | null, title_prefix: string | null, title_suffix: string | null, default_title: string | null, root_category_uid: string | null, header_logo_src: string | null, logo_alt: string | null, logo_width: number | null, logo_height: number | null, newsletter_enabled: boolean, newsletter_enable_phone_field: boolean | null, top_menu_help_and_contact_enabled: boolean | null, top_menu_help_and_contact_title: string | null, top_menu_help_and_contact_cms_page: string | null, top_menu_club_link_enabled: boolean | null, top_menu_club_link_cms_page: string | null, top_menu_mini_wishlist_enabled: boolean | null, top_menu_mini_wishlist_max_items_to_show: number | null, magento_wishlist_general_is_enabled: string | null, store_group_code: string | null, store_switcher_current_group_only: boolean | null, secure_base_media_url: string | null };

export type StoreViewFieldsFragment = { store_code: string | null, store_name: string | null, store_group_code: string | null, locale: string | null, country_default: string | null, default_display_currency_code: string | null, secure_base_url: string | null, theme: string | null, grid_per_page: number | null };

export type KnownStoresQueryVariables = Exact<{ [key: string]: never; }>;


export type KnownStoresQuery = { availableStores: Array<{ store_code: string | null, store_name: string | null, store_group_code: string | null, locale: string | null, country_default: string | null, default_display_currency_code: string | null, secure_base_url: string | null, theme: string | null, grid_per_page: number | null } | null> | null };

export type SwitcherStoreFragment = { store_code: string | null, store_name: string | null, store_group_code: string | null, store_group_name: string | null, store_sort_order: number | null, locale: string | null, country_default: string | null, default_display_currency_code: string | null, secure_base_url: string | null, secure_base_media_url: string | null };

export type AvailableStoresQueryVariables = Exact<{
  useCurrentGroup: boolean;
}>;


export type AvailableStoresQuery = { availableStores: Array<{ store_code: string | null, store_name: string | null, store_group_code: string | null, store_group_name: string | null, store_sort_order: number | null, locale: string | null, country_default: string | null, default_display_currency_code: string | null, secure_base_url: string | null, secure_base_media_url: string | null } | null> | null };

export type SuggestedProductFragment = { sku: string | null, name: string | null, image_url: string | null, product_url: string | null, currency_code: string | null, final_price: number | null, regular_price: number | null, lowest_price: number | null };

export type SearchStartQueryVariables = Exact<{
  client: string;
  campaign: CampaignProductsInput;
}>;


export type SearchStartQuery = { getRecentSearchTerms: { terms: Array<string | null> | null } | null, getTopQueries: { correlation_id: string | null, search_id: string | null, items: Array<{ suggestion: string | null } | null> | null } | null, getProductsByCampaignType: { correlation_id: string | null, items: Array<{ sku: string | null, name: string | null, image_url: string | null, product_url: string | null, currency_code: string | null, final_price: number | null, regular_price: number | null, lowest_price: number | null } | null> | null } | null };

export type SearchSuggestionsQueryVariables = Exact<{
  input: AutocompleteInput;
}>;


export type SearchSuggestionsQuery = { getAutocompleteSuggestions: { correlation_id: string | null, search_id: string | null, items: Array<{ suggestion: string | null } | null> | null } | null };

export type WaysOnQueryVariables = Exact<{
  input: AutocompleteInput;
  campaign: CampaignProductsInput;
}>;


export type WaysOnQuery = { getAutocompleteSuggestions: { items: Array<{ suggestion: string | null } | null> | null } | null, getProductsByCampaignType: { items: Array<{ sku: string | null, name: string | null, image_url: string | null, product_url: string | null, currency_code: string | null, final_price: number | null, regular_price: number | null, lowest_price: number | null } | null> | null } | null };

export type SendItemClickMutationVariables = Exact<{
  input: ItemClickInput;
}>;


export type SendItemClickMutation = { sendItemClick: { success: boolean | null } | null };

export type SendSearchMutationVariables = Exact<{
  input: SearchInput;
}>;


export type SendSearchMutation = { sendSearch: { success: boolean | null } | null };

export type CategorySuffixQueryVariables = Exact<{ [key: string]: never; }>;


export type CategorySuffixQuery = { storeConfig: { category_url_suffix: string | null } | null };

export type NoPageQueryVariables = Exact<{ [key: string]: never; }>;


export type NoPageQuery = { cmsBlocks: { items: Array<{ content: string | null } | null> | null } | null };

export type ResolveUrlQueryVariables = Exact<{
  url: string;
}>;


export type ResolveUrlQuery = { route:
    | { __typename: 'BlogRoute', identifier: string | null, post_id: number | null, category_id: number | null, tag_id: number | null, author_id: number | null, type: UrlRewriteEntityTypeEnum | null, redirect_code: number, relative_url: string | null }
    | { __typename: 'CategoryTree', uid: string, url_path: string | null, display_mode: string | null, landing_page: number | null, type: UrlRewriteEntityTypeEnum | null, redirect_code: number, relative_url: string | null }
    | { __typename: 'CmsPage', identifier: string | null, type: UrlRewriteEntityTypeEnum | null, redirect_code: number, relative_url: string | null }
    | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, type: UrlRewriteEntityTypeEnum | null, redirect_code: number, relative_url: string | null }
    | { __typename: 'GiftCardProduct', uid: string, sku: string | null, type: UrlRewriteEntityTypeEnum | null, redirect_code: number, relative_url: string | null }
    | { __typename: 'RoutableUrl', type: UrlRewriteEntityTypeEnum | null, redirect_code: number, relative_url: string | null }
    | { __typename: 'SearchRoute', query: string | null, type: UrlRewriteEntityTypeEnum | null, redirect_code: number, relative_url: string | null }
    | { __typename: 'SimpleProduct', uid: string, sku: string | null, type: UrlRewriteEntityTypeEnum | null, redirect_code: number, relative_url: string | null }
    | { __typename: 'VirtualProduct', uid: string, sku: string | null, type: UrlRewriteEntityTypeEnum | null, redirect_code: number, relative_url: string | null }
   | null };

export type WishlistSkusQueryVariables = Exact<{ [key: string]: never; }>;


export type WishlistSkusQuery = { customer: { id: string, wishlists: Array<{ id: string | null, items_count: number | null, items_v2: { items: Array<
          | { id: string, product:
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
             | null }
          | { id: string, product:
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
             | null }
          | { id: string, product:
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
             | null }
          | { id: string, product:
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
             | null }
         | null> } | null } | null> } | null };

export type GetMiniWishlistQueryVariables = Exact<{
  pageSize: number;
  currentPage: number;
}>;


export type GetMiniWishlistQuery = { customer: { id: string, wishlists: Array<{ id: string | null, items_count: number | null, items_v2: { items: Array<
          | { id: string, product:
              | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
              | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
              | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
             | null }
          | { id: string, product:
              | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
              | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
              | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
             | null }
          | { id: string, product:
              | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
              | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
              | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
             | null }
          | { id: string, product:
              | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
              | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
              | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
             | null }
         | null> } | null } | null> } | null };

export type WishlistPageQueryVariables = Exact<{ [key: string]: never; }>;


export type WishlistPageQuery = { customer: { id: string, wishlists: Array<{ id: string | null, items_v2: { items: Array<
          | { __typename: 'ConfigurableWishlistItem', id: string, quantity: number, configured_variant:
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
             | null, product:
              | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
                  | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                        | { __typename: 'ColorSwatchData', value: string | null }
                        | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                        | { __typename: 'TextSwatchData', value: string | null }
                       | null } | null }
                  | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                        | { __typename: 'ColorSwatchData', value: string | null }
                        | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                        | { __typename: 'TextSwatchData', value: string | null }
                       | null } | null }
                  | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                        | { __typename: 'ColorSwatchData', value: string | null }
                        | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                        | { __typename: 'TextSwatchData', value: string | null }
                       | null } | null }
                  | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                        | { __typename: 'ColorSwatchData', value: string | null }
                        | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                        | { __typename: 'TextSwatchData', value: string | null }
                       | null } | null }
                 | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
                  | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                        | { __typename: 'ColorSwatchData', value: string | null }
                        | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                        | { __typename: 'TextSwatchData', value: string | null }
                       | null } | null }
                  | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                        | { __typename: 'ColorSwatchData', value: string | null }
                        | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                        | { __typename: 'TextSwatchData', value: string | null }
                       | null } | null }
                  | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                        | { __typename: 'ColorSwatchData', value: string | null }
                        | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                        | { __typename: 'TextSwatchData', value: string | null }
                       | null } | null }
                  | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                        | { __typename: 'ColorSwatchData', value: string | null }
                        | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                        | { __typename: 'TextSwatchData', value: string | null }
                       | null } | null }
                 | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
              | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
                  | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                        | { __typename: 'ColorSwatchData', value: string | null }
                        | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                        | { __typename: 'TextSwatchData', value: string | null }
                       | null } | null }
                  | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                        | { __typename: 'ColorSwatchData', value: string | null }
                        | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                        | { __typename: 'TextSwatchData', value: string | null }
                       | null } | null }
                  | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                        | { __typename: 'ColorSwatchData', value: string | null }
                        | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                        | { __typename: 'TextSwatchData', value: string | null }
                       | null } | null }
                  | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                        | { __typename: 'ColorSwatchData', value: string | null }
                        | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                        | { __typename: 'TextSwatchData', value: string | null }
                       | null } | null }
                 | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
              | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
                  | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                        | { __typename: 'ColorSwatchData', value: string | null }
                        | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                        | { __typename: 'TextSwatchData', value: string | null }
                       | null } | null }
                  | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                        | { __typename: 'ColorSwatchData', value: string | null }
                        | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                        | { __typename: 'TextSwatchData', value: string | null }
                       | null } | null }
                  | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                        | { __typename: 'ColorSwatchData', value: string | null }
                        | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                        | { __typename: 'TextSwatchData', value: string | null }
                       | null } | null }
                  | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                        | { __typename: 'ColorSwatchData', value: string | null }
                        | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                        | { __typename: 'TextSwatchData', value: string | null }
                       | null } | null }
                 | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
             | null }
          | { __typename: 'GiftCardWishlistItem', id: string, quantity: number, product:
              | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
                  | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                        | { __typename: 'ColorSwatchData', value: string | null }
                        | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                        | { __typename: 'TextSwatchData', value: string | null }
                       | null } | null }
                  | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                        | { __typename: 'ColorSwatchData', value: string | null }
                        | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                        | { __typename: 'TextSwatchData', value: string | null }
                       | null } | null }
                  | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                        | { __typename: 'ColorSwatchData', value: string | null }
                        | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                        | { __typename: 'TextSwatchData', value: string | null }
                       | null } | null }
                  | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                        | { __typename: 'ColorSwatchData', value: string | null }
                        | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                        | { __typename: 'TextSwatchData', value: string | null }
                       | null } | null }
                 | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
                  | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                        | { __typename: 'ColorSwatchData', value: string | null }
                        | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                        | { __typename: 'TextSwatchData', value: string | null }
                       | null } | null }
                  | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                        | { __typename: 'ColorSwatchData', value: string | null }
                        | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                        | { __typename: 'TextSwatchData', value: string | null }
                       | null } | null }
                  | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                        | { __typename: 'ColorSwatchData', value: string | null }
                        | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                        | { __typename: 'TextSwatchData', value: string | null }
                       | null } | null }
                  | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                        | { __typename: 'ColorSwatchData', value: string | null }
                        | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                        | { __typename: 'TextSwatchData', value: string | null }
                       | null } | null }
                 | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
              | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
                  | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                        | { __typename: 'ColorSwatchData', value: string | null }
                        | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                        | { __typename: 'TextSwatchData', value: string | null }
                       | null } | null }
                  | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                        | { __typename: 'ColorSwatchData', value: string | null }
                        | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                        | { __typename: 'TextSwatchData', value: string | null }
                       | null } | null }
                  | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                        | { __typename: 'ColorSwatchData', value: string | null }
                        | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                        | { __typename: 'TextSwatchData', value: string | null }
                       | null } | null }
                  | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                        | { __typename: 'ColorSwatchData', value: string | null }
                        | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                        | { __typename: 'TextSwatchData', value: string | null }
                       | null } | null }
                 | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
              | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
                  | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                        | { __typename: 'ColorSwatchData', value: string | null }
                        | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                        | { __typename: 'TextSwatchData', value: string | null }
                       | null } | null }
                  | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                        | { __typename: 'ColorSwatchData', value: string | null }
                        | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                        | { __typename: 'TextSwatchData', value: string | null }
                       | null } | null }
                  | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                        | { __typename: 'ColorSwatchData', value: string | null }
                        | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                        | { __typename: 'TextSwatchData', value: string | null }
                       | null } | null }
                  | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                        | { __typename: 'ColorSwatchData', value: string | null }
                        | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                        | { __typename: 'TextSwatchData', value: string | null }
                       | null } | null }
                 | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
             | null }
          | { __typename: 'SimpleWishlistItem', id: string, quantity: number, product:
              | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
                  | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                        | { __typename: 'ColorSwatchData', value: string | null }
                        | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                        | { __typename: 'TextSwatchData', value: string | null }
                       | null } | null }
                  | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                        | { __typename: 'ColorSwatchData', value: string | null }
                        | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                        | { __typename: 'TextSwatchData', value: string | null }
                       | null } | null }
                  | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                        | { __typename: 'ColorSwatchData', value: string | null }
                        | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                        | { __typename: 'TextSwatchData', value: string | null }
                       | null } | null }
                  | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                        | { __typename: 'ColorSwatchData', value: string | null }
                        | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                        | { __typename: 'TextSwatchData', value: string | null }
                       | null } | null }
                 | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
                  | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                        | { __typename: 'ColorSwatchData', value: string | null }
                        | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                        | { __typename: 'TextSwatchData', value: string | null }
                       | null } | null }
                  | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                        | { __typename: 'ColorSwatchData', value: string | null }
                        | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                        | { __typename: 'TextSwatchData', value: string | null }
                       | null } | null }
                  | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                        | { __typename: 'ColorSwatchData', value: string | null }
                        | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                        | { __typename: 'TextSwatchData', value: string | null }
                       | null } | null }
                  | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                        | { __typename: 'ColorSwatchData', value: string | null }
                        | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                        | { __typename: 'TextSwatchData', value: string | null }
                       | null } | null }
                 | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
              | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
                  | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                        | { __typename: 'ColorSwatchData', value: string | null }
                        | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                        | { __typename: 'TextSwatchData', value: string | null }
                       | null } | null }
                  | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                        | { __typename: 'ColorSwatchData', value: string | null }
                        | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                        | { __typename: 'TextSwatchData', value: string | null }
                       | null } | null }
                  | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                        | { __typename: 'ColorSwatchData', value: string | null }
                        | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                        | { __typename: 'TextSwatchData', value: string | null }
                       | null } | null }
                  | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                        | { __typename: 'ColorSwatchData', value: string | null }
                        | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                        | { __typename: 'TextSwatchData', value: string | null }
                       | null } | null }
                 | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
              | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
                  | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                        | { __typename: 'ColorSwatchData', value: string | null }
                        | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                        | { __typename: 'TextSwatchData', value: string | null }
                       | null } | null }
                  | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                        | { __typename: 'ColorSwatchData', value: string | null }
                        | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                        | { __typename: 'TextSwatchData', value: string | null }
                       | null } | null }
                  | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                        | { __typename: 'ColorSwatchData', value: string | null }
                        | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                        | { __typename: 'TextSwatchData', value: string | null }
                       | null } | null }
                  | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                        | { __typename: 'ColorSwatchData', value: string | null }
                        | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                        | { __typename: 'TextSwatchData', value: string | null }
                       | null } | null }
                 | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
             | null }
          | { __typename: 'VirtualWishlistItem', id: string, quantity: number, product:
              | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
                  | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                        | { __typename: 'ColorSwatchData', value: string | null }
                        | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                        | { __typename: 'TextSwatchData', value: string | null }
                       | null } | null }
                  | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                        | { __typename: 'ColorSwatchData', value: string | null }
                        | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                        | { __typename: 'TextSwatchData', value: string | null }
                       | null } | null }
                  | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                        | { __typename: 'ColorSwatchData', value: string | null }
                        | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                        | { __typename: 'TextSwatchData', value: string | null }
                       | null } | null }
                  | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                        | { __typename: 'ColorSwatchData', value: string | null }
                        | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                        | { __typename: 'TextSwatchData', value: string | null }
                       | null } | null }
                 | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
              | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
                  | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                        | { __typename: 'ColorSwatchData', value: string | null }
                        | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                        | { __typename: 'TextSwatchData', value: string | null }
                       | null } | null }
                  | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                        | { __typename: 'ColorSwatchData', value: string | null }
                        | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                        | { __typename: 'TextSwatchData', value: string | null }
                       | null } | null }
                  | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                        | { __typename: 'ColorSwatchData', value: string | null }
                        | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                        | { __typename: 'TextSwatchData', value: string | null }
                       | null } | null }
                  | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                        | { __typename: 'ColorSwatchData', value: string | null }
                        | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                        | { __typename: 'TextSwatchData', value: string | null }
                       | null } | null }
                 | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
              | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
                  | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                        | { __typename: 'ColorSwatchData', value: string | null }
                        | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                        | { __typename: 'TextSwatchData', value: string | null }
                       | null } | null }
                  | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                        | { __typename: 'ColorSwatchData', value: string | null }
                        | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                        | { __typename: 'TextSwatchData', value: string | null }
                       | null } | null }
                  | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                        | { __typename: 'ColorSwatchData', value: string | null }
                        | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                        | { __typename: 'TextSwatchData', value: string | null }
                       | null } | null }
                  | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                        | { __typename: 'ColorSwatchData', value: string | null }
                        | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                        | { __typename: 'TextSwatchData', value: string | null }
                       | null } | null }
                 | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
              | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
                  | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                        | { __typename: 'ColorSwatchData', value: string | null }
                        | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                        | { __typename: 'TextSwatchData', value: string | null }
                       | null } | null }
                  | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                        | { __typename: 'ColorSwatchData', value: string | null }
                        | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                        | { __typename: 'TextSwatchData', value: string | null }
                       | null } | null }
                  | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                        | { __typename: 'ColorSwatchData', value: string | null }
                        | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                        | { __typename: 'TextSwatchData', value: string | null }
                       | null } | null }
                  | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
                        | { __typename: 'ColorSwatchData', value: string | null }
                        | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
                        | { __typename: 'TextSwatchData', value: string | null }
                       | null } | null }
                 | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
             | null }
         | null> } | null } | null> } | null };

export type AddToWishlistMutationVariables = Exact<{
  wishlistId: string;
  items: Array<WishlistItemInput> | WishlistItemInput;
}>;


export type AddToWishlistMutation = { addProductsToWishlist: { user_errors: Array<{ code: WishListUserInputErrorType, message: string } | null> } | null };

export type RemoveFromWishlistMutationVariables = Exact<{
  wishlistId: string;
  ids: Array<string> | string;
}>;


export type RemoveFromWishlistMutation = { removeProductsFromWishlist: { user_errors: Array<{ code: WishListUserInputErrorType, message: string } | null> } | null };

type MiniWish_ConfigurableProduct_Fragment = { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null };

type MiniWish_GiftCardProduct_Fragment = { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null };

type MiniWish_SimpleProduct_Fragment = { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null };

type MiniWish_VirtualProduct_Fragment = { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null };

export type MiniWishFragment =
  | MiniWish_ConfigurableProduct_Fragment
  | MiniWish_GiftCardProduct_Fragment
  | MiniWish_SimpleProduct_Fragment
  | MiniWish_VirtualProduct_Fragment
;

type WishlistPageItem_ConfigurableWishlistItem_Fragment = { __typename: 'ConfigurableWishlistItem', id: string, quantity: number, configured_variant:
    | { uid: string, sku: string | null }
    | { uid: string, sku: string | null }
    | { uid: string, sku: string | null }
    | { uid: string, sku: string | null }
   | null, product:
    | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
        | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
       | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
    | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
        | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
       | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
    | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
        | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
       | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
    | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
        | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
       | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
   | null };

type WishlistPageItem_GiftCardWishlistItem_Fragment = { __typename: 'GiftCardWishlistItem', id: string, quantity: number, product:
    | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
        | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
       | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
    | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
        | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
       | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
    | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
        | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
       | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
    | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
        | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
       | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
   | null };

type WishlistPageItem_SimpleWishlistItem_Fragment = { __typename: 'SimpleWishlistItem', id: string, quantity: number, product:
    | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
        | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
       | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
    | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
        | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
       | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
    | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
        | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
       | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
    | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
        | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
       | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
   | null };

type WishlistPageItem_VirtualWishlistItem_Fragment = { __typename: 'VirtualWishlistItem', id: string, quantity: number, product:
    | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
        | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
       | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
    | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
        | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
       | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
    | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
        | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
       | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
    | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, additional_product_name: string | null, cdrl_brand: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, secondary_image: { url: string | null } | null, color_siblings: Array<
        | { __typename: 'ConfigurableProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'GiftCardProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'SimpleProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
        | { __typename: 'VirtualProduct', uid: string, url_key: string | null, url_suffix: string | null, color_option: { label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null }
       | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, lowest_price: { value: number | null, currency: CurrencyEnum | null } | null }
   | null };

export type WishlistPageItemFragment =
  | WishlistPageItem_ConfigurableWishlistItem_Fragment
  | WishlistPageItem_GiftCardWishlistItem_Fragment
  | WishlistPageItem_SimpleWishlistItem_Fragment
  | WishlistPageItem_VirtualWishlistItem_Fragment
;

export const BlogCategoryLinkFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlogCategoryLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category_id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"category_url"}}]}}]} as unknown as DocumentNode<BlogCategoryLinkFragment, unknown>;
export const BlogCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlogCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogPost"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"post_id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"post_url"}},{"kind":"Field","name":{"kind":"Name","value":"short_content"}},{"kind":"Field","name":{"kind":"Name","value":"featured_image"}},{"kind":"Field","name":{"kind":"Name","value":"publish_time"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"author_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"author_url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlogCategoryLink"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlogCategoryLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category_id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"category_url"}}]}}]} as unknown as DocumentNode<BlogCardFragment, unknown>;
export const ProductOptionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductOption"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfigurableProductOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"attribute_code"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"swatch_data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]} as unknown as DocumentNode<ProductOptionFragment, unknown>;
export const ProductPriceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price_range"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimum_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"final_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regular_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lowest_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]} as unknown as DocumentNode<ProductPriceFragment, unknown>;
export const ProductVariantFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductVariant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfigurableVariant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attributes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"stock_status"}},{"kind":"Field","name":{"kind":"Name","value":"only_x_left_in_stock"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_age"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductPrice"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price_range"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimum_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"final_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regular_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lowest_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]} as unknown as DocumentNode<ProductVariantFragment, unknown>;
export const CardDetailsItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CardDetailsItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"stock_status"}},{"kind":"Field","name":{"kind":"Name","value":"color_siblings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"small_image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfigurableProduct"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"configurable_options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductOption"}}]}},{"kind":"Field","name":{"kind":"Name","value":"variants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductVariant"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price_range"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimum_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"final_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regular_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lowest_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductOption"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfigurableProductOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"attribute_code"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"swatch_data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductVariant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfigurableVariant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attributes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"stock_status"}},{"kind":"Field","name":{"kind":"Name","value":"only_x_left_in_stock"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_age"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductPrice"}}]}}]}}]} as unknown as DocumentNode<CardDetailsItemFragment, unknown>;
export const GridBannerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GridBanner"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductBanner"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"image_desktop"}},{"kind":"Field","name":{"kind":"Name","value":"image_tablet"}},{"kind":"Field","name":{"kind":"Name","value":"image_mobile"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"every_n"}},{"kind":"Field","name":{"kind":"Name","value":"is_valid"}}]}}]} as unknown as DocumentNode<GridBannerFragment, unknown>;
export const ProductCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"additional_product_name"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_brand"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"stock_status"}},{"kind":"Field","name":{"kind":"Name","value":"small_image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secondary_image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductPrice"}},{"kind":"Field","name":{"kind":"Name","value":"color_siblings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"color_option"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"swatch_data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImageSwatchData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"thumbnail"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price_range"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimum_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"final_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regular_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lowest_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]} as unknown as DocumentNode<ProductCardFragment, unknown>;
export const ListingFacetFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListingFacet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Aggregation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attribute_code"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"swatch_value"}}]}}]}}]} as unknown as DocumentNode<ListingFacetFragment, unknown>;
export const ProductListingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductListing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Products"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"aggregations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingFacet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sort_fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"default"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"total_count"}},{"kind":"Field","name":{"kind":"Name","value":"page_info"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current_page"}},{"kind":"Field","name":{"kind":"Name","value":"page_size"}},{"kind":"Field","name":{"kind":"Name","value":"total_pages"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price_range"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimum_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"final_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regular_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lowest_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"additional_product_name"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_brand"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"stock_status"}},{"kind":"Field","name":{"kind":"Name","value":"small_image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secondary_image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductPrice"}},{"kind":"Field","name":{"kind":"Name","value":"color_siblings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"color_option"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"swatch_data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImageSwatchData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"thumbnail"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListingFacet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Aggregation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attribute_code"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"swatch_value"}}]}}]}}]} as unknown as DocumentNode<ProductListingFragment, unknown>;
export const ProductPageItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductPageItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"additional_product_name"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"stock_status"}},{"kind":"Field","name":{"kind":"Name","value":"only_x_left_in_stock"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_age"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_brand"}},{"kind":"Field","name":{"kind":"Name","value":"brand_category_url"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_care"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_certificates"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_materials_description"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_product_collection"}},{"kind":"Field","name":{"kind":"Name","value":"meta_title"}},{"kind":"Field","name":{"kind":"Name","value":"meta_description"}},{"kind":"Field","name":{"kind":"Name","value":"country_of_manufacture"}},{"kind":"Field","name":{"kind":"Name","value":"description"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"html"}}]}},{"kind":"Field","name":{"kind":"Name","value":"media_gallery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"disabled"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductPrice"}},{"kind":"Field","name":{"kind":"Name","value":"color_option"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"color_siblings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"stock_status"}},{"kind":"Field","name":{"kind":"Name","value":"small_image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"color_option"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"url_path"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"breadcrumbs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category_uid"}},{"kind":"Field","name":{"kind":"Name","value":"category_name"}},{"kind":"Field","name":{"kind":"Name","value":"category_url_path"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfigurableProduct"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"configurable_options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductOption"}}]}},{"kind":"Field","name":{"kind":"Name","value":"variants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductVariant"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiftCardProduct"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"giftcard_type"}},{"kind":"Field","name":{"kind":"Name","value":"message_max_length"}},{"kind":"Field","name":{"kind":"Name","value":"giftcard_amounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gift_card_options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"required"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price_range"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimum_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"final_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regular_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lowest_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductOption"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfigurableProductOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"attribute_code"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"swatch_data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductVariant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfigurableVariant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attributes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"stock_status"}},{"kind":"Field","name":{"kind":"Name","value":"only_x_left_in_stock"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_age"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductPrice"}}]}}]}}]} as unknown as DocumentNode<ProductPageItemFragment, unknown>;
export const CartItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartItemInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"max_qty"}},{"kind":"Field","name":{"kind":"Name","value":"is_available"}},{"kind":"Field","name":{"kind":"Name","value":"not_available_message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_brand"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_age"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"color_option"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price_including_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"original_item_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"row_total_including_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfigurableCartItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"configured_variant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_age"}}]}},{"kind":"Field","name":{"kind":"Name","value":"configurable_options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"option_label"}},{"kind":"Field","name":{"kind":"Name","value":"value_label"}},{"kind":"Field","name":{"kind":"Name","value":"configurable_product_option_value_uid"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiftCardCartItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recipient_name"}},{"kind":"Field","name":{"kind":"Name","value":"recipient_email"}}]}}]}}]} as unknown as DocumentNode<CartItemFragment, unknown>;
export const FreeShippingBarFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FreeShippingBar"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FreeShipping"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"has_free_shipping"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"amount_missing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]} as unknown as DocumentNode<FreeShippingBarFragment, unknown>;
export const CartSummaryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total_quantity"}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subtotal_including_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grand_total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"applied_taxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"free_shipping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FreeShippingBar"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FreeShippingBar"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FreeShipping"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"has_free_shipping"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"amount_missing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]} as unknown as DocumentNode<CartSummaryFragment, unknown>;
export const CheckoutCartFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CheckoutCart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"is_virtual"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartItem"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartSummary"}},{"kind":"Field","name":{"kind":"Name","value":"shipping_addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"country"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"available_shipping_methods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"carrier_code"}},{"kind":"Field","name":{"kind":"Name","value":"carrier_title"}},{"kind":"Field","name":{"kind":"Name","value":"method_code"}},{"kind":"Field","name":{"kind":"Name","value":"method_title"}},{"kind":"Field","name":{"kind":"Name","value":"error_message"}},{"kind":"Field","name":{"kind":"Name","value":"price_incl_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"selected_shipping_method"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"carrier_code"}},{"kind":"Field","name":{"kind":"Name","value":"carrier_title"}},{"kind":"Field","name":{"kind":"Name","value":"method_code"}},{"kind":"Field","name":{"kind":"Name","value":"method_title"}},{"kind":"Field","name":{"kind":"Name","value":"price_incl_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"available_payment_methods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"selected_payment_method"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FreeShippingBar"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FreeShipping"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"has_free_shipping"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"amount_missing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartItemInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"max_qty"}},{"kind":"Field","name":{"kind":"Name","value":"is_available"}},{"kind":"Field","name":{"kind":"Name","value":"not_available_message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_brand"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_age"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"color_option"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price_including_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"original_item_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"row_total_including_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfigurableCartItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"configured_variant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_age"}}]}},{"kind":"Field","name":{"kind":"Name","value":"configurable_options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"option_label"}},{"kind":"Field","name":{"kind":"Name","value":"value_label"}},{"kind":"Field","name":{"kind":"Name","value":"configurable_product_option_value_uid"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiftCardCartItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recipient_name"}},{"kind":"Field","name":{"kind":"Name","value":"recipient_email"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total_quantity"}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subtotal_including_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grand_total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"applied_taxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"free_shipping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FreeShippingBar"}}]}}]}}]} as unknown as DocumentNode<CheckoutCartFragment, unknown>;
export const AccountAddressFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountAddress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerAddress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstname"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"country_code"}},{"kind":"Field","name":{"kind":"Name","value":"region"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"region"}}]}},{"kind":"Field","name":{"kind":"Name","value":"telephone"}},{"kind":"Field","name":{"kind":"Name","value":"default_shipping"}},{"kind":"Field","name":{"kind":"Name","value":"default_billing"}}]}}]} as unknown as DocumentNode<AccountAddressFragment, unknown>;
export const ProductLabelFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductLabel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmLabel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer_group_ids"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"label_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"product_id"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"style"}},{"kind":"Field","name":{"kind":"Name","value":"txt"}}]}}]} as unknown as DocumentNode<ProductLabelFragment, unknown>;
export const MenuBranchFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MenuBranch"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CategoryTree"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url_path"}},{"kind":"Field","name":{"kind":"Name","value":"include_in_menu"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"label_color"}},{"kind":"Field","name":{"kind":"Name","value":"label_css"}},{"kind":"Field","name":{"kind":"Name","value":"category_badges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"label_color"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}}]} as unknown as DocumentNode<MenuBranchFragment, unknown>;
export const MenuTopFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MenuTop"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CategoryTree"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuBranch"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"left_side_bar_cms_block_id"}},{"kind":"Field","name":{"kind":"Name","value":"right_side_bar_cms_block_id"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MenuBranch"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CategoryTree"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url_path"}},{"kind":"Field","name":{"kind":"Name","value":"include_in_menu"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"label_color"}},{"kind":"Field","name":{"kind":"Name","value":"label_css"}},{"kind":"Field","name":{"kind":"Name","value":"category_badges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"label_color"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}}]} as unknown as DocumentNode<MenuTopFragment, unknown>;
export const LookPinFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LookPin"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LookbookPin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"imgH"}},{"kind":"Field","name":{"kind":"Name","value":"imgW"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"top"}}]}}]} as unknown as DocumentNode<LookPinFragment, unknown>;
export const LookProductFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LookProduct"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"stock_status"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductPrice"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price_range"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimum_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"final_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regular_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lowest_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]} as unknown as DocumentNode<LookProductFragment, unknown>;
export const OrderRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"order_date"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grand_total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}}]} as unknown as DocumentNode<OrderRowFragment, unknown>;
export const ReceiptAddressFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReceiptAddress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderAddress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstname"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"country_code"}},{"kind":"Field","name":{"kind":"Name","value":"telephone"}}]}}]} as unknown as DocumentNode<ReceiptAddressFragment, unknown>;
export const OrderReceiptFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderReceipt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"order_date"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"is_virtual"}},{"kind":"Field","name":{"kind":"Name","value":"shipping_method"}},{"kind":"Field","name":{"kind":"Name","value":"payment_methods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shipping_address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReceiptAddress"}}]}},{"kind":"Field","name":{"kind":"Name","value":"billing_address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReceiptAddress"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"product_name"}},{"kind":"Field","name":{"kind":"Name","value":"product_url_key"}},{"kind":"Field","name":{"kind":"Name","value":"quantity_ordered"}},{"kind":"Field","name":{"kind":"Name","value":"product_sale_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"selected_options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subtotal_incl_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total_shipping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grand_total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReceiptAddress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderAddress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstname"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"country_code"}},{"kind":"Field","name":{"kind":"Name","value":"telephone"}}]}}]} as unknown as DocumentNode<OrderReceiptFragment, unknown>;
export const RecommendedItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecommendedItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecommendedProduct"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency_code"}},{"kind":"Field","name":{"kind":"Name","value":"final_price"}},{"kind":"Field","name":{"kind":"Name","value":"image_url"}},{"kind":"Field","name":{"kind":"Name","value":"lowest_price"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"product_url"}},{"kind":"Field","name":{"kind":"Name","value":"regular_price"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}}]}}]} as unknown as DocumentNode<RecommendedItemFragment, unknown>;
export const SizeChartRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SizeChartRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SizeChartRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"height"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"chest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"waist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hips"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inseam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"foot"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"head"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"palm"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}}]} as unknown as DocumentNode<SizeChartRowFragment, unknown>;
export const ShopAvailabilityFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShopAvailability"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StoreAvailability"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"country_code"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"opening_hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}}]}}]}}]} as unknown as DocumentNode<ShopAvailabilityFragment, unknown>;
export const StoreConfigDataFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoreConfigData"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StoreConfig"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"website_name"}},{"kind":"Field","name":{"kind":"Name","value":"secure_base_url"}},{"kind":"Field","name":{"kind":"Name","value":"store_name"}},{"kind":"Field","name":{"kind":"Name","value":"copyright"}},{"kind":"Field","name":{"kind":"Name","value":"category_url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"product_url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"grid_per_page"}},{"kind":"Field","name":{"kind":"Name","value":"title_prefix"}},{"kind":"Field","name":{"kind":"Name","value":"title_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"default_title"}},{"kind":"Field","name":{"kind":"Name","value":"root_category_uid"}},{"kind":"Field","name":{"kind":"Name","value":"header_logo_src"}},{"kind":"Field","name":{"kind":"Name","value":"logo_alt"}},{"kind":"Field","name":{"kind":"Name","value":"logo_width"}},{"kind":"Field","name":{"kind":"Name","value":"logo_height"}},{"kind":"Field","name":{"kind":"Name","value":"newsletter_enabled"}},{"kind":"Field","name":{"kind":"Name","value":"newsletter_enable_phone_field"}},{"kind":"Field","name":{"kind":"Name","value":"top_menu_help_and_contact_enabled"}},{"kind":"Field","name":{"kind":"Name","value":"top_menu_help_and_contact_title"}},{"kind":"Field","name":{"kind":"Name","value":"top_menu_help_and_contact_cms_page"}},{"kind":"Field","name":{"kind":"Name","value":"top_menu_club_link_enabled"}},{"kind":"Field","name":{"kind":"Name","value":"top_menu_club_link_cms_page"}},{"kind":"Field","name":{"kind":"Name","value":"top_menu_mini_wishlist_enabled"}},{"kind":"Field","name":{"kind":"Name","value":"top_menu_mini_wishlist_max_items_to_show"}},{"kind":"Field","name":{"kind":"Name","value":"magento_wishlist_general_is_enabled"}},{"kind":"Field","name":{"kind":"Name","value":"store_group_code"}},{"kind":"Field","name":{"kind":"Name","value":"store_switcher_current_group_only"}},{"kind":"Field","name":{"kind":"Name","value":"secure_base_media_url"}}]}}]} as unknown as DocumentNode<StoreConfigDataFragment, unknown>;
export const StoreViewFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoreViewFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StoreConfig"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"store_code"}},{"kind":"Field","name":{"kind":"Name","value":"store_name"}},{"kind":"Field","name":{"kind":"Name","value":"store_group_code"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"country_default"}},{"kind":"Field","name":{"kind":"Name","value":"default_display_currency_code"}},{"kind":"Field","name":{"kind":"Name","value":"secure_base_url"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"grid_per_page"}}]}}]} as unknown as DocumentNode<StoreViewFieldsFragment, unknown>;
export const SwitcherStoreFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SwitcherStore"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StoreConfig"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"store_code"}},{"kind":"Field","name":{"kind":"Name","value":"store_name"}},{"kind":"Field","name":{"kind":"Name","value":"store_group_code"}},{"kind":"Field","name":{"kind":"Name","value":"store_group_name"}},{"kind":"Field","name":{"kind":"Name","value":"store_sort_order"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"country_default"}},{"kind":"Field","name":{"kind":"Name","value":"default_display_currency_code"}},{"kind":"Field","name":{"kind":"Name","value":"secure_base_url"}},{"kind":"Field","name":{"kind":"Name","value":"secure_base_media_url"}}]}}]} as unknown as DocumentNode<SwitcherStoreFragment, unknown>;
export const SuggestedProductFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SuggestedProduct"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecommendedProduct"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"image_url"}},{"kind":"Field","name":{"kind":"Name","value":"product_url"}},{"kind":"Field","name":{"kind":"Name","value":"currency_code"}},{"kind":"Field","name":{"kind":"Name","value":"final_price"}},{"kind":"Field","name":{"kind":"Name","value":"regular_price"}},{"kind":"Field","name":{"kind":"Name","value":"lowest_price"}}]}}]} as unknown as DocumentNode<SuggestedProductFragment, unknown>;
export const MiniWishFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MiniWish"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"additional_product_name"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"small_image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductPrice"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price_range"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimum_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"final_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regular_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lowest_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]} as unknown as DocumentNode<MiniWishFragment, unknown>;
export const WishlistPageItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WishlistPageItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WishlistItemInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfigurableWishlistItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"configured_variant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price_range"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimum_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"final_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regular_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lowest_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"additional_product_name"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_brand"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"stock_status"}},{"kind":"Field","name":{"kind":"Name","value":"small_image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secondary_image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductPrice"}},{"kind":"Field","name":{"kind":"Name","value":"color_siblings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"color_option"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"swatch_data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImageSwatchData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"thumbnail"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<WishlistPageItemFragment, unknown>;
export const BlogSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BlogSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"storeConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blog"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"index_title"}},{"kind":"Field","name":{"kind":"Name","value":"index_subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"index_meta_title"}},{"kind":"Field","name":{"kind":"Name","value":"index_meta_description"}},{"kind":"Field","name":{"kind":"Name","value":"posts_per_page"}},{"kind":"Field","name":{"kind":"Name","value":"recent_posts_enabled"}},{"kind":"Field","name":{"kind":"Name","value":"recent_posts_count"}}]}}]}}]}}]} as unknown as DocumentNode<BlogSettingsQuery, BlogSettingsQueryVariables>;
export const BlogPostsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BlogPosts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BlogPostsFilterInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"size"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blogPosts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"size"}}},{"kind":"Argument","name":{"kind":"Name","value":"currentPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total_count"}},{"kind":"Field","name":{"kind":"Name","value":"total_pages"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlogCard"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"blogCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlogCategoryLink"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlogCategoryLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category_id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"category_url"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlogCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogPost"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"post_id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"post_url"}},{"kind":"Field","name":{"kind":"Name","value":"short_content"}},{"kind":"Field","name":{"kind":"Name","value":"featured_image"}},{"kind":"Field","name":{"kind":"Name","value":"publish_time"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"author_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"author_url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlogCategoryLink"}}]}}]}}]} as unknown as DocumentNode<BlogPostsQuery, BlogPostsQueryVariables>;
export const BlogTermTitleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BlogTermTitle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"category"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tag"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"author"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isCategory"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isTag"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isAuthor"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blogCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"category"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isCategory"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"blogTag"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tag"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isTag"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"blogAuthor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"author"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isAuthor"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<BlogTermTitleQuery, BlogTermTitleQueryVariables>;
export const BlogPostPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BlogPostPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"recent"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blogPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlogCard"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"meta_title"}},{"kind":"Field","name":{"kind":"Name","value":"meta_description"}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tag_id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"tag_url"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"blogPosts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"recent"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlogCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlogCategoryLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category_id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"category_url"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlogCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogPost"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"post_id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"post_url"}},{"kind":"Field","name":{"kind":"Name","value":"short_content"}},{"kind":"Field","name":{"kind":"Name","value":"featured_image"}},{"kind":"Field","name":{"kind":"Name","value":"publish_time"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"author_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"author_url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlogCategoryLink"}}]}}]}}]} as unknown as DocumentNode<BlogPostPageQuery, BlogPostPageQueryVariables>;
export const CartToBringDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CartToBring"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"cart_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"total_quantity"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfigurableCartItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"configurable_options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"configurable_product_option_value_uid"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<CartToBringQuery, CartToBringQueryVariables>;
export const CreateCartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createEmptyCart"}}]}}]} as unknown as DocumentNode<CreateCartMutation, CreateCartMutationVariables>;
export const AddToCartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddToCart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"items"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CartItemInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addProductsToCart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"cartId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}}},{"kind":"Argument","name":{"kind":"Name","value":"cartItems"},"value":{"kind":"Variable","name":{"kind":"Name","value":"items"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"total_quantity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user_errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartUserInputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AddToCartMutation, AddToCartMutationVariables>;
export const UpdateCartItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCartItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quantity"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Float"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCartItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"cart_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"cart_items"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"cart_item_uid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uid"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"quantity"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quantity"}}}]}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"total_quantity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateCartItemMutation, UpdateCartItemMutationVariables>;
export const RemoveCartItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveCartItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeItemFromCart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"cart_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"cart_item_uid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uid"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"total_quantity"}}]}}]}}]}}]} as unknown as DocumentNode<RemoveCartItemMutation, RemoveCartItemMutationVariables>;
export const CartLimitsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CartLimits"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"cart_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"max_qty"}}]}}]}}]}}]} as unknown as DocumentNode<CartLimitsQuery, CartLimitsQueryVariables>;
export const CartPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CartPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"cart_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartItem"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartSummary"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FreeShippingBar"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FreeShipping"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"has_free_shipping"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"amount_missing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartItemInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"max_qty"}},{"kind":"Field","name":{"kind":"Name","value":"is_available"}},{"kind":"Field","name":{"kind":"Name","value":"not_available_message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_brand"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_age"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"color_option"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price_including_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"original_item_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"row_total_including_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfigurableCartItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"configured_variant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_age"}}]}},{"kind":"Field","name":{"kind":"Name","value":"configurable_options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"option_label"}},{"kind":"Field","name":{"kind":"Name","value":"value_label"}},{"kind":"Field","name":{"kind":"Name","value":"configurable_product_option_value_uid"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiftCardCartItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recipient_name"}},{"kind":"Field","name":{"kind":"Name","value":"recipient_email"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total_quantity"}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subtotal_including_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grand_total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"applied_taxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"free_shipping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FreeShippingBar"}}]}}]}}]} as unknown as DocumentNode<CartPageQuery, CartPageQueryVariables>;
export const MiniCartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MiniCart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"cart_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartItem"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartSummary"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FreeShippingBar"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FreeShipping"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"has_free_shipping"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"amount_missing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartItemInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"max_qty"}},{"kind":"Field","name":{"kind":"Name","value":"is_available"}},{"kind":"Field","name":{"kind":"Name","value":"not_available_message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_brand"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_age"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"color_option"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price_including_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"original_item_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"row_total_including_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfigurableCartItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"configured_variant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_age"}}]}},{"kind":"Field","name":{"kind":"Name","value":"configurable_options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"option_label"}},{"kind":"Field","name":{"kind":"Name","value":"value_label"}},{"kind":"Field","name":{"kind":"Name","value":"configurable_product_option_value_uid"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiftCardCartItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recipient_name"}},{"kind":"Field","name":{"kind":"Name","value":"recipient_email"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total_quantity"}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subtotal_including_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grand_total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"applied_taxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"free_shipping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FreeShippingBar"}}]}}]}}]} as unknown as DocumentNode<MiniCartQuery, MiniCartQueryVariables>;
export const CardDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CardDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"uid"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uid"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CardDetailsItem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductOption"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfigurableProductOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"attribute_code"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"swatch_data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price_range"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimum_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"final_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regular_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lowest_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductVariant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfigurableVariant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attributes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"stock_status"}},{"kind":"Field","name":{"kind":"Name","value":"only_x_left_in_stock"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_age"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductPrice"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CardDetailsItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"stock_status"}},{"kind":"Field","name":{"kind":"Name","value":"color_siblings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"small_image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfigurableProduct"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"configurable_options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductOption"}}]}},{"kind":"Field","name":{"kind":"Name","value":"variants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductVariant"}}]}}]}}]}}]} as unknown as DocumentNode<CardDetailsQuery, CardDetailsQueryVariables>;
export const CategoryPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CategoryPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductAttributeFilterInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductAttributeSortInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withProducts"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filters"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"category_uid"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uid"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"display_mode"}},{"kind":"Field","name":{"kind":"Name","value":"url_path"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"meta_title"}},{"kind":"Field","name":{"kind":"Name","value":"meta_description"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"product_count"}},{"kind":"Field","name":{"kind":"Name","value":"grid_banners"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GridBanner"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cms_block"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"breadcrumbs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category_uid"}},{"kind":"Field","name":{"kind":"Name","value":"category_name"}},{"kind":"Field","name":{"kind":"Name","value":"category_url_path"}},{"kind":"Field","name":{"kind":"Name","value":"category_level"}}]}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url_path"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"include_in_menu"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"product_count"}},{"kind":"Field","name":{"kind":"Name","value":"image"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"currentPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withProducts"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductListing"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price_range"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimum_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"final_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regular_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lowest_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"additional_product_name"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_brand"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"stock_status"}},{"kind":"Field","name":{"kind":"Name","value":"small_image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secondary_image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductPrice"}},{"kind":"Field","name":{"kind":"Name","value":"color_siblings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"color_option"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"swatch_data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImageSwatchData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"thumbnail"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListingFacet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Aggregation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attribute_code"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"swatch_value"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GridBanner"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductBanner"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"image_desktop"}},{"kind":"Field","name":{"kind":"Name","value":"image_tablet"}},{"kind":"Field","name":{"kind":"Name","value":"image_mobile"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"every_n"}},{"kind":"Field","name":{"kind":"Name","value":"is_valid"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductListing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Products"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"aggregations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingFacet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sort_fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"default"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"total_count"}},{"kind":"Field","name":{"kind":"Name","value":"page_info"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current_page"}},{"kind":"Field","name":{"kind":"Name","value":"page_size"}},{"kind":"Field","name":{"kind":"Name","value":"total_pages"}}]}}]}}]} as unknown as DocumentNode<CategoryPageQuery, CategoryPageQueryVariables>;
export const ColourPicturesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ColourPictures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"uid"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uid"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfigurableProduct"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"variants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attributes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"media_gallery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"disabled"}}]}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<ColourPicturesQuery, ColourPicturesQueryVariables>;
export const FilterTypesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FilterTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__type"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"StringValue","value":"ProductAttributeFilterInput","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inputFields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<FilterTypesQuery, FilterTypesQueryVariables>;
export const ProductPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProductPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"uid"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uid"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductPageItem"}},{"kind":"Field","name":{"kind":"Name","value":"related_products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"upsell_products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"storeConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product_in_store_availability_status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cmsBlocks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"identifiers"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"product-campaign","block":false},{"kind":"StringValue","value":"product-safety","block":false}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price_range"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimum_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"final_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regular_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lowest_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductOption"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfigurableProductOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"attribute_code"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"swatch_data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductVariant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfigurableVariant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attributes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"stock_status"}},{"kind":"Field","name":{"kind":"Name","value":"only_x_left_in_stock"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_age"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductPrice"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductPageItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"additional_product_name"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"stock_status"}},{"kind":"Field","name":{"kind":"Name","value":"only_x_left_in_stock"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_age"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_brand"}},{"kind":"Field","name":{"kind":"Name","value":"brand_category_url"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_care"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_certificates"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_materials_description"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_product_collection"}},{"kind":"Field","name":{"kind":"Name","value":"meta_title"}},{"kind":"Field","name":{"kind":"Name","value":"meta_description"}},{"kind":"Field","name":{"kind":"Name","value":"country_of_manufacture"}},{"kind":"Field","name":{"kind":"Name","value":"description"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"html"}}]}},{"kind":"Field","name":{"kind":"Name","value":"media_gallery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"disabled"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductPrice"}},{"kind":"Field","name":{"kind":"Name","value":"color_option"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"color_siblings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"stock_status"}},{"kind":"Field","name":{"kind":"Name","value":"small_image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"color_option"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"url_path"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"breadcrumbs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category_uid"}},{"kind":"Field","name":{"kind":"Name","value":"category_name"}},{"kind":"Field","name":{"kind":"Name","value":"category_url_path"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfigurableProduct"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"configurable_options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductOption"}}]}},{"kind":"Field","name":{"kind":"Name","value":"variants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductVariant"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiftCardProduct"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"giftcard_type"}},{"kind":"Field","name":{"kind":"Name","value":"message_max_length"}},{"kind":"Field","name":{"kind":"Name","value":"giftcard_amounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gift_card_options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"required"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"additional_product_name"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_brand"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"stock_status"}},{"kind":"Field","name":{"kind":"Name","value":"small_image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secondary_image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductPrice"}},{"kind":"Field","name":{"kind":"Name","value":"color_siblings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"color_option"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"swatch_data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImageSwatchData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"thumbnail"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<ProductPageQuery, ProductPageQueryVariables>;
export const CheckoutPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckoutPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"cart_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CheckoutCart"}}]}},{"kind":"Field","name":{"kind":"Name","value":"countries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"full_name_locale"}},{"kind":"Field","name":{"kind":"Name","value":"available_regions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"checkoutAgreements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agreement_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"checkbox_text"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"is_html"}}]}},{"kind":"Field","name":{"kind":"Name","value":"storeConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"countries_with_required_region"}},{"kind":"Field","name":{"kind":"Name","value":"default_country"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartItemInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"max_qty"}},{"kind":"Field","name":{"kind":"Name","value":"is_available"}},{"kind":"Field","name":{"kind":"Name","value":"not_available_message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_brand"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_age"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"color_option"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price_including_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"original_item_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"row_total_including_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfigurableCartItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"configured_variant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_age"}}]}},{"kind":"Field","name":{"kind":"Name","value":"configurable_options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"option_label"}},{"kind":"Field","name":{"kind":"Name","value":"value_label"}},{"kind":"Field","name":{"kind":"Name","value":"configurable_product_option_value_uid"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiftCardCartItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recipient_name"}},{"kind":"Field","name":{"kind":"Name","value":"recipient_email"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FreeShippingBar"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FreeShipping"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"has_free_shipping"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"amount_missing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total_quantity"}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subtotal_including_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grand_total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"applied_taxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"free_shipping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FreeShippingBar"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CheckoutCart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"is_virtual"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartItem"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartSummary"}},{"kind":"Field","name":{"kind":"Name","value":"shipping_addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"country"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"available_shipping_methods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"carrier_code"}},{"kind":"Field","name":{"kind":"Name","value":"carrier_title"}},{"kind":"Field","name":{"kind":"Name","value":"method_code"}},{"kind":"Field","name":{"kind":"Name","value":"method_title"}},{"kind":"Field","name":{"kind":"Name","value":"error_message"}},{"kind":"Field","name":{"kind":"Name","value":"price_incl_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"selected_shipping_method"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"carrier_code"}},{"kind":"Field","name":{"kind":"Name","value":"carrier_title"}},{"kind":"Field","name":{"kind":"Name","value":"method_code"}},{"kind":"Field","name":{"kind":"Name","value":"method_title"}},{"kind":"Field","name":{"kind":"Name","value":"price_incl_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"available_payment_methods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"selected_payment_method"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<CheckoutPageQuery, CheckoutPageQueryVariables>;
export const SaveContactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveContact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isGuest"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shipping"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CartAddressInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"billing"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BillingAddressInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setGuestEmailOnCart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"cart_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}]}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isGuest"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"setShippingAddressesOnCart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"cart_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"shipping_addresses"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"address"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shipping"}}}]}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"setBillingAddressOnCart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"cart_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"billing_address"},"value":{"kind":"Variable","name":{"kind":"Name","value":"billing"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CheckoutCart"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartItemInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"max_qty"}},{"kind":"Field","name":{"kind":"Name","value":"is_available"}},{"kind":"Field","name":{"kind":"Name","value":"not_available_message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_brand"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_age"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"color_option"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price_including_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"original_item_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"row_total_including_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfigurableCartItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"configured_variant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_age"}}]}},{"kind":"Field","name":{"kind":"Name","value":"configurable_options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"option_label"}},{"kind":"Field","name":{"kind":"Name","value":"value_label"}},{"kind":"Field","name":{"kind":"Name","value":"configurable_product_option_value_uid"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiftCardCartItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recipient_name"}},{"kind":"Field","name":{"kind":"Name","value":"recipient_email"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FreeShippingBar"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FreeShipping"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"has_free_shipping"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"amount_missing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total_quantity"}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subtotal_including_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grand_total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"applied_taxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"free_shipping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FreeShippingBar"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CheckoutCart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"is_virtual"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartItem"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartSummary"}},{"kind":"Field","name":{"kind":"Name","value":"shipping_addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"country"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"available_shipping_methods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"carrier_code"}},{"kind":"Field","name":{"kind":"Name","value":"carrier_title"}},{"kind":"Field","name":{"kind":"Name","value":"method_code"}},{"kind":"Field","name":{"kind":"Name","value":"method_title"}},{"kind":"Field","name":{"kind":"Name","value":"error_message"}},{"kind":"Field","name":{"kind":"Name","value":"price_incl_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"selected_shipping_method"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"carrier_code"}},{"kind":"Field","name":{"kind":"Name","value":"carrier_title"}},{"kind":"Field","name":{"kind":"Name","value":"method_code"}},{"kind":"Field","name":{"kind":"Name","value":"method_title"}},{"kind":"Field","name":{"kind":"Name","value":"price_incl_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"available_payment_methods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"selected_payment_method"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<SaveContactMutation, SaveContactMutationVariables>;
export const SaveBuyerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveBuyer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isGuest"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"billing"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BillingAddressInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setGuestEmailOnCart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"cart_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}]}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isGuest"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"setBillingAddressOnCart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"cart_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"billing_address"},"value":{"kind":"Variable","name":{"kind":"Name","value":"billing"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CheckoutCart"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartItemInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"max_qty"}},{"kind":"Field","name":{"kind":"Name","value":"is_available"}},{"kind":"Field","name":{"kind":"Name","value":"not_available_message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_brand"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_age"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"color_option"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price_including_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"original_item_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"row_total_including_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfigurableCartItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"configured_variant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_age"}}]}},{"kind":"Field","name":{"kind":"Name","value":"configurable_options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"option_label"}},{"kind":"Field","name":{"kind":"Name","value":"value_label"}},{"kind":"Field","name":{"kind":"Name","value":"configurable_product_option_value_uid"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiftCardCartItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recipient_name"}},{"kind":"Field","name":{"kind":"Name","value":"recipient_email"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FreeShippingBar"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FreeShipping"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"has_free_shipping"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"amount_missing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total_quantity"}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subtotal_including_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grand_total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"applied_taxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"free_shipping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FreeShippingBar"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CheckoutCart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"is_virtual"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartItem"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartSummary"}},{"kind":"Field","name":{"kind":"Name","value":"shipping_addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"country"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"available_shipping_methods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"carrier_code"}},{"kind":"Field","name":{"kind":"Name","value":"carrier_title"}},{"kind":"Field","name":{"kind":"Name","value":"method_code"}},{"kind":"Field","name":{"kind":"Name","value":"method_title"}},{"kind":"Field","name":{"kind":"Name","value":"error_message"}},{"kind":"Field","name":{"kind":"Name","value":"price_incl_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"selected_shipping_method"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"carrier_code"}},{"kind":"Field","name":{"kind":"Name","value":"carrier_title"}},{"kind":"Field","name":{"kind":"Name","value":"method_code"}},{"kind":"Field","name":{"kind":"Name","value":"method_title"}},{"kind":"Field","name":{"kind":"Name","value":"price_incl_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"available_payment_methods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"selected_payment_method"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<SaveBuyerMutation, SaveBuyerMutationVariables>;
export const SaveDeliveryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveDelivery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"carrier"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"method"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setShippingMethodsOnCart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"cart_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"shipping_methods"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"carrier_code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"carrier"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"method_code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"method"}}}]}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CheckoutCart"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartItemInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"max_qty"}},{"kind":"Field","name":{"kind":"Name","value":"is_available"}},{"kind":"Field","name":{"kind":"Name","value":"not_available_message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_brand"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_age"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"color_option"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price_including_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"original_item_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"row_total_including_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfigurableCartItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"configured_variant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_age"}}]}},{"kind":"Field","name":{"kind":"Name","value":"configurable_options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"option_label"}},{"kind":"Field","name":{"kind":"Name","value":"value_label"}},{"kind":"Field","name":{"kind":"Name","value":"configurable_product_option_value_uid"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiftCardCartItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recipient_name"}},{"kind":"Field","name":{"kind":"Name","value":"recipient_email"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FreeShippingBar"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FreeShipping"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"has_free_shipping"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"amount_missing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total_quantity"}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subtotal_including_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grand_total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"applied_taxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"free_shipping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FreeShippingBar"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CheckoutCart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"is_virtual"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartItem"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartSummary"}},{"kind":"Field","name":{"kind":"Name","value":"shipping_addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"country"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"available_shipping_methods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"carrier_code"}},{"kind":"Field","name":{"kind":"Name","value":"carrier_title"}},{"kind":"Field","name":{"kind":"Name","value":"method_code"}},{"kind":"Field","name":{"kind":"Name","value":"method_title"}},{"kind":"Field","name":{"kind":"Name","value":"error_message"}},{"kind":"Field","name":{"kind":"Name","value":"price_incl_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"selected_shipping_method"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"carrier_code"}},{"kind":"Field","name":{"kind":"Name","value":"carrier_title"}},{"kind":"Field","name":{"kind":"Name","value":"method_code"}},{"kind":"Field","name":{"kind":"Name","value":"method_title"}},{"kind":"Field","name":{"kind":"Name","value":"price_incl_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"available_payment_methods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"selected_payment_method"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<SaveDeliveryMutation, SaveDeliveryMutationVariables>;
export const SavePaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SavePayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"payment"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPaymentMethodOnCart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"cart_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"payment_method"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"payment"}}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CheckoutCart"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartItemInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"max_qty"}},{"kind":"Field","name":{"kind":"Name","value":"is_available"}},{"kind":"Field","name":{"kind":"Name","value":"not_available_message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_brand"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_age"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"color_option"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price_including_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"original_item_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"row_total_including_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfigurableCartItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"configured_variant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_age"}}]}},{"kind":"Field","name":{"kind":"Name","value":"configurable_options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"option_label"}},{"kind":"Field","name":{"kind":"Name","value":"value_label"}},{"kind":"Field","name":{"kind":"Name","value":"configurable_product_option_value_uid"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiftCardCartItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recipient_name"}},{"kind":"Field","name":{"kind":"Name","value":"recipient_email"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FreeShippingBar"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FreeShipping"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"has_free_shipping"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"amount_missing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total_quantity"}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subtotal_including_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grand_total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"applied_taxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"free_shipping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FreeShippingBar"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CheckoutCart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"is_virtual"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartItem"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartSummary"}},{"kind":"Field","name":{"kind":"Name","value":"shipping_addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"country"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"available_shipping_methods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"carrier_code"}},{"kind":"Field","name":{"kind":"Name","value":"carrier_title"}},{"kind":"Field","name":{"kind":"Name","value":"method_code"}},{"kind":"Field","name":{"kind":"Name","value":"method_title"}},{"kind":"Field","name":{"kind":"Name","value":"error_message"}},{"kind":"Field","name":{"kind":"Name","value":"price_incl_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"selected_shipping_method"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"carrier_code"}},{"kind":"Field","name":{"kind":"Name","value":"carrier_title"}},{"kind":"Field","name":{"kind":"Name","value":"method_code"}},{"kind":"Field","name":{"kind":"Name","value":"method_title"}},{"kind":"Field","name":{"kind":"Name","value":"price_incl_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"available_payment_methods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"selected_payment_method"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<SavePaymentMutation, SavePaymentMutationVariables>;
export const PlaceOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PlaceOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"placeOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"cart_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"orderV2"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"token"}}]}}]}}]}}]} as unknown as DocumentNode<PlaceOrderMutation, PlaceOrderMutationVariables>;
export const CmsPageContentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CmsPageContent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"identifier"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cmsPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"identifier"},"value":{"kind":"Variable","name":{"kind":"Name","value":"identifier"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content_heading"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"meta_title"}},{"kind":"Field","name":{"kind":"Name","value":"meta_description"}},{"kind":"Field","name":{"kind":"Name","value":"meta_robots"}},{"kind":"Field","name":{"kind":"Name","value":"page_layout"}}]}}]}}]} as unknown as DocumentNode<CmsPageContentQuery, CmsPageContentQueryVariables>;
export const ContactPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"storeConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contact_enabled"}}]}}]}}]} as unknown as DocumentNode<ContactPageQuery, ContactPageQueryVariables>;
export const ContactUsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ContactUs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactUsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactUs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<ContactUsMutation, ContactUsMutationVariables>;
export const HomePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomePage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cmsBlocks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"identifiers"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"home-intro","block":false},{"kind":"StringValue","value":"home-lookbook","block":false},{"kind":"StringValue","value":"home-benefits","block":false}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[]}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"newest"},"value":{"kind":"EnumValue","value":"DESC"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"40"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price_range"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimum_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"final_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regular_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lowest_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"additional_product_name"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_brand"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"stock_status"}},{"kind":"Field","name":{"kind":"Name","value":"small_image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secondary_image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductPrice"}},{"kind":"Field","name":{"kind":"Name","value":"color_siblings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"color_option"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"swatch_data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImageSwatchData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"thumbnail"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<HomePageQuery, HomePageQueryVariables>;
export const ProductsBySkuDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProductsBySku"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"skus"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"sku"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"in"},"value":{"kind":"Variable","name":{"kind":"Name","value":"skus"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price_range"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimum_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"final_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regular_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lowest_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"additional_product_name"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_brand"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"stock_status"}},{"kind":"Field","name":{"kind":"Name","value":"small_image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secondary_image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductPrice"}},{"kind":"Field","name":{"kind":"Name","value":"color_siblings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"color_option"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"swatch_data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImageSwatchData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"thumbnail"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<ProductsBySkuQuery, ProductsBySkuQueryVariables>;
export const ConfirmNewsletterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmNewsletter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmNewsletterSubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<ConfirmNewsletterMutation, ConfirmNewsletterMutationVariables>;
export const RequestAlertLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestAlertLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductAlertLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestProductAlertLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<RequestAlertLinkMutation, RequestAlertLinkMutationVariables>;
export const RequestAnonymizationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestAnonymization"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnonymizationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestAnonymization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<RequestAnonymizationMutation, RequestAnonymizationMutationVariables>;
export const ConfirmAnonymizationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmAnonymization"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmAnonymizationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmAnonymization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<ConfirmAnonymizationMutation, ConfirmAnonymizationMutationVariables>;
export const EndProductAlertDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndProductAlert"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductAlertTypeEnum"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"productUid"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unsubscribeFromProductAlert"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"product_uid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"productUid"}}},{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]} as unknown as DocumentNode<EndProductAlertMutation, EndProductAlertMutationVariables>;
export const SubscribeToNewsletterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubscribeToNewsletter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"agreements"}},"type":{"kind":"ListType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sms"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"NewsletterSmsInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscribeEmailToNewsletter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"agreements"},"value":{"kind":"Variable","name":{"kind":"Name","value":"agreements"}}},{"kind":"Argument","name":{"kind":"Name","value":"sms"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sms"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<SubscribeToNewsletterMutation, SubscribeToNewsletterMutationVariables>;
export const AccountPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstname"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}},{"kind":"Field","name":{"kind":"Name","value":"is_subscribed"}},{"kind":"Field","name":{"kind":"Name","value":"default_shipping"}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountAddress"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountAddress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerAddress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstname"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"country_code"}},{"kind":"Field","name":{"kind":"Name","value":"region"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"region"}}]}},{"kind":"Field","name":{"kind":"Name","value":"telephone"}},{"kind":"Field","name":{"kind":"Name","value":"default_shipping"}},{"kind":"Field","name":{"kind":"Name","value":"default_billing"}}]}}]} as unknown as DocumentNode<AccountPageQuery, AccountPageQueryVariables>;
export const ChangeNamesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeNames"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"firstname"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lastname"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCustomerV2"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"firstname"},"value":{"kind":"Variable","name":{"kind":"Name","value":"firstname"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"lastname"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lastname"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstname"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}}]}}]}}]}}]} as unknown as DocumentNode<ChangeNamesMutation, ChangeNamesMutationVariables>;
export const ChangeSubscriptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeSubscription"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isSubscribed"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCustomerV2"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"is_subscribed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isSubscribed"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"is_subscribed"}}]}}]}}]}}]} as unknown as DocumentNode<ChangeSubscriptionMutation, ChangeSubscriptionMutationVariables>;
export const ChangePasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"current"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"next"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeCustomerPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"currentPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"current"}}},{"kind":"Argument","name":{"kind":"Name","value":"newPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"next"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const RequestPasswordResetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPasswordResetEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}]}]}}]} as unknown as DocumentNode<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const ResetPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"resetPasswordToken"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"newPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}]}]}}]} as unknown as DocumentNode<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const ConfirmEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"confirmation_key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]} as unknown as DocumentNode<ConfirmEmailMutation, ConfirmEmailMutationVariables>;
export const ResendConfirmationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendConfirmation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendConfirmationEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}]}]}}]} as unknown as DocumentNode<ResendConfirmationMutation, ResendConfirmationMutationVariables>;
export const SignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"generateCustomerToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"customer_token_lifetime"}}]}}]}}]} as unknown as DocumentNode<SignInMutation, SignInMutationVariables>;
export const RenewSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewSession"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewCustomerToken"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"customer_token_lifetime"}}]}}]}}]} as unknown as DocumentNode<RenewSessionMutation, RenewSessionMutationVariables>;
export const SignOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeCustomerToken"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"result"}}]}}]}}]} as unknown as DocumentNode<SignOutMutation, SignOutMutationVariables>;
export const CustomerDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CustomerDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstname"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}},{"kind":"Field","name":{"kind":"Name","value":"is_subscribed"}},{"kind":"Field","name":{"kind":"Name","value":"is_agent"}}]}}]}}]} as unknown as DocumentNode<CustomerDetailsQuery, CustomerDetailsQueryVariables>;
export const CustomerCartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CustomerCart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerCart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CustomerCartQuery, CustomerCartQueryVariables>;
export const MergeCartsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MergeCarts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"source"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"destination"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mergeCarts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"source_cart_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"source"}}},{"kind":"Argument","name":{"kind":"Name","value":"destination_cart_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"destination"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<MergeCartsMutation, MergeCartsMutationVariables>;
export const CreateAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerCreateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCustomerV2"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]} as unknown as DocumentNode<CreateAccountMutation, CreateAccountMutationVariables>;
export const GiftCardSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GiftCardSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"storeConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gift_card_pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"header_block"}},{"kind":"Field","name":{"kind":"Name","value":"main_content_block"}},{"kind":"Field","name":{"kind":"Name","value":"balance_block"}},{"kind":"Field","name":{"kind":"Name","value":"unlocking_block"}}]}}]}}]}}]} as unknown as DocumentNode<GiftCardSettingsQuery, GiftCardSettingsQueryVariables>;
export const GiftCardPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GiftCardPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"blocks"}},"type":{"kind":"ListType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cmsBlocks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"identifiers"},"value":{"kind":"Variable","name":{"kind":"Name","value":"blocks"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"type_id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"eq"},"value":{"kind":"StringValue","value":"giftcard","block":false}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"position"},"value":{"kind":"EnumValue","value":"ASC"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"48"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price_range"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimum_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"final_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regular_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lowest_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"additional_product_name"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_brand"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"stock_status"}},{"kind":"Field","name":{"kind":"Name","value":"small_image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secondary_image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductPrice"}},{"kind":"Field","name":{"kind":"Name","value":"color_siblings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"color_option"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"swatch_data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImageSwatchData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"thumbnail"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<GiftCardPageQuery, GiftCardPageQueryVariables>;
export const ProductLabelsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProductLabels"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"productIds"}},"type":{"kind":"ListType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cardIds"}},"type":{"kind":"ListType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"setting"},"name":{"kind":"Name","value":"amLabelSetting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"labels_alignment"}},{"kind":"Field","name":{"kind":"Name","value":"margin_between"}},{"kind":"Field","name":{"kind":"Name","value":"max_labels"}},{"kind":"Field","name":{"kind":"Name","value":"show_several_on_place"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"amLabelProvider"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"productIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"productIds"}}},{"kind":"Argument","name":{"kind":"Name","value":"mode"},"value":{"kind":"EnumValue","value":"PRODUCT"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductLabel"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"cards"},"name":{"kind":"Name","value":"amLabelProvider"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"productIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cardIds"}}},{"kind":"Argument","name":{"kind":"Name","value":"mode"},"value":{"kind":"EnumValue","value":"CATEGORY"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductLabel"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductLabel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmLabel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer_group_ids"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"label_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"product_id"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"style"}},{"kind":"Field","name":{"kind":"Name","value":"txt"}}]}}]} as unknown as DocumentNode<ProductLabelsQuery, ProductLabelsQueryVariables>;
export const CartBadgeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CartBadge"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"cart_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"total_quantity"}}]}}]}}]} as unknown as DocumentNode<CartBadgeQuery, CartBadgeQueryVariables>;
export const LayoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Layout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"storeConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoreConfigData"}}]}},{"kind":"Field","name":{"kind":"Name","value":"availableStores"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SwitcherStore"}}]}},{"kind":"Field","name":{"kind":"Name","value":"categoryList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuTop"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuBranch"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuBranch"}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"cmsBlocks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"identifiers"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"pwa-header-top-bar","block":false},{"kind":"StringValue","value":"pwa-footer-whole","block":false}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MenuBranch"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CategoryTree"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url_path"}},{"kind":"Field","name":{"kind":"Name","value":"include_in_menu"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"label_color"}},{"kind":"Field","name":{"kind":"Name","value":"label_css"}},{"kind":"Field","name":{"kind":"Name","value":"category_badges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"label_color"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoreConfigData"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StoreConfig"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"website_name"}},{"kind":"Field","name":{"kind":"Name","value":"secure_base_url"}},{"kind":"Field","name":{"kind":"Name","value":"store_name"}},{"kind":"Field","name":{"kind":"Name","value":"copyright"}},{"kind":"Field","name":{"kind":"Name","value":"category_url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"product_url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"grid_per_page"}},{"kind":"Field","name":{"kind":"Name","value":"title_prefix"}},{"kind":"Field","name":{"kind":"Name","value":"title_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"default_title"}},{"kind":"Field","name":{"kind":"Name","value":"root_category_uid"}},{"kind":"Field","name":{"kind":"Name","value":"header_logo_src"}},{"kind":"Field","name":{"kind":"Name","value":"logo_alt"}},{"kind":"Field","name":{"kind":"Name","value":"logo_width"}},{"kind":"Field","name":{"kind":"Name","value":"logo_height"}},{"kind":"Field","name":{"kind":"Name","value":"newsletter_enabled"}},{"kind":"Field","name":{"kind":"Name","value":"newsletter_enable_phone_field"}},{"kind":"Field","name":{"kind":"Name","value":"top_menu_help_and_contact_enabled"}},{"kind":"Field","name":{"kind":"Name","value":"top_menu_help_and_contact_title"}},{"kind":"Field","name":{"kind":"Name","value":"top_menu_help_and_contact_cms_page"}},{"kind":"Field","name":{"kind":"Name","value":"top_menu_club_link_enabled"}},{"kind":"Field","name":{"kind":"Name","value":"top_menu_club_link_cms_page"}},{"kind":"Field","name":{"kind":"Name","value":"top_menu_mini_wishlist_enabled"}},{"kind":"Field","name":{"kind":"Name","value":"top_menu_mini_wishlist_max_items_to_show"}},{"kind":"Field","name":{"kind":"Name","value":"magento_wishlist_general_is_enabled"}},{"kind":"Field","name":{"kind":"Name","value":"store_group_code"}},{"kind":"Field","name":{"kind":"Name","value":"store_switcher_current_group_only"}},{"kind":"Field","name":{"kind":"Name","value":"secure_base_media_url"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SwitcherStore"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StoreConfig"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"store_code"}},{"kind":"Field","name":{"kind":"Name","value":"store_name"}},{"kind":"Field","name":{"kind":"Name","value":"store_group_code"}},{"kind":"Field","name":{"kind":"Name","value":"store_group_name"}},{"kind":"Field","name":{"kind":"Name","value":"store_sort_order"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"country_default"}},{"kind":"Field","name":{"kind":"Name","value":"default_display_currency_code"}},{"kind":"Field","name":{"kind":"Name","value":"secure_base_url"}},{"kind":"Field","name":{"kind":"Name","value":"secure_base_media_url"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MenuTop"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CategoryTree"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuBranch"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"left_side_bar_cms_block_id"}},{"kind":"Field","name":{"kind":"Name","value":"right_side_bar_cms_block_id"}}]}}]} as unknown as DocumentNode<LayoutQuery, LayoutQueryVariables>;
export const MegaMenuDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MegaMenu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"storeConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category_url_suffix"}}]}},{"kind":"Field","name":{"kind":"Name","value":"categoryList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuTop"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuBranch"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuBranch"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuBranch"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuBranch"}}]}}]}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MenuBranch"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CategoryTree"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url_path"}},{"kind":"Field","name":{"kind":"Name","value":"include_in_menu"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"label_color"}},{"kind":"Field","name":{"kind":"Name","value":"label_css"}},{"kind":"Field","name":{"kind":"Name","value":"category_badges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"label_color"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MenuTop"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CategoryTree"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuBranch"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"left_side_bar_cms_block_id"}},{"kind":"Field","name":{"kind":"Name","value":"right_side_bar_cms_block_id"}}]}}]} as unknown as DocumentNode<MegaMenuQuery, MegaMenuQueryVariables>;
export const MenuBlocksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MenuBlocks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"identifiers"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cmsBlocks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"identifiers"},"value":{"kind":"Variable","name":{"kind":"Name","value":"identifiers"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}}]}}]} as unknown as DocumentNode<MenuBlocksQuery, MenuBlocksQueryVariables>;
export const SidebarMenuDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SidebarMenu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"storeConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category_url_suffix"}}]}},{"kind":"Field","name":{"kind":"Name","value":"categoryList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuTop"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuBranch"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuBranch"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuBranch"}}]}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MenuBranch"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CategoryTree"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url_path"}},{"kind":"Field","name":{"kind":"Name","value":"include_in_menu"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"label_color"}},{"kind":"Field","name":{"kind":"Name","value":"label_css"}},{"kind":"Field","name":{"kind":"Name","value":"category_badges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"label_color"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MenuTop"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CategoryTree"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuBranch"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"left_side_bar_cms_block_id"}},{"kind":"Field","name":{"kind":"Name","value":"right_side_bar_cms_block_id"}}]}}]} as unknown as DocumentNode<SidebarMenuQuery, SidebarMenuQueryVariables>;
export const LookbookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Lookbook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sku"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getLookbookData"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"sku"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sku"}}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"pins"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LookPin"}}]}},{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LookProduct"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price_range"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimum_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"final_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regular_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lowest_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LookPin"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LookbookPin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"imgH"}},{"kind":"Field","name":{"kind":"Name","value":"imgW"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"top"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LookProduct"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"stock_status"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductPrice"}}]}}]} as unknown as DocumentNode<LookbookQuery, LookbookQueryVariables>;
export const CustomerOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CustomerOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"currentPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total_count"}},{"kind":"Field","name":{"kind":"Name","value":"page_info"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current_page"}},{"kind":"Field","name":{"kind":"Name","value":"total_pages"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderRow"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"order_date"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grand_total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}}]} as unknown as DocumentNode<CustomerOrdersQuery, CustomerOrdersQueryVariables>;
export const CustomerOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CustomerOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"number"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderReceipt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReceiptAddress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderAddress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstname"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"country_code"}},{"kind":"Field","name":{"kind":"Name","value":"telephone"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderReceipt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"order_date"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"is_virtual"}},{"kind":"Field","name":{"kind":"Name","value":"shipping_method"}},{"kind":"Field","name":{"kind":"Name","value":"payment_methods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shipping_address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReceiptAddress"}}]}},{"kind":"Field","name":{"kind":"Name","value":"billing_address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReceiptAddress"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"product_name"}},{"kind":"Field","name":{"kind":"Name","value":"product_url_key"}},{"kind":"Field","name":{"kind":"Name","value":"quantity_ordered"}},{"kind":"Field","name":{"kind":"Name","value":"product_sale_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"selected_options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subtotal_incl_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total_shipping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grand_total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}}]} as unknown as DocumentNode<CustomerOrderQuery, CustomerOrderQueryVariables>;
export const OrderReceiptDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderReceipt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"guestOrderByToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderReceipt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReceiptAddress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderAddress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstname"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"country_code"}},{"kind":"Field","name":{"kind":"Name","value":"telephone"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderReceipt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"order_date"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"is_virtual"}},{"kind":"Field","name":{"kind":"Name","value":"shipping_method"}},{"kind":"Field","name":{"kind":"Name","value":"payment_methods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shipping_address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReceiptAddress"}}]}},{"kind":"Field","name":{"kind":"Name","value":"billing_address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReceiptAddress"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"product_name"}},{"kind":"Field","name":{"kind":"Name","value":"product_url_key"}},{"kind":"Field","name":{"kind":"Name","value":"quantity_ordered"}},{"kind":"Field","name":{"kind":"Name","value":"product_sale_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"selected_options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subtotal_incl_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total_shipping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grand_total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}}]} as unknown as DocumentNode<OrderReceiptQuery, OrderReceiptQueryVariables>;
export const StockAlertConsentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StockAlertConsents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agreements"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"scope"},"value":{"kind":"StringValue","value":"subscribe_to_stock_alert","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"front_label"}},{"kind":"Field","name":{"kind":"Name","value":"required"}}]}}]}}]} as unknown as DocumentNode<StockAlertConsentsQuery, StockAlertConsentsQueryVariables>;
export const SubscribeToStockAlertDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubscribeToStockAlert"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sku"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"agreements"}},"type":{"kind":"ListType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscribeToStockAlert"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sku"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sku"}}},{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"agreements"},"value":{"kind":"Variable","name":{"kind":"Name","value":"agreements"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]} as unknown as DocumentNode<SubscribeToStockAlertMutation, SubscribeToStockAlertMutationVariables>;
export const GetSyneriseRecommendationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GetSyneriseRecommendations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientUuid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"localization"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sku"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"size"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"listingUrl"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getSyneriseRecommendations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"clientUuid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientUuid"}}},{"kind":"Argument","name":{"kind":"Name","value":"localization"},"value":{"kind":"Variable","name":{"kind":"Name","value":"localization"}}},{"kind":"Argument","name":{"kind":"Name","value":"sku"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sku"}}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"size"}}},{"kind":"Argument","name":{"kind":"Name","value":"listingUrl"},"value":{"kind":"Variable","name":{"kind":"Name","value":"listingUrl"}}},{"kind":"Argument","name":{"kind":"Name","value":"cartId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecommendedItem"}}]}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecommendedItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecommendedProduct"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency_code"}},{"kind":"Field","name":{"kind":"Name","value":"final_price"}},{"kind":"Field","name":{"kind":"Name","value":"image_url"}},{"kind":"Field","name":{"kind":"Name","value":"lowest_price"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"product_url"}},{"kind":"Field","name":{"kind":"Name","value":"regular_price"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}}]}}]} as unknown as DocumentNode<GetSyneriseRecommendationsQuery, GetSyneriseRecommendationsQueryVariables>;
export const GuestReturnOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GuestReturnOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lastname"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"guestOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"lastname"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lastname"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderReceipt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReceiptAddress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderAddress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstname"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"country_code"}},{"kind":"Field","name":{"kind":"Name","value":"telephone"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderReceipt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"order_date"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"is_virtual"}},{"kind":"Field","name":{"kind":"Name","value":"shipping_method"}},{"kind":"Field","name":{"kind":"Name","value":"payment_methods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shipping_address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReceiptAddress"}}]}},{"kind":"Field","name":{"kind":"Name","value":"billing_address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReceiptAddress"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"product_name"}},{"kind":"Field","name":{"kind":"Name","value":"product_url_key"}},{"kind":"Field","name":{"kind":"Name","value":"quantity_ordered"}},{"kind":"Field","name":{"kind":"Name","value":"product_sale_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"selected_options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subtotal_incl_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total_shipping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grand_total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}}]} as unknown as DocumentNode<GuestReturnOrderQuery, GuestReturnOrderQueryVariables>;
export const SearchPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductAttributeFilterInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductAttributeSortInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"currentPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductListing"}},{"kind":"Field","name":{"kind":"Name","value":"is_near_match"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price_range"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimum_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"final_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regular_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lowest_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"additional_product_name"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_brand"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"stock_status"}},{"kind":"Field","name":{"kind":"Name","value":"small_image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secondary_image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductPrice"}},{"kind":"Field","name":{"kind":"Name","value":"color_siblings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"color_option"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"swatch_data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImageSwatchData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"thumbnail"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListingFacet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Aggregation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attribute_code"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"swatch_value"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductListing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Products"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"aggregations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingFacet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sort_fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"default"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"total_count"}},{"kind":"Field","name":{"kind":"Name","value":"page_info"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current_page"}},{"kind":"Field","name":{"kind":"Name","value":"page_size"}},{"kind":"Field","name":{"kind":"Name","value":"total_pages"}}]}}]}}]} as unknown as DocumentNode<SearchPageQuery, SearchPageQueryVariables>;
export const ProductSeoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProductSeo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withMarkup"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"uid"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uid"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"meta_robots"}},{"kind":"Field","name":{"kind":"Name","value":"mw_canonical_url"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mw_hreflangs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"mw_seo_markup"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withMarkup"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rich_snippets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"}},{"kind":"Field","name":{"kind":"Name","value":"webpage"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<ProductSeoQuery, ProductSeoQueryVariables>;
export const CategorySeoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CategorySeo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withMarkup"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filters"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"category_uid"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uid"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"meta_robots"}},{"kind":"Field","name":{"kind":"Name","value":"mw_canonical_url"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mw_hreflangs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"mw_seo_markup"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withMarkup"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rich_snippets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webpage"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<CategorySeoQuery, CategorySeoQueryVariables>;
export const PageSeoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PageSeo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"identifier"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withMarkup"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cmsPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"identifier"},"value":{"kind":"Variable","name":{"kind":"Name","value":"identifier"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"meta_robots"}},{"kind":"Field","name":{"kind":"Name","value":"mw_canonical_url"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mw_hreflangs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"mw_seo_markup"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withMarkup"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rich_snippets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seller"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"webpage"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PageSeoQuery, PageSeoQueryVariables>;
export const SizeChartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SizeChart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"uid"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uid"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"size_chart"}},{"kind":"Field","name":{"kind":"Name","value":"size_chart_rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SizeChartRow"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SizeChartRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SizeChartRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"height"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"chest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"waist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hips"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inseam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"foot"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"head"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"palm"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}}]} as unknown as DocumentNode<SizeChartQuery, SizeChartQueryVariables>;
export const StoreAvailabilityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StoreAvailability"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sku"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"storeAvailability"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sku"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sku"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShopAvailability"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShopAvailability"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StoreAvailability"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"country_code"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"opening_hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}}]}}]}}]} as unknown as DocumentNode<StoreAvailabilityQuery, StoreAvailabilityQueryVariables>;
export const PlaceHereDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlaceHere"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"url"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"route"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"url"},"value":{"kind":"Variable","name":{"kind":"Name","value":"url"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"breadcrumbs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category_uid"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CategoryTree"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"breadcrumbs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category_uid"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CmsPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"identifier"}}]}}]}}]}}]} as unknown as DocumentNode<PlaceHereQuery, PlaceHereQueryVariables>;
export const ProductThereDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProductThere"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"uid"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uid"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}}]}}]}}]}}]} as unknown as DocumentNode<ProductThereQuery, ProductThereQueryVariables>;
export const CategoriesThereDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CategoriesThere"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filters"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"category_uid"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"in"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uids"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"url_path"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}}]}}]}}]}}]} as unknown as DocumentNode<CategoriesThereQuery, CategoriesThereQueryVariables>;
export const CmsPageThereDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CmsPageThere"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"identifier"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cmsPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"identifier"},"value":{"kind":"Variable","name":{"kind":"Name","value":"identifier"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}}]}}]}}]} as unknown as DocumentNode<CmsPageThereQuery, CmsPageThereQueryVariables>;
export const RouteThereDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RouteThere"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"url"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"route"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"url"},"value":{"kind":"Variable","name":{"kind":"Name","value":"url"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"relative_url"}}]}}]}}]} as unknown as DocumentNode<RouteThereQuery, RouteThereQueryVariables>;
export const FilterOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FilterOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"category_uid"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uid"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aggregations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attribute_code"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"page_info"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total_pages"}}]}}]}}]}}]} as unknown as DocumentNode<FilterOptionsQuery, FilterOptionsQueryVariables>;
export const GetStoreConfigDataDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getStoreConfigData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"storeConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoreConfigData"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoreConfigData"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StoreConfig"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"website_name"}},{"kind":"Field","name":{"kind":"Name","value":"secure_base_url"}},{"kind":"Field","name":{"kind":"Name","value":"store_name"}},{"kind":"Field","name":{"kind":"Name","value":"copyright"}},{"kind":"Field","name":{"kind":"Name","value":"category_url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"product_url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"grid_per_page"}},{"kind":"Field","name":{"kind":"Name","value":"title_prefix"}},{"kind":"Field","name":{"kind":"Name","value":"title_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"default_title"}},{"kind":"Field","name":{"kind":"Name","value":"root_category_uid"}},{"kind":"Field","name":{"kind":"Name","value":"header_logo_src"}},{"kind":"Field","name":{"kind":"Name","value":"logo_alt"}},{"kind":"Field","name":{"kind":"Name","value":"logo_width"}},{"kind":"Field","name":{"kind":"Name","value":"logo_height"}},{"kind":"Field","name":{"kind":"Name","value":"newsletter_enabled"}},{"kind":"Field","name":{"kind":"Name","value":"newsletter_enable_phone_field"}},{"kind":"Field","name":{"kind":"Name","value":"top_menu_help_and_contact_enabled"}},{"kind":"Field","name":{"kind":"Name","value":"top_menu_help_and_contact_title"}},{"kind":"Field","name":{"kind":"Name","value":"top_menu_help_and_contact_cms_page"}},{"kind":"Field","name":{"kind":"Name","value":"top_menu_club_link_enabled"}},{"kind":"Field","name":{"kind":"Name","value":"top_menu_club_link_cms_page"}},{"kind":"Field","name":{"kind":"Name","value":"top_menu_mini_wishlist_enabled"}},{"kind":"Field","name":{"kind":"Name","value":"top_menu_mini_wishlist_max_items_to_show"}},{"kind":"Field","name":{"kind":"Name","value":"magento_wishlist_general_is_enabled"}},{"kind":"Field","name":{"kind":"Name","value":"store_group_code"}},{"kind":"Field","name":{"kind":"Name","value":"store_switcher_current_group_only"}},{"kind":"Field","name":{"kind":"Name","value":"secure_base_media_url"}}]}}]} as unknown as DocumentNode<GetStoreConfigDataQuery, GetStoreConfigDataQueryVariables>;
export const KnownStoresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"KnownStores"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"availableStores"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"allWebsites"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoreViewFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoreViewFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StoreConfig"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"store_code"}},{"kind":"Field","name":{"kind":"Name","value":"store_name"}},{"kind":"Field","name":{"kind":"Name","value":"store_group_code"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"country_default"}},{"kind":"Field","name":{"kind":"Name","value":"default_display_currency_code"}},{"kind":"Field","name":{"kind":"Name","value":"secure_base_url"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"grid_per_page"}}]}}]} as unknown as DocumentNode<KnownStoresQuery, KnownStoresQueryVariables>;
export const AvailableStoresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AvailableStores"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"useCurrentGroup"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"availableStores"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"useCurrentGroup"},"value":{"kind":"Variable","name":{"kind":"Name","value":"useCurrentGroup"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SwitcherStore"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SwitcherStore"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StoreConfig"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"store_code"}},{"kind":"Field","name":{"kind":"Name","value":"store_name"}},{"kind":"Field","name":{"kind":"Name","value":"store_group_code"}},{"kind":"Field","name":{"kind":"Name","value":"store_group_name"}},{"kind":"Field","name":{"kind":"Name","value":"store_sort_order"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"country_default"}},{"kind":"Field","name":{"kind":"Name","value":"default_display_currency_code"}},{"kind":"Field","name":{"kind":"Name","value":"secure_base_url"}},{"kind":"Field","name":{"kind":"Name","value":"secure_base_media_url"}}]}}]} as unknown as DocumentNode<AvailableStoresQuery, AvailableStoresQueryVariables>;
export const SearchStartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchStart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"client"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"campaign"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CampaignProductsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getRecentSearchTerms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"client_uuid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"client"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"terms"}}]}},{"kind":"Field","name":{"kind":"Name","value":"getTopQueries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correlation_id"}},{"kind":"Field","name":{"kind":"Name","value":"search_id"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suggestion"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"getProductsByCampaignType"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"campaign"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correlation_id"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SuggestedProduct"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SuggestedProduct"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecommendedProduct"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"image_url"}},{"kind":"Field","name":{"kind":"Name","value":"product_url"}},{"kind":"Field","name":{"kind":"Name","value":"currency_code"}},{"kind":"Field","name":{"kind":"Name","value":"final_price"}},{"kind":"Field","name":{"kind":"Name","value":"regular_price"}},{"kind":"Field","name":{"kind":"Name","value":"lowest_price"}}]}}]} as unknown as DocumentNode<SearchStartQuery, SearchStartQueryVariables>;
export const SearchSuggestionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchSuggestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AutocompleteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getAutocompleteSuggestions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correlation_id"}},{"kind":"Field","name":{"kind":"Name","value":"search_id"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suggestion"}}]}}]}}]}}]} as unknown as DocumentNode<SearchSuggestionsQuery, SearchSuggestionsQueryVariables>;
export const WaysOnDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaysOn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AutocompleteInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"campaign"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CampaignProductsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getAutocompleteSuggestions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suggestion"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"getProductsByCampaignType"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"campaign"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SuggestedProduct"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SuggestedProduct"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecommendedProduct"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"image_url"}},{"kind":"Field","name":{"kind":"Name","value":"product_url"}},{"kind":"Field","name":{"kind":"Name","value":"currency_code"}},{"kind":"Field","name":{"kind":"Name","value":"final_price"}},{"kind":"Field","name":{"kind":"Name","value":"regular_price"}},{"kind":"Field","name":{"kind":"Name","value":"lowest_price"}}]}}]} as unknown as DocumentNode<WaysOnQuery, WaysOnQueryVariables>;
export const SendItemClickDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendItemClick"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ItemClickInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendItemClick"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<SendItemClickMutation, SendItemClickMutationVariables>;
export const SendSearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SearchInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendSearch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<SendSearchMutation, SendSearchMutationVariables>;
export const CategorySuffixDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CategorySuffix"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"storeConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category_url_suffix"}}]}}]}}]} as unknown as DocumentNode<CategorySuffixQuery, CategorySuffixQueryVariables>;
export const NoPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NoPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cmsBlocks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"identifiers"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"no-page","block":false}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}}]}}]} as unknown as DocumentNode<NoPageQuery, NoPageQueryVariables>;
export const ResolveUrlDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ResolveUrl"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"url"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"route"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"url"},"value":{"kind":"Variable","name":{"kind":"Name","value":"url"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"redirect_code"}},{"kind":"Field","name":{"kind":"Name","value":"relative_url"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfigurableProduct"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SimpleProduct"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiftCardProduct"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VirtualProduct"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CategoryTree"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"url_path"}},{"kind":"Field","name":{"kind":"Name","value":"display_mode"}},{"kind":"Field","name":{"kind":"Name","value":"landing_page"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CmsPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"identifier"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogRoute"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"post_id"}},{"kind":"Field","name":{"kind":"Name","value":"category_id"}},{"kind":"Field","name":{"kind":"Name","value":"tag_id"}},{"kind":"Field","name":{"kind":"Name","value":"author_id"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SearchRoute"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"query"}}]}}]}}]}}]} as unknown as DocumentNode<ResolveUrlQuery, ResolveUrlQueryVariables>;
export const WishlistSkusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WishlistSkus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"wishlists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"items_count"}},{"kind":"Field","name":{"kind":"Name","value":"items_v2"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"300"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<WishlistSkusQuery, WishlistSkusQueryVariables>;
export const GetMiniWishlistDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GetMiniWishlist"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"currentPage"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"wishlists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"items_count"}},{"kind":"Field","name":{"kind":"Name","value":"items_v2"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"currentPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"currentPage"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MiniWish"}}]}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price_range"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimum_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"final_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regular_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lowest_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MiniWish"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"additional_product_name"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"small_image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductPrice"}}]}}]} as unknown as DocumentNode<GetMiniWishlistQuery, GetMiniWishlistQueryVariables>;
export const WishlistPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WishlistPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"wishlists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"items_v2"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"300"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WishlistPageItem"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price_range"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimum_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"final_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regular_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lowest_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"additional_product_name"}},{"kind":"Field","name":{"kind":"Name","value":"cdrl_brand"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"stock_status"}},{"kind":"Field","name":{"kind":"Name","value":"small_image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secondary_image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductPrice"}},{"kind":"Field","name":{"kind":"Name","value":"color_siblings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"color_option"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"swatch_data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImageSwatchData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"thumbnail"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WishlistPageItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WishlistItemInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfigurableWishlistItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"configured_variant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}}]}}]}}]}}]} as unknown as DocumentNode<WishlistPageQuery, WishlistPageQueryVariables>;
export const AddToWishlistDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddToWishlist"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"wishlistId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"items"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WishlistItemInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addProductsToWishlist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"wishlistId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"wishlistId"}}},{"kind":"Argument","name":{"kind":"Name","value":"wishlistItems"},"value":{"kind":"Variable","name":{"kind":"Name","value":"items"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user_errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<AddToWishlistMutation, AddToWishlistMutationVariables>;
export const RemoveFromWishlistDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveFromWishlist"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"wishlistId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeProductsFromWishlist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"wishlistId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"wishlistId"}}},{"kind":"Argument","name":{"kind":"Name","value":"wishlistItemsIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user_errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RemoveFromWishlistMutation, RemoveFromWishlistMutationVariables>;