// Made by `npm run codegen`.
import type { ContentElements } from '@bocian/rules/page-builder/elements.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Attribute as CatalogueAttribute, Category } from '../catalogue/taxonomy.ts';
import type { OfferedDelivery, CartBilling, Arrival, StoreDelivery, CartShipping } from '../checkout/types.ts';
import type { OpenTransfer } from '../order/transfer/open-transfer.ts';
import type { TransferCode } from '../payment/transfer/transfer.ts';
import type { TermRow, CommentRow, PostRow } from '../blog/types.ts';
import type { CartLine, CartView, CartWithTotals, CartAddress } from '../cart/types.ts';
import type { OrderItemView, OrderView } from '../order/types.ts';
import type { WishlistItemView, WishlistView } from '../wishlist/types.ts';
import type { CartError } from '../cart/errors.ts';
import type { StoredBlock } from '../cms/queries.ts';
import type { CmsPageView } from '../cms/pages.ts';
import type { StoredText } from '../cms/types.ts';
import type { CompareListView } from '../compare/types.ts';
import type { Product } from '../catalogue/product-in-store.ts';
import type { ErrorReason as Reason } from './user-error.ts';
import type { LookView } from '../lookbook/find-look.ts';
import type { MemberView } from '../loyalty/types.ts';
import type { FoundPlace } from '../store-locator/types.ts';
import type { Review } from '../review/types.ts';
import type { Listing } from '../catalogue/index/find-products.ts';
import type { PiecesOfItem } from '../returns/exchange-sizes.ts';
import type { ReturnView } from '../returns/find-returns.ts';
import type { ShopAvailability } from '../store-locator/store-availability.ts';
import type { SharedWishlistView } from '../wishlist/share-wishlist.ts';
import type { Context } from './context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /**
   * The elements of a content page as JSON, from top to bottom: what the page builder's HTML says, with its text sanitized, or one
   * `text` element for other HTML. The shape of each element is the type `ContentElement` in
   * `packages/rules/src/page-builder/elements.ts`. Later versions may add fields and elements.
   */
  ContentElements: { input: ContentElements; output: ContentElements; }
};

export type AccentColours = {
  __typename?: 'AccentColours';
  accent: Scalars['String']['output'];
  /** Of the small coloured parts of drawings. */
  detail: Scalars['String']['output'];
  strong: Scalars['String']['output'];
  tint: Scalars['String']['output'];
};

export type AcceptedAgreement = {
  __typename?: 'AcceptedAgreement';
  agreement_id: Scalars['Int']['output'];
  /** The wording that was shown when the consent was granted. */
  content?: Maybe<Scalars['String']['output']>;
  /** The time of the consent, in ISO 8601. */
  date?: Maybe<Scalars['String']['output']>;
  required?: Maybe<Scalars['Boolean']['output']>;
  /** The kind of the agreement, for example `registration`. */
  scope?: Maybe<Scalars['String']['output']>;
};

export type ActivateLoyaltyInput = {
  /** The ids of the accepted agreements of the kind `loyalty`. */
  agreements?: InputMaybe<Array<InputMaybe<Scalars['Int']['input']>>>;
  /** A card from a shop; omitted for a new card. */
  card_number?: InputMaybe<Scalars['String']['input']>;
};

export type ActivateLoyaltyOutput = {
  __typename?: 'ActivateLoyaltyOutput';
  loyalty?: Maybe<LoyaltyMember>;
};

export type AddAgreementOutput = {
  __typename?: 'AddAgreementOutput';
  acceptant?: Maybe<Scalars['String']['output']>;
  id: Scalars['Int']['output'];
  /** The kind of the agreement, for example `newsletter`. */
  type?: Maybe<Scalars['String']['output']>;
};

export type AddBundleProductsToCartInput = {
  cart_id: Scalars['String']['input'];
  cart_items: Array<InputMaybe<BundleProductCartItemInput>>;
};

export type AddBundleProductsToCartOutput = {
  __typename?: 'AddBundleProductsToCartOutput';
  cart: Cart;
};

export type AddConfigurableProductsToCartInput = {
  cart_id: Scalars['String']['input'];
  cart_items: Array<InputMaybe<ConfigurableProductCartItemInput>>;
};

export type AddConfigurableProductsToCartOutput = {
  __typename?: 'AddConfigurableProductsToCartOutput';
  cart: Cart;
};

export type AddDownloadableProductsToCartInput = {
  cart_id: Scalars['String']['input'];
  cart_items: Array<InputMaybe<DownloadableProductCartItemInput>>;
};

export type AddDownloadableProductsToCartOutput = {
  __typename?: 'AddDownloadableProductsToCartOutput';
  cart: Cart;
};

export type AddProductsToCartOutput = {
  __typename?: 'AddProductsToCartOutput';
  cart: Cart;
  user_errors: Array<Maybe<CartUserInputError>>;
};

export type AddProductsToCompareListInput = {
  /** Ids or uids of products. */
  products: Array<InputMaybe<Scalars['ID']['input']>>;
  uid: Scalars['ID']['input'];
};

export type AddProductsToWishlistOutput = {
  __typename?: 'AddProductsToWishlistOutput';
  user_errors: Array<Maybe<WishListUserInputError>>;
  wishlist: Wishlist;
};

export type AddReturnCommentInput = {
  comment_text: Scalars['String']['input'];
  /** The token of a guest's order. */
  order_token?: InputMaybe<Scalars['String']['input']>;
  return_uid: Scalars['ID']['input'];
};

export type AddReturnCommentOutput = {
  __typename?: 'AddReturnCommentOutput';
  return?: Maybe<Return>;
};

export type AddReturnTrackingInput = {
  carrier_uid: Scalars['ID']['input'];
  /** The token of a guest's order. */
  order_token?: InputMaybe<Scalars['String']['input']>;
  return_uid: Scalars['ID']['input'];
  tracking_number: Scalars['String']['input'];
};

export type AddReturnTrackingOutput = {
  __typename?: 'AddReturnTrackingOutput';
  return?: Maybe<Return>;
  return_shipping_tracking?: Maybe<ReturnShippingTracking>;
};

export type AddSimpleProductsToCartInput = {
  cart_id: Scalars['String']['input'];
  cart_items: Array<InputMaybe<SimpleProductCartItemInput>>;
};

export type AddSimpleProductsToCartOutput = {
  __typename?: 'AddSimpleProductsToCartOutput';
  cart: Cart;
};

export type AddVirtualProductsToCartInput = {
  cart_id: Scalars['String']['input'];
  cart_items: Array<InputMaybe<VirtualProductCartItemInput>>;
};

export type AddVirtualProductsToCartOutput = {
  __typename?: 'AddVirtualProductsToCartOutput';
  cart: Cart;
};

export type AddWishlistItemsToCartOutput = {
  __typename?: 'AddWishlistItemsToCartOutput';
  add_wishlist_items_to_cart_user_errors: Array<Maybe<WishlistCartUserInputError>>;
  /** Whether all requested items are in the cart now. */
  status: Scalars['Boolean']['output'];
  wishlist: Wishlist;
};

export type AgentAct = {
  __typename?: 'AgentAct';
  count: Scalars['Int']['output'];
  kind: AgentActKindEnum;
};

export type AgentActKindEnum =
  | 'ADDRESSES_READ'
  | 'ADDRESS_CHANGED'
  | 'CART_CHANGED'
  | 'CART_FILLED'
  | 'CHECKOUT_FILLED'
  | 'CODE_USED'
  | 'ORDERS_READ'
  | 'ORDER_CANCELED'
  | 'ORDER_PLACED'
  | 'PAYMENT_MADE'
  | 'RETURNS_READ'
  | 'RETURN_REQUESTED'
  | 'WISHLIST_CHANGED';

/** A period in which a sales agent acted for the customer. */
export type AgentAdoption = {
  __typename?: 'AgentAdoption';
  /** What the agent did, each kind once. */
  acts: Array<AgentAct>;
  /** The name of the agent; null if the account has none. */
  agent_name?: Maybe<Scalars['String']['output']>;
  /** When it ended, or will end at the latest, in ISO 8601. */
  ended_at: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  is_running: Scalars['Boolean']['output'];
  /** In ISO 8601. */
  started_at: Scalars['String']['output'];
};

export type AgentClient = {
  __typename?: 'AgentClient';
  email?: Maybe<Scalars['String']['output']>;
  firstname?: Maybe<Scalars['String']['output']>;
  lastname?: Maybe<Scalars['String']['output']>;
  /** An id of the client, valid for an hour and only for the agent who searched. */
  search_id: Scalars['ID']['output'];
};

export type Aggregation = {
  __typename?: 'Aggregation';
  attribute_code: Scalars['String']['output'];
  count?: Maybe<Scalars['Int']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  options?: Maybe<Array<Maybe<AggregationOption>>>;
  position?: Maybe<Scalars['Int']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
};

export type AggregationOption = AggregationOptionInterface & {
  __typename?: 'AggregationOption';
  count?: Maybe<Scalars['Int']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  swatch_value?: Maybe<Scalars['String']['output']>;
  value: Scalars['String']['output'];
};

export type AggregationOptionInterface = {
  count?: Maybe<Scalars['Int']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  swatch_value?: Maybe<Scalars['String']['output']>;
  value: Scalars['String']['output'];
};

export type AggregationsCategoryFilterInput = {
  includeDirectChildrenOnly?: InputMaybe<Scalars['Boolean']['input']>;
};

export type AggregationsFilterInput = {
  category?: InputMaybe<AggregationsCategoryFilterInput>;
};

export type Agreement = {
  __typename?: 'Agreement';
  /** Whether the signed-in customer has granted it; null for others. */
  accepted?: Maybe<Scalars['Boolean']['output']>;
  content?: Maybe<Scalars['String']['output']>;
  front_label?: Maybe<Scalars['String']['output']>;
  id: Scalars['Int']['output'];
  /** The content pages it refers to. */
  links?: Maybe<Array<Maybe<AgreementLink>>>;
  required?: Maybe<Scalars['Boolean']['output']>;
  small_description?: Maybe<Scalars['String']['output']>;
  /** Increases when the wording changes; null for the default wording. */
  version?: Maybe<Scalars['Int']['output']>;
};

/** An agreement that was accepted. */
export type AgreementAcceptanceInput = {
  id: Scalars['Int']['input'];
  /** The version that was shown; the order is refused if it is not the current one. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type AgreementLink = {
  __typename?: 'AgreementLink';
  label?: Maybe<Scalars['String']['output']>;
  /** A path in the store view, as `CmsPage.relative_url`. */
  relative_url?: Maybe<Scalars['String']['output']>;
};

export type AmLabel = {
  __typename?: 'AmLabel';
  /** Comma-separated ids; 0 means guests. */
  customer_group_ids?: Maybe<Scalars['String']['output']>;
  image?: Maybe<Scalars['String']['output']>;
  label_id?: Maybe<Scalars['Int']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  /** `top`, `middle` or `bottom` with `left`, `center` or `right`, such as `top-left`. */
  position?: Maybe<Scalars['String']['output']>;
  product_id?: Maybe<Scalars['Int']['output']>;
  /** The width in percent of the picture's width; empty if the style or the default defines it. */
  size?: Maybe<Scalars['String']['output']>;
  /** CSS declarations. */
  style?: Maybe<Scalars['String']['output']>;
  /** A text that may contain a code in `<span class="copyable">`. */
  txt?: Maybe<Scalars['String']['output']>;
};

export type AmLabelList = {
  __typename?: 'AmLabelList';
  items?: Maybe<Array<Maybe<AmLabel>>>;
};

export type AmLabelMode =
  | 'CATEGORY'
  | 'PRODUCT';

export type AmLabelSetting = {
  __typename?: 'AmLabelSetting';
  category_container?: Maybe<Scalars['String']['output']>;
  /** 0: stacked; 1: side by side. */
  labels_alignment?: Maybe<Scalars['Int']['output']>;
  /** In pixels. */
  margin_between?: Maybe<Scalars['Int']['output']>;
  /** 0 means no limit. */
  max_labels?: Maybe<Scalars['Int']['output']>;
  product_container?: Maybe<Scalars['String']['output']>;
  show_several_on_place?: Maybe<Scalars['Boolean']['output']>;
};

export type AnonymizationInput = {
  email: Scalars['String']['input'];
};

export type AnonymizationResult = {
  __typename?: 'AnonymizationResult';
  message?: Maybe<Scalars['String']['output']>;
  success: Scalars['Boolean']['output'];
};

export type AppliedBoncardGiftCard = {
  __typename?: 'AppliedBoncardGiftCard';
  applied_balance?: Maybe<Money>;
  /** The last four characters after an ellipsis. */
  number: Scalars['String']['output'];
  uid: Scalars['ID']['output'];
};

export type AppliedCoupon = {
  __typename?: 'AppliedCoupon';
  code: Scalars['String']['output'];
};

export type AppliedGiftCard = {
  __typename?: 'AppliedGiftCard';
  applied_balance?: Maybe<Money>;
  /** The last four characters after an ellipsis. */
  code?: Maybe<Scalars['String']['output']>;
  current_balance?: Maybe<Money>;
  expiration_date?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
};

export type ApplyCouponToCartInput = {
  cart_id: Scalars['String']['input'];
  coupon_code: Scalars['String']['input'];
};

export type ApplyCouponToCartOutput = {
  __typename?: 'ApplyCouponToCartOutput';
  cart: Cart;
};

export type ApplyCouponsStrategy =
  | 'APPEND'
  | 'REPLACE';

export type ApplyCouponsToCartInput = {
  cart_id: Scalars['String']['input'];
  coupon_codes: Array<InputMaybe<Scalars['String']['input']>>;
  type?: InputMaybe<ApplyCouponsStrategy>;
};

export type ApplyGiftCardToCartInput = {
  cart_id: Scalars['String']['input'];
  gift_card_code: Scalars['String']['input'];
};

export type ApplyGiftCardToCartOutput = {
  __typename?: 'ApplyGiftCardToCartOutput';
  cart: Cart;
};

export type ApplyGiftCardToOrder = {
  __typename?: 'ApplyGiftCardToOrder';
  applied_balance: Money;
  /** The last four characters after an ellipsis. */
  code: Scalars['String']['output'];
};

/** Everything within this many kilometres of a region, town or postcode, followed by a colon and its country: `Austin:US`. */
export type AreaInput = {
  radius: Scalars['Int']['input'];
  search_term: Scalars['String']['input'];
};

export type ArrangeWishlistOutput = {
  __typename?: 'ArrangeWishlistOutput';
  user_errors: Array<Maybe<WishListUserInputError>>;
  wishlist: Wishlist;
};

export type AssignCompareListToCustomerOutput = {
  __typename?: 'AssignCompareListToCustomerOutput';
  compare_list?: Maybe<CompareList>;
  result: Scalars['Boolean']['output'];
};

export type Attribute = {
  __typename?: 'Attribute';
  attribute_code?: Maybe<Scalars['String']['output']>;
  attribute_options?: Maybe<Array<Maybe<AttributeOption>>>;
  /** `Int` or `String`, `Float` for prices and weights. */
  attribute_type?: Maybe<Scalars['String']['output']>;
  entity_type?: Maybe<Scalars['String']['output']>;
  input_type?: Maybe<Scalars['String']['output']>;
  storefront_properties?: Maybe<StorefrontProperties>;
};

export type AttributeEntityTypeEnum =
  | 'CATALOG_CATEGORY'
  | 'CATALOG_PRODUCT'
  | 'CUSTOMER'
  | 'CUSTOMER_ADDRESS'
  | 'PRODUCT'
  | 'RMA_ITEM';

export type AttributeFilterInput = {
  is_comparable?: InputMaybe<Scalars['Boolean']['input']>;
  is_filterable?: InputMaybe<Scalars['Boolean']['input']>;
  is_filterable_in_search?: InputMaybe<Scalars['Boolean']['input']>;
  is_html_allowed_on_front?: InputMaybe<Scalars['Boolean']['input']>;
  is_searchable?: InputMaybe<Scalars['Boolean']['input']>;
  is_used_for_customer_segment?: InputMaybe<Scalars['Boolean']['input']>;
  is_used_for_price_rules?: InputMaybe<Scalars['Boolean']['input']>;
  is_used_for_promo_rules?: InputMaybe<Scalars['Boolean']['input']>;
  is_visible_in_advanced_search?: InputMaybe<Scalars['Boolean']['input']>;
  is_visible_on_front?: InputMaybe<Scalars['Boolean']['input']>;
  is_wysiwyg_enabled?: InputMaybe<Scalars['Boolean']['input']>;
  used_in_product_listing?: InputMaybe<Scalars['Boolean']['input']>;
};

export type AttributeFrontendInputEnum =
  | 'BOOLEAN'
  | 'DATE'
  | 'DATETIME'
  | 'FILE'
  | 'GALLERY'
  | 'HIDDEN'
  | 'IMAGE'
  | 'MEDIA_IMAGE'
  | 'MULTILINE'
  | 'MULTISELECT'
  | 'PRICE'
  | 'SELECT'
  | 'TEXT'
  | 'TEXTAREA'
  | 'UNDEFINED'
  | 'WEIGHT';

export type AttributeInput = {
  attribute_code?: InputMaybe<Scalars['String']['input']>;
  /** `catalog_product`, `catalog_category`, `customer` or `customer_address`. */
  entity_type?: InputMaybe<Scalars['String']['input']>;
};

export type AttributeInputSelectedOption = {
  value: Scalars['String']['input'];
};

export type AttributeMetadata = CustomAttributeMetadataInterface & {
  __typename?: 'AttributeMetadata';
  code: Scalars['ID']['output'];
  default_value?: Maybe<Scalars['String']['output']>;
  entity_type: AttributeEntityTypeEnum;
  frontend_class?: Maybe<Scalars['String']['output']>;
  frontend_input?: Maybe<AttributeFrontendInputEnum>;
  is_required: Scalars['Boolean']['output'];
  is_unique: Scalars['Boolean']['output'];
  label?: Maybe<Scalars['String']['output']>;
  options: Array<Maybe<CustomAttributeOptionInterface>>;
};

export type AttributeMetadataError = {
  __typename?: 'AttributeMetadataError';
  message: Scalars['String']['output'];
  type: AttributeMetadataErrorType;
};

export type AttributeMetadataErrorType =
  | 'ATTRIBUTE_NOT_FOUND'
  | 'ENTITY_NOT_FOUND'
  | 'FILTER_NOT_FOUND'
  | 'UNDEFINED';

export type AttributeMetadataInterface = {
  attribute_labels?: Maybe<Array<Maybe<StoreLabels>>>;
  code?: Maybe<Scalars['String']['output']>;
  data_type?: Maybe<ObjectDataTypeEnum>;
  entity_type?: Maybe<AttributeEntityTypeEnum>;
  is_system?: Maybe<Scalars['Boolean']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  ui_input?: Maybe<UiInputTypeInterface>;
  uid?: Maybe<Scalars['ID']['output']>;
};

export type AttributeOption = AttributeOptionInterface & {
  __typename?: 'AttributeOption';
  is_default?: Maybe<Scalars['Boolean']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  /** The decimal id of the option, as used in filters and carts. */
  value?: Maybe<Scalars['String']['output']>;
};

export type AttributeOptionInterface = {
  is_default?: Maybe<Scalars['Boolean']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
};

export type AttributeOptionMetadata = CustomAttributeOptionInterface & {
  __typename?: 'AttributeOptionMetadata';
  is_default: Scalars['Boolean']['output'];
  label: Scalars['String']['output'];
  /** The value that filters, carts and forms send for this option. */
  value: Scalars['String']['output'];
};

export type AttributeSelectedOption = AttributeSelectedOptionInterface & {
  __typename?: 'AttributeSelectedOption';
  label: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type AttributeSelectedOptionInterface = {
  label: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type AttributeSelectedOptions = AttributeValueInterface & {
  __typename?: 'AttributeSelectedOptions';
  code: Scalars['ID']['output'];
  selected_options: Array<Maybe<AttributeSelectedOptionInterface>>;
};

export type AttributeValue = AttributeValueInterface & {
  __typename?: 'AttributeValue';
  code: Scalars['ID']['output'];
  value: Scalars['String']['output'];
};

export type AttributeValueInput = {
  attribute_code: Scalars['String']['input'];
  selected_options?: InputMaybe<Array<InputMaybe<AttributeInputSelectedOption>>>;
  value?: InputMaybe<Scalars['String']['input']>;
};

export type AttributeValueInterface = {
  code: Scalars['ID']['output'];
};

export type AttributesFormOutput = {
  __typename?: 'AttributesFormOutput';
  errors: Array<Maybe<AttributeMetadataError>>;
  items: Array<Maybe<CustomAttributeMetadataInterface>>;
};

export type AttributesMetadataOutput = {
  __typename?: 'AttributesMetadataOutput';
  errors: Array<Maybe<AttributeMetadataError>>;
  items: Array<Maybe<CustomAttributeMetadataInterface>>;
};

export type AuthenticatorApp = {
  __typename?: 'AuthenticatorApp';
  /** An `otpauth` link, which an app on the same device can open. */
  link: Scalars['String']['output'];
  /** The link as a QR code: a path of SVG, one unit for each module. */
  qr_path: Scalars['String']['output'];
  /** The width and height of the QR code in modules, with its margin. */
  qr_size: Scalars['Int']['output'];
  /** For typing, in base32. */
  secret: Scalars['String']['output'];
};

export type AutocompleteInput = {
  client_uuid?: InputMaybe<Scalars['String']['input']>;
  query: Scalars['String']['input'];
};

export type AvailablePaymentMethod = {
  __typename?: 'AvailablePaymentMethod';
  code: Scalars['String']['output'];
  is_deferred: Scalars['Boolean']['output'];
  title: Scalars['String']['output'];
};

export type AvailableShippingMethod = {
  __typename?: 'AvailableShippingMethod';
  amount: Money;
  available: Scalars['Boolean']['output'];
  base_amount?: Maybe<Money>;
  carrier_code: Scalars['String']['output'];
  carrier_title: Scalars['String']['output'];
  /** The delivery dates if the order is placed now. */
  delivery_dates?: Maybe<DeliveryDates>;
  error_message?: Maybe<Scalars['String']['output']>;
  /** The subtotal from which it is free; null if there is no such threshold or it is always free. */
  free_from?: Maybe<Money>;
  method_code?: Maybe<Scalars['String']['output']>;
  /** Carrier and service, for clients that show only this title. */
  method_title?: Maybe<Scalars['String']['output']>;
  /** Null for home delivery. Otherwise deliveryPoints lists the pickup locations, and pickup_location_code of the address selects one. */
  pickup_network?: Maybe<Scalars['String']['output']>;
  price_excl_tax: Money;
  price_incl_tax: Money;
  /** The service without the carrier, to show next to carrier_title. */
  service_title: Scalars['String']['output'];
};

export type BankTransfer = {
  __typename?: 'BankTransfer';
  /** An IBAN without spaces, or a domestic account number. */
  account: Scalars['String']['output'];
  /** The amount due, after gift cards. */
  amount: Money;
  bank_name?: Maybe<Scalars['String']['output']>;
  bic?: Maybe<Scalars['String']['output']>;
  /** Null if there is no standard for this currency and account. */
  code?: Maybe<BankTransferCode>;
  instructions?: Maybe<Scalars['String']['output']>;
  is_iban: Scalars['Boolean']['output'];
  /** The last day to pay, such as 2026-11-30; null if the order does not expire. */
  pay_until?: Maybe<Scalars['String']['output']>;
  payee: Scalars['String']['output'];
  /** The order number, by which the shop matches the transfer to the order. */
  reference: Scalars['String']['output'];
};

/** A QR code that banking apps scan to fill in the transfer. */
export type BankTransferCode = {
  __typename?: 'BankTransferCode';
  /** The QR code as a PNG image in a `data:` URL. */
  image: Scalars['String']['output'];
  standard: BankTransferStandard;
  /** The content of the QR code. */
  text: Scalars['String']['output'];
};

export type BankTransferStandard =
  /** EPC069-12, for euro within SEPA. */
  | 'EPC'
  /** QR Platba, for koruna to Czechia. */
  | 'SPAYD'
  /** Recommendation of the Polish Bank Association, for złoty to Poland. */
  | 'ZBP';

export type BatchMutationStatus =
  | 'FAILURE'
  | 'MIXED_RESULTS'
  | 'SUCCESS';

export type BillingAddressInput = {
  address?: InputMaybe<CartAddressInput>;
  customer_address_id?: InputMaybe<Scalars['Int']['input']>;
  customer_address_uid?: InputMaybe<Scalars['ID']['input']>;
  same_as_shipping?: InputMaybe<Scalars['Boolean']['input']>;
  use_for_shipping?: InputMaybe<Scalars['Boolean']['input']>;
};

export type BillingCartAddress = CartAddressInterface & {
  __typename?: 'BillingCartAddress';
  city: Scalars['String']['output'];
  company?: Maybe<Scalars['String']['output']>;
  country: CartAddressCountry;
  custom_attributes: Array<Maybe<AttributeValueInterface>>;
  customer_address_uid?: Maybe<Scalars['ID']['output']>;
  customer_notes?: Maybe<Scalars['String']['output']>;
  fax?: Maybe<Scalars['String']['output']>;
  firstname: Scalars['String']['output'];
  id?: Maybe<Scalars['Int']['output']>;
  lastname: Scalars['String']['output'];
  middlename?: Maybe<Scalars['String']['output']>;
  postcode?: Maybe<Scalars['String']['output']>;
  prefix?: Maybe<Scalars['String']['output']>;
  region?: Maybe<CartAddressRegion>;
  street: Array<Maybe<Scalars['String']['output']>>;
  suffix?: Maybe<Scalars['String']['output']>;
  telephone?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  vat_id?: Maybe<Scalars['String']['output']>;
};

export type BlogAuthor = {
  __typename?: 'BlogAuthor';
  author_id?: Maybe<Scalars['Int']['output']>;
  author_url?: Maybe<Scalars['String']['output']>;
  identifier?: Maybe<Scalars['String']['output']>;
  is_active?: Maybe<Scalars['Int']['output']>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
};

export type BlogCategory = {
  __typename?: 'BlogCategory';
  breadcrumbs?: Maybe<Array<Maybe<Breadcrumb>>>;
  category_id?: Maybe<Scalars['Int']['output']>;
  category_level?: Maybe<Scalars['Int']['output']>;
  category_url?: Maybe<Scalars['String']['output']>;
  category_url_path?: Maybe<Scalars['String']['output']>;
  content?: Maybe<Scalars['String']['output']>;
  content_heading?: Maybe<Scalars['String']['output']>;
  identifier?: Maybe<Scalars['String']['output']>;
  include_in_menu?: Maybe<Scalars['Int']['output']>;
  is_active?: Maybe<Scalars['Int']['output']>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keywords?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  parent_category_id?: Maybe<Scalars['Int']['output']>;
  path?: Maybe<Scalars['String']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
  posts_count?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
};

export type BlogComment = {
  __typename?: 'BlogComment';
  /** Always null: the address of a reader is not public. */
  author_email?: Maybe<Scalars['String']['output']>;
  author_nickname?: Maybe<Scalars['String']['output']>;
  /** 1 for a customer, 0 for a guest. */
  author_type?: Maybe<Scalars['Int']['output']>;
  comment_id?: Maybe<Scalars['Int']['output']>;
  creation_time?: Maybe<Scalars['String']['output']>;
  /** Always null, as `author_email`. */
  customer_id?: Maybe<Scalars['Int']['output']>;
  parent_id?: Maybe<Scalars['Int']['output']>;
  post_id?: Maybe<Scalars['Int']['output']>;
  replies?: Maybe<Array<Maybe<BlogComment>>>;
  status?: Maybe<Scalars['Int']['output']>;
  text?: Maybe<Scalars['String']['output']>;
};

export type BlogCommentsFilterInput = {
  or?: InputMaybe<BlogCommentsFilterInput>;
  post_id?: InputMaybe<FilterTypeInput>;
};

export type BlogConfig = {
  __typename?: 'BlogConfig';
  comments_count?: Maybe<Scalars['Int']['output']>;
  comments_enabled?: Maybe<Scalars['Boolean']['output']>;
  comments_type?: Maybe<Scalars['String']['output']>;
  enabled?: Maybe<Scalars['Boolean']['output']>;
  guest_comments_enabled?: Maybe<Scalars['Boolean']['output']>;
  index_meta_description?: Maybe<Scalars['String']['output']>;
  index_meta_title?: Maybe<Scalars['String']['output']>;
  index_subtitle?: Maybe<Scalars['String']['output']>;
  index_title?: Maybe<Scalars['String']['output']>;
  popular_posts_count?: Maybe<Scalars['Int']['output']>;
  popular_posts_enabled?: Maybe<Scalars['Boolean']['output']>;
  posts_per_page?: Maybe<Scalars['Int']['output']>;
  recent_posts_count?: Maybe<Scalars['Int']['output']>;
  recent_posts_enabled?: Maybe<Scalars['Boolean']['output']>;
};

export type BlogMonth = {
  __typename?: 'BlogMonth';
  /** Such as `2026-11`, in the time zone of the store view. */
  month: Scalars['String']['output'];
  month_url: Scalars['String']['output'];
  posts_count: Scalars['Int']['output'];
};

export type BlogPost = {
  __typename?: 'BlogPost';
  author?: Maybe<BlogAuthor>;
  author_id?: Maybe<Scalars['Int']['output']>;
  categories?: Maybe<Array<Maybe<BlogCategory>>>;
  category_id?: Maybe<Scalars['Int']['output']>;
  content?: Maybe<Scalars['String']['output']>;
  content_heading?: Maybe<Scalars['String']['output']>;
  creation_time?: Maybe<Scalars['String']['output']>;
  featured_image?: Maybe<Scalars['String']['output']>;
  filtered_content?: Maybe<Scalars['String']['output']>;
  first_image?: Maybe<Scalars['String']['output']>;
  identifier?: Maybe<Scalars['String']['output']>;
  is_active?: Maybe<Scalars['Int']['output']>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keywords?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  mw_hreflangs?: Maybe<MwHreflangs>;
  position?: Maybe<Scalars['Int']['output']>;
  post_id?: Maybe<Scalars['Int']['output']>;
  post_url?: Maybe<Scalars['String']['output']>;
  publish_time?: Maybe<Scalars['String']['output']>;
  /** The posts that the author recommends, otherwise those with the most topics in common. */
  related_posts?: Maybe<Array<Maybe<BlogPost>>>;
  /** SKUs of the products that the post is about. */
  related_products?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  search?: Maybe<Scalars['String']['output']>;
  short_content?: Maybe<Scalars['String']['output']>;
  short_filtered_content?: Maybe<Scalars['String']['output']>;
  tag_id?: Maybe<Scalars['Int']['output']>;
  tags?: Maybe<Array<Maybe<BlogTag>>>;
  title?: Maybe<Scalars['String']['output']>;
  update_time?: Maybe<Scalars['String']['output']>;
  /** How often the post was read, each reader counted once a day. */
  views_count?: Maybe<Scalars['Int']['output']>;
};

export type BlogPostsFilterInput = {
  author_id?: InputMaybe<FilterTypeInput>;
  category_id?: InputMaybe<FilterTypeInput>;
  content?: InputMaybe<FilterTypeInput>;
  or?: InputMaybe<BlogPostsFilterInput>;
  post_id?: InputMaybe<FilterTypeInput>;
  /** A month such as `2026-11`, in the time zone of the store view. */
  publish_month?: InputMaybe<FilterTypeInput>;
  publish_time?: InputMaybe<FilterTypeInput>;
  relatedproduct_id?: InputMaybe<FilterTypeInput>;
  /** SKU of a product that the post is about. */
  relatedproduct_sku?: InputMaybe<FilterTypeInput>;
  /** Words that must appear in the title or text of a post. */
  search?: InputMaybe<FilterTypeInput>;
  tag_id?: InputMaybe<FilterTypeInput>;
  title?: InputMaybe<FilterTypeInput>;
};

/** A page of the blog, identified by `type` and the corresponding id. */
export type BlogRoute = RoutableInterface & {
  __typename?: 'BlogRoute';
  author_id?: Maybe<Scalars['Int']['output']>;
  category_id?: Maybe<Scalars['Int']['output']>;
  /** The comment to show on the page of its post. */
  comment_id?: Maybe<Scalars['Int']['output']>;
  identifier?: Maybe<Scalars['String']['output']>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  post_id?: Maybe<Scalars['Int']['output']>;
  redirect_code: Scalars['Int']['output'];
  relative_url?: Maybe<Scalars['String']['output']>;
  tag_id?: Maybe<Scalars['Int']['output']>;
  type?: Maybe<UrlRewriteEntityTypeEnum>;
};

export type BlogTag = {
  __typename?: 'BlogTag';
  content?: Maybe<Scalars['String']['output']>;
  identifier?: Maybe<Scalars['String']['output']>;
  is_active?: Maybe<Scalars['Int']['output']>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keywords?: Maybe<Scalars['String']['output']>;
  meta_robots?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  tag_id?: Maybe<Scalars['Int']['output']>;
  tag_url?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
};

export type BlogViewOutput = {
  __typename?: 'BlogViewOutput';
  /** True also for a view that is not counted, so that nobody learns who has read a post. */
  success: Scalars['Boolean']['output'];
};

export type BraintreeCcVaultInput = {
  device_data?: InputMaybe<Scalars['String']['input']>;
  public_hash: Scalars['String']['input'];
};

export type BraintreeInput = {
  device_data?: InputMaybe<Scalars['String']['input']>;
  is_active_payment_token_enabler: Scalars['Boolean']['input'];
  payment_method_nonce: Scalars['String']['input'];
};

export type Breadcrumb = {
  __typename?: 'Breadcrumb';
  category_id?: Maybe<Scalars['Int']['output']>;
  category_level?: Maybe<Scalars['Int']['output']>;
  category_name?: Maybe<Scalars['String']['output']>;
  category_uid: Scalars['ID']['output'];
  category_url_key?: Maybe<Scalars['String']['output']>;
  category_url_path?: Maybe<Scalars['String']['output']>;
};

export type BundleCartItem = CartItemInterface & {
  __typename?: 'BundleCartItem';
  available_gift_wrapping: Array<Maybe<GiftWrapping>>;
  bundle_options: Array<Maybe<SelectedBundleOption>>;
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  discount?: Maybe<Array<Maybe<Discount>>>;
  errors?: Maybe<Array<Maybe<CartItemError>>>;
  gift_message?: Maybe<GiftMessage>;
  gift_wrapping?: Maybe<GiftWrapping>;
  id: Scalars['String']['output'];
  is_available: Scalars['Boolean']['output'];
  max_qty?: Maybe<Scalars['Float']['output']>;
  min_qty?: Maybe<Scalars['Float']['output']>;
  not_available_message?: Maybe<Scalars['String']['output']>;
  picture?: Maybe<ProductImage>;
  prices?: Maybe<CartItemPrices>;
  product: ProductInterface;
  quantity: Scalars['Float']['output'];
  uid: Scalars['ID']['output'];
};

export type BundleCreditMemoItem = CreditMemoItemInterface & {
  __typename?: 'BundleCreditMemoItem';
  bundle_options?: Maybe<Array<Maybe<ItemSelectedBundleOption>>>;
  discounts?: Maybe<Array<Maybe<Discount>>>;
  id: Scalars['ID']['output'];
  order_item?: Maybe<OrderItemInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  quantity_refunded?: Maybe<Scalars['Float']['output']>;
};

export type BundleInvoiceItem = InvoiceItemInterface & {
  __typename?: 'BundleInvoiceItem';
  bundle_options?: Maybe<Array<Maybe<ItemSelectedBundleOption>>>;
  discounts?: Maybe<Array<Maybe<Discount>>>;
  id: Scalars['ID']['output'];
  order_item?: Maybe<OrderItemInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  quantity_invoiced?: Maybe<Scalars['Float']['output']>;
};

/** An option of a bundle. */
export type BundleItem = {
  __typename?: 'BundleItem';
  option_id?: Maybe<Scalars['Int']['output']>;
  options?: Maybe<Array<Maybe<BundleItemOption>>>;
  position?: Maybe<Scalars['Int']['output']>;
  price_range: PriceRange;
  required?: Maybe<Scalars['Boolean']['output']>;
  sku?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  type?: Maybe<Scalars['String']['output']>;
  uid?: Maybe<Scalars['ID']['output']>;
};

/** A product that can be chosen for a bundle option. */
export type BundleItemOption = {
  __typename?: 'BundleItemOption';
  can_change_quantity?: Maybe<Scalars['Boolean']['output']>;
  id?: Maybe<Scalars['Int']['output']>;
  is_default?: Maybe<Scalars['Boolean']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
  price?: Maybe<Scalars['Float']['output']>;
  price_type?: Maybe<PriceTypeEnum>;
  product?: Maybe<ProductInterface>;
  qty?: Maybe<Scalars['Float']['output']>;
  quantity?: Maybe<Scalars['Float']['output']>;
  uid: Scalars['ID']['output'];
};

export type BundleOptionInput = {
  id: Scalars['Int']['input'];
  quantity: Scalars['Float']['input'];
  value: Array<InputMaybe<Scalars['String']['input']>>;
};

export type BundleOrderItem = OrderItemInterface & {
  __typename?: 'BundleOrderItem';
  bundle_options?: Maybe<Array<Maybe<ItemSelectedBundleOption>>>;
  discounts?: Maybe<Array<Maybe<Discount>>>;
  eligible_for_return?: Maybe<Scalars['Boolean']['output']>;
  entered_options?: Maybe<Array<Maybe<OrderItemOption>>>;
  free_gift_label?: Maybe<Scalars['String']['output']>;
  gift_message?: Maybe<GiftMessage>;
  gift_wrapping?: Maybe<GiftWrapping>;
  id: Scalars['ID']['output'];
  prices?: Maybe<OrderItemPrices>;
  product?: Maybe<ProductInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  product_type?: Maybe<Scalars['String']['output']>;
  product_url_key?: Maybe<Scalars['String']['output']>;
  quantity_canceled?: Maybe<Scalars['Float']['output']>;
  quantity_invoiced?: Maybe<Scalars['Float']['output']>;
  quantity_ordered?: Maybe<Scalars['Float']['output']>;
  quantity_refunded?: Maybe<Scalars['Float']['output']>;
  quantity_return_requested?: Maybe<Scalars['Float']['output']>;
  /** How many pieces can still be returned now. */
  quantity_returnable?: Maybe<Scalars['Float']['output']>;
  quantity_returned?: Maybe<Scalars['Float']['output']>;
  quantity_shipped?: Maybe<Scalars['Float']['output']>;
  returnable_pieces?: Maybe<Array<ReturnablePieces>>;
  selected_options?: Maybe<Array<Maybe<OrderItemOption>>>;
  status?: Maybe<Scalars['String']['output']>;
};

/** Several products sold as one. Bocian sells none and no query returns it, but the documents of Magento clients contain it. */
export type BundleProduct = CustomizableProductInterface & PhysicalProductInterface & ProductInterface & RoutableInterface & {
  __typename?: 'BundleProduct';
  additional_product_name?: Maybe<Scalars['String']['output']>;
  attribute_set_id?: Maybe<Scalars['Int']['output']>;
  brand_category_url?: Maybe<Scalars['String']['output']>;
  canonical_url?: Maybe<Scalars['String']['output']>;
  categories?: Maybe<Array<Maybe<CategoryInterface>>>;
  cdrl_age?: Maybe<Scalars['String']['output']>;
  cdrl_brand?: Maybe<Scalars['String']['output']>;
  cdrl_care?: Maybe<Scalars['String']['output']>;
  cdrl_certificates?: Maybe<Scalars['String']['output']>;
  cdrl_materials_description?: Maybe<Scalars['String']['output']>;
  cdrl_product_collection?: Maybe<Scalars['String']['output']>;
  cdrl_size?: Maybe<Scalars['Int']['output']>;
  color?: Maybe<Scalars['Int']['output']>;
  color_option?: Maybe<ProductAttributeOption>;
  color_siblings?: Maybe<Array<Maybe<ProductInterface>>>;
  country_of_manufacture?: Maybe<Scalars['String']['output']>;
  created_at?: Maybe<Scalars['String']['output']>;
  crosssell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  custom_attributes: Array<Maybe<CustomAttribute>>;
  custom_attributesV2?: Maybe<ProductCustomAttributes>;
  delivery_offers: Array<DeliveryOffer>;
  description?: Maybe<ComplexTextValue>;
  dynamic_price?: Maybe<Scalars['Boolean']['output']>;
  dynamic_sku?: Maybe<Scalars['Boolean']['output']>;
  dynamic_weight?: Maybe<Scalars['Boolean']['output']>;
  gift_message_available?: Maybe<Scalars['String']['output']>;
  gift_wrapping_available: Scalars['Boolean']['output'];
  gift_wrapping_price?: Maybe<Money>;
  id?: Maybe<Scalars['Int']['output']>;
  image?: Maybe<ProductImage>;
  is_returnable?: Maybe<Scalars['String']['output']>;
  items?: Maybe<Array<Maybe<BundleItem>>>;
  lowest_price?: Maybe<Money>;
  manufacturer?: Maybe<Scalars['Int']['output']>;
  max_sale_qty?: Maybe<Scalars['Float']['output']>;
  media_gallery?: Maybe<Array<Maybe<MediaGalleryInterface>>>;
  media_gallery_entries?: Maybe<Array<Maybe<MediaGalleryEntry>>>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keyword?: Maybe<Scalars['String']['output']>;
  meta_robots?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  min_sale_qty?: Maybe<Scalars['Float']['output']>;
  mw_canonical_url?: Maybe<MwCanonicalUrl>;
  mw_hreflangs?: Maybe<MwHreflangs>;
  mw_seo_markup?: Maybe<MwSeoMarkup>;
  name?: Maybe<Scalars['String']['output']>;
  new_from_date?: Maybe<Scalars['String']['output']>;
  new_to_date?: Maybe<Scalars['String']['output']>;
  only_x_left_in_stock?: Maybe<Scalars['Float']['output']>;
  options?: Maybe<Array<Maybe<CustomizableOptionInterface>>>;
  options_container?: Maybe<Scalars['String']['output']>;
  price?: Maybe<ProductPrices>;
  price_details?: Maybe<PriceDetails>;
  price_range: PriceRange;
  price_tiers?: Maybe<Array<Maybe<TierPrice>>>;
  price_view?: Maybe<PriceViewEnum>;
  product_links?: Maybe<Array<Maybe<ProductLinksInterface>>>;
  product_seo_name?: Maybe<Scalars['String']['output']>;
  quantity?: Maybe<Scalars['Float']['output']>;
  rating_summary: Scalars['Float']['output'];
  redirect_code: Scalars['Int']['output'];
  related_products?: Maybe<Array<Maybe<ProductInterface>>>;
  relative_url?: Maybe<Scalars['String']['output']>;
  review_count: Scalars['Int']['output'];
  reviews: ProductReviews;
  secondary_image?: Maybe<ProductImage>;
  ship_bundle_items?: Maybe<ShipBundleItemsEnum>;
  short_description?: Maybe<ComplexTextValue>;
  size_chart?: Maybe<Scalars['String']['output']>;
  size_chart_rows?: Maybe<Array<SizeChartRow>>;
  sku?: Maybe<Scalars['String']['output']>;
  small_image?: Maybe<ProductImage>;
  special_from_date?: Maybe<Scalars['String']['output']>;
  special_price?: Maybe<Scalars['Float']['output']>;
  special_to_date?: Maybe<Scalars['String']['output']>;
  staged: Scalars['Boolean']['output'];
  stock_status?: Maybe<ProductStockStatus>;
  swatch_image?: Maybe<Scalars['String']['output']>;
  thumbnail?: Maybe<ProductImage>;
  tier_price?: Maybe<Scalars['Float']['output']>;
  tier_prices?: Maybe<Array<Maybe<ProductTierPrices>>>;
  type?: Maybe<UrlRewriteEntityTypeEnum>;
  type_id?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  updated_at?: Maybe<Scalars['String']['output']>;
  upsell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  url_key?: Maybe<Scalars['String']['output']>;
  url_path?: Maybe<Scalars['String']['output']>;
  url_rewrites?: Maybe<Array<Maybe<UrlRewrite>>>;
  url_suffix?: Maybe<Scalars['String']['output']>;
  websites?: Maybe<Array<Maybe<Website>>>;
  weight?: Maybe<Scalars['Float']['output']>;
};


/** Several products sold as one. Bocian sells none and no query returns it, but the documents of Magento clients contain it. */
export type BundleProductCustom_AttributesV2Args = {
  filters?: InputMaybe<AttributeFilterInput>;
};


/** Several products sold as one. Bocian sells none and no query returns it, but the documents of Magento clients contain it. */
export type BundleProductReviewsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type BundleProductCartItemInput = {
  bundle_options: Array<InputMaybe<BundleOptionInput>>;
  customizable_options?: InputMaybe<Array<InputMaybe<CustomizableOptionInput>>>;
  data: CartItemInput;
};

export type BundleShipmentItem = ShipmentItemInterface & {
  __typename?: 'BundleShipmentItem';
  bundle_options?: Maybe<Array<Maybe<ItemSelectedBundleOption>>>;
  id: Scalars['ID']['output'];
  order_item?: Maybe<OrderItemInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  quantity_shipped: Scalars['Float']['output'];
};

/** No store view sells bundles, so no cart, order or list contains one. */
export type BundleWishlistItem = WishlistItemInterface & {
  __typename?: 'BundleWishlistItem';
  added_at: Scalars['String']['output'];
  bundle_options?: Maybe<Array<Maybe<SelectedBundleOption>>>;
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  product?: Maybe<ProductInterface>;
  quantity: Scalars['Float']['output'];
};

export type CampaignProducts = {
  __typename?: 'CampaignProducts';
  /** Identifies this list in `sendItemClick`. */
  correlation_id?: Maybe<Scalars['String']['output']>;
  items?: Maybe<Array<Maybe<RecommendedProduct>>>;
};

export type CampaignProductsInput = {
  /** `popular`, `new` or `sale`. */
  campaign_type: Scalars['String']['input'];
  /** An id or `anonymous`. The products are the same for every visitor. */
  client_uuid?: InputMaybe<Scalars['String']['input']>;
};

export type CancelExchangeInput = {
  /** The token of a guest's order. */
  order_token?: InputMaybe<Scalars['String']['input']>;
  return_uid: Scalars['ID']['input'];
};

export type CancelExchangeOutput = {
  __typename?: 'CancelExchangeOutput';
  return?: Maybe<Return>;
};

export type CancelOrderError = {
  __typename?: 'CancelOrderError';
  code: CancelOrderErrorCode;
  message: Scalars['String']['output'];
  reason?: Maybe<ErrorReason>;
};

export type CancelOrderErrorCode =
  | 'INVALID_ORDER_STATUS'
  | 'ORDER_CANCELLATION_DISABLED'
  | 'ORDER_NOT_FOUND'
  | 'PARTIAL_ORDER_ITEM_SHIPPED'
  | 'UNAUTHORISED'
  | 'UNDEFINED';

export type CancelOrderInput = {
  order_id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};

export type CancelOrderOutput = {
  __typename?: 'CancelOrderOutput';
  error?: Maybe<Scalars['String']['output']>;
  errorV2?: Maybe<CancelOrderError>;
  order?: Maybe<CustomerOrder>;
};

export type CancellationReason = {
  __typename?: 'CancellationReason';
  description: Scalars['String']['output'];
};

/** How browsers reach the shop's account for cards. A key is empty if the account is not for that purpose. */
export type CardPaymentConfig = {
  __typename?: 'CardPaymentConfig';
  client_key_live?: Maybe<Scalars['String']['output']>;
  client_key_test?: Maybe<Scalars['String']['output']>;
  /** Whether no money moves. */
  demo_mode?: Maybe<Scalars['Boolean']['output']>;
  /** The data centre: `eu`, `us`, `au`, `apse`, `in` or `nea`. */
  frontend_region?: Maybe<Scalars['String']['output']>;
};

export type CardSession = {
  __typename?: 'CardSession';
  client_key: Scalars['String']['output'];
  environment: Scalars['String']['output'];
  id: Scalars['String']['output'];
  session_data: Scalars['String']['output'];
};

export type Cart = {
  __typename?: 'Cart';
  applied_boncard_gift_cards?: Maybe<Array<Maybe<AppliedBoncardGiftCard>>>;
  applied_coupon?: Maybe<AppliedCoupon>;
  applied_coupons?: Maybe<Array<Maybe<AppliedCoupon>>>;
  applied_gift_cards?: Maybe<Array<Maybe<AppliedGiftCard>>>;
  available_gift_wrappings: Array<Maybe<GiftWrapping>>;
  available_payment_methods?: Maybe<Array<Maybe<AvailablePaymentMethod>>>;
  billing_address?: Maybe<BillingCartAddress>;
  /** Entered codes that give no discount at the moment. They apply automatically as soon as they can. */
  coupon_notices: Array<CouponNotice>;
  email?: Maybe<Scalars['String']['output']>;
  free_shipping?: Maybe<FreeShipping>;
  gift_message?: Maybe<GiftMessage>;
  gift_receipt_included: Scalars['Boolean']['output'];
  gift_wrapping?: Maybe<GiftWrapping>;
  has_available_free_gifts?: Maybe<Scalars['Boolean']['output']>;
  id: Scalars['ID']['output'];
  is_virtual: Scalars['Boolean']['output'];
  items?: Maybe<Array<Maybe<CartItemInterface>>>;
  itemsV2?: Maybe<CartItems>;
  /** @deprecated Use `lines_saved_for_later`. */
  lines_put_aside: Scalars['Int']['output'];
  /** Only in the response to mergeCarts: how many of the guest's lines were moved to saved_items because they cannot be mixed with this cart. */
  lines_saved_for_later: Scalars['Int']['output'];
  /**
   * What an active member of the loyalty club earns with this cart; for others what a member of the first level would earn. Null
   * without a club.
   */
  loyalty_points?: Maybe<Scalars['Int']['output']>;
  prices?: Maybe<CartPrices>;
  printed_card_included: Scalars['Boolean']['output'];
  /** Lines saved for later, latest first. They are not part of the total, the reserved stock or the order. A guest's lines belong to the cart, a customer's to the customer. */
  saved_items: Array<Maybe<CartItemInterface>>;
  selected_payment_method?: Maybe<SelectedPaymentMethod>;
  shipping_addresses: Array<Maybe<ShippingCartAddress>>;
  total_quantity: Scalars['Float']['output'];
  total_summary_quantity_including_config: Scalars['Float']['output'];
};


export type CartItemsV2Args = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<QuoteItemsSortInput>;
};

export type CartAddressCountry = {
  __typename?: 'CartAddressCountry';
  code: Scalars['String']['output'];
  label: Scalars['String']['output'];
};

export type CartAddressInput = {
  city: Scalars['String']['input'];
  company?: InputMaybe<Scalars['String']['input']>;
  country_code: Scalars['String']['input'];
  custom_attributes?: InputMaybe<Array<InputMaybe<AttributeValueInput>>>;
  fax?: InputMaybe<Scalars['String']['input']>;
  firstname: Scalars['String']['input'];
  lastname: Scalars['String']['input'];
  middlename?: InputMaybe<Scalars['String']['input']>;
  postcode?: InputMaybe<Scalars['String']['input']>;
  prefix?: InputMaybe<Scalars['String']['input']>;
  region?: InputMaybe<Scalars['String']['input']>;
  region_id?: InputMaybe<Scalars['Int']['input']>;
  save_in_address_book?: InputMaybe<Scalars['Boolean']['input']>;
  street: Array<InputMaybe<Scalars['String']['input']>>;
  suffix?: InputMaybe<Scalars['String']['input']>;
  /** Validated when the order is placed. */
  telephone?: InputMaybe<Scalars['String']['input']>;
  vat_id?: InputMaybe<Scalars['String']['input']>;
};

export type CartAddressInterface = {
  city: Scalars['String']['output'];
  company?: Maybe<Scalars['String']['output']>;
  country: CartAddressCountry;
  custom_attributes: Array<Maybe<AttributeValueInterface>>;
  customer_address_uid?: Maybe<Scalars['ID']['output']>;
  fax?: Maybe<Scalars['String']['output']>;
  firstname: Scalars['String']['output'];
  id?: Maybe<Scalars['Int']['output']>;
  lastname: Scalars['String']['output'];
  middlename?: Maybe<Scalars['String']['output']>;
  postcode?: Maybe<Scalars['String']['output']>;
  prefix?: Maybe<Scalars['String']['output']>;
  region?: Maybe<CartAddressRegion>;
  street: Array<Maybe<Scalars['String']['output']>>;
  suffix?: Maybe<Scalars['String']['output']>;
  telephone?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  vat_id?: Maybe<Scalars['String']['output']>;
};

export type CartAddressRegion = {
  __typename?: 'CartAddressRegion';
  code?: Maybe<Scalars['String']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  region_id?: Maybe<Scalars['Int']['output']>;
};

export type CartDiscount = {
  __typename?: 'CartDiscount';
  amount: Money;
  label: Array<Maybe<Scalars['String']['output']>>;
};

export type CartDiscountType =
  | 'ITEM'
  | 'SHIPPING';

export type CartItemError = {
  __typename?: 'CartItemError';
  code: CartItemErrorType;
  message: Scalars['String']['output'];
};

export type CartItemErrorType =
  | 'ITEM_INCREMENTS'
  | 'ITEM_QTY'
  | 'UNDEFINED';

export type CartItemInput = {
  entered_options?: InputMaybe<Array<InputMaybe<EnteredOptionInput>>>;
  parent_sku?: InputMaybe<Scalars['String']['input']>;
  quantity: Scalars['Float']['input'];
  selected_options?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  sku: Scalars['String']['input'];
  /** The product that the shopper saw. If given, the SKU must belong to it or one of its variants. */
  uid?: InputMaybe<Scalars['ID']['input']>;
};

export type CartItemInterface = {
  discount?: Maybe<Array<Maybe<Discount>>>;
  errors?: Maybe<Array<Maybe<CartItemError>>>;
  id: Scalars['String']['output'];
  is_available: Scalars['Boolean']['output'];
  max_qty?: Maybe<Scalars['Float']['output']>;
  min_qty?: Maybe<Scalars['Float']['output']>;
  not_available_message?: Maybe<Scalars['String']['output']>;
  /** The picture of the line: the product's, or the chosen variant's where the store's setting says so. */
  picture?: Maybe<ProductImage>;
  prices?: Maybe<CartItemPrices>;
  product: ProductInterface;
  quantity: Scalars['Float']['output'];
  uid: Scalars['ID']['output'];
};

export type CartItemPrices = {
  __typename?: 'CartItemPrices';
  catalog_discount?: Maybe<ProductDiscount>;
  discounts?: Maybe<Array<Maybe<Discount>>>;
  fixed_product_taxes?: Maybe<Array<Maybe<FixedProductTax>>>;
  original_item_price: Money;
  original_row_total: Money;
  price: Money;
  price_including_tax: Money;
  row_catalog_discount?: Maybe<ProductDiscount>;
  row_total: Money;
  row_total_including_tax: Money;
  total_item_discount?: Maybe<Money>;
};

export type CartItemQuantity = {
  __typename?: 'CartItemQuantity';
  cart_item_id: Scalars['Int']['output'];
  quantity: Scalars['Float']['output'];
};

export type CartItemSelectedOptionValuePrice = {
  __typename?: 'CartItemSelectedOptionValuePrice';
  type: PriceTypeEnum;
  units: Scalars['String']['output'];
  value: Scalars['Float']['output'];
};

export type CartItemUpdateInput = {
  cart_item_id?: InputMaybe<Scalars['Int']['input']>;
  cart_item_uid?: InputMaybe<Scalars['ID']['input']>;
  customizable_options?: InputMaybe<Array<InputMaybe<CustomizableOptionInput>>>;
  gift_message?: InputMaybe<GiftMessageInput>;
  gift_wrapping_id?: InputMaybe<Scalars['ID']['input']>;
  quantity?: InputMaybe<Scalars['Float']['input']>;
};

export type CartItems = {
  __typename?: 'CartItems';
  items: Array<Maybe<CartItemInterface>>;
  page_info?: Maybe<SearchResultPageInfo>;
  total_count: Scalars['Int']['output'];
};

export type CartPrices = {
  __typename?: 'CartPrices';
  applied_taxes?: Maybe<Array<Maybe<CartTaxItem>>>;
  discount?: Maybe<CartDiscount>;
  discounts?: Maybe<Array<Maybe<Discount>>>;
  gift_options?: Maybe<GiftOptionsPrices>;
  grand_total?: Maybe<Money>;
  grand_total_excluding_tax?: Maybe<Money>;
  subtotal_excluding_tax?: Maybe<Money>;
  subtotal_including_tax?: Maybe<Money>;
  subtotal_with_discount_excluding_tax?: Maybe<Money>;
};

export type CartTaxItem = {
  __typename?: 'CartTaxItem';
  amount: Money;
  label: Scalars['String']['output'];
};

export type CartUserInputError = Error & {
  __typename?: 'CartUserInputError';
  code: CartUserInputErrorType;
  message: Scalars['String']['output'];
  /** The available quantity if the stock is insufficient. */
  quantity?: Maybe<Scalars['Float']['output']>;
  /** Null in responses stored before errors had a reason. */
  reason?: Maybe<ErrorReason>;
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

export type CatalogAttributeApplyToEnum =
  | 'BUNDLE'
  | 'CATEGORY'
  | 'CONFIGURABLE'
  | 'DOWNLOADABLE'
  | 'GROUPED'
  | 'SIMPLE'
  | 'VIRTUAL';

/** An attribute of products or categories. */
export type CatalogAttributeMetadata = CustomAttributeMetadataInterface & {
  __typename?: 'CatalogAttributeMetadata';
  /** The product types that have the attribute; all if the list is empty. */
  apply_to?: Maybe<Array<Maybe<CatalogAttributeApplyToEnum>>>;
  code: Scalars['ID']['output'];
  default_value?: Maybe<Scalars['String']['output']>;
  entity_type: AttributeEntityTypeEnum;
  frontend_class?: Maybe<Scalars['String']['output']>;
  frontend_input?: Maybe<AttributeFrontendInputEnum>;
  is_comparable?: Maybe<Scalars['Boolean']['output']>;
  is_filterable?: Maybe<Scalars['Boolean']['output']>;
  is_filterable_in_search?: Maybe<Scalars['Boolean']['output']>;
  is_html_allowed_on_front?: Maybe<Scalars['Boolean']['output']>;
  is_required: Scalars['Boolean']['output'];
  is_searchable?: Maybe<Scalars['Boolean']['output']>;
  is_unique: Scalars['Boolean']['output'];
  is_used_for_price_rules?: Maybe<Scalars['Boolean']['output']>;
  is_used_for_promo_rules?: Maybe<Scalars['Boolean']['output']>;
  is_visible_in_advanced_search?: Maybe<Scalars['Boolean']['output']>;
  is_visible_on_front?: Maybe<Scalars['Boolean']['output']>;
  is_wysiwyg_enabled?: Maybe<Scalars['Boolean']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  options: Array<Maybe<CustomAttributeOptionInterface>>;
  swatch_input_type?: Maybe<SwatchInputTypeEnum>;
  update_product_preview_image?: Maybe<Scalars['Boolean']['output']>;
  use_product_image_for_swatch?: Maybe<Scalars['Boolean']['output']>;
  used_in_product_listing?: Maybe<Scalars['Boolean']['output']>;
};

export type CategoryBadge = {
  __typename?: 'CategoryBadge';
  color?: Maybe<Scalars['String']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  label_color?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
};

export type CategoryFilterInput = {
  category_uid?: InputMaybe<FilterEqualTypeInput>;
  ids?: InputMaybe<FilterEqualTypeInput>;
  name?: InputMaybe<FilterMatchTypeInput>;
  parent_category_uid?: InputMaybe<FilterEqualTypeInput>;
  parent_id?: InputMaybe<FilterEqualTypeInput>;
  url_key?: InputMaybe<FilterEqualTypeInput>;
  url_path?: InputMaybe<FilterEqualTypeInput>;
};

export type CategoryInterface = {
  automatic_sorting?: Maybe<Scalars['String']['output']>;
  available_sort_by?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  breadcrumbs?: Maybe<Array<Maybe<Breadcrumb>>>;
  canonical_url?: Maybe<Scalars['String']['output']>;
  category_badge?: Maybe<Scalars['String']['output']>;
  category_badges?: Maybe<Array<Maybe<CategoryBadge>>>;
  category_seo_name?: Maybe<Scalars['String']['output']>;
  children_count?: Maybe<Scalars['String']['output']>;
  cms_block?: Maybe<CmsBlock>;
  created_at?: Maybe<Scalars['String']['output']>;
  custom_layout_update_file?: Maybe<Scalars['String']['output']>;
  default_sort_by?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  /** The elements of `description`; an empty list if there is none. */
  description_elements?: Maybe<Scalars['ContentElements']['output']>;
  display_mode?: Maybe<Scalars['String']['output']>;
  filter_price_range?: Maybe<Scalars['Float']['output']>;
  grid_banners?: Maybe<Array<Maybe<ProductBanner>>>;
  id?: Maybe<Scalars['Int']['output']>;
  image?: Maybe<Scalars['String']['output']>;
  include_in_menu?: Maybe<Scalars['Int']['output']>;
  is_anchor?: Maybe<Scalars['Int']['output']>;
  label_color?: Maybe<Scalars['String']['output']>;
  label_css?: Maybe<Scalars['String']['output']>;
  landing_page?: Maybe<Scalars['Int']['output']>;
  left_side_bar_cms_block_id?: Maybe<Scalars['String']['output']>;
  level?: Maybe<Scalars['Int']['output']>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keywords?: Maybe<Scalars['String']['output']>;
  meta_robots?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  mw_canonical_url?: Maybe<MwCanonicalUrl>;
  mw_hreflangs?: Maybe<MwHreflangs>;
  mw_seo_markup?: Maybe<MwSeoMarkup>;
  name?: Maybe<Scalars['String']['output']>;
  path?: Maybe<Scalars['String']['output']>;
  path_in_store?: Maybe<Scalars['String']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
  product_count?: Maybe<Scalars['Int']['output']>;
  products?: Maybe<CategoryProducts>;
  right_side_bar_cms_block_id?: Maybe<Scalars['String']['output']>;
  staged: Scalars['Boolean']['output'];
  uid: Scalars['ID']['output'];
  updated_at?: Maybe<Scalars['String']['output']>;
  url_key?: Maybe<Scalars['String']['output']>;
  url_path?: Maybe<Scalars['String']['output']>;
  url_suffix?: Maybe<Scalars['String']['output']>;
};


export type CategoryInterfaceProductsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductAttributeSortInput>;
};

export type CategoryProducts = {
  __typename?: 'CategoryProducts';
  items?: Maybe<Array<Maybe<ProductInterface>>>;
  page_info?: Maybe<SearchResultPageInfo>;
  total_count?: Maybe<Scalars['Int']['output']>;
};

export type CategoryResult = {
  __typename?: 'CategoryResult';
  items?: Maybe<Array<Maybe<CategoryTree>>>;
  page_info?: Maybe<SearchResultPageInfo>;
  total_count?: Maybe<Scalars['Int']['output']>;
};

export type CategoryTree = CategoryInterface & RoutableInterface & {
  __typename?: 'CategoryTree';
  automatic_sorting?: Maybe<Scalars['String']['output']>;
  available_sort_by?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  breadcrumbs?: Maybe<Array<Maybe<Breadcrumb>>>;
  canonical_url?: Maybe<Scalars['String']['output']>;
  category_badge?: Maybe<Scalars['String']['output']>;
  category_badges?: Maybe<Array<Maybe<CategoryBadge>>>;
  category_seo_name?: Maybe<Scalars['String']['output']>;
  children?: Maybe<Array<Maybe<CategoryTree>>>;
  children_count?: Maybe<Scalars['String']['output']>;
  cms_block?: Maybe<CmsBlock>;
  created_at?: Maybe<Scalars['String']['output']>;
  custom_layout_update_file?: Maybe<Scalars['String']['output']>;
  default_sort_by?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  /** The elements of `description`; an empty list if there is none. */
  description_elements?: Maybe<Scalars['ContentElements']['output']>;
  display_mode?: Maybe<Scalars['String']['output']>;
  filter_price_range?: Maybe<Scalars['Float']['output']>;
  grid_banners?: Maybe<Array<Maybe<ProductBanner>>>;
  id?: Maybe<Scalars['Int']['output']>;
  image?: Maybe<Scalars['String']['output']>;
  include_in_menu?: Maybe<Scalars['Int']['output']>;
  is_anchor?: Maybe<Scalars['Int']['output']>;
  label_color?: Maybe<Scalars['String']['output']>;
  label_css?: Maybe<Scalars['String']['output']>;
  landing_page?: Maybe<Scalars['Int']['output']>;
  left_side_bar_cms_block_id?: Maybe<Scalars['String']['output']>;
  level?: Maybe<Scalars['Int']['output']>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keywords?: Maybe<Scalars['String']['output']>;
  meta_robots?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  mw_canonical_url?: Maybe<MwCanonicalUrl>;
  mw_hreflangs?: Maybe<MwHreflangs>;
  mw_seo_markup?: Maybe<MwSeoMarkup>;
  name?: Maybe<Scalars['String']['output']>;
  path?: Maybe<Scalars['String']['output']>;
  path_in_store?: Maybe<Scalars['String']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
  product_count?: Maybe<Scalars['Int']['output']>;
  products?: Maybe<CategoryProducts>;
  redirect_code: Scalars['Int']['output'];
  relative_url?: Maybe<Scalars['String']['output']>;
  right_side_bar_cms_block_id?: Maybe<Scalars['String']['output']>;
  staged: Scalars['Boolean']['output'];
  type?: Maybe<UrlRewriteEntityTypeEnum>;
  uid: Scalars['ID']['output'];
  updated_at?: Maybe<Scalars['String']['output']>;
  url_key?: Maybe<Scalars['String']['output']>;
  url_path?: Maybe<Scalars['String']['output']>;
  url_suffix?: Maybe<Scalars['String']['output']>;
};


export type CategoryTreeProductsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductAttributeSortInput>;
};

export type ChangeCartItemOptionsInput = {
  cart_id: Scalars['String']['input'];
  cart_item_uid: Scalars['ID']['input'];
  /** If omitted, the line keeps its quantity. */
  quantity?: InputMaybe<Scalars['Float']['input']>;
  selected_options: Array<InputMaybe<Scalars['ID']['input']>>;
};

export type ChangeCartItemOptionsOutput = {
  __typename?: 'ChangeCartItemOptionsOutput';
  cart: Cart;
  user_errors: Array<Maybe<Error>>;
};

export type ChangeOrderAddressInput = {
  address: CartAddressInput;
  token: Scalars['String']['input'];
};

export type ChangeOrderAddressOutput = {
  __typename?: 'ChangeOrderAddressOutput';
  order: CustomerOrder;
};

export type CheckoutAgreement = {
  __typename?: 'CheckoutAgreement';
  agreement_id: Scalars['Int']['output'];
  checkbox_text: Scalars['String']['output'];
  content: Scalars['String']['output'];
  content_height?: Maybe<Scalars['String']['output']>;
  is_html: Scalars['Boolean']['output'];
  mode: CheckoutAgreementMode;
  name: Scalars['String']['output'];
};

export type CheckoutAgreementMode =
  | 'AUTO'
  | 'MANUAL';

export type CheckoutUserInputError = {
  __typename?: 'CheckoutUserInputError';
  code: CheckoutUserInputErrorCodes;
  message: Scalars['String']['output'];
  path: Array<Maybe<Scalars['String']['output']>>;
  reason?: Maybe<ErrorReason>;
};

export type CheckoutUserInputErrorCodes =
  | 'INSUFFICIENT_STOCK'
  | 'NOT_SALABLE'
  | 'PRODUCT_NOT_FOUND'
  | 'REORDER_NOT_AVAILABLE'
  | 'UNDEFINED';

export type ClearCartError = {
  __typename?: 'ClearCartError';
  message: Scalars['String']['output'];
  reason?: Maybe<ErrorReason>;
  type: ClearCartErrorType;
};

export type ClearCartErrorType =
  | 'INACTIVE'
  | 'NOT_FOUND'
  | 'UNAUTHORISED'
  | 'UNDEFINED';

export type ClearCartInput = {
  /** The id of the cart. */
  uid: Scalars['ID']['input'];
};

export type ClearCartOutput = {
  __typename?: 'ClearCartOutput';
  cart?: Maybe<Cart>;
  errors?: Maybe<Array<Maybe<ClearCartError>>>;
};

export type CmsBlock = {
  __typename?: 'CmsBlock';
  content?: Maybe<Scalars['String']['output']>;
  /** The elements of `content`; an empty list if there is none. */
  content_elements?: Maybe<Scalars['ContentElements']['output']>;
  identifier?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
};

export type CmsBlocks = {
  __typename?: 'CmsBlocks';
  items?: Maybe<Array<Maybe<CmsBlock>>>;
};

export type CmsPage = RoutableInterface & {
  __typename?: 'CmsPage';
  content?: Maybe<Scalars['String']['output']>;
  /** The elements of `content`; an empty list if there is none. */
  content_elements?: Maybe<Scalars['ContentElements']['output']>;
  content_heading?: Maybe<Scalars['String']['output']>;
  identifier?: Maybe<Scalars['String']['output']>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keywords?: Maybe<Scalars['String']['output']>;
  meta_robots?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  mw_canonical_url?: Maybe<MwCanonicalUrl>;
  mw_hreflangs?: Maybe<MwHreflangs>;
  mw_seo_markup?: Maybe<MwSeoMarkup>;
  page_layout?: Maybe<Scalars['String']['output']>;
  redirect_code: Scalars['Int']['output'];
  relative_url?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  type?: Maybe<UrlRewriteEntityTypeEnum>;
  url_key?: Maybe<Scalars['String']['output']>;
};

export type ColorSwatchData = SwatchDataInterface & {
  __typename?: 'ColorSwatchData';
  value?: Maybe<Scalars['String']['output']>;
};

export type ComparableAttribute = {
  __typename?: 'ComparableAttribute';
  code: Scalars['String']['output'];
  label: Scalars['String']['output'];
};

export type ComparableItem = {
  __typename?: 'ComparableItem';
  attributes: Array<Maybe<ProductAttribute>>;
  product: ProductInterface;
  /** The uid of the product. */
  uid: Scalars['ID']['output'];
};

/** A list of products to compare. */
export type CompareList = {
  __typename?: 'CompareList';
  attributes?: Maybe<Array<Maybe<ComparableAttribute>>>;
  item_count: Scalars['Int']['output'];
  items?: Maybe<Array<Maybe<ComparableItem>>>;
  uid: Scalars['ID']['output'];
};

export type ComplexTextValue = {
  __typename?: 'ComplexTextValue';
  /** The elements of `html`; an empty list if there is none. */
  elements?: Maybe<Scalars['ContentElements']['output']>;
  html: Scalars['String']['output'];
};

export type ConfigurableAttributeOption = {
  __typename?: 'ConfigurableAttributeOption';
  code?: Maybe<Scalars['String']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  value_index?: Maybe<Scalars['Int']['output']>;
};

export type ConfigurableCartItem = CartItemInterface & {
  __typename?: 'ConfigurableCartItem';
  available_gift_wrapping: Array<Maybe<GiftWrapping>>;
  configurable_options: Array<Maybe<SelectedConfigurableOption>>;
  configured_variant: ProductInterface;
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  discount?: Maybe<Array<Maybe<Discount>>>;
  errors?: Maybe<Array<Maybe<CartItemError>>>;
  gift_message?: Maybe<GiftMessage>;
  gift_wrapping?: Maybe<GiftWrapping>;
  /** How many pieces of the line are gift-wrapped. */
  gift_wrapping_quantity: Scalars['Int']['output'];
  id: Scalars['String']['output'];
  is_available: Scalars['Boolean']['output'];
  max_qty?: Maybe<Scalars['Float']['output']>;
  min_qty?: Maybe<Scalars['Float']['output']>;
  not_available_message?: Maybe<Scalars['String']['output']>;
  picture?: Maybe<ProductImage>;
  prices?: Maybe<CartItemPrices>;
  product: ProductInterface;
  quantity: Scalars['Float']['output'];
  uid: Scalars['ID']['output'];
};

export type ConfigurableOptionAvailableForSelection = {
  __typename?: 'ConfigurableOptionAvailableForSelection';
  attribute_code: Scalars['String']['output'];
  option_value_uids: Array<Maybe<Scalars['ID']['output']>>;
};

export type ConfigurableOrderItem = OrderItemInterface & {
  __typename?: 'ConfigurableOrderItem';
  discounts?: Maybe<Array<Maybe<Discount>>>;
  eligible_for_return?: Maybe<Scalars['Boolean']['output']>;
  entered_options?: Maybe<Array<Maybe<OrderItemOption>>>;
  free_gift_label?: Maybe<Scalars['String']['output']>;
  gift_message?: Maybe<GiftMessage>;
  gift_wrapping?: Maybe<GiftWrapping>;
  id: Scalars['ID']['output'];
  parent_sku?: Maybe<Scalars['String']['output']>;
  prices?: Maybe<OrderItemPrices>;
  product?: Maybe<ProductInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  product_type?: Maybe<Scalars['String']['output']>;
  product_url_key?: Maybe<Scalars['String']['output']>;
  quantity_canceled?: Maybe<Scalars['Float']['output']>;
  quantity_invoiced?: Maybe<Scalars['Float']['output']>;
  quantity_ordered?: Maybe<Scalars['Float']['output']>;
  quantity_refunded?: Maybe<Scalars['Float']['output']>;
  quantity_return_requested?: Maybe<Scalars['Float']['output']>;
  /** How many pieces can still be returned now. */
  quantity_returnable?: Maybe<Scalars['Float']['output']>;
  quantity_returned?: Maybe<Scalars['Float']['output']>;
  quantity_shipped?: Maybe<Scalars['Float']['output']>;
  returnable_pieces?: Maybe<Array<ReturnablePieces>>;
  selected_options?: Maybe<Array<Maybe<OrderItemOption>>>;
  status?: Maybe<Scalars['String']['output']>;
};

export type ConfigurableProduct = CustomizableProductInterface & PhysicalProductInterface & ProductInterface & RoutableInterface & {
  __typename?: 'ConfigurableProduct';
  additional_product_name?: Maybe<Scalars['String']['output']>;
  attribute_set_id?: Maybe<Scalars['Int']['output']>;
  brand_category_url?: Maybe<Scalars['String']['output']>;
  canonical_url?: Maybe<Scalars['String']['output']>;
  categories?: Maybe<Array<Maybe<CategoryInterface>>>;
  cdrl_age?: Maybe<Scalars['String']['output']>;
  cdrl_brand?: Maybe<Scalars['String']['output']>;
  cdrl_care?: Maybe<Scalars['String']['output']>;
  cdrl_certificates?: Maybe<Scalars['String']['output']>;
  cdrl_materials_description?: Maybe<Scalars['String']['output']>;
  cdrl_product_collection?: Maybe<Scalars['String']['output']>;
  cdrl_size?: Maybe<Scalars['Int']['output']>;
  color?: Maybe<Scalars['Int']['output']>;
  color_option?: Maybe<ProductAttributeOption>;
  color_siblings?: Maybe<Array<Maybe<ProductInterface>>>;
  configurable_options?: Maybe<Array<Maybe<ConfigurableProductOptions>>>;
  configurable_product_options_selection?: Maybe<ConfigurableProductOptionsSelection>;
  country_of_manufacture?: Maybe<Scalars['String']['output']>;
  created_at?: Maybe<Scalars['String']['output']>;
  crosssell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  custom_attributes: Array<Maybe<CustomAttribute>>;
  custom_attributesV2?: Maybe<ProductCustomAttributes>;
  delivery_offers: Array<DeliveryOffer>;
  description?: Maybe<ComplexTextValue>;
  gift_message_available?: Maybe<Scalars['String']['output']>;
  gift_wrapping_available: Scalars['Boolean']['output'];
  gift_wrapping_price?: Maybe<Money>;
  id?: Maybe<Scalars['Int']['output']>;
  image?: Maybe<ProductImage>;
  is_returnable?: Maybe<Scalars['String']['output']>;
  lowest_price?: Maybe<Money>;
  manufacturer?: Maybe<Scalars['Int']['output']>;
  max_sale_qty?: Maybe<Scalars['Float']['output']>;
  media_gallery?: Maybe<Array<Maybe<MediaGalleryInterface>>>;
  media_gallery_entries?: Maybe<Array<Maybe<MediaGalleryEntry>>>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keyword?: Maybe<Scalars['String']['output']>;
  meta_robots?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  min_sale_qty?: Maybe<Scalars['Float']['output']>;
  mw_canonical_url?: Maybe<MwCanonicalUrl>;
  mw_hreflangs?: Maybe<MwHreflangs>;
  mw_seo_markup?: Maybe<MwSeoMarkup>;
  name?: Maybe<Scalars['String']['output']>;
  new_from_date?: Maybe<Scalars['String']['output']>;
  new_to_date?: Maybe<Scalars['String']['output']>;
  only_x_left_in_stock?: Maybe<Scalars['Float']['output']>;
  options?: Maybe<Array<Maybe<CustomizableOptionInterface>>>;
  options_container?: Maybe<Scalars['String']['output']>;
  price?: Maybe<ProductPrices>;
  price_range: PriceRange;
  price_tiers?: Maybe<Array<Maybe<TierPrice>>>;
  product_links?: Maybe<Array<Maybe<ProductLinksInterface>>>;
  product_seo_name?: Maybe<Scalars['String']['output']>;
  quantity?: Maybe<Scalars['Float']['output']>;
  rating_summary: Scalars['Float']['output'];
  redirect_code: Scalars['Int']['output'];
  related_products?: Maybe<Array<Maybe<ProductInterface>>>;
  relative_url?: Maybe<Scalars['String']['output']>;
  review_count: Scalars['Int']['output'];
  reviews: ProductReviews;
  secondary_image?: Maybe<ProductImage>;
  short_description?: Maybe<ComplexTextValue>;
  /** What buyers who returned it say about its sizes; null if few did, or for other reasons. */
  size_advice?: Maybe<SizeAdvice>;
  size_chart?: Maybe<Scalars['String']['output']>;
  size_chart_rows?: Maybe<Array<SizeChartRow>>;
  sku?: Maybe<Scalars['String']['output']>;
  small_image?: Maybe<ProductImage>;
  special_from_date?: Maybe<Scalars['String']['output']>;
  special_price?: Maybe<Scalars['Float']['output']>;
  special_to_date?: Maybe<Scalars['String']['output']>;
  staged: Scalars['Boolean']['output'];
  stock_status?: Maybe<ProductStockStatus>;
  swatch_image?: Maybe<Scalars['String']['output']>;
  thumbnail?: Maybe<ProductImage>;
  tier_price?: Maybe<Scalars['Float']['output']>;
  tier_prices?: Maybe<Array<Maybe<ProductTierPrices>>>;
  type?: Maybe<UrlRewriteEntityTypeEnum>;
  type_id?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  updated_at?: Maybe<Scalars['String']['output']>;
  upsell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  url_key?: Maybe<Scalars['String']['output']>;
  url_path?: Maybe<Scalars['String']['output']>;
  url_rewrites?: Maybe<Array<Maybe<UrlRewrite>>>;
  url_suffix?: Maybe<Scalars['String']['output']>;
  variants?: Maybe<Array<Maybe<ConfigurableVariant>>>;
  websites?: Maybe<Array<Maybe<Website>>>;
  weight?: Maybe<Scalars['Float']['output']>;
};


export type ConfigurableProductConfigurable_Product_Options_SelectionArgs = {
  configurableOptionValueUids?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type ConfigurableProductCustom_AttributesV2Args = {
  filters?: InputMaybe<AttributeFilterInput>;
};


export type ConfigurableProductReviewsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type ConfigurableProductCartItemInput = {
  customizable_options?: InputMaybe<Array<InputMaybe<CustomizableOptionInput>>>;
  data: CartItemInput;
  parent_sku?: InputMaybe<Scalars['String']['input']>;
  variant_sku?: InputMaybe<Scalars['String']['input']>;
};

export type ConfigurableProductOption = {
  __typename?: 'ConfigurableProductOption';
  attribute_code: Scalars['String']['output'];
  label: Scalars['String']['output'];
  uid: Scalars['ID']['output'];
  values?: Maybe<Array<Maybe<ConfigurableProductOptionValue>>>;
};

export type ConfigurableProductOptionValue = {
  __typename?: 'ConfigurableProductOptionValue';
  is_available: Scalars['Boolean']['output'];
  is_use_default: Scalars['Boolean']['output'];
  label: Scalars['String']['output'];
  swatch?: Maybe<SwatchDataInterface>;
  uid: Scalars['ID']['output'];
};

export type ConfigurableProductOptions = {
  __typename?: 'ConfigurableProductOptions';
  attribute_code?: Maybe<Scalars['String']['output']>;
  attribute_id?: Maybe<Scalars['String']['output']>;
  attribute_id_v2?: Maybe<Scalars['Int']['output']>;
  attribute_uid: Scalars['ID']['output'];
  id?: Maybe<Scalars['Int']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
  product_id?: Maybe<Scalars['Int']['output']>;
  uid: Scalars['ID']['output'];
  use_default?: Maybe<Scalars['Boolean']['output']>;
  values?: Maybe<Array<Maybe<ConfigurableProductOptionsValues>>>;
};

export type ConfigurableProductOptionsSelection = {
  __typename?: 'ConfigurableProductOptionsSelection';
  configurable_options?: Maybe<Array<Maybe<ConfigurableProductOption>>>;
  media_gallery?: Maybe<Array<Maybe<MediaGalleryInterface>>>;
  options_available_for_selection?: Maybe<Array<Maybe<ConfigurableOptionAvailableForSelection>>>;
  variant?: Maybe<SimpleProduct>;
  variants?: Maybe<Array<Maybe<ConfigurableVariantReference>>>;
};

export type ConfigurableProductOptionsValues = {
  __typename?: 'ConfigurableProductOptionsValues';
  default_label?: Maybe<Scalars['String']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  store_label?: Maybe<Scalars['String']['output']>;
  swatch_data?: Maybe<SwatchDataInterface>;
  uid?: Maybe<Scalars['ID']['output']>;
  use_default_value?: Maybe<Scalars['Boolean']['output']>;
  value_index?: Maybe<Scalars['Int']['output']>;
};

export type ConfigurableVariant = {
  __typename?: 'ConfigurableVariant';
  attributes?: Maybe<Array<Maybe<ConfigurableAttributeOption>>>;
  product?: Maybe<SimpleProduct>;
};

export type ConfigurableVariantReference = {
  __typename?: 'ConfigurableVariantReference';
  option_value_uid: Scalars['ID']['output'];
  product?: Maybe<SimpleProduct>;
};

export type ConfigurableWishlistItem = WishlistItemInterface & {
  __typename?: 'ConfigurableWishlistItem';
  added_at: Scalars['String']['output'];
  /** @deprecated Use `configured_variant { sku }`. */
  child_sku: Scalars['String']['output'];
  configurable_options?: Maybe<Array<Maybe<SelectedConfigurableOption>>>;
  configured_variant?: Maybe<ProductInterface>;
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  product?: Maybe<ProductInterface>;
  quantity: Scalars['Float']['output'];
};

export type ConfirmAnonymizationInput = {
  token: Scalars['String']['input'];
};

export type ConfirmCancelOrderInput = {
  confirmation_key: Scalars['String']['input'];
  order_id: Scalars['ID']['input'];
};

export type ConfirmEmailInput = {
  confirmation_key: Scalars['String']['input'];
  email: Scalars['String']['input'];
};

export type ConfirmReturnInput = {
  confirmation_key: Scalars['String']['input'];
  order_id: Scalars['ID']['input'];
};

export type ConfirmationStatusEnum =
  | 'ACCOUNT_CONFIRMATION_NOT_REQUIRED'
  | 'ACCOUNT_CONFIRMATION_REQUIRED'
  | 'ACCOUNT_CONFIRMED';

export type ContactFileInput = {
  /** The bytes in Base64. */
  content: Scalars['String']['input'];
  name: Scalars['String']['input'];
};

export type ContactUsInput = {
  /** At most three files of 720,000 bytes together: JPEG, PNG, WebP or PDF. */
  attachments?: InputMaybe<Array<ContactFileInput>>;
  comment: Scalars['String']['input'];
  email: Scalars['String']['input'];
  name: Scalars['String']['input'];
  /** With or without a `#` before it. */
  order_number?: InputMaybe<Scalars['String']['input']>;
  telephone?: InputMaybe<Scalars['String']['input']>;
  /** One of `contact_topics` in `storeConfig`. */
  topic?: InputMaybe<Scalars['String']['input']>;
};

export type ContactUsOutput = {
  __typename?: 'ContactUsOutput';
  /** Whether the message was accepted. */
  status: Scalars['Boolean']['output'];
};

export type ContentSearchItem = {
  __typename?: 'ContentSearchItem';
  /** A summary in plain text; may be empty. */
  description?: Maybe<Scalars['String']['output']>;
  /** The path in the store view, such as `delivery` or `blog/post/wool-care`. */
  relative_url?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  type?: Maybe<ContentSearchItemType>;
};

export type ContentSearchItemType =
  | 'BLOG_POST'
  | 'PAGE';

export type ContentSearchResult = {
  __typename?: 'ContentSearchResult';
  /** Whether the items contain all words of the search, without corrections; false if there are no items. */
  is_exact_match?: Maybe<Scalars['Boolean']['output']>;
  items?: Maybe<Array<Maybe<ContentSearchItem>>>;
  total_count?: Maybe<Scalars['Int']['output']>;
};

export type CopyProductsBetweenWishlistsOutput = {
  __typename?: 'CopyProductsBetweenWishlistsOutput';
  destination_wishlist: Wishlist;
  source_wishlist: Wishlist;
  user_errors: Array<Maybe<WishListUserInputError>>;
};

export type Country = {
  __typename?: 'Country';
  available_regions?: Maybe<Array<Maybe<Region>>>;
  full_name_english?: Maybe<Scalars['String']['output']>;
  full_name_locale?: Maybe<Scalars['String']['output']>;
  id?: Maybe<Scalars['String']['output']>;
  three_letter_abbreviation?: Maybe<Scalars['String']['output']>;
  two_letter_abbreviation?: Maybe<Scalars['String']['output']>;
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

export type CouponNotice = {
  __typename?: 'CouponNotice';
  code: Scalars['String']['output'];
  /** The amount missing to the minimum subtotal; only with SUBTOTAL. */
  missing?: Maybe<Money>;
  reason: CouponNoticeReason;
};

export type CouponNoticeReason =
  | 'EXPIRED'
  /** The code applies to no item in the cart. */
  | 'GOODS'
  /** The code is only for customers, or only for guests. */
  | 'GROUP'
  | 'NOT_STARTED'
  /** Another discount leaves nothing to discount. */
  | 'OUTRANKED'
  /** The subtotal is below the minimum. */
  | 'SUBTOTAL'
  /** The code does not exist in this store. */
  | 'UNKNOWN'
  /** The customer has reached the usage limit per customer. */
  | 'USED_BY_YOU'
  /** The code has reached its usage limit. */
  | 'USED_UP';

export type CreateCompareListInput = {
  /** Ids or uids of products. */
  products?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
};

export type CreateGuestCartInput = {
  cart_uid?: InputMaybe<Scalars['ID']['input']>;
};

export type CreateGuestCartOutput = {
  __typename?: 'CreateGuestCartOutput';
  cart?: Maybe<Cart>;
};

export type CreatePayflowProTokenOutput = {
  __typename?: 'CreatePayflowProTokenOutput';
  response_message: Scalars['String']['output'];
  result: Scalars['Int']['output'];
  result_code: Scalars['Int']['output'];
  secure_token: Scalars['String']['output'];
  secure_token_id: Scalars['String']['output'];
};

export type CreateProductReviewInput = {
  nickname: Scalars['String']['input'];
  ratings: Array<InputMaybe<ProductReviewRatingInput>>;
  sku: Scalars['String']['input'];
  summary: Scalars['String']['input'];
  text: Scalars['String']['input'];
};

export type CreateProductReviewOutput = {
  __typename?: 'CreateProductReviewOutput';
  review: ProductReview;
};

export type CreateWishlistInput = {
  name: Scalars['String']['input'];
  visibility: WishlistVisibilityEnum;
};

export type CreateWishlistOutput = {
  __typename?: 'CreateWishlistOutput';
  wishlist: Wishlist;
};

export type CreditCardDetailsInput = {
  cc_exp_month: Scalars['Int']['input'];
  cc_exp_year: Scalars['Int']['input'];
  cc_last_4: Scalars['Int']['input'];
  cc_type: Scalars['String']['input'];
};

export type CreditMemo = {
  __typename?: 'CreditMemo';
  comments?: Maybe<Array<Maybe<SalesCommentItem>>>;
  id: Scalars['ID']['output'];
  items?: Maybe<Array<Maybe<CreditMemoItemInterface>>>;
  number: Scalars['String']['output'];
  /** A path on the shop's own origin. It contains the order's token. */
  pdf_url: Scalars['String']['output'];
  /** The title in the language of the store view. */
  title: Scalars['String']['output'];
  total?: Maybe<CreditMemoTotal>;
};

export type CreditMemoItem = CreditMemoItemInterface & {
  __typename?: 'CreditMemoItem';
  discounts?: Maybe<Array<Maybe<Discount>>>;
  id: Scalars['ID']['output'];
  order_item?: Maybe<OrderItemInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  quantity_refunded?: Maybe<Scalars['Float']['output']>;
};

export type CreditMemoItemInterface = {
  discounts?: Maybe<Array<Maybe<Discount>>>;
  id: Scalars['ID']['output'];
  order_item?: Maybe<OrderItemInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  quantity_refunded?: Maybe<Scalars['Float']['output']>;
};

export type CreditMemoTotal = {
  __typename?: 'CreditMemoTotal';
  adjustment: Money;
  base_grand_total: Money;
  discounts?: Maybe<Array<Maybe<Discount>>>;
  grand_total: Money;
  shipping_handling?: Maybe<ShippingHandling>;
  subtotal: Money;
  taxes?: Maybe<Array<Maybe<TaxItem>>>;
  total_shipping: Money;
  total_tax: Money;
};

export type Currency = {
  __typename?: 'Currency';
  available_currency_codes?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  base_currency_code?: Maybe<Scalars['String']['output']>;
  base_currency_symbol?: Maybe<Scalars['String']['output']>;
  default_display_currecy_code?: Maybe<Scalars['String']['output']>;
  default_display_currecy_symbol?: Maybe<Scalars['String']['output']>;
  default_display_currency_code?: Maybe<Scalars['String']['output']>;
  default_display_currency_symbol?: Maybe<Scalars['String']['output']>;
  exchange_rates?: Maybe<Array<Maybe<ExchangeRate>>>;
};

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

export type CustomAttribute = {
  __typename?: 'CustomAttribute';
  attribute_metadata?: Maybe<AttributeMetadataInterface>;
  entered_attribute_value?: Maybe<EnteredAttributeValue>;
  selected_attribute_options?: Maybe<SelectedAttributeOption>;
};

export type CustomAttributeMetadata = {
  __typename?: 'CustomAttributeMetadata';
  items?: Maybe<Array<Maybe<Attribute>>>;
};

export type CustomAttributeMetadataInterface = {
  code: Scalars['ID']['output'];
  default_value?: Maybe<Scalars['String']['output']>;
  entity_type: AttributeEntityTypeEnum;
  frontend_class?: Maybe<Scalars['String']['output']>;
  frontend_input?: Maybe<AttributeFrontendInputEnum>;
  is_required: Scalars['Boolean']['output'];
  is_unique: Scalars['Boolean']['output'];
  label?: Maybe<Scalars['String']['output']>;
  options: Array<Maybe<CustomAttributeOptionInterface>>;
};

export type CustomAttributeOptionInterface = {
  is_default: Scalars['Boolean']['output'];
  label: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type CustomAttributesListsEnum =
  | 'ADVANCED_CATALOG_SEARCH'
  | 'PRODUCTS_COMPARE'
  | 'PRODUCTS_LISTING'
  | 'PRODUCT_DETAILS_PAGE'
  | 'PRODUCT_FILTER'
  | 'PRODUCT_SEARCH_RESULTS_FILTER'
  | 'PRODUCT_SORT';

export type Customer = {
  __typename?: 'Customer';
  addresses?: Maybe<Array<Maybe<CustomerAddress>>>;
  addressesV2?: Maybe<CustomerAddresses>;
  /** The latest times that a sales agent acted for the customer, newest first. Refused while an agent acts. */
  agent_adoptions?: Maybe<Array<AgentAdoption>>;
  /** Whether sales agents may act for the customer, which is allowed until the customer forbids it. */
  allow_remote_shopping_assistance: Scalars['Boolean']['output'];
  compare_list?: Maybe<CompareList>;
  confirmation_status: ConfirmationStatusEnum;
  created_at?: Maybe<Scalars['String']['output']>;
  custom_attributes?: Maybe<Array<Maybe<AttributeValueInterface>>>;
  customer_type?: Maybe<CustomerTypeEnum>;
  /** A calendar date, such as 1990-12-31. */
  date_of_birth?: Maybe<Scalars['String']['output']>;
  default_billing?: Maybe<Scalars['String']['output']>;
  default_shipping?: Maybe<Scalars['String']['output']>;
  /** @deprecated Use `date_of_birth`. */
  dob?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  firstname?: Maybe<Scalars['String']['output']>;
  /** 1 male, 2 female, 3 not specified. */
  gender?: Maybe<Scalars['Int']['output']>;
  group?: Maybe<CustomerGroupStorefront>;
  group_code?: Maybe<Scalars['String']['output']>;
  /** @deprecated Every customer is of the general group. */
  group_id?: Maybe<Scalars['Int']['output']>;
  /** Null in the response of a registration, as from Magento. */
  id?: Maybe<Scalars['Int']['output']>;
  is_agent?: Maybe<Scalars['Boolean']['output']>;
  is_confirmed?: Maybe<Scalars['Boolean']['output']>;
  /** Whether the newsletter is sent to this email address, with or without the account. */
  is_subscribed?: Maybe<Scalars['Boolean']['output']>;
  lastname?: Maybe<Scalars['String']['output']>;
  /** The membership in the loyalty club; null without one, and in store views without a club. */
  loyalty?: Maybe<LoyaltyMember>;
  middlename?: Maybe<Scalars['String']['output']>;
  /** The text messages of the newsletter; null if nobody has requested them. */
  newsletter_sms_status?: Maybe<SubscriptionStatusesEnum>;
  /** The newsletter subscription of this email address; null if nobody has requested one. `NOT_ACTIVE` and `UNCONFIRMED` wait for a confirmation. */
  newsletter_status?: Maybe<SubscriptionStatusesEnum>;
  /** The phone number that gets the text messages, or will once they are confirmed. Only its last digits, such as `•••678`, unless the account has proven its email address. */
  newsletter_telephone?: Maybe<Scalars['String']['output']>;
  orders?: Maybe<CustomerOrders>;
  prefix?: Maybe<Scalars['String']['output']>;
  return?: Maybe<Return>;
  returns?: Maybe<Returns>;
  /** The customer's approved reviews, newest first. */
  reviews: ProductReviews;
  suffix?: Maybe<Scalars['String']['output']>;
  taxvat?: Maybe<Scalars['String']['output']>;
  /** @deprecated Use `wishlists` or `wishlist_v2`. */
  wishlist: Wishlist;
  wishlist_v2?: Maybe<Wishlist>;
  /** List `0` comes first; it exists from the first product on. */
  wishlists: Array<Maybe<Wishlist>>;
};


export type CustomerAddressesV2Args = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type CustomerCustom_AttributesArgs = {
  attributeCodes?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type CustomerOrdersArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  filter?: InputMaybe<CustomerOrdersFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  scope?: InputMaybe<ScopeTypeEnum>;
  sort?: InputMaybe<CustomerOrderSortInput>;
};


export type CustomerReturnArgs = {
  uid: Scalars['ID']['input'];
};


export type CustomerReturnsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type CustomerReviewsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type CustomerWishlist_V2Args = {
  id: Scalars['ID']['input'];
};


export type CustomerWishlistsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type CustomerAddress = {
  __typename?: 'CustomerAddress';
  city?: Maybe<Scalars['String']['output']>;
  company?: Maybe<Scalars['String']['output']>;
  country_code?: Maybe<CountryCodeEnum>;
  country_id?: Maybe<Scalars['String']['output']>;
  custom_attributes?: Maybe<Array<Maybe<CustomerAddressAttribute>>>;
  custom_attributesV2: Array<Maybe<AttributeValueInterface>>;
  customer_id?: Maybe<Scalars['Int']['output']>;
  default_billing?: Maybe<Scalars['Boolean']['output']>;
  default_shipping?: Maybe<Scalars['Boolean']['output']>;
  extension_attributes?: Maybe<Array<Maybe<CustomerAddressAttribute>>>;
  fax?: Maybe<Scalars['String']['output']>;
  firstname?: Maybe<Scalars['String']['output']>;
  id?: Maybe<Scalars['Int']['output']>;
  lastname?: Maybe<Scalars['String']['output']>;
  middlename?: Maybe<Scalars['String']['output']>;
  postcode?: Maybe<Scalars['String']['output']>;
  prefix?: Maybe<Scalars['String']['output']>;
  region?: Maybe<CustomerAddressRegion>;
  region_id?: Maybe<Scalars['Int']['output']>;
  street?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  suffix?: Maybe<Scalars['String']['output']>;
  telephone?: Maybe<Scalars['String']['output']>;
  uid?: Maybe<Scalars['ID']['output']>;
  vat_id?: Maybe<Scalars['String']['output']>;
};


export type CustomerAddressCustom_AttributesV2Args = {
  attributeCodes?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type CustomerAddressAttribute = {
  __typename?: 'CustomerAddressAttribute';
  attribute_code?: Maybe<Scalars['String']['output']>;
  value?: Maybe<Scalars['String']['output']>;
};

export type CustomerAddressAttributeInput = {
  attribute_code: Scalars['String']['input'];
  value: Scalars['String']['input'];
};

/** An update keeps omitted fields. */
export type CustomerAddressInput = {
  city?: InputMaybe<Scalars['String']['input']>;
  company?: InputMaybe<Scalars['String']['input']>;
  country_code?: InputMaybe<CountryCodeEnum>;
  country_id?: InputMaybe<CountryCodeEnum>;
  custom_attributes?: InputMaybe<Array<InputMaybe<CustomerAddressAttributeInput>>>;
  custom_attributesV2?: InputMaybe<Array<InputMaybe<AttributeValueInput>>>;
  default_billing?: InputMaybe<Scalars['Boolean']['input']>;
  default_shipping?: InputMaybe<Scalars['Boolean']['input']>;
  fax?: InputMaybe<Scalars['String']['input']>;
  firstname?: InputMaybe<Scalars['String']['input']>;
  lastname?: InputMaybe<Scalars['String']['input']>;
  middlename?: InputMaybe<Scalars['String']['input']>;
  postcode?: InputMaybe<Scalars['String']['input']>;
  prefix?: InputMaybe<Scalars['String']['input']>;
  region?: InputMaybe<CustomerAddressRegionInput>;
  street?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  suffix?: InputMaybe<Scalars['String']['input']>;
  telephone?: InputMaybe<Scalars['String']['input']>;
  vat_id?: InputMaybe<Scalars['String']['input']>;
};

export type CustomerAddressRegion = {
  __typename?: 'CustomerAddressRegion';
  region?: Maybe<Scalars['String']['output']>;
  region_code?: Maybe<Scalars['String']['output']>;
  region_id?: Maybe<Scalars['Int']['output']>;
};

export type CustomerAddressRegionInput = {
  region?: InputMaybe<Scalars['String']['input']>;
  region_code?: InputMaybe<Scalars['String']['input']>;
  region_id?: InputMaybe<Scalars['Int']['input']>;
};

export type CustomerAddresses = {
  __typename?: 'CustomerAddresses';
  items?: Maybe<Array<Maybe<CustomerAddress>>>;
  page_info?: Maybe<SearchResultPageInfo>;
  total_count?: Maybe<Scalars['Int']['output']>;
};

/** An attribute of customers or their addresses. */
export type CustomerAttributeMetadata = CustomAttributeMetadataInterface & {
  __typename?: 'CustomerAttributeMetadata';
  code: Scalars['ID']['output'];
  default_value?: Maybe<Scalars['String']['output']>;
  entity_type: AttributeEntityTypeEnum;
  frontend_class?: Maybe<Scalars['String']['output']>;
  frontend_input?: Maybe<AttributeFrontendInputEnum>;
  input_filter?: Maybe<InputFilterEnum>;
  is_required: Scalars['Boolean']['output'];
  is_unique: Scalars['Boolean']['output'];
  label?: Maybe<Scalars['String']['output']>;
  /** The maximum number of lines. */
  multiline_count?: Maybe<Scalars['Int']['output']>;
  options: Array<Maybe<CustomAttributeOptionInterface>>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  validate_rules?: Maybe<Array<Maybe<ValidationRule>>>;
};

export type CustomerCreateInput = {
  agreements?: InputMaybe<Array<InputMaybe<Scalars['Int']['input']>>>;
  allow_remote_shopping_assistance?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * Whether the address must be confirmed by email before the first sign-in, also where the store does not require it. Then nobody
   * who registers an address learns whether it has an account. Has no effect where the store names taken addresses.
   */
  confirm_by_email?: InputMaybe<Scalars['Boolean']['input']>;
  custom_attributes?: InputMaybe<Array<InputMaybe<AttributeValueInput>>>;
  date_of_birth?: InputMaybe<Scalars['String']['input']>;
  dob?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  firstname: Scalars['String']['input'];
  gender?: InputMaybe<Scalars['Int']['input']>;
  is_subscribed?: InputMaybe<Scalars['Boolean']['input']>;
  lastname: Scalars['String']['input'];
  middlename?: InputMaybe<Scalars['String']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
  prefix?: InputMaybe<Scalars['String']['input']>;
  suffix?: InputMaybe<Scalars['String']['input']>;
  taxvat?: InputMaybe<Scalars['String']['input']>;
};

export type CustomerDownloadableProduct = {
  __typename?: 'CustomerDownloadableProduct';
  date?: Maybe<Scalars['String']['output']>;
  download_url?: Maybe<Scalars['String']['output']>;
  order_increment_id?: Maybe<Scalars['String']['output']>;
  remaining_downloads?: Maybe<Scalars['String']['output']>;
  status?: Maybe<Scalars['String']['output']>;
};

export type CustomerDownloadableProducts = {
  __typename?: 'CustomerDownloadableProducts';
  items?: Maybe<Array<Maybe<CustomerDownloadableProduct>>>;
};

export type CustomerGroupStorefront = {
  __typename?: 'CustomerGroupStorefront';
  uid: Scalars['ID']['output'];
};

export type CustomerInput = {
  agreements?: InputMaybe<Array<InputMaybe<Scalars['Int']['input']>>>;
  date_of_birth?: InputMaybe<Scalars['String']['input']>;
  dob?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  firstname?: InputMaybe<Scalars['String']['input']>;
  gender?: InputMaybe<Scalars['Int']['input']>;
  is_subscribed?: InputMaybe<Scalars['Boolean']['input']>;
  lastname?: InputMaybe<Scalars['String']['input']>;
  middlename?: InputMaybe<Scalars['String']['input']>;
  /** Text messages of the newsletter; they need the newsletter by email. */
  newsletter_sms?: InputMaybe<NewsletterSmsInput>;
  password?: InputMaybe<Scalars['String']['input']>;
  prefix?: InputMaybe<Scalars['String']['input']>;
  suffix?: InputMaybe<Scalars['String']['input']>;
  taxvat?: InputMaybe<Scalars['String']['input']>;
};

export type CustomerOrder = {
  __typename?: 'CustomerOrder';
  admin_assisted_order?: Maybe<Scalars['String']['output']>;
  /** What the buyer can do with the order now, in the order of need. */
  allowed_actions: Array<OrderAction>;
  applied_coupons: Array<Maybe<AppliedCoupon>>;
  applied_gift_cards?: Maybe<Array<Maybe<ApplyGiftCardToOrder>>>;
  available_actions: Array<Maybe<OrderActionType>>;
  /** The details of a bank transfer; null once the order is paid or closed, and for other payment methods. */
  bank_transfer?: Maybe<BankTransfer>;
  billing_address?: Maybe<OrderAddress>;
  /** Whether anything of this order can be exchanged for another size now. */
  can_exchange: Scalars['Boolean']['output'];
  /** Whether the shop offers the withdrawal function for this order. */
  can_withdraw: Scalars['Boolean']['output'];
  carrier?: Maybe<Scalars['String']['output']>;
  comments?: Maybe<Array<Maybe<SalesCommentItem>>>;
  created_at?: Maybe<Scalars['String']['output']>;
  credit_memos?: Maybe<Array<Maybe<CreditMemo>>>;
  customer_info: OrderCustomerInfo;
  /** The promised delivery dates; null when nothing is shipped. */
  delivery_dates?: Maybe<DeliveryDates>;
  email?: Maybe<Scalars['String']['output']>;
  /** When the order is expected now; null once it must have arrived, when it has ended or when nothing is shipped. */
  expected_delivery?: Maybe<DeliveryDates>;
  gift_message?: Maybe<GiftMessage>;
  gift_receipt_included: Scalars['Boolean']['output'];
  gift_wrapping?: Maybe<GiftWrapping>;
  grand_total?: Maybe<Scalars['Float']['output']>;
  id: Scalars['ID']['output'];
  increment_id?: Maybe<Scalars['String']['output']>;
  invoices: Array<Maybe<Invoice>>;
  /** Whether the order belongs to an account. Otherwise its token is all that its buyer has. */
  is_of_account: Scalars['Boolean']['output'];
  is_virtual: Scalars['Boolean']['output'];
  items?: Maybe<Array<Maybe<OrderItemInterface>>>;
  items_eligible_for_return?: Maybe<Array<Maybe<OrderItemInterface>>>;
  /**
   * The points that the customer has for this order, after returns; while it is unpaid, those that it will earn. Null without a
   * club or membership.
   */
  loyalty_points?: Maybe<Scalars['Int']['output']>;
  number: Scalars['String']['output'];
  order_date: Scalars['String']['output'];
  order_number: Scalars['String']['output'];
  order_status_change_date: Scalars['String']['output'];
  payment_methods?: Maybe<Array<Maybe<OrderPaymentMethod>>>;
  /** The pickup location as it was when the order was placed; null for home delivery. */
  pickup_location?: Maybe<PickupLocation>;
  printed_card_included: Scalars['Boolean']['output'];
  /** What a return of this order needs; null if nothing of it can be returned. */
  return_terms?: Maybe<ReturnTerms>;
  returns?: Maybe<Returns>;
  shipments?: Maybe<Array<Maybe<OrderShipment>>>;
  shipping_address?: Maybe<OrderAddress>;
  shipping_method?: Maybe<Scalars['String']['output']>;
  state: Scalars['String']['output'];
  status: Scalars['String']['output'];
  token: Scalars['String']['output'];
  total?: Maybe<OrderTotal>;
  /**
   * The last day on which the buyer can withdraw, such as `2026-12-31`, by the clock of the store. Null before the dispatch, after that day, and if nothing
   * can be sent back.
   */
  withdraw_until?: Maybe<Scalars['String']['output']>;
  /** The declarations of withdrawal from this order, oldest first. */
  withdrawals: Array<OrderWithdrawal>;
};


export type CustomerOrderReturnsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type CustomerOrderSortInput = {
  sort_direction: SortEnum;
  sort_field: CustomerOrderSortableField;
};

export type CustomerOrderSortableField =
  | 'CREATED_AT'
  | 'NUMBER';

export type CustomerOrders = {
  __typename?: 'CustomerOrders';
  date_of_first_order?: Maybe<Scalars['String']['output']>;
  items: Array<Maybe<CustomerOrder>>;
  page_info?: Maybe<SearchResultPageInfo>;
  total_count?: Maybe<Scalars['Int']['output']>;
};

export type CustomerOrdersFilterInput = {
  grand_total?: InputMaybe<FilterRangeTypeInput>;
  number?: InputMaybe<FilterStringTypeInput>;
  order_date?: InputMaybe<FilterRangeTypeInput>;
  status?: InputMaybe<FilterEqualTypeInput>;
};

export type CustomerOutput = {
  __typename?: 'CustomerOutput';
  customer: Customer;
};

export type CustomerPaymentTokens = {
  __typename?: 'CustomerPaymentTokens';
  items: Array<Maybe<PaymentToken>>;
};

export type CustomerSession = {
  __typename?: 'CustomerSession';
  /** The browser's name, such as `Firefox`; null if it is unknown. */
  browser?: Maybe<Scalars['String']['output']>;
  /** When the session ends unless it is renewed, as an ISO 8601 instant. */
  expires_at: Scalars['String']['output'];
  /** Whether the request belongs to this session. */
  is_current: Scalars['Boolean']['output'];
  /** When the session was used last, as an ISO 8601 instant, accurate to five minutes. */
  last_used_at: Scalars['String']['output'];
  /** How the customer signed in; null for sessions from before this was stored. */
  method?: Maybe<SessionMethodEnum>;
  /** The device's operating system, such as `Windows` or `iPhone`; null if it is unknown. */
  platform?: Maybe<Scalars['String']['output']>;
  /** When the customer signed in, as an ISO 8601 instant. */
  signed_in_at: Scalars['String']['output'];
  uid: Scalars['ID']['output'];
};

export type CustomerSessions = {
  __typename?: 'CustomerSessions';
  /** The request's own session first, then those that were used last. */
  items: Array<CustomerSession>;
  /** How many seconds after sign-in a session ends, even if it was renewed. */
  maximum_lifetime: Scalars['Int']['output'];
};

export type CustomerSignInWays = {
  __typename?: 'CustomerSignInWays';
  /** False if the account began with a provider or was created by an agent, and no password has been set. */
  has_password: Scalars['Boolean']['output'];
  /** Whether a passkey can be added without the password, because the sign-in was in the last ten minutes. */
  is_recent: Scalars['Boolean']['output'];
  /** The newest first. */
  passkeys: Array<Passkey>;
  /** Linked accounts of Apple, Facebook and Google, one for each provider. */
  providers: Array<LinkedProvider>;
};

export type CustomerToken = {
  __typename?: 'CustomerToken';
  customer_token_lifetime?: Maybe<Scalars['Int']['output']>;
  token?: Maybe<Scalars['String']['output']>;
};

export type CustomerTypeEnum =
  | 'COMPANY'
  | 'PERSON';

export type CustomerUpdateInput = {
  agreements?: InputMaybe<Array<InputMaybe<Scalars['Int']['input']>>>;
  allow_remote_shopping_assistance?: InputMaybe<Scalars['Boolean']['input']>;
  custom_attributes?: InputMaybe<Array<InputMaybe<AttributeValueInput>>>;
  date_of_birth?: InputMaybe<Scalars['String']['input']>;
  dob?: InputMaybe<Scalars['String']['input']>;
  firstname?: InputMaybe<Scalars['String']['input']>;
  gender?: InputMaybe<Scalars['Int']['input']>;
  is_subscribed?: InputMaybe<Scalars['Boolean']['input']>;
  lastname?: InputMaybe<Scalars['String']['input']>;
  middlename?: InputMaybe<Scalars['String']['input']>;
  /** Text messages of the newsletter; they need the newsletter by email. */
  newsletter_sms?: InputMaybe<NewsletterSmsInput>;
  prefix?: InputMaybe<Scalars['String']['input']>;
  suffix?: InputMaybe<Scalars['String']['input']>;
  taxvat?: InputMaybe<Scalars['String']['input']>;
};

/** A multi-line text entered by the shopper. */
export type CustomizableAreaOption = CustomizableOptionInterface & {
  __typename?: 'CustomizableAreaOption';
  option_id?: Maybe<Scalars['Int']['output']>;
  product_sku?: Maybe<Scalars['String']['output']>;
  required?: Maybe<Scalars['Boolean']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  value?: Maybe<CustomizableAreaValue>;
};

export type CustomizableAreaValue = {
  __typename?: 'CustomizableAreaValue';
  max_characters?: Maybe<Scalars['Int']['output']>;
  price?: Maybe<Scalars['Float']['output']>;
  price_type?: Maybe<PriceTypeEnum>;
  sku?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
};

/** Any number of values, as checkboxes. */
export type CustomizableCheckboxOption = CustomizableOptionInterface & {
  __typename?: 'CustomizableCheckboxOption';
  option_id?: Maybe<Scalars['Int']['output']>;
  required?: Maybe<Scalars['Boolean']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  value?: Maybe<Array<Maybe<CustomizableCheckboxValue>>>;
};

export type CustomizableCheckboxValue = {
  __typename?: 'CustomizableCheckboxValue';
  option_type_id?: Maybe<Scalars['Int']['output']>;
  price?: Maybe<Scalars['Float']['output']>;
  price_type?: Maybe<PriceTypeEnum>;
  sku?: Maybe<Scalars['String']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
};

/** A date that the shopper chooses. */
export type CustomizableDateOption = CustomizableOptionInterface & {
  __typename?: 'CustomizableDateOption';
  option_id?: Maybe<Scalars['Int']['output']>;
  product_sku?: Maybe<Scalars['String']['output']>;
  required?: Maybe<Scalars['Boolean']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  value?: Maybe<CustomizableDateValue>;
};

export type CustomizableDateTypeEnum =
  | 'DATE'
  | 'DATE_TIME'
  | 'TIME';

export type CustomizableDateValue = {
  __typename?: 'CustomizableDateValue';
  price?: Maybe<Scalars['Float']['output']>;
  price_type?: Maybe<PriceTypeEnum>;
  sku?: Maybe<Scalars['String']['output']>;
  type?: Maybe<CustomizableDateTypeEnum>;
  uid: Scalars['ID']['output'];
};

/** One value of a list. */
export type CustomizableDropDownOption = CustomizableOptionInterface & {
  __typename?: 'CustomizableDropDownOption';
  option_id?: Maybe<Scalars['Int']['output']>;
  required?: Maybe<Scalars['Boolean']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  value?: Maybe<Array<Maybe<CustomizableDropDownValue>>>;
};

export type CustomizableDropDownValue = {
  __typename?: 'CustomizableDropDownValue';
  option_type_id?: Maybe<Scalars['Int']['output']>;
  price?: Maybe<Scalars['Float']['output']>;
  price_type?: Maybe<PriceTypeEnum>;
  sku?: Maybe<Scalars['String']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
};

/** A line of text entered by the shopper, used by gift cards. No product has customizable options of other types. */
export type CustomizableFieldOption = CustomizableOptionInterface & {
  __typename?: 'CustomizableFieldOption';
  option_id?: Maybe<Scalars['Int']['output']>;
  product_sku?: Maybe<Scalars['String']['output']>;
  required?: Maybe<Scalars['Boolean']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  value?: Maybe<CustomizableFieldValue>;
};

export type CustomizableFieldValue = {
  __typename?: 'CustomizableFieldValue';
  max_characters?: Maybe<Scalars['Int']['output']>;
  price?: Maybe<Scalars['Float']['output']>;
  price_type?: Maybe<PriceTypeEnum>;
  sku?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
};

/** A file uploaded by the shopper. */
export type CustomizableFileOption = CustomizableOptionInterface & {
  __typename?: 'CustomizableFileOption';
  option_id?: Maybe<Scalars['Int']['output']>;
  product_sku?: Maybe<Scalars['String']['output']>;
  required?: Maybe<Scalars['Boolean']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  value?: Maybe<CustomizableFileValue>;
};

export type CustomizableFileValue = {
  __typename?: 'CustomizableFileValue';
  file_extension?: Maybe<Scalars['String']['output']>;
  image_size_x?: Maybe<Scalars['Int']['output']>;
  image_size_y?: Maybe<Scalars['Int']['output']>;
  price?: Maybe<Scalars['Float']['output']>;
  price_type?: Maybe<PriceTypeEnum>;
  sku?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
};

/** Any number of values of a list. */
export type CustomizableMultipleOption = CustomizableOptionInterface & {
  __typename?: 'CustomizableMultipleOption';
  option_id?: Maybe<Scalars['Int']['output']>;
  required?: Maybe<Scalars['Boolean']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  value?: Maybe<Array<Maybe<CustomizableMultipleValue>>>;
};

export type CustomizableMultipleValue = {
  __typename?: 'CustomizableMultipleValue';
  option_type_id?: Maybe<Scalars['Int']['output']>;
  price?: Maybe<Scalars['Float']['output']>;
  price_type?: Maybe<PriceTypeEnum>;
  sku?: Maybe<Scalars['String']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
};

export type CustomizableOptionInput = {
  id?: InputMaybe<Scalars['Int']['input']>;
  uid?: InputMaybe<Scalars['ID']['input']>;
  value_string: Scalars['String']['input'];
};

export type CustomizableOptionInterface = {
  option_id?: Maybe<Scalars['Int']['output']>;
  required?: Maybe<Scalars['Boolean']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
};

export type CustomizableProductInterface = {
  options?: Maybe<Array<Maybe<CustomizableOptionInterface>>>;
};

/** One of several values, as radio buttons. */
export type CustomizableRadioOption = CustomizableOptionInterface & {
  __typename?: 'CustomizableRadioOption';
  option_id?: Maybe<Scalars['Int']['output']>;
  required?: Maybe<Scalars['Boolean']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  value?: Maybe<Array<Maybe<CustomizableRadioValue>>>;
};

export type CustomizableRadioValue = {
  __typename?: 'CustomizableRadioValue';
  option_type_id?: Maybe<Scalars['Int']['output']>;
  price?: Maybe<Scalars['Float']['output']>;
  price_type?: Maybe<PriceTypeEnum>;
  sku?: Maybe<Scalars['String']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
};

export type DeleteCompareListOutput = {
  __typename?: 'DeleteCompareListOutput';
  result: Scalars['Boolean']['output'];
};

export type DeletePaymentTokenOutput = {
  __typename?: 'DeletePaymentTokenOutput';
  customerPaymentTokens?: Maybe<CustomerPaymentTokens>;
  result: Scalars['Boolean']['output'];
};

export type DeleteWishlistOutput = {
  __typename?: 'DeleteWishlistOutput';
  status: Scalars['Boolean']['output'];
  wishlists: Array<Wishlist>;
};

/** The first and last possible delivery date of orders placed before an instant. */
export type DeliveryArrival = {
  __typename?: 'DeliveryArrival';
  /** A calendar date, such as 2026-11-24. */
  from: Scalars['String']['output'];
  /** An instant, such as 2026-11-23T13:00:00.000Z. */
  order_before: Scalars['String']['output'];
  to: Scalars['String']['output'];
};

/** The first and last possible delivery date. */
export type DeliveryDates = {
  __typename?: 'DeliveryDates';
  /** A calendar date, such as 2026-11-24. */
  from: Scalars['String']['output'];
  to: Scalars['String']['output'];
};

/** A delivery method of the store view to its own country, as it is known without a cart. */
export type DeliveryOffer = {
  __typename?: 'DeliveryOffer';
  /** For orders from now on, the earliest first. */
  arrivals: Array<DeliveryArrival>;
  carrier_code: Scalars['String']['output'];
  /** The subtotal from which it is free; null if there is no such threshold. */
  free_from?: Maybe<Money>;
  method_code: Scalars['String']['output'];
  /** Null for home delivery. */
  pickup_network?: Maybe<Scalars['String']['output']>;
  /** The price including tax, below the threshold. */
  price: Money;
};

export type DeviceTypeEnum =
  | 'DESKTOP'
  | 'MOBILE'
  | 'TABLET';

export type Discount = {
  __typename?: 'Discount';
  amount: Money;
  applied_to: CartDiscountType;
  coupon?: Maybe<AppliedCoupon>;
  is_discounting_locked?: Maybe<Scalars['Boolean']['output']>;
  label: Scalars['String']['output'];
  type?: Maybe<Scalars['String']['output']>;
  value?: Maybe<Scalars['Float']['output']>;
};

export type DownloadableCartItem = CartItemInterface & {
  __typename?: 'DownloadableCartItem';
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  discount?: Maybe<Array<Maybe<Discount>>>;
  errors?: Maybe<Array<Maybe<CartItemError>>>;
  id: Scalars['String']['output'];
  is_available: Scalars['Boolean']['output'];
  links?: Maybe<Array<Maybe<DownloadableProductLinks>>>;
  max_qty?: Maybe<Scalars['Float']['output']>;
  min_qty?: Maybe<Scalars['Float']['output']>;
  not_available_message?: Maybe<Scalars['String']['output']>;
  picture?: Maybe<ProductImage>;
  prices?: Maybe<CartItemPrices>;
  product: ProductInterface;
  quantity: Scalars['Float']['output'];
  samples?: Maybe<Array<Maybe<DownloadableProductSamples>>>;
  uid: Scalars['ID']['output'];
};

export type DownloadableCreditMemoItem = CreditMemoItemInterface & {
  __typename?: 'DownloadableCreditMemoItem';
  discounts?: Maybe<Array<Maybe<Discount>>>;
  downloadable_links?: Maybe<Array<Maybe<DownloadableItemsLinks>>>;
  id: Scalars['ID']['output'];
  order_item?: Maybe<OrderItemInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  quantity_refunded?: Maybe<Scalars['Float']['output']>;
};

export type DownloadableFileTypeEnum =
  | 'FILE'
  | 'URL';

export type DownloadableInvoiceItem = InvoiceItemInterface & {
  __typename?: 'DownloadableInvoiceItem';
  discounts?: Maybe<Array<Maybe<Discount>>>;
  downloadable_links?: Maybe<Array<Maybe<DownloadableItemsLinks>>>;
  id: Scalars['ID']['output'];
  order_item?: Maybe<OrderItemInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  quantity_invoiced?: Maybe<Scalars['Float']['output']>;
};

export type DownloadableItemsLinks = {
  __typename?: 'DownloadableItemsLinks';
  sort_order?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
};

export type DownloadableOrderItem = OrderItemInterface & {
  __typename?: 'DownloadableOrderItem';
  discounts?: Maybe<Array<Maybe<Discount>>>;
  downloadable_links?: Maybe<Array<Maybe<DownloadableItemsLinks>>>;
  eligible_for_return?: Maybe<Scalars['Boolean']['output']>;
  entered_options?: Maybe<Array<Maybe<OrderItemOption>>>;
  free_gift_label?: Maybe<Scalars['String']['output']>;
  gift_message?: Maybe<GiftMessage>;
  gift_wrapping?: Maybe<GiftWrapping>;
  id: Scalars['ID']['output'];
  prices?: Maybe<OrderItemPrices>;
  product?: Maybe<ProductInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  product_type?: Maybe<Scalars['String']['output']>;
  product_url_key?: Maybe<Scalars['String']['output']>;
  quantity_canceled?: Maybe<Scalars['Float']['output']>;
  quantity_invoiced?: Maybe<Scalars['Float']['output']>;
  quantity_ordered?: Maybe<Scalars['Float']['output']>;
  quantity_refunded?: Maybe<Scalars['Float']['output']>;
  quantity_return_requested?: Maybe<Scalars['Float']['output']>;
  /** How many pieces can still be returned now. */
  quantity_returnable?: Maybe<Scalars['Float']['output']>;
  quantity_returned?: Maybe<Scalars['Float']['output']>;
  quantity_shipped?: Maybe<Scalars['Float']['output']>;
  returnable_pieces?: Maybe<Array<ReturnablePieces>>;
  selected_options?: Maybe<Array<Maybe<OrderItemOption>>>;
  status?: Maybe<Scalars['String']['output']>;
};

/** A download. Bocian sells none and no query returns it. */
export type DownloadableProduct = CustomizableProductInterface & ProductInterface & RoutableInterface & {
  __typename?: 'DownloadableProduct';
  additional_product_name?: Maybe<Scalars['String']['output']>;
  attribute_set_id?: Maybe<Scalars['Int']['output']>;
  brand_category_url?: Maybe<Scalars['String']['output']>;
  canonical_url?: Maybe<Scalars['String']['output']>;
  categories?: Maybe<Array<Maybe<CategoryInterface>>>;
  cdrl_age?: Maybe<Scalars['String']['output']>;
  cdrl_brand?: Maybe<Scalars['String']['output']>;
  cdrl_care?: Maybe<Scalars['String']['output']>;
  cdrl_certificates?: Maybe<Scalars['String']['output']>;
  cdrl_materials_description?: Maybe<Scalars['String']['output']>;
  cdrl_product_collection?: Maybe<Scalars['String']['output']>;
  cdrl_size?: Maybe<Scalars['Int']['output']>;
  color?: Maybe<Scalars['Int']['output']>;
  color_option?: Maybe<ProductAttributeOption>;
  color_siblings?: Maybe<Array<Maybe<ProductInterface>>>;
  country_of_manufacture?: Maybe<Scalars['String']['output']>;
  created_at?: Maybe<Scalars['String']['output']>;
  crosssell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  custom_attributes: Array<Maybe<CustomAttribute>>;
  custom_attributesV2?: Maybe<ProductCustomAttributes>;
  delivery_offers: Array<DeliveryOffer>;
  description?: Maybe<ComplexTextValue>;
  downloadable_product_links?: Maybe<Array<Maybe<DownloadableProductLinks>>>;
  downloadable_product_samples?: Maybe<Array<Maybe<DownloadableProductSamples>>>;
  gift_message_available?: Maybe<Scalars['String']['output']>;
  gift_wrapping_available: Scalars['Boolean']['output'];
  gift_wrapping_price?: Maybe<Money>;
  id?: Maybe<Scalars['Int']['output']>;
  image?: Maybe<ProductImage>;
  is_returnable?: Maybe<Scalars['String']['output']>;
  links_purchased_separately?: Maybe<Scalars['Int']['output']>;
  links_title?: Maybe<Scalars['String']['output']>;
  lowest_price?: Maybe<Money>;
  manufacturer?: Maybe<Scalars['Int']['output']>;
  max_sale_qty?: Maybe<Scalars['Float']['output']>;
  media_gallery?: Maybe<Array<Maybe<MediaGalleryInterface>>>;
  media_gallery_entries?: Maybe<Array<Maybe<MediaGalleryEntry>>>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keyword?: Maybe<Scalars['String']['output']>;
  meta_robots?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  min_sale_qty?: Maybe<Scalars['Float']['output']>;
  mw_canonical_url?: Maybe<MwCanonicalUrl>;
  mw_hreflangs?: Maybe<MwHreflangs>;
  mw_seo_markup?: Maybe<MwSeoMarkup>;
  name?: Maybe<Scalars['String']['output']>;
  new_from_date?: Maybe<Scalars['String']['output']>;
  new_to_date?: Maybe<Scalars['String']['output']>;
  only_x_left_in_stock?: Maybe<Scalars['Float']['output']>;
  options?: Maybe<Array<Maybe<CustomizableOptionInterface>>>;
  options_container?: Maybe<Scalars['String']['output']>;
  price?: Maybe<ProductPrices>;
  price_range: PriceRange;
  price_tiers?: Maybe<Array<Maybe<TierPrice>>>;
  product_links?: Maybe<Array<Maybe<ProductLinksInterface>>>;
  product_seo_name?: Maybe<Scalars['String']['output']>;
  quantity?: Maybe<Scalars['Float']['output']>;
  rating_summary: Scalars['Float']['output'];
  redirect_code: Scalars['Int']['output'];
  related_products?: Maybe<Array<Maybe<ProductInterface>>>;
  relative_url?: Maybe<Scalars['String']['output']>;
  review_count: Scalars['Int']['output'];
  reviews: ProductReviews;
  secondary_image?: Maybe<ProductImage>;
  short_description?: Maybe<ComplexTextValue>;
  size_chart?: Maybe<Scalars['String']['output']>;
  size_chart_rows?: Maybe<Array<SizeChartRow>>;
  sku?: Maybe<Scalars['String']['output']>;
  small_image?: Maybe<ProductImage>;
  special_from_date?: Maybe<Scalars['String']['output']>;
  special_price?: Maybe<Scalars['Float']['output']>;
  special_to_date?: Maybe<Scalars['String']['output']>;
  staged: Scalars['Boolean']['output'];
  stock_status?: Maybe<ProductStockStatus>;
  swatch_image?: Maybe<Scalars['String']['output']>;
  thumbnail?: Maybe<ProductImage>;
  tier_price?: Maybe<Scalars['Float']['output']>;
  tier_prices?: Maybe<Array<Maybe<ProductTierPrices>>>;
  type?: Maybe<UrlRewriteEntityTypeEnum>;
  type_id?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  updated_at?: Maybe<Scalars['String']['output']>;
  upsell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  url_key?: Maybe<Scalars['String']['output']>;
  url_path?: Maybe<Scalars['String']['output']>;
  url_rewrites?: Maybe<Array<Maybe<UrlRewrite>>>;
  url_suffix?: Maybe<Scalars['String']['output']>;
  websites?: Maybe<Array<Maybe<Website>>>;
};


/** A download. Bocian sells none and no query returns it. */
export type DownloadableProductCustom_AttributesV2Args = {
  filters?: InputMaybe<AttributeFilterInput>;
};


/** A download. Bocian sells none and no query returns it. */
export type DownloadableProductReviewsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type DownloadableProductCartItemInput = {
  customizable_options?: InputMaybe<Array<InputMaybe<CustomizableOptionInput>>>;
  data: CartItemInput;
  downloadable_product_links?: InputMaybe<Array<InputMaybe<DownloadableProductLinksInput>>>;
};

export type DownloadableProductLinks = {
  __typename?: 'DownloadableProductLinks';
  id?: Maybe<Scalars['Int']['output']>;
  is_shareable?: Maybe<Scalars['Boolean']['output']>;
  link_type?: Maybe<DownloadableFileTypeEnum>;
  number_of_downloads?: Maybe<Scalars['Int']['output']>;
  price?: Maybe<Scalars['Float']['output']>;
  sample_file?: Maybe<Scalars['String']['output']>;
  sample_type?: Maybe<DownloadableFileTypeEnum>;
  sample_url?: Maybe<Scalars['String']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
};

export type DownloadableProductLinksInput = {
  link_id: Scalars['Int']['input'];
};

export type DownloadableProductSamples = {
  __typename?: 'DownloadableProductSamples';
  id?: Maybe<Scalars['Int']['output']>;
  sample_file?: Maybe<Scalars['String']['output']>;
  sample_type?: Maybe<DownloadableFileTypeEnum>;
  sample_url?: Maybe<Scalars['String']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
};

/** No store view sells downloads, so no cart, order or list contains one. */
export type DownloadableWishlistItem = WishlistItemInterface & {
  __typename?: 'DownloadableWishlistItem';
  added_at: Scalars['String']['output'];
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  links_v2?: Maybe<Array<Maybe<DownloadableProductLinks>>>;
  product?: Maybe<ProductInterface>;
  quantity: Scalars['Float']['output'];
  samples?: Maybe<Array<Maybe<DownloadableProductSamples>>>;
};

export type DynamicBlock = {
  __typename?: 'DynamicBlock';
  content: ComplexTextValue;
  uid: Scalars['ID']['output'];
};

export type DynamicBlockLocationEnum =
  | 'CONTENT'
  | 'FOOTER'
  | 'HEADER'
  | 'LEFT'
  | 'RIGHT';

export type DynamicBlockTypeEnum =
  | 'CART_PRICE_RULE_RELATED'
  | 'CATALOG_PRICE_RULE_RELATED'
  | 'SPECIFIED';

export type DynamicBlocks = {
  __typename?: 'DynamicBlocks';
  items: Array<Maybe<DynamicBlock>>;
  page_info?: Maybe<SearchResultPageInfo>;
  total_count: Scalars['Int']['output'];
};

export type DynamicBlocksFilterInput = {
  cart_id?: InputMaybe<Scalars['String']['input']>;
  dynamic_block_uids?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  locations?: InputMaybe<Array<InputMaybe<DynamicBlockLocationEnum>>>;
  product_uid?: InputMaybe<Scalars['ID']['input']>;
  type: DynamicBlockTypeEnum;
};

export type EnteredAttributeValue = {
  __typename?: 'EnteredAttributeValue';
  value?: Maybe<Scalars['String']['output']>;
};

/** An entered value of a custom attribute. */
export type EnteredCustomAttributeInput = {
  attribute_code: Scalars['String']['input'];
  value: Scalars['String']['input'];
};

export type EnteredOptionInput = {
  uid: Scalars['ID']['input'];
  value: Scalars['String']['input'];
};

export type EntityUrl = {
  __typename?: 'EntityUrl';
  canonical_url?: Maybe<Scalars['String']['output']>;
  entity_uid?: Maybe<Scalars['ID']['output']>;
  id?: Maybe<Scalars['Int']['output']>;
  redirectCode?: Maybe<Scalars['Int']['output']>;
  relative_url?: Maybe<Scalars['String']['output']>;
  type?: Maybe<UrlRewriteEntityTypeEnum>;
};

export type Error = {
  code: CartUserInputErrorType;
  message: Scalars['String']['output'];
  /** Null in responses stored before errors had a reason. */
  reason?: Maybe<ErrorReason>;
};

export type ErrorInterface = {
  message: Scalars['String']['output'];
};

export type ErrorParameter = {
  __typename?: 'ErrorParameter';
  name: Scalars['String']['output'];
  /** The value if it is a number. */
  number?: Maybe<Scalars['Float']['output']>;
  /** The value as text, a list with commas. */
  value: Scalars['String']['output'];
};

/** Which error it is, in Bocian's own codes: the same as `code` and `parameters` in the extensions of GraphQL errors. */
export type ErrorReason = {
  __typename?: 'ErrorReason';
  /** Such as `CART_TOO_MANY_COUPONS`. */
  code: Scalars['String']['output'];
  /** The values that belong to the code, such as the limit that was exceeded. */
  parameters: Array<ErrorParameter>;
};

export type EstimateAddressInput = {
  country_code: CountryCodeEnum;
  postcode?: InputMaybe<Scalars['String']['input']>;
  region?: InputMaybe<CustomerAddressRegionInput>;
};

export type EstimateTotalsInput = {
  address: EstimateAddressInput;
  cart_id: Scalars['String']['input'];
  shipping_method?: InputMaybe<ShippingMethodInput>;
};

export type EstimateTotalsOutput = {
  __typename?: 'EstimateTotalsOutput';
  cart?: Maybe<Cart>;
};

export type ExchangeRate = {
  __typename?: 'ExchangeRate';
  currency_to?: Maybe<Scalars['String']['output']>;
  rate?: Maybe<Scalars['Float']['output']>;
};

export type ExchangeSize = {
  __typename?: 'ExchangeSize';
  availability: ExchangeSizeAvailability;
  label: Scalars['String']['output'];
  sku: Scalars['String']['output'];
};

export type ExchangeSizeAvailability =
  | 'AVAILABLE'
  /** It costs less now than was paid: the buyer should return the item and order it again. */
  | 'CHEAPER'
  | 'SOLD_OUT';

export type FilterEqualTypeInput = {
  eq?: InputMaybe<Scalars['String']['input']>;
  in?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};

export type FilterMatchTypeEnum =
  | 'FULL'
  | 'PARTIAL';

export type FilterMatchTypeInput = {
  match?: InputMaybe<Scalars['String']['input']>;
  match_type?: InputMaybe<FilterMatchTypeEnum>;
};

export type FilterRangeTypeInput = {
  from?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['String']['input']>;
};

export type FilterStringTypeInput = {
  eq?: InputMaybe<Scalars['String']['input']>;
  in?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  match?: InputMaybe<Scalars['String']['input']>;
};

export type FilterTypeInput = {
  eq?: InputMaybe<Scalars['String']['input']>;
  finset?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  from?: InputMaybe<Scalars['String']['input']>;
  gt?: InputMaybe<Scalars['String']['input']>;
  gteq?: InputMaybe<Scalars['String']['input']>;
  in?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  like?: InputMaybe<Scalars['String']['input']>;
  lt?: InputMaybe<Scalars['String']['input']>;
  lteq?: InputMaybe<Scalars['String']['input']>;
  moreq?: InputMaybe<Scalars['String']['input']>;
  neq?: InputMaybe<Scalars['String']['input']>;
  nin?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  notnull?: InputMaybe<Scalars['String']['input']>;
  null?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['String']['input']>;
};

export type FinishCardPaymentInput = {
  redirect_result: Scalars['String']['input'];
  session_id: Scalars['String']['input'];
};

export type FinishCardPaymentOutput = {
  __typename?: 'FinishCardPaymentOutput';
  /** The number of the paid order; null if the shop does not know the session, or Adyen rejects the result. */
  order_number?: Maybe<Scalars['String']['output']>;
};

export type FixedProductTax = {
  __typename?: 'FixedProductTax';
  amount?: Maybe<Money>;
  label?: Maybe<Scalars['String']['output']>;
};

export type FixedProductTaxDisplaySettings =
  | 'EXCLUDE_FPT_AND_INCLUDE_WITH_DETAILS'
  | 'EXCLUDE_FPT_WITHOUT_DETAILS'
  | 'FPT_DISABLED'
  | 'INCLUDE_FPT_WITHOUT_DETAILS'
  | 'INCLUDE_FPT_WITH_DETAILS';

export type FreeShipping = {
  __typename?: 'FreeShipping';
  amount_missing?: Maybe<Money>;
  has_free_shipping?: Maybe<Scalars['Boolean']['output']>;
  percent?: Maybe<Scalars['Float']['output']>;
};

export type GenerateAgentTokenInput = {
  customer_email?: InputMaybe<Scalars['String']['input']>;
  customer_id?: InputMaybe<Scalars['ID']['input']>;
  register: Scalars['Boolean']['input'];
};

export type GenerateAgentTokenOutput = {
  __typename?: 'GenerateAgentTokenOutput';
  token?: Maybe<Scalars['String']['output']>;
};

export type GenerateCustomerTokenAsAdminInput = {
  customer_email: Scalars['String']['input'];
};

export type GenerateCustomerTokenAsAdminOutput = {
  __typename?: 'GenerateCustomerTokenAsAdminOutput';
  customer_token: Scalars['String']['output'];
};

export type GiftCardAccount = {
  __typename?: 'GiftCardAccount';
  balance?: Maybe<Money>;
  code?: Maybe<Scalars['String']['output']>;
  expiration_date?: Maybe<Scalars['String']['output']>;
};

export type GiftCardAccountInput = {
  gift_card_code: Scalars['String']['input'];
};

export type GiftCardAmounts = {
  __typename?: 'GiftCardAmounts';
  attribute_id?: Maybe<Scalars['Int']['output']>;
  uid: Scalars['ID']['output'];
  value?: Maybe<Scalars['Float']['output']>;
  value_id?: Maybe<Scalars['Int']['output']>;
  website_id?: Maybe<Scalars['Int']['output']>;
  website_value?: Maybe<Scalars['Float']['output']>;
};

export type GiftCardCartItem = CartItemInterface & {
  __typename?: 'GiftCardCartItem';
  amount: Money;
  available_gift_wrapping: Array<Maybe<GiftWrapping>>;
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  discount?: Maybe<Array<Maybe<Discount>>>;
  errors?: Maybe<Array<Maybe<CartItemError>>>;
  gift_message?: Maybe<GiftMessage>;
  gift_wrapping?: Maybe<GiftWrapping>;
  /** How many pieces of the line are gift-wrapped. */
  gift_wrapping_quantity: Scalars['Int']['output'];
  id: Scalars['String']['output'];
  is_available: Scalars['Boolean']['output'];
  max_qty?: Maybe<Scalars['Float']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  min_qty?: Maybe<Scalars['Float']['output']>;
  not_available_message?: Maybe<Scalars['String']['output']>;
  picture?: Maybe<ProductImage>;
  prices?: Maybe<CartItemPrices>;
  product: ProductInterface;
  quantity: Scalars['Float']['output'];
  recipient_email?: Maybe<Scalars['String']['output']>;
  recipient_name: Scalars['String']['output'];
  sender_email?: Maybe<Scalars['String']['output']>;
  sender_name: Scalars['String']['output'];
  uid: Scalars['ID']['output'];
};

export type GiftCardItem = {
  __typename?: 'GiftCardItem';
  message?: Maybe<Scalars['String']['output']>;
  recipient_email?: Maybe<Scalars['String']['output']>;
  recipient_name?: Maybe<Scalars['String']['output']>;
  sender_email?: Maybe<Scalars['String']['output']>;
  sender_name?: Maybe<Scalars['String']['output']>;
};

export type GiftCardOptions = {
  __typename?: 'GiftCardOptions';
  amount?: Maybe<Money>;
  custom_giftcard_amount?: Maybe<Money>;
  message?: Maybe<Scalars['String']['output']>;
  recipient_email?: Maybe<Scalars['String']['output']>;
  recipient_name?: Maybe<Scalars['String']['output']>;
  sender_email?: Maybe<Scalars['String']['output']>;
  sender_name?: Maybe<Scalars['String']['output']>;
};

export type GiftCardOrderItem = OrderItemInterface & {
  __typename?: 'GiftCardOrderItem';
  discounts?: Maybe<Array<Maybe<Discount>>>;
  eligible_for_return?: Maybe<Scalars['Boolean']['output']>;
  entered_options?: Maybe<Array<Maybe<OrderItemOption>>>;
  free_gift_label?: Maybe<Scalars['String']['output']>;
  gift_card?: Maybe<GiftCardItem>;
  gift_message?: Maybe<GiftMessage>;
  gift_wrapping?: Maybe<GiftWrapping>;
  id: Scalars['ID']['output'];
  prices?: Maybe<OrderItemPrices>;
  product?: Maybe<ProductInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  product_type?: Maybe<Scalars['String']['output']>;
  product_url_key?: Maybe<Scalars['String']['output']>;
  quantity_canceled?: Maybe<Scalars['Float']['output']>;
  quantity_invoiced?: Maybe<Scalars['Float']['output']>;
  quantity_ordered?: Maybe<Scalars['Float']['output']>;
  quantity_refunded?: Maybe<Scalars['Float']['output']>;
  quantity_return_requested?: Maybe<Scalars['Float']['output']>;
  /** How many pieces can still be returned now. */
  quantity_returnable?: Maybe<Scalars['Float']['output']>;
  quantity_returned?: Maybe<Scalars['Float']['output']>;
  quantity_shipped?: Maybe<Scalars['Float']['output']>;
  returnable_pieces?: Maybe<Array<ReturnablePieces>>;
  selected_options?: Maybe<Array<Maybe<OrderItemOption>>>;
  status?: Maybe<Scalars['String']['output']>;
};

export type GiftCardPagesConfig = {
  __typename?: 'GiftCardPagesConfig';
  balance_block?: Maybe<Scalars['String']['output']>;
  /** The number of digits of a gift card code. */
  code_length: Scalars['Int']['output'];
  email_delivery_agreement?: Maybe<Scalars['String']['output']>;
  enabled?: Maybe<Scalars['Boolean']['output']>;
  header_block?: Maybe<Scalars['String']['output']>;
  main_content_block?: Maybe<Scalars['String']['output']>;
  unlocking_block?: Maybe<Scalars['String']['output']>;
};

export type GiftCardProduct = CustomizableProductInterface & PhysicalProductInterface & ProductInterface & RoutableInterface & {
  __typename?: 'GiftCardProduct';
  additional_product_name?: Maybe<Scalars['String']['output']>;
  allow_message?: Maybe<Scalars['Boolean']['output']>;
  allow_open_amount?: Maybe<Scalars['Boolean']['output']>;
  attribute_set_id?: Maybe<Scalars['Int']['output']>;
  brand_category_url?: Maybe<Scalars['String']['output']>;
  canonical_url?: Maybe<Scalars['String']['output']>;
  categories?: Maybe<Array<Maybe<CategoryInterface>>>;
  cdrl_age?: Maybe<Scalars['String']['output']>;
  cdrl_brand?: Maybe<Scalars['String']['output']>;
  cdrl_care?: Maybe<Scalars['String']['output']>;
  cdrl_certificates?: Maybe<Scalars['String']['output']>;
  cdrl_materials_description?: Maybe<Scalars['String']['output']>;
  cdrl_product_collection?: Maybe<Scalars['String']['output']>;
  cdrl_size?: Maybe<Scalars['Int']['output']>;
  color?: Maybe<Scalars['Int']['output']>;
  color_option?: Maybe<ProductAttributeOption>;
  color_siblings?: Maybe<Array<Maybe<ProductInterface>>>;
  country_of_manufacture?: Maybe<Scalars['String']['output']>;
  created_at?: Maybe<Scalars['String']['output']>;
  crosssell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  custom_attributes: Array<Maybe<CustomAttribute>>;
  custom_attributesV2?: Maybe<ProductCustomAttributes>;
  delivery_offers: Array<DeliveryOffer>;
  description?: Maybe<ComplexTextValue>;
  gift_card_options: Array<Maybe<CustomizableOptionInterface>>;
  gift_message_available?: Maybe<Scalars['String']['output']>;
  gift_wrapping_available: Scalars['Boolean']['output'];
  gift_wrapping_price?: Maybe<Money>;
  giftcard_amounts?: Maybe<Array<Maybe<GiftCardAmounts>>>;
  giftcard_type?: Maybe<GiftCardTypeEnum>;
  id?: Maybe<Scalars['Int']['output']>;
  image?: Maybe<ProductImage>;
  is_redeemable?: Maybe<Scalars['Boolean']['output']>;
  is_returnable?: Maybe<Scalars['String']['output']>;
  lifetime?: Maybe<Scalars['Int']['output']>;
  lowest_price?: Maybe<Money>;
  manufacturer?: Maybe<Scalars['Int']['output']>;
  max_sale_qty?: Maybe<Scalars['Float']['output']>;
  media_gallery?: Maybe<Array<Maybe<MediaGalleryInterface>>>;
  media_gallery_entries?: Maybe<Array<Maybe<MediaGalleryEntry>>>;
  message_max_length?: Maybe<Scalars['Int']['output']>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keyword?: Maybe<Scalars['String']['output']>;
  meta_robots?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  min_sale_qty?: Maybe<Scalars['Float']['output']>;
  mw_canonical_url?: Maybe<MwCanonicalUrl>;
  mw_hreflangs?: Maybe<MwHreflangs>;
  mw_seo_markup?: Maybe<MwSeoMarkup>;
  name?: Maybe<Scalars['String']['output']>;
  new_from_date?: Maybe<Scalars['String']['output']>;
  new_to_date?: Maybe<Scalars['String']['output']>;
  only_x_left_in_stock?: Maybe<Scalars['Float']['output']>;
  open_amount_max?: Maybe<Scalars['Float']['output']>;
  open_amount_min?: Maybe<Scalars['Float']['output']>;
  options?: Maybe<Array<Maybe<CustomizableOptionInterface>>>;
  options_container?: Maybe<Scalars['String']['output']>;
  price?: Maybe<ProductPrices>;
  price_range: PriceRange;
  price_tiers?: Maybe<Array<Maybe<TierPrice>>>;
  product_links?: Maybe<Array<Maybe<ProductLinksInterface>>>;
  product_seo_name?: Maybe<Scalars['String']['output']>;
  quantity?: Maybe<Scalars['Float']['output']>;
  rating_summary: Scalars['Float']['output'];
  redirect_code: Scalars['Int']['output'];
  related_products?: Maybe<Array<Maybe<ProductInterface>>>;
  relative_url?: Maybe<Scalars['String']['output']>;
  review_count: Scalars['Int']['output'];
  reviews: ProductReviews;
  secondary_image?: Maybe<ProductImage>;
  short_description?: Maybe<ComplexTextValue>;
  size_chart?: Maybe<Scalars['String']['output']>;
  size_chart_rows?: Maybe<Array<SizeChartRow>>;
  sku?: Maybe<Scalars['String']['output']>;
  small_image?: Maybe<ProductImage>;
  special_from_date?: Maybe<Scalars['String']['output']>;
  special_price?: Maybe<Scalars['Float']['output']>;
  special_to_date?: Maybe<Scalars['String']['output']>;
  staged: Scalars['Boolean']['output'];
  stock_status?: Maybe<ProductStockStatus>;
  swatch_image?: Maybe<Scalars['String']['output']>;
  thumbnail?: Maybe<ProductImage>;
  tier_price?: Maybe<Scalars['Float']['output']>;
  tier_prices?: Maybe<Array<Maybe<ProductTierPrices>>>;
  type?: Maybe<UrlRewriteEntityTypeEnum>;
  type_id?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  updated_at?: Maybe<Scalars['String']['output']>;
  upsell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  url_key?: Maybe<Scalars['String']['output']>;
  url_path?: Maybe<Scalars['String']['output']>;
  url_rewrites?: Maybe<Array<Maybe<UrlRewrite>>>;
  url_suffix?: Maybe<Scalars['String']['output']>;
  websites?: Maybe<Array<Maybe<Website>>>;
  weight?: Maybe<Scalars['Float']['output']>;
};


export type GiftCardProductCustom_AttributesV2Args = {
  filters?: InputMaybe<AttributeFilterInput>;
};


export type GiftCardProductReviewsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type GiftCardTypeEnum =
  | 'COMBINED'
  | 'PHYSICAL'
  | 'VIRTUAL';

/** Gift card texts are entered on purchase, so a list does not store them. */
export type GiftCardWishlistItem = WishlistItemInterface & {
  __typename?: 'GiftCardWishlistItem';
  added_at: Scalars['String']['output'];
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  description?: Maybe<Scalars['String']['output']>;
  gift_card_options: GiftCardOptions;
  id: Scalars['ID']['output'];
  product?: Maybe<ProductInterface>;
  quantity: Scalars['Float']['output'];
};

export type GiftMessage = {
  __typename?: 'GiftMessage';
  from: Scalars['String']['output'];
  message: Scalars['String']['output'];
  to: Scalars['String']['output'];
};

export type GiftMessageInput = {
  from: Scalars['String']['input'];
  message: Scalars['String']['input'];
  to: Scalars['String']['input'];
};

export type GiftOptionsPrices = {
  __typename?: 'GiftOptionsPrices';
  gift_wrapping_for_items?: Maybe<Money>;
  gift_wrapping_for_items_incl_tax?: Maybe<Money>;
  gift_wrapping_for_order?: Maybe<Money>;
  gift_wrapping_for_order_incl_tax?: Maybe<Money>;
  printed_card?: Maybe<Money>;
  printed_card_incl_tax?: Maybe<Money>;
};

export type GiftWrapping = {
  __typename?: 'GiftWrapping';
  default_message?: Maybe<Scalars['String']['output']>;
  design: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  image?: Maybe<GiftWrappingImage>;
  price: Money;
  uid: Scalars['ID']['output'];
};

export type GiftWrappingImage = {
  __typename?: 'GiftWrappingImage';
  label: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type GiftWrappingItemInput = {
  cart_item_uid: Scalars['ID']['input'];
  gift_wrapping_id: Scalars['ID']['input'];
  quantity: Scalars['Int']['input'];
};

export type GroundColours = {
  __typename?: 'GroundColours';
  ground: Scalars['String']['output'];
  line: Scalars['String']['output'];
  /** Of the borders of controls. */
  strong_line: Scalars['String']['output'];
};

/** Products shown on one page and sold separately. Bocian has none and no query returns it. */
export type GroupedProduct = PhysicalProductInterface & ProductInterface & RoutableInterface & {
  __typename?: 'GroupedProduct';
  additional_product_name?: Maybe<Scalars['String']['output']>;
  attribute_set_id?: Maybe<Scalars['Int']['output']>;
  brand_category_url?: Maybe<Scalars['String']['output']>;
  canonical_url?: Maybe<Scalars['String']['output']>;
  categories?: Maybe<Array<Maybe<CategoryInterface>>>;
  cdrl_age?: Maybe<Scalars['String']['output']>;
  cdrl_brand?: Maybe<Scalars['String']['output']>;
  cdrl_care?: Maybe<Scalars['String']['output']>;
  cdrl_certificates?: Maybe<Scalars['String']['output']>;
  cdrl_materials_description?: Maybe<Scalars['String']['output']>;
  cdrl_product_collection?: Maybe<Scalars['String']['output']>;
  cdrl_size?: Maybe<Scalars['Int']['output']>;
  color?: Maybe<Scalars['Int']['output']>;
  color_option?: Maybe<ProductAttributeOption>;
  color_siblings?: Maybe<Array<Maybe<ProductInterface>>>;
  country_of_manufacture?: Maybe<Scalars['String']['output']>;
  created_at?: Maybe<Scalars['String']['output']>;
  crosssell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  custom_attributes: Array<Maybe<CustomAttribute>>;
  custom_attributesV2?: Maybe<ProductCustomAttributes>;
  delivery_offers: Array<DeliveryOffer>;
  description?: Maybe<ComplexTextValue>;
  gift_message_available?: Maybe<Scalars['String']['output']>;
  gift_wrapping_available: Scalars['Boolean']['output'];
  gift_wrapping_price?: Maybe<Money>;
  id?: Maybe<Scalars['Int']['output']>;
  image?: Maybe<ProductImage>;
  is_returnable?: Maybe<Scalars['String']['output']>;
  items?: Maybe<Array<Maybe<GroupedProductItem>>>;
  lowest_price?: Maybe<Money>;
  manufacturer?: Maybe<Scalars['Int']['output']>;
  max_sale_qty?: Maybe<Scalars['Float']['output']>;
  media_gallery?: Maybe<Array<Maybe<MediaGalleryInterface>>>;
  media_gallery_entries?: Maybe<Array<Maybe<MediaGalleryEntry>>>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keyword?: Maybe<Scalars['String']['output']>;
  meta_robots?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  min_sale_qty?: Maybe<Scalars['Float']['output']>;
  mw_canonical_url?: Maybe<MwCanonicalUrl>;
  mw_hreflangs?: Maybe<MwHreflangs>;
  mw_seo_markup?: Maybe<MwSeoMarkup>;
  name?: Maybe<Scalars['String']['output']>;
  new_from_date?: Maybe<Scalars['String']['output']>;
  new_to_date?: Maybe<Scalars['String']['output']>;
  only_x_left_in_stock?: Maybe<Scalars['Float']['output']>;
  options_container?: Maybe<Scalars['String']['output']>;
  price?: Maybe<ProductPrices>;
  price_range: PriceRange;
  price_tiers?: Maybe<Array<Maybe<TierPrice>>>;
  product_links?: Maybe<Array<Maybe<ProductLinksInterface>>>;
  product_seo_name?: Maybe<Scalars['String']['output']>;
  quantity?: Maybe<Scalars['Float']['output']>;
  rating_summary: Scalars['Float']['output'];
  redirect_code: Scalars['Int']['output'];
  related_products?: Maybe<Array<Maybe<ProductInterface>>>;
  relative_url?: Maybe<Scalars['String']['output']>;
  review_count: Scalars['Int']['output'];
  reviews: ProductReviews;
  secondary_image?: Maybe<ProductImage>;
  short_description?: Maybe<ComplexTextValue>;
  size_chart?: Maybe<Scalars['String']['output']>;
  size_chart_rows?: Maybe<Array<SizeChartRow>>;
  sku?: Maybe<Scalars['String']['output']>;
  small_image?: Maybe<ProductImage>;
  special_from_date?: Maybe<Scalars['String']['output']>;
  special_price?: Maybe<Scalars['Float']['output']>;
  special_to_date?: Maybe<Scalars['String']['output']>;
  staged: Scalars['Boolean']['output'];
  stock_status?: Maybe<ProductStockStatus>;
  swatch_image?: Maybe<Scalars['String']['output']>;
  thumbnail?: Maybe<ProductImage>;
  tier_price?: Maybe<Scalars['Float']['output']>;
  tier_prices?: Maybe<Array<Maybe<ProductTierPrices>>>;
  type?: Maybe<UrlRewriteEntityTypeEnum>;
  type_id?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  updated_at?: Maybe<Scalars['String']['output']>;
  upsell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  url_key?: Maybe<Scalars['String']['output']>;
  url_path?: Maybe<Scalars['String']['output']>;
  url_rewrites?: Maybe<Array<Maybe<UrlRewrite>>>;
  url_suffix?: Maybe<Scalars['String']['output']>;
  websites?: Maybe<Array<Maybe<Website>>>;
  weight?: Maybe<Scalars['Float']['output']>;
};


/** Products shown on one page and sold separately. Bocian has none and no query returns it. */
export type GroupedProductCustom_AttributesV2Args = {
  filters?: InputMaybe<AttributeFilterInput>;
};


/** Products shown on one page and sold separately. Bocian has none and no query returns it. */
export type GroupedProductReviewsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type GroupedProductItem = {
  __typename?: 'GroupedProductItem';
  position?: Maybe<Scalars['Int']['output']>;
  product?: Maybe<ProductInterface>;
  qty?: Maybe<Scalars['Float']['output']>;
};

/** No store view sells grouped products, so no cart, order or list contains one. */
export type GroupedProductWishlistItem = WishlistItemInterface & {
  __typename?: 'GroupedProductWishlistItem';
  added_at: Scalars['String']['output'];
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  product?: Maybe<ProductInterface>;
  quantity: Scalars['Float']['output'];
};

export type GuestOrderCancelInput = {
  reason: Scalars['String']['input'];
  token: Scalars['String']['input'];
};

/** The newer name of `OrderInformationInput`; the server accepts both. */
export type GuestOrderInformationInput = {
  email: Scalars['String']['input'];
  lastname: Scalars['String']['input'];
  number: Scalars['String']['input'];
};

export type HandInCardResultInput = {
  session_id: Scalars['String']['input'];
  session_result: Scalars['String']['input'];
  token: Scalars['String']['input'];
};

export type HandInCardResultOutput = {
  __typename?: 'HandInCardResultOutput';
  /** The status known to the shop, before Adyen has verified the result. */
  status: OrderPaymentStatus;
};

export type HostedProInput = {
  cancel_url: Scalars['String']['input'];
  return_url: Scalars['String']['input'];
};

export type HostedProUrl = {
  __typename?: 'HostedProUrl';
  secure_form_url?: Maybe<Scalars['String']['output']>;
};

export type HostedProUrlInput = {
  cart_id: Scalars['String']['input'];
};

export type HttpQueryParameter = {
  __typename?: 'HttpQueryParameter';
  name?: Maybe<Scalars['String']['output']>;
  value?: Maybe<Scalars['String']['output']>;
};

/** How a picture fills its area: cropped to it, or entirely inside it. */
export type ImageModeEnum =
  | 'fill'
  | 'fit';

export type ImageSwatchData = SwatchDataInterface & {
  __typename?: 'ImageSwatchData';
  thumbnail?: Maybe<Scalars['String']['output']>;
  value?: Maybe<Scalars['String']['output']>;
};

export type InputFilterEnum =
  | 'DATE'
  | 'ESCAPEHTML'
  | 'NONE'
  | 'STRIPTAGS'
  | 'TRIM';

export type InsufficientStockError = Error & {
  __typename?: 'InsufficientStockError';
  code: CartUserInputErrorType;
  message: Scalars['String']['output'];
  quantity?: Maybe<Scalars['Float']['output']>;
  /** Null in responses stored before errors had a reason. */
  reason?: Maybe<ErrorReason>;
};

export type InternalError = ErrorInterface & {
  __typename?: 'InternalError';
  message: Scalars['String']['output'];
};

export type Invoice = {
  __typename?: 'Invoice';
  comments?: Maybe<Array<Maybe<SalesCommentItem>>>;
  id: Scalars['ID']['output'];
  items?: Maybe<Array<Maybe<InvoiceItemInterface>>>;
  number: Scalars['String']['output'];
  /** A path on the shop's own origin. It contains the order's token. */
  pdf_url: Scalars['String']['output'];
  total?: Maybe<InvoiceTotal>;
};

export type InvoiceItem = InvoiceItemInterface & {
  __typename?: 'InvoiceItem';
  discounts?: Maybe<Array<Maybe<Discount>>>;
  id: Scalars['ID']['output'];
  order_item?: Maybe<OrderItemInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  quantity_invoiced?: Maybe<Scalars['Float']['output']>;
};

export type InvoiceItemInterface = {
  discounts?: Maybe<Array<Maybe<Discount>>>;
  id: Scalars['ID']['output'];
  order_item?: Maybe<OrderItemInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  quantity_invoiced?: Maybe<Scalars['Float']['output']>;
};

export type InvoiceTotal = {
  __typename?: 'InvoiceTotal';
  base_grand_total: Money;
  discounts?: Maybe<Array<Maybe<Discount>>>;
  grand_total: Money;
  shipping_handling?: Maybe<ShippingHandling>;
  subtotal: Money;
  taxes?: Maybe<Array<Maybe<TaxItem>>>;
  total_shipping: Money;
  total_tax: Money;
};

export type IsEmailAvailableOutput = {
  __typename?: 'IsEmailAvailableOutput';
  is_email_available?: Maybe<Scalars['Boolean']['output']>;
};

export type ItemClickInput = {
  client_uuid?: InputMaybe<Scalars['String']['input']>;
  correlation_id: Scalars['String']['input'];
  /** Starts at 1. */
  position: Scalars['Int']['input'];
  /** `autocomplete`. */
  search_type: Scalars['String']['input'];
  sku: Scalars['String']['input'];
};

export type ItemClickOutput = {
  __typename?: 'ItemClickOutput';
  success?: Maybe<Scalars['Boolean']['output']>;
};

export type ItemSelectedBundleOption = {
  __typename?: 'ItemSelectedBundleOption';
  id: Scalars['ID']['output'];
  label: Scalars['String']['output'];
  uid: Scalars['ID']['output'];
  values?: Maybe<Array<Maybe<ItemSelectedBundleOptionValue>>>;
};

export type ItemSelectedBundleOptionValue = {
  __typename?: 'ItemSelectedBundleOptionValue';
  id: Scalars['ID']['output'];
  price: Money;
  product_name: Scalars['String']['output'];
  product_sku: Scalars['String']['output'];
  quantity: Scalars['Float']['output'];
  uid: Scalars['ID']['output'];
};

export type KeyValue = {
  __typename?: 'KeyValue';
  name?: Maybe<Scalars['String']['output']>;
  value?: Maybe<Scalars['String']['output']>;
};

export type LayerFilter = {
  __typename?: 'LayerFilter';
  filter_items?: Maybe<Array<Maybe<LayerFilterItemInterface>>>;
  filter_items_count?: Maybe<Scalars['Int']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  request_var?: Maybe<Scalars['String']['output']>;
};

export type LayerFilterItem = LayerFilterItemInterface & {
  __typename?: 'LayerFilterItem';
  items_count?: Maybe<Scalars['Int']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  value_string?: Maybe<Scalars['String']['output']>;
};

export type LayerFilterItemInterface = {
  items_count?: Maybe<Scalars['Int']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  value_string?: Maybe<Scalars['String']['output']>;
};

export type LinkedProvider = {
  __typename?: 'LinkedProvider';
  /** In ISO 8601. */
  linked_at: Scalars['String']['output'];
  provider: SocialProviderEnum;
  /** The provider's name, such as `Google`. */
  title: Scalars['String']['output'];
};

/** The layout of product cards in a listing. */
export type ListingLayoutEnum =
  | 'GRID_2X_1X'
  | 'GRID_4X_2X'
  | 'MOSAIC';

export type Lookbook = {
  __typename?: 'Lookbook';
  id?: Maybe<Scalars['ID']['output']>;
  /** The URL of the picture. */
  image?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  pins?: Maybe<Array<Maybe<LookbookPin>>>;
  /** The products of the pins, if the store view sells them. */
  products?: Maybe<Array<Maybe<ProductInterface>>>;
};

/** Exactly one of the two fields is required. */
export type LookbookFilterInput = {
  id?: InputMaybe<FilterEqualTypeInput>;
  sku?: InputMaybe<FilterEqualTypeInput>;
};

export type LookbookPin = {
  __typename?: 'LookbookPin';
  id?: Maybe<Scalars['ID']['output']>;
  /** The height of the picture in pixels. */
  imgH?: Maybe<Scalars['Float']['output']>;
  /** The width of the picture in pixels. */
  imgW?: Maybe<Scalars['Float']['output']>;
  /** From the picture's left edge, in its own pixels. */
  left?: Maybe<Scalars['Float']['output']>;
  /** The position of the product card relative to the pin. */
  position?: Maybe<LookbookPinPosition>;
  /** The SKU of the product. */
  text?: Maybe<Scalars['String']['output']>;
  /** From the picture's upper edge, in its own pixels. */
  top?: Maybe<Scalars['Float']['output']>;
};

export type LookbookPinPosition =
  | 'bottom'
  | 'left'
  | 'right'
  | 'top';

export type LoyaltyConfig = {
  __typename?: 'LoyaltyConfig';
  blocked_account_notification?: Maybe<Scalars['String']['output']>;
  enabled?: Maybe<Scalars['Boolean']['output']>;
  inactive_account_notification?: Maybe<Scalars['String']['output']>;
  /** The amount of the store's currency that earns one point at the first level. */
  spend_per_point?: Maybe<Scalars['Float']['output']>;
};

export type LoyaltyCoupon = {
  __typename?: 'LoyaltyCoupon';
  code: Scalars['String']['output'];
  expires_at: Scalars['String']['output'];
  name: Scalars['String']['output'];
  status: LoyaltyCouponStatus;
};

export type LoyaltyCouponStatus =
  | 'EXPIRED'
  | 'UNUSED'
  | 'USED';

export type LoyaltyEntry = {
  __typename?: 'LoyaltyEntry';
  date: Scalars['String']['output'];
  /** The shop's explanation of a correction, or the name of the reward. */
  note?: Maybe<Scalars['String']['output']>;
  order_number?: Maybe<Scalars['String']['output']>;
  points: Scalars['Int']['output'];
  reason: LoyaltyReason;
  uid: Scalars['ID']['output'];
};

export type LoyaltyHistory = {
  __typename?: 'LoyaltyHistory';
  items: Array<LoyaltyEntry>;
  page_info: SearchResultPageInfo;
  total_count: Scalars['Int']['output'];
};

export type LoyaltyLevel = {
  __typename?: 'LoyaltyLevel';
  code: Scalars['String']['output'];
  /** The multiplier of the points for an order. */
  factor: Scalars['Float']['output'];
  name: Scalars['String']['output'];
  /** The points earned in the last 365 days from which the level begins. */
  points: Scalars['Int']['output'];
};

export type LoyaltyMember = {
  __typename?: 'LoyaltyMember';
  card_number: Scalars['String']['output'];
  /** The coupons that the member got for points, newest first. */
  coupons: Array<LoyaltyCoupon>;
  /** The entries of the ledger, newest first. */
  history: LoyaltyHistory;
  /** When the card was activated; null until then. */
  joined_at?: Maybe<Scalars['String']['output']>;
  level: LoyaltyLevel;
  /** The level above the member's; null at the highest one. */
  next_level?: Maybe<LoyaltyLevel>;
  /** The balance. Negative if points were spent before their order was returned. */
  points: Scalars['Int']['output'];
  /** Points still to be earned for the next level. */
  points_to_next_level?: Maybe<Scalars['Int']['output']>;
  /** The rewards of this store view, cheapest first. */
  rewards: Array<LoyaltyReward>;
  status: LoyaltyStatus;
};


export type LoyaltyMemberHistoryArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type LoyaltyReason =
  /** Points that a card from a shop had collected before its activation. */
  | 'CARD'
  | 'CORRECTION'
  | 'ORDER'
  | 'RETURN'
  | 'REWARD';

export type LoyaltyReward = {
  __typename?: 'LoyaltyReward';
  description?: Maybe<Scalars['String']['output']>;
  /** Whether the member's points and level suffice. */
  is_available: Scalars['Boolean']['output'];
  /** The lowest level that can redeem it. */
  level: LoyaltyLevel;
  name: Scalars['String']['output'];
  points: Scalars['Int']['output'];
  uid: Scalars['ID']['output'];
};

export type LoyaltyStatus =
  | 'ACTIVE'
  /** Blocked by the shop. */
  | 'BLOCKED'
  /** The card is not activated yet. */
  | 'INACTIVE';

export type MediaGalleryEntry = {
  __typename?: 'MediaGalleryEntry';
  content?: Maybe<ProductMediaGalleryEntriesContent>;
  disabled?: Maybe<Scalars['Boolean']['output']>;
  file?: Maybe<Scalars['String']['output']>;
  id?: Maybe<Scalars['Int']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  media_type?: Maybe<Scalars['String']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
  types?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  uid: Scalars['ID']['output'];
  video_content?: Maybe<ProductMediaGalleryEntriesVideoContent>;
};

export type MediaGalleryInterface = {
  disabled?: Maybe<Scalars['Boolean']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
  types?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  url?: Maybe<Scalars['String']['output']>;
};

export type Money = {
  __typename?: 'Money';
  currency?: Maybe<CurrencyEnum>;
  value?: Maybe<Scalars['Float']['output']>;
};

export type MoveProductsBetweenWishlistsOutput = {
  __typename?: 'MoveProductsBetweenWishlistsOutput';
  destination_wishlist: Wishlist;
  source_wishlist: Wishlist;
  user_errors: Array<Maybe<WishListUserInputError>>;
};

export type MoveSavedItemToCartInput = {
  cart_id: Scalars['String']['input'];
  /** If omitted, the saved quantity. */
  quantity?: InputMaybe<Scalars['Float']['input']>;
  saved_item_uid: Scalars['ID']['input'];
};

export type MoveSavedItemToCartOutput = {
  __typename?: 'MoveSavedItemToCartOutput';
  cart: Cart;
  user_errors: Array<Maybe<Error>>;
};

export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Makes the customer a member of the loyalty club: with a new card, or with a card from a shop. Takes the agreements of the
   * kind `loyalty`, of which the required ones must be accepted.
   */
  activateLoyalty?: Maybe<ActivateLoyaltyOutput>;
  /** Grants a consent of the account. `acceptant` is the customer's own email. */
  addAgreement?: Maybe<AddAgreementOutput>;
  addBundleProductsToCart?: Maybe<AddBundleProductsToCartOutput>;
  /** Stores a comment, which is shown once the shop has published it. Returns the published comments of the post. */
  addCommentToPost?: Maybe<AddCommentToPostOutput>;
  addConfigurableProductsToCart?: Maybe<AddConfigurableProductsToCartOutput>;
  addDownloadableProductsToCart?: Maybe<AddDownloadableProductsToCartOutput>;
  addProductsToCart?: Maybe<AddProductsToCartOutput>;
  addProductsToCompareList?: Maybe<CompareList>;
  /** List `0` is the customer's first list, created with its first product. Adding a product again increases its quantity. */
  addProductsToWishlist?: Maybe<AddProductsToWishlistOutput>;
  addReturnComment?: Maybe<AddReturnCommentOutput>;
  addReturnTracking?: Maybe<AddReturnTrackingOutput>;
  addSimpleProductsToCart?: Maybe<AddSimpleProductsToCartOutput>;
  addVirtualProductsToCart?: Maybe<AddVirtualProductsToCartOutput>;
  /** Moves items of a wish list into the customer's cart. */
  addWishlistItemsToCart?: Maybe<AddWishlistItemsToCartOutput>;
  applyCouponToCart?: Maybe<ApplyCouponToCartOutput>;
  applyCouponsToCart?: Maybe<ApplyCouponToCartOutput>;
  applyGiftCardToCart?: Maybe<ApplyGiftCardToCartOutput>;
  /** Moves items, in the given order, directly after another one; to the beginning without `afterItemId`. All others keep their order. */
  arrangeWishlist?: Maybe<ArrangeWishlistOutput>;
  /** Gives a guest's list to the customer, or adds its products to the customer's existing list. */
  assignCompareListToCustomer?: Maybe<AssignCompareListToCustomerOutput>;
  /** Merges the guest's cart into the customer's cart and returns it. */
  assignCustomerToGuestCart: Cart;
  /** Cancels an exchange until its parcel arrives. The size that it holds goes back in stock. */
  cancelExchange?: Maybe<CancelExchangeOutput>;
  cancelOrder?: Maybe<CancelOrderOutput>;
  /** Changes the options of a line in one step. The line keeps its position, or is merged into the line that has these options already. A refused change has no effect. */
  changeCartItemOptions?: Maybe<ChangeCartItemOptionsOutput>;
  changeCustomerPassword?: Maybe<Customer>;
  /**
   * Changes the delivery address of an order that has not been packed, within its country. The total, the delivery method and
   * the invoice address stay. Repeating it with the same address changes nothing.
   */
  changeOrderAddress: ChangeOrderAddressOutput;
  /** Checks a code of the authenticator app, or a recovery code, for the rest of the session. */
  checkSecondFactor?: Maybe<SecondFactor>;
  /** Removes every line of a cart. Refusals are returned in `errors`. */
  clearCart: ClearCartOutput;
  clearWishlist?: Maybe<RemoveProductsFromWishlistOutput>;
  /** Requests the deletion of personal data, with the token of the emailed link. */
  confirmAnonymization?: Maybe<AnonymizationResult>;
  /** Finishes to set up an authenticator app with its first code. Returns new recovery codes, which are shown only once. */
  confirmAuthenticatorApp?: Maybe<RecoveryCodes>;
  confirmCancelOrder?: Maybe<CancelOrderOutput>;
  confirmEmail?: Maybe<CustomerOutput>;
  /** Confirms a newsletter subscription with the code from the email. */
  confirmNewsletterSubscription?: Maybe<SubscribeEmailToNewsletterOutput>;
  confirmReturn?: Maybe<RequestReturnOutput>;
  /**
   * Proves with a passkey who uses the session, as a sales agent must before acting for a client. `response` is that of
   * `startPasskeySignIn`.
   */
  confirmSessionWithPasskey?: Maybe<CustomerSignInWays>;
  /** Continues a sign-in with the key of the email that confirms its address, in the browser that started it. */
  confirmSocialSignIn?: Maybe<SocialSignInOutput>;
  /** Sends a message to the shop. */
  contactUs?: Maybe<ContactUsOutput>;
  copyProductsBetweenWishlists?: Maybe<CopyProductsBetweenWishlistsOutput>;
  /** Counts that a post was read: once a day per reader, without a cookie, and not by programs. */
  countBlogView?: Maybe<BlogViewOutput>;
  createBraintreeClientToken: Scalars['String']['output'];
  /** Creates a list for a guest. A signed-in customer has one list, and the products are added to it. */
  createCompareList?: Maybe<CompareList>;
  createCustomer?: Maybe<CustomerOutput>;
  createCustomerAddress?: Maybe<CustomerAddress>;
  /** Creates the account of a person whom a provider has identified, and signs in. Requires the consents of a registration. */
  createCustomerFromSocialSignIn?: Maybe<SocialSignInOutput>;
  createCustomerV2?: Maybe<CustomerOutput>;
  createEmptyCart?: Maybe<Scalars['String']['output']>;
  createGuestCart?: Maybe<CreateGuestCartOutput>;
  createPayflowProToken?: Maybe<CreatePayflowProTokenOutput>;
  createPaypalExpressToken?: Maybe<PaypalExpressTokenOutput>;
  /** Stores a review, which is shown once the shop has approved it. */
  createProductReview: CreateProductReviewOutput;
  /** Requires that the store view allows several lists. */
  createWishlist?: Maybe<CreateWishlistOutput>;
  /**
   * Declares the withdrawal from a contract. Every declaration is accepted and confirmed by email, whether or not the order exists.
   * The same declaration, sent again, returns the first receipt.
   */
  declareWithdrawal: WithdrawalReceipt;
  deleteCompareList?: Maybe<DeleteCompareListOutput>;
  /**
   * Deletes the account permanently. The shop keeps the orders, as required by law. Needs the password, or a sign-in in the last ten
   * minutes.
   */
  deleteCustomer?: Maybe<Scalars['Boolean']['output']>;
  /** @deprecated Use `deleteCustomerAddressV2`. */
  deleteCustomerAddress?: Maybe<Scalars['Boolean']['output']>;
  deleteCustomerAddressV2?: Maybe<Scalars['Boolean']['output']>;
  deletePaymentToken?: Maybe<DeletePaymentTokenOutput>;
  /** List `0` cannot be deleted. */
  deleteWishlist?: Maybe<DeleteWishlistOutput>;
  /** Estimates the delivery methods of a cart for a location. Saves nothing. */
  estimateShippingMethods?: Maybe<Array<Maybe<AvailableShippingMethod>>>;
  /** Estimates the totals of a cart for a location and delivery method. Saves nothing. */
  estimateTotals: EstimateTotalsOutput;
  /**
   * Sends the parameters that the bank added to the return URL to Adyen, for a browser without the order's token.
   * Only Adyen's response can make the order paid.
   */
  finishCardPayment: FinishCardPaymentOutput;
  /** Adds the passkey that the browser has created. A name that is missing is that of the browser and its system. */
  finishPasskeyRegistration?: Maybe<CustomerSignInWays>;
  /** Signs in with the response of the browser to `startPasskeySignIn`. Each challenge is valid once, for ten minutes. */
  finishPasskeySignIn?: Maybe<PasskeySignInOutput>;
  /** Finishes a sign-in with the response of the provider. Each `state` is valid once, for ten minutes, in the browser that started it. */
  finishSocialSignIn?: Maybe<SocialSignInOutput>;
  /**
   * A token for the header `Agent-Data`: with it the agent's requests act for the client, for an hour at most. `register`
   * creates an account for `customer_email`; otherwise `customer_id` is the `search_id` of a client found before.
   */
  generateAgentToken?: Maybe<GenerateAgentTokenOutput>;
  generateCustomerToken?: Maybe<CustomerToken>;
  generateCustomerTokenAsAdmin?: Maybe<GenerateCustomerTokenAsAdminOutput>;
  /** @deprecated Use `saveCardResult`. */
  handInCardResult: HandInCardResultOutput;
  handlePayflowProResponse?: Maybe<PayflowProResponseOutput>;
  /** Marks an item of a shared list as bought. The token, which the caller chooses, removes the mark again. */
  markWishAsBought?: Maybe<SharedWishlistOutput>;
  mergeCarts: Cart;
  moveProductsBetweenWishlists?: Maybe<MoveProductsBetweenWishlistsOutput>;
  /** Moves a saved line back into the cart. A refused line stays saved. */
  moveSavedItemToCart?: Maybe<MoveSavedItemToCartOutput>;
  placeOrder?: Maybe<PlaceOrderOutput>;
  /** For sales agents: a link to a copy of their cart, or of the cart of the client they act for. It works once, within a week. */
  prepareCartLink?: Maybe<PrepareCartLinkOutput>;
  /** Exchanges points for a coupon that only this customer can use, once. */
  redeemLoyaltyReward?: Maybe<RedeemLoyaltyRewardOutput>;
  /** Ends acting for a client. */
  removeAdoptedClient?: Maybe<RemoveAdoptedClientOutput>;
  removeCouponFromCart?: Maybe<RemoveCouponFromCartOutput>;
  removeCouponsFromCart?: Maybe<RemoveCouponFromCartOutput>;
  removeGiftCardFromCart?: Maybe<RemoveGiftCardFromCartOutput>;
  removeItemFromCart?: Maybe<RemoveItemFromCartOutput>;
  /** Removes a passkey. Changes nothing if it does not exist. */
  removePasskey?: Maybe<CustomerSignInWays>;
  removeProductsFromCompareList?: Maybe<CompareList>;
  removeProductsFromWishlist?: Maybe<RemoveProductsFromWishlistOutput>;
  removeReturnTracking?: Maybe<RemoveReturnTrackingOutput>;
  removeSavedItem?: Maybe<RemoveSavedItemOutput>;
  renamePasskey?: Maybe<CustomerSignInWays>;
  /** Replaces the request's token by a new one. Refused twelve hours after sign-in. */
  renewCustomerToken?: Maybe<CustomerToken>;
  reorderItems?: Maybe<ReorderItemsOutput>;
  /** Replaces all recovery codes. Requires that a second factor was checked in this session. */
  replaceRecoveryCodes?: Maybe<RecoveryCodes>;
  /** Emails a link to request the deletion of personal data. The response is the same for every address. */
  requestAnonymization?: Maybe<AnonymizationResult>;
  /** Exchanges pieces of an order for another size of the product, which is taken from stock at once. Costs and refunds nothing. */
  requestExchange?: Maybe<RequestReturnOutput>;
  /** The same for a guest, who confirms it by email like a return. Only then the new size is taken from stock. */
  requestGuestExchange?: Maybe<RequestReturnOutput>;
  requestGuestOrderCancel?: Maybe<CancelOrderOutput>;
  requestGuestReturn?: Maybe<RequestReturnOutput>;
  requestPasswordResetEmail?: Maybe<Scalars['Boolean']['output']>;
  /** Emails the signed-in customer a link to everything that is stored under the email address of the account. */
  requestPersonalDataLink: PersonalDataLink;
  /** Emails a link to unsubscribe from product alerts. The response is the same for every address. */
  requestProductAlertLink?: Maybe<ProductAlertSubscriptionResult>;
  requestReturn?: Maybe<RequestReturnOutput>;
  resendConfirmationEmail?: Maybe<Scalars['Boolean']['output']>;
  /**
   * Sets a password with an emailed link. `agreements` are the accepted ones of the scope `registration`, for an account that
   * somebody else has opened; if the field is given, the required ones must be among them.
   */
  resetPassword?: Maybe<Scalars['Boolean']['output']>;
  /** Undoes the removal of a line, with its texts, wrapping and message, as far as the product is still available. */
  restoreCartItem?: Maybe<RestoreCartItemOutput>;
  /** Cancels an unpaid order and copies its items into a new cart. Repeated calls return the same cart. */
  returnOrderToCart: ReturnOrderToCartOutput;
  /** Withdraws a consent of the customer, of whatever form. A required one cannot be withdrawn. */
  revokeAgreement?: Maybe<RevokeAgreementOutput>;
  /** Ends a session of the customer at once. Changes nothing if it does not exist. */
  revokeCustomerSession?: Maybe<CustomerSessions>;
  revokeCustomerToken?: Maybe<RevokeCustomerTokenOutput>;
  /** Ends all sessions of the customer except the request's own. */
  revokeOtherCustomerSessions?: Maybe<CustomerSessions>;
  /**
   * Stores the session result of Adyen's web component. It proves nothing by itself: the shop uses it to query Adyen if no
   * notification arrives.
   */
  saveCardResult: SaveCardResultOutput;
  /** Moves a line from the cart to the saved lines. */
  saveCartItemForLater?: Maybe<SaveCartItemForLaterOutput>;
  /**
   * Always refused, because an email to a person who never agreed to it is advertising without consent. Clients can see this in
   * `storeConfig.send_friend`.
   */
  sendEmailToFriend?: Maybe<SendEmailToFriendOutput>;
  /** Reports a click on a product in a list of suggestions. */
  sendItemClick?: Maybe<ItemClickOutput>;
  /** Reports a search whose results were viewed. */
  sendSearch?: Maybe<SearchOutput>;
  setBillingAddressOnCart?: Maybe<SetBillingAddressOnCartOutput>;
  setGiftOptionsOnCart?: Maybe<SetGiftOptionsOnCartOutput>;
  setGuestEmailOnCart?: Maybe<SetGuestEmailOnCartOutput>;
  setPaymentMethodAndPlaceOrder?: Maybe<PlaceOrderOutput>;
  setPaymentMethodOnCart?: Maybe<SetPaymentMethodOnCartOutput>;
  setShippingAddressesOnCart?: Maybe<SetShippingAddressesOnCartOutput>;
  setShippingMethodsOnCart?: Maybe<SetShippingMethodsOnCartOutput>;
  /** Creates the code of a link with which everyone can see the list. Repeating it keeps the code. */
  shareWishlist?: Maybe<ShareWishlistOutput>;
  /**
   * Starts to set up an authenticator app for a sales agent. Requires the password, unless the sign-in was in the last ten minutes, and
   * the second factor, if there is one already. Repeated within half an hour, it returns the same secret.
   */
  startAuthenticatorApp?: Maybe<AuthenticatorApp>;
  /** Starts to add a passkey. Requires the password, unless the sign-in was in the last ten minutes. */
  startPasskeyRegistration?: Maybe<PasskeyOptions>;
  /** Starts a sign-in with a passkey. It does not say whose, so the browser offers all that it has for the shop. */
  startPasskeySignIn?: Maybe<PasskeyOptions>;
  /** Starts or retries the payment of an unpaid order, with its own or another method. */
  startPayment: StartPaymentOutput;
  /** Starts a sign-in with an account of a provider. The provider redirects to `social-sign-in/<provider>` of the store view. */
  startSocialSignIn?: Maybe<SocialSignInStart>;
  /** The link no longer works afterwards. */
  stopSharingWishlist?: Maybe<ShareWishlistOutput>;
  subscribeEmailToNewsletter?: Maybe<SubscribeEmailToNewsletterOutput>;
  /** Sends one email when the product or size is back in stock. The response is the same for every address. */
  subscribeToStockAlert?: Maybe<ProductAlertSubscriptionResult>;
  /** Merges what a link holds into the caller's cart, a guest's or a customer's. Repeating it with the same cart changes nothing. */
  takePreparedCart?: Maybe<TakePreparedCartOutput>;
  /** Ends that an account of the provider signs the customer in. Changes nothing if none does. */
  unlinkSocialProvider?: Maybe<CustomerSignInWays>;
  /** Activates a card sent by post. The email is that of the buyer or the recipient; for a customer that of the account. */
  unlockGiftCard?: Maybe<GiftCardAccount>;
  unmarkWishAsBought?: Maybe<SharedWishlistOutput>;
  /** Ends a newsletter subscription with the code of the link in a newsletter. */
  unsubscribeFromNewsletter?: Maybe<SubscribeEmailToNewsletterOutput>;
  /** Ends alerts about a product, or all of a type, with the token from an email. OUT_OF_STOCK means that the size is still sold out. */
  unsubscribeFromProductAlert?: Maybe<ProductAlertSubscriptionResult>;
  /** Unsubscribes from alerts about one product or all of them, with the code of the emailed link. */
  unsubscribeProductAlertByEmail?: Maybe<ProductAlertSubscriptionResult>;
  updateCartItems?: Maybe<UpdateCartItemsOutput>;
  updateCustomer?: Maybe<CustomerOutput>;
  /** @deprecated Use `updateCustomerAddressV2`. */
  updateCustomerAddress?: Maybe<CustomerAddress>;
  updateCustomerAddressV2?: Maybe<CustomerAddress>;
  updateCustomerEmail?: Maybe<CustomerOutput>;
  updateCustomerV2?: Maybe<CustomerOutput>;
  /** Changes quantity, comment or chosen options of items; omitted fields stay unchanged. */
  updateProductsInWishlist?: Maybe<UpdateProductsInWishlistOutput>;
  updateWishlist?: Maybe<UpdateWishlistOutput>;
};


export type MutationActivateLoyaltyArgs = {
  input: ActivateLoyaltyInput;
};


export type MutationAddAgreementArgs = {
  acceptant: Scalars['String']['input'];
  id: Scalars['Int']['input'];
};


export type MutationAddBundleProductsToCartArgs = {
  input?: InputMaybe<AddBundleProductsToCartInput>;
};


export type MutationAddCommentToPostArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  input: AddCommentToPostInput;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationAddConfigurableProductsToCartArgs = {
  input?: InputMaybe<AddConfigurableProductsToCartInput>;
};


export type MutationAddDownloadableProductsToCartArgs = {
  input?: InputMaybe<AddDownloadableProductsToCartInput>;
};


export type MutationAddProductsToCartArgs = {
  cartId: Scalars['String']['input'];
  cartItems: Array<CartItemInput>;
};


export type MutationAddProductsToCompareListArgs = {
  input?: InputMaybe<AddProductsToCompareListInput>;
};


export type MutationAddProductsToWishlistArgs = {
  wishlistId: Scalars['ID']['input'];
  wishlistItems: Array<WishlistItemInput>;
};


export type MutationAddReturnCommentArgs = {
  input: AddReturnCommentInput;
};


export type MutationAddReturnTrackingArgs = {
  input: AddReturnTrackingInput;
};


export type MutationAddSimpleProductsToCartArgs = {
  input?: InputMaybe<AddSimpleProductsToCartInput>;
};


export type MutationAddVirtualProductsToCartArgs = {
  input?: InputMaybe<AddVirtualProductsToCartInput>;
};


export type MutationAddWishlistItemsToCartArgs = {
  wishlistId: Scalars['ID']['input'];
  wishlistItemIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type MutationApplyCouponToCartArgs = {
  input?: InputMaybe<ApplyCouponToCartInput>;
};


export type MutationApplyCouponsToCartArgs = {
  input?: InputMaybe<ApplyCouponsToCartInput>;
};


export type MutationApplyGiftCardToCartArgs = {
  input?: InputMaybe<ApplyGiftCardToCartInput>;
};


export type MutationArrangeWishlistArgs = {
  afterItemId?: InputMaybe<Scalars['ID']['input']>;
  wishlistId: Scalars['ID']['input'];
  wishlistItemsIds: Array<Scalars['ID']['input']>;
};


export type MutationAssignCompareListToCustomerArgs = {
  uid: Scalars['ID']['input'];
};


export type MutationAssignCustomerToGuestCartArgs = {
  cart_id: Scalars['String']['input'];
};


export type MutationCancelExchangeArgs = {
  input: CancelExchangeInput;
};


export type MutationCancelOrderArgs = {
  input: CancelOrderInput;
};


export type MutationChangeCartItemOptionsArgs = {
  input: ChangeCartItemOptionsInput;
};


export type MutationChangeCustomerPasswordArgs = {
  currentPassword: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
};


export type MutationChangeOrderAddressArgs = {
  input: ChangeOrderAddressInput;
};


export type MutationCheckSecondFactorArgs = {
  code: Scalars['String']['input'];
};


export type MutationClearCartArgs = {
  input: ClearCartInput;
};


export type MutationClearWishlistArgs = {
  wishlistId: Scalars['ID']['input'];
};


export type MutationConfirmAnonymizationArgs = {
  input: ConfirmAnonymizationInput;
};


export type MutationConfirmAuthenticatorAppArgs = {
  code: Scalars['String']['input'];
};


export type MutationConfirmCancelOrderArgs = {
  input: ConfirmCancelOrderInput;
};


export type MutationConfirmEmailArgs = {
  input: ConfirmEmailInput;
};


export type MutationConfirmNewsletterSubscriptionArgs = {
  code: Scalars['String']['input'];
  id: Scalars['Int']['input'];
};


export type MutationConfirmReturnArgs = {
  input: ConfirmReturnInput;
};


export type MutationConfirmSessionWithPasskeyArgs = {
  response: Scalars['String']['input'];
};


export type MutationConfirmSocialSignInArgs = {
  key: Scalars['String']['input'];
};


export type MutationContactUsArgs = {
  input: ContactUsInput;
};


export type MutationCopyProductsBetweenWishlistsArgs = {
  destinationWishlistUid: Scalars['ID']['input'];
  sourceWishlistUid: Scalars['ID']['input'];
  wishlistItems: Array<WishlistItemCopyInput>;
};


export type MutationCountBlogViewArgs = {
  post_id: Scalars['Int']['input'];
};


export type MutationCreateCompareListArgs = {
  input?: InputMaybe<CreateCompareListInput>;
};


export type MutationCreateCustomerArgs = {
  input: CustomerInput;
};


export type MutationCreateCustomerAddressArgs = {
  input: CustomerAddressInput;
};


export type MutationCreateCustomerFromSocialSignInArgs = {
  input: SocialRegistrationInput;
};


export type MutationCreateCustomerV2Args = {
  input: CustomerCreateInput;
};


export type MutationCreateEmptyCartArgs = {
  input?: InputMaybe<CreateEmptyCartInput>;
};


export type MutationCreateGuestCartArgs = {
  input?: InputMaybe<CreateGuestCartInput>;
};


export type MutationCreatePayflowProTokenArgs = {
  input: PayflowProTokenInput;
};


export type MutationCreatePaypalExpressTokenArgs = {
  input: PaypalExpressTokenInput;
};


export type MutationCreateProductReviewArgs = {
  input: CreateProductReviewInput;
};


export type MutationCreateWishlistArgs = {
  input: CreateWishlistInput;
};


export type MutationDeclareWithdrawalArgs = {
  input: WithdrawalInput;
};


export type MutationDeleteCompareListArgs = {
  uid: Scalars['ID']['input'];
};


export type MutationDeleteCustomerArgs = {
  password?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteCustomerAddressArgs = {
  id: Scalars['Int']['input'];
};


export type MutationDeleteCustomerAddressV2Args = {
  uid: Scalars['ID']['input'];
};


export type MutationDeletePaymentTokenArgs = {
  public_hash: Scalars['String']['input'];
};


export type MutationDeleteWishlistArgs = {
  wishlistId: Scalars['ID']['input'];
};


export type MutationEstimateShippingMethodsArgs = {
  input: EstimateTotalsInput;
};


export type MutationEstimateTotalsArgs = {
  input: EstimateTotalsInput;
};


export type MutationFinishCardPaymentArgs = {
  input: FinishCardPaymentInput;
};


export type MutationFinishPasskeyRegistrationArgs = {
  name?: InputMaybe<Scalars['String']['input']>;
  response: Scalars['String']['input'];
};


export type MutationFinishPasskeySignInArgs = {
  response: Scalars['String']['input'];
};


export type MutationFinishSocialSignInArgs = {
  code: Scalars['String']['input'];
  provider: SocialProviderEnum;
  state: Scalars['String']['input'];
};


export type MutationGenerateAgentTokenArgs = {
  input: GenerateAgentTokenInput;
};


export type MutationGenerateCustomerTokenArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationGenerateCustomerTokenAsAdminArgs = {
  input: GenerateCustomerTokenAsAdminInput;
};


export type MutationHandInCardResultArgs = {
  input: HandInCardResultInput;
};


export type MutationHandlePayflowProResponseArgs = {
  input: PayflowProResponseInput;
};


export type MutationMarkWishAsBoughtArgs = {
  code: Scalars['String']['input'];
  itemId: Scalars['ID']['input'];
  token: Scalars['String']['input'];
};


export type MutationMergeCartsArgs = {
  destination_cart_id?: InputMaybe<Scalars['String']['input']>;
  source_cart_id: Scalars['String']['input'];
};


export type MutationMoveProductsBetweenWishlistsArgs = {
  destinationWishlistUid: Scalars['ID']['input'];
  sourceWishlistUid: Scalars['ID']['input'];
  wishlistItems: Array<WishlistItemMoveInput>;
};


export type MutationMoveSavedItemToCartArgs = {
  input: MoveSavedItemToCartInput;
};


export type MutationPlaceOrderArgs = {
  input?: InputMaybe<PlaceOrderInput>;
};


export type MutationPrepareCartLinkArgs = {
  input: PrepareCartLinkInput;
};


export type MutationRedeemLoyaltyRewardArgs = {
  input: RedeemLoyaltyRewardInput;
};


export type MutationRemoveCouponFromCartArgs = {
  input?: InputMaybe<RemoveCouponFromCartInput>;
};


export type MutationRemoveCouponsFromCartArgs = {
  input?: InputMaybe<RemoveCouponsFromCartInput>;
};


export type MutationRemoveGiftCardFromCartArgs = {
  input?: InputMaybe<RemoveGiftCardFromCartInput>;
};


export type MutationRemoveItemFromCartArgs = {
  input?: InputMaybe<RemoveItemFromCartInput>;
};


export type MutationRemovePasskeyArgs = {
  uid: Scalars['ID']['input'];
};


export type MutationRemoveProductsFromCompareListArgs = {
  input?: InputMaybe<RemoveProductsFromCompareListInput>;
};


export type MutationRemoveProductsFromWishlistArgs = {
  wishlistId: Scalars['ID']['input'];
  wishlistItemsIds: Array<Scalars['ID']['input']>;
};


export type MutationRemoveReturnTrackingArgs = {
  input: RemoveReturnTrackingInput;
};


export type MutationRemoveSavedItemArgs = {
  input: RemoveSavedItemInput;
};


export type MutationRenamePasskeyArgs = {
  name: Scalars['String']['input'];
  uid: Scalars['ID']['input'];
};


export type MutationReorderItemsArgs = {
  orderNumber: Scalars['String']['input'];
};


export type MutationRequestAnonymizationArgs = {
  input: AnonymizationInput;
};


export type MutationRequestExchangeArgs = {
  input: RequestExchangeInput;
};


export type MutationRequestGuestExchangeArgs = {
  input: RequestGuestExchangeInput;
};


export type MutationRequestGuestOrderCancelArgs = {
  input: GuestOrderCancelInput;
};


export type MutationRequestGuestReturnArgs = {
  input: RequestGuestReturnInput;
};


export type MutationRequestPasswordResetEmailArgs = {
  email: Scalars['String']['input'];
};


export type MutationRequestProductAlertLinkArgs = {
  input: ProductAlertLinkInput;
};


export type MutationRequestReturnArgs = {
  input: RequestReturnInput;
};


export type MutationResendConfirmationEmailArgs = {
  email: Scalars['String']['input'];
};


export type MutationResetPasswordArgs = {
  agreements?: InputMaybe<Array<InputMaybe<Scalars['Int']['input']>>>;
  email: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
  resetPasswordToken: Scalars['String']['input'];
};


export type MutationRestoreCartItemArgs = {
  input: RestoreCartItemInput;
};


export type MutationReturnOrderToCartArgs = {
  input: OrderTokenInput;
};


export type MutationRevokeAgreementArgs = {
  acceptant: Scalars['String']['input'];
  id: Scalars['Int']['input'];
};


export type MutationRevokeCustomerSessionArgs = {
  uid: Scalars['ID']['input'];
};


export type MutationSaveCardResultArgs = {
  input: SaveCardResultInput;
};


export type MutationSaveCartItemForLaterArgs = {
  input: SaveCartItemForLaterInput;
};


export type MutationSendEmailToFriendArgs = {
  input?: InputMaybe<SendEmailToFriendInput>;
};


export type MutationSendItemClickArgs = {
  input: ItemClickInput;
};


export type MutationSendSearchArgs = {
  input: SearchInput;
};


export type MutationSetBillingAddressOnCartArgs = {
  input?: InputMaybe<SetBillingAddressOnCartInput>;
};


export type MutationSetGiftOptionsOnCartArgs = {
  input?: InputMaybe<SetGiftOptionsOnCartInput>;
};


export type MutationSetGuestEmailOnCartArgs = {
  input?: InputMaybe<SetGuestEmailOnCartInput>;
};


export type MutationSetPaymentMethodAndPlaceOrderArgs = {
  input?: InputMaybe<SetPaymentMethodAndPlaceOrderInput>;
};


export type MutationSetPaymentMethodOnCartArgs = {
  input?: InputMaybe<SetPaymentMethodOnCartInput>;
};


export type MutationSetShippingAddressesOnCartArgs = {
  input?: InputMaybe<SetShippingAddressesOnCartInput>;
};


export type MutationSetShippingMethodsOnCartArgs = {
  input?: InputMaybe<SetShippingMethodsOnCartInput>;
};


export type MutationShareWishlistArgs = {
  wishlistId: Scalars['ID']['input'];
};


export type MutationStartAuthenticatorAppArgs = {
  password?: InputMaybe<Scalars['String']['input']>;
};


export type MutationStartPasskeyRegistrationArgs = {
  password?: InputMaybe<Scalars['String']['input']>;
};


export type MutationStartPaymentArgs = {
  input: StartPaymentInput;
};


export type MutationStartSocialSignInArgs = {
  provider: SocialProviderEnum;
};


export type MutationStopSharingWishlistArgs = {
  wishlistId: Scalars['ID']['input'];
};


export type MutationSubscribeEmailToNewsletterArgs = {
  agreements?: InputMaybe<Array<InputMaybe<Scalars['Int']['input']>>>;
  email: Scalars['String']['input'];
  sms?: InputMaybe<NewsletterSmsInput>;
};


export type MutationSubscribeToStockAlertArgs = {
  agreements?: InputMaybe<Array<InputMaybe<Scalars['Int']['input']>>>;
  email: Scalars['String']['input'];
  sku: Scalars['String']['input'];
};


export type MutationTakePreparedCartArgs = {
  input: TakePreparedCartInput;
};


export type MutationUnlinkSocialProviderArgs = {
  provider: SocialProviderEnum;
};


export type MutationUnlockGiftCardArgs = {
  input: UnlockGiftCardInput;
};


export type MutationUnmarkWishAsBoughtArgs = {
  code: Scalars['String']['input'];
  itemId: Scalars['ID']['input'];
  token: Scalars['String']['input'];
};


export type MutationUnsubscribeFromNewsletterArgs = {
  code: Scalars['String']['input'];
  id: Scalars['Int']['input'];
};


export type MutationUnsubscribeFromProductAlertArgs = {
  email: Scalars['String']['input'];
  product_uid?: InputMaybe<Scalars['ID']['input']>;
  token: Scalars['String']['input'];
  type: ProductAlertTypeEnum;
};


export type MutationUnsubscribeProductAlertByEmailArgs = {
  input: ProductAlertUnsubscribeInput;
};


export type MutationUpdateCartItemsArgs = {
  input?: InputMaybe<UpdateCartItemsInput>;
};


export type MutationUpdateCustomerArgs = {
  input: CustomerInput;
};


export type MutationUpdateCustomerAddressArgs = {
  id: Scalars['Int']['input'];
  input?: InputMaybe<CustomerAddressInput>;
};


export type MutationUpdateCustomerAddressV2Args = {
  input?: InputMaybe<CustomerAddressInput>;
  uid: Scalars['ID']['input'];
};


export type MutationUpdateCustomerEmailArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationUpdateCustomerV2Args = {
  input: CustomerUpdateInput;
};


export type MutationUpdateProductsInWishlistArgs = {
  wishlistId: Scalars['ID']['input'];
  wishlistItems: Array<WishlistItemUpdateInput>;
};


export type MutationUpdateWishlistArgs = {
  name?: InputMaybe<Scalars['String']['input']>;
  visibility?: InputMaybe<WishlistVisibilityEnum>;
  wishlistId: Scalars['ID']['input'];
};

/** A page's URL in one store view. */
export type MwCanonicalUrl = {
  __typename?: 'MwCanonicalUrl';
  code?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
};

export type MwHreflang = {
  __typename?: 'MwHreflang';
  /** `pl-PL`, `en`, `x-default`. */
  code?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
};

/** The same page in the other store views, including `x-default`. */
export type MwHreflangs = {
  __typename?: 'MwHreflangs';
  items?: Maybe<Array<Maybe<MwHreflang>>>;
};

export type MwRichSnippets = {
  __typename?: 'MwRichSnippets';
  product?: Maybe<Scalars['String']['output']>;
  seller?: Maybe<Scalars['String']['output']>;
  webpage?: Maybe<Scalars['String']['output']>;
  website?: Maybe<Scalars['String']['output']>;
};

export type MwSeoMarkup = {
  __typename?: 'MwSeoMarkup';
  /** JSON-LD of schema.org, ready for a script element. */
  rich_snippets?: Maybe<MwRichSnippets>;
  /** Open Graph as meta elements. */
  social_markup?: Maybe<Scalars['String']['output']>;
};

export type NewsletterSmsInput = {
  is_subscribed?: InputMaybe<Scalars['Boolean']['input']>;
  telephone?: InputMaybe<Scalars['String']['input']>;
};

export type NoSuchEntityUidError = ErrorInterface & {
  __typename?: 'NoSuchEntityUidError';
  message: Scalars['String']['output'];
  uid: Scalars['ID']['output'];
};

export type ObjectDataTypeEnum =
  | 'BOOLEAN'
  | 'COMPLEX'
  | 'FLOAT'
  | 'INT'
  | 'STRING';

export type Order = {
  __typename?: 'Order';
  cart_id: Scalars['String']['output'];
  order_id?: Maybe<Scalars['String']['output']>;
  order_number: Scalars['String']['output'];
};

export type OrderAction =
  /** `cancelOrder`, or `requestGuestOrderCancel` for a guest. */
  | 'CANCEL'
  /** `changeOrderAddress` */
  | 'CHANGE_ADDRESS'
  /** Exchange the goods for another size or colour. */
  | 'EXCHANGE'
  /** Download the invoice at `invoices { pdf_url }`. */
  | 'INVOICE'
  /** Pay the order with `startPayment`. */
  | 'PAY'
  /** `reorderItems`, or `addProductsToCart` with the items of the order for a guest. */
  | 'REORDER'
  /** `requestReturn`, or `requestGuestReturn` for a guest. */
  | 'RETURN'
  /** `declareWithdrawal` */
  | 'WITHDRAW';

export type OrderActionType =
  | 'CANCEL'
  | 'REORDER'
  | 'RETURN';

export type OrderAddress = {
  __typename?: 'OrderAddress';
  city: Scalars['String']['output'];
  company?: Maybe<Scalars['String']['output']>;
  country_code?: Maybe<CountryCodeEnum>;
  custom_attributesV2: Array<Maybe<AttributeValueInterface>>;
  fax?: Maybe<Scalars['String']['output']>;
  firstname: Scalars['String']['output'];
  lastname: Scalars['String']['output'];
  middlename?: Maybe<Scalars['String']['output']>;
  postcode?: Maybe<Scalars['String']['output']>;
  prefix?: Maybe<Scalars['String']['output']>;
  region?: Maybe<Scalars['String']['output']>;
  region_id?: Maybe<Scalars['ID']['output']>;
  street: Array<Maybe<Scalars['String']['output']>>;
  suffix?: Maybe<Scalars['String']['output']>;
  telephone?: Maybe<Scalars['String']['output']>;
  vat_id?: Maybe<Scalars['String']['output']>;
};


export type OrderAddressCustom_AttributesV2Args = {
  attributeCodes?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type OrderCustomerInfo = {
  __typename?: 'OrderCustomerInfo';
  firstname: Scalars['String']['output'];
  lastname?: Maybe<Scalars['String']['output']>;
  middlename?: Maybe<Scalars['String']['output']>;
  prefix?: Maybe<Scalars['String']['output']>;
  suffix?: Maybe<Scalars['String']['output']>;
};

export type OrderGtm = {
  __typename?: 'OrderGtm';
  applied_coupons?: Maybe<Array<Maybe<AppliedCoupon>>>;
  id?: Maybe<Scalars['ID']['output']>;
  items_history?: Maybe<Array<Maybe<OrderGtmItem>>>;
  number?: Maybe<Scalars['String']['output']>;
  payment_methods?: Maybe<Array<Maybe<OrderPaymentMethod>>>;
  total?: Maybe<OrderTotal>;
};

export type OrderGtmItem = {
  __typename?: 'OrderGtmItem';
  product_sku?: Maybe<Scalars['String']['output']>;
  selected_options?: Maybe<Array<Maybe<OrderItemOption>>>;
};

export type OrderInformationInput = {
  email: Scalars['String']['input'];
  lastname?: InputMaybe<Scalars['String']['input']>;
  number: Scalars['String']['input'];
  postcode?: InputMaybe<Scalars['String']['input']>;
};

export type OrderItem = OrderItemInterface & {
  __typename?: 'OrderItem';
  discounts?: Maybe<Array<Maybe<Discount>>>;
  eligible_for_return?: Maybe<Scalars['Boolean']['output']>;
  entered_options?: Maybe<Array<Maybe<OrderItemOption>>>;
  free_gift_label?: Maybe<Scalars['String']['output']>;
  gift_message?: Maybe<GiftMessage>;
  gift_wrapping?: Maybe<GiftWrapping>;
  id: Scalars['ID']['output'];
  prices?: Maybe<OrderItemPrices>;
  product?: Maybe<ProductInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  product_type?: Maybe<Scalars['String']['output']>;
  product_url_key?: Maybe<Scalars['String']['output']>;
  quantity_canceled?: Maybe<Scalars['Float']['output']>;
  quantity_invoiced?: Maybe<Scalars['Float']['output']>;
  quantity_ordered?: Maybe<Scalars['Float']['output']>;
  quantity_refunded?: Maybe<Scalars['Float']['output']>;
  quantity_return_requested?: Maybe<Scalars['Float']['output']>;
  /** How many pieces can still be returned now. */
  quantity_returnable?: Maybe<Scalars['Float']['output']>;
  quantity_returned?: Maybe<Scalars['Float']['output']>;
  quantity_shipped?: Maybe<Scalars['Float']['output']>;
  returnable_pieces?: Maybe<Array<ReturnablePieces>>;
  selected_options?: Maybe<Array<Maybe<OrderItemOption>>>;
  status?: Maybe<Scalars['String']['output']>;
};

export type OrderItemInterface = {
  discounts?: Maybe<Array<Maybe<Discount>>>;
  eligible_for_return?: Maybe<Scalars['Boolean']['output']>;
  entered_options?: Maybe<Array<Maybe<OrderItemOption>>>;
  free_gift_label?: Maybe<Scalars['String']['output']>;
  gift_message?: Maybe<GiftMessage>;
  gift_wrapping?: Maybe<GiftWrapping>;
  id: Scalars['ID']['output'];
  prices?: Maybe<OrderItemPrices>;
  product?: Maybe<ProductInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  product_type?: Maybe<Scalars['String']['output']>;
  product_url_key?: Maybe<Scalars['String']['output']>;
  quantity_canceled?: Maybe<Scalars['Float']['output']>;
  quantity_invoiced?: Maybe<Scalars['Float']['output']>;
  quantity_ordered?: Maybe<Scalars['Float']['output']>;
  quantity_refunded?: Maybe<Scalars['Float']['output']>;
  quantity_return_requested?: Maybe<Scalars['Float']['output']>;
  /** How many pieces can still be returned now. */
  quantity_returnable?: Maybe<Scalars['Float']['output']>;
  quantity_returned?: Maybe<Scalars['Float']['output']>;
  quantity_shipped?: Maybe<Scalars['Float']['output']>;
  /** The pieces that can be returned now, by size: an exchange may have changed it. */
  returnable_pieces?: Maybe<Array<ReturnablePieces>>;
  selected_options?: Maybe<Array<Maybe<OrderItemOption>>>;
  status?: Maybe<Scalars['String']['output']>;
};

export type OrderItemOption = {
  __typename?: 'OrderItemOption';
  label: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type OrderItemPrices = {
  __typename?: 'OrderItemPrices';
  discounts?: Maybe<Array<Maybe<Discount>>>;
  fixed_product_taxes: Array<Maybe<FixedProductTax>>;
  original_price?: Maybe<Money>;
  original_price_including_tax?: Maybe<Money>;
  original_row_total: Money;
  original_row_total_including_tax: Money;
  price: Money;
  price_including_tax: Money;
  row_total: Money;
  row_total_including_tax: Money;
  total_item_discount: Money;
};

export type OrderPayment = {
  __typename?: 'OrderPayment';
  /** The methods by which the order can be paid now; empty if it awaits no payment. */
  available_payment_methods: Array<AvailablePaymentMethod>;
  can_return_to_cart: Scalars['Boolean']['output'];
  /** What Adyen's web component needs for the current payment attempt; null without one. */
  card_session?: Maybe<CardSession>;
  order_number: Scalars['String']['output'];
  /** Why the payment was refused; null without a refusal. */
  refusal?: Maybe<OrderPaymentRefusal>;
  selected_payment_method: SelectedPaymentMethod;
  status: OrderPaymentStatus;
};

export type OrderPaymentMethod = {
  __typename?: 'OrderPaymentMethod';
  additional_data?: Maybe<Array<Maybe<KeyValue>>>;
  name: Scalars['String']['output'];
  type: Scalars['String']['output'];
};

export type OrderPaymentRefusal =
  /** The buyer did not confirm the payment at the bank. */
  | 'AUTHENTICATION_FAILED'
  /** The buyer cancelled the payment. */
  | 'CANCELED'
  | 'CARD_EXPIRED'
  /** The bank or card issuer declined the payment. */
  | 'DECLINED'
  /** The time to pay has run out. */
  | 'EXPIRED'
  | 'INSUFFICIENT_FUNDS';

export type OrderPaymentStatus =
  /** The order was canceled. */
  | 'CANCELED'
  /** The method needs no payment provider. */
  | 'NOT_ONLINE'
  | 'PAID'
  /** The provider has not reported the outcome yet. */
  | 'PENDING'
  /** Not started, or refused. */
  | 'UNPAID';

export type OrderShipment = {
  __typename?: 'OrderShipment';
  comments?: Maybe<Array<Maybe<SalesCommentItem>>>;
  id: Scalars['ID']['output'];
  items?: Maybe<Array<Maybe<ShipmentItemInterface>>>;
  number: Scalars['String']['output'];
  tracking?: Maybe<Array<Maybe<ShipmentTracking>>>;
};

export type OrderTokenInput = {
  token: Scalars['String']['input'];
};

export type OrderTotal = {
  __typename?: 'OrderTotal';
  base_grand_total: Money;
  discounts?: Maybe<Array<Maybe<Discount>>>;
  gift_options?: Maybe<GiftOptionsPrices>;
  grand_total: Money;
  grand_total_excl_tax: Money;
  shipping_handling?: Maybe<ShippingHandling>;
  subtotal: Money;
  subtotal_excl_tax: Money;
  subtotal_incl_tax: Money;
  taxes?: Maybe<Array<Maybe<TaxItem>>>;
  /** What is still to be paid. Nothing is due of an order that was cancelled. */
  total_due: Money;
  total_giftcard?: Maybe<Money>;
  /** What has been paid besides gift cards. */
  total_paid: Money;
  /** What was sent back of the payment. */
  total_refunded: Money;
  total_reward_points?: Maybe<Money>;
  total_shipping: Money;
  total_store_credit?: Maybe<Money>;
  total_tax: Money;
};

export type OrderWithdrawal = {
  __typename?: 'OrderWithdrawal';
  /** When staff handled the declaration, in UTC. */
  handled_at?: Maybe<Scalars['String']['output']>;
  reference: Scalars['String']['output'];
  submitted_at: Scalars['String']['output'];
  wording: Scalars['String']['output'];
};

/** The kinds of pages that clients distinguish. */
export type PageTypeEnum =
  | 'CART_PAGE'
  | 'LISTING_PAGE'
  | 'NO_PAGE'
  | 'NO_RESULTS_PAGE'
  | 'PRODUCT_PAGE';

/**
 * The payment widget of the parcel lockers, which this shop does not have. The pages that show one would be `cart`, `checkout`,
 * `login`, `minicart`, `product`, `register` and `success`.
 */
export type ParcelLockerConfig = {
  __typename?: 'ParcelLockerConfig';
  client_ids: Array<Scalars['String']['output']>;
  sandbox?: Maybe<Scalars['Boolean']['output']>;
  script_urls: Array<Scalars['String']['output']>;
  show_on?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  styles: Array<Scalars['String']['output']>;
};

export type Passkey = {
  __typename?: 'Passkey';
  /** In ISO 8601. */
  created_at: Scalars['String']['output'];
  /** Whether the device keeps a copy in the cloud, so that other devices have it too. */
  is_backed_up: Scalars['Boolean']['output'];
  /** When it was used last, in ISO 8601; null if never. */
  last_used_at?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  uid: Scalars['ID']['output'];
};

export type PasskeyOptions = {
  __typename?: 'PasskeyOptions';
  /** The `publicKey` options of `navigator.credentials`, as WebAuthn's JSON. */
  options: Scalars['String']['output'];
};

export type PasskeySignInOutput = {
  __typename?: 'PasskeySignInOutput';
  /** The email address of the account. */
  email: Scalars['String']['output'];
  token: CustomerToken;
};

export type PayflowExpressInput = {
  payer_id: Scalars['String']['input'];
  token: Scalars['String']['input'];
};

export type PayflowLinkInput = {
  cancel_url: Scalars['String']['input'];
  error_url: Scalars['String']['input'];
  return_url: Scalars['String']['input'];
};

export type PayflowLinkMode =
  | 'LIVE'
  | 'TEST';

export type PayflowLinkToken = {
  __typename?: 'PayflowLinkToken';
  mode?: Maybe<PayflowLinkMode>;
  paypal_url?: Maybe<Scalars['String']['output']>;
  secure_token?: Maybe<Scalars['String']['output']>;
  secure_token_id?: Maybe<Scalars['String']['output']>;
};

export type PayflowLinkTokenInput = {
  cart_id: Scalars['String']['input'];
};

export type PayflowProInput = {
  cc_details: CreditCardDetailsInput;
  is_active_payment_token_enabler?: InputMaybe<Scalars['Boolean']['input']>;
};

export type PayflowProResponseInput = {
  cart_id: Scalars['String']['input'];
  paypal_payload: Scalars['String']['input'];
};

export type PayflowProResponseOutput = {
  __typename?: 'PayflowProResponseOutput';
  cart: Cart;
};

export type PayflowProToken = {
  __typename?: 'PayflowProToken';
  response_message: Scalars['String']['output'];
  result: Scalars['Int']['output'];
  result_code: Scalars['Int']['output'];
  secure_token: Scalars['String']['output'];
  secure_token_id: Scalars['String']['output'];
};

export type PayflowProTokenInput = {
  cart_id: Scalars['String']['input'];
  urls: PayflowProUrlInput;
};

export type PayflowProUrlInput = {
  cancel_url: Scalars['String']['input'];
  error_url: Scalars['String']['input'];
  return_url: Scalars['String']['input'];
};

export type PaymentMethodInput = {
  braintree?: InputMaybe<BraintreeInput>;
  braintree_cc_vault?: InputMaybe<BraintreeCcVaultInput>;
  code: Scalars['String']['input'];
  hosted_pro?: InputMaybe<HostedProInput>;
  payflow_express?: InputMaybe<PayflowExpressInput>;
  payflow_link?: InputMaybe<PayflowLinkInput>;
  payflowpro?: InputMaybe<PayflowProInput>;
  payflowpro_cc_vault?: InputMaybe<VaultTokenInput>;
  paypal_express?: InputMaybe<PaypalExpressInput>;
  purchase_order_number?: InputMaybe<Scalars['String']['input']>;
};

export type PaymentToken = {
  __typename?: 'PaymentToken';
  /**
   * JSON with Magento's `type`, such as `VI`, `brand`, such as `visa`, `maskedCC`, the last four digits, and `expirationDate`,
   * such as `03/2030`.
   */
  details?: Maybe<Scalars['String']['output']>;
  payment_method_code: Scalars['String']['output'];
  public_hash: Scalars['String']['output'];
  type: PaymentTokenTypeEnum;
};

export type PaymentTokenTypeEnum =
  | 'account'
  | 'card';

export type PaypalExpressInput = {
  payer_id: Scalars['String']['input'];
  token: Scalars['String']['input'];
};

export type PaypalExpressToken = {
  __typename?: 'PaypalExpressToken';
  paypal_urls?: Maybe<PaypalExpressUrlList>;
  token?: Maybe<Scalars['String']['output']>;
};

export type PaypalExpressTokenInput = {
  cart_id: Scalars['String']['input'];
  code: Scalars['String']['input'];
  express_button?: InputMaybe<Scalars['Boolean']['input']>;
  urls: PaypalExpressUrlsInput;
  use_paypal_credit?: InputMaybe<Scalars['Boolean']['input']>;
};

export type PaypalExpressTokenOutput = {
  __typename?: 'PaypalExpressTokenOutput';
  paypal_urls?: Maybe<PaypalExpressUrlList>;
  token?: Maybe<Scalars['String']['output']>;
};

export type PaypalExpressUrlList = {
  __typename?: 'PaypalExpressUrlList';
  edit?: Maybe<Scalars['String']['output']>;
  start?: Maybe<Scalars['String']['output']>;
};

export type PaypalExpressUrlsInput = {
  cancel_url: Scalars['String']['input'];
  pending_url?: InputMaybe<Scalars['String']['input']>;
  return_url: Scalars['String']['input'];
  success_url?: InputMaybe<Scalars['String']['input']>;
};

export type PersonalDataFile = {
  __typename?: 'PersonalDataFile';
  content: Scalars['String']['output'];
  /**
   * Whether it has everything under the email address. Data that belongs only to the address, such as guest orders, is missing while nobody
   * has proven to own it.
   */
  is_complete: Scalars['Boolean']['output'];
  media_type: Scalars['String']['output'];
  /** The name under which to save the file. */
  name: Scalars['String']['output'];
};

export type PersonalDataFormatEnum =
  /** A page to read and print, in the language of the store view. */
  | 'HTML'
  /** For programs, with the same data. */
  | 'JSON';

export type PersonalDataLink = {
  __typename?: 'PersonalDataLink';
  /** Where the link was sent. */
  email: Scalars['String']['output'];
};

export type PhysicalProductInterface = {
  weight?: Maybe<Scalars['Float']['output']>;
};

export type PickupLocation = {
  __typename?: 'PickupLocation';
  city?: Maybe<Scalars['String']['output']>;
  contact_name?: Maybe<Scalars['String']['output']>;
  country_id?: Maybe<Scalars['String']['output']>;
  /** Directions to the point. */
  description?: Maybe<Scalars['String']['output']>;
  /** Straight-line distance in kilometres from the requested location; null without one. */
  distance?: Maybe<Scalars['Float']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  fax?: Maybe<Scalars['String']['output']>;
  latitude?: Maybe<Scalars['Float']['output']>;
  longitude?: Maybe<Scalars['Float']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  /** Monday to Sunday. A day without hours is closed; 00:00 to 24:00 means all day. */
  opening_hours?: Maybe<Array<StoreOpeningHours>>;
  phone?: Maybe<Scalars['String']['output']>;
  pickup_location_code?: Maybe<Scalars['String']['output']>;
  postcode?: Maybe<Scalars['String']['output']>;
  region?: Maybe<Scalars['String']['output']>;
  region_id?: Maybe<Scalars['Int']['output']>;
  street?: Maybe<Scalars['String']['output']>;
};

export type PickupLocationFilterInput = {
  city?: InputMaybe<FilterTypeInput>;
  country_id?: InputMaybe<FilterTypeInput>;
  name?: InputMaybe<FilterTypeInput>;
  pickup_location_code?: InputMaybe<FilterTypeInput>;
  postcode?: InputMaybe<FilterTypeInput>;
  region?: InputMaybe<FilterTypeInput>;
  region_id?: InputMaybe<FilterTypeInput>;
  street?: InputMaybe<FilterTypeInput>;
};

export type PickupLocationSortInput = {
  city?: InputMaybe<SortEnum>;
  contact_name?: InputMaybe<SortEnum>;
  country_id?: InputMaybe<SortEnum>;
  description?: InputMaybe<SortEnum>;
  distance?: InputMaybe<SortEnum>;
  email?: InputMaybe<SortEnum>;
  fax?: InputMaybe<SortEnum>;
  latitude?: InputMaybe<SortEnum>;
  longitude?: InputMaybe<SortEnum>;
  name?: InputMaybe<SortEnum>;
  phone?: InputMaybe<SortEnum>;
  pickup_location_code?: InputMaybe<SortEnum>;
  postcode?: InputMaybe<SortEnum>;
  region?: InputMaybe<SortEnum>;
  region_id?: InputMaybe<SortEnum>;
  street?: InputMaybe<SortEnum>;
};

export type PickupLocations = {
  __typename?: 'PickupLocations';
  items?: Maybe<Array<Maybe<PickupLocation>>>;
  page_info?: Maybe<SearchResultPageInfo>;
  total_count?: Maybe<Scalars['Int']['output']>;
};

export type PlaceOrderError = {
  __typename?: 'PlaceOrderError';
  code: PlaceOrderErrorCodes;
  message: Scalars['String']['output'];
  /** Null in responses stored before errors had a reason. */
  reason?: Maybe<ErrorReason>;
  /** The cart lines without enough stock; empty if the order was refused for another reason. */
  unavailable_items: Array<UnavailableOrderItem>;
};

export type PlaceOrderErrorCodes =
  | 'CART_NOT_ACTIVE'
  | 'CART_NOT_FOUND'
  | 'GUEST_EMAIL_MISSING'
  | 'UNABLE_TO_PLACE_ORDER'
  | 'UNDEFINED';

export type PlaceOrderInput = {
  /** The accepted agreements of the scope `checkout`. A client that sends this or `expected_total` must accept the required ones. */
  agreements?: InputMaybe<Array<InputMaybe<AgreementAcceptanceInput>>>;
  cart_id: Scalars['String']['input'];
  /** The total that the shopper saw. The order is refused if its total differs. */
  expected_total?: InputMaybe<Scalars['Float']['input']>;
};

export type PlaceOrderOutput = {
  __typename?: 'PlaceOrderOutput';
  errors?: Maybe<Array<Maybe<PlaceOrderError>>>;
  order?: Maybe<Order>;
  orderV2?: Maybe<CustomerOrder>;
};

export type PrepareCartLinkInput = {
  cart_id: Scalars['String']['input'];
};

export type PrepareCartLinkOutput = {
  __typename?: 'PrepareCartLinkOutput';
  /** The code in the link. */
  code: Scalars['String']['output'];
  /** In ISO 8601. */
  expires_at: Scalars['String']['output'];
};

export type PreparedCart = {
  __typename?: 'PreparedCart';
  /** In ISO 8601. */
  expires_at: Scalars['String']['output'];
  items: Array<PreparedCartItem>;
};

export type PreparedCartItem = {
  __typename?: 'PreparedCartItem';
  /** Whether the whole quantity can be bought now. */
  is_available: Scalars['Boolean']['output'];
  name?: Maybe<Scalars['String']['output']>;
  /** The chosen options, such as the size. */
  options: Array<Scalars['String']['output']>;
  quantity: Scalars['Int']['output'];
  row_total: Money;
};

export type Price = {
  __typename?: 'Price';
  adjustments?: Maybe<Array<Maybe<PriceAdjustment>>>;
  amount?: Maybe<Money>;
};

export type PriceAdjustment = {
  __typename?: 'PriceAdjustment';
  amount?: Maybe<Money>;
  code?: Maybe<PriceAdjustmentCodesEnum>;
  description?: Maybe<PriceAdjustmentDescriptionEnum>;
};

export type PriceAdjustmentCodesEnum =
  | 'TAX'
  | 'WEEE'
  | 'WEEE_TAX';

export type PriceAdjustmentDescriptionEnum =
  | 'EXCLUDED'
  | 'INCLUDED';

export type PriceDetails = {
  __typename?: 'PriceDetails';
  discount_percentage?: Maybe<Scalars['Float']['output']>;
  main_final_price?: Maybe<Scalars['Float']['output']>;
  main_price?: Maybe<Scalars['Float']['output']>;
};

export type PriceRange = {
  __typename?: 'PriceRange';
  lowest_price?: Maybe<Money>;
  maximum_price?: Maybe<ProductPrice>;
  minimum_price: ProductPrice;
};

export type PriceTypeEnum =
  | 'DYNAMIC'
  | 'FIXED'
  | 'PERCENT';

/** How the price of a composite product is displayed. */
export type PriceViewEnum =
  | 'AS_LOW_AS'
  | 'PRICE_RANGE';

export type ProductAlertErrorEnum =
  | 'NOT_FOUND'
  | 'OUT_OF_STOCK';

export type ProductAlertLinkInput = {
  email: Scalars['String']['input'];
  product_uid?: InputMaybe<Scalars['ID']['input']>;
  type: ProductAlertTypeEnum;
};

export type ProductAlertSubscriptionResult = {
  __typename?: 'ProductAlertSubscriptionResult';
  code?: Maybe<ProductAlertErrorEnum>;
  message?: Maybe<Scalars['String']['output']>;
  reason?: Maybe<ErrorReason>;
  success: Scalars['Boolean']['output'];
};

export type ProductAlertTypeEnum =
  | 'price'
  | 'stock';

export type ProductAlertUnsubscribeInput = {
  code: Scalars['String']['input'];
  email: Scalars['String']['input'];
  product_uid?: InputMaybe<Scalars['ID']['input']>;
  type: ProductAlertTypeEnum;
};

export type ProductAttribute = {
  __typename?: 'ProductAttribute';
  code: Scalars['String']['output'];
  /** As shown to shoppers; empty if the product has no such value. */
  value: Scalars['String']['output'];
};

export type ProductAttributeFilterInput = {
  category_id?: InputMaybe<FilterEqualTypeInput>;
  category_uid?: InputMaybe<FilterEqualTypeInput>;
  category_url_path?: InputMaybe<FilterEqualTypeInput>;
  cdrl_age?: InputMaybe<FilterEqualTypeInput>;
  cdrl_brand?: InputMaybe<FilterEqualTypeInput>;
  cdrl_gender?: InputMaybe<FilterEqualTypeInput>;
  cdrl_material?: InputMaybe<FilterEqualTypeInput>;
  cdrl_season?: InputMaybe<FilterEqualTypeInput>;
  cdrl_size?: InputMaybe<FilterEqualTypeInput>;
  color?: InputMaybe<FilterEqualTypeInput>;
  description?: InputMaybe<FilterMatchTypeInput>;
  in_stock?: InputMaybe<FilterEqualTypeInput>;
  name?: InputMaybe<FilterMatchTypeInput>;
  on_sale?: InputMaybe<FilterEqualTypeInput>;
  price?: InputMaybe<FilterRangeTypeInput>;
  short_description?: InputMaybe<FilterMatchTypeInput>;
  sku?: InputMaybe<FilterEqualTypeInput>;
  /** The kind of product, such as `simple`, `configurable` or `giftcard`. */
  type_id?: InputMaybe<FilterEqualTypeInput>;
  uid?: InputMaybe<FilterEqualTypeInput>;
  url_key?: InputMaybe<FilterEqualTypeInput>;
};

export type ProductAttributeMetadata = AttributeMetadataInterface & {
  __typename?: 'ProductAttributeMetadata';
  attribute_labels?: Maybe<Array<Maybe<StoreLabels>>>;
  code?: Maybe<Scalars['String']['output']>;
  data_type?: Maybe<ObjectDataTypeEnum>;
  entity_type?: Maybe<AttributeEntityTypeEnum>;
  is_system?: Maybe<Scalars['Boolean']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  ui_input?: Maybe<UiInputTypeInterface>;
  uid?: Maybe<Scalars['ID']['output']>;
  used_in_components?: Maybe<Array<Maybe<CustomAttributesListsEnum>>>;
};

export type ProductAttributeOption = {
  __typename?: 'ProductAttributeOption';
  is_default?: Maybe<Scalars['Boolean']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  swatch_data?: Maybe<SwatchDataInterface>;
  uid: Scalars['ID']['output'];
};

export type ProductAttributeSortInput = {
  discount?: InputMaybe<SortEnum>;
  name?: InputMaybe<SortEnum>;
  newest?: InputMaybe<SortEnum>;
  position?: InputMaybe<SortEnum>;
  price?: InputMaybe<SortEnum>;
  relevance?: InputMaybe<SortEnum>;
};

/** A banner between the products of a category. */
export type ProductBanner = {
  __typename?: 'ProductBanner';
  /** Repeats the banner every so many cells; null to show it once per page. */
  every_n?: Maybe<Scalars['Int']['output']>;
  image_desktop?: Maybe<Scalars['String']['output']>;
  image_mobile?: Maybe<Scalars['String']['output']>;
  image_tablet?: Maybe<Scalars['String']['output']>;
  /** Whether it is active and scheduled for now. */
  is_valid?: Maybe<Scalars['Boolean']['output']>;
  /** The page of the listing that shows it; null for every page. */
  page?: Maybe<Scalars['Int']['output']>;
  /** The grid cell on its page, counted from 1. */
  position?: Maybe<Scalars['Int']['output']>;
  /** The caption shown on the image. */
  title?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
};

export type ProductCustomAttributes = {
  __typename?: 'ProductCustomAttributes';
  errors: Array<Maybe<AttributeMetadataError>>;
  items: Array<Maybe<AttributeValueInterface>>;
};

export type ProductDiscount = {
  __typename?: 'ProductDiscount';
  amount_off?: Maybe<Scalars['Float']['output']>;
  percent_off?: Maybe<Scalars['Float']['output']>;
};

/** Magento's filter before 2.3.4. No query accepts it, but the documents of Magento clients contain it. */
export type ProductFilterInput = {
  category_id?: InputMaybe<FilterTypeInput>;
  country_of_manufacture?: InputMaybe<FilterTypeInput>;
  created_at?: InputMaybe<FilterTypeInput>;
  custom_layout?: InputMaybe<FilterTypeInput>;
  custom_layout_update?: InputMaybe<FilterTypeInput>;
  description?: InputMaybe<FilterTypeInput>;
  gift_message_available?: InputMaybe<FilterTypeInput>;
  has_options?: InputMaybe<FilterTypeInput>;
  image?: InputMaybe<FilterTypeInput>;
  image_label?: InputMaybe<FilterTypeInput>;
  manufacturer?: InputMaybe<FilterTypeInput>;
  max_price?: InputMaybe<FilterTypeInput>;
  meta_description?: InputMaybe<FilterTypeInput>;
  meta_keyword?: InputMaybe<FilterTypeInput>;
  meta_title?: InputMaybe<FilterTypeInput>;
  min_price?: InputMaybe<FilterTypeInput>;
  name?: InputMaybe<FilterTypeInput>;
  news_from_date?: InputMaybe<FilterTypeInput>;
  news_to_date?: InputMaybe<FilterTypeInput>;
  options_container?: InputMaybe<FilterTypeInput>;
  /** At least one of these conditions must hold too. */
  or?: InputMaybe<ProductFilterInput>;
  price?: InputMaybe<FilterTypeInput>;
  required_options?: InputMaybe<FilterTypeInput>;
  short_description?: InputMaybe<FilterTypeInput>;
  sku?: InputMaybe<FilterTypeInput>;
  small_image?: InputMaybe<FilterTypeInput>;
  small_image_label?: InputMaybe<FilterTypeInput>;
  special_from_date?: InputMaybe<FilterTypeInput>;
  special_price?: InputMaybe<FilterTypeInput>;
  special_to_date?: InputMaybe<FilterTypeInput>;
  swatch_image?: InputMaybe<FilterTypeInput>;
  thumbnail?: InputMaybe<FilterTypeInput>;
  thumbnail_label?: InputMaybe<FilterTypeInput>;
  tier_price?: InputMaybe<FilterTypeInput>;
  updated_at?: InputMaybe<FilterTypeInput>;
  url_key?: InputMaybe<FilterTypeInput>;
  url_path?: InputMaybe<FilterTypeInput>;
  weight?: InputMaybe<FilterTypeInput>;
};

export type ProductImage = MediaGalleryInterface & {
  __typename?: 'ProductImage';
  disabled?: Maybe<Scalars['Boolean']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
  types?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  url?: Maybe<Scalars['String']['output']>;
};

export type ProductImageThumbnail =
  | 'ITSELF'
  | 'PARENT';

export type ProductInfoInput = {
  sku: Scalars['String']['input'];
};

export type ProductInterface = {
  additional_product_name?: Maybe<Scalars['String']['output']>;
  attribute_set_id?: Maybe<Scalars['Int']['output']>;
  brand_category_url?: Maybe<Scalars['String']['output']>;
  canonical_url?: Maybe<Scalars['String']['output']>;
  categories?: Maybe<Array<Maybe<CategoryInterface>>>;
  cdrl_age?: Maybe<Scalars['String']['output']>;
  cdrl_brand?: Maybe<Scalars['String']['output']>;
  cdrl_care?: Maybe<Scalars['String']['output']>;
  cdrl_certificates?: Maybe<Scalars['String']['output']>;
  cdrl_materials_description?: Maybe<Scalars['String']['output']>;
  cdrl_product_collection?: Maybe<Scalars['String']['output']>;
  cdrl_size?: Maybe<Scalars['Int']['output']>;
  color?: Maybe<Scalars['Int']['output']>;
  color_option?: Maybe<ProductAttributeOption>;
  color_siblings?: Maybe<Array<Maybe<ProductInterface>>>;
  country_of_manufacture?: Maybe<Scalars['String']['output']>;
  created_at?: Maybe<Scalars['String']['output']>;
  crosssell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  custom_attributes: Array<Maybe<CustomAttribute>>;
  custom_attributesV2?: Maybe<ProductCustomAttributes>;
  /** How it can be delivered; empty for what is sent by email only. */
  delivery_offers: Array<DeliveryOffer>;
  description?: Maybe<ComplexTextValue>;
  /** `1` if a gift message can be added, otherwise `0`. */
  gift_message_available?: Maybe<Scalars['String']['output']>;
  gift_wrapping_available: Scalars['Boolean']['output'];
  gift_wrapping_price?: Maybe<Money>;
  id?: Maybe<Scalars['Int']['output']>;
  image?: Maybe<ProductImage>;
  is_returnable?: Maybe<Scalars['String']['output']>;
  lowest_price?: Maybe<Money>;
  manufacturer?: Maybe<Scalars['Int']['output']>;
  max_sale_qty?: Maybe<Scalars['Float']['output']>;
  media_gallery?: Maybe<Array<Maybe<MediaGalleryInterface>>>;
  media_gallery_entries?: Maybe<Array<Maybe<MediaGalleryEntry>>>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keyword?: Maybe<Scalars['String']['output']>;
  meta_robots?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  min_sale_qty?: Maybe<Scalars['Float']['output']>;
  mw_canonical_url?: Maybe<MwCanonicalUrl>;
  mw_hreflangs?: Maybe<MwHreflangs>;
  mw_seo_markup?: Maybe<MwSeoMarkup>;
  name?: Maybe<Scalars['String']['output']>;
  new_from_date?: Maybe<Scalars['String']['output']>;
  new_to_date?: Maybe<Scalars['String']['output']>;
  only_x_left_in_stock?: Maybe<Scalars['Float']['output']>;
  options_container?: Maybe<Scalars['String']['output']>;
  price?: Maybe<ProductPrices>;
  price_range: PriceRange;
  price_tiers?: Maybe<Array<Maybe<TierPrice>>>;
  product_links?: Maybe<Array<Maybe<ProductLinksInterface>>>;
  product_seo_name?: Maybe<Scalars['String']['output']>;
  quantity?: Maybe<Scalars['Float']['output']>;
  rating_summary: Scalars['Float']['output'];
  related_products?: Maybe<Array<Maybe<ProductInterface>>>;
  review_count: Scalars['Int']['output'];
  reviews: ProductReviews;
  secondary_image?: Maybe<ProductImage>;
  short_description?: Maybe<ComplexTextValue>;
  size_chart?: Maybe<Scalars['String']['output']>;
  /** The size chart as data, in centimetres, smallest size first. `size_chart` is the text about it. */
  size_chart_rows?: Maybe<Array<SizeChartRow>>;
  sku?: Maybe<Scalars['String']['output']>;
  small_image?: Maybe<ProductImage>;
  special_from_date?: Maybe<Scalars['String']['output']>;
  special_price?: Maybe<Scalars['Float']['output']>;
  special_to_date?: Maybe<Scalars['String']['output']>;
  staged: Scalars['Boolean']['output'];
  stock_status?: Maybe<ProductStockStatus>;
  swatch_image?: Maybe<Scalars['String']['output']>;
  thumbnail?: Maybe<ProductImage>;
  tier_price?: Maybe<Scalars['Float']['output']>;
  tier_prices?: Maybe<Array<Maybe<ProductTierPrices>>>;
  type_id?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  updated_at?: Maybe<Scalars['String']['output']>;
  upsell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  url_key?: Maybe<Scalars['String']['output']>;
  url_path?: Maybe<Scalars['String']['output']>;
  url_rewrites?: Maybe<Array<Maybe<UrlRewrite>>>;
  url_suffix?: Maybe<Scalars['String']['output']>;
  websites?: Maybe<Array<Maybe<Website>>>;
};


export type ProductInterfaceCustom_AttributesV2Args = {
  filters?: InputMaybe<AttributeFilterInput>;
};


export type ProductInterfaceReviewsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

/** A product linked to this one. */
export type ProductLinks = ProductLinksInterface & {
  __typename?: 'ProductLinks';
  /** `related`, `upsell` or `crosssell`. */
  link_type?: Maybe<Scalars['String']['output']>;
  linked_product_sku?: Maybe<Scalars['String']['output']>;
  linked_product_type?: Maybe<Scalars['String']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
  sku?: Maybe<Scalars['String']['output']>;
};

export type ProductLinksInterface = {
  link_type?: Maybe<Scalars['String']['output']>;
  linked_product_sku?: Maybe<Scalars['String']['output']>;
  linked_product_type?: Maybe<Scalars['String']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
  sku?: Maybe<Scalars['String']['output']>;
};

export type ProductMediaGalleryEntriesContent = {
  __typename?: 'ProductMediaGalleryEntriesContent';
  base64_encoded_data?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  type?: Maybe<Scalars['String']['output']>;
};

export type ProductMediaGalleryEntriesVideoContent = {
  __typename?: 'ProductMediaGalleryEntriesVideoContent';
  media_type?: Maybe<Scalars['String']['output']>;
  video_description?: Maybe<Scalars['String']['output']>;
  video_metadata?: Maybe<Scalars['String']['output']>;
  video_provider?: Maybe<Scalars['String']['output']>;
  video_title?: Maybe<Scalars['String']['output']>;
  video_url?: Maybe<Scalars['String']['output']>;
};

export type ProductPrice = {
  __typename?: 'ProductPrice';
  discount?: Maybe<ProductDiscount>;
  final_price: Money;
  fixed_product_taxes?: Maybe<Array<Maybe<FixedProductTax>>>;
  regular_price: Money;
};

export type ProductPrices = {
  __typename?: 'ProductPrices';
  maximalPrice?: Maybe<Price>;
  minimalPrice?: Maybe<Price>;
  regularPrice?: Maybe<Price>;
};

export type ProductReview = {
  __typename?: 'ProductReview';
  /** From 0 to 100: 20 for each star. */
  average_rating: Scalars['Float']['output'];
  created_at: Scalars['String']['output'];
  nickname: Scalars['String']['output'];
  product: ProductInterface;
  ratings_breakdown: Array<Maybe<ProductReviewRating>>;
  summary: Scalars['String']['output'];
  text: Scalars['String']['output'];
};

export type ProductReviewRating = {
  __typename?: 'ProductReviewRating';
  name: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type ProductReviewRatingInput = {
  /** As in `productReviewRatingsMetadata`. */
  id: Scalars['String']['input'];
  value_id: Scalars['String']['input'];
};

export type ProductReviewRatingMetadata = {
  __typename?: 'ProductReviewRatingMetadata';
  id: Scalars['String']['output'];
  name: Scalars['String']['output'];
  values: Array<Maybe<ProductReviewRatingValueMetadata>>;
};

export type ProductReviewRatingValueMetadata = {
  __typename?: 'ProductReviewRatingValueMetadata';
  /** The number of stars. */
  value: Scalars['String']['output'];
  value_id: Scalars['String']['output'];
};

export type ProductReviewRatingsMetadata = {
  __typename?: 'ProductReviewRatingsMetadata';
  items: Array<Maybe<ProductReviewRatingMetadata>>;
};

export type ProductReviews = {
  __typename?: 'ProductReviews';
  items: Array<Maybe<ProductReview>>;
  page_info: SearchResultPageInfo;
};

/** Magento's sort order before 2.3.4. No query accepts it. */
export type ProductSortInput = {
  country_of_manufacture?: InputMaybe<SortEnum>;
  created_at?: InputMaybe<SortEnum>;
  custom_layout?: InputMaybe<SortEnum>;
  custom_layout_update?: InputMaybe<SortEnum>;
  description?: InputMaybe<SortEnum>;
  gift_message_available?: InputMaybe<SortEnum>;
  has_options?: InputMaybe<SortEnum>;
  image?: InputMaybe<SortEnum>;
  image_label?: InputMaybe<SortEnum>;
  manufacturer?: InputMaybe<SortEnum>;
  meta_description?: InputMaybe<SortEnum>;
  meta_keyword?: InputMaybe<SortEnum>;
  meta_title?: InputMaybe<SortEnum>;
  name?: InputMaybe<SortEnum>;
  news_from_date?: InputMaybe<SortEnum>;
  news_to_date?: InputMaybe<SortEnum>;
  options_container?: InputMaybe<SortEnum>;
  price?: InputMaybe<SortEnum>;
  required_options?: InputMaybe<SortEnum>;
  short_description?: InputMaybe<SortEnum>;
  sku?: InputMaybe<SortEnum>;
  small_image?: InputMaybe<SortEnum>;
  small_image_label?: InputMaybe<SortEnum>;
  special_from_date?: InputMaybe<SortEnum>;
  special_price?: InputMaybe<SortEnum>;
  special_to_date?: InputMaybe<SortEnum>;
  swatch_image?: InputMaybe<SortEnum>;
  thumbnail?: InputMaybe<SortEnum>;
  thumbnail_label?: InputMaybe<SortEnum>;
  tier_price?: InputMaybe<SortEnum>;
  updated_at?: InputMaybe<SortEnum>;
  url_key?: InputMaybe<SortEnum>;
  url_path?: InputMaybe<SortEnum>;
  weight?: InputMaybe<SortEnum>;
};

export type ProductStockStatus =
  | 'IN_STOCK'
  | 'OUT_OF_STOCK';

export type ProductTierPrices = {
  __typename?: 'ProductTierPrices';
  customer_group_id?: Maybe<Scalars['String']['output']>;
  percentage_value?: Maybe<Scalars['Float']['output']>;
  qty?: Maybe<Scalars['Float']['output']>;
  value?: Maybe<Scalars['Float']['output']>;
  website_id?: Maybe<Scalars['Float']['output']>;
};

export type ProductVideo = MediaGalleryInterface & {
  __typename?: 'ProductVideo';
  disabled?: Maybe<Scalars['Boolean']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
  types?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  url?: Maybe<Scalars['String']['output']>;
  video_content?: Maybe<ProductMediaGalleryEntriesVideoContent>;
};

export type Products = {
  __typename?: 'Products';
  aggregations?: Maybe<Array<Maybe<Aggregation>>>;
  /** The search with its typos corrected, if these products match only so. A search in quotation marks is never corrected. */
  corrected_search?: Maybe<Scalars['String']['output']>;
  filters?: Maybe<Array<Maybe<LayerFilter>>>;
  /** Whether no product matches all words of the search, and these match most of them. */
  is_near_match?: Maybe<Scalars['Boolean']['output']>;
  items?: Maybe<Array<Maybe<ProductInterface>>>;
  /** Whether these match everything but the colour in the search, because nothing like it exists in any shade of that colour. */
  lacks_colour?: Maybe<Scalars['Boolean']['output']>;
  page_info?: Maybe<SearchResultPageInfo>;
  sort_fields?: Maybe<SortFields>;
  suggestions?: Maybe<Array<Maybe<SearchSuggestion>>>;
  total_count?: Maybe<Scalars['Int']['output']>;
};


export type ProductsAggregationsArgs = {
  filter?: InputMaybe<AggregationsFilterInput>;
};

export type Query = {
  __typename?: 'Query';
  /** The agreements of a form; empty for an unknown scope. */
  agreements?: Maybe<Array<Maybe<Agreement>>>;
  /** The labels of products, for cards or product pages: one list per product, in the order requested. */
  amLabelProvider?: Maybe<Array<Maybe<AmLabelList>>>;
  amLabelSetting?: Maybe<AmLabelSetting>;
  /** The attributes of a form, such as `customer_account_create`. */
  attributesForm: AttributesFormOutput;
  /** The attributes of an entity that match the filter. */
  attributesList?: Maybe<AttributesMetadataOutput>;
  /**
   * The store views of the website. Private to our storefront: `ofBrand` adds those of the brand's other countries,
   * `allWebsites` lists every one, even those that are not public.
   */
  availableStores?: Maybe<Array<Maybe<StoreConfig>>>;
  blogAuthor?: Maybe<BlogAuthor>;
  blogCategories?: Maybe<BlogCategoriesOutput>;
  blogCategory?: Maybe<BlogCategory>;
  /** Published comments, newest first, each with its responses. None where the shop keeps no comments. */
  blogComments?: Maybe<BlogCommentsOutput>;
  /** The months with published posts, newest first. */
  blogMonths: Array<BlogMonth>;
  blogPost?: Maybe<BlogPost>;
  /**
   * Published posts, newest first. `sortFiled: "views_count"` puts the posts first that are read most, `"title"` sorts by title, and
   * `sort: ["ASC"]` puts the oldest first.
   */
  blogPosts?: Maybe<BlogPostsOutput>;
  blogTag?: Maybe<BlogTag>;
  blogTags?: Maybe<BlogTagsOutput>;
  cart?: Maybe<Cart>;
  categories?: Maybe<CategoryResult>;
  /**
   * The category with this id; without an id the root category of the store.
   * @deprecated Use `categories` instead.
   */
  category?: Maybe<CategoryTree>;
  categoryList?: Maybe<Array<Maybe<CategoryTree>>>;
  /** The required agreements of an order, in Magento's shape. */
  checkoutAgreements?: Maybe<Array<Maybe<CheckoutAgreement>>>;
  cmsBlocks?: Maybe<CmsBlocks>;
  cmsPage?: Maybe<CmsPage>;
  /** The list with this uid, or null. */
  compareList?: Maybe<CompareList>;
  countries?: Maybe<Array<Maybe<Country>>>;
  country?: Maybe<Country>;
  currency?: Maybe<Currency>;
  /** @deprecated Use `customAttributeMetadataV2` instead. */
  customAttributeMetadata?: Maybe<CustomAttributeMetadata>;
  /** The named attributes. Unknown ones are reported in `errors`. */
  customAttributeMetadataV2: AttributesMetadataOutput;
  customer?: Maybe<Customer>;
  /** The consents of the signed-in customer that are granted now. */
  customerAcceptedAgreements?: Maybe<Array<Maybe<AcceptedAgreement>>>;
  customerCart: Cart;
  customerDownloadableProducts?: Maybe<CustomerDownloadableProducts>;
  /** @deprecated Use `Customer.orders`. */
  customerOrders?: Maybe<CustomerOrders>;
  /** The cards that the customer saved with a payment, newest first. */
  customerPaymentTokens?: Maybe<CustomerPaymentTokens>;
  /** Where the customer is signed in. Refused while an agent acts for the customer. */
  customerSessions?: Maybe<CustomerSessions>;
  /** How the customer can sign in. Refused while an agent acts for the customer. */
  customerSignInWays?: Maybe<CustomerSignInWays>;
  /** The pickup points of a network: a carrier's points, or our physical shops for `instore`. Nearest first if a location is given; at most 100 per page. */
  deliveryPoints?: Maybe<PickupLocations>;
  /**
   * Blocks of content: `SPECIFIED` by uid, or those that belong to the cart rules that apply to the cart. The shop has no price rules of the
   * catalogue, so no block belongs to one.
   */
  dynamicBlocks: DynamicBlocks;
  /** Searches with results that resemble the query; typos are corrected. */
  getAutocompleteSuggestions?: Maybe<SearchSuggestions>;
  getHostedProUrl?: Maybe<HostedProUrl>;
  /** The look with this id, or the first one that contains this product; null if there is none. */
  getLookbookData?: Maybe<Lookbook>;
  /** Those of these products that the store view sells, in the order requested. */
  getLookbookProducts?: Maybe<Array<Maybe<ProductInterface>>>;
  getPayflowLinkToken?: Maybe<PayflowLinkToken>;
  /** Products that a campaign recommends: the `new` ones, those on `sale`, or with any other type those most clicked and ordered in the store view. */
  getProductsByCampaignType?: Maybe<CampaignProducts>;
  /** The browser's latest searches; empty without consent. */
  getRecentSearchTerms?: Maybe<RecentSearchTerms>;
  /**
   * The shop's recommendations on a product page (`sku`, and the chosen `size`), in a listing (`listingUrl`: host and path) or beside
   * a cart (`cartId`), or the bestsellers without any of these. They are the same for every visitor, in
   * the language of the store view: `clientUuid` only has to be an id or `anonymous`, and `localization` is not read.
   */
  getSyneriseRecommendations?: Maybe<Array<Maybe<SyneriseRecommendation>>>;
  /** The most frequent searches of the store view. */
  getTopQueries?: Maybe<SearchSuggestions>;
  giftCardAccount?: Maybe<GiftCardAccount>;
  /** Requires the order number and email, and the buyer's last name or the post code of the billing address. */
  guestOrder: CustomerOrder;
  guestOrderByToken: CustomerOrder;
  isEmailAvailable?: Maybe<IsEmailAvailableOutput>;
  orderGtm?: Maybe<OrderGtm>;
  /** The payment status of an order. Only signed notifications from the payment provider can make it paid. */
  orderPayment: OrderPayment;
  /**
   * Personal data as a file, at most ten an hour: with the code of an emailed link everything under its email address, otherwise the
   * data of the signed-in customer.
   */
  personalDataFile: PersonalDataFile;
  /** Our physical shops where an order can be collected; with products only those that carry all of them. */
  pickupLocations?: Maybe<PickupLocations>;
  /** The order that a cart became: for its customer at any time, for a guest within an hour. Null if there is none. */
  placedOrder?: Maybe<CustomerOrder>;
  /** What the link to a prepared cart holds, at the current prices; null if it is unknown, expired or used. */
  preparedCart?: Maybe<PreparedCart>;
  /** The ratings of a review and their possible values. */
  productReviewRatingsMetadata: ProductReviewRatingsMetadata;
  products?: Maybe<Products>;
  recaptchaFormConfig?: Maybe<ReCaptchaConfigOutput>;
  /** Always null, because the shop uses no captchas. */
  recaptchaV3Config?: Maybe<ReCaptchaConfigurationV3>;
  robotsConfig?: Maybe<RobotsConfig>;
  route?: Maybe<RoutableInterface>;
  /** The clients with exactly this email address or phone number, for sales agents. Every search is logged. */
  searchClientToAdopt?: Maybe<Array<Maybe<AgentClient>>>;
  /**
   * The enabled content pages and published blog posts of the store view that match a search, best first. Tolerates word forms,
   * missing accents and typos as `products` does.
   */
  searchContent?: Maybe<ContentSearchResult>;
  /** How often a text was searched for in the store view. The argument is spelled as in Venia. */
  searchTerm?: Maybe<SearchTerm>;
  /** What a sales agent can prove besides the password. Refused while acting for a client. */
  secondFactor?: Maybe<SecondFactor>;
  /** A wish list that its owner shares, for everyone who has its code. Null if no list is shared under the code. */
  sharedWishlist?: Maybe<SharedWishlist>;
  /** Availability of a product or size in the store view's physical shops: nearest first if a location is given, else by city. Empty where product_in_store_availability_status is off. */
  storeAvailability: Array<StoreAvailability>;
  storeConfig?: Maybe<StoreConfig>;
  urlResolver?: Maybe<EntityUrl>;
  /** @deprecated Use `Customer.wishlists`. */
  wishlist?: Maybe<WishlistOutput>;
  /** The wording that `declareWithdrawal` would store for this input. Looks up no order. */
  withdrawalDeclaration: WithdrawalDeclaration;
};


export type QueryAgreementsArgs = {
  scope: Scalars['String']['input'];
};


export type QueryAmLabelProviderArgs = {
  mode?: InputMaybe<AmLabelMode>;
  productIds?: InputMaybe<Array<InputMaybe<Scalars['Int']['input']>>>;
};


export type QueryAttributesFormArgs = {
  formCode: Scalars['String']['input'];
};


export type QueryAttributesListArgs = {
  entityType: AttributeEntityTypeEnum;
  filters?: InputMaybe<AttributeFilterInput>;
};


export type QueryAvailableStoresArgs = {
  allWebsites?: InputMaybe<Scalars['Boolean']['input']>;
  ofBrand?: InputMaybe<Scalars['Boolean']['input']>;
  useCurrentGroup?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryBlogAuthorArgs = {
  id?: InputMaybe<Scalars['String']['input']>;
};


export type QueryBlogCategoryArgs = {
  id?: InputMaybe<Scalars['String']['input']>;
};


export type QueryBlogCommentsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  filter?: InputMaybe<BlogCommentsFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryBlogPostArgs = {
  id?: InputMaybe<Scalars['String']['input']>;
};


export type QueryBlogPostsArgs = {
  allPosts?: InputMaybe<Scalars['Boolean']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  filter?: InputMaybe<BlogPostsFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  sortFiled?: InputMaybe<Scalars['String']['input']>;
};


export type QueryBlogTagArgs = {
  id?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCartArgs = {
  cart_id: Scalars['String']['input'];
};


export type QueryCategoriesArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  filters?: InputMaybe<CategoryFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCategoryArgs = {
  id?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCategoryListArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  filters?: InputMaybe<CategoryFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCmsBlocksArgs = {
  identifiers?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};


export type QueryCmsPageArgs = {
  id?: InputMaybe<Scalars['Int']['input']>;
  identifier?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCompareListArgs = {
  uid: Scalars['ID']['input'];
};


export type QueryCountryArgs = {
  id?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCustomAttributeMetadataArgs = {
  attributes: Array<AttributeInput>;
};


export type QueryCustomAttributeMetadataV2Args = {
  attributes?: InputMaybe<Array<AttributeInput>>;
};


export type QueryDeliveryPointsArgs = {
  country?: InputMaybe<CountryCodeEnum>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  near?: InputMaybe<StoreLocationInput>;
  network: Scalars['String']['input'];
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryDynamicBlocksArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  input?: InputMaybe<DynamicBlocksFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGetAutocompleteSuggestionsArgs = {
  input: AutocompleteInput;
};


export type QueryGetHostedProUrlArgs = {
  input: HostedProUrlInput;
};


export type QueryGetLookbookDataArgs = {
  filter: LookbookFilterInput;
};


export type QueryGetLookbookProductsArgs = {
  skus: Array<InputMaybe<Scalars['String']['input']>>;
};


export type QueryGetPayflowLinkTokenArgs = {
  input: PayflowLinkTokenInput;
};


export type QueryGetProductsByCampaignTypeArgs = {
  input: CampaignProductsInput;
};


export type QueryGetRecentSearchTermsArgs = {
  client_uuid: Scalars['String']['input'];
};


export type QueryGetSyneriseRecommendationsArgs = {
  cartId?: InputMaybe<Scalars['String']['input']>;
  clientUuid?: InputMaybe<Scalars['String']['input']>;
  listingUrl?: InputMaybe<Scalars['String']['input']>;
  localization?: InputMaybe<Scalars['String']['input']>;
  size?: InputMaybe<Scalars['String']['input']>;
  sku?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGiftCardAccountArgs = {
  input: GiftCardAccountInput;
};


export type QueryGuestOrderArgs = {
  input: OrderInformationInput;
};


export type QueryGuestOrderByTokenArgs = {
  input: OrderTokenInput;
};


export type QueryIsEmailAvailableArgs = {
  email: Scalars['String']['input'];
};


export type QueryOrderGtmArgs = {
  cartId: Scalars['String']['input'];
};


export type QueryOrderPaymentArgs = {
  input: OrderTokenInput;
};


export type QueryPersonalDataFileArgs = {
  code?: InputMaybe<Scalars['String']['input']>;
  format: PersonalDataFormatEnum;
};


export type QueryPickupLocationsArgs = {
  area?: InputMaybe<AreaInput>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  filters?: InputMaybe<PickupLocationFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  productsInfo?: InputMaybe<Array<InputMaybe<ProductInfoInput>>>;
  sort?: InputMaybe<PickupLocationSortInput>;
};


export type QueryPlacedOrderArgs = {
  cart_id: Scalars['String']['input'];
};


export type QueryPreparedCartArgs = {
  code: Scalars['String']['input'];
};


export type QueryProductsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  filter?: InputMaybe<ProductAttributeFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ProductAttributeSortInput>;
};


export type QueryRecaptchaFormConfigArgs = {
  formType: ReCaptchaFormEnum;
};


export type QueryRouteArgs = {
  url: Scalars['String']['input'];
};


export type QuerySearchClientToAdoptArgs = {
  customer_email?: InputMaybe<Scalars['String']['input']>;
  telephone?: InputMaybe<Scalars['String']['input']>;
};


export type QuerySearchContentArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search: Scalars['String']['input'];
};


export type QuerySearchTermArgs = {
  Search?: InputMaybe<Scalars['String']['input']>;
};


export type QuerySharedWishlistArgs = {
  code: Scalars['String']['input'];
};


export type QueryStoreAvailabilityArgs = {
  location?: InputMaybe<StoreLocationInput>;
  sku: Scalars['String']['input'];
  source?: InputMaybe<Scalars['String']['input']>;
};


export type QueryUrlResolverArgs = {
  url: Scalars['String']['input'];
};


export type QueryWithdrawalDeclarationArgs = {
  input: WithdrawalInput;
};

export type QuoteItemsSortInput = {
  field: SortQuoteItemsEnum;
  order: SortEnum;
};

export type ReCaptchaConfigOutput = {
  __typename?: 'ReCaptchaConfigOutput';
  configurations?: Maybe<ReCaptchaConfiguration>;
  is_enabled: Scalars['Boolean']['output'];
};

export type ReCaptchaConfiguration = {
  __typename?: 'ReCaptchaConfiguration';
  badge_position?: Maybe<Scalars['String']['output']>;
  language_code?: Maybe<Scalars['String']['output']>;
  minimum_score?: Maybe<Scalars['Float']['output']>;
  re_captcha_type: ReCaptchaTypeEmum;
  technical_failure_message: Scalars['String']['output'];
  theme: Scalars['String']['output'];
  validation_failure_message: Scalars['String']['output'];
  website_key: Scalars['String']['output'];
};

export type ReCaptchaConfigurationV3 = {
  __typename?: 'ReCaptchaConfigurationV3';
  badge_position: Scalars['String']['output'];
  failure_message: Scalars['String']['output'];
  forms: Array<Maybe<ReCaptchaFormEnum>>;
  is_enabled: Scalars['Boolean']['output'];
  language_code?: Maybe<Scalars['String']['output']>;
  minimum_score: Scalars['Float']['output'];
  theme: Scalars['String']['output'];
  website_key: Scalars['String']['output'];
};

/** The forms that Magento can protect with a captcha. The shop uses none. */
export type ReCaptchaFormEnum =
  | 'BRAINTREE'
  | 'CONTACT'
  | 'CUSTOMER_CREATE'
  | 'CUSTOMER_EDIT'
  | 'CUSTOMER_FORGOT_PASSWORD'
  | 'CUSTOMER_LOGIN'
  | 'NEWSLETTER'
  | 'PLACE_ORDER'
  | 'PRODUCT_REVIEW'
  | 'RESEND_CONFIRMATION_EMAIL'
  | 'SENDFRIEND';

export type ReCaptchaTypeEmum =
  | 'INVISIBLE'
  | 'RECAPTCHA'
  | 'RECAPTCHA_V3';

export type RecentSearchTerms = {
  __typename?: 'RecentSearchTerms';
  terms?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
};

export type RecommendedProduct = {
  __typename?: 'RecommendedProduct';
  currency_code?: Maybe<Scalars['String']['output']>;
  final_price?: Maybe<Scalars['Float']['output']>;
  image_url?: Maybe<Scalars['String']['output']>;
  /** The lowest price of the 30 days before the discount; null without a discount. */
  lowest_price?: Maybe<Scalars['Float']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  product_url?: Maybe<Scalars['String']['output']>;
  regular_price?: Maybe<Scalars['Float']['output']>;
  sku?: Maybe<Scalars['String']['output']>;
};

export type RecoveryCodes = {
  __typename?: 'RecoveryCodes';
  codes: Array<Scalars['String']['output']>;
  second_factor: SecondFactor;
};

export type RedeemLoyaltyRewardInput = {
  reward_uid: Scalars['ID']['input'];
};

export type RedeemLoyaltyRewardOutput = {
  __typename?: 'RedeemLoyaltyRewardOutput';
  coupon?: Maybe<LoyaltyCoupon>;
  loyalty?: Maybe<LoyaltyMember>;
};

export type Region = {
  __typename?: 'Region';
  code?: Maybe<Scalars['String']['output']>;
  id?: Maybe<Scalars['Int']['output']>;
  name?: Maybe<Scalars['String']['output']>;
};

export type RemoveAdoptedClientOutput = {
  __typename?: 'RemoveAdoptedClientOutput';
  result: Scalars['Boolean']['output'];
};

export type RemoveCouponFromCartInput = {
  cart_id: Scalars['String']['input'];
};

export type RemoveCouponFromCartOutput = {
  __typename?: 'RemoveCouponFromCartOutput';
  cart?: Maybe<Cart>;
};

export type RemoveCouponsFromCartInput = {
  cart_id: Scalars['String']['input'];
  coupon_codes: Array<InputMaybe<Scalars['String']['input']>>;
};

export type RemoveGiftCardFromCartInput = {
  cart_id: Scalars['String']['input'];
  /** The card's `code` as it is shown, its `uid`, or the complete code. */
  gift_card_code: Scalars['String']['input'];
};

export type RemoveGiftCardFromCartOutput = {
  __typename?: 'RemoveGiftCardFromCartOutput';
  cart: Cart;
};

export type RemoveItemFromCartInput = {
  cart_id: Scalars['String']['input'];
  cart_item_id?: InputMaybe<Scalars['Int']['input']>;
  cart_item_uid?: InputMaybe<Scalars['ID']['input']>;
};

export type RemoveItemFromCartOutput = {
  __typename?: 'RemoveItemFromCartOutput';
  cart: Cart;
};

export type RemoveProductsFromCompareListInput = {
  /** Ids or uids of products. */
  products: Array<InputMaybe<Scalars['ID']['input']>>;
  uid: Scalars['ID']['input'];
};

export type RemoveProductsFromWishlistOutput = {
  __typename?: 'RemoveProductsFromWishlistOutput';
  user_errors: Array<Maybe<WishListUserInputError>>;
  wishlist: Wishlist;
};

export type RemoveReturnTrackingInput = {
  /** The token of a guest's order. */
  order_token?: InputMaybe<Scalars['String']['input']>;
  return_shipping_tracking_uid: Scalars['ID']['input'];
};

export type RemoveReturnTrackingOutput = {
  __typename?: 'RemoveReturnTrackingOutput';
  return?: Maybe<Return>;
};

export type RemoveSavedItemInput = {
  cart_id: Scalars['String']['input'];
  saved_item_uid: Scalars['ID']['input'];
};

export type RemoveSavedItemOutput = {
  __typename?: 'RemoveSavedItemOutput';
  cart: Cart;
};

export type ReorderItemsOutput = {
  __typename?: 'ReorderItemsOutput';
  cart: Cart;
  userInputErrors: Array<Maybe<CheckoutUserInputError>>;
};

export type RequestExchangeInput = {
  /** The exchange in which the pieces were received; omitted for pieces as they were ordered. */
  exchange_uid?: InputMaybe<Scalars['ID']['input']>;
  order_item_uid: Scalars['ID']['input'];
  order_uid: Scalars['ID']['input'];
  quantity?: Scalars['Float']['input'];
  /** The SKU of the wanted size. */
  sku: Scalars['String']['input'];
};

export type RequestGuestExchangeInput = {
  /** The exchange in which the pieces were received; omitted for pieces as they were ordered. */
  exchange_uid?: InputMaybe<Scalars['ID']['input']>;
  order_item_uid: Scalars['ID']['input'];
  quantity?: Scalars['Float']['input'];
  /** The SKU of the wanted size. */
  sku: Scalars['String']['input'];
  token: Scalars['String']['input'];
};

export type RequestGuestReturnInput = {
  comment_text?: InputMaybe<Scalars['String']['input']>;
  /** Ignored: emails go to the address of the order. */
  contact_email?: InputMaybe<Scalars['String']['input']>;
  items: Array<InputMaybe<RequestReturnItemInput>>;
  token: Scalars['String']['input'];
};

export type RequestReturnInput = {
  comment_text?: InputMaybe<Scalars['String']['input']>;
  /** Where the emails about this return go; by default to the address of the order. */
  contact_email?: InputMaybe<Scalars['String']['input']>;
  items: Array<InputMaybe<RequestReturnItemInput>>;
  order_uid: Scalars['ID']['input'];
};

export type RequestReturnItemInput = {
  /** Only `bank_account`, the same for all items. */
  entered_custom_attributes?: InputMaybe<Array<InputMaybe<EnteredCustomAttributeInput>>>;
  /** The exchange in which the pieces were received; omitted for any pieces, of which those as ordered are taken first. */
  exchange_uid?: InputMaybe<Scalars['ID']['input']>;
  order_item_uid: Scalars['ID']['input'];
  quantity_to_return: Scalars['Float']['input'];
  /** Only `reason`. */
  selected_custom_attributes?: InputMaybe<Array<InputMaybe<SelectedCustomAttributeInput>>>;
};

export type RequestReturnOutput = {
  __typename?: 'RequestReturnOutput';
  return?: Maybe<Return>;
  returns?: Maybe<Returns>;
};


export type RequestReturnOutputReturnsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type RestoreCartItemInput = {
  cart_id: Scalars['String']['input'];
  /** The uid of the line before it was removed. */
  cart_item_uid: Scalars['ID']['input'];
  /** If omitted, the removed quantity. */
  quantity?: InputMaybe<Scalars['Float']['input']>;
};

export type RestoreCartItemOutput = {
  __typename?: 'RestoreCartItemOutput';
  cart: Cart;
  user_errors: Array<Maybe<Error>>;
};

export type Return = {
  __typename?: 'Return';
  available_shipping_carriers?: Maybe<Array<Maybe<ReturnShippingCarrier>>>;
  /** The last four characters of the account for the refund; null if the refund goes back the way the order was paid. */
  bank_account_ending?: Maybe<Scalars['String']['output']>;
  comments?: Maybe<Array<Maybe<ReturnComment>>>;
  created_at: Scalars['String']['output'];
  customer: ReturnCustomer;
  /** What is sent for the returned pieces; null if they are refunded. */
  exchange?: Maybe<ReturnExchange>;
  items?: Maybe<Array<Maybe<ReturnItem>>>;
  /** The label for the parcel: a path on the shop's own origin, which contains the order's token. Null unless the parcel may be sent. */
  label_url?: Maybe<Scalars['String']['output']>;
  number: Scalars['String']['output'];
  order?: Maybe<CustomerOrder>;
  /** What is refunded; until then, what would be refunded now if everything requested comes back. */
  refund_amount: Money;
  shipping?: Maybe<ReturnShipping>;
  status?: Maybe<ReturnStatus>;
  uid: Scalars['ID']['output'];
};

export type ReturnComment = {
  __typename?: 'ReturnComment';
  author_name: Scalars['String']['output'];
  created_at: Scalars['String']['output'];
  text: Scalars['String']['output'];
  uid: Scalars['ID']['output'];
};

export type ReturnCustomAttribute = {
  __typename?: 'ReturnCustomAttribute';
  label: Scalars['String']['output'];
  uid: Scalars['ID']['output'];
  value: Scalars['String']['output'];
};

export type ReturnCustomer = {
  __typename?: 'ReturnCustomer';
  email: Scalars['String']['output'];
  firstname?: Maybe<Scalars['String']['output']>;
  lastname?: Maybe<Scalars['String']['output']>;
};

export type ReturnExchange = {
  __typename?: 'ReturnExchange';
  /** Whether the buyer can still cancel it. */
  can_cancel: Scalars['Boolean']['output'];
  /** The last day for the parcel to arrive, such as 2026-12-31; null until the request is approved. */
  held_until?: Maybe<Scalars['String']['output']>;
  quantity: Scalars['Float']['output'];
  selected_options: Array<OrderItemOption>;
  sku: Scalars['String']['output'];
  status: ReturnExchangeStatus;
  tracking_number?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
};

export type ReturnExchangeStatus =
  /** The size is taken from stock for this exchange. */
  | 'HELD'
  /** The size is back in stock. */
  | 'RELEASED'
  | 'SHIPPED'
  /** The guest has not confirmed the request, so nothing is taken from stock. */
  | 'WAITING';

export type ReturnItem = {
  __typename?: 'ReturnItem';
  /** @deprecated Use custom_attributesV2 instead. */
  custom_attributes?: Maybe<Array<Maybe<ReturnCustomAttribute>>>;
  custom_attributesV2?: Maybe<Array<Maybe<AttributeValueInterface>>>;
  order_item: OrderItemInterface;
  quantity: Scalars['Float']['output'];
  request_quantity: Scalars['Float']['output'];
  /** The size that is returned, which an earlier exchange may have changed. */
  selected_options: Array<OrderItemOption>;
  status: ReturnItemStatus;
  uid: Scalars['ID']['output'];
};

export type ReturnItemAttributeMetadata = CustomAttributeMetadataInterface & {
  __typename?: 'ReturnItemAttributeMetadata';
  code: Scalars['ID']['output'];
  default_value?: Maybe<Scalars['String']['output']>;
  entity_type: AttributeEntityTypeEnum;
  frontend_class?: Maybe<Scalars['String']['output']>;
  frontend_input?: Maybe<AttributeFrontendInputEnum>;
  input_filter?: Maybe<InputFilterEnum>;
  is_required: Scalars['Boolean']['output'];
  is_unique: Scalars['Boolean']['output'];
  label?: Maybe<Scalars['String']['output']>;
  /** The maximum number of lines. */
  multiline_count?: Maybe<Scalars['Int']['output']>;
  options: Array<Maybe<CustomAttributeOptionInterface>>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  validate_rules?: Maybe<Array<Maybe<ValidationRule>>>;
};

export type ReturnItemStatus =
  | 'APPROVED'
  | 'AUTHORIZED'
  | 'DENIED'
  | 'PENDING'
  | 'RECEIVED'
  | 'REJECTED';

export type ReturnOrderToCartOutput = {
  __typename?: 'ReturnOrderToCartOutput';
  cart_id: Scalars['String']['output'];
};

export type ReturnReason = {
  __typename?: 'ReturnReason';
  code: Scalars['String']['output'];
  label: Scalars['String']['output'];
};

export type ReturnShipping = {
  __typename?: 'ReturnShipping';
  /** Null until the seller's address is set in parts. `send_to` always has it. The parts of the region are always null. */
  address?: Maybe<ReturnShippingAddress>;
  /** The name and address to which the parcel is sent, in one line. */
  send_to: Scalars['String']['output'];
  tracking?: Maybe<Array<Maybe<ReturnShippingTracking>>>;
};


export type ReturnShippingTrackingArgs = {
  uid?: InputMaybe<Scalars['ID']['input']>;
};

export type ReturnShippingAddress = {
  __typename?: 'ReturnShippingAddress';
  city: Scalars['String']['output'];
  contact_name?: Maybe<Scalars['String']['output']>;
  country: Country;
  postcode: Scalars['String']['output'];
  region: Region;
  street: Array<Maybe<Scalars['String']['output']>>;
  telephone?: Maybe<Scalars['String']['output']>;
};

export type ReturnShippingCarrier = {
  __typename?: 'ReturnShippingCarrier';
  label: Scalars['String']['output'];
  uid: Scalars['ID']['output'];
};

export type ReturnShippingTracking = {
  __typename?: 'ReturnShippingTracking';
  carrier: ReturnShippingCarrier;
  status?: Maybe<ReturnShippingTrackingStatus>;
  tracking_number: Scalars['String']['output'];
  uid: Scalars['ID']['output'];
};

export type ReturnShippingTrackingStatus = {
  __typename?: 'ReturnShippingTrackingStatus';
  text: Scalars['String']['output'];
  type: ReturnShippingTrackingStatusType;
};

export type ReturnShippingTrackingStatusType =
  | 'ERROR'
  | 'INFORMATION';

export type ReturnStatus =
  | 'APPROVED'
  | 'AUTHORIZED'
  | 'CLOSED'
  | 'DENIED'
  | 'PARTIALLY_APPROVED'
  | 'PARTIALLY_AUTHORIZED'
  | 'PARTIALLY_RECEIVED'
  | 'PARTIALLY_REJECTED'
  | 'PENDING'
  | 'PROCESSED_AND_CLOSED'
  | 'RECEIVED'
  | 'REJECTED'
  | 'UNCONFIRMED';

export type ReturnTerms = {
  __typename?: 'ReturnTerms';
  /** The country whose account format is expected. */
  bank_country: Scalars['String']['output'];
  /** The last day for a request, such as 2026-12-31. */
  last_day: Scalars['String']['output'];
  /** Whether the refund is a bank transfer, so that the request needs a bank account. */
  needs_bank_account: Scalars['Boolean']['output'];
  reasons: Array<ReturnReason>;
};

/** Pieces of an order's item that the buyer has, alike in size. */
export type ReturnablePieces = {
  __typename?: 'ReturnablePieces';
  /** The exchange in which they were received; null for pieces as they were ordered. */
  exchange_uid?: Maybe<Scalars['ID']['output']>;
  quantity: Scalars['Float']['output'];
  selected_options: Array<OrderItemOption>;
  /** The other sizes of the product. */
  sizes: Array<ExchangeSize>;
  sku: Scalars['String']['output'];
};

export type Returns = {
  __typename?: 'Returns';
  items?: Maybe<Array<Maybe<Return>>>;
  page_info?: Maybe<SearchResultPageInfo>;
  total_count?: Maybe<Scalars['Int']['output']>;
};

export type RevokeAgreementOutput = {
  __typename?: 'RevokeAgreementOutput';
  id: Scalars['Int']['output'];
  scope?: Maybe<Scalars['String']['output']>;
};

export type RevokeCustomerTokenOutput = {
  __typename?: 'RevokeCustomerTokenOutput';
  result: Scalars['Boolean']['output'];
};

export type RobotsConfig = {
  __typename?: 'RobotsConfig';
  /** The text of robots.txt on the host of the store view. */
  customInstructions?: Maybe<Scalars['String']['output']>;
  /** The default for pages without their own setting. */
  defaultRobots?: Maybe<Scalars['String']['output']>;
};

export type RoutableInterface = {
  redirect_code: Scalars['Int']['output'];
  relative_url?: Maybe<Scalars['String']['output']>;
  type?: Maybe<UrlRewriteEntityTypeEnum>;
};

export type RoutableUrl = RoutableInterface & {
  __typename?: 'RoutableUrl';
  redirect_code: Scalars['Int']['output'];
  relative_url?: Maybe<Scalars['String']['output']>;
  type?: Maybe<UrlRewriteEntityTypeEnum>;
};

export type SalesCommentItem = {
  __typename?: 'SalesCommentItem';
  message: Scalars['String']['output'];
  timestamp: Scalars['String']['output'];
};

export type SalesItemInterface = {
  gift_message?: Maybe<GiftMessage>;
};

export type SaveCardResultInput = {
  session_id: Scalars['String']['input'];
  session_result: Scalars['String']['input'];
  token: Scalars['String']['input'];
};

export type SaveCardResultOutput = {
  __typename?: 'SaveCardResultOutput';
  /** The status known to the shop, before Adyen has verified the result. */
  status: OrderPaymentStatus;
};

export type SaveCartItemForLaterInput = {
  cart_id: Scalars['String']['input'];
  cart_item_uid: Scalars['ID']['input'];
};

export type SaveCartItemForLaterOutput = {
  __typename?: 'SaveCartItemForLaterOutput';
  cart: Cart;
};

export type ScopeTypeEnum =
  | 'GLOBAL'
  | 'STORE'
  | 'WEBSITE';

export type SearchInput = {
  client_uuid?: InputMaybe<Scalars['String']['input']>;
  query: Scalars['String']['input'];
};

export type SearchOutput = {
  __typename?: 'SearchOutput';
  success?: Maybe<Scalars['Boolean']['output']>;
};

export type SearchResultPageInfo = {
  __typename?: 'SearchResultPageInfo';
  current_page?: Maybe<Scalars['Int']['output']>;
  page_size?: Maybe<Scalars['Int']['output']>;
  total_pages?: Maybe<Scalars['Int']['output']>;
};

/** The results of a search, in the shop or in its blog. */
export type SearchRoute = RoutableInterface & {
  __typename?: 'SearchRoute';
  query?: Maybe<Scalars['String']['output']>;
  redirect_code: Scalars['Int']['output'];
  relative_url?: Maybe<Scalars['String']['output']>;
  type?: Maybe<UrlRewriteEntityTypeEnum>;
};

export type SearchSuggestion = {
  __typename?: 'SearchSuggestion';
  search: Scalars['String']['output'];
};

export type SearchSuggestions = {
  __typename?: 'SearchSuggestions';
  /** The query with its typos corrected, if its search results match only so; null in lists without a query. */
  corrected_search?: Maybe<Scalars['String']['output']>;
  /** Identifies this list in `sendItemClick`. */
  correlation_id?: Maybe<Scalars['String']['output']>;
  items?: Maybe<Array<Maybe<SuggestedQuery>>>;
  search_id?: Maybe<Scalars['String']['output']>;
};

export type SearchTerm = {
  __typename?: 'SearchTerm';
  /** The number of searches; 0 if it is too small to be public. */
  popularity?: Maybe<Scalars['Int']['output']>;
  query_text?: Maybe<Scalars['String']['output']>;
  /** Always null, because searches never redirect. */
  redirect?: Maybe<Scalars['String']['output']>;
};

export type SecondFactor = {
  __typename?: 'SecondFactor';
  has_app: Scalars['Boolean']['output'];
  has_passkey: Scalars['Boolean']['output'];
  /** Whether a second factor was checked in this session. */
  is_checked: Scalars['Boolean']['output'];
  /** Whether the agent needs one to act for a client: if the store requires it, or the agent has set one up. */
  is_required: Scalars['Boolean']['output'];
  recovery_codes_left: Scalars['Int']['output'];
};

/** An input with options. */
export type SelectableInputTypeInterface = {
  attribute_options?: Maybe<Array<Maybe<AttributeOptionInterface>>>;
};

export type SelectedAttributeOption = {
  __typename?: 'SelectedAttributeOption';
  attribute_option?: Maybe<Array<Maybe<AttributeOptionInterface>>>;
};

export type SelectedBundleOption = {
  __typename?: 'SelectedBundleOption';
  id: Scalars['Int']['output'];
  label: Scalars['String']['output'];
  type: Scalars['String']['output'];
  uid: Scalars['ID']['output'];
  values: Array<Maybe<SelectedBundleOptionValue>>;
};

export type SelectedBundleOptionValue = {
  __typename?: 'SelectedBundleOptionValue';
  id: Scalars['Int']['output'];
  label: Scalars['String']['output'];
  price: Scalars['Float']['output'];
  quantity: Scalars['Float']['output'];
  uid: Scalars['ID']['output'];
};

export type SelectedConfigurableOption = {
  __typename?: 'SelectedConfigurableOption';
  configurable_product_option_uid: Scalars['ID']['output'];
  configurable_product_option_value_uid: Scalars['ID']['output'];
  id: Scalars['Int']['output'];
  option_label: Scalars['String']['output'];
  value_id: Scalars['Int']['output'];
  value_label: Scalars['String']['output'];
};

export type SelectedCustomAttributeInput = {
  attribute_code: Scalars['String']['input'];
  value: Scalars['String']['input'];
};

export type SelectedCustomizableOption = {
  __typename?: 'SelectedCustomizableOption';
  customizable_option_uid: Scalars['ID']['output'];
  id: Scalars['Int']['output'];
  is_required: Scalars['Boolean']['output'];
  label: Scalars['String']['output'];
  sort_order: Scalars['Int']['output'];
  type: Scalars['String']['output'];
  values: Array<Maybe<SelectedCustomizableOptionValue>>;
};

export type SelectedCustomizableOptionValue = {
  __typename?: 'SelectedCustomizableOptionValue';
  customizable_option_value_uid: Scalars['ID']['output'];
  id: Scalars['Int']['output'];
  label: Scalars['String']['output'];
  price: CartItemSelectedOptionValuePrice;
  value: Scalars['String']['output'];
};

export type SelectedPaymentMethod = {
  __typename?: 'SelectedPaymentMethod';
  code: Scalars['String']['output'];
  purchase_order_number?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

export type SelectedShippingMethod = {
  __typename?: 'SelectedShippingMethod';
  amount: Money;
  base_amount?: Maybe<Money>;
  carrier_code: Scalars['String']['output'];
  carrier_title: Scalars['String']['output'];
  delivery_dates?: Maybe<DeliveryDates>;
  free_from?: Maybe<Money>;
  method_code: Scalars['String']['output'];
  /** Carrier and service, for clients that show only this title. */
  method_title: Scalars['String']['output'];
  /** Null for home delivery. */
  pickup_network?: Maybe<Scalars['String']['output']>;
  price_excl_tax: Money;
  price_incl_tax: Money;
  /** The service without the carrier, to show next to carrier_title. */
  service_title: Scalars['String']['output'];
};

export type SendEmailToFriendInput = {
  product_id: Scalars['Int']['input'];
  recipients: Array<InputMaybe<SendEmailToFriendRecipientInput>>;
  sender: SendEmailToFriendSenderInput;
};

export type SendEmailToFriendOutput = {
  __typename?: 'SendEmailToFriendOutput';
  recipients?: Maybe<Array<Maybe<SendEmailToFriendRecipient>>>;
  sender?: Maybe<SendEmailToFriendSender>;
};

export type SendEmailToFriendRecipient = {
  __typename?: 'SendEmailToFriendRecipient';
  email: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type SendEmailToFriendRecipientInput = {
  email: Scalars['String']['input'];
  name: Scalars['String']['input'];
};

export type SendEmailToFriendSender = {
  __typename?: 'SendEmailToFriendSender';
  email: Scalars['String']['output'];
  message: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type SendEmailToFriendSenderInput = {
  email: Scalars['String']['input'];
  message: Scalars['String']['input'];
  name: Scalars['String']['input'];
};

export type SendFriendConfiguration = {
  __typename?: 'SendFriendConfiguration';
  enabled_for_customers: Scalars['Boolean']['output'];
  enabled_for_guests: Scalars['Boolean']['output'];
};

export type SessionMethodEnum =
  | 'PASSKEY'
  | 'PASSWORD'
  /** An account of Apple, Facebook or Google. */
  | 'PROVIDER';

export type SetBillingAddressOnCartInput = {
  billing_address: BillingAddressInput;
  cart_id: Scalars['String']['input'];
};

export type SetBillingAddressOnCartOutput = {
  __typename?: 'SetBillingAddressOnCartOutput';
  cart: Cart;
};

export type SetGiftOptionsOnCartInput = {
  cart_id: Scalars['String']['input'];
  gift_message?: InputMaybe<GiftMessageInput>;
  gift_receipt_included: Scalars['Boolean']['input'];
  gift_wrapping_id?: InputMaybe<Scalars['ID']['input']>;
  /** How many pieces of each line are gift-wrapped. Lines not listed are unwrapped; without the list nothing changes. */
  items?: InputMaybe<Array<GiftWrappingItemInput>>;
  printed_card_included: Scalars['Boolean']['input'];
};

export type SetGiftOptionsOnCartOutput = {
  __typename?: 'SetGiftOptionsOnCartOutput';
  cart: Cart;
};

export type SetGuestEmailOnCartInput = {
  cart_id: Scalars['String']['input'];
  email: Scalars['String']['input'];
};

export type SetGuestEmailOnCartOutput = {
  __typename?: 'SetGuestEmailOnCartOutput';
  cart: Cart;
};

export type SetPaymentMethodAndPlaceOrderInput = {
  /** As in PlaceOrderInput. */
  agreements?: InputMaybe<Array<InputMaybe<AgreementAcceptanceInput>>>;
  cart_id: Scalars['String']['input'];
  payment_method: PaymentMethodInput;
};

export type SetPaymentMethodOnCartInput = {
  cart_id: Scalars['String']['input'];
  payment_method: PaymentMethodInput;
};

export type SetPaymentMethodOnCartOutput = {
  __typename?: 'SetPaymentMethodOnCartOutput';
  cart: Cart;
};

export type SetShippingAddressesOnCartInput = {
  cart_id: Scalars['String']['input'];
  shipping_addresses: Array<InputMaybe<ShippingAddressInput>>;
};

export type SetShippingAddressesOnCartOutput = {
  __typename?: 'SetShippingAddressesOnCartOutput';
  cart: Cart;
};

export type SetShippingMethodsOnCartInput = {
  cart_id: Scalars['String']['input'];
  shipping_methods: Array<InputMaybe<ShippingMethodInput>>;
};

export type SetShippingMethodsOnCartOutput = {
  __typename?: 'SetShippingMethodsOnCartOutput';
  cart: Cart;
};

export type ShareWishlistOutput = {
  __typename?: 'ShareWishlistOutput';
  wishlist: Wishlist;
};

export type SharedWish = {
  __typename?: 'SharedWish';
  /** The chosen size and colour, if any. */
  configurable_options: Array<SelectedConfigurableOption>;
  id: Scalars['ID']['output'];
  is_bought: Scalars['Boolean']['output'];
  product?: Maybe<ProductInterface>;
  quantity: Scalars['Float']['output'];
};

/** Only includes what the store view sells, in the order of its owner. */
export type SharedWishlist = {
  __typename?: 'SharedWishlist';
  items: Array<SharedWish>;
  /** Null if the owner has not named the list. */
  name?: Maybe<Scalars['String']['output']>;
};

export type SharedWishlistOutput = {
  __typename?: 'SharedWishlistOutput';
  wishlist?: Maybe<SharedWishlist>;
};

export type ShipBundleItemsEnum =
  | 'SEPARATELY'
  | 'TOGETHER';

export type ShipmentItem = ShipmentItemInterface & {
  __typename?: 'ShipmentItem';
  id: Scalars['ID']['output'];
  order_item?: Maybe<OrderItemInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  quantity_shipped: Scalars['Float']['output'];
};

export type ShipmentItemInterface = {
  id: Scalars['ID']['output'];
  order_item?: Maybe<OrderItemInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  quantity_shipped: Scalars['Float']['output'];
};

export type ShipmentTracking = {
  __typename?: 'ShipmentTracking';
  carrier: Scalars['String']['output'];
  number?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  /** The carrier's page about the parcel; null if it has none or the parcel has no number. */
  url?: Maybe<Scalars['String']['output']>;
};

export type ShippingAddressInput = {
  address?: InputMaybe<CartAddressInput>;
  customer_address_id?: InputMaybe<Scalars['Int']['input']>;
  customer_address_uid?: InputMaybe<Scalars['ID']['input']>;
  customer_notes?: InputMaybe<Scalars['String']['input']>;
  pickup_location_code?: InputMaybe<Scalars['String']['input']>;
};

export type ShippingCartAddress = CartAddressInterface & {
  __typename?: 'ShippingCartAddress';
  available_shipping_methods?: Maybe<Array<Maybe<AvailableShippingMethod>>>;
  cart_items?: Maybe<Array<Maybe<CartItemQuantity>>>;
  cart_items_v2?: Maybe<Array<Maybe<CartItemInterface>>>;
  city: Scalars['String']['output'];
  company?: Maybe<Scalars['String']['output']>;
  country: CartAddressCountry;
  custom_attributes: Array<Maybe<AttributeValueInterface>>;
  customer_address_uid?: Maybe<Scalars['ID']['output']>;
  customer_notes?: Maybe<Scalars['String']['output']>;
  fax?: Maybe<Scalars['String']['output']>;
  firstname: Scalars['String']['output'];
  id?: Maybe<Scalars['Int']['output']>;
  items_weight?: Maybe<Scalars['Float']['output']>;
  lastname: Scalars['String']['output'];
  middlename?: Maybe<Scalars['String']['output']>;
  /** The location that pickup_location_code selects for the chosen delivery. */
  pickup_location?: Maybe<PickupLocation>;
  pickup_location_code?: Maybe<Scalars['String']['output']>;
  postcode?: Maybe<Scalars['String']['output']>;
  prefix?: Maybe<Scalars['String']['output']>;
  region?: Maybe<CartAddressRegion>;
  same_as_billing: Scalars['Boolean']['output'];
  selected_shipping_method?: Maybe<SelectedShippingMethod>;
  street: Array<Maybe<Scalars['String']['output']>>;
  suffix?: Maybe<Scalars['String']['output']>;
  telephone?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  vat_id?: Maybe<Scalars['String']['output']>;
};

export type ShippingDiscount = {
  __typename?: 'ShippingDiscount';
  amount: Money;
};

export type ShippingHandling = {
  __typename?: 'ShippingHandling';
  amount_excluding_tax?: Maybe<Money>;
  amount_including_tax?: Maybe<Money>;
  discounts?: Maybe<Array<Maybe<ShippingDiscount>>>;
  taxes?: Maybe<Array<Maybe<TaxItem>>>;
  total_amount: Money;
};

export type ShippingMethodInput = {
  carrier_code: Scalars['String']['input'];
  method_code: Scalars['String']['input'];
};

export type ShopBrand = {
  __typename?: 'ShopBrand';
  /** The accent colour and the ground of pages, those of the theme or the merchant's own. */
  accent: Scalars['String']['output'];
  /** theme, square, soft or round. */
  corners: Scalars['String']['output'];
  /** What it sells. */
  description: Scalars['String']['output'];
  /** theme, system, humanist, geometric or serif. */
  font: Scalars['String']['output'];
  /** The paths of the merchant's own fonts. */
  font_file: Scalars['String']['output'];
  ground: Scalars['String']['output'];
  heading_font: Scalars['String']['output'];
  heading_font_file: Scalars['String']['output'];
  /** The path of the icon of tabs and home screens; with `{size}` in it, there is a file per size. Empty: the first letter of the name. */
  icon: Scalars['String']['output'];
  /** The path of the icon that may be cut to any shape. */
  maskable_icon: Scalars['String']['output'];
  /** The name under which the shop speaks. */
  name: Scalars['String']['output'];
  own_accent?: Maybe<AccentColours>;
  own_ground?: Maybe<GroundColours>;
};

export type SimpleCartItem = CartItemInterface & {
  __typename?: 'SimpleCartItem';
  available_gift_wrapping: Array<Maybe<GiftWrapping>>;
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  discount?: Maybe<Array<Maybe<Discount>>>;
  errors?: Maybe<Array<Maybe<CartItemError>>>;
  gift_message?: Maybe<GiftMessage>;
  gift_wrapping?: Maybe<GiftWrapping>;
  /** How many pieces of the line are gift-wrapped. */
  gift_wrapping_quantity: Scalars['Int']['output'];
  id: Scalars['String']['output'];
  is_available: Scalars['Boolean']['output'];
  max_qty?: Maybe<Scalars['Float']['output']>;
  min_qty?: Maybe<Scalars['Float']['output']>;
  not_available_message?: Maybe<Scalars['String']['output']>;
  picture?: Maybe<ProductImage>;
  prices?: Maybe<CartItemPrices>;
  product: ProductInterface;
  quantity: Scalars['Float']['output'];
  uid: Scalars['ID']['output'];
};

export type SimpleProduct = CustomizableProductInterface & PhysicalProductInterface & ProductInterface & RoutableInterface & {
  __typename?: 'SimpleProduct';
  additional_product_name?: Maybe<Scalars['String']['output']>;
  attribute_set_id?: Maybe<Scalars['Int']['output']>;
  brand_category_url?: Maybe<Scalars['String']['output']>;
  canonical_url?: Maybe<Scalars['String']['output']>;
  categories?: Maybe<Array<Maybe<CategoryInterface>>>;
  cdrl_age?: Maybe<Scalars['String']['output']>;
  cdrl_brand?: Maybe<Scalars['String']['output']>;
  cdrl_care?: Maybe<Scalars['String']['output']>;
  cdrl_certificates?: Maybe<Scalars['String']['output']>;
  cdrl_materials_description?: Maybe<Scalars['String']['output']>;
  cdrl_product_collection?: Maybe<Scalars['String']['output']>;
  cdrl_size?: Maybe<Scalars['Int']['output']>;
  color?: Maybe<Scalars['Int']['output']>;
  color_option?: Maybe<ProductAttributeOption>;
  color_siblings?: Maybe<Array<Maybe<ProductInterface>>>;
  country_of_manufacture?: Maybe<Scalars['String']['output']>;
  created_at?: Maybe<Scalars['String']['output']>;
  crosssell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  custom_attributes: Array<Maybe<CustomAttribute>>;
  custom_attributesV2?: Maybe<ProductCustomAttributes>;
  delivery_offers: Array<DeliveryOffer>;
  description?: Maybe<ComplexTextValue>;
  gift_message_available?: Maybe<Scalars['String']['output']>;
  gift_wrapping_available: Scalars['Boolean']['output'];
  gift_wrapping_price?: Maybe<Money>;
  id?: Maybe<Scalars['Int']['output']>;
  image?: Maybe<ProductImage>;
  is_returnable?: Maybe<Scalars['String']['output']>;
  lowest_price?: Maybe<Money>;
  manufacturer?: Maybe<Scalars['Int']['output']>;
  max_sale_qty?: Maybe<Scalars['Float']['output']>;
  media_gallery?: Maybe<Array<Maybe<MediaGalleryInterface>>>;
  media_gallery_entries?: Maybe<Array<Maybe<MediaGalleryEntry>>>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keyword?: Maybe<Scalars['String']['output']>;
  meta_robots?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  min_sale_qty?: Maybe<Scalars['Float']['output']>;
  mw_canonical_url?: Maybe<MwCanonicalUrl>;
  mw_hreflangs?: Maybe<MwHreflangs>;
  mw_seo_markup?: Maybe<MwSeoMarkup>;
  name?: Maybe<Scalars['String']['output']>;
  new_from_date?: Maybe<Scalars['String']['output']>;
  new_to_date?: Maybe<Scalars['String']['output']>;
  only_x_left_in_stock?: Maybe<Scalars['Float']['output']>;
  options?: Maybe<Array<Maybe<CustomizableOptionInterface>>>;
  options_container?: Maybe<Scalars['String']['output']>;
  price?: Maybe<ProductPrices>;
  price_range: PriceRange;
  price_tiers?: Maybe<Array<Maybe<TierPrice>>>;
  product_links?: Maybe<Array<Maybe<ProductLinksInterface>>>;
  product_seo_name?: Maybe<Scalars['String']['output']>;
  quantity?: Maybe<Scalars['Float']['output']>;
  rating_summary: Scalars['Float']['output'];
  redirect_code: Scalars['Int']['output'];
  related_products?: Maybe<Array<Maybe<ProductInterface>>>;
  relative_url?: Maybe<Scalars['String']['output']>;
  review_count: Scalars['Int']['output'];
  reviews: ProductReviews;
  secondary_image?: Maybe<ProductImage>;
  short_description?: Maybe<ComplexTextValue>;
  size_chart?: Maybe<Scalars['String']['output']>;
  size_chart_rows?: Maybe<Array<SizeChartRow>>;
  sku?: Maybe<Scalars['String']['output']>;
  small_image?: Maybe<ProductImage>;
  special_from_date?: Maybe<Scalars['String']['output']>;
  special_price?: Maybe<Scalars['Float']['output']>;
  special_to_date?: Maybe<Scalars['String']['output']>;
  staged: Scalars['Boolean']['output'];
  stock_status?: Maybe<ProductStockStatus>;
  swatch_image?: Maybe<Scalars['String']['output']>;
  thumbnail?: Maybe<ProductImage>;
  tier_price?: Maybe<Scalars['Float']['output']>;
  tier_prices?: Maybe<Array<Maybe<ProductTierPrices>>>;
  type?: Maybe<UrlRewriteEntityTypeEnum>;
  type_id?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  updated_at?: Maybe<Scalars['String']['output']>;
  upsell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  url_key?: Maybe<Scalars['String']['output']>;
  url_path?: Maybe<Scalars['String']['output']>;
  url_rewrites?: Maybe<Array<Maybe<UrlRewrite>>>;
  url_suffix?: Maybe<Scalars['String']['output']>;
  websites?: Maybe<Array<Maybe<Website>>>;
  weight?: Maybe<Scalars['Float']['output']>;
};


export type SimpleProductCustom_AttributesV2Args = {
  filters?: InputMaybe<AttributeFilterInput>;
};


export type SimpleProductReviewsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type SimpleProductCartItemInput = {
  customizable_options?: InputMaybe<Array<InputMaybe<CustomizableOptionInput>>>;
  data: CartItemInput;
};

export type SimpleWishlistItem = WishlistItemInterface & {
  __typename?: 'SimpleWishlistItem';
  added_at: Scalars['String']['output'];
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  product?: Maybe<ProductInterface>;
  quantity: Scalars['Float']['output'];
};

export type SizeAdvice =
  | 'RUNS_LARGE'
  | 'RUNS_SMALL';

export type SizeChartRow = {
  __typename?: 'SizeChartRow';
  /** The age it fits, in the language of the store view. */
  age?: Maybe<Scalars['String']['output']>;
  chest?: Maybe<SizeMeasure>;
  /** Foot length. */
  foot?: Maybe<SizeMeasure>;
  /** Head circumference. */
  head?: Maybe<SizeMeasure>;
  /** Body height. */
  height?: Maybe<SizeMeasure>;
  hips?: Maybe<SizeMeasure>;
  inseam?: Maybe<SizeMeasure>;
  /** Palm circumference. */
  palm?: Maybe<SizeMeasure>;
  /** The label of the size option. */
  size: Scalars['String']['output'];
  waist?: Maybe<SizeMeasure>;
};

/** Centimetres. Both ends are equal for a single number. */
export type SizeMeasure = {
  __typename?: 'SizeMeasure';
  from: Scalars['Float']['output'];
  to: Scalars['Float']['output'];
};

export type SocialLoginConfig = {
  __typename?: 'SocialLoginConfig';
  apple_client_id?: Maybe<Scalars['String']['output']>;
  apple_enabled?: Maybe<Scalars['Boolean']['output']>;
  facebook_app_id?: Maybe<Scalars['String']['output']>;
  facebook_enabled?: Maybe<Scalars['Boolean']['output']>;
  google_client_id?: Maybe<Scalars['String']['output']>;
  google_enabled?: Maybe<Scalars['Boolean']['output']>;
};

export type SocialProviderEnum =
  | 'APPLE'
  | 'FACEBOOK'
  | 'GOOGLE';

export type SocialRegistration = {
  __typename?: 'SocialRegistration';
  firstname: Scalars['String']['output'];
  /** Valid once, for an hour, in the same browser. */
  key: Scalars['String']['output'];
  lastname: Scalars['String']['output'];
};

export type SocialRegistrationInput = {
  agreements?: InputMaybe<Array<InputMaybe<Scalars['Int']['input']>>>;
  firstname: Scalars['String']['input'];
  is_subscribed?: InputMaybe<Scalars['Boolean']['input']>;
  key: Scalars['String']['input'];
  lastname: Scalars['String']['input'];
};

export type SocialSignInOutput = {
  __typename?: 'SocialSignInOutput';
  /** The email address of the account, or of the person without one. */
  email: Scalars['String']['output'];
  /** Set if the person has no account yet: what `createCustomerFromSocialSignIn` needs. */
  registration?: Maybe<SocialRegistration>;
  /** The session; null if the person has no account yet, or must first open the link in the email that was sent. */
  token?: Maybe<CustomerToken>;
};

export type SocialSignInStart = {
  __typename?: 'SocialSignInStart';
  /** The provider's page, to which the browser goes. */
  authorization_url: Scalars['String']['output'];
};

export type SortEnum =
  | 'ASC'
  | 'DESC';

export type SortField = {
  __typename?: 'SortField';
  label?: Maybe<Scalars['String']['output']>;
  value?: Maybe<Scalars['String']['output']>;
};

export type SortFields = {
  __typename?: 'SortFields';
  default?: Maybe<Scalars['String']['output']>;
  options?: Maybe<Array<Maybe<SortField>>>;
};

export type SortQuoteItemsEnum =
  | 'CREATED_AT'
  | 'ITEM_ID'
  | 'NAME'
  | 'PRICE'
  | 'PRODUCT_ID'
  | 'PRODUCT_TYPE'
  | 'QTY'
  | 'ROW_TOTAL'
  | 'SKU'
  | 'UPDATED_AT'
  | 'WEIGHT';

export type StartPaymentInput = {
  payment_method?: InputMaybe<PaymentMethodInput>;
  token: Scalars['String']['input'];
};

export type StartPaymentOutput = {
  __typename?: 'StartPaymentOutput';
  order: CustomerOrder;
  /** Where the buyer pays: a URL, or a path on the shop's own origin. Null for methods without a payment provider. */
  redirect_url?: Maybe<Scalars['String']['output']>;
};

export type StoreAddress = {
  __typename?: 'StoreAddress';
  city: Scalars['String']['output'];
  country_code: Scalars['String']['output'];
  /** Degrees in WGS 84. */
  latitude: Scalars['Float']['output'];
  longitude: Scalars['Float']['output'];
  postcode: Scalars['String']['output'];
  street: Scalars['String']['output'];
};

export type StoreAvailability = {
  __typename?: 'StoreAvailability';
  address: StoreAddress;
  /** Straight-line distance in kilometres from the requested location; null without one. */
  distance?: Maybe<Scalars['Float']['output']>;
  name: Scalars['String']['output'];
  /** Monday to Sunday. A day without hours is closed. */
  opening_hours: Array<StoreOpeningHours>;
  phone?: Maybe<Scalars['String']['output']>;
  /** Each size that is sold, with its own status. */
  sizes: Array<StoreSizeAvailability>;
  /** The code of the shop. */
  source: Scalars['String']['output'];
  /** Null (unknown) if the shop has not reported its stock within three days. */
  status?: Maybe<StoreAvailabilityStatus>;
  /** The time of the shop's last stock report, in UTC. */
  updated_at?: Maybe<Scalars['String']['output']>;
};

export type StoreAvailabilityStatus =
  | 'IN_STOCK'
  /** One or two items, which may be sold before the shopper arrives. */
  | 'LOW'
  | 'OUT';

export type StoreConfig = {
  __typename?: 'StoreConfig';
  absolute_footer?: Maybe<Scalars['String']['output']>;
  agent_checkout_not_logged_as_client_message?: Maybe<Scalars['String']['output']>;
  allow_gift_receipt?: Maybe<Scalars['String']['output']>;
  allow_gift_wrapping_on_order?: Maybe<Scalars['String']['output']>;
  allow_gift_wrapping_on_order_items?: Maybe<Scalars['String']['output']>;
  allow_guests_to_write_product_reviews?: Maybe<Scalars['String']['output']>;
  allow_items?: Maybe<Scalars['String']['output']>;
  allow_order?: Maybe<Scalars['String']['output']>;
  allow_printed_card?: Maybe<Scalars['String']['output']>;
  autocomplete_on_storefront?: Maybe<Scalars['Boolean']['output']>;
  base_currency_code?: Maybe<Scalars['String']['output']>;
  base_link_url?: Maybe<Scalars['String']['output']>;
  base_media_url?: Maybe<Scalars['String']['output']>;
  base_static_url?: Maybe<Scalars['String']['output']>;
  base_url?: Maybe<Scalars['String']['output']>;
  blog?: Maybe<BlogConfig>;
  /** `1` or `0`. */
  braintree_cc_vault_active?: Maybe<Scalars['String']['output']>;
  /** What makes the shop look like the merchant's. Private to our storefront. */
  brand: ShopBrand;
  card_payment?: Maybe<CardPaymentConfig>;
  cart_expires_in_days?: Maybe<Scalars['Int']['output']>;
  cart_gift_wrapping?: Maybe<Scalars['String']['output']>;
  cart_merge_preference: Scalars['String']['output'];
  cart_printed_card?: Maybe<Scalars['String']['output']>;
  cart_summary_display_quantity?: Maybe<Scalars['Int']['output']>;
  catalog_default_sort_by?: Maybe<Scalars['String']['output']>;
  category_canonical_tag?: Maybe<Scalars['Boolean']['output']>;
  category_fixed_product_tax_display_setting?: Maybe<FixedProductTaxDisplaySettings>;
  category_url_suffix?: Maybe<Scalars['String']['output']>;
  check_money_order_enable_for_specific_countries?: Maybe<Scalars['Boolean']['output']>;
  check_money_order_enabled?: Maybe<Scalars['Boolean']['output']>;
  check_money_order_make_check_payable_to?: Maybe<Scalars['String']['output']>;
  check_money_order_max_order_total?: Maybe<Scalars['String']['output']>;
  check_money_order_min_order_total?: Maybe<Scalars['String']['output']>;
  check_money_order_new_order_status?: Maybe<Scalars['String']['output']>;
  check_money_order_payment_from_specific_countries?: Maybe<Scalars['String']['output']>;
  check_money_order_send_check_to?: Maybe<Scalars['String']['output']>;
  check_money_order_sort_order?: Maybe<Scalars['Int']['output']>;
  check_money_order_title?: Maybe<Scalars['String']['output']>;
  cms_home_page?: Maybe<Scalars['String']['output']>;
  cms_no_cookies?: Maybe<Scalars['String']['output']>;
  cms_no_route?: Maybe<Scalars['String']['output']>;
  code?: Maybe<Scalars['String']['output']>;
  configurable_product_image: ProductImageThumbnail;
  configurable_thumbnail_source?: Maybe<Scalars['String']['output']>;
  contact_enabled: Scalars['Boolean']['output'];
  /** What a message of the contact form can be about. */
  contact_topics: Array<Scalars['String']['output']>;
  copyright?: Maybe<Scalars['String']['output']>;
  countries_with_required_region?: Maybe<Scalars['String']['output']>;
  countries_with_state_required?: Maybe<Scalars['String']['output']>;
  country_default?: Maybe<Scalars['String']['output']>;
  create_account_confirmation?: Maybe<Scalars['Boolean']['output']>;
  customer_access_token_lifetime?: Maybe<Scalars['Float']['output']>;
  customer_rma_page_status?: Maybe<Scalars['Boolean']['output']>;
  default_country?: Maybe<Scalars['String']['output']>;
  default_description?: Maybe<Scalars['String']['output']>;
  default_display_currency_code?: Maybe<Scalars['String']['output']>;
  default_keywords?: Maybe<Scalars['String']['output']>;
  default_title?: Maybe<Scalars['String']['output']>;
  demonotice?: Maybe<Scalars['Int']['output']>;
  display_product_prices_in_catalog: Scalars['Int']['output'];
  display_shipping_prices: Scalars['Int']['output'];
  display_state_if_optional?: Maybe<Scalars['Boolean']['output']>;
  enable_billing_address_section?: Maybe<Scalars['Boolean']['output']>;
  enable_multiple_wishlists?: Maybe<Scalars['String']['output']>;
  fixed_product_taxes_apply_tax_to_fpt: Scalars['Boolean']['output'];
  fixed_product_taxes_display_prices_in_emails: Scalars['Int']['output'];
  fixed_product_taxes_display_prices_in_product_lists: Scalars['Int']['output'];
  fixed_product_taxes_display_prices_in_sales_modules: Scalars['Int']['output'];
  fixed_product_taxes_display_prices_on_product_view_page: Scalars['Int']['output'];
  fixed_product_taxes_enable: Scalars['Boolean']['output'];
  fixed_product_taxes_include_fpt_in_subtotal: Scalars['Boolean']['output'];
  front?: Maybe<Scalars['String']['output']>;
  gift_card_pages?: Maybe<GiftCardPagesConfig>;
  graphql_share_customer_group?: Maybe<Scalars['Boolean']['output']>;
  grid_per_page?: Maybe<Scalars['Int']['output']>;
  grid_per_page_values?: Maybe<Scalars['String']['output']>;
  grouped_product_image: ProductImageThumbnail;
  head_includes?: Maybe<Scalars['String']['output']>;
  head_shortcut_icon?: Maybe<Scalars['String']['output']>;
  header_logo_src?: Maybe<Scalars['String']['output']>;
  id?: Maybe<Scalars['Int']['output']>;
  is_checkout_agreements_enabled: Scalars['Boolean']['output'];
  is_default_store?: Maybe<Scalars['Boolean']['output']>;
  is_default_store_group?: Maybe<Scalars['Boolean']['output']>;
  is_guest_checkout_enabled?: Maybe<Scalars['Boolean']['output']>;
  is_one_page_checkout_enabled?: Maybe<Scalars['Boolean']['output']>;
  list_mode?: Maybe<Scalars['String']['output']>;
  list_per_page?: Maybe<Scalars['Int']['output']>;
  list_per_page_values?: Maybe<Scalars['String']['output']>;
  locale?: Maybe<Scalars['String']['output']>;
  logo_alt?: Maybe<Scalars['String']['output']>;
  logo_height?: Maybe<Scalars['Int']['output']>;
  logo_width?: Maybe<Scalars['Int']['output']>;
  loyalty?: Maybe<LoyaltyConfig>;
  magento_reward_general_is_enabled?: Maybe<Scalars['String']['output']>;
  magento_reward_general_is_enabled_on_front?: Maybe<Scalars['String']['output']>;
  magento_reward_general_min_points_balance?: Maybe<Scalars['String']['output']>;
  magento_reward_general_publish_history?: Maybe<Scalars['String']['output']>;
  magento_reward_points_invitation_customer?: Maybe<Scalars['String']['output']>;
  magento_reward_points_invitation_customer_limit?: Maybe<Scalars['String']['output']>;
  magento_reward_points_invitation_order?: Maybe<Scalars['String']['output']>;
  magento_reward_points_invitation_order_limit?: Maybe<Scalars['String']['output']>;
  magento_reward_points_newsletter?: Maybe<Scalars['String']['output']>;
  magento_reward_points_order?: Maybe<Scalars['String']['output']>;
  magento_reward_points_register?: Maybe<Scalars['String']['output']>;
  magento_reward_points_review?: Maybe<Scalars['String']['output']>;
  magento_reward_points_review_limit?: Maybe<Scalars['String']['output']>;
  magento_wishlist_general_is_enabled?: Maybe<Scalars['String']['output']>;
  max_items_in_order_summary?: Maybe<Scalars['Int']['output']>;
  maximum_number_of_wishlists?: Maybe<Scalars['String']['output']>;
  mfblog_general_enabled?: Maybe<Scalars['String']['output']>;
  mfblog_index_page_meta_description?: Maybe<Scalars['String']['output']>;
  mfblog_index_page_meta_title?: Maybe<Scalars['String']['output']>;
  mfblog_index_page_posts_sort_by?: Maybe<Scalars['String']['output']>;
  mfblog_index_page_title?: Maybe<Scalars['String']['output']>;
  mfblog_post_list_posts_per_page?: Maybe<Scalars['String']['output']>;
  mfblog_post_view_comments_guest_comments?: Maybe<Scalars['String']['output']>;
  mfblog_post_view_comments_number_of_comments?: Maybe<Scalars['String']['output']>;
  mfblog_post_view_comments_type?: Maybe<Scalars['String']['output']>;
  mfblog_sidebar_popular_posts_enabled?: Maybe<Scalars['String']['output']>;
  mfblog_sidebar_popular_posts_posts_per_page?: Maybe<Scalars['String']['output']>;
  mfblog_sidebar_recent_posts_enabled?: Maybe<Scalars['String']['output']>;
  mfblog_sidebar_recent_posts_posts_per_page?: Maybe<Scalars['String']['output']>;
  minicart_display?: Maybe<Scalars['Boolean']['output']>;
  minicart_max_items?: Maybe<Scalars['Int']['output']>;
  minimum_password_length?: Maybe<Scalars['String']['output']>;
  newsletter_enable_phone_field?: Maybe<Scalars['Boolean']['output']>;
  newsletter_enabled: Scalars['Boolean']['output'];
  no_route?: Maybe<Scalars['String']['output']>;
  oauth_customer_token_lifetime?: Maybe<Scalars['Float']['output']>;
  optional_zip_countries?: Maybe<Scalars['String']['output']>;
  order_cancellation_enabled: Scalars['Boolean']['output'];
  order_cancellation_reasons: Array<Maybe<CancellationReason>>;
  orders_invoices_credit_memos_display_full_summary: Scalars['Boolean']['output'];
  orders_invoices_credit_memos_display_grandtotal: Scalars['Boolean']['output'];
  orders_invoices_credit_memos_display_price: Scalars['Int']['output'];
  orders_invoices_credit_memos_display_shipping_amount: Scalars['Int']['output'];
  orders_invoices_credit_memos_display_subtotal: Scalars['Int']['output'];
  orders_invoices_credit_memos_display_zero_tax: Scalars['Boolean']['output'];
  parcel_locker?: Maybe<ParcelLockerConfig>;
  /** Whether customers can sign in with a passkey. Browsers do not allow it on an address without a host name. */
  passkeys_enabled: Scalars['Boolean']['output'];
  /** Whether a customer can save cards with the method `adyen_cc`: `1` or `0`. */
  payment_adyen_cc_vault_active?: Maybe<Scalars['String']['output']>;
  /** `1` or `0`. */
  payment_payflowpro_cc_vault_active?: Maybe<Scalars['String']['output']>;
  /** Whether a note at each price says that it includes tax and excludes delivery. */
  price_note_enabled: Scalars['Boolean']['output'];
  printed_card_price?: Maybe<Scalars['String']['output']>;
  printed_card_priceV2?: Maybe<Money>;
  product_canonical_tag?: Maybe<Scalars['Boolean']['output']>;
  product_fixed_product_tax_display_setting?: Maybe<FixedProductTaxDisplaySettings>;
  product_in_store_availability_status?: Maybe<Scalars['Boolean']['output']>;
  product_reviews_enabled?: Maybe<Scalars['String']['output']>;
  product_url_suffix?: Maybe<Scalars['String']['output']>;
  required_character_classes_number?: Maybe<Scalars['String']['output']>;
  /** How many days after the delivery goods can be returned. */
  return_days: Scalars['Int']['output'];
  returns_enabled: Scalars['String']['output'];
  root_category_id?: Maybe<Scalars['Int']['output']>;
  root_category_uid?: Maybe<Scalars['ID']['output']>;
  sales_fixed_product_tax_display_setting?: Maybe<FixedProductTaxDisplaySettings>;
  sales_gift_wrapping?: Maybe<Scalars['String']['output']>;
  sales_printed_card?: Maybe<Scalars['String']['output']>;
  secure_base_link_url?: Maybe<Scalars['String']['output']>;
  secure_base_media_url?: Maybe<Scalars['String']['output']>;
  secure_base_static_url?: Maybe<Scalars['String']['output']>;
  secure_base_url?: Maybe<Scalars['String']['output']>;
  send_friend?: Maybe<SendFriendConfiguration>;
  share_active_segments?: Maybe<Scalars['Boolean']['output']>;
  share_applied_cart_rule?: Maybe<Scalars['Boolean']['output']>;
  /** 0 if accounts are valid in all websites, 1 if in one website only. */
  share_customer_accounts_scope?: Maybe<Scalars['Int']['output']>;
  shopping_assistance_checkbox_title?: Maybe<Scalars['String']['output']>;
  shopping_assistance_checkbox_tooltip?: Maybe<Scalars['String']['output']>;
  shopping_assistance_enabled?: Maybe<Scalars['Boolean']['output']>;
  shopping_cart_display_full_summary?: Maybe<Scalars['Boolean']['output']>;
  shopping_cart_display_grand_total?: Maybe<Scalars['Boolean']['output']>;
  shopping_cart_display_price?: Maybe<Scalars['Int']['output']>;
  shopping_cart_display_shipping?: Maybe<Scalars['Int']['output']>;
  shopping_cart_display_subtotal?: Maybe<Scalars['Int']['output']>;
  shopping_cart_display_tax_gift_wrapping?: Maybe<TaxWrappingEnum>;
  shopping_cart_display_zero_tax?: Maybe<Scalars['Boolean']['output']>;
  show_cms_breadcrumbs?: Maybe<Scalars['Int']['output']>;
  show_regions_for_not_required_state?: Maybe<Scalars['Boolean']['output']>;
  social_login?: Maybe<SocialLoginConfig>;
  store_code?: Maybe<Scalars['ID']['output']>;
  store_group_code?: Maybe<Scalars['ID']['output']>;
  store_group_name?: Maybe<Scalars['String']['output']>;
  store_locator?: Maybe<StoreLocatorConfig>;
  store_name?: Maybe<Scalars['String']['output']>;
  store_sort_order?: Maybe<Scalars['Int']['output']>;
  /** Whether the store switcher only offers store views of the same group. */
  store_switcher_current_group_only?: Maybe<Scalars['Boolean']['output']>;
  /** Whether the store takes orders. One that lacks what the law requires, such as its terms, takes none. */
  takes_orders: Scalars['Boolean']['output'];
  /** The theme on which the look is based: base, broel, lemon or marketplace. */
  theme?: Maybe<Scalars['String']['output']>;
  timezone?: Maybe<Scalars['String']['output']>;
  title_prefix?: Maybe<Scalars['String']['output']>;
  title_separator?: Maybe<Scalars['String']['output']>;
  title_suffix?: Maybe<Scalars['String']['output']>;
  top_menu_club_link_cms_page?: Maybe<Scalars['String']['output']>;
  top_menu_club_link_enabled?: Maybe<Scalars['Boolean']['output']>;
  top_menu_help_and_contact_cms_page?: Maybe<Scalars['String']['output']>;
  top_menu_help_and_contact_enabled?: Maybe<Scalars['Boolean']['output']>;
  top_menu_help_and_contact_title?: Maybe<Scalars['String']['output']>;
  top_menu_mini_wishlist_enabled?: Maybe<Scalars['Boolean']['output']>;
  top_menu_mini_wishlist_max_items_to_show?: Maybe<Scalars['Int']['output']>;
  tracking?: Maybe<TrackingConfig>;
  use_store_in_url?: Maybe<Scalars['Boolean']['output']>;
  website_code?: Maybe<Scalars['ID']['output']>;
  website_id?: Maybe<Scalars['Int']['output']>;
  website_name?: Maybe<Scalars['String']['output']>;
  weight_unit?: Maybe<Scalars['String']['output']>;
  welcome?: Maybe<Scalars['String']['output']>;
  /** Whether the store shows the withdrawal function of EU law. */
  withdrawal_enabled: Scalars['Boolean']['output'];
  zero_subtotal_enable_for_specific_countries?: Maybe<Scalars['Boolean']['output']>;
  zero_subtotal_enabled?: Maybe<Scalars['Boolean']['output']>;
  zero_subtotal_new_order_status?: Maybe<Scalars['String']['output']>;
  zero_subtotal_payment_action?: Maybe<Scalars['String']['output']>;
  zero_subtotal_payment_from_specific_countries?: Maybe<Scalars['String']['output']>;
  zero_subtotal_sort_order?: Maybe<Scalars['Int']['output']>;
  zero_subtotal_title?: Maybe<Scalars['String']['output']>;
};

export type StoreLabels = {
  __typename?: 'StoreLabels';
  label?: Maybe<Scalars['String']['output']>;
  store_code?: Maybe<Scalars['String']['output']>;
};

/** Coordinates, or a typed city or postcode. */
export type StoreLocationInput = {
  latitude?: InputMaybe<Scalars['Float']['input']>;
  longitude?: InputMaybe<Scalars['Float']['input']>;
  text?: InputMaybe<Scalars['String']['input']>;
};

export type StoreLocatorConfig = {
  __typename?: 'StoreLocatorConfig';
  api_key?: Maybe<Scalars['String']['output']>;
  city_select_mode?: Maybe<Scalars['String']['output']>;
  cluster_size?: Maybe<Scalars['Int']['output']>;
  default_country?: Maybe<Scalars['String']['output']>;
  engine?: Maybe<Scalars['String']['output']>;
  marker?: Maybe<Scalars['String']['output']>;
};

export type StoreOpeningHours = {
  __typename?: 'StoreOpeningHours';
  closes: Scalars['String']['output'];
  /** Such as `09:00`. */
  opens: Scalars['String']['output'];
  /** 1 means Monday. */
  weekday: Scalars['Int']['output'];
};

export type StoreSizeAvailability = {
  __typename?: 'StoreSizeAvailability';
  sku: Scalars['String']['output'];
  /** Null (unknown) if the shop has not reported its stock within three days. */
  status?: Maybe<StoreAvailabilityStatus>;
};

export type StorefrontProperties = {
  __typename?: 'StorefrontProperties';
  position?: Maybe<Scalars['Int']['output']>;
  use_in_layered_navigation?: Maybe<UseInLayeredNavigationOptions>;
  use_in_product_listing?: Maybe<Scalars['Boolean']['output']>;
  use_in_search_results_layered_navigation?: Maybe<Scalars['Boolean']['output']>;
  visible_on_catalog_pages?: Maybe<Scalars['Boolean']['output']>;
};

export type SubscribeEmailToNewsletterOutput = {
  __typename?: 'SubscribeEmailToNewsletterOutput';
  status?: Maybe<SubscriptionStatusesEnum>;
};

export type SubscriptionStatusesEnum =
  | 'NOT_ACTIVE'
  | 'SUBSCRIBED'
  | 'UNCONFIRMED'
  | 'UNSUBSCRIBED';

export type SuggestedQuery = {
  __typename?: 'SuggestedQuery';
  suggestion?: Maybe<Scalars['String']['output']>;
};

export type SwatchData = {
  __typename?: 'SwatchData';
  /** `1` for a colour, `2` for a picture. */
  type?: Maybe<Scalars['String']['output']>;
  /** The colour, such as `#c0392b`, or the address of the picture. */
  value?: Maybe<Scalars['String']['output']>;
};

export type SwatchDataInterface = {
  value?: Maybe<Scalars['String']['output']>;
};

export type SwatchInputTypeEnum =
  | 'BOOLEAN'
  | 'DATE'
  | 'DATETIME'
  | 'DROPDOWN'
  | 'FILE'
  | 'GALLERY'
  | 'HIDDEN'
  | 'IMAGE'
  | 'MEDIA_IMAGE'
  | 'MULTILINE'
  | 'MULTISELECT'
  | 'PRICE'
  | 'SELECT'
  | 'TEXT'
  | 'TEXTAREA'
  | 'UNDEFINED'
  | 'VISUAL'
  | 'WEIGHT';

export type SwatchLayerFilterItem = LayerFilterItemInterface & SwatchLayerFilterItemInterface & {
  __typename?: 'SwatchLayerFilterItem';
  items_count?: Maybe<Scalars['Int']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  swatch_data?: Maybe<SwatchData>;
  value_string?: Maybe<Scalars['String']['output']>;
};

export type SwatchLayerFilterItemInterface = {
  swatch_data?: Maybe<SwatchData>;
};

export type SyneriseRecommendation = {
  __typename?: 'SyneriseRecommendation';
  items?: Maybe<Array<Maybe<RecommendedProduct>>>;
  /** Starts at 1, in display order. */
  position?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
};

export type TakePreparedCartInput = {
  cart_id: Scalars['String']['input'];
  code: Scalars['String']['input'];
};

export type TakePreparedCartOutput = {
  __typename?: 'TakePreparedCartOutput';
  cart: Cart;
};

export type TaxItem = {
  __typename?: 'TaxItem';
  amount: Money;
  rate: Scalars['Float']['output'];
  title: Scalars['String']['output'];
};

export type TaxWrappingEnum =
  | 'DISPLAY_EXCLUDING_TAX'
  | 'DISPLAY_INCLUDING_TAX'
  | 'DISPLAY_TYPE_BOTH';

export type TextSwatchData = SwatchDataInterface & {
  __typename?: 'TextSwatchData';
  value?: Maybe<Scalars['String']['output']>;
};

export type TierPrice = {
  __typename?: 'TierPrice';
  discount?: Maybe<ProductDiscount>;
  final_price?: Maybe<Money>;
  quantity?: Maybe<Scalars['Float']['output']>;
};

export type TrackingConfig = {
  __typename?: 'TrackingConfig';
  enhanced_conversions?: Maybe<Scalars['Boolean']['output']>;
  ga4_page_view?: Maybe<Scalars['Boolean']['output']>;
  gtm_container_ids?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  gtm_enabled?: Maybe<Scalars['Boolean']['output']>;
  gtm_version?: Maybe<Scalars['String']['output']>;
  personalisation_custom_script?: Maybe<Scalars['String']['output']>;
  personalisation_enabled?: Maybe<Scalars['Boolean']['output']>;
  pixel_code?: Maybe<Scalars['String']['output']>;
  pixel_enabled?: Maybe<Scalars['Boolean']['output']>;
  reviews_enabled?: Maybe<Scalars['Boolean']['output']>;
  reviews_widget_ids?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
};

/** A single-line text, a date or a number. */
export type UiAttributeTypeAny = UiInputTypeInterface & {
  __typename?: 'UiAttributeTypeAny';
  is_html_allowed?: Maybe<Scalars['Boolean']['output']>;
  ui_input_type?: Maybe<UiInputTypeEnum>;
};

/** Yes or no. */
export type UiAttributeTypeBoolean = SelectableInputTypeInterface & UiInputTypeInterface & {
  __typename?: 'UiAttributeTypeBoolean';
  attribute_options?: Maybe<Array<Maybe<AttributeOptionInterface>>>;
  is_html_allowed?: Maybe<Scalars['Boolean']['output']>;
  ui_input_type?: Maybe<UiInputTypeEnum>;
};

/** A tax of a fixed amount. */
export type UiAttributeTypeFixedProductTax = UiInputTypeInterface & {
  __typename?: 'UiAttributeTypeFixedProductTax';
  is_html_allowed?: Maybe<Scalars['Boolean']['output']>;
  ui_input_type?: Maybe<UiInputTypeEnum>;
};

/** Any number of options. */
export type UiAttributeTypeMultiSelect = SelectableInputTypeInterface & UiInputTypeInterface & {
  __typename?: 'UiAttributeTypeMultiSelect';
  attribute_options?: Maybe<Array<Maybe<AttributeOptionInterface>>>;
  is_html_allowed?: Maybe<Scalars['Boolean']['output']>;
  ui_input_type?: Maybe<UiInputTypeEnum>;
};

/** A text written with Page Builder. */
export type UiAttributeTypePageBuilder = UiInputTypeInterface & {
  __typename?: 'UiAttributeTypePageBuilder';
  is_html_allowed?: Maybe<Scalars['Boolean']['output']>;
  ui_input_type?: Maybe<UiInputTypeEnum>;
};

/** One of several options. */
export type UiAttributeTypeSelect = SelectableInputTypeInterface & UiInputTypeInterface & {
  __typename?: 'UiAttributeTypeSelect';
  attribute_options?: Maybe<Array<Maybe<AttributeOptionInterface>>>;
  is_html_allowed?: Maybe<Scalars['Boolean']['output']>;
  ui_input_type?: Maybe<UiInputTypeEnum>;
};

/** An HTML text. */
export type UiAttributeTypeTextEditor = UiInputTypeInterface & {
  __typename?: 'UiAttributeTypeTextEditor';
  is_html_allowed?: Maybe<Scalars['Boolean']['output']>;
  ui_input_type?: Maybe<UiInputTypeEnum>;
};

/** A multi-line text. */
export type UiAttributeTypeTextarea = UiInputTypeInterface & {
  __typename?: 'UiAttributeTypeTextarea';
  is_html_allowed?: Maybe<Scalars['Boolean']['output']>;
  ui_input_type?: Maybe<UiInputTypeEnum>;
};

export type UiInputTypeEnum =
  | 'BOOLEAN'
  | 'DATE'
  | 'DATETIME'
  | 'FIXED_PRODUCT_TAX'
  | 'GALLERY'
  | 'IMAGE'
  | 'MEDIA_IMAGE'
  | 'MULTISELECT'
  | 'PAGEBUILDER'
  | 'PRICE'
  | 'SELECT'
  | 'TEXT'
  | 'TEXTAREA'
  | 'TEXTEDITOR'
  | 'WEIGHT';

export type UiInputTypeInterface = {
  is_html_allowed?: Maybe<Scalars['Boolean']['output']>;
  ui_input_type?: Maybe<UiInputTypeEnum>;
};

export type UnavailableOrderItem = {
  __typename?: 'UnavailableOrderItem';
  /** How many can still be ordered. */
  available_quantity: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  sku: Scalars['String']['output'];
  /** The uid of the line in the cart. */
  uid: Scalars['ID']['output'];
};

export type UnlockGiftCardInput = {
  email: Scalars['String']['input'];
  gift_card_code: Scalars['String']['input'];
};

export type UpdateCartItemsInput = {
  cart_id: Scalars['String']['input'];
  cart_items: Array<InputMaybe<CartItemUpdateInput>>;
};

export type UpdateCartItemsOutput = {
  __typename?: 'UpdateCartItemsOutput';
  cart: Cart;
  errors: Array<Maybe<CartUserInputError>>;
};

export type UpdateProductsInWishlistOutput = {
  __typename?: 'UpdateProductsInWishlistOutput';
  user_errors: Array<Maybe<WishListUserInputError>>;
  wishlist: Wishlist;
};

export type UpdateWishlistOutput = {
  __typename?: 'UpdateWishlistOutput';
  name: Scalars['String']['output'];
  uid: Scalars['ID']['output'];
  visibility: WishlistVisibilityEnum;
};

export type UrlRewrite = {
  __typename?: 'UrlRewrite';
  parameters?: Maybe<Array<Maybe<HttpQueryParameter>>>;
  url?: Maybe<Scalars['String']['output']>;
};

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

export type UseInLayeredNavigationOptions =
  | 'FILTERABLE_NO_RESULT'
  | 'FILTERABLE_WITH_RESULTS'
  | 'NO';

export type ValidationRule = {
  __typename?: 'ValidationRule';
  name?: Maybe<ValidationRuleEnum>;
  value?: Maybe<Scalars['String']['output']>;
};

export type ValidationRuleEnum =
  | 'DATE_RANGE_MAX'
  | 'DATE_RANGE_MIN'
  | 'FILE_EXTENSIONS'
  | 'INPUT_VALIDATION'
  | 'MAX_FILE_SIZE'
  | 'MAX_IMAGE_HEIGHT'
  | 'MAX_IMAGE_WIDTH'
  | 'MAX_TEXT_LENGTH'
  | 'MIN_TEXT_LENGTH';

export type VaultTokenInput = {
  public_hash: Scalars['String']['input'];
};

export type VirtualCartItem = CartItemInterface & {
  __typename?: 'VirtualCartItem';
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  discount?: Maybe<Array<Maybe<Discount>>>;
  errors?: Maybe<Array<Maybe<CartItemError>>>;
  id: Scalars['String']['output'];
  is_available: Scalars['Boolean']['output'];
  max_qty?: Maybe<Scalars['Float']['output']>;
  min_qty?: Maybe<Scalars['Float']['output']>;
  not_available_message?: Maybe<Scalars['String']['output']>;
  picture?: Maybe<ProductImage>;
  prices?: Maybe<CartItemPrices>;
  product: ProductInterface;
  quantity: Scalars['Float']['output'];
  uid: Scalars['ID']['output'];
};

export type VirtualProduct = CustomizableProductInterface & ProductInterface & RoutableInterface & {
  __typename?: 'VirtualProduct';
  additional_product_name?: Maybe<Scalars['String']['output']>;
  attribute_set_id?: Maybe<Scalars['Int']['output']>;
  brand_category_url?: Maybe<Scalars['String']['output']>;
  canonical_url?: Maybe<Scalars['String']['output']>;
  categories?: Maybe<Array<Maybe<CategoryInterface>>>;
  cdrl_age?: Maybe<Scalars['String']['output']>;
  cdrl_brand?: Maybe<Scalars['String']['output']>;
  cdrl_care?: Maybe<Scalars['String']['output']>;
  cdrl_certificates?: Maybe<Scalars['String']['output']>;
  cdrl_materials_description?: Maybe<Scalars['String']['output']>;
  cdrl_product_collection?: Maybe<Scalars['String']['output']>;
  cdrl_size?: Maybe<Scalars['Int']['output']>;
  color?: Maybe<Scalars['Int']['output']>;
  color_option?: Maybe<ProductAttributeOption>;
  color_siblings?: Maybe<Array<Maybe<ProductInterface>>>;
  country_of_manufacture?: Maybe<Scalars['String']['output']>;
  created_at?: Maybe<Scalars['String']['output']>;
  crosssell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  custom_attributes: Array<Maybe<CustomAttribute>>;
  custom_attributesV2?: Maybe<ProductCustomAttributes>;
  delivery_offers: Array<DeliveryOffer>;
  description?: Maybe<ComplexTextValue>;
  gift_message_available?: Maybe<Scalars['String']['output']>;
  gift_wrapping_available: Scalars['Boolean']['output'];
  gift_wrapping_price?: Maybe<Money>;
  id?: Maybe<Scalars['Int']['output']>;
  image?: Maybe<ProductImage>;
  is_returnable?: Maybe<Scalars['String']['output']>;
  lowest_price?: Maybe<Money>;
  manufacturer?: Maybe<Scalars['Int']['output']>;
  max_sale_qty?: Maybe<Scalars['Float']['output']>;
  media_gallery?: Maybe<Array<Maybe<MediaGalleryInterface>>>;
  media_gallery_entries?: Maybe<Array<Maybe<MediaGalleryEntry>>>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keyword?: Maybe<Scalars['String']['output']>;
  meta_robots?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  min_sale_qty?: Maybe<Scalars['Float']['output']>;
  mw_canonical_url?: Maybe<MwCanonicalUrl>;
  mw_hreflangs?: Maybe<MwHreflangs>;
  mw_seo_markup?: Maybe<MwSeoMarkup>;
  name?: Maybe<Scalars['String']['output']>;
  new_from_date?: Maybe<Scalars['String']['output']>;
  new_to_date?: Maybe<Scalars['String']['output']>;
  only_x_left_in_stock?: Maybe<Scalars['Float']['output']>;
  options?: Maybe<Array<Maybe<CustomizableOptionInterface>>>;
  options_container?: Maybe<Scalars['String']['output']>;
  price?: Maybe<ProductPrices>;
  price_range: PriceRange;
  price_tiers?: Maybe<Array<Maybe<TierPrice>>>;
  product_links?: Maybe<Array<Maybe<ProductLinksInterface>>>;
  product_seo_name?: Maybe<Scalars['String']['output']>;
  quantity?: Maybe<Scalars['Float']['output']>;
  rating_summary: Scalars['Float']['output'];
  redirect_code: Scalars['Int']['output'];
  related_products?: Maybe<Array<Maybe<ProductInterface>>>;
  relative_url?: Maybe<Scalars['String']['output']>;
  review_count: Scalars['Int']['output'];
  reviews: ProductReviews;
  secondary_image?: Maybe<ProductImage>;
  short_description?: Maybe<ComplexTextValue>;
  size_chart?: Maybe<Scalars['String']['output']>;
  size_chart_rows?: Maybe<Array<SizeChartRow>>;
  sku?: Maybe<Scalars['String']['output']>;
  small_image?: Maybe<ProductImage>;
  special_from_date?: Maybe<Scalars['String']['output']>;
  special_price?: Maybe<Scalars['Float']['output']>;
  special_to_date?: Maybe<Scalars['String']['output']>;
  staged: Scalars['Boolean']['output'];
  stock_status?: Maybe<ProductStockStatus>;
  swatch_image?: Maybe<Scalars['String']['output']>;
  thumbnail?: Maybe<ProductImage>;
  tier_price?: Maybe<Scalars['Float']['output']>;
  tier_prices?: Maybe<Array<Maybe<ProductTierPrices>>>;
  type?: Maybe<UrlRewriteEntityTypeEnum>;
  type_id?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  updated_at?: Maybe<Scalars['String']['output']>;
  upsell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  url_key?: Maybe<Scalars['String']['output']>;
  url_path?: Maybe<Scalars['String']['output']>;
  url_rewrites?: Maybe<Array<Maybe<UrlRewrite>>>;
  url_suffix?: Maybe<Scalars['String']['output']>;
  websites?: Maybe<Array<Maybe<Website>>>;
};


export type VirtualProductCustom_AttributesV2Args = {
  filters?: InputMaybe<AttributeFilterInput>;
};


export type VirtualProductReviewsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type VirtualProductCartItemInput = {
  customizable_options?: InputMaybe<Array<InputMaybe<CustomizableOptionInput>>>;
  data: CartItemInput;
};

export type VirtualWishlistItem = WishlistItemInterface & {
  __typename?: 'VirtualWishlistItem';
  added_at: Scalars['String']['output'];
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  product?: Maybe<ProductInterface>;
  quantity: Scalars['Float']['output'];
};

export type Website = {
  __typename?: 'Website';
  code?: Maybe<Scalars['String']['output']>;
  default_group_id?: Maybe<Scalars['String']['output']>;
  id?: Maybe<Scalars['Int']['output']>;
  is_default?: Maybe<Scalars['Boolean']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
};

export type WishListUserInputError = {
  __typename?: 'WishListUserInputError';
  code: WishListUserInputErrorType;
  message: Scalars['String']['output'];
  reason?: Maybe<ErrorReason>;
};

export type WishListUserInputErrorType =
  | 'PRODUCT_NOT_FOUND'
  | 'UNDEFINED';

/** Only includes what the store view sells, in the order that the customer arranged. Items added since then come first, newest first. */
export type Wishlist = {
  __typename?: 'Wishlist';
  /** The ids of the items that somebody with the link of the shared list has bought. Nobody can see who it was. */
  bought_items: Array<Scalars['ID']['output']>;
  id?: Maybe<Scalars['ID']['output']>;
  /** @deprecated Use `items_v2`. */
  items?: Maybe<Array<Maybe<WishlistItem>>>;
  items_count?: Maybe<Scalars['Int']['output']>;
  items_v2?: Maybe<WishlistItems>;
  name?: Maybe<Scalars['String']['output']>;
  sharing_code?: Maybe<Scalars['String']['output']>;
  updated_at?: Maybe<Scalars['String']['output']>;
  visibility: WishlistVisibilityEnum;
};


/** Only includes what the store view sells, in the order that the customer arranged. Items added since then come first, newest first. */
export type WishlistItems_V2Args = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type WishlistCartUserInputError = {
  __typename?: 'WishlistCartUserInputError';
  code: WishlistCartUserInputErrorType;
  message: Scalars['String']['output'];
  reason?: Maybe<ErrorReason>;
  wishlistId: Scalars['ID']['output'];
  wishlistItemId: Scalars['ID']['output'];
};

export type WishlistCartUserInputErrorType =
  | 'INSUFFICIENT_STOCK'
  | 'NOT_SALABLE'
  | 'PRODUCT_NOT_FOUND'
  | 'REQUIRED_PARAMETER_MISSING'
  | 'UNDEFINED';

export type WishlistItem = {
  __typename?: 'WishlistItem';
  added_at?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  id?: Maybe<Scalars['Int']['output']>;
  product?: Maybe<ProductInterface>;
  qty?: Maybe<Scalars['Float']['output']>;
};

export type WishlistItemCopyInput = {
  quantity?: InputMaybe<Scalars['Float']['input']>;
  wishlist_item_id: Scalars['ID']['input'];
};

export type WishlistItemInput = {
  entered_options?: InputMaybe<Array<InputMaybe<EnteredOptionInput>>>;
  parent_sku?: InputMaybe<Scalars['String']['input']>;
  quantity: Scalars['Float']['input'];
  selected_options?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  sku: Scalars['String']['input'];
};

export type WishlistItemInterface = {
  added_at: Scalars['String']['output'];
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  product?: Maybe<ProductInterface>;
  quantity: Scalars['Float']['output'];
};

export type WishlistItemMoveInput = {
  quantity?: InputMaybe<Scalars['Float']['input']>;
  wishlist_item_id: Scalars['ID']['input'];
};

export type WishlistItemUpdateInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  entered_options?: InputMaybe<Array<InputMaybe<EnteredOptionInput>>>;
  quantity?: InputMaybe<Scalars['Float']['input']>;
  selected_options?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  wishlist_item_id: Scalars['ID']['input'];
};

export type WishlistItems = {
  __typename?: 'WishlistItems';
  items: Array<Maybe<WishlistItemInterface>>;
  page_info?: Maybe<SearchResultPageInfo>;
};

export type WishlistOutput = {
  __typename?: 'WishlistOutput';
  items?: Maybe<Array<Maybe<WishlistItem>>>;
  items_count?: Maybe<Scalars['Int']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  sharing_code?: Maybe<Scalars['String']['output']>;
  updated_at?: Maybe<Scalars['String']['output']>;
};

export type WishlistVisibilityEnum =
  | 'PRIVATE'
  | 'PUBLIC';

export type WithdrawalDeclaration = {
  __typename?: 'WithdrawalDeclaration';
  wording: Scalars['String']['output'];
};

export type WithdrawalInput = {
  /** Where the confirmation is sent. */
  email: Scalars['String']['input'];
  /** The items that the declaration is about. Without items, it is about the whole order. */
  items?: InputMaybe<Array<WithdrawalItemInput>>;
  name: Scalars['String']['input'];
  order_number: Scalars['String']['input'];
  /** The token of the order's link, which shows that the order is the sender's even if the email address differs. */
  order_token?: InputMaybe<Scalars['String']['input']>;
};

export type WithdrawalItemInput = {
  /** The item in the consumer's words, or its name in the order. */
  name: Scalars['String']['input'];
  quantity?: InputMaybe<Scalars['Int']['input']>;
};

export type WithdrawalReceipt = {
  __typename?: 'WithdrawalReceipt';
  email: Scalars['String']['output'];
  reference: Scalars['String']['output'];
  /** In UTC, like all times of orders. */
  submitted_at: Scalars['String']['output'];
  wording: Scalars['String']['output'];
};

export type AddCommentToPostInput = {
  author_email: Scalars['String']['input'];
  author_nickname: Scalars['String']['input'];
  /** The comment that this one responds to, otherwise 0. A response to a response belongs to the first comment. */
  parent_id: Scalars['Int']['input'];
  post_id: Scalars['Int']['input'];
  text: Scalars['String']['input'];
};

export type AddCommentToPostOutput = {
  __typename?: 'addCommentToPostOutput';
  comments?: Maybe<Array<Maybe<BlogComment>>>;
  total_count?: Maybe<Scalars['Int']['output']>;
  total_pages?: Maybe<Scalars['Int']['output']>;
};

export type BlogCategoriesOutput = {
  __typename?: 'blogCategoriesOutput';
  items?: Maybe<Array<Maybe<BlogCategory>>>;
  total_count?: Maybe<Scalars['Int']['output']>;
};

export type BlogCommentsOutput = {
  __typename?: 'blogCommentsOutput';
  items?: Maybe<Array<Maybe<BlogComment>>>;
  total_count?: Maybe<Scalars['Int']['output']>;
  total_pages?: Maybe<Scalars['Int']['output']>;
};

export type BlogPostsOutput = {
  __typename?: 'blogPostsOutput';
  items?: Maybe<Array<Maybe<BlogPost>>>;
  total_count?: Maybe<Scalars['Int']['output']>;
  total_pages?: Maybe<Scalars['Int']['output']>;
};

export type BlogTagsOutput = {
  __typename?: 'blogTagsOutput';
  items?: Maybe<Array<Maybe<BlogTag>>>;
  total_count?: Maybe<Scalars['Int']['output']>;
};

export type CreateEmptyCartInput = {
  cart_id?: InputMaybe<Scalars['String']['input']>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;




/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  AggregationOptionInterface: ( Partial<AggregationOption> );
  AttributeMetadataInterface: ( CatalogueAttribute );
  AttributeOptionInterface: ( Partial<AttributeOption> );
  AttributeSelectedOptionInterface: ( Partial<AttributeSelectedOption> );
  AttributeValueInterface:
    | ( Partial<Omit<AttributeSelectedOptions, 'selected_options'> & { selected_options: Array<Maybe<_RefType['AttributeSelectedOptionInterface']>> }> )
    | ( Partial<AttributeValue> )
  ;
  CartAddressInterface:
    | ( CartBilling )
    | ( CartShipping )
  ;
  CartItemInterface:
    | ( CartLine )
    | ( CartLine )
    | ( CartLine )
    | ( CartLine )
    | ( CartLine )
    | ( CartLine )
  ;
  CategoryInterface: ( Category );
  CreditMemoItemInterface:
    | ( Partial<Omit<BundleCreditMemoItem, 'discounts' | 'order_item'> & { discounts?: Maybe<Array<Maybe<_RefType['Discount']>>>, order_item?: Maybe<_RefType['OrderItemInterface']> }> )
    | ( Partial<Omit<CreditMemoItem, 'discounts' | 'order_item'> & { discounts?: Maybe<Array<Maybe<_RefType['Discount']>>>, order_item?: Maybe<_RefType['OrderItemInterface']> }> )
    | ( Partial<Omit<DownloadableCreditMemoItem, 'discounts' | 'order_item'> & { discounts?: Maybe<Array<Maybe<_RefType['Discount']>>>, order_item?: Maybe<_RefType['OrderItemInterface']> }> )
  ;
  CustomAttributeMetadataInterface:
    | ( Partial<Omit<AttributeMetadata, 'options'> & { options: Array<Maybe<_RefType['CustomAttributeOptionInterface']>> }> )
    | ( Partial<Omit<CatalogAttributeMetadata, 'options'> & { options: Array<Maybe<_RefType['CustomAttributeOptionInterface']>> }> )
    | ( Partial<Omit<CustomerAttributeMetadata, 'options'> & { options: Array<Maybe<_RefType['CustomAttributeOptionInterface']>> }> )
    | ( Partial<Omit<ReturnItemAttributeMetadata, 'options'> & { options: Array<Maybe<_RefType['CustomAttributeOptionInterface']>> }> )
  ;
  CustomAttributeOptionInterface: ( Partial<AttributeOptionMetadata> );
  CustomizableOptionInterface:
    | ( Partial<CustomizableAreaOption> )
    | ( Partial<CustomizableCheckboxOption> )
    | ( Partial<CustomizableDateOption> )
    | ( Partial<CustomizableDropDownOption> )
    | ( Partial<CustomizableFieldOption> )
    | ( Partial<CustomizableFileOption> )
    | ( Partial<CustomizableMultipleOption> )
    | ( Partial<CustomizableRadioOption> )
  ;
  CustomizableProductInterface:
    | ( Partial<Omit<BundleProduct, 'categories' | 'color_option' | 'color_siblings' | 'crosssell_products' | 'custom_attributes' | 'custom_attributesV2' | 'delivery_offers' | 'description' | 'items' | 'media_gallery' | 'options' | 'product_links' | 'related_products' | 'reviews' | 'short_description' | 'upsell_products'> & { categories?: Maybe<Array<Maybe<_RefType['CategoryInterface']>>>, color_option?: Maybe<_RefType['ProductAttributeOption']>, color_siblings?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, crosssell_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, custom_attributes: Array<Maybe<_RefType['CustomAttribute']>>, custom_attributesV2?: Maybe<_RefType['ProductCustomAttributes']>, delivery_offers: Array<_RefType['DeliveryOffer']>, description?: Maybe<_RefType['ComplexTextValue']>, items?: Maybe<Array<Maybe<_RefType['BundleItem']>>>, media_gallery?: Maybe<Array<Maybe<_RefType['MediaGalleryInterface']>>>, options?: Maybe<Array<Maybe<_RefType['CustomizableOptionInterface']>>>, product_links?: Maybe<Array<Maybe<_RefType['ProductLinksInterface']>>>, related_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, reviews: _RefType['ProductReviews'], short_description?: Maybe<_RefType['ComplexTextValue']>, upsell_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>> }> )
    | ( Product )
    | ( Partial<Omit<DownloadableProduct, 'categories' | 'color_option' | 'color_siblings' | 'crosssell_products' | 'custom_attributes' | 'custom_attributesV2' | 'delivery_offers' | 'description' | 'media_gallery' | 'options' | 'product_links' | 'related_products' | 'reviews' | 'short_description' | 'upsell_products'> & { categories?: Maybe<Array<Maybe<_RefType['CategoryInterface']>>>, color_option?: Maybe<_RefType['ProductAttributeOption']>, color_siblings?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, crosssell_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, custom_attributes: Array<Maybe<_RefType['CustomAttribute']>>, custom_attributesV2?: Maybe<_RefType['ProductCustomAttributes']>, delivery_offers: Array<_RefType['DeliveryOffer']>, description?: Maybe<_RefType['ComplexTextValue']>, media_gallery?: Maybe<Array<Maybe<_RefType['MediaGalleryInterface']>>>, options?: Maybe<Array<Maybe<_RefType['CustomizableOptionInterface']>>>, product_links?: Maybe<Array<Maybe<_RefType['ProductLinksInterface']>>>, related_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, reviews: _RefType['ProductReviews'], short_description?: Maybe<_RefType['ComplexTextValue']>, upsell_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>> }> )
    | ( Product )
    | ( Product )
    | ( Product )
  ;
  Error:
    | ( CartError )
    | ( CartError )
  ;
  ErrorInterface:
    | ( Partial<InternalError> )
    | ( Partial<NoSuchEntityUidError> )
  ;
  InvoiceItemInterface:
    | ( Partial<Omit<BundleInvoiceItem, 'discounts' | 'order_item'> & { discounts?: Maybe<Array<Maybe<_RefType['Discount']>>>, order_item?: Maybe<_RefType['OrderItemInterface']> }> )
    | ( Partial<Omit<DownloadableInvoiceItem, 'discounts' | 'order_item'> & { discounts?: Maybe<Array<Maybe<_RefType['Discount']>>>, order_item?: Maybe<_RefType['OrderItemInterface']> }> )
    | ( Partial<Omit<InvoiceItem, 'discounts' | 'order_item'> & { discounts?: Maybe<Array<Maybe<_RefType['Discount']>>>, order_item?: Maybe<_RefType['OrderItemInterface']> }> )
  ;
  LayerFilterItemInterface:
    | ( Partial<LayerFilterItem> )
    | ( Partial<SwatchLayerFilterItem> )
  ;
  MediaGalleryInterface:
    | ( Partial<ProductImage> )
    | ( Partial<ProductVideo> )
  ;
  OrderItemInterface:
    | ( OrderItemView )
    | ( OrderItemView )
    | ( OrderItemView )
    | ( OrderItemView )
    | ( OrderItemView )
  ;
  PhysicalProductInterface:
    | ( Partial<Omit<BundleProduct, 'categories' | 'color_option' | 'color_siblings' | 'crosssell_products' | 'custom_attributes' | 'custom_attributesV2' | 'delivery_offers' | 'description' | 'items' | 'media_gallery' | 'options' | 'product_links' | 'related_products' | 'reviews' | 'short_description' | 'upsell_products'> & { categories?: Maybe<Array<Maybe<_RefType['CategoryInterface']>>>, color_option?: Maybe<_RefType['ProductAttributeOption']>, color_siblings?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, crosssell_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, custom_attributes: Array<Maybe<_RefType['CustomAttribute']>>, custom_attributesV2?: Maybe<_RefType['ProductCustomAttributes']>, delivery_offers: Array<_RefType['DeliveryOffer']>, description?: Maybe<_RefType['ComplexTextValue']>, items?: Maybe<Array<Maybe<_RefType['BundleItem']>>>, media_gallery?: Maybe<Array<Maybe<_RefType['MediaGalleryInterface']>>>, options?: Maybe<Array<Maybe<_RefType['CustomizableOptionInterface']>>>, product_links?: Maybe<Array<Maybe<_RefType['ProductLinksInterface']>>>, related_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, reviews: _RefType['ProductReviews'], short_description?: Maybe<_RefType['ComplexTextValue']>, upsell_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>> }> )
    | ( Product )
    | ( Product )
    | ( Partial<Omit<GroupedProduct, 'categories' | 'color_option' | 'color_siblings' | 'crosssell_products' | 'custom_attributes' | 'custom_attributesV2' | 'delivery_offers' | 'description' | 'items' | 'media_gallery' | 'product_links' | 'related_products' | 'reviews' | 'short_description' | 'upsell_products'> & { categories?: Maybe<Array<Maybe<_RefType['CategoryInterface']>>>, color_option?: Maybe<_RefType['ProductAttributeOption']>, color_siblings?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, crosssell_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, custom_attributes: Array<Maybe<_RefType['CustomAttribute']>>, custom_attributesV2?: Maybe<_RefType['ProductCustomAttributes']>, delivery_offers: Array<_RefType['DeliveryOffer']>, description?: Maybe<_RefType['ComplexTextValue']>, items?: Maybe<Array<Maybe<_RefType['GroupedProductItem']>>>, media_gallery?: Maybe<Array<Maybe<_RefType['MediaGalleryInterface']>>>, product_links?: Maybe<Array<Maybe<_RefType['ProductLinksInterface']>>>, related_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, reviews: _RefType['ProductReviews'], short_description?: Maybe<_RefType['ComplexTextValue']>, upsell_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>> }> )
    | ( Product )
  ;
  ProductInterface:
    | ( Partial<Omit<BundleProduct, 'categories' | 'color_option' | 'color_siblings' | 'crosssell_products' | 'custom_attributes' | 'custom_attributesV2' | 'delivery_offers' | 'description' | 'items' | 'media_gallery' | 'options' | 'product_links' | 'related_products' | 'reviews' | 'short_description' | 'upsell_products'> & { categories?: Maybe<Array<Maybe<_RefType['CategoryInterface']>>>, color_option?: Maybe<_RefType['ProductAttributeOption']>, color_siblings?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, crosssell_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, custom_attributes: Array<Maybe<_RefType['CustomAttribute']>>, custom_attributesV2?: Maybe<_RefType['ProductCustomAttributes']>, delivery_offers: Array<_RefType['DeliveryOffer']>, description?: Maybe<_RefType['ComplexTextValue']>, items?: Maybe<Array<Maybe<_RefType['BundleItem']>>>, media_gallery?: Maybe<Array<Maybe<_RefType['MediaGalleryInterface']>>>, options?: Maybe<Array<Maybe<_RefType['CustomizableOptionInterface']>>>, product_links?: Maybe<Array<Maybe<_RefType['ProductLinksInterface']>>>, related_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, reviews: _RefType['ProductReviews'], short_description?: Maybe<_RefType['ComplexTextValue']>, upsell_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>> }> )
    | ( Product )
    | ( Partial<Omit<DownloadableProduct, 'categories' | 'color_option' | 'color_siblings' | 'crosssell_products' | 'custom_attributes' | 'custom_attributesV2' | 'delivery_offers' | 'description' | 'media_gallery' | 'options' | 'product_links' | 'related_products' | 'reviews' | 'short_description' | 'upsell_products'> & { categories?: Maybe<Array<Maybe<_RefType['CategoryInterface']>>>, color_option?: Maybe<_RefType['ProductAttributeOption']>, color_siblings?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, crosssell_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, custom_attributes: Array<Maybe<_RefType['CustomAttribute']>>, custom_attributesV2?: Maybe<_RefType['ProductCustomAttributes']>, delivery_offers: Array<_RefType['DeliveryOffer']>, description?: Maybe<_RefType['ComplexTextValue']>, media_gallery?: Maybe<Array<Maybe<_RefType['MediaGalleryInterface']>>>, options?: Maybe<Array<Maybe<_RefType['CustomizableOptionInterface']>>>, product_links?: Maybe<Array<Maybe<_RefType['ProductLinksInterface']>>>, related_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, reviews: _RefType['ProductReviews'], short_description?: Maybe<_RefType['ComplexTextValue']>, upsell_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>> }> )
    | ( Product )
    | ( Partial<Omit<GroupedProduct, 'categories' | 'color_option' | 'color_siblings' | 'crosssell_products' | 'custom_attributes' | 'custom_attributesV2' | 'delivery_offers' | 'description' | 'items' | 'media_gallery' | 'product_links' | 'related_products' | 'reviews' | 'short_description' | 'upsell_products'> & { categories?: Maybe<Array<Maybe<_RefType['CategoryInterface']>>>, color_option?: Maybe<_RefType['ProductAttributeOption']>, color_siblings?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, crosssell_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, custom_attributes: Array<Maybe<_RefType['CustomAttribute']>>, custom_attributesV2?: Maybe<_RefType['ProductCustomAttributes']>, delivery_offers: Array<_RefType['DeliveryOffer']>, description?: Maybe<_RefType['ComplexTextValue']>, items?: Maybe<Array<Maybe<_RefType['GroupedProductItem']>>>, media_gallery?: Maybe<Array<Maybe<_RefType['MediaGalleryInterface']>>>, product_links?: Maybe<Array<Maybe<_RefType['ProductLinksInterface']>>>, related_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, reviews: _RefType['ProductReviews'], short_description?: Maybe<_RefType['ComplexTextValue']>, upsell_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>> }> )
    | ( Product )
    | ( Product )
  ;
  ProductLinksInterface: ( Partial<ProductLinks> );
  RoutableInterface:
    | ( Partial<BlogRoute> )
    | ( Partial<Omit<BundleProduct, 'categories' | 'color_option' | 'color_siblings' | 'crosssell_products' | 'custom_attributes' | 'custom_attributesV2' | 'delivery_offers' | 'description' | 'items' | 'media_gallery' | 'options' | 'product_links' | 'related_products' | 'reviews' | 'short_description' | 'upsell_products'> & { categories?: Maybe<Array<Maybe<_RefType['CategoryInterface']>>>, color_option?: Maybe<_RefType['ProductAttributeOption']>, color_siblings?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, crosssell_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, custom_attributes: Array<Maybe<_RefType['CustomAttribute']>>, custom_attributesV2?: Maybe<_RefType['ProductCustomAttributes']>, delivery_offers: Array<_RefType['DeliveryOffer']>, description?: Maybe<_RefType['ComplexTextValue']>, items?: Maybe<Array<Maybe<_RefType['BundleItem']>>>, media_gallery?: Maybe<Array<Maybe<_RefType['MediaGalleryInterface']>>>, options?: Maybe<Array<Maybe<_RefType['CustomizableOptionInterface']>>>, product_links?: Maybe<Array<Maybe<_RefType['ProductLinksInterface']>>>, related_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, reviews: _RefType['ProductReviews'], short_description?: Maybe<_RefType['ComplexTextValue']>, upsell_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>> }> )
    | ( Category )
    | ( CmsPageView )
    | ( Product )
    | ( Partial<Omit<DownloadableProduct, 'categories' | 'color_option' | 'color_siblings' | 'crosssell_products' | 'custom_attributes' | 'custom_attributesV2' | 'delivery_offers' | 'description' | 'media_gallery' | 'options' | 'product_links' | 'related_products' | 'reviews' | 'short_description' | 'upsell_products'> & { categories?: Maybe<Array<Maybe<_RefType['CategoryInterface']>>>, color_option?: Maybe<_RefType['ProductAttributeOption']>, color_siblings?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, crosssell_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, custom_attributes: Array<Maybe<_RefType['CustomAttribute']>>, custom_attributesV2?: Maybe<_RefType['ProductCustomAttributes']>, delivery_offers: Array<_RefType['DeliveryOffer']>, description?: Maybe<_RefType['ComplexTextValue']>, media_gallery?: Maybe<Array<Maybe<_RefType['MediaGalleryInterface']>>>, options?: Maybe<Array<Maybe<_RefType['CustomizableOptionInterface']>>>, product_links?: Maybe<Array<Maybe<_RefType['ProductLinksInterface']>>>, related_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, reviews: _RefType['ProductReviews'], short_description?: Maybe<_RefType['ComplexTextValue']>, upsell_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>> }> )
    | ( Product )
    | ( Partial<Omit<GroupedProduct, 'categories' | 'color_option' | 'color_siblings' | 'crosssell_products' | 'custom_attributes' | 'custom_attributesV2' | 'delivery_offers' | 'description' | 'items' | 'media_gallery' | 'product_links' | 'related_products' | 'reviews' | 'short_description' | 'upsell_products'> & { categories?: Maybe<Array<Maybe<_RefType['CategoryInterface']>>>, color_option?: Maybe<_RefType['ProductAttributeOption']>, color_siblings?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, crosssell_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, custom_attributes: Array<Maybe<_RefType['CustomAttribute']>>, custom_attributesV2?: Maybe<_RefType['ProductCustomAttributes']>, delivery_offers: Array<_RefType['DeliveryOffer']>, description?: Maybe<_RefType['ComplexTextValue']>, items?: Maybe<Array<Maybe<_RefType['GroupedProductItem']>>>, media_gallery?: Maybe<Array<Maybe<_RefType['MediaGalleryInterface']>>>, product_links?: Maybe<Array<Maybe<_RefType['ProductLinksInterface']>>>, related_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, reviews: _RefType['ProductReviews'], short_description?: Maybe<_RefType['ComplexTextValue']>, upsell_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>> }> )
    | ( Partial<RoutableUrl> )
    | ( Partial<SearchRoute> )
    | ( Product )
    | ( Product )
  ;
  SalesItemInterface: never;
  SelectableInputTypeInterface:
    | ( Partial<Omit<UiAttributeTypeBoolean, 'attribute_options'> & { attribute_options?: Maybe<Array<Maybe<_RefType['AttributeOptionInterface']>>> }> )
    | ( Partial<Omit<UiAttributeTypeMultiSelect, 'attribute_options'> & { attribute_options?: Maybe<Array<Maybe<_RefType['AttributeOptionInterface']>>> }> )
    | ( Partial<Omit<UiAttributeTypeSelect, 'attribute_options'> & { attribute_options?: Maybe<Array<Maybe<_RefType['AttributeOptionInterface']>>> }> )
  ;
  ShipmentItemInterface:
    | ( Partial<Omit<BundleShipmentItem, 'order_item'> & { order_item?: Maybe<_RefType['OrderItemInterface']> }> )
    | ( Partial<Omit<ShipmentItem, 'order_item'> & { order_item?: Maybe<_RefType['OrderItemInterface']> }> )
  ;
  SwatchDataInterface:
    | ( Partial<ColorSwatchData> )
    | ( Partial<ImageSwatchData> )
    | ( Partial<TextSwatchData> )
  ;
  SwatchLayerFilterItemInterface: ( Partial<SwatchLayerFilterItem> );
  UiInputTypeInterface:
    | ( Partial<UiAttributeTypeAny> )
    | ( Partial<Omit<UiAttributeTypeBoolean, 'attribute_options'> & { attribute_options?: Maybe<Array<Maybe<_RefType['AttributeOptionInterface']>>> }> )
    | ( Partial<UiAttributeTypeFixedProductTax> )
    | ( Partial<Omit<UiAttributeTypeMultiSelect, 'attribute_options'> & { attribute_options?: Maybe<Array<Maybe<_RefType['AttributeOptionInterface']>>> }> )
    | ( Partial<UiAttributeTypePageBuilder> )
    | ( Partial<Omit<UiAttributeTypeSelect, 'attribute_options'> & { attribute_options?: Maybe<Array<Maybe<_RefType['AttributeOptionInterface']>>> }> )
    | ( Partial<UiAttributeTypeTextEditor> )
    | ( Partial<UiAttributeTypeTextarea> )
  ;
  WishlistItemInterface:
    | ( WishlistItemView )
    | ( WishlistItemView )
    | ( WishlistItemView )
    | ( WishlistItemView )
    | ( WishlistItemView )
    | ( WishlistItemView )
    | ( WishlistItemView )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccentColours: ResolverTypeWrapper<Partial<AccentColours>>;
  String: ResolverTypeWrapper<Partial<Scalars['String']['output']>>;
  AcceptedAgreement: ResolverTypeWrapper<Partial<AcceptedAgreement>>;
  Int: ResolverTypeWrapper<Partial<Scalars['Int']['output']>>;
  Boolean: ResolverTypeWrapper<Partial<Scalars['Boolean']['output']>>;
  ActivateLoyaltyInput: ResolverTypeWrapper<Partial<ActivateLoyaltyInput>>;
  ActivateLoyaltyOutput: ResolverTypeWrapper<Partial<Omit<ActivateLoyaltyOutput, 'loyalty'> & { loyalty?: Maybe<ResolversTypes['LoyaltyMember']> }>>;
  AddAgreementOutput: ResolverTypeWrapper<Partial<AddAgreementOutput>>;
  AddBundleProductsToCartInput: ResolverTypeWrapper<Partial<AddBundleProductsToCartInput>>;
  AddBundleProductsToCartOutput: ResolverTypeWrapper<Partial<Omit<AddBundleProductsToCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  AddConfigurableProductsToCartInput: ResolverTypeWrapper<Partial<AddConfigurableProductsToCartInput>>;
  AddConfigurableProductsToCartOutput: ResolverTypeWrapper<Partial<Omit<AddConfigurableProductsToCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  AddDownloadableProductsToCartInput: ResolverTypeWrapper<Partial<AddDownloadableProductsToCartInput>>;
  AddDownloadableProductsToCartOutput: ResolverTypeWrapper<Partial<Omit<AddDownloadableProductsToCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  AddProductsToCartOutput: ResolverTypeWrapper<Partial<Omit<AddProductsToCartOutput, 'cart' | 'user_errors'> & { cart: ResolversTypes['Cart'], user_errors: Array<Maybe<ResolversTypes['CartUserInputError']>> }>>;
  AddProductsToCompareListInput: ResolverTypeWrapper<Partial<AddProductsToCompareListInput>>;
  ID: ResolverTypeWrapper<Partial<Scalars['ID']['output']>>;
  AddProductsToWishlistOutput: ResolverTypeWrapper<Partial<Omit<AddProductsToWishlistOutput, 'user_errors' | 'wishlist'> & { user_errors: Array<Maybe<ResolversTypes['WishListUserInputError']>>, wishlist: ResolversTypes['Wishlist'] }>>;
  AddReturnCommentInput: ResolverTypeWrapper<Partial<AddReturnCommentInput>>;
  AddReturnCommentOutput: ResolverTypeWrapper<Partial<Omit<AddReturnCommentOutput, 'return'> & { return?: Maybe<ResolversTypes['Return']> }>>;
  AddReturnTrackingInput: ResolverTypeWrapper<Partial<AddReturnTrackingInput>>;
  AddReturnTrackingOutput: ResolverTypeWrapper<Partial<Omit<AddReturnTrackingOutput, 'return' | 'return_shipping_tracking'> & { return?: Maybe<ResolversTypes['Return']>, return_shipping_tracking?: Maybe<ResolversTypes['ReturnShippingTracking']> }>>;
  AddSimpleProductsToCartInput: ResolverTypeWrapper<Partial<AddSimpleProductsToCartInput>>;
  AddSimpleProductsToCartOutput: ResolverTypeWrapper<Partial<Omit<AddSimpleProductsToCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  AddVirtualProductsToCartInput: ResolverTypeWrapper<Partial<AddVirtualProductsToCartInput>>;
  AddVirtualProductsToCartOutput: ResolverTypeWrapper<Partial<Omit<AddVirtualProductsToCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  AddWishlistItemsToCartOutput: ResolverTypeWrapper<Partial<Omit<AddWishlistItemsToCartOutput, 'add_wishlist_items_to_cart_user_errors' | 'wishlist'> & { add_wishlist_items_to_cart_user_errors: Array<Maybe<ResolversTypes['WishlistCartUserInputError']>>, wishlist: ResolversTypes['Wishlist'] }>>;
  AgentAct: ResolverTypeWrapper<Partial<AgentAct>>;
  AgentActKindEnum: ResolverTypeWrapper<Partial<AgentActKindEnum>>;
  AgentAdoption: ResolverTypeWrapper<Partial<AgentAdoption>>;
  AgentClient: ResolverTypeWrapper<Partial<AgentClient>>;
  Aggregation: ResolverTypeWrapper<Partial<Aggregation>>;
  AggregationOption: ResolverTypeWrapper<Partial<AggregationOption>>;
  AggregationOptionInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['AggregationOptionInterface']>;
  AggregationsCategoryFilterInput: ResolverTypeWrapper<Partial<AggregationsCategoryFilterInput>>;
  AggregationsFilterInput: ResolverTypeWrapper<Partial<AggregationsFilterInput>>;
  Agreement: ResolverTypeWrapper<Partial<Agreement>>;
  AgreementAcceptanceInput: ResolverTypeWrapper<Partial<AgreementAcceptanceInput>>;
  AgreementLink: ResolverTypeWrapper<Partial<AgreementLink>>;
  AmLabel: ResolverTypeWrapper<Partial<AmLabel>>;
  AmLabelList: ResolverTypeWrapper<Partial<AmLabelList>>;
  AmLabelMode: ResolverTypeWrapper<Partial<AmLabelMode>>;
  AmLabelSetting: ResolverTypeWrapper<Partial<AmLabelSetting>>;
  AnonymizationInput: ResolverTypeWrapper<Partial<AnonymizationInput>>;
  AnonymizationResult: ResolverTypeWrapper<Partial<AnonymizationResult>>;
  AppliedBoncardGiftCard: ResolverTypeWrapper<Partial<AppliedBoncardGiftCard>>;
  AppliedCoupon: ResolverTypeWrapper<Partial<AppliedCoupon>>;
  AppliedGiftCard: ResolverTypeWrapper<Partial<AppliedGiftCard>>;
  ApplyCouponToCartInput: ResolverTypeWrapper<Partial<ApplyCouponToCartInput>>;
  ApplyCouponToCartOutput: ResolverTypeWrapper<Partial<Omit<ApplyCouponToCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  ApplyCouponsStrategy: ResolverTypeWrapper<Partial<ApplyCouponsStrategy>>;
  ApplyCouponsToCartInput: ResolverTypeWrapper<Partial<ApplyCouponsToCartInput>>;
  ApplyGiftCardToCartInput: ResolverTypeWrapper<Partial<ApplyGiftCardToCartInput>>;
  ApplyGiftCardToCartOutput: ResolverTypeWrapper<Partial<Omit<ApplyGiftCardToCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  ApplyGiftCardToOrder: ResolverTypeWrapper<Partial<ApplyGiftCardToOrder>>;
  AreaInput: ResolverTypeWrapper<Partial<AreaInput>>;
  ArrangeWishlistOutput: ResolverTypeWrapper<Partial<Omit<ArrangeWishlistOutput, 'user_errors' | 'wishlist'> & { user_errors: Array<Maybe<ResolversTypes['WishListUserInputError']>>, wishlist: ResolversTypes['Wishlist'] }>>;
  AssignCompareListToCustomerOutput: ResolverTypeWrapper<Partial<Omit<AssignCompareListToCustomerOutput, 'compare_list'> & { compare_list?: Maybe<ResolversTypes['CompareList']> }>>;
  Attribute: ResolverTypeWrapper<Partial<Attribute>>;
  AttributeEntityTypeEnum: ResolverTypeWrapper<Partial<AttributeEntityTypeEnum>>;
  AttributeFilterInput: ResolverTypeWrapper<Partial<AttributeFilterInput>>;
  AttributeFrontendInputEnum: ResolverTypeWrapper<Partial<AttributeFrontendInputEnum>>;
  AttributeInput: ResolverTypeWrapper<Partial<AttributeInput>>;
  AttributeInputSelectedOption: ResolverTypeWrapper<Partial<AttributeInputSelectedOption>>;
  AttributeMetadata: ResolverTypeWrapper<Partial<Omit<AttributeMetadata, 'options'> & { options: Array<Maybe<ResolversTypes['CustomAttributeOptionInterface']>> }>>;
  AttributeMetadataError: ResolverTypeWrapper<Partial<AttributeMetadataError>>;
  AttributeMetadataErrorType: ResolverTypeWrapper<Partial<AttributeMetadataErrorType>>;
  AttributeMetadataInterface: ResolverTypeWrapper<CatalogueAttribute>;
  AttributeOption: ResolverTypeWrapper<Partial<AttributeOption>>;
  AttributeOptionInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['AttributeOptionInterface']>;
  AttributeOptionMetadata: ResolverTypeWrapper<Partial<AttributeOptionMetadata>>;
  AttributeSelectedOption: ResolverTypeWrapper<Partial<AttributeSelectedOption>>;
  AttributeSelectedOptionInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['AttributeSelectedOptionInterface']>;
  AttributeSelectedOptions: ResolverTypeWrapper<Partial<Omit<AttributeSelectedOptions, 'selected_options'> & { selected_options: Array<Maybe<ResolversTypes['AttributeSelectedOptionInterface']>> }>>;
  AttributeValue: ResolverTypeWrapper<Partial<AttributeValue>>;
  AttributeValueInput: ResolverTypeWrapper<Partial<AttributeValueInput>>;
  AttributeValueInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['AttributeValueInterface']>;
  AttributesFormOutput: ResolverTypeWrapper<Partial<Omit<AttributesFormOutput, 'items'> & { items: Array<Maybe<ResolversTypes['CustomAttributeMetadataInterface']>> }>>;
  AttributesMetadataOutput: ResolverTypeWrapper<Partial<Omit<AttributesMetadataOutput, 'items'> & { items: Array<Maybe<ResolversTypes['CustomAttributeMetadataInterface']>> }>>;
  AuthenticatorApp: ResolverTypeWrapper<Partial<AuthenticatorApp>>;
  AutocompleteInput: ResolverTypeWrapper<Partial<AutocompleteInput>>;
  AvailablePaymentMethod: ResolverTypeWrapper<Partial<AvailablePaymentMethod>>;
  AvailableShippingMethod: ResolverTypeWrapper<OfferedDelivery>;
  BankTransfer: ResolverTypeWrapper<OpenTransfer>;
  BankTransferCode: ResolverTypeWrapper<TransferCode>;
  BankTransferStandard: ResolverTypeWrapper<Partial<BankTransferStandard>>;
  BatchMutationStatus: ResolverTypeWrapper<Partial<BatchMutationStatus>>;
  BillingAddressInput: ResolverTypeWrapper<Partial<BillingAddressInput>>;
  BillingCartAddress: ResolverTypeWrapper<CartBilling>;
  BlogAuthor: ResolverTypeWrapper<TermRow>;
  BlogCategory: ResolverTypeWrapper<TermRow>;
  BlogComment: ResolverTypeWrapper<CommentRow>;
  BlogCommentsFilterInput: ResolverTypeWrapper<Partial<BlogCommentsFilterInput>>;
  BlogConfig: ResolverTypeWrapper<Partial<BlogConfig>>;
  BlogMonth: ResolverTypeWrapper<Partial<BlogMonth>>;
  BlogPost: ResolverTypeWrapper<PostRow>;
  BlogPostsFilterInput: ResolverTypeWrapper<Partial<BlogPostsFilterInput>>;
  BlogRoute: ResolverTypeWrapper<Partial<BlogRoute>>;
  BlogTag: ResolverTypeWrapper<TermRow>;
  BlogViewOutput: ResolverTypeWrapper<Partial<BlogViewOutput>>;
  BraintreeCcVaultInput: ResolverTypeWrapper<Partial<BraintreeCcVaultInput>>;
  BraintreeInput: ResolverTypeWrapper<Partial<BraintreeInput>>;
  Breadcrumb: ResolverTypeWrapper<Partial<Breadcrumb>>;
  BundleCartItem: ResolverTypeWrapper<CartLine>;
  Float: ResolverTypeWrapper<Partial<Scalars['Float']['output']>>;
  BundleCreditMemoItem: ResolverTypeWrapper<Partial<Omit<BundleCreditMemoItem, 'discounts' | 'order_item'> & { discounts?: Maybe<Array<Maybe<ResolversTypes['Discount']>>>, order_item?: Maybe<ResolversTypes['OrderItemInterface']> }>>;
  BundleInvoiceItem: ResolverTypeWrapper<Partial<Omit<BundleInvoiceItem, 'discounts' | 'order_item'> & { discounts?: Maybe<Array<Maybe<ResolversTypes['Discount']>>>, order_item?: Maybe<ResolversTypes['OrderItemInterface']> }>>;
  BundleItem: ResolverTypeWrapper<Partial<Omit<BundleItem, 'options'> & { options?: Maybe<Array<Maybe<ResolversTypes['BundleItemOption']>>> }>>;
  BundleItemOption: ResolverTypeWrapper<Partial<Omit<BundleItemOption, 'product'> & { product?: Maybe<ResolversTypes['ProductInterface']> }>>;
  BundleOptionInput: ResolverTypeWrapper<Partial<BundleOptionInput>>;
  BundleOrderItem: ResolverTypeWrapper<OrderItemView>;
  BundleProduct: ResolverTypeWrapper<Partial<Omit<BundleProduct, 'categories' | 'color_option' | 'color_siblings' | 'crosssell_products' | 'custom_attributes' | 'custom_attributesV2' | 'delivery_offers' | 'description' | 'items' | 'media_gallery' | 'options' | 'product_links' | 'related_products' | 'reviews' | 'short_description' | 'upsell_products'> & { categories?: Maybe<Array<Maybe<ResolversTypes['CategoryInterface']>>>, color_option?: Maybe<ResolversTypes['ProductAttributeOption']>, color_siblings?: Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, crosssell_products?: Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, custom_attributes: Array<Maybe<ResolversTypes['CustomAttribute']>>, custom_attributesV2?: Maybe<ResolversTypes['ProductCustomAttributes']>, delivery_offers: Array<ResolversTypes['DeliveryOffer']>, description?: Maybe<ResolversTypes['ComplexTextValue']>, items?: Maybe<Array<Maybe<ResolversTypes['BundleItem']>>>, media_gallery?: Maybe<Array<Maybe<ResolversTypes['MediaGalleryInterface']>>>, options?: Maybe<Array<Maybe<ResolversTypes['CustomizableOptionInterface']>>>, product_links?: Maybe<Array<Maybe<ResolversTypes['ProductLinksInterface']>>>, related_products?: Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, reviews: ResolversTypes['ProductReviews'], short_description?: Maybe<ResolversTypes['ComplexTextValue']>, upsell_products?: Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>> }>>;
  BundleProductCartItemInput: ResolverTypeWrapper<Partial<BundleProductCartItemInput>>;
  BundleShipmentItem: ResolverTypeWrapper<Partial<Omit<BundleShipmentItem, 'order_item'> & { order_item?: Maybe<ResolversTypes['OrderItemInterface']> }>>;
  BundleWishlistItem: ResolverTypeWrapper<WishlistItemView>;
  CampaignProducts: ResolverTypeWrapper<Partial<CampaignProducts>>;
  CampaignProductsInput: ResolverTypeWrapper<Partial<CampaignProductsInput>>;
  CancelExchangeInput: ResolverTypeWrapper<Partial<CancelExchangeInput>>;
  CancelExchangeOutput: ResolverTypeWrapper<Partial<Omit<CancelExchangeOutput, 'return'> & { return?: Maybe<ResolversTypes['Return']> }>>;
  CancelOrderError: ResolverTypeWrapper<Partial<Omit<CancelOrderError, 'reason'> & { reason?: Maybe<ResolversTypes['ErrorReason']> }>>;
  CancelOrderErrorCode: ResolverTypeWrapper<Partial<CancelOrderErrorCode>>;
  CancelOrderInput: ResolverTypeWrapper<Partial<CancelOrderInput>>;
  CancelOrderOutput: ResolverTypeWrapper<Partial<Omit<CancelOrderOutput, 'errorV2' | 'order'> & { errorV2?: Maybe<ResolversTypes['CancelOrderError']>, order?: Maybe<ResolversTypes['CustomerOrder']> }>>;
  CancellationReason: ResolverTypeWrapper<Partial<CancellationReason>>;
  CardPaymentConfig: ResolverTypeWrapper<Partial<CardPaymentConfig>>;
  CardSession: ResolverTypeWrapper<Partial<CardSession>>;
  Cart: ResolverTypeWrapper<CartView>;
  CartAddressCountry: ResolverTypeWrapper<Partial<CartAddressCountry>>;
  CartAddressInput: ResolverTypeWrapper<Partial<CartAddressInput>>;
  CartAddressInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CartAddressInterface']>;
  CartAddressRegion: ResolverTypeWrapper<Partial<CartAddressRegion>>;
  CartDiscount: ResolverTypeWrapper<Partial<CartDiscount>>;
  CartDiscountType: ResolverTypeWrapper<Partial<CartDiscountType>>;
  CartItemError: ResolverTypeWrapper<Partial<CartItemError>>;
  CartItemErrorType: ResolverTypeWrapper<Partial<CartItemErrorType>>;
  CartItemInput: ResolverTypeWrapper<Partial<CartItemInput>>;
  CartItemInterface: ResolverTypeWrapper<CartLine>;
  CartItemPrices: ResolverTypeWrapper<Partial<Omit<CartItemPrices, 'discounts'> & { discounts?: Maybe<Array<Maybe<ResolversTypes['Discount']>>> }>>;
  CartItemQuantity: ResolverTypeWrapper<Partial<CartItemQuantity>>;
  CartItemSelectedOptionValuePrice: ResolverTypeWrapper<Partial<CartItemSelectedOptionValuePrice>>;
  CartItemUpdateInput: ResolverTypeWrapper<Partial<CartItemUpdateInput>>;
  CartItems: ResolverTypeWrapper<Partial<Omit<CartItems, 'items'> & { items: Array<Maybe<ResolversTypes['CartItemInterface']>> }>>;
  CartPrices: ResolverTypeWrapper<CartWithTotals>;
  CartTaxItem: ResolverTypeWrapper<Partial<CartTaxItem>>;
  CartUserInputError: ResolverTypeWrapper<CartError>;
  CartUserInputErrorType: ResolverTypeWrapper<Partial<CartUserInputErrorType>>;
  CatalogAttributeApplyToEnum: ResolverTypeWrapper<Partial<CatalogAttributeApplyToEnum>>;
  CatalogAttributeMetadata: ResolverTypeWrapper<Partial<Omit<CatalogAttributeMetadata, 'options'> & { options: Array<Maybe<ResolversTypes['CustomAttributeOptionInterface']>> }>>;
  CategoryBadge: ResolverTypeWrapper<Partial<CategoryBadge>>;
  CategoryFilterInput: ResolverTypeWrapper<Partial<CategoryFilterInput>>;
  CategoryInterface: ResolverTypeWrapper<Category>;
  CategoryProducts: ResolverTypeWrapper<Partial<Omit<CategoryProducts, 'items'> & { items?: Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>> }>>;
  CategoryResult: ResolverTypeWrapper<Partial<Omit<CategoryResult, 'items'> & { items?: Maybe<Array<Maybe<ResolversTypes['CategoryTree']>>> }>>;
  CategoryTree: ResolverTypeWrapper<Category>;
  ChangeCartItemOptionsInput: ResolverTypeWrapper<Partial<ChangeCartItemOptionsInput>>;
  ChangeCartItemOptionsOutput: ResolverTypeWrapper<Partial<Omit<ChangeCartItemOptionsOutput, 'cart' | 'user_errors'> & { cart: ResolversTypes['Cart'], user_errors: Array<Maybe<ResolversTypes['Error']>> }>>;
  ChangeOrderAddressInput: ResolverTypeWrapper<Partial<ChangeOrderAddressInput>>;
  ChangeOrderAddressOutput: ResolverTypeWrapper<Partial<Omit<ChangeOrderAddressOutput, 'order'> & { order: ResolversTypes['CustomerOrder'] }>>;
  CheckoutAgreement: ResolverTypeWrapper<Partial<CheckoutAgreement>>;
  CheckoutAgreementMode: ResolverTypeWrapper<Partial<CheckoutAgreementMode>>;
  CheckoutUserInputError: ResolverTypeWrapper<Partial<Omit<CheckoutUserInputError, 'reason'> & { reason?: Maybe<ResolversTypes['ErrorReason']> }>>;
  CheckoutUserInputErrorCodes: ResolverTypeWrapper<Partial<CheckoutUserInputErrorCodes>>;
  ClearCartError: ResolverTypeWrapper<Partial<Omit<ClearCartError, 'reason'> & { reason?: Maybe<ResolversTypes['ErrorReason']> }>>;
  ClearCartErrorType: ResolverTypeWrapper<Partial<ClearCartErrorType>>;
  ClearCartInput: ResolverTypeWrapper<Partial<ClearCartInput>>;
  ClearCartOutput: ResolverTypeWrapper<Partial<Omit<ClearCartOutput, 'cart' | 'errors'> & { cart?: Maybe<ResolversTypes['Cart']>, errors?: Maybe<Array<Maybe<ResolversTypes['ClearCartError']>>> }>>;
  CmsBlock: ResolverTypeWrapper<StoredBlock>;
  CmsBlocks: ResolverTypeWrapper<Partial<Omit<CmsBlocks, 'items'> & { items?: Maybe<Array<Maybe<ResolversTypes['CmsBlock']>>> }>>;
  CmsPage: ResolverTypeWrapper<CmsPageView>;
  ColorSwatchData: ResolverTypeWrapper<Partial<ColorSwatchData>>;
  ComparableAttribute: ResolverTypeWrapper<Partial<ComparableAttribute>>;
  ComparableItem: ResolverTypeWrapper<Partial<Omit<ComparableItem, 'attributes' | 'product'> & { attributes: Array<Maybe<ResolversTypes['ProductAttribute']>>, product: ResolversTypes['ProductInterface'] }>>;
  CompareList: ResolverTypeWrapper<CompareListView>;
  ComplexTextValue: ResolverTypeWrapper<StoredText>;
  ConfigurableAttributeOption: ResolverTypeWrapper<Partial<ConfigurableAttributeOption>>;
  ConfigurableCartItem: ResolverTypeWrapper<CartLine>;
  ConfigurableOptionAvailableForSelection: ResolverTypeWrapper<Partial<ConfigurableOptionAvailableForSelection>>;
  ConfigurableOrderItem: ResolverTypeWrapper<OrderItemView>;
  ConfigurableProduct: ResolverTypeWrapper<Product>;
  ConfigurableProductCartItemInput: ResolverTypeWrapper<Partial<ConfigurableProductCartItemInput>>;
  ConfigurableProductOption: ResolverTypeWrapper<Partial<Omit<ConfigurableProductOption, 'values'> & { values?: Maybe<Array<Maybe<ResolversTypes['ConfigurableProductOptionValue']>>> }>>;
  ConfigurableProductOptionValue: ResolverTypeWrapper<Partial<Omit<ConfigurableProductOptionValue, 'swatch'> & { swatch?: Maybe<ResolversTypes['SwatchDataInterface']> }>>;
  ConfigurableProductOptions: ResolverTypeWrapper<Partial<Omit<ConfigurableProductOptions, 'values'> & { values?: Maybe<Array<Maybe<ResolversTypes['ConfigurableProductOptionsValues']>>> }>>;
  ConfigurableProductOptionsSelection: ResolverTypeWrapper<Partial<Omit<ConfigurableProductOptionsSelection, 'configurable_options' | 'media_gallery' | 'variant' | 'variants'> & { configurable_options?: Maybe<Array<Maybe<ResolversTypes['ConfigurableProductOption']>>>, media_gallery?: Maybe<Array<Maybe<ResolversTypes['MediaGalleryInterface']>>>, variant?: Maybe<ResolversTypes['SimpleProduct']>, variants?: Maybe<Array<Maybe<ResolversTypes['ConfigurableVariantReference']>>> }>>;
  ConfigurableProductOptionsValues: ResolverTypeWrapper<Partial<Omit<ConfigurableProductOptionsValues, 'swatch_data'> & { swatch_data?: Maybe<ResolversTypes['SwatchDataInterface']> }>>;
  ConfigurableVariant: ResolverTypeWrapper<Partial<Omit<ConfigurableVariant, 'product'> & { product?: Maybe<ResolversTypes['SimpleProduct']> }>>;
  ConfigurableVariantReference: ResolverTypeWrapper<Partial<Omit<ConfigurableVariantReference, 'product'> & { product?: Maybe<ResolversTypes['SimpleProduct']> }>>;
  ConfigurableWishlistItem: ResolverTypeWrapper<WishlistItemView>;
  ConfirmAnonymizationInput: ResolverTypeWrapper<Partial<ConfirmAnonymizationInput>>;
  ConfirmCancelOrderInput: ResolverTypeWrapper<Partial<ConfirmCancelOrderInput>>;
  ConfirmEmailInput: ResolverTypeWrapper<Partial<ConfirmEmailInput>>;
  ConfirmReturnInput: ResolverTypeWrapper<Partial<ConfirmReturnInput>>;
  ConfirmationStatusEnum: ResolverTypeWrapper<Partial<ConfirmationStatusEnum>>;
  ContactFileInput: ResolverTypeWrapper<Partial<ContactFileInput>>;
  ContactUsInput: ResolverTypeWrapper<Partial<ContactUsInput>>;
  ContactUsOutput: ResolverTypeWrapper<Partial<ContactUsOutput>>;
  ContentElements: ResolverTypeWrapper<Partial<Scalars['ContentElements']['output']>>;
  ContentSearchItem: ResolverTypeWrapper<Partial<ContentSearchItem>>;
  ContentSearchItemType: ResolverTypeWrapper<Partial<ContentSearchItemType>>;
  ContentSearchResult: ResolverTypeWrapper<Partial<ContentSearchResult>>;
  CopyProductsBetweenWishlistsOutput: ResolverTypeWrapper<Partial<Omit<CopyProductsBetweenWishlistsOutput, 'destination_wishlist' | 'source_wishlist' | 'user_errors'> & { destination_wishlist: ResolversTypes['Wishlist'], source_wishlist: ResolversTypes['Wishlist'], user_errors: Array<Maybe<ResolversTypes['WishListUserInputError']>> }>>;
  Country: ResolverTypeWrapper<Partial<Country>>;
  CountryCodeEnum: ResolverTypeWrapper<Partial<CountryCodeEnum>>;
  CouponNotice: ResolverTypeWrapper<Partial<CouponNotice>>;
  CouponNoticeReason: ResolverTypeWrapper<Partial<CouponNoticeReason>>;
  CreateCompareListInput: ResolverTypeWrapper<Partial<CreateCompareListInput>>;
  CreateGuestCartInput: ResolverTypeWrapper<Partial<CreateGuestCartInput>>;
  CreateGuestCartOutput: ResolverTypeWrapper<Partial<Omit<CreateGuestCartOutput, 'cart'> & { cart?: Maybe<ResolversTypes['Cart']> }>>;
  CreatePayflowProTokenOutput: ResolverTypeWrapper<Partial<CreatePayflowProTokenOutput>>;
  CreateProductReviewInput: ResolverTypeWrapper<Partial<CreateProductReviewInput>>;
  CreateProductReviewOutput: ResolverTypeWrapper<Partial<Omit<CreateProductReviewOutput, 'review'> & { review: ResolversTypes['ProductReview'] }>>;
  CreateWishlistInput: ResolverTypeWrapper<Partial<CreateWishlistInput>>;
  CreateWishlistOutput: ResolverTypeWrapper<Partial<Omit<CreateWishlistOutput, 'wishlist'> & { wishlist: ResolversTypes['Wishlist'] }>>;
  CreditCardDetailsInput: ResolverTypeWrapper<Partial<CreditCardDetailsInput>>;
  CreditMemo: ResolverTypeWrapper<Partial<Omit<CreditMemo, 'items' | 'total'> & { items?: Maybe<Array<Maybe<ResolversTypes['CreditMemoItemInterface']>>>, total?: Maybe<ResolversTypes['CreditMemoTotal']> }>>;
  CreditMemoItem: ResolverTypeWrapper<Partial<Omit<CreditMemoItem, 'discounts' | 'order_item'> & { discounts?: Maybe<Array<Maybe<ResolversTypes['Discount']>>>, order_item?: Maybe<ResolversTypes['OrderItemInterface']> }>>;
  CreditMemoItemInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CreditMemoItemInterface']>;
  CreditMemoTotal: ResolverTypeWrapper<Partial<Omit<CreditMemoTotal, 'discounts'> & { discounts?: Maybe<Array<Maybe<ResolversTypes['Discount']>>> }>>;
  Currency: ResolverTypeWrapper<Partial<Currency>>;
  CurrencyEnum: ResolverTypeWrapper<Partial<CurrencyEnum>>;
  CustomAttribute: ResolverTypeWrapper<Partial<Omit<CustomAttribute, 'attribute_metadata' | 'selected_attribute_options'> & { attribute_metadata?: Maybe<ResolversTypes['AttributeMetadataInterface']>, selected_attribute_options?: Maybe<ResolversTypes['SelectedAttributeOption']> }>>;
  CustomAttributeMetadata: ResolverTypeWrapper<Partial<CustomAttributeMetadata>>;
  CustomAttributeMetadataInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CustomAttributeMetadataInterface']>;
  CustomAttributeOptionInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CustomAttributeOptionInterface']>;
  CustomAttributesListsEnum: ResolverTypeWrapper<Partial<CustomAttributesListsEnum>>;
  Customer: ResolverTypeWrapper<Partial<Omit<Customer, 'addresses' | 'addressesV2' | 'compare_list' | 'custom_attributes' | 'loyalty' | 'orders' | 'return' | 'returns' | 'reviews' | 'wishlist' | 'wishlist_v2' | 'wishlists'> & { addresses?: Maybe<Array<Maybe<ResolversTypes['CustomerAddress']>>>, addressesV2?: Maybe<ResolversTypes['CustomerAddresses']>, compare_list?: Maybe<ResolversTypes['CompareList']>, custom_attributes?: Maybe<Array<Maybe<ResolversTypes['AttributeValueInterface']>>>, loyalty?: Maybe<ResolversTypes['LoyaltyMember']>, orders?: Maybe<ResolversTypes['CustomerOrders']>, return?: Maybe<ResolversTypes['Return']>, returns?: Maybe<ResolversTypes['Returns']>, reviews: ResolversTypes['ProductReviews'], wishlist: ResolversTypes['Wishlist'], wishlist_v2?: Maybe<ResolversTypes['Wishlist']>, wishlists: Array<Maybe<ResolversTypes['Wishlist']>> }>>;
  CustomerAddress: ResolverTypeWrapper<Partial<Omit<CustomerAddress, 'custom_attributes' | 'custom_attributesV2' | 'extension_attributes'> & { custom_attributes?: Maybe<Array<Maybe<ResolversTypes['CustomerAddressAttribute']>>>, custom_attributesV2: Array<Maybe<ResolversTypes['AttributeValueInterface']>>, extension_attributes?: Maybe<Array<Maybe<ResolversTypes['CustomerAddressAttribute']>>> }>>;
  CustomerAddressAttribute: ResolverTypeWrapper<Partial<CustomerAddressAttribute>>;
  CustomerAddressAttributeInput: ResolverTypeWrapper<Partial<CustomerAddressAttributeInput>>;
  CustomerAddressInput: ResolverTypeWrapper<Partial<CustomerAddressInput>>;
  CustomerAddressRegion: ResolverTypeWrapper<Partial<CustomerAddressRegion>>;
  CustomerAddressRegionInput: ResolverTypeWrapper<Partial<CustomerAddressRegionInput>>;
  CustomerAddresses: ResolverTypeWrapper<Partial<Omit<CustomerAddresses, 'items'> & { items?: Maybe<Array<Maybe<ResolversTypes['CustomerAddress']>>> }>>;
  CustomerAttributeMetadata: ResolverTypeWrapper<Partial<Omit<CustomerAttributeMetadata, 'options'> & { options: Array<Maybe<ResolversTypes['CustomAttributeOptionInterface']>> }>>;
  CustomerCreateInput: ResolverTypeWrapper<Partial<CustomerCreateInput>>;
  CustomerDownloadableProduct: ResolverTypeWrapper<Partial<CustomerDownloadableProduct>>;
  CustomerDownloadableProducts: ResolverTypeWrapper<Partial<CustomerDownloadableProducts>>;
  CustomerGroupStorefront: ResolverTypeWrapper<Partial<CustomerGroupStorefront>>;
  CustomerInput: ResolverTypeWrapper<Partial<CustomerInput>>;
  CustomerOrder: ResolverTypeWrapper<OrderView>;
  CustomerOrderSortInput: ResolverTypeWrapper<Partial<CustomerOrderSortInput>>;
  CustomerOrderSortableField: ResolverTypeWrapper<Partial<CustomerOrderSortableField>>;
  CustomerOrders: ResolverTypeWrapper<Partial<Omit<CustomerOrders, 'items'> & { items: Array<Maybe<ResolversTypes['CustomerOrder']>> }>>;
  CustomerOrdersFilterInput: ResolverTypeWrapper<Partial<CustomerOrdersFilterInput>>;
  CustomerOutput: ResolverTypeWrapper<Partial<Omit<CustomerOutput, 'customer'> & { customer: ResolversTypes['Customer'] }>>;
  CustomerPaymentTokens: ResolverTypeWrapper<Partial<CustomerPaymentTokens>>;
  CustomerSession: ResolverTypeWrapper<Partial<CustomerSession>>;
  CustomerSessions: ResolverTypeWrapper<Partial<CustomerSessions>>;
  CustomerSignInWays: ResolverTypeWrapper<Partial<CustomerSignInWays>>;
  CustomerToken: ResolverTypeWrapper<Partial<CustomerToken>>;
  CustomerTypeEnum: ResolverTypeWrapper<Partial<CustomerTypeEnum>>;
  CustomerUpdateInput: ResolverTypeWrapper<Partial<CustomerUpdateInput>>;
  CustomizableAreaOption: ResolverTypeWrapper<Partial<CustomizableAreaOption>>;
  CustomizableAreaValue: ResolverTypeWrapper<Partial<CustomizableAreaValue>>;
  CustomizableCheckboxOption: ResolverTypeWrapper<Partial<CustomizableCheckboxOption>>;
  CustomizableCheckboxValue: ResolverTypeWrapper<Partial<CustomizableCheckboxValue>>;
  CustomizableDateOption: ResolverTypeWrapper<Partial<CustomizableDateOption>>;
  CustomizableDateTypeEnum: ResolverTypeWrapper<Partial<CustomizableDateTypeEnum>>;
  CustomizableDateValue: ResolverTypeWrapper<Partial<CustomizableDateValue>>;
  CustomizableDropDownOption: ResolverTypeWrapper<Partial<CustomizableDropDownOption>>;
  CustomizableDropDownValue: ResolverTypeWrapper<Partial<CustomizableDropDownValue>>;
  CustomizableFieldOption: ResolverTypeWrapper<Partial<CustomizableFieldOption>>;
  CustomizableFieldValue: ResolverTypeWrapper<Partial<CustomizableFieldValue>>;
  CustomizableFileOption: ResolverTypeWrapper<Partial<CustomizableFileOption>>;
  CustomizableFileValue: ResolverTypeWrapper<Partial<CustomizableFileValue>>;
  CustomizableMultipleOption: ResolverTypeWrapper<Partial<CustomizableMultipleOption>>;
  CustomizableMultipleValue: ResolverTypeWrapper<Partial<CustomizableMultipleValue>>;
  CustomizableOptionInput: ResolverTypeWrapper<Partial<CustomizableOptionInput>>;
  CustomizableOptionInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CustomizableOptionInterface']>;
  CustomizableProductInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CustomizableProductInterface']>;
  CustomizableRadioOption: ResolverTypeWrapper<Partial<CustomizableRadioOption>>;
  CustomizableRadioValue: ResolverTypeWrapper<Partial<CustomizableRadioValue>>;
  DeleteCompareListOutput: ResolverTypeWrapper<Partial<DeleteCompareListOutput>>;
  DeletePaymentTokenOutput: ResolverTypeWrapper<Partial<DeletePaymentTokenOutput>>;
  DeleteWishlistOutput: ResolverTypeWrapper<Partial<Omit<DeleteWishlistOutput, 'wishlists'> & { wishlists: Array<ResolversTypes['Wishlist']> }>>;
  DeliveryArrival: ResolverTypeWrapper<Arrival>;
  DeliveryDates: ResolverTypeWrapper<Partial<DeliveryDates>>;
  DeliveryOffer: ResolverTypeWrapper<StoreDelivery>;
  DeviceTypeEnum: ResolverTypeWrapper<Partial<DeviceTypeEnum>>;
  Discount: ResolverTypeWrapper<Partial<Omit<Discount, 'coupon'> & { coupon?: Maybe<ResolversTypes['AppliedCoupon']> }>>;
  DownloadableCartItem: ResolverTypeWrapper<CartLine>;
  DownloadableCreditMemoItem: ResolverTypeWrapper<Partial<Omit<DownloadableCreditMemoItem, 'discounts' | 'order_item'> & { discounts?: Maybe<Array<Maybe<ResolversTypes['Discount']>>>, order_item?: Maybe<ResolversTypes['OrderItemInterface']> }>>;
  DownloadableFileTypeEnum: ResolverTypeWrapper<Partial<DownloadableFileTypeEnum>>;
  DownloadableInvoiceItem: ResolverTypeWrapper<Partial<Omit<DownloadableInvoiceItem, 'discounts' | 'order_item'> & { discounts?: Maybe<Array<Maybe<ResolversTypes['Discount']>>>, order_item?: Maybe<ResolversTypes['OrderItemInterface']> }>>;
  DownloadableItemsLinks: ResolverTypeWrapper<Partial<DownloadableItemsLinks>>;
  DownloadableOrderItem: ResolverTypeWrapper<OrderItemView>;
  DownloadableProduct: ResolverTypeWrapper<Partial<Omit<DownloadableProduct, 'categories' | 'color_option' | 'color_siblings' | 'crosssell_products' | 'custom_attributes' | 'custom_attributesV2' | 'delivery_offers' | 'description' | 'media_gallery' | 'options' | 'product_links' | 'related_products' | 'reviews' | 'short_description' | 'upsell_products'> & { categories?: Maybe<Array<Maybe<ResolversTypes['CategoryInterface']>>>, color_option?: Maybe<ResolversTypes['ProductAttributeOption']>, color_siblings?: Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, crosssell_products?: Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, custom_attributes: Array<Maybe<ResolversTypes['CustomAttribute']>>, custom_attributesV2?: Maybe<ResolversTypes['ProductCustomAttributes']>, delivery_offers: Array<ResolversTypes['DeliveryOffer']>, description?: Maybe<ResolversTypes['ComplexTextValue']>, media_gallery?: Maybe<Array<Maybe<ResolversTypes['MediaGalleryInterface']>>>, options?: Maybe<Array<Maybe<ResolversTypes['CustomizableOptionInterface']>>>, product_links?: Maybe<Array<Maybe<ResolversTypes['ProductLinksInterface']>>>, related_products?: Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, reviews: ResolversTypes['ProductReviews'], short_description?: Maybe<ResolversTypes['ComplexTextValue']>, upsell_products?: Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>> }>>;
  DownloadableProductCartItemInput: ResolverTypeWrapper<Partial<DownloadableProductCartItemInput>>;
  DownloadableProductLinks: ResolverTypeWrapper<Partial<DownloadableProductLinks>>;
  DownloadableProductLinksInput: ResolverTypeWrapper<Partial<DownloadableProductLinksInput>>;
  DownloadableProductSamples: ResolverTypeWrapper<Partial<DownloadableProductSamples>>;
  DownloadableWishlistItem: ResolverTypeWrapper<WishlistItemView>;
  DynamicBlock: ResolverTypeWrapper<Partial<Omit<DynamicBlock, 'content'> & { content: ResolversTypes['ComplexTextValue'] }>>;
  DynamicBlockLocationEnum: ResolverTypeWrapper<Partial<DynamicBlockLocationEnum>>;
  DynamicBlockTypeEnum: ResolverTypeWrapper<Partial<DynamicBlockTypeEnum>>;
  DynamicBlocks: ResolverTypeWrapper<Partial<Omit<DynamicBlocks, 'items'> & { items: Array<Maybe<ResolversTypes['DynamicBlock']>> }>>;
  DynamicBlocksFilterInput: ResolverTypeWrapper<Partial<DynamicBlocksFilterInput>>;
  EnteredAttributeValue: ResolverTypeWrapper<Partial<EnteredAttributeValue>>;
  EnteredCustomAttributeInput: ResolverTypeWrapper<Partial<EnteredCustomAttributeInput>>;
  EnteredOptionInput: ResolverTypeWrapper<Partial<EnteredOptionInput>>;
  EntityUrl: ResolverTypeWrapper<Partial<EntityUrl>>;
  Error: ResolverTypeWrapper<CartError>;
  ErrorInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ErrorInterface']>;
  ErrorParameter: ResolverTypeWrapper<Partial<ErrorParameter>>;
  ErrorReason: ResolverTypeWrapper<Reason>;
  EstimateAddressInput: ResolverTypeWrapper<Partial<EstimateAddressInput>>;
  EstimateTotalsInput: ResolverTypeWrapper<Partial<EstimateTotalsInput>>;
  EstimateTotalsOutput: ResolverTypeWrapper<Partial<Omit<EstimateTotalsOutput, 'cart'> & { cart?: Maybe<ResolversTypes['Cart']> }>>;
  ExchangeRate: ResolverTypeWrapper<Partial<ExchangeRate>>;
  ExchangeSize: ResolverTypeWrapper<Partial<ExchangeSize>>;
  ExchangeSizeAvailability: ResolverTypeWrapper<Partial<ExchangeSizeAvailability>>;
  FilterEqualTypeInput: ResolverTypeWrapper<Partial<FilterEqualTypeInput>>;
  FilterMatchTypeEnum: ResolverTypeWrapper<Partial<FilterMatchTypeEnum>>;
  FilterMatchTypeInput: ResolverTypeWrapper<Partial<FilterMatchTypeInput>>;
  FilterRangeTypeInput: ResolverTypeWrapper<Partial<FilterRangeTypeInput>>;
  FilterStringTypeInput: ResolverTypeWrapper<Partial<FilterStringTypeInput>>;
  FilterTypeInput: ResolverTypeWrapper<Partial<FilterTypeInput>>;
  FinishCardPaymentInput: ResolverTypeWrapper<Partial<FinishCardPaymentInput>>;
  FinishCardPaymentOutput: ResolverTypeWrapper<Partial<FinishCardPaymentOutput>>;
  FixedProductTax: ResolverTypeWrapper<Partial<FixedProductTax>>;
  FixedProductTaxDisplaySettings: ResolverTypeWrapper<Partial<FixedProductTaxDisplaySettings>>;
  FreeShipping: ResolverTypeWrapper<Partial<FreeShipping>>;
  GenerateAgentTokenInput: ResolverTypeWrapper<Partial<GenerateAgentTokenInput>>;
  GenerateAgentTokenOutput: ResolverTypeWrapper<Partial<GenerateAgentTokenOutput>>;
  GenerateCustomerTokenAsAdminInput: ResolverTypeWrapper<Partial<GenerateCustomerTokenAsAdminInput>>;
  GenerateCustomerTokenAsAdminOutput: ResolverTypeWrapper<Partial<GenerateCustomerTokenAsAdminOutput>>;
  GiftCardAccount: ResolverTypeWrapper<Partial<GiftCardAccount>>;
  GiftCardAccountInput: ResolverTypeWrapper<Partial<GiftCardAccountInput>>;
  GiftCardAmounts: ResolverTypeWrapper<Partial<GiftCardAmounts>>;
  GiftCardCartItem: ResolverTypeWrapper<CartLine>;
  GiftCardItem: ResolverTypeWrapper<Partial<GiftCardItem>>;
  GiftCardOptions: ResolverTypeWrapper<Partial<GiftCardOptions>>;
  GiftCardOrderItem: ResolverTypeWrapper<OrderItemView>;
  GiftCardPagesConfig: ResolverTypeWrapper<Partial<GiftCardPagesConfig>>;
  GiftCardProduct: ResolverTypeWrapper<Product>;
  GiftCardTypeEnum: ResolverTypeWrapper<Partial<GiftCardTypeEnum>>;
  GiftCardWishlistItem: ResolverTypeWrapper<WishlistItemView>;
  GiftMessage: ResolverTypeWrapper<Partial<GiftMessage>>;
  GiftMessageInput: ResolverTypeWrapper<Partial<GiftMessageInput>>;
  GiftOptionsPrices: ResolverTypeWrapper<Partial<GiftOptionsPrices>>;
  GiftWrapping: ResolverTypeWrapper<Partial<GiftWrapping>>;
  GiftWrappingImage: ResolverTypeWrapper<Partial<GiftWrappingImage>>;
  GiftWrappingItemInput: ResolverTypeWrapper<Partial<GiftWrappingItemInput>>;
  GroundColours: ResolverTypeWrapper<Partial<GroundColours>>;
  GroupedProduct: ResolverTypeWrapper<Partial<Omit<GroupedProduct, 'categories' | 'color_option' | 'color_siblings' | 'crosssell_products' | 'custom_attributes' | 'custom_attributesV2' | 'delivery_offers' | 'description' | 'items' | 'media_gallery' | 'product_links' | 'related_products' | 'reviews' | 'short_description' | 'upsell_products'> & { categories?: Maybe<Array<Maybe<ResolversTypes['CategoryInterface']>>>, color_option?: Maybe<ResolversTypes['ProductAttributeOption']>, color_siblings?: Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, crosssell_products?: Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, custom_attributes: Array<Maybe<ResolversTypes['CustomAttribute']>>, custom_attributesV2?: Maybe<ResolversTypes['ProductCustomAttributes']>, delivery_offers: Array<ResolversTypes['DeliveryOffer']>, description?: Maybe<ResolversTypes['ComplexTextValue']>, items?: Maybe<Array<Maybe<ResolversTypes['GroupedProductItem']>>>, media_gallery?: Maybe<Array<Maybe<ResolversTypes['MediaGalleryInterface']>>>, product_links?: Maybe<Array<Maybe<ResolversTypes['ProductLinksInterface']>>>, related_products?: Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, reviews: ResolversTypes['ProductReviews'], short_description?: Maybe<ResolversTypes['ComplexTextValue']>, upsell_products?: Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>> }>>;
  GroupedProductItem: ResolverTypeWrapper<Partial<Omit<GroupedProductItem, 'product'> & { product?: Maybe<ResolversTypes['ProductInterface']> }>>;
  GroupedProductWishlistItem: ResolverTypeWrapper<WishlistItemView>;
  GuestOrderCancelInput: ResolverTypeWrapper<Partial<GuestOrderCancelInput>>;
  GuestOrderInformationInput: ResolverTypeWrapper<Partial<GuestOrderInformationInput>>;
  HandInCardResultInput: ResolverTypeWrapper<Partial<HandInCardResultInput>>;
  HandInCardResultOutput: ResolverTypeWrapper<Partial<HandInCardResultOutput>>;
  HostedProInput: ResolverTypeWrapper<Partial<HostedProInput>>;
  HostedProUrl: ResolverTypeWrapper<Partial<HostedProUrl>>;
  HostedProUrlInput: ResolverTypeWrapper<Partial<HostedProUrlInput>>;
  HttpQueryParameter: ResolverTypeWrapper<Partial<HttpQueryParameter>>;
  ImageModeEnum: ResolverTypeWrapper<Partial<ImageModeEnum>>;
  ImageSwatchData: ResolverTypeWrapper<Partial<ImageSwatchData>>;
  InputFilterEnum: ResolverTypeWrapper<Partial<InputFilterEnum>>;
  InsufficientStockError: ResolverTypeWrapper<CartError>;
  InternalError: ResolverTypeWrapper<Partial<InternalError>>;
  Invoice: ResolverTypeWrapper<Partial<Omit<Invoice, 'items' | 'total'> & { items?: Maybe<Array<Maybe<ResolversTypes['InvoiceItemInterface']>>>, total?: Maybe<ResolversTypes['InvoiceTotal']> }>>;
  InvoiceItem: ResolverTypeWrapper<Partial<Omit<InvoiceItem, 'discounts' | 'order_item'> & { discounts?: Maybe<Array<Maybe<ResolversTypes['Discount']>>>, order_item?: Maybe<ResolversTypes['OrderItemInterface']> }>>;
  InvoiceItemInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['InvoiceItemInterface']>;
  InvoiceTotal: ResolverTypeWrapper<Partial<Omit<InvoiceTotal, 'discounts'> & { discounts?: Maybe<Array<Maybe<ResolversTypes['Discount']>>> }>>;
  IsEmailAvailableOutput: ResolverTypeWrapper<Partial<IsEmailAvailableOutput>>;
  ItemClickInput: ResolverTypeWrapper<Partial<ItemClickInput>>;
  ItemClickOutput: ResolverTypeWrapper<Partial<ItemClickOutput>>;
  ItemSelectedBundleOption: ResolverTypeWrapper<Partial<ItemSelectedBundleOption>>;
  ItemSelectedBundleOptionValue: ResolverTypeWrapper<Partial<ItemSelectedBundleOptionValue>>;
  KeyValue: ResolverTypeWrapper<Partial<KeyValue>>;
  LayerFilter: ResolverTypeWrapper<Partial<Omit<LayerFilter, 'filter_items'> & { filter_items?: Maybe<Array<Maybe<ResolversTypes['LayerFilterItemInterface']>>> }>>;
  LayerFilterItem: ResolverTypeWrapper<Partial<LayerFilterItem>>;
  LayerFilterItemInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['LayerFilterItemInterface']>;
  LinkedProvider: ResolverTypeWrapper<Partial<LinkedProvider>>;
  ListingLayoutEnum: ResolverTypeWrapper<Partial<ListingLayoutEnum>>;
  Lookbook: ResolverTypeWrapper<LookView>;
  LookbookFilterInput: ResolverTypeWrapper<Partial<LookbookFilterInput>>;
  LookbookPin: ResolverTypeWrapper<Partial<LookbookPin>>;
  LookbookPinPosition: ResolverTypeWrapper<Partial<LookbookPinPosition>>;
  LoyaltyConfig: ResolverTypeWrapper<Partial<LoyaltyConfig>>;
  LoyaltyCoupon: ResolverTypeWrapper<Partial<LoyaltyCoupon>>;
  LoyaltyCouponStatus: ResolverTypeWrapper<Partial<LoyaltyCouponStatus>>;
  LoyaltyEntry: ResolverTypeWrapper<Partial<LoyaltyEntry>>;
  LoyaltyHistory: ResolverTypeWrapper<Partial<LoyaltyHistory>>;
  LoyaltyLevel: ResolverTypeWrapper<Partial<LoyaltyLevel>>;
  LoyaltyMember: ResolverTypeWrapper<MemberView>;
  LoyaltyReason: ResolverTypeWrapper<Partial<LoyaltyReason>>;
  LoyaltyReward: ResolverTypeWrapper<Partial<LoyaltyReward>>;
  LoyaltyStatus: ResolverTypeWrapper<Partial<LoyaltyStatus>>;
  MediaGalleryEntry: ResolverTypeWrapper<Partial<MediaGalleryEntry>>;
  MediaGalleryInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['MediaGalleryInterface']>;
  Money: ResolverTypeWrapper<Partial<Money>>;
  MoveProductsBetweenWishlistsOutput: ResolverTypeWrapper<Partial<Omit<MoveProductsBetweenWishlistsOutput, 'destination_wishlist' | 'source_wishlist' | 'user_errors'> & { destination_wishlist: ResolversTypes['Wishlist'], source_wishlist: ResolversTypes['Wishlist'], user_errors: Array<Maybe<ResolversTypes['WishListUserInputError']>> }>>;
  MoveSavedItemToCartInput: ResolverTypeWrapper<Partial<MoveSavedItemToCartInput>>;
  MoveSavedItemToCartOutput: ResolverTypeWrapper<Partial<Omit<MoveSavedItemToCartOutput, 'cart' | 'user_errors'> & { cart: ResolversTypes['Cart'], user_errors: Array<Maybe<ResolversTypes['Error']>> }>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MwCanonicalUrl: ResolverTypeWrapper<Partial<MwCanonicalUrl>>;
  MwHreflang: ResolverTypeWrapper<Partial<MwHreflang>>;
  MwHreflangs: ResolverTypeWrapper<Partial<MwHreflangs>>;
  MwRichSnippets: ResolverTypeWrapper<Partial<MwRichSnippets>>;
  MwSeoMarkup: ResolverTypeWrapper<Partial<MwSeoMarkup>>;
  NewsletterSmsInput: ResolverTypeWrapper<Partial<NewsletterSmsInput>>;
  NoSuchEntityUidError: ResolverTypeWrapper<Partial<NoSuchEntityUidError>>;
  ObjectDataTypeEnum: ResolverTypeWrapper<Partial<ObjectDataTypeEnum>>;
  Order: ResolverTypeWrapper<Partial<Order>>;
  OrderAction: ResolverTypeWrapper<Partial<OrderAction>>;
  OrderActionType: ResolverTypeWrapper<Partial<OrderActionType>>;
  OrderAddress: ResolverTypeWrapper<CartAddress>;
  OrderCustomerInfo: ResolverTypeWrapper<Partial<OrderCustomerInfo>>;
  OrderGtm: ResolverTypeWrapper<OrderView>;
  OrderGtmItem: ResolverTypeWrapper<OrderItemView>;
  OrderInformationInput: ResolverTypeWrapper<Partial<OrderInformationInput>>;
  OrderItem: ResolverTypeWrapper<OrderItemView>;
  OrderItemInterface: ResolverTypeWrapper<OrderItemView>;
  OrderItemOption: ResolverTypeWrapper<Partial<OrderItemOption>>;
  OrderItemPrices: ResolverTypeWrapper<Partial<Omit<OrderItemPrices, 'discounts'> & { discounts?: Maybe<Array<Maybe<ResolversTypes['Discount']>>> }>>;
  OrderPayment: ResolverTypeWrapper<Partial<OrderPayment>>;
  OrderPaymentMethod: ResolverTypeWrapper<Partial<OrderPaymentMethod>>;
  OrderPaymentRefusal: ResolverTypeWrapper<Partial<OrderPaymentRefusal>>;
  OrderPaymentStatus: ResolverTypeWrapper<Partial<OrderPaymentStatus>>;
  OrderShipment: ResolverTypeWrapper<Partial<Omit<OrderShipment, 'items'> & { items?: Maybe<Array<Maybe<ResolversTypes['ShipmentItemInterface']>>> }>>;
  OrderTokenInput: ResolverTypeWrapper<Partial<OrderTokenInput>>;
  OrderTotal: ResolverTypeWrapper<OrderView>;
  OrderWithdrawal: ResolverTypeWrapper<Partial<OrderWithdrawal>>;
  PageTypeEnum: ResolverTypeWrapper<Partial<PageTypeEnum>>;
  ParcelLockerConfig: ResolverTypeWrapper<Partial<ParcelLockerConfig>>;
  Passkey: ResolverTypeWrapper<Partial<Passkey>>;
  PasskeyOptions: ResolverTypeWrapper<Partial<PasskeyOptions>>;
  PasskeySignInOutput: ResolverTypeWrapper<Partial<PasskeySignInOutput>>;
  PayflowExpressInput: ResolverTypeWrapper<Partial<PayflowExpressInput>>;
  PayflowLinkInput: ResolverTypeWrapper<Partial<PayflowLinkInput>>;
  PayflowLinkMode: ResolverTypeWrapper<Partial<PayflowLinkMode>>;
  PayflowLinkToken: ResolverTypeWrapper<Partial<PayflowLinkToken>>;
  PayflowLinkTokenInput: ResolverTypeWrapper<Partial<PayflowLinkTokenInput>>;
  PayflowProInput: ResolverTypeWrapper<Partial<PayflowProInput>>;
  PayflowProResponseInput: ResolverTypeWrapper<Partial<PayflowProResponseInput>>;
  PayflowProResponseOutput: ResolverTypeWrapper<Partial<Omit<PayflowProResponseOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  PayflowProToken: ResolverTypeWrapper<Partial<PayflowProToken>>;
  PayflowProTokenInput: ResolverTypeWrapper<Partial<PayflowProTokenInput>>;
  PayflowProUrlInput: ResolverTypeWrapper<Partial<PayflowProUrlInput>>;
  PaymentMethodInput: ResolverTypeWrapper<Partial<PaymentMethodInput>>;
  PaymentToken: ResolverTypeWrapper<Partial<PaymentToken>>;
  PaymentTokenTypeEnum: ResolverTypeWrapper<Partial<PaymentTokenTypeEnum>>;
  PaypalExpressInput: ResolverTypeWrapper<Partial<PaypalExpressInput>>;
  PaypalExpressToken: ResolverTypeWrapper<Partial<PaypalExpressToken>>;
  PaypalExpressTokenInput: ResolverTypeWrapper<Partial<PaypalExpressTokenInput>>;
  PaypalExpressTokenOutput: ResolverTypeWrapper<Partial<PaypalExpressTokenOutput>>;
  PaypalExpressUrlList: ResolverTypeWrapper<Partial<PaypalExpressUrlList>>;
  PaypalExpressUrlsInput: ResolverTypeWrapper<Partial<PaypalExpressUrlsInput>>;
  PersonalDataFile: ResolverTypeWrapper<Partial<PersonalDataFile>>;
  PersonalDataFormatEnum: ResolverTypeWrapper<Partial<PersonalDataFormatEnum>>;
  PersonalDataLink: ResolverTypeWrapper<Partial<PersonalDataLink>>;
  PhysicalProductInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['PhysicalProductInterface']>;
  PickupLocation: ResolverTypeWrapper<FoundPlace>;
  PickupLocationFilterInput: ResolverTypeWrapper<Partial<PickupLocationFilterInput>>;
  PickupLocationSortInput: ResolverTypeWrapper<Partial<PickupLocationSortInput>>;
  PickupLocations: ResolverTypeWrapper<Partial<Omit<PickupLocations, 'items'> & { items?: Maybe<Array<Maybe<ResolversTypes['PickupLocation']>>> }>>;
  PlaceOrderError: ResolverTypeWrapper<Partial<Omit<PlaceOrderError, 'reason'> & { reason?: Maybe<ResolversTypes['ErrorReason']> }>>;
  PlaceOrderErrorCodes: ResolverTypeWrapper<Partial<PlaceOrderErrorCodes>>;
  PlaceOrderInput: ResolverTypeWrapper<Partial<PlaceOrderInput>>;
  PlaceOrderOutput: ResolverTypeWrapper<Partial<Omit<PlaceOrderOutput, 'errors' | 'orderV2'> & { errors?: Maybe<Array<Maybe<ResolversTypes['PlaceOrderError']>>>, orderV2?: Maybe<ResolversTypes['CustomerOrder']> }>>;
  PrepareCartLinkInput: ResolverTypeWrapper<Partial<PrepareCartLinkInput>>;
  PrepareCartLinkOutput: ResolverTypeWrapper<Partial<PrepareCartLinkOutput>>;
  PreparedCart: ResolverTypeWrapper<Partial<PreparedCart>>;
  PreparedCartItem: ResolverTypeWrapper<Partial<PreparedCartItem>>;
  Price: ResolverTypeWrapper<Partial<Price>>;
  PriceAdjustment: ResolverTypeWrapper<Partial<PriceAdjustment>>;
  PriceAdjustmentCodesEnum: ResolverTypeWrapper<Partial<PriceAdjustmentCodesEnum>>;
  PriceAdjustmentDescriptionEnum: ResolverTypeWrapper<Partial<PriceAdjustmentDescriptionEnum>>;
  PriceDetails: ResolverTypeWrapper<Partial<PriceDetails>>;
  PriceRange: ResolverTypeWrapper<Partial<PriceRange>>;
  PriceTypeEnum: ResolverTypeWrapper<Partial<PriceTypeEnum>>;
  PriceViewEnum: ResolverTypeWrapper<Partial<PriceViewEnum>>;
  ProductAlertErrorEnum: ResolverTypeWrapper<Partial<ProductAlertErrorEnum>>;
  ProductAlertLinkInput: ResolverTypeWrapper<Partial<ProductAlertLinkInput>>;
  ProductAlertSubscriptionResult: ResolverTypeWrapper<Partial<Omit<ProductAlertSubscriptionResult, 'reason'> & { reason?: Maybe<ResolversTypes['ErrorReason']> }>>;
  ProductAlertTypeEnum: ResolverTypeWrapper<Partial<ProductAlertTypeEnum>>;
  ProductAlertUnsubscribeInput: ResolverTypeWrapper<Partial<ProductAlertUnsubscribeInput>>;
  ProductAttribute: ResolverTypeWrapper<Partial<ProductAttribute>>;
  ProductAttributeFilterInput: ResolverTypeWrapper<Partial<ProductAttributeFilterInput>>;
  ProductAttributeMetadata: ResolverTypeWrapper<CatalogueAttribute>;
  ProductAttributeOption: ResolverTypeWrapper<Partial<Omit<ProductAttributeOption, 'swatch_data'> & { swatch_data?: Maybe<ResolversTypes['SwatchDataInterface']> }>>;
  ProductAttributeSortInput: ResolverTypeWrapper<Partial<ProductAttributeSortInput>>;
  ProductBanner: ResolverTypeWrapper<Partial<ProductBanner>>;
  ProductCustomAttributes: ResolverTypeWrapper<Partial<Omit<ProductCustomAttributes, 'items'> & { items: Array<Maybe<ResolversTypes['AttributeValueInterface']>> }>>;
  ProductDiscount: ResolverTypeWrapper<Partial<ProductDiscount>>;
  ProductFilterInput: ResolverTypeWrapper<Partial<ProductFilterInput>>;
  ProductImage: ResolverTypeWrapper<Partial<ProductImage>>;
  ProductImageThumbnail: ResolverTypeWrapper<Partial<ProductImageThumbnail>>;
  ProductInfoInput: ResolverTypeWrapper<Partial<ProductInfoInput>>;
  ProductInterface: ResolverTypeWrapper<Product>;
  ProductLinks: ResolverTypeWrapper<Partial<ProductLinks>>;
  ProductLinksInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ProductLinksInterface']>;
  ProductMediaGalleryEntriesContent: ResolverTypeWrapper<Partial<ProductMediaGalleryEntriesContent>>;
  ProductMediaGalleryEntriesVideoContent: ResolverTypeWrapper<Partial<ProductMediaGalleryEntriesVideoContent>>;
  ProductPrice: ResolverTypeWrapper<Partial<ProductPrice>>;
  ProductPrices: ResolverTypeWrapper<Partial<ProductPrices>>;
  ProductReview: ResolverTypeWrapper<Review>;
  ProductReviewRating: ResolverTypeWrapper<Partial<ProductReviewRating>>;
  ProductReviewRatingInput: ResolverTypeWrapper<Partial<ProductReviewRatingInput>>;
  ProductReviewRatingMetadata: ResolverTypeWrapper<Partial<ProductReviewRatingMetadata>>;
  ProductReviewRatingValueMetadata: ResolverTypeWrapper<Partial<ProductReviewRatingValueMetadata>>;
  ProductReviewRatingsMetadata: ResolverTypeWrapper<Partial<ProductReviewRatingsMetadata>>;
  ProductReviews: ResolverTypeWrapper<Partial<Omit<ProductReviews, 'items'> & { items: Array<Maybe<ResolversTypes['ProductReview']>> }>>;
  ProductSortInput: ResolverTypeWrapper<Partial<ProductSortInput>>;
  ProductStockStatus: ResolverTypeWrapper<Partial<ProductStockStatus>>;
  ProductTierPrices: ResolverTypeWrapper<Partial<ProductTierPrices>>;
  ProductVideo: ResolverTypeWrapper<Partial<ProductVideo>>;
  Products: ResolverTypeWrapper<Listing>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QuoteItemsSortInput: ResolverTypeWrapper<Partial<QuoteItemsSortInput>>;
  ReCaptchaConfigOutput: ResolverTypeWrapper<Partial<ReCaptchaConfigOutput>>;
  ReCaptchaConfiguration: ResolverTypeWrapper<Partial<ReCaptchaConfiguration>>;
  ReCaptchaConfigurationV3: ResolverTypeWrapper<Partial<ReCaptchaConfigurationV3>>;
  ReCaptchaFormEnum: ResolverTypeWrapper<Partial<ReCaptchaFormEnum>>;
  ReCaptchaTypeEmum: ResolverTypeWrapper<Partial<ReCaptchaTypeEmum>>;
  RecentSearchTerms: ResolverTypeWrapper<Partial<RecentSearchTerms>>;
  RecommendedProduct: ResolverTypeWrapper<Partial<RecommendedProduct>>;
  RecoveryCodes: ResolverTypeWrapper<Partial<RecoveryCodes>>;
  RedeemLoyaltyRewardInput: ResolverTypeWrapper<Partial<RedeemLoyaltyRewardInput>>;
  RedeemLoyaltyRewardOutput: ResolverTypeWrapper<Partial<Omit<RedeemLoyaltyRewardOutput, 'loyalty'> & { loyalty?: Maybe<ResolversTypes['LoyaltyMember']> }>>;
  Region: ResolverTypeWrapper<Partial<Region>>;
  RemoveAdoptedClientOutput: ResolverTypeWrapper<Partial<RemoveAdoptedClientOutput>>;
  RemoveCouponFromCartInput: ResolverTypeWrapper<Partial<RemoveCouponFromCartInput>>;
  RemoveCouponFromCartOutput: ResolverTypeWrapper<Partial<Omit<RemoveCouponFromCartOutput, 'cart'> & { cart?: Maybe<ResolversTypes['Cart']> }>>;
  RemoveCouponsFromCartInput: ResolverTypeWrapper<Partial<RemoveCouponsFromCartInput>>;
  RemoveGiftCardFromCartInput: ResolverTypeWrapper<Partial<RemoveGiftCardFromCartInput>>;
  RemoveGiftCardFromCartOutput: ResolverTypeWrapper<Partial<Omit<RemoveGiftCardFromCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  RemoveItemFromCartInput: ResolverTypeWrapper<Partial<RemoveItemFromCartInput>>;
  RemoveItemFromCartOutput: ResolverTypeWrapper<Partial<Omit<RemoveItemFromCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  RemoveProductsFromCompareListInput: ResolverTypeWrapper<Partial<RemoveProductsFromCompareListInput>>;
  RemoveProductsFromWishlistOutput: ResolverTypeWrapper<Partial<Omit<RemoveProductsFromWishlistOutput, 'user_errors' | 'wishlist'> & { user_errors: Array<Maybe<ResolversTypes['WishListUserInputError']>>, wishlist: ResolversTypes['Wishlist'] }>>;
  RemoveReturnTrackingInput: ResolverTypeWrapper<Partial<RemoveReturnTrackingInput>>;
  RemoveReturnTrackingOutput: ResolverTypeWrapper<Partial<Omit<RemoveReturnTrackingOutput, 'return'> & { return?: Maybe<ResolversTypes['Return']> }>>;
  RemoveSavedItemInput: ResolverTypeWrapper<Partial<RemoveSavedItemInput>>;
  RemoveSavedItemOutput: ResolverTypeWrapper<Partial<Omit<RemoveSavedItemOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  ReorderItemsOutput: ResolverTypeWrapper<Partial<Omit<ReorderItemsOutput, 'cart' | 'userInputErrors'> & { cart: ResolversTypes['Cart'], userInputErrors: Array<Maybe<ResolversTypes['CheckoutUserInputError']>> }>>;
  RequestExchangeInput: ResolverTypeWrapper<Partial<RequestExchangeInput>>;
  RequestGuestExchangeInput: ResolverTypeWrapper<Partial<RequestGuestExchangeInput>>;
  RequestGuestReturnInput: ResolverTypeWrapper<Partial<RequestGuestReturnInput>>;
  RequestReturnInput: ResolverTypeWrapper<Partial<RequestReturnInput>>;
  RequestReturnItemInput: ResolverTypeWrapper<Partial<RequestReturnItemInput>>;
  RequestReturnOutput: ResolverTypeWrapper<ReturnView>;
  RestoreCartItemInput: ResolverTypeWrapper<Partial<RestoreCartItemInput>>;
  RestoreCartItemOutput: ResolverTypeWrapper<Partial<Omit<RestoreCartItemOutput, 'cart' | 'user_errors'> & { cart: ResolversTypes['Cart'], user_errors: Array<Maybe<ResolversTypes['Error']>> }>>;
  Return: ResolverTypeWrapper<ReturnView>;
  ReturnComment: ResolverTypeWrapper<Partial<ReturnComment>>;
  ReturnCustomAttribute: ResolverTypeWrapper<Partial<ReturnCustomAttribute>>;
  ReturnCustomer: ResolverTypeWrapper<Partial<ReturnCustomer>>;
  ReturnExchange: ResolverTypeWrapper<Partial<ReturnExchange>>;
  ReturnExchangeStatus: ResolverTypeWrapper<Partial<ReturnExchangeStatus>>;
  ReturnItem: ResolverTypeWrapper<Partial<Omit<ReturnItem, 'custom_attributes' | 'custom_attributesV2' | 'order_item'> & { custom_attributes?: Maybe<Array<Maybe<ResolversTypes['ReturnCustomAttribute']>>>, custom_attributesV2?: Maybe<Array<Maybe<ResolversTypes['AttributeValueInterface']>>>, order_item: ResolversTypes['OrderItemInterface'] }>>;
  ReturnItemAttributeMetadata: ResolverTypeWrapper<Partial<Omit<ReturnItemAttributeMetadata, 'options'> & { options: Array<Maybe<ResolversTypes['CustomAttributeOptionInterface']>> }>>;
  ReturnItemStatus: ResolverTypeWrapper<Partial<ReturnItemStatus>>;
  ReturnOrderToCartOutput: ResolverTypeWrapper<Partial<ReturnOrderToCartOutput>>;
  ReturnReason: ResolverTypeWrapper<Partial<ReturnReason>>;
  ReturnShipping: ResolverTypeWrapper<ReturnView>;
  ReturnShippingAddress: ResolverTypeWrapper<Partial<ReturnShippingAddress>>;
  ReturnShippingCarrier: ResolverTypeWrapper<Partial<ReturnShippingCarrier>>;
  ReturnShippingTracking: ResolverTypeWrapper<Partial<Omit<ReturnShippingTracking, 'carrier'> & { carrier: ResolversTypes['ReturnShippingCarrier'] }>>;
  ReturnShippingTrackingStatus: ResolverTypeWrapper<Partial<ReturnShippingTrackingStatus>>;
  ReturnShippingTrackingStatusType: ResolverTypeWrapper<Partial<ReturnShippingTrackingStatusType>>;
  ReturnStatus: ResolverTypeWrapper<Partial<ReturnStatus>>;
  ReturnTerms: ResolverTypeWrapper<Partial<ReturnTerms>>;
  ReturnablePieces: ResolverTypeWrapper<PiecesOfItem>;
  Returns: ResolverTypeWrapper<Partial<Omit<Returns, 'items'> & { items?: Maybe<Array<Maybe<ResolversTypes['Return']>>> }>>;
  RevokeAgreementOutput: ResolverTypeWrapper<Partial<RevokeAgreementOutput>>;
  RevokeCustomerTokenOutput: ResolverTypeWrapper<Partial<RevokeCustomerTokenOutput>>;
  RobotsConfig: ResolverTypeWrapper<Partial<RobotsConfig>>;
  RoutableInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['RoutableInterface']>;
  RoutableUrl: ResolverTypeWrapper<Partial<RoutableUrl>>;
  SalesCommentItem: ResolverTypeWrapper<Partial<SalesCommentItem>>;
  SalesItemInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['SalesItemInterface']>;
  SaveCardResultInput: ResolverTypeWrapper<Partial<SaveCardResultInput>>;
  SaveCardResultOutput: ResolverTypeWrapper<Partial<SaveCardResultOutput>>;
  SaveCartItemForLaterInput: ResolverTypeWrapper<Partial<SaveCartItemForLaterInput>>;
  SaveCartItemForLaterOutput: ResolverTypeWrapper<Partial<Omit<SaveCartItemForLaterOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  ScopeTypeEnum: ResolverTypeWrapper<Partial<ScopeTypeEnum>>;
  SearchInput: ResolverTypeWrapper<Partial<SearchInput>>;
  SearchOutput: ResolverTypeWrapper<Partial<SearchOutput>>;
  SearchResultPageInfo: ResolverTypeWrapper<Partial<SearchResultPageInfo>>;
  SearchRoute: ResolverTypeWrapper<Partial<SearchRoute>>;
  SearchSuggestion: ResolverTypeWrapper<Partial<SearchSuggestion>>;
  SearchSuggestions: ResolverTypeWrapper<Partial<SearchSuggestions>>;
  SearchTerm: ResolverTypeWrapper<Partial<SearchTerm>>;
  SecondFactor: ResolverTypeWrapper<Partial<SecondFactor>>;
  SelectableInputTypeInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['SelectableInputTypeInterface']>;
  SelectedAttributeOption: ResolverTypeWrapper<Partial<Omit<SelectedAttributeOption, 'attribute_option'> & { attribute_option?: Maybe<Array<Maybe<ResolversTypes['AttributeOptionInterface']>>> }>>;
  SelectedBundleOption: ResolverTypeWrapper<Partial<SelectedBundleOption>>;
  SelectedBundleOptionValue: ResolverTypeWrapper<Partial<SelectedBundleOptionValue>>;
  SelectedConfigurableOption: ResolverTypeWrapper<Partial<SelectedConfigurableOption>>;
  SelectedCustomAttributeInput: ResolverTypeWrapper<Partial<SelectedCustomAttributeInput>>;
  SelectedCustomizableOption: ResolverTypeWrapper<Partial<SelectedCustomizableOption>>;
  SelectedCustomizableOptionValue: ResolverTypeWrapper<Partial<SelectedCustomizableOptionValue>>;
  SelectedPaymentMethod: ResolverTypeWrapper<Partial<SelectedPaymentMethod>>;
  SelectedShippingMethod: ResolverTypeWrapper<OfferedDelivery>;
  SendEmailToFriendInput: ResolverTypeWrapper<Partial<SendEmailToFriendInput>>;
  SendEmailToFriendOutput: ResolverTypeWrapper<Partial<SendEmailToFriendOutput>>;
  SendEmailToFriendRecipient: ResolverTypeWrapper<Partial<SendEmailToFriendRecipient>>;
  SendEmailToFriendRecipientInput: ResolverTypeWrapper<Partial<SendEmailToFriendRecipientInput>>;
  SendEmailToFriendSender: ResolverTypeWrapper<Partial<SendEmailToFriendSender>>;
  SendEmailToFriendSenderInput: ResolverTypeWrapper<Partial<SendEmailToFriendSenderInput>>;
  SendFriendConfiguration: ResolverTypeWrapper<Partial<SendFriendConfiguration>>;
  SessionMethodEnum: ResolverTypeWrapper<Partial<SessionMethodEnum>>;
  SetBillingAddressOnCartInput: ResolverTypeWrapper<Partial<SetBillingAddressOnCartInput>>;
  SetBillingAddressOnCartOutput: ResolverTypeWrapper<Partial<Omit<SetBillingAddressOnCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  SetGiftOptionsOnCartInput: ResolverTypeWrapper<Partial<SetGiftOptionsOnCartInput>>;
  SetGiftOptionsOnCartOutput: ResolverTypeWrapper<Partial<Omit<SetGiftOptionsOnCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  SetGuestEmailOnCartInput: ResolverTypeWrapper<Partial<SetGuestEmailOnCartInput>>;
  SetGuestEmailOnCartOutput: ResolverTypeWrapper<Partial<Omit<SetGuestEmailOnCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  SetPaymentMethodAndPlaceOrderInput: ResolverTypeWrapper<Partial<SetPaymentMethodAndPlaceOrderInput>>;
  SetPaymentMethodOnCartInput: ResolverTypeWrapper<Partial<SetPaymentMethodOnCartInput>>;
  SetPaymentMethodOnCartOutput: ResolverTypeWrapper<Partial<Omit<SetPaymentMethodOnCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  SetShippingAddressesOnCartInput: ResolverTypeWrapper<Partial<SetShippingAddressesOnCartInput>>;
  SetShippingAddressesOnCartOutput: ResolverTypeWrapper<Partial<Omit<SetShippingAddressesOnCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  SetShippingMethodsOnCartInput: ResolverTypeWrapper<Partial<SetShippingMethodsOnCartInput>>;
  SetShippingMethodsOnCartOutput: ResolverTypeWrapper<Partial<Omit<SetShippingMethodsOnCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  ShareWishlistOutput: ResolverTypeWrapper<Partial<Omit<ShareWishlistOutput, 'wishlist'> & { wishlist: ResolversTypes['Wishlist'] }>>;
  SharedWish: ResolverTypeWrapper<WishlistItemView>;
  SharedWishlist: ResolverTypeWrapper<SharedWishlistView>;
  SharedWishlistOutput: ResolverTypeWrapper<Partial<Omit<SharedWishlistOutput, 'wishlist'> & { wishlist?: Maybe<ResolversTypes['SharedWishlist']> }>>;
  ShipBundleItemsEnum: ResolverTypeWrapper<Partial<ShipBundleItemsEnum>>;
  ShipmentItem: ResolverTypeWrapper<Partial<Omit<ShipmentItem, 'order_item'> & { order_item?: Maybe<ResolversTypes['OrderItemInterface']> }>>;
  ShipmentItemInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ShipmentItemInterface']>;
  ShipmentTracking: ResolverTypeWrapper<Partial<ShipmentTracking>>;
  ShippingAddressInput: ResolverTypeWrapper<Partial<ShippingAddressInput>>;
  ShippingCartAddress: ResolverTypeWrapper<CartShipping>;
  ShippingDiscount: ResolverTypeWrapper<Partial<ShippingDiscount>>;
  ShippingHandling: ResolverTypeWrapper<Partial<ShippingHandling>>;
  ShippingMethodInput: ResolverTypeWrapper<Partial<ShippingMethodInput>>;
  ShopBrand: ResolverTypeWrapper<Partial<ShopBrand>>;
  SimpleCartItem: ResolverTypeWrapper<CartLine>;
  SimpleProduct: ResolverTypeWrapper<Product>;
  SimpleProductCartItemInput: ResolverTypeWrapper<Partial<SimpleProductCartItemInput>>;
  SimpleWishlistItem: ResolverTypeWrapper<WishlistItemView>;
  SizeAdvice: ResolverTypeWrapper<Partial<SizeAdvice>>;
  SizeChartRow: ResolverTypeWrapper<Partial<SizeChartRow>>;
  SizeMeasure: ResolverTypeWrapper<Partial<SizeMeasure>>;
  SocialLoginConfig: ResolverTypeWrapper<Partial<SocialLoginConfig>>;
  SocialProviderEnum: ResolverTypeWrapper<Partial<SocialProviderEnum>>;
  SocialRegistration: ResolverTypeWrapper<Partial<SocialRegistration>>;
  SocialRegistrationInput: ResolverTypeWrapper<Partial<SocialRegistrationInput>>;
  SocialSignInOutput: ResolverTypeWrapper<Partial<SocialSignInOutput>>;
  SocialSignInStart: ResolverTypeWrapper<Partial<SocialSignInStart>>;
  SortEnum: ResolverTypeWrapper<Partial<SortEnum>>;
  SortField: ResolverTypeWrapper<Partial<SortField>>;
  SortFields: ResolverTypeWrapper<Partial<SortFields>>;
  SortQuoteItemsEnum: ResolverTypeWrapper<Partial<SortQuoteItemsEnum>>;
  StartPaymentInput: ResolverTypeWrapper<Partial<StartPaymentInput>>;
  StartPaymentOutput: ResolverTypeWrapper<Partial<Omit<StartPaymentOutput, 'order'> & { order: ResolversTypes['CustomerOrder'] }>>;
  StoreAddress: ResolverTypeWrapper<Partial<StoreAddress>>;
  StoreAvailability: ResolverTypeWrapper<ShopAvailability>;
  StoreAvailabilityStatus: ResolverTypeWrapper<Partial<StoreAvailabilityStatus>>;
  StoreConfig: ResolverTypeWrapper<Partial<StoreConfig>>;
  StoreLabels: ResolverTypeWrapper<Partial<StoreLabels>>;
  StoreLocationInput: ResolverTypeWrapper<Partial<StoreLocationInput>>;
  StoreLocatorConfig: ResolverTypeWrapper<Partial<StoreLocatorConfig>>;
  StoreOpeningHours: ResolverTypeWrapper<Partial<StoreOpeningHours>>;
  StoreSizeAvailability: ResolverTypeWrapper<Partial<StoreSizeAvailability>>;
  StorefrontProperties: ResolverTypeWrapper<Partial<StorefrontProperties>>;
  SubscribeEmailToNewsletterOutput: ResolverTypeWrapper<Partial<SubscribeEmailToNewsletterOutput>>;
  SubscriptionStatusesEnum: ResolverTypeWrapper<Partial<SubscriptionStatusesEnum>>;
  SuggestedQuery: ResolverTypeWrapper<Partial<SuggestedQuery>>;
  SwatchData: ResolverTypeWrapper<Partial<SwatchData>>;
  SwatchDataInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['SwatchDataInterface']>;
  SwatchInputTypeEnum: ResolverTypeWrapper<Partial<SwatchInputTypeEnum>>;
  SwatchLayerFilterItem: ResolverTypeWrapper<Partial<SwatchLayerFilterItem>>;
  SwatchLayerFilterItemInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['SwatchLayerFilterItemInterface']>;
  SyneriseRecommendation: ResolverTypeWrapper<Partial<SyneriseRecommendation>>;
  TakePreparedCartInput: ResolverTypeWrapper<Partial<TakePreparedCartInput>>;
  TakePreparedCartOutput: ResolverTypeWrapper<Partial<Omit<TakePreparedCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  TaxItem: ResolverTypeWrapper<Partial<TaxItem>>;
  TaxWrappingEnum: ResolverTypeWrapper<Partial<TaxWrappingEnum>>;
  TextSwatchData: ResolverTypeWrapper<Partial<TextSwatchData>>;
  TierPrice: ResolverTypeWrapper<Partial<TierPrice>>;
  TrackingConfig: ResolverTypeWrapper<Partial<TrackingConfig>>;
  UiAttributeTypeAny: ResolverTypeWrapper<Partial<UiAttributeTypeAny>>;
  UiAttributeTypeBoolean: ResolverTypeWrapper<Partial<Omit<UiAttributeTypeBoolean, 'attribute_options'> & { attribute_options?: Maybe<Array<Maybe<ResolversTypes['AttributeOptionInterface']>>> }>>;
  UiAttributeTypeFixedProductTax: ResolverTypeWrapper<Partial<UiAttributeTypeFixedProductTax>>;
  UiAttributeTypeMultiSelect: ResolverTypeWrapper<Partial<Omit<UiAttributeTypeMultiSelect, 'attribute_options'> & { attribute_options?: Maybe<Array<Maybe<ResolversTypes['AttributeOptionInterface']>>> }>>;
  UiAttributeTypePageBuilder: ResolverTypeWrapper<Partial<UiAttributeTypePageBuilder>>;
  UiAttributeTypeSelect: ResolverTypeWrapper<Partial<Omit<UiAttributeTypeSelect, 'attribute_options'> & { attribute_options?: Maybe<Array<Maybe<ResolversTypes['AttributeOptionInterface']>>> }>>;
  UiAttributeTypeTextEditor: ResolverTypeWrapper<Partial<UiAttributeTypeTextEditor>>;
  UiAttributeTypeTextarea: ResolverTypeWrapper<Partial<UiAttributeTypeTextarea>>;
  UiInputTypeEnum: ResolverTypeWrapper<Partial<UiInputTypeEnum>>;
  UiInputTypeInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UiInputTypeInterface']>;
  UnavailableOrderItem: ResolverTypeWrapper<Partial<UnavailableOrderItem>>;
  UnlockGiftCardInput: ResolverTypeWrapper<Partial<UnlockGiftCardInput>>;
  UpdateCartItemsInput: ResolverTypeWrapper<Partial<UpdateCartItemsInput>>;
  UpdateCartItemsOutput: ResolverTypeWrapper<Partial<Omit<UpdateCartItemsOutput, 'cart' | 'errors'> & { cart: ResolversTypes['Cart'], errors: Array<Maybe<ResolversTypes['CartUserInputError']>> }>>;
  UpdateProductsInWishlistOutput: ResolverTypeWrapper<Partial<Omit<UpdateProductsInWishlistOutput, 'user_errors' | 'wishlist'> & { user_errors: Array<Maybe<ResolversTypes['WishListUserInputError']>>, wishlist: ResolversTypes['Wishlist'] }>>;
  UpdateWishlistOutput: ResolverTypeWrapper<Partial<UpdateWishlistOutput>>;
  UrlRewrite: ResolverTypeWrapper<Partial<UrlRewrite>>;
  UrlRewriteEntityTypeEnum: ResolverTypeWrapper<Partial<UrlRewriteEntityTypeEnum>>;
  UseInLayeredNavigationOptions: ResolverTypeWrapper<Partial<UseInLayeredNavigationOptions>>;
  ValidationRule: ResolverTypeWrapper<Partial<ValidationRule>>;
  ValidationRuleEnum: ResolverTypeWrapper<Partial<ValidationRuleEnum>>;
  VaultTokenInput: ResolverTypeWrapper<Partial<VaultTokenInput>>;
  VirtualCartItem: ResolverTypeWrapper<CartLine>;
  VirtualProduct: ResolverTypeWrapper<Product>;
  VirtualProductCartItemInput: ResolverTypeWrapper<Partial<VirtualProductCartItemInput>>;
  VirtualWishlistItem: ResolverTypeWrapper<WishlistItemView>;
  Website: ResolverTypeWrapper<Partial<Website>>;
  WishListUserInputError: ResolverTypeWrapper<Partial<Omit<WishListUserInputError, 'reason'> & { reason?: Maybe<ResolversTypes['ErrorReason']> }>>;
  WishListUserInputErrorType: ResolverTypeWrapper<Partial<WishListUserInputErrorType>>;
  Wishlist: ResolverTypeWrapper<WishlistView>;
  WishlistCartUserInputError: ResolverTypeWrapper<Partial<Omit<WishlistCartUserInputError, 'reason'> & { reason?: Maybe<ResolversTypes['ErrorReason']> }>>;
  WishlistCartUserInputErrorType: ResolverTypeWrapper<Partial<WishlistCartUserInputErrorType>>;
  WishlistItem: ResolverTypeWrapper<WishlistItemView>;
  WishlistItemCopyInput: ResolverTypeWrapper<Partial<WishlistItemCopyInput>>;
  WishlistItemInput: ResolverTypeWrapper<Partial<WishlistItemInput>>;
  WishlistItemInterface: ResolverTypeWrapper<WishlistItemView>;
  WishlistItemMoveInput: ResolverTypeWrapper<Partial<WishlistItemMoveInput>>;
  WishlistItemUpdateInput: ResolverTypeWrapper<Partial<WishlistItemUpdateInput>>;
  WishlistItems: ResolverTypeWrapper<Partial<Omit<WishlistItems, 'items'> & { items: Array<Maybe<ResolversTypes['WishlistItemInterface']>> }>>;
  WishlistOutput: ResolverTypeWrapper<WishlistView>;
  WishlistVisibilityEnum: ResolverTypeWrapper<Partial<WishlistVisibilityEnum>>;
  WithdrawalDeclaration: ResolverTypeWrapper<Partial<WithdrawalDeclaration>>;
  WithdrawalInput: ResolverTypeWrapper<Partial<WithdrawalInput>>;
  WithdrawalItemInput: ResolverTypeWrapper<Partial<WithdrawalItemInput>>;
  WithdrawalReceipt: ResolverTypeWrapper<Partial<WithdrawalReceipt>>;
  addCommentToPostInput: ResolverTypeWrapper<Partial<AddCommentToPostInput>>;
  addCommentToPostOutput: ResolverTypeWrapper<Partial<Omit<AddCommentToPostOutput, 'comments'> & { comments?: Maybe<Array<Maybe<ResolversTypes['BlogComment']>>> }>>;
  blogCategoriesOutput: ResolverTypeWrapper<Partial<Omit<BlogCategoriesOutput, 'items'> & { items?: Maybe<Array<Maybe<ResolversTypes['BlogCategory']>>> }>>;
  blogCommentsOutput: ResolverTypeWrapper<Partial<Omit<BlogCommentsOutput, 'items'> & { items?: Maybe<Array<Maybe<ResolversTypes['BlogComment']>>> }>>;
  blogPostsOutput: ResolverTypeWrapper<Partial<Omit<BlogPostsOutput, 'items'> & { items?: Maybe<Array<Maybe<ResolversTypes['BlogPost']>>> }>>;
  blogTagsOutput: ResolverTypeWrapper<Partial<Omit<BlogTagsOutput, 'items'> & { items?: Maybe<Array<Maybe<ResolversTypes['BlogTag']>>> }>>;
  createEmptyCartInput: ResolverTypeWrapper<Partial<CreateEmptyCartInput>>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccentColours: Partial<AccentColours>;
  String: Partial<Scalars['String']['output']>;
  AcceptedAgreement: Partial<AcceptedAgreement>;
  Int: Partial<Scalars['Int']['output']>;
  Boolean: Partial<Scalars['Boolean']['output']>;
  ActivateLoyaltyInput: Partial<ActivateLoyaltyInput>;
  ActivateLoyaltyOutput: Partial<Omit<ActivateLoyaltyOutput, 'loyalty'> & { loyalty?: Maybe<ResolversParentTypes['LoyaltyMember']> }>;
  AddAgreementOutput: Partial<AddAgreementOutput>;
  AddBundleProductsToCartInput: Partial<AddBundleProductsToCartInput>;
  AddBundleProductsToCartOutput: Partial<Omit<AddBundleProductsToCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  AddConfigurableProductsToCartInput: Partial<AddConfigurableProductsToCartInput>;
  AddConfigurableProductsToCartOutput: Partial<Omit<AddConfigurableProductsToCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  AddDownloadableProductsToCartInput: Partial<AddDownloadableProductsToCartInput>;
  AddDownloadableProductsToCartOutput: Partial<Omit<AddDownloadableProductsToCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  AddProductsToCartOutput: Partial<Omit<AddProductsToCartOutput, 'cart' | 'user_errors'> & { cart: ResolversParentTypes['Cart'], user_errors: Array<Maybe<ResolversParentTypes['CartUserInputError']>> }>;
  AddProductsToCompareListInput: Partial<AddProductsToCompareListInput>;
  ID: Partial<Scalars['ID']['output']>;
  AddProductsToWishlistOutput: Partial<Omit<AddProductsToWishlistOutput, 'user_errors' | 'wishlist'> & { user_errors: Array<Maybe<ResolversParentTypes['WishListUserInputError']>>, wishlist: ResolversParentTypes['Wishlist'] }>;
  AddReturnCommentInput: Partial<AddReturnCommentInput>;
  AddReturnCommentOutput: Partial<Omit<AddReturnCommentOutput, 'return'> & { return?: Maybe<ResolversParentTypes['Return']> }>;
  AddReturnTrackingInput: Partial<AddReturnTrackingInput>;
  AddReturnTrackingOutput: Partial<Omit<AddReturnTrackingOutput, 'return' | 'return_shipping_tracking'> & { return?: Maybe<ResolversParentTypes['Return']>, return_shipping_tracking?: Maybe<ResolversParentTypes['ReturnShippingTracking']> }>;
  AddSimpleProductsToCartInput: Partial<AddSimpleProductsToCartInput>;
  AddSimpleProductsToCartOutput: Partial<Omit<AddSimpleProductsToCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  AddVirtualProductsToCartInput: Partial<AddVirtualProductsToCartInput>;
  AddVirtualProductsToCartOutput: Partial<Omit<AddVirtualProductsToCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  AddWishlistItemsToCartOutput: Partial<Omit<AddWishlistItemsToCartOutput, 'add_wishlist_items_to_cart_user_errors' | 'wishlist'> & { add_wishlist_items_to_cart_user_errors: Array<Maybe<ResolversParentTypes['WishlistCartUserInputError']>>, wishlist: ResolversParentTypes['Wishlist'] }>;
  AgentAct: Partial<AgentAct>;
  AgentAdoption: Partial<AgentAdoption>;
  AgentClient: Partial<AgentClient>;
  Aggregation: Partial<Aggregation>;
  AggregationOption: Partial<AggregationOption>;
  AggregationOptionInterface: ResolversInterfaceTypes<ResolversParentTypes>['AggregationOptionInterface'];
  AggregationsCategoryFilterInput: Partial<AggregationsCategoryFilterInput>;
  AggregationsFilterInput: Partial<AggregationsFilterInput>;
  Agreement: Partial<Agreement>;
  AgreementAcceptanceInput: Partial<AgreementAcceptanceInput>;
  AgreementLink: Partial<AgreementLink>;
  AmLabel: Partial<AmLabel>;
  AmLabelList: Partial<AmLabelList>;
  AmLabelSetting: Partial<AmLabelSetting>;
  AnonymizationInput: Partial<AnonymizationInput>;
  AnonymizationResult: Partial<AnonymizationResult>;
  AppliedBoncardGiftCard: Partial<AppliedBoncardGiftCard>;
  AppliedCoupon: Partial<AppliedCoupon>;
  AppliedGiftCard: Partial<AppliedGiftCard>;
  ApplyCouponToCartInput: Partial<ApplyCouponToCartInput>;
  ApplyCouponToCartOutput: Partial<Omit<ApplyCouponToCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  ApplyCouponsToCartInput: Partial<ApplyCouponsToCartInput>;
  ApplyGiftCardToCartInput: Partial<ApplyGiftCardToCartInput>;
  ApplyGiftCardToCartOutput: Partial<Omit<ApplyGiftCardToCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  ApplyGiftCardToOrder: Partial<ApplyGiftCardToOrder>;
  AreaInput: Partial<AreaInput>;
  ArrangeWishlistOutput: Partial<Omit<ArrangeWishlistOutput, 'user_errors' | 'wishlist'> & { user_errors: Array<Maybe<ResolversParentTypes['WishListUserInputError']>>, wishlist: ResolversParentTypes['Wishlist'] }>;
  AssignCompareListToCustomerOutput: Partial<Omit<AssignCompareListToCustomerOutput, 'compare_list'> & { compare_list?: Maybe<ResolversParentTypes['CompareList']> }>;
  Attribute: Partial<Attribute>;
  AttributeFilterInput: Partial<AttributeFilterInput>;
  AttributeInput: Partial<AttributeInput>;
  AttributeInputSelectedOption: Partial<AttributeInputSelectedOption>;
  AttributeMetadata: Partial<Omit<AttributeMetadata, 'options'> & { options: Array<Maybe<ResolversParentTypes['CustomAttributeOptionInterface']>> }>;
  AttributeMetadataError: Partial<AttributeMetadataError>;
  AttributeMetadataInterface: CatalogueAttribute;
  AttributeOption: Partial<AttributeOption>;
  AttributeOptionInterface: ResolversInterfaceTypes<ResolversParentTypes>['AttributeOptionInterface'];
  AttributeOptionMetadata: Partial<AttributeOptionMetadata>;
  AttributeSelectedOption: Partial<AttributeSelectedOption>;
  AttributeSelectedOptionInterface: ResolversInterfaceTypes<ResolversParentTypes>['AttributeSelectedOptionInterface'];
  AttributeSelectedOptions: Partial<Omit<AttributeSelectedOptions, 'selected_options'> & { selected_options: Array<Maybe<ResolversParentTypes['AttributeSelectedOptionInterface']>> }>;
  AttributeValue: Partial<AttributeValue>;
  AttributeValueInput: Partial<AttributeValueInput>;
  AttributeValueInterface: ResolversInterfaceTypes<ResolversParentTypes>['AttributeValueInterface'];
  AttributesFormOutput: Partial<Omit<AttributesFormOutput, 'items'> & { items: Array<Maybe<ResolversParentTypes['CustomAttributeMetadataInterface']>> }>;
  AttributesMetadataOutput: Partial<Omit<AttributesMetadataOutput, 'items'> & { items: Array<Maybe<ResolversParentTypes['CustomAttributeMetadataInterface']>> }>;
  AuthenticatorApp: Partial<AuthenticatorApp>;
  AutocompleteInput: Partial<AutocompleteInput>;
  AvailablePaymentMethod: Partial<AvailablePaymentMethod>;
  AvailableShippingMethod: OfferedDelivery;
  BankTransfer: OpenTransfer;
  BankTransferCode: TransferCode;
  BillingAddressInput: Partial<BillingAddressInput>;
  BillingCartAddress: CartBilling;
  BlogAuthor: TermRow;
  BlogCategory: TermRow;
  BlogComment: CommentRow;
  BlogCommentsFilterInput: Partial<BlogCommentsFilterInput>;
  BlogConfig: Partial<BlogConfig>;
  BlogMonth: Partial<BlogMonth>;
  BlogPost: PostRow;
  BlogPostsFilterInput: Partial<BlogPostsFilterInput>;
  BlogRoute: Partial<BlogRoute>;
  BlogTag: TermRow;
  BlogViewOutput: Partial<BlogViewOutput>;
  BraintreeCcVaultInput: Partial<BraintreeCcVaultInput>;
  BraintreeInput: Partial<BraintreeInput>;
  Breadcrumb: Partial<Breadcrumb>;
  BundleCartItem: CartLine;
  Float: Partial<Scalars['Float']['output']>;
  BundleCreditMemoItem: Partial<Omit<BundleCreditMemoItem, 'discounts' | 'order_item'> & { discounts?: Maybe<Array<Maybe<ResolversParentTypes['Discount']>>>, order_item?: Maybe<ResolversParentTypes['OrderItemInterface']> }>;
  BundleInvoiceItem: Partial<Omit<BundleInvoiceItem, 'discounts' | 'order_item'> & { discounts?: Maybe<Array<Maybe<ResolversParentTypes['Discount']>>>, order_item?: Maybe<ResolversParentTypes['OrderItemInterface']> }>;
  BundleItem: Partial<Omit<BundleItem, 'options'> & { options?: Maybe<Array<Maybe<ResolversParentTypes['BundleItemOption']>>> }>;
  BundleItemOption: Partial<Omit<BundleItemOption, 'product'> & { product?: Maybe<ResolversParentTypes['ProductInterface']> }>;
  BundleOptionInput: Partial<BundleOptionInput>;
  BundleOrderItem: OrderItemView;
  BundleProduct: Partial<Omit<BundleProduct, 'categories' | 'color_option' | 'color_siblings' | 'crosssell_products' | 'custom_attributes' | 'custom_attributesV2' | 'delivery_offers' | 'description' | 'items' | 'media_gallery' | 'options' | 'product_links' | 'related_products' | 'reviews' | 'short_description' | 'upsell_products'> & { categories?: Maybe<Array<Maybe<ResolversParentTypes['CategoryInterface']>>>, color_option?: Maybe<ResolversParentTypes['ProductAttributeOption']>, color_siblings?: Maybe<Array<Maybe<ResolversParentTypes['ProductInterface']>>>, crosssell_products?: Maybe<Array<Maybe<ResolversParentTypes['ProductInterface']>>>, custom_attributes: Array<Maybe<ResolversParentTypes['CustomAttribute']>>, custom_attributesV2?: Maybe<ResolversParentTypes['ProductCustomAttributes']>, delivery_offers: Array<ResolversParentTypes['DeliveryOffer']>, description?: Maybe<ResolversParentTypes['ComplexTextValue']>, items?: Maybe<Array<Maybe<ResolversParentTypes['BundleItem']>>>, media_gallery?: Maybe<Array<Maybe<ResolversParentTypes['MediaGalleryInterface']>>>, options?: Maybe<Array<Maybe<ResolversParentTypes['CustomizableOptionInterface']>>>, product_links?: Maybe<Array<Maybe<ResolversParentTypes['ProductLinksInterface']>>>, related_products?: Maybe<Array<Maybe<ResolversParentTypes['ProductInterface']>>>, reviews: ResolversParentTypes['ProductReviews'], short_description?: Maybe<ResolversParentTypes['ComplexTextValue']>, upsell_products?: Maybe<Array<Maybe<ResolversParentTypes['ProductInterface']>>> }>;
  BundleProductCartItemInput: Partial<BundleProductCartItemInput>;
  BundleShipmentItem: Partial<Omit<BundleShipmentItem, 'order_item'> & { order_item?: Maybe<ResolversParentTypes['OrderItemInterface']> }>;
  BundleWishlistItem: WishlistItemView;
  CampaignProducts: Partial<CampaignProducts>;
  CampaignProductsInput: Partial<CampaignProductsInput>;
  CancelExchangeInput: Partial<CancelExchangeInput>;
  CancelExchangeOutput: Partial<Omit<CancelExchangeOutput, 'return'> & { return?: Maybe<ResolversParentTypes['Return']> }>;
  CancelOrderError: Partial<Omit<CancelOrderError, 'reason'> & { reason?: Maybe<ResolversParentTypes['ErrorReason']> }>;
  CancelOrderInput: Partial<CancelOrderInput>;
  CancelOrderOutput: Partial<Omit<CancelOrderOutput, 'errorV2' | 'order'> & { errorV2?: Maybe<ResolversParentTypes['CancelOrderError']>, order?: Maybe<ResolversParentTypes['CustomerOrder']> }>;
  CancellationReason: Partial<CancellationReason>;
  CardPaymentConfig: Partial<CardPaymentConfig>;
  CardSession: Partial<CardSession>;
  Cart: CartView;
  CartAddressCountry: Partial<CartAddressCountry>;
  CartAddressInput: Partial<CartAddressInput>;
  CartAddressInterface: ResolversInterfaceTypes<ResolversParentTypes>['CartAddressInterface'];
  CartAddressRegion: Partial<CartAddressRegion>;
  CartDiscount: Partial<CartDiscount>;
  CartItemError: Partial<CartItemError>;
  CartItemInput: Partial<CartItemInput>;
  CartItemInterface: CartLine;
  CartItemPrices: Partial<Omit<CartItemPrices, 'discounts'> & { discounts?: Maybe<Array<Maybe<ResolversParentTypes['Discount']>>> }>;
  CartItemQuantity: Partial<CartItemQuantity>;
  CartItemSelectedOptionValuePrice: Partial<CartItemSelectedOptionValuePrice>;
  CartItemUpdateInput: Partial<CartItemUpdateInput>;
  CartItems: Partial<Omit<CartItems, 'items'> & { items: Array<Maybe<ResolversParentTypes['CartItemInterface']>> }>;
  CartPrices: CartWithTotals;
  CartTaxItem: Partial<CartTaxItem>;
  CartUserInputError: CartError;
  CatalogAttributeMetadata: Partial<Omit<CatalogAttributeMetadata, 'options'> & { options: Array<Maybe<ResolversParentTypes['CustomAttributeOptionInterface']>> }>;
  CategoryBadge: Partial<CategoryBadge>;
  CategoryFilterInput: Partial<CategoryFilterInput>;
  CategoryInterface: Category;
  CategoryProducts: Partial<Omit<CategoryProducts, 'items'> & { items?: Maybe<Array<Maybe<ResolversParentTypes['ProductInterface']>>> }>;
  CategoryResult: Partial<Omit<CategoryResult, 'items'> & { items?: Maybe<Array<Maybe<ResolversParentTypes['CategoryTree']>>> }>;
  CategoryTree: Category;
  ChangeCartItemOptionsInput: Partial<ChangeCartItemOptionsInput>;
  ChangeCartItemOptionsOutput: Partial<Omit<ChangeCartItemOptionsOutput, 'cart' | 'user_errors'> & { cart: ResolversParentTypes['Cart'], user_errors: Array<Maybe<ResolversParentTypes['Error']>> }>;
  ChangeOrderAddressInput: Partial<ChangeOrderAddressInput>;
  ChangeOrderAddressOutput: Partial<Omit<ChangeOrderAddressOutput, 'order'> & { order: ResolversParentTypes['CustomerOrder'] }>;
  CheckoutAgreement: Partial<CheckoutAgreement>;
  CheckoutUserInputError: Partial<Omit<CheckoutUserInputError, 'reason'> & { reason?: Maybe<ResolversParentTypes['ErrorReason']> }>;
  ClearCartError: Partial<Omit<ClearCartError, 'reason'> & { reason?: Maybe<ResolversParentTypes['ErrorReason']> }>;
  ClearCartInput: Partial<ClearCartInput>;
  ClearCartOutput: Partial<Omit<ClearCartOutput, 'cart' | 'errors'> & { cart?: Maybe<ResolversParentTypes['Cart']>, errors?: Maybe<Array<Maybe<ResolversParentTypes['ClearCartError']>>> }>;
  CmsBlock: StoredBlock;
  CmsBlocks: Partial<Omit<CmsBlocks, 'items'> & { items?: Maybe<Array<Maybe<ResolversParentTypes['CmsBlock']>>> }>;
  CmsPage: CmsPageView;
  ColorSwatchData: Partial<ColorSwatchData>;
  ComparableAttribute: Partial<ComparableAttribute>;
  ComparableItem: Partial<Omit<ComparableItem, 'attributes' | 'product'> & { attributes: Array<Maybe<ResolversParentTypes['ProductAttribute']>>, product: ResolversParentTypes['ProductInterface'] }>;
  CompareList: CompareListView;
  ComplexTextValue: StoredText;
  ConfigurableAttributeOption: Partial<ConfigurableAttributeOption>;
  ConfigurableCartItem: CartLine;
  ConfigurableOptionAvailableForSelection: Partial<ConfigurableOptionAvailableForSelection>;
  ConfigurableOrderItem: OrderItemView;
  ConfigurableProduct: Product;
  ConfigurableProductCartItemInput: Partial<ConfigurableProductCartItemInput>;
  ConfigurableProductOption: Partial<Omit<ConfigurableProductOption, 'values'> & { values?: Maybe<Array<Maybe<ResolversParentTypes['ConfigurableProductOptionValue']>>> }>;
  ConfigurableProductOptionValue: Partial<Omit<ConfigurableProductOptionValue, 'swatch'> & { swatch?: Maybe<ResolversParentTypes['SwatchDataInterface']> }>;
  ConfigurableProductOptions: Partial<Omit<ConfigurableProductOptions, 'values'> & { values?: Maybe<Array<Maybe<ResolversParentTypes['ConfigurableProductOptionsValues']>>> }>;
  ConfigurableProductOptionsSelection: Partial<Omit<ConfigurableProductOptionsSelection, 'configurable_options' | 'media_gallery' | 'variant' | 'variants'> & { configurable_options?: Maybe<Array<Maybe<ResolversParentTypes['ConfigurableProductOption']>>>, media_gallery?: Maybe<Array<Maybe<ResolversParentTypes['MediaGalleryInterface']>>>, variant?: Maybe<ResolversParentTypes['SimpleProduct']>, variants?: Maybe<Array<Maybe<ResolversParentTypes['ConfigurableVariantReference']>>> }>;
  ConfigurableProductOptionsValues: Partial<Omit<ConfigurableProductOptionsValues, 'swatch_data'> & { swatch_data?: Maybe<ResolversParentTypes['SwatchDataInterface']> }>;
  ConfigurableVariant: Partial<Omit<ConfigurableVariant, 'product'> & { product?: Maybe<ResolversParentTypes['SimpleProduct']> }>;
  ConfigurableVariantReference: Partial<Omit<ConfigurableVariantReference, 'product'> & { product?: Maybe<ResolversParentTypes['SimpleProduct']> }>;
  ConfigurableWishlistItem: WishlistItemView;
  ConfirmAnonymizationInput: Partial<ConfirmAnonymizationInput>;
  ConfirmCancelOrderInput: Partial<ConfirmCancelOrderInput>;
  ConfirmEmailInput: Partial<ConfirmEmailInput>;
  ConfirmReturnInput: Partial<ConfirmReturnInput>;
  ContactFileInput: Partial<ContactFileInput>;
  ContactUsInput: Partial<ContactUsInput>;
  ContactUsOutput: Partial<ContactUsOutput>;
  ContentElements: Partial<Scalars['ContentElements']['output']>;
  ContentSearchItem: Partial<ContentSearchItem>;
  ContentSearchResult: Partial<ContentSearchResult>;
  CopyProductsBetweenWishlistsOutput: Partial<Omit<CopyProductsBetweenWishlistsOutput, 'destination_wishlist' | 'source_wishlist' | 'user_errors'> & { destination_wishlist: ResolversParentTypes['Wishlist'], source_wishlist: ResolversParentTypes['Wishlist'], user_errors: Array<Maybe<ResolversParentTypes['WishListUserInputError']>> }>;
  Country: Partial<Country>;
  CouponNotice: Partial<CouponNotice>;
  CreateCompareListInput: Partial<CreateCompareListInput>;
  CreateGuestCartInput: Partial<CreateGuestCartInput>;
  CreateGuestCartOutput: Partial<Omit<CreateGuestCartOutput, 'cart'> & { cart?: Maybe<ResolversParentTypes['Cart']> }>;
  CreatePayflowProTokenOutput: Partial<CreatePayflowProTokenOutput>;
  CreateProductReviewInput: Partial<CreateProductReviewInput>;
  CreateProductReviewOutput: Partial<Omit<CreateProductReviewOutput, 'review'> & { review: ResolversParentTypes['ProductReview'] }>;
  CreateWishlistInput: Partial<CreateWishlistInput>;
  CreateWishlistOutput: Partial<Omit<CreateWishlistOutput, 'wishlist'> & { wishlist: ResolversParentTypes['Wishlist'] }>;
  CreditCardDetailsInput: Partial<CreditCardDetailsInput>;
  CreditMemo: Partial<Omit<CreditMemo, 'items' | 'total'> & { items?: Maybe<Array<Maybe<ResolversParentTypes['CreditMemoItemInterface']>>>, total?: Maybe<ResolversParentTypes['CreditMemoTotal']> }>;
  CreditMemoItem: Partial<Omit<CreditMemoItem, 'discounts' | 'order_item'> & { discounts?: Maybe<Array<Maybe<ResolversParentTypes['Discount']>>>, order_item?: Maybe<ResolversParentTypes['OrderItemInterface']> }>;
  CreditMemoItemInterface: ResolversInterfaceTypes<ResolversParentTypes>['CreditMemoItemInterface'];
  CreditMemoTotal: Partial<Omit<CreditMemoTotal, 'discounts'> & { discounts?: Maybe<Array<Maybe<ResolversParentTypes['Discount']>>> }>;
  Currency: Partial<Currency>;
  CustomAttribute: Partial<Omit<CustomAttribute, 'attribute_metadata' | 'selected_attribute_options'> & { attribute_metadata?: Maybe<ResolversParentTypes['AttributeMetadataInterface']>, selected_attribute_options?: Maybe<ResolversParentTypes['SelectedAttributeOption']> }>;
  CustomAttributeMetadata: Partial<CustomAttributeMetadata>;
  CustomAttributeMetadataInterface: ResolversInterfaceTypes<ResolversParentTypes>['CustomAttributeMetadataInterface'];
  CustomAttributeOptionInterface: ResolversInterfaceTypes<ResolversParentTypes>['CustomAttributeOptionInterface'];
  Customer: Partial<Omit<Customer, 'addresses' | 'addressesV2' | 'compare_list' | 'custom_attributes' | 'loyalty' | 'orders' | 'return' | 'returns' | 'reviews' | 'wishlist' | 'wishlist_v2' | 'wishlists'> & { addresses?: Maybe<Array<Maybe<ResolversParentTypes['CustomerAddress']>>>, addressesV2?: Maybe<ResolversParentTypes['CustomerAddresses']>, compare_list?: Maybe<ResolversParentTypes['CompareList']>, custom_attributes?: Maybe<Array<Maybe<ResolversParentTypes['AttributeValueInterface']>>>, loyalty?: Maybe<ResolversParentTypes['LoyaltyMember']>, orders?: Maybe<ResolversParentTypes['CustomerOrders']>, return?: Maybe<ResolversParentTypes['Return']>, returns?: Maybe<ResolversParentTypes['Returns']>, reviews: ResolversParentTypes['ProductReviews'], wishlist: ResolversParentTypes['Wishlist'], wishlist_v2?: Maybe<ResolversParentTypes['Wishlist']>, wishlists: Array<Maybe<ResolversParentTypes['Wishlist']>> }>;
  CustomerAddress: Partial<Omit<CustomerAddress, 'custom_attributes' | 'custom_attributesV2' | 'extension_attributes'> & { custom_attributes?: Maybe<Array<Maybe<ResolversParentTypes['CustomerAddressAttribute']>>>, custom_attributesV2: Array<Maybe<ResolversParentTypes['AttributeValueInterface']>>, extension_attributes?: Maybe<Array<Maybe<ResolversParentTypes['CustomerAddressAttribute']>>> }>;
  CustomerAddressAttribute: Partial<CustomerAddressAttribute>;
  CustomerAddressAttributeInput: Partial<CustomerAddressAttributeInput>;
  CustomerAddressInput: Partial<CustomerAddressInput>;
  CustomerAddressRegion: Partial<CustomerAddressRegion>;
  CustomerAddressRegionInput: Partial<CustomerAddressRegionInput>;
  CustomerAddresses: Partial<Omit<CustomerAddresses, 'items'> & { items?: Maybe<Array<Maybe<ResolversParentTypes['CustomerAddress']>>> }>;
  CustomerAttributeMetadata: Partial<Omit<CustomerAttributeMetadata, 'options'> & { options: Array<Maybe<ResolversParentTypes['CustomAttributeOptionInterface']>> }>;
  CustomerCreateInput: Partial<CustomerCreateInput>;
  CustomerDownloadableProduct: Partial<CustomerDownloadableProduct>;
  CustomerDownloadableProducts: Partial<CustomerDownloadableProducts>;
  CustomerGroupStorefront: Partial<CustomerGroupStorefront>;
  CustomerInput: Partial<CustomerInput>;
  CustomerOrder: OrderView;
  CustomerOrderSortInput: Partial<CustomerOrderSortInput>;
  CustomerOrders: Partial<Omit<CustomerOrders, 'items'> & { items: Array<Maybe<ResolversParentTypes['CustomerOrder']>> }>;
  CustomerOrdersFilterInput: Partial<CustomerOrdersFilterInput>;
  CustomerOutput: Partial<Omit<CustomerOutput, 'customer'> & { customer: ResolversParentTypes['Customer'] }>;
  CustomerPaymentTokens: Partial<CustomerPaymentTokens>;
  CustomerSession: Partial<CustomerSession>;
  CustomerSessions: Partial<CustomerSessions>;
  CustomerSignInWays: Partial<CustomerSignInWays>;
  CustomerToken: Partial<CustomerToken>;
  CustomerUpdateInput: Partial<CustomerUpdateInput>;
  CustomizableAreaOption: Partial<CustomizableAreaOption>;
  CustomizableAreaValue: Partial<CustomizableAreaValue>;
  CustomizableCheckboxOption: Partial<CustomizableCheckboxOption>;
  CustomizableCheckboxValue: Partial<CustomizableCheckboxValue>;
  CustomizableDateOption: Partial<CustomizableDateOption>;
  CustomizableDateValue: Partial<CustomizableDateValue>;
  CustomizableDropDownOption: Partial<CustomizableDropDownOption>;
  CustomizableDropDownValue: Partial<CustomizableDropDownValue>;
  CustomizableFieldOption: Partial<CustomizableFieldOption>;
  CustomizableFieldValue: Partial<CustomizableFieldValue>;
  CustomizableFileOption: Partial<CustomizableFileOption>;
  CustomizableFileValue: Partial<CustomizableFileValue>;
  CustomizableMultipleOption: Partial<CustomizableMultipleOption>;
  CustomizableMultipleValue: Partial<CustomizableMultipleValue>;
  CustomizableOptionInput: Partial<CustomizableOptionInput>;
  CustomizableOptionInterface: ResolversInterfaceTypes<ResolversParentTypes>['CustomizableOptionInterface'];
  CustomizableProductInterface: ResolversInterfaceTypes<ResolversParentTypes>['CustomizableProductInterface'];
  CustomizableRadioOption: Partial<CustomizableRadioOption>;
  CustomizableRadioValue: Partial<CustomizableRadioValue>;
  DeleteCompareListOutput: Partial<DeleteCompareListOutput>;
  DeletePaymentTokenOutput: Partial<DeletePaymentTokenOutput>;
  DeleteWishlistOutput: Partial<Omit<DeleteWishlistOutput, 'wishlists'> & { wishlists: Array<ResolversParentTypes['Wishlist']> }>;
  DeliveryArrival: Arrival;
  DeliveryDates: Partial<DeliveryDates>;
  DeliveryOffer: StoreDelivery;
  Discount: Partial<Omit<Discount, 'coupon'> & { coupon?: Maybe<ResolversParentTypes['AppliedCoupon']> }>;
  DownloadableCartItem: CartLine;
  DownloadableCreditMemoItem: Partial<Omit<DownloadableCreditMemoItem, 'discounts' | 'order_item'> & { discounts?: Maybe<Array<Maybe<ResolversParentTypes['Discount']>>>, order_item?: Maybe<ResolversParentTypes['OrderItemInterface']> }>;
  DownloadableInvoiceItem: Partial<Omit<DownloadableInvoiceItem, 'discounts' | 'order_item'> & { discounts?: Maybe<Array<Maybe<ResolversParentTypes['Discount']>>>, order_item?: Maybe<ResolversParentTypes['OrderItemInterface']> }>;
  DownloadableItemsLinks: Partial<DownloadableItemsLinks>;
  DownloadableOrderItem: OrderItemView;
  DownloadableProduct: Partial<Omit<DownloadableProduct, 'categories' | 'color_option' | 'color_siblings' | 'crosssell_products' | 'custom_attributes' | 'custom_attributesV2' | 'delivery_offers' | 'description' | 'media_gallery' | 'options' | 'product_links' | 'related_products' | 'reviews' | 'short_description' | 'upsell_products'> & { categories?: Maybe<Array<Maybe<ResolversParentTypes['CategoryInterface']>>>, color_option?: Maybe<ResolversParentTypes['ProductAttributeOption']>, color_siblings?: Maybe<Array<Maybe<ResolversParentTypes['ProductInterface']>>>, crosssell_products?: Maybe<Array<Maybe<ResolversParentTypes['ProductInterface']>>>, custom_attributes: Array<Maybe<ResolversParentTypes['CustomAttribute']>>, custom_attributesV2?: Maybe<ResolversParentTypes['ProductCustomAttributes']>, delivery_offers: Array<ResolversParentTypes['DeliveryOffer']>, description?: Maybe<ResolversParentTypes['ComplexTextValue']>, media_gallery?: Maybe<Array<Maybe<ResolversParentTypes['MediaGalleryInterface']>>>, options?: Maybe<Array<Maybe<ResolversParentTypes['CustomizableOptionInterface']>>>, product_links?: Maybe<Array<Maybe<ResolversParentTypes['ProductLinksInterface']>>>, related_products?: Maybe<Array<Maybe<ResolversParentTypes['ProductInterface']>>>, reviews: ResolversParentTypes['ProductReviews'], short_description?: Maybe<ResolversParentTypes['ComplexTextValue']>, upsell_products?: Maybe<Array<Maybe<ResolversParentTypes['ProductInterface']>>> }>;
  DownloadableProductCartItemInput: Partial<DownloadableProductCartItemInput>;
  DownloadableProductLinks: Partial<DownloadableProductLinks>;
  DownloadableProductLinksInput: Partial<DownloadableProductLinksInput>;
  DownloadableProductSamples: Partial<DownloadableProductSamples>;
  DownloadableWishlistItem: WishlistItemView;
  DynamicBlock: Partial<Omit<DynamicBlock, 'content'> & { content: ResolversParentTypes['ComplexTextValue'] }>;
  DynamicBlocks: Partial<Omit<DynamicBlocks, 'items'> & { items: Array<Maybe<ResolversParentTypes['DynamicBlock']>> }>;
  DynamicBlocksFilterInput: Partial<DynamicBlocksFilterInput>;
  EnteredAttributeValue: Partial<EnteredAttributeValue>;
  EnteredCustomAttributeInput: Partial<EnteredCustomAttributeInput>;
  EnteredOptionInput: Partial<EnteredOptionInput>;
  EntityUrl: Partial<EntityUrl>;
  Error: CartError;
  ErrorInterface: ResolversInterfaceTypes<ResolversParentTypes>['ErrorInterface'];
  ErrorParameter: Partial<ErrorParameter>;
  ErrorReason: Reason;
  EstimateAddressInput: Partial<EstimateAddressInput>;
  EstimateTotalsInput: Partial<EstimateTotalsInput>;
  EstimateTotalsOutput: Partial<Omit<EstimateTotalsOutput, 'cart'> & { cart?: Maybe<ResolversParentTypes['Cart']> }>;
  ExchangeRate: Partial<ExchangeRate>;
  ExchangeSize: Partial<ExchangeSize>;
  FilterEqualTypeInput: Partial<FilterEqualTypeInput>;
  FilterMatchTypeInput: Partial<FilterMatchTypeInput>;
  FilterRangeTypeInput: Partial<FilterRangeTypeInput>;
  FilterStringTypeInput: Partial<FilterStringTypeInput>;
  FilterTypeInput: Partial<FilterTypeInput>;
  FinishCardPaymentInput: Partial<FinishCardPaymentInput>;
  FinishCardPaymentOutput: Partial<FinishCardPaymentOutput>;
  FixedProductTax: Partial<FixedProductTax>;
  FreeShipping: Partial<FreeShipping>;
  GenerateAgentTokenInput: Partial<GenerateAgentTokenInput>;
  GenerateAgentTokenOutput: Partial<GenerateAgentTokenOutput>;
  GenerateCustomerTokenAsAdminInput: Partial<GenerateCustomerTokenAsAdminInput>;
  GenerateCustomerTokenAsAdminOutput: Partial<GenerateCustomerTokenAsAdminOutput>;
  GiftCardAccount: Partial<GiftCardAccount>;
  GiftCardAccountInput: Partial<GiftCardAccountInput>;
  GiftCardAmounts: Partial<GiftCardAmounts>;
  GiftCardCartItem: CartLine;
  GiftCardItem: Partial<GiftCardItem>;
  GiftCardOptions: Partial<GiftCardOptions>;
  GiftCardOrderItem: OrderItemView;
  GiftCardPagesConfig: Partial<GiftCardPagesConfig>;
  GiftCardProduct: Product;
  GiftCardWishlistItem: WishlistItemView;
  GiftMessage: Partial<GiftMessage>;
  GiftMessageInput: Partial<GiftMessageInput>;
  GiftOptionsPrices: Partial<GiftOptionsPrices>;
  GiftWrapping: Partial<GiftWrapping>;
  GiftWrappingImage: Partial<GiftWrappingImage>;
  GiftWrappingItemInput: Partial<GiftWrappingItemInput>;
  GroundColours: Partial<GroundColours>;
  GroupedProduct: Partial<Omit<GroupedProduct, 'categories' | 'color_option' | 'color_siblings' | 'crosssell_products' | 'custom_attributes' | 'custom_attributesV2' | 'delivery_offers' | 'description' | 'items' | 'media_gallery' | 'product_links' | 'related_products' | 'reviews' | 'short_description' | 'upsell_products'> & { categories?: Maybe<Array<Maybe<ResolversParentTypes['CategoryInterface']>>>, color_option?: Maybe<ResolversParentTypes['ProductAttributeOption']>, color_siblings?: Maybe<Array<Maybe<ResolversParentTypes['ProductInterface']>>>, crosssell_products?: Maybe<Array<Maybe<ResolversParentTypes['ProductInterface']>>>, custom_attributes: Array<Maybe<ResolversParentTypes['CustomAttribute']>>, custom_attributesV2?: Maybe<ResolversParentTypes['ProductCustomAttributes']>, delivery_offers: Array<ResolversParentTypes['DeliveryOffer']>, description?: Maybe<ResolversParentTypes['ComplexTextValue']>, items?: Maybe<Array<Maybe<ResolversParentTypes['GroupedProductItem']>>>, media_gallery?: Maybe<Array<Maybe<ResolversParentTypes['MediaGalleryInterface']>>>, product_links?: Maybe<Array<Maybe<ResolversParentTypes['ProductLinksInterface']>>>, related_products?: Maybe<Array<Maybe<ResolversParentTypes['ProductInterface']>>>, reviews: ResolversParentTypes['ProductReviews'], short_description?: Maybe<ResolversParentTypes['ComplexTextValue']>, upsell_products?: Maybe<Array<Maybe<ResolversParentTypes['ProductInterface']>>> }>;
  GroupedProductItem: Partial<Omit<GroupedProductItem, 'product'> & { product?: Maybe<ResolversParentTypes['ProductInterface']> }>;
  GroupedProductWishlistItem: WishlistItemView;
  GuestOrderCancelInput: Partial<GuestOrderCancelInput>;
  GuestOrderInformationInput: Partial<GuestOrderInformationInput>;
  HandInCardResultInput: Partial<HandInCardResultInput>;
  HandInCardResultOutput: Partial<HandInCardResultOutput>;
  HostedProInput: Partial<HostedProInput>;
  HostedProUrl: Partial<HostedProUrl>;
  HostedProUrlInput: Partial<HostedProUrlInput>;
  HttpQueryParameter: Partial<HttpQueryParameter>;
  ImageSwatchData: Partial<ImageSwatchData>;
  InsufficientStockError: CartError;
  InternalError: Partial<InternalError>;
  Invoice: Partial<Omit<Invoice, 'items' | 'total'> & { items?: Maybe<Array<Maybe<ResolversParentTypes['InvoiceItemInterface']>>>, total?: Maybe<ResolversParentTypes['InvoiceTotal']> }>;
  InvoiceItem: Partial<Omit<InvoiceItem, 'discounts' | 'order_item'> & { discounts?: Maybe<Array<Maybe<ResolversParentTypes['Discount']>>>, order_item?: Maybe<ResolversParentTypes['OrderItemInterface']> }>;
  InvoiceItemInterface: ResolversInterfaceTypes<ResolversParentTypes>['InvoiceItemInterface'];
  InvoiceTotal: Partial<Omit<InvoiceTotal, 'discounts'> & { discounts?: Maybe<Array<Maybe<ResolversParentTypes['Discount']>>> }>;
  IsEmailAvailableOutput: Partial<IsEmailAvailableOutput>;
  ItemClickInput: Partial<ItemClickInput>;
  ItemClickOutput: Partial<ItemClickOutput>;
  ItemSelectedBundleOption: Partial<ItemSelectedBundleOption>;
  ItemSelectedBundleOptionValue: Partial<ItemSelectedBundleOptionValue>;
  KeyValue: Partial<KeyValue>;
  LayerFilter: Partial<Omit<LayerFilter, 'filter_items'> & { filter_items?: Maybe<Array<Maybe<ResolversParentTypes['LayerFilterItemInterface']>>> }>;
  LayerFilterItem: Partial<LayerFilterItem>;
  LayerFilterItemInterface: ResolversInterfaceTypes<ResolversParentTypes>['LayerFilterItemInterface'];
  LinkedProvider: Partial<LinkedProvider>;
  Lookbook: LookView;
  LookbookFilterInput: Partial<LookbookFilterInput>;
  LookbookPin: Partial<LookbookPin>;
  LoyaltyConfig: Partial<LoyaltyConfig>;
  LoyaltyCoupon: Partial<LoyaltyCoupon>;
  LoyaltyEntry: Partial<LoyaltyEntry>;
  LoyaltyHistory: Partial<LoyaltyHistory>;
  LoyaltyLevel: Partial<LoyaltyLevel>;
  LoyaltyMember: MemberView;
  LoyaltyReward: Partial<LoyaltyReward>;
  MediaGalleryEntry: Partial<MediaGalleryEntry>;
  MediaGalleryInterface: ResolversInterfaceTypes<ResolversParentTypes>['MediaGalleryInterface'];
  Money: Partial<Money>;
  MoveProductsBetweenWishlistsOutput: Partial<Omit<MoveProductsBetweenWishlistsOutput, 'destination_wishlist' | 'source_wishlist' | 'user_errors'> & { destination_wishlist: ResolversParentTypes['Wishlist'], source_wishlist: ResolversParentTypes['Wishlist'], user_errors: Array<Maybe<ResolversParentTypes['WishListUserInputError']>> }>;
  MoveSavedItemToCartInput: Partial<MoveSavedItemToCartInput>;
  MoveSavedItemToCartOutput: Partial<Omit<MoveSavedItemToCartOutput, 'cart' | 'user_errors'> & { cart: ResolversParentTypes['Cart'], user_errors: Array<Maybe<ResolversParentTypes['Error']>> }>;
  Mutation: Record<PropertyKey, never>;
  MwCanonicalUrl: Partial<MwCanonicalUrl>;
  MwHreflang: Partial<MwHreflang>;
  MwHreflangs: Partial<MwHreflangs>;
  MwRichSnippets: Partial<MwRichSnippets>;
  MwSeoMarkup: Partial<MwSeoMarkup>;
  NewsletterSmsInput: Partial<NewsletterSmsInput>;
  NoSuchEntityUidError: Partial<NoSuchEntityUidError>;
  Order: Partial<Order>;
  OrderAddress: CartAddress;
  OrderCustomerInfo: Partial<OrderCustomerInfo>;
  OrderGtm: OrderView;
  OrderGtmItem: OrderItemView;
  OrderInformationInput: Partial<OrderInformationInput>;
  OrderItem: OrderItemView;
  OrderItemInterface: OrderItemView;
  OrderItemOption: Partial<OrderItemOption>;
  OrderItemPrices: Partial<Omit<OrderItemPrices, 'discounts'> & { discounts?: Maybe<Array<Maybe<ResolversParentTypes['Discount']>>> }>;
  OrderPayment: Partial<OrderPayment>;
  OrderPaymentMethod: Partial<OrderPaymentMethod>;
  OrderShipment: Partial<Omit<OrderShipment, 'items'> & { items?: Maybe<Array<Maybe<ResolversParentTypes['ShipmentItemInterface']>>> }>;
  OrderTokenInput: Partial<OrderTokenInput>;
  OrderTotal: OrderView;
  OrderWithdrawal: Partial<OrderWithdrawal>;
  ParcelLockerConfig: Partial<ParcelLockerConfig>;
  Passkey: Partial<Passkey>;
  PasskeyOptions: Partial<PasskeyOptions>;
  PasskeySignInOutput: Partial<PasskeySignInOutput>;
  PayflowExpressInput: Partial<PayflowExpressInput>;
  PayflowLinkInput: Partial<PayflowLinkInput>;
  PayflowLinkToken: Partial<PayflowLinkToken>;
  PayflowLinkTokenInput: Partial<PayflowLinkTokenInput>;
  PayflowProInput: Partial<PayflowProInput>;
  PayflowProResponseInput: Partial<PayflowProResponseInput>;
  PayflowProResponseOutput: Partial<Omit<PayflowProResponseOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  PayflowProToken: Partial<PayflowProToken>;
  PayflowProTokenInput: Partial<PayflowProTokenInput>;
  PayflowProUrlInput: Partial<PayflowProUrlInput>;
  PaymentMethodInput: Partial<PaymentMethodInput>;
  PaymentToken: Partial<PaymentToken>;
  PaypalExpressInput: Partial<PaypalExpressInput>;
  PaypalExpressToken: Partial<PaypalExpressToken>;
  PaypalExpressTokenInput: Partial<PaypalExpressTokenInput>;
  PaypalExpressTokenOutput: Partial<PaypalExpressTokenOutput>;
  PaypalExpressUrlList: Partial<PaypalExpressUrlList>;
  PaypalExpressUrlsInput: Partial<PaypalExpressUrlsInput>;
  PersonalDataFile: Partial<PersonalDataFile>;
  PersonalDataLink: Partial<PersonalDataLink>;
  PhysicalProductInterface: ResolversInterfaceTypes<ResolversParentTypes>['PhysicalProductInterface'];
  PickupLocation: FoundPlace;
  PickupLocationFilterInput: Partial<PickupLocationFilterInput>;
  PickupLocationSortInput: Partial<PickupLocationSortInput>;
  PickupLocations: Partial<Omit<PickupLocations, 'items'> & { items?: Maybe<Array<Maybe<ResolversParentTypes['PickupLocation']>>> }>;
  PlaceOrderError: Partial<Omit<PlaceOrderError, 'reason'> & { reason?: Maybe<ResolversParentTypes['ErrorReason']> }>;
  PlaceOrderInput: Partial<PlaceOrderInput>;
  PlaceOrderOutput: Partial<Omit<PlaceOrderOutput, 'errors' | 'orderV2'> & { errors?: Maybe<Array<Maybe<ResolversParentTypes['PlaceOrderError']>>>, orderV2?: Maybe<ResolversParentTypes['CustomerOrder']> }>;
  PrepareCartLinkInput: Partial<PrepareCartLinkInput>;
  PrepareCartLinkOutput: Partial<PrepareCartLinkOutput>;
  PreparedCart: Partial<PreparedCart>;
  PreparedCartItem: Partial<PreparedCartItem>;
  Price: Partial<Price>;
  PriceAdjustment: Partial<PriceAdjustment>;
  PriceDetails: Partial<PriceDetails>;
  PriceRange: Partial<PriceRange>;
  ProductAlertLinkInput: Partial<ProductAlertLinkInput>;
  ProductAlertSubscriptionResult: Partial<Omit<ProductAlertSubscriptionResult, 'reason'> & { reason?: Maybe<ResolversParentTypes['ErrorReason']> }>;
  ProductAlertUnsubscribeInput: Partial<ProductAlertUnsubscribeInput>;
  ProductAttribute: Partial<ProductAttribute>;
  ProductAttributeFilterInput: Partial<ProductAttributeFilterInput>;
  ProductAttributeMetadata: CatalogueAttribute;
  ProductAttributeOption: Partial<Omit<ProductAttributeOption, 'swatch_data'> & { swatch_data?: Maybe<ResolversParentTypes['SwatchDataInterface']> }>;
  ProductAttributeSortInput: Partial<ProductAttributeSortInput>;
  ProductBanner: Partial<ProductBanner>;
  ProductCustomAttributes: Partial<Omit<ProductCustomAttributes, 'items'> & { items: Array<Maybe<ResolversParentTypes['AttributeValueInterface']>> }>;
  ProductDiscount: Partial<ProductDiscount>;
  ProductFilterInput: Partial<ProductFilterInput>;
  ProductImage: Partial<ProductImage>;
  ProductInfoInput: Partial<ProductInfoInput>;
  ProductInterface: Product;
  ProductLinks: Partial<ProductLinks>;
  ProductLinksInterface: ResolversInterfaceTypes<ResolversParentTypes>['ProductLinksInterface'];
  ProductMediaGalleryEntriesContent: Partial<ProductMediaGalleryEntriesContent>;
  ProductMediaGalleryEntriesVideoContent: Partial<ProductMediaGalleryEntriesVideoContent>;
  ProductPrice: Partial<ProductPrice>;
  ProductPrices: Partial<ProductPrices>;
  ProductReview: Review;
  ProductReviewRating: Partial<ProductReviewRating>;
  ProductReviewRatingInput: Partial<ProductReviewRatingInput>;
  ProductReviewRatingMetadata: Partial<ProductReviewRatingMetadata>;
  ProductReviewRatingValueMetadata: Partial<ProductReviewRatingValueMetadata>;
  ProductReviewRatingsMetadata: Partial<ProductReviewRatingsMetadata>;
  ProductReviews: Partial<Omit<ProductReviews, 'items'> & { items: Array<Maybe<ResolversParentTypes['ProductReview']>> }>;
  ProductSortInput: Partial<ProductSortInput>;
  ProductTierPrices: Partial<ProductTierPrices>;
  ProductVideo: Partial<ProductVideo>;
  Products: Listing;
  Query: Record<PropertyKey, never>;
  QuoteItemsSortInput: Partial<QuoteItemsSortInput>;
  ReCaptchaConfigOutput: Partial<ReCaptchaConfigOutput>;
  ReCaptchaConfiguration: Partial<ReCaptchaConfiguration>;
  ReCaptchaConfigurationV3: Partial<ReCaptchaConfigurationV3>;
  RecentSearchTerms: Partial<RecentSearchTerms>;
  RecommendedProduct: Partial<RecommendedProduct>;
  RecoveryCodes: Partial<RecoveryCodes>;
  RedeemLoyaltyRewardInput: Partial<RedeemLoyaltyRewardInput>;
  RedeemLoyaltyRewardOutput: Partial<Omit<RedeemLoyaltyRewardOutput, 'loyalty'> & { loyalty?: Maybe<ResolversParentTypes['LoyaltyMember']> }>;
  Region: Partial<Region>;
  RemoveAdoptedClientOutput: Partial<RemoveAdoptedClientOutput>;
  RemoveCouponFromCartInput: Partial<RemoveCouponFromCartInput>;
  RemoveCouponFromCartOutput: Partial<Omit<RemoveCouponFromCartOutput, 'cart'> & { cart?: Maybe<ResolversParentTypes['Cart']> }>;
  RemoveCouponsFromCartInput: Partial<RemoveCouponsFromCartInput>;
  RemoveGiftCardFromCartInput: Partial<RemoveGiftCardFromCartInput>;
  RemoveGiftCardFromCartOutput: Partial<Omit<RemoveGiftCardFromCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  RemoveItemFromCartInput: Partial<RemoveItemFromCartInput>;
  RemoveItemFromCartOutput: Partial<Omit<RemoveItemFromCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  RemoveProductsFromCompareListInput: Partial<RemoveProductsFromCompareListInput>;
  RemoveProductsFromWishlistOutput: Partial<Omit<RemoveProductsFromWishlistOutput, 'user_errors' | 'wishlist'> & { user_errors: Array<Maybe<ResolversParentTypes['WishListUserInputError']>>, wishlist: ResolversParentTypes['Wishlist'] }>;
  RemoveReturnTrackingInput: Partial<RemoveReturnTrackingInput>;
  RemoveReturnTrackingOutput: Partial<Omit<RemoveReturnTrackingOutput, 'return'> & { return?: Maybe<ResolversParentTypes['Return']> }>;
  RemoveSavedItemInput: Partial<RemoveSavedItemInput>;
  RemoveSavedItemOutput: Partial<Omit<RemoveSavedItemOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  ReorderItemsOutput: Partial<Omit<ReorderItemsOutput, 'cart' | 'userInputErrors'> & { cart: ResolversParentTypes['Cart'], userInputErrors: Array<Maybe<ResolversParentTypes['CheckoutUserInputError']>> }>;
  RequestExchangeInput: Partial<RequestExchangeInput>;
  RequestGuestExchangeInput: Partial<RequestGuestExchangeInput>;
  RequestGuestReturnInput: Partial<RequestGuestReturnInput>;
  RequestReturnInput: Partial<RequestReturnInput>;
  RequestReturnItemInput: Partial<RequestReturnItemInput>;
  RequestReturnOutput: ReturnView;
  RestoreCartItemInput: Partial<RestoreCartItemInput>;
  RestoreCartItemOutput: Partial<Omit<RestoreCartItemOutput, 'cart' | 'user_errors'> & { cart: ResolversParentTypes['Cart'], user_errors: Array<Maybe<ResolversParentTypes['Error']>> }>;
  Return: ReturnView;
  ReturnComment: Partial<ReturnComment>;
  ReturnCustomAttribute: Partial<ReturnCustomAttribute>;
  ReturnCustomer: Partial<ReturnCustomer>;
  ReturnExchange: Partial<ReturnExchange>;
  ReturnItem: Partial<Omit<ReturnItem, 'custom_attributes' | 'custom_attributesV2' | 'order_item'> & { custom_attributes?: Maybe<Array<Maybe<ResolversParentTypes['ReturnCustomAttribute']>>>, custom_attributesV2?: Maybe<Array<Maybe<ResolversParentTypes['AttributeValueInterface']>>>, order_item: ResolversParentTypes['OrderItemInterface'] }>;
  ReturnItemAttributeMetadata: Partial<Omit<ReturnItemAttributeMetadata, 'options'> & { options: Array<Maybe<ResolversParentTypes['CustomAttributeOptionInterface']>> }>;
  ReturnOrderToCartOutput: Partial<ReturnOrderToCartOutput>;
  ReturnReason: Partial<ReturnReason>;
  ReturnShipping: ReturnView;
  ReturnShippingAddress: Partial<ReturnShippingAddress>;
  ReturnShippingCarrier: Partial<ReturnShippingCarrier>;
  ReturnShippingTracking: Partial<Omit<ReturnShippingTracking, 'carrier'> & { carrier: ResolversParentTypes['ReturnShippingCarrier'] }>;
  ReturnShippingTrackingStatus: Partial<ReturnShippingTrackingStatus>;
  ReturnTerms: Partial<ReturnTerms>;
  ReturnablePieces: PiecesOfItem;
  Returns: Partial<Omit<Returns, 'items'> & { items?: Maybe<Array<Maybe<ResolversParentTypes['Return']>>> }>;
  RevokeAgreementOutput: Partial<RevokeAgreementOutput>;
  RevokeCustomerTokenOutput: Partial<RevokeCustomerTokenOutput>;
  RobotsConfig: Partial<RobotsConfig>;
  RoutableInterface: ResolversInterfaceTypes<ResolversParentTypes>['RoutableInterface'];
  RoutableUrl: Partial<RoutableUrl>;
  SalesCommentItem: Partial<SalesCommentItem>;
  SalesItemInterface: ResolversInterfaceTypes<ResolversParentTypes>['SalesItemInterface'];
  SaveCardResultInput: Partial<SaveCardResultInput>;
  SaveCardResultOutput: Partial<SaveCardResultOutput>;
  SaveCartItemForLaterInput: Partial<SaveCartItemForLaterInput>;
  SaveCartItemForLaterOutput: Partial<Omit<SaveCartItemForLaterOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  SearchInput: Partial<SearchInput>;
  SearchOutput: Partial<SearchOutput>;
  SearchResultPageInfo: Partial<SearchResultPageInfo>;
  SearchRoute: Partial<SearchRoute>;
  SearchSuggestion: Partial<SearchSuggestion>;
  SearchSuggestions: Partial<SearchSuggestions>;
  SearchTerm: Partial<SearchTerm>;
  SecondFactor: Partial<SecondFactor>;
  SelectableInputTypeInterface: ResolversInterfaceTypes<ResolversParentTypes>['SelectableInputTypeInterface'];
  SelectedAttributeOption: Partial<Omit<SelectedAttributeOption, 'attribute_option'> & { attribute_option?: Maybe<Array<Maybe<ResolversParentTypes['AttributeOptionInterface']>>> }>;
  SelectedBundleOption: Partial<SelectedBundleOption>;
  SelectedBundleOptionValue: Partial<SelectedBundleOptionValue>;
  SelectedConfigurableOption: Partial<SelectedConfigurableOption>;
  SelectedCustomAttributeInput: Partial<SelectedCustomAttributeInput>;
  SelectedCustomizableOption: Partial<SelectedCustomizableOption>;
  SelectedCustomizableOptionValue: Partial<SelectedCustomizableOptionValue>;
  SelectedPaymentMethod: Partial<SelectedPaymentMethod>;
  SelectedShippingMethod: OfferedDelivery;
  SendEmailToFriendInput: Partial<SendEmailToFriendInput>;
  SendEmailToFriendOutput: Partial<SendEmailToFriendOutput>;
  SendEmailToFriendRecipient: Partial<SendEmailToFriendRecipient>;
  SendEmailToFriendRecipientInput: Partial<SendEmailToFriendRecipientInput>;
  SendEmailToFriendSender: Partial<SendEmailToFriendSender>;
  SendEmailToFriendSenderInput: Partial<SendEmailToFriendSenderInput>;
  SendFriendConfiguration: Partial<SendFriendConfiguration>;
  SetBillingAddressOnCartInput: Partial<SetBillingAddressOnCartInput>;
  SetBillingAddressOnCartOutput: Partial<Omit<SetBillingAddressOnCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  SetGiftOptionsOnCartInput: Partial<SetGiftOptionsOnCartInput>;
  SetGiftOptionsOnCartOutput: Partial<Omit<SetGiftOptionsOnCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  SetGuestEmailOnCartInput: Partial<SetGuestEmailOnCartInput>;
  SetGuestEmailOnCartOutput: Partial<Omit<SetGuestEmailOnCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  SetPaymentMethodAndPlaceOrderInput: Partial<SetPaymentMethodAndPlaceOrderInput>;
  SetPaymentMethodOnCartInput: Partial<SetPaymentMethodOnCartInput>;
  SetPaymentMethodOnCartOutput: Partial<Omit<SetPaymentMethodOnCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  SetShippingAddressesOnCartInput: Partial<SetShippingAddressesOnCartInput>;
  SetShippingAddressesOnCartOutput: Partial<Omit<SetShippingAddressesOnCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  SetShippingMethodsOnCartInput: Partial<SetShippingMethodsOnCartInput>;
  SetShippingMethodsOnCartOutput: Partial<Omit<SetShippingMethodsOnCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  ShareWishlistOutput: Partial<Omit<ShareWishlistOutput, 'wishlist'> & { wishlist: ResolversParentTypes['Wishlist'] }>;
  SharedWish: WishlistItemView;
  SharedWishlist: SharedWishlistView;
  SharedWishlistOutput: Partial<Omit<SharedWishlistOutput, 'wishlist'> & { wishlist?: Maybe<ResolversParentTypes['SharedWishlist']> }>;
  ShipmentItem: Partial<Omit<ShipmentItem, 'order_item'> & { order_item?: Maybe<ResolversParentTypes['OrderItemInterface']> }>;
  ShipmentItemInterface: ResolversInterfaceTypes<ResolversParentTypes>['ShipmentItemInterface'];
  ShipmentTracking: Partial<ShipmentTracking>;
  ShippingAddressInput: Partial<ShippingAddressInput>;
  ShippingCartAddress: CartShipping;
  ShippingDiscount: Partial<ShippingDiscount>;
  ShippingHandling: Partial<ShippingHandling>;
  ShippingMethodInput: Partial<ShippingMethodInput>;
  ShopBrand: Partial<ShopBrand>;
  SimpleCartItem: CartLine;
  SimpleProduct: Product;
  SimpleProductCartItemInput: Partial<SimpleProductCartItemInput>;
  SimpleWishlistItem: WishlistItemView;
  SizeChartRow: Partial<SizeChartRow>;
  SizeMeasure: Partial<SizeMeasure>;
  SocialLoginConfig: Partial<SocialLoginConfig>;
  SocialRegistration: Partial<SocialRegistration>;
  SocialRegistrationInput: Partial<SocialRegistrationInput>;
  SocialSignInOutput: Partial<SocialSignInOutput>;
  SocialSignInStart: Partial<SocialSignInStart>;
  SortField: Partial<SortField>;
  SortFields: Partial<SortFields>;
  StartPaymentInput: Partial<StartPaymentInput>;
  StartPaymentOutput: Partial<Omit<StartPaymentOutput, 'order'> & { order: ResolversParentTypes['CustomerOrder'] }>;
  StoreAddress: Partial<StoreAddress>;
  StoreAvailability: ShopAvailability;
  StoreConfig: Partial<StoreConfig>;
  StoreLabels: Partial<StoreLabels>;
  StoreLocationInput: Partial<StoreLocationInput>;
  StoreLocatorConfig: Partial<StoreLocatorConfig>;
  StoreOpeningHours: Partial<StoreOpeningHours>;
  StoreSizeAvailability: Partial<StoreSizeAvailability>;
  StorefrontProperties: Partial<StorefrontProperties>;
  SubscribeEmailToNewsletterOutput: Partial<SubscribeEmailToNewsletterOutput>;
  SuggestedQuery: Partial<SuggestedQuery>;
  SwatchData: Partial<SwatchData>;
  SwatchDataInterface: ResolversInterfaceTypes<ResolversParentTypes>['SwatchDataInterface'];
  SwatchLayerFilterItem: Partial<SwatchLayerFilterItem>;
  SwatchLayerFilterItemInterface: ResolversInterfaceTypes<ResolversParentTypes>['SwatchLayerFilterItemInterface'];
  SyneriseRecommendation: Partial<SyneriseRecommendation>;
  TakePreparedCartInput: Partial<TakePreparedCartInput>;
  TakePreparedCartOutput: Partial<Omit<TakePreparedCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  TaxItem: Partial<TaxItem>;
  TextSwatchData: Partial<TextSwatchData>;
  TierPrice: Partial<TierPrice>;
  TrackingConfig: Partial<TrackingConfig>;
  UiAttributeTypeAny: Partial<UiAttributeTypeAny>;
  UiAttributeTypeBoolean: Partial<Omit<UiAttributeTypeBoolean, 'attribute_options'> & { attribute_options?: Maybe<Array<Maybe<ResolversParentTypes['AttributeOptionInterface']>>> }>;
  UiAttributeTypeFixedProductTax: Partial<UiAttributeTypeFixedProductTax>;
  UiAttributeTypeMultiSelect: Partial<Omit<UiAttributeTypeMultiSelect, 'attribute_options'> & { attribute_options?: Maybe<Array<Maybe<ResolversParentTypes['AttributeOptionInterface']>>> }>;
  UiAttributeTypePageBuilder: Partial<UiAttributeTypePageBuilder>;
  UiAttributeTypeSelect: Partial<Omit<UiAttributeTypeSelect, 'attribute_options'> & { attribute_options?: Maybe<Array<Maybe<ResolversParentTypes['AttributeOptionInterface']>>> }>;
  UiAttributeTypeTextEditor: Partial<UiAttributeTypeTextEditor>;
  UiAttributeTypeTextarea: Partial<UiAttributeTypeTextarea>;
  UiInputTypeInterface: ResolversInterfaceTypes<ResolversParentTypes>['UiInputTypeInterface'];
  UnavailableOrderItem: Partial<UnavailableOrderItem>;
  UnlockGiftCardInput: Partial<UnlockGiftCardInput>;
  UpdateCartItemsInput: Partial<UpdateCartItemsInput>;
  UpdateCartItemsOutput: Partial<Omit<UpdateCartItemsOutput, 'cart' | 'errors'> & { cart: ResolversParentTypes['Cart'], errors: Array<Maybe<ResolversParentTypes['CartUserInputError']>> }>;
  UpdateProductsInWishlistOutput: Partial<Omit<UpdateProductsInWishlistOutput, 'user_errors' | 'wishlist'> & { user_errors: Array<Maybe<ResolversParentTypes['WishListUserInputError']>>, wishlist: ResolversParentTypes['Wishlist'] }>;
  UpdateWishlistOutput: Partial<UpdateWishlistOutput>;
  UrlRewrite: Partial<UrlRewrite>;
  ValidationRule: Partial<ValidationRule>;
  VaultTokenInput: Partial<VaultTokenInput>;
  VirtualCartItem: CartLine;
  VirtualProduct: Product;
  VirtualProductCartItemInput: Partial<VirtualProductCartItemInput>;
  VirtualWishlistItem: WishlistItemView;
  Website: Partial<Website>;
  WishListUserInputError: Partial<Omit<WishListUserInputError, 'reason'> & { reason?: Maybe<ResolversParentTypes['ErrorReason']> }>;
  Wishlist: WishlistView;
  WishlistCartUserInputError: Partial<Omit<WishlistCartUserInputError, 'reason'> & { reason?: Maybe<ResolversParentTypes['ErrorReason']> }>;
  WishlistItem: WishlistItemView;
  WishlistItemCopyInput: Partial<WishlistItemCopyInput>;
  WishlistItemInput: Partial<WishlistItemInput>;
  WishlistItemInterface: WishlistItemView;
  WishlistItemMoveInput: Partial<WishlistItemMoveInput>;
  WishlistItemUpdateInput: Partial<WishlistItemUpdateInput>;
  WishlistItems: Partial<Omit<WishlistItems, 'items'> & { items: Array<Maybe<ResolversParentTypes['WishlistItemInterface']>> }>;
  WishlistOutput: WishlistView;
  WithdrawalDeclaration: Partial<WithdrawalDeclaration>;
  WithdrawalInput: Partial<WithdrawalInput>;
  WithdrawalItemInput: Partial<WithdrawalItemInput>;
  WithdrawalReceipt: Partial<WithdrawalReceipt>;
  addCommentToPostInput: Partial<AddCommentToPostInput>;
  addCommentToPostOutput: Partial<Omit<AddCommentToPostOutput, 'comments'> & { comments?: Maybe<Array<Maybe<ResolversParentTypes['BlogComment']>>> }>;
  blogCategoriesOutput: Partial<Omit<BlogCategoriesOutput, 'items'> & { items?: Maybe<Array<Maybe<ResolversParentTypes['BlogCategory']>>> }>;
  blogCommentsOutput: Partial<Omit<BlogCommentsOutput, 'items'> & { items?: Maybe<Array<Maybe<ResolversParentTypes['BlogComment']>>> }>;
  blogPostsOutput: Partial<Omit<BlogPostsOutput, 'items'> & { items?: Maybe<Array<Maybe<ResolversParentTypes['BlogPost']>>> }>;
  blogTagsOutput: Partial<Omit<BlogTagsOutput, 'items'> & { items?: Maybe<Array<Maybe<ResolversParentTypes['BlogTag']>>> }>;
  createEmptyCartInput: Partial<CreateEmptyCartInput>;
};

export type AccentColoursResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccentColours'] = ResolversParentTypes['AccentColours']> = {
  accent?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  strong?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AcceptedAgreementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AcceptedAgreement'] = ResolversParentTypes['AcceptedAgreement']> = {
  agreement_id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  content?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  scope?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ActivateLoyaltyOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivateLoyaltyOutput'] = ResolversParentTypes['ActivateLoyaltyOutput']> = {
  loyalty?: Resolver<Maybe<ResolversTypes['LoyaltyMember']>, ParentType, ContextType>;
};

export type AddAgreementOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddAgreementOutput'] = ResolversParentTypes['AddAgreementOutput']> = {
  acceptant?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AddBundleProductsToCartOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddBundleProductsToCartOutput'] = ResolversParentTypes['AddBundleProductsToCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type AddConfigurableProductsToCartOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddConfigurableProductsToCartOutput'] = ResolversParentTypes['AddConfigurableProductsToCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type AddDownloadableProductsToCartOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddDownloadableProductsToCartOutput'] = ResolversParentTypes['AddDownloadableProductsToCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type AddProductsToCartOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddProductsToCartOutput'] = ResolversParentTypes['AddProductsToCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  user_errors?: Resolver<Array<Maybe<ResolversTypes['CartUserInputError']>>, ParentType, ContextType>;
};

export type AddProductsToWishlistOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddProductsToWishlistOutput'] = ResolversParentTypes['AddProductsToWishlistOutput']> = {
  user_errors?: Resolver<Array<Maybe<ResolversTypes['WishListUserInputError']>>, ParentType, ContextType>;
  wishlist?: Resolver<ResolversTypes['Wishlist'], ParentType, ContextType>;
};

export type AddReturnCommentOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddReturnCommentOutput'] = ResolversParentTypes['AddReturnCommentOutput']> = {
  return?: Resolver<Maybe<ResolversTypes['Return']>, ParentType, ContextType>;
};

export type AddReturnTrackingOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddReturnTrackingOutput'] = ResolversParentTypes['AddReturnTrackingOutput']> = {
  return?: Resolver<Maybe<ResolversTypes['Return']>, ParentType, ContextType>;
  return_shipping_tracking?: Resolver<Maybe<ResolversTypes['ReturnShippingTracking']>, ParentType, ContextType>;
};

export type AddSimpleProductsToCartOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddSimpleProductsToCartOutput'] = ResolversParentTypes['AddSimpleProductsToCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type AddVirtualProductsToCartOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddVirtualProductsToCartOutput'] = ResolversParentTypes['AddVirtualProductsToCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type AddWishlistItemsToCartOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddWishlistItemsToCartOutput'] = ResolversParentTypes['AddWishlistItemsToCartOutput']> = {
  add_wishlist_items_to_cart_user_errors?: Resolver<Array<Maybe<ResolversTypes['WishlistCartUserInputError']>>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  wishlist?: Resolver<ResolversTypes['Wishlist'], ParentType, ContextType>;
};

export type AgentActResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgentAct'] = ResolversParentTypes['AgentAct']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AgentActKindEnum'], ParentType, ContextType>;
};

export type AgentAdoptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgentAdoption'] = ResolversParentTypes['AgentAdoption']> = {
  acts?: Resolver<Array<ResolversTypes['AgentAct']>, ParentType, ContextType>;
  agent_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ended_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  is_running?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  started_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AgentClientResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgentClient'] = ResolversParentTypes['AgentClient']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  search_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type AggregationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Aggregation'] = ResolversParentTypes['Aggregation']> = {
  attribute_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options?: Resolver<Maybe<Array<Maybe<ResolversTypes['AggregationOption']>>>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AggregationOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AggregationOption'] = ResolversParentTypes['AggregationOption']> = {
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  swatch_value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AggregationOptionInterfaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AggregationOptionInterface'] = ResolversParentTypes['AggregationOptionInterface']> = {
  __resolveType: TypeResolveFn<'AggregationOption', ParentType, ContextType>;
};

export type AgreementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Agreement'] = ResolversParentTypes['Agreement']> = {
  accepted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  content?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  front_label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  links?: Resolver<Maybe<Array<Maybe<ResolversTypes['AgreementLink']>>>, ParentType, ContextType>;
  required?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  small_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AgreementLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgreementLink'] = ResolversParentTypes['AgreementLink']> = {
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  relative_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AmLabelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AmLabel'] = ResolversParentTypes['AmLabel']> = {
  customer_group_ids?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  style?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  txt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AmLabelListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AmLabelList'] = ResolversParentTypes['AmLabelList']> = {
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['AmLabel']>>>, ParentType, ContextType>;
};

export type AmLabelSettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AmLabelSetting'] = ResolversParentTypes['AmLabelSetting']> = {
  category_container?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  labels_alignment?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  margin_between?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  max_labels?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product_container?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  show_several_on_place?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type AnonymizationResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnonymizationResult'] = ResolversParentTypes['AnonymizationResult']> = {
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AppliedBoncardGiftCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AppliedBoncardGiftCard'] = ResolversParentTypes['AppliedBoncardGiftCard']> = {
  applied_balance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type AppliedCouponResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AppliedCoupon'] = ResolversParentTypes['AppliedCoupon']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AppliedGiftCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AppliedGiftCard'] = ResolversParentTypes['AppliedGiftCard']> = {
  applied_balance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  current_balance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  expiration_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ApplyCouponToCartOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplyCouponToCartOutput'] = ResolversParentTypes['ApplyCouponToCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type ApplyGiftCardToCartOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplyGiftCardToCartOutput'] = ResolversParentTypes['ApplyGiftCardToCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type ApplyGiftCardToOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplyGiftCardToOrder'] = ResolversParentTypes['ApplyGiftCardToOrder']> = {
  applied_balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ArrangeWishlistOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArrangeWishlistOutput'] = ResolversParentTypes['ArrangeWishlistOutput']> = {
  user_errors?: Resolver<Array<Maybe<ResolversTypes['WishListUserInputError']>>, ParentType, ContextType>;
  wishlist?: Resolver<ResolversTypes['Wishlist'], ParentType, ContextType>;
};

export type AssignCompareListToCustomerOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssignCompareListToCustomerOutput'] = ResolversParentTypes['AssignCompareListToCustomerOutput']> = {
  compare_list?: Resolver<Maybe<ResolversTypes['CompareList']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AttributeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Attribute'] = ResolversParentTypes['Attribute']> = {
  attribute_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attribute_options?: Resolver<Maybe<Array<Maybe<ResolversTypes['AttributeOption']>>>, ParentType, ContextType>;
  attribute_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entity_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  input_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  storefront_properties?: Resolver<Maybe<ResolversTypes['StorefrontProperties']>, ParentType, ContextType>;
};

export type AttributeMetadataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttributeMetadata'] = ResolversParentTypes['AttributeMetadata']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  default_value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entity_type?: Resolver<ResolversTypes['AttributeEntityTypeEnum'], ParentType, ContextType>;
  frontend_class?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  frontend_input?: Resolver<Maybe<ResolversTypes['AttributeFrontendInputEnum']>, ParentType, ContextType>;
  is_required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_unique?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options?: Resolver<Array<Maybe<ResolversTypes['CustomAttributeOptionInterface']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AttributeMetadataErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttributeMetadataError'] = ResolversParentTypes['AttributeMetadataError']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['AttributeMetadataErrorType'], ParentType, ContextType>;
};

export type AttributeMetadataInterfaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttributeMetadataInterface'] = ResolversParentTypes['AttributeMetadataInterface']> = {
  __resolveType: TypeResolveFn<'ProductAttributeMetadata', ParentType, ContextType>;
};

export type AttributeOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttributeOption'] = ResolversParentTypes['AttributeOption']> = {
  is_default?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AttributeOptionInterfaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttributeOptionInterface'] = ResolversParentTypes['AttributeOptionInterface']> = {
  __resolveType: TypeResolveFn<'AttributeOption', ParentType, ContextType>;
};

export type AttributeOptionMetadataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttributeOptionMetadata'] = ResolversParentTypes['AttributeOptionMetadata']> = {
  is_default?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AttributeSelectedOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttributeSelectedOption'] = ResolversParentTypes['AttributeSelectedOption']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AttributeSelectedOptionInterfaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttributeSelectedOptionInterface'] = ResolversParentTypes['AttributeSelectedOptionInterface']> = {
  __resolveType: TypeResolveFn<'AttributeSelectedOption', ParentType, ContextType>;
};

export type AttributeSelectedOptionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttributeSelectedOptions'] = ResolversParentTypes['AttributeSelectedOptions']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  selected_options?: Resolver<Array<Maybe<ResolversTypes['AttributeSelectedOptionInterface']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AttributeValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttributeValue'] = ResolversParentTypes['AttributeValue']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AttributeValueInterfaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttributeValueInterface'] = ResolversParentTypes['AttributeValueInterface']> = {
  __resolveType: TypeResolveFn<'AttributeSelectedOptions' | 'AttributeValue', ParentType, ContextType>;
};

export type AttributesFormOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttributesFormOutput'] = ResolversParentTypes['AttributesFormOutput']> = {
  errors?: Resolver<Array<Maybe<ResolversTypes['AttributeMetadataError']>>, ParentType, ContextType>;
  items?: Resolver<Array<Maybe<ResolversTypes['CustomAttributeMetadataInterface']>>, ParentType, ContextType>;
};

export type AttributesMetadataOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttributesMetadataOutput'] = ResolversParentTypes['AttributesMetadataOutput']> = {
  errors?: Resolver<Array<Maybe<ResolversTypes['AttributeMetadataError']>>, ParentType, ContextType>;
  items?: Resolver<Array<Maybe<ResolversTypes['CustomAttributeMetadataInterface']>>, ParentType, ContextType>;
};

export type AuthenticatorAppResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthenticatorApp'] = ResolversParentTypes['AuthenticatorApp']> = {
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  qr_path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  qr_size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AvailablePaymentMethodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AvailablePaymentMethod'] = ResolversParentTypes['AvailablePaymentMethod']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_deferred?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AvailableShippingMethodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AvailableShippingMethod'] = ResolversParentTypes['AvailableShippingMethod']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  base_amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  carrier_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  carrier_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  delivery_dates?: Resolver<Maybe<ResolversTypes['DeliveryDates']>, ParentType, ContextType>;
  error_message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  free_from?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  method_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  method_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pickup_network?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price_excl_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  price_incl_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  service_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BankTransferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankTransfer'] = ResolversParentTypes['BankTransfer']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  bank_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bic?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['BankTransferCode']>, ParentType, ContextType>;
  instructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is_iban?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pay_until?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payee?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BankTransferCodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankTransferCode'] = ResolversParentTypes['BankTransferCode']> = {
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  standard?: Resolver<ResolversTypes['BankTransferStandard'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BillingCartAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BillingCartAddress'] = ResolversParentTypes['BillingCartAddress']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['CartAddressCountry'], ParentType, ContextType>;
  custom_attributes?: Resolver<Array<Maybe<ResolversTypes['AttributeValueInterface']>>, ParentType, ContextType>;
  customer_address_uid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customer_notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fax?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  middlename?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prefix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['CartAddressRegion']>, ParentType, ContextType>;
  street?: Resolver<Array<Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
  suffix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  telephone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  vat_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BlogAuthorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlogAuthor'] = ResolversParentTypes['BlogAuthor']> = {
  author_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  author_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  identifier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is_active?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  meta_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BlogCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlogCategory'] = ResolversParentTypes['BlogCategory']> = {
  breadcrumbs?: Resolver<Maybe<Array<Maybe<ResolversTypes['Breadcrumb']>>>, ParentType, ContextType>;
  category_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  category_level?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  category_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category_url_path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  content?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  content_heading?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  identifier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  include_in_menu?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  is_active?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  meta_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keywords?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parent_category_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  posts_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BlogCommentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlogComment'] = ResolversParentTypes['BlogComment']> = {
  author_email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  author_nickname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  author_type?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  comment_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  creation_time?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customer_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  parent_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  post_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  replies?: Resolver<Maybe<Array<Maybe<ResolversTypes['BlogComment']>>>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BlogConfigResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlogConfig'] = ResolversParentTypes['BlogConfig']> = {
  comments_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  comments_enabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  comments_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  guest_comments_enabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  index_meta_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  index_meta_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  index_subtitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  index_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  popular_posts_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  popular_posts_enabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  posts_per_page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  recent_posts_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  recent_posts_enabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type BlogMonthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlogMonth'] = ResolversParentTypes['BlogMonth']> = {
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  month_url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  posts_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BlogPostResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlogPost'] = ResolversParentTypes['BlogPost']> = {
  author?: Resolver<Maybe<ResolversTypes['BlogAuthor']>, ParentType, ContextType>;
  author_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  categories?: Resolver<Maybe<Array<Maybe<ResolversTypes['BlogCategory']>>>, ParentType, ContextType>;
  category_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  content?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  content_heading?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  creation_time?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  featured_image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  filtered_content?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  first_image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  identifier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is_active?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  meta_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keywords?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mw_hreflangs?: Resolver<Maybe<ResolversTypes['MwHreflangs']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  post_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  post_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publish_time?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  related_posts?: Resolver<Maybe<Array<Maybe<ResolversTypes['BlogPost']>>>, ParentType, ContextType>;
  related_products?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  search?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  short_content?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  short_filtered_content?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tag_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  tags?: Resolver<Maybe<Array<Maybe<ResolversTypes['BlogTag']>>>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  update_time?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  views_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BlogRouteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlogRoute'] = ResolversParentTypes['BlogRoute']> = {
  author_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  category_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  comment_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  identifier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  post_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  redirect_code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  relative_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tag_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BlogTagResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlogTag'] = ResolversParentTypes['BlogTag']> = {
  content?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  identifier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is_active?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  meta_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keywords?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_robots?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tag_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  tag_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BlogViewOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlogViewOutput'] = ResolversParentTypes['BlogViewOutput']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type BreadcrumbResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Breadcrumb'] = ResolversParentTypes['Breadcrumb']> = {
  category_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  category_level?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  category_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category_uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  category_url_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category_url_path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BundleCartItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BundleCartItem'] = ResolversParentTypes['BundleCartItem']> = {
  available_gift_wrapping?: Resolver<Array<Maybe<ResolversTypes['GiftWrapping']>>, ParentType, ContextType>;
  bundle_options?: Resolver<Array<Maybe<ResolversTypes['SelectedBundleOption']>>, ParentType, ContextType>;
  customizable_options?: Resolver<Array<Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  discount?: Resolver<Maybe<Array<Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  errors?: Resolver<Maybe<Array<Maybe<ResolversTypes['CartItemError']>>>, ParentType, ContextType>;
  gift_message?: Resolver<Maybe<ResolversTypes['GiftMessage']>, ParentType, ContextType>;
  gift_wrapping?: Resolver<Maybe<ResolversTypes['GiftWrapping']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  max_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  not_available_message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  prices?: Resolver<Maybe<ResolversTypes['CartItemPrices']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BundleCreditMemoItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BundleCreditMemoItem'] = ResolversParentTypes['BundleCreditMemoItem']> = {
  bundle_options?: Resolver<Maybe<Array<Maybe<ResolversTypes['ItemSelectedBundleOption']>>>, ParentType, ContextType>;
  discounts?: Resolver<Maybe<Array<Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  order_item?: Resolver<Maybe<ResolversTypes['OrderItemInterface']>, ParentType, ContextType>;
  product_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sale_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity_refunded?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BundleInvoiceItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BundleInvoiceItem'] = ResolversParentTypes['BundleInvoiceItem']> = {
  bundle_options?: Resolver<Maybe<Array<Maybe<ResolversTypes['ItemSelectedBundleOption']>>>, ParentType, ContextType>;
  discounts?: Resolver<Maybe<Array<Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  order_item?: Resolver<Maybe<ResolversTypes['OrderItemInterface']>, ParentType, ContextType>;
  product_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sale_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity_invoiced?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BundleItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BundleItem'] = ResolversParentTypes['BundleItem']> = {
  option_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  options?: Resolver<Maybe<Array<Maybe<ResolversTypes['BundleItemOption']>>>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price_range?: Resolver<ResolversTypes['PriceRange'], ParentType, ContextType>;
  required?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type BundleItemOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BundleItemOption'] = ResolversParentTypes['BundleItemOption']> = {
  can_change_quantity?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  is_default?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price_type?: Resolver<Maybe<ResolversTypes['PriceTypeEnum']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type BundleOrderItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BundleOrderItem'] = ResolversParentTypes['BundleOrderItem']> = {
  bundle_options?: Resolver<Maybe<Array<Maybe<ResolversTypes['ItemSelectedBundleOption']>>>, ParentType, ContextType>;
  discounts?: Resolver<Maybe<Array<Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  eligible_for_return?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  entered_options?: Resolver<Maybe<Array<Maybe<ResolversTypes['OrderItemOption']>>>, ParentType, ContextType>;
  free_gift_label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gift_message?: Resolver<Maybe<ResolversTypes['GiftMessage']>, ParentType, ContextType>;
  gift_wrapping?: Resolver<Maybe<ResolversTypes['GiftWrapping']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  prices?: Resolver<Maybe<ResolversTypes['OrderItemPrices']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  product_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sale_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_url_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity_canceled?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_invoiced?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_ordered?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_refunded?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_return_requested?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_returnable?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_returned?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_shipped?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  returnable_pieces?: Resolver<Maybe<Array<ResolversTypes['ReturnablePieces']>>, ParentType, ContextType>;
  selected_options?: Resolver<Maybe<Array<Maybe<ResolversTypes['OrderItemOption']>>>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BundleProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BundleProduct'] = ResolversParentTypes['BundleProduct']> = {
  additional_product_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attribute_set_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  brand_category_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  canonical_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  categories?: Resolver<Maybe<Array<Maybe<ResolversTypes['CategoryInterface']>>>, ParentType, ContextType>;
  cdrl_age?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cdrl_brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cdrl_care?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cdrl_certificates?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cdrl_materials_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cdrl_product_collection?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cdrl_size?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  color_option?: Resolver<Maybe<ResolversTypes['ProductAttributeOption']>, ParentType, ContextType>;
  color_siblings?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  country_of_manufacture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  created_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  crosssell_products?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  custom_attributes?: Resolver<Array<Maybe<ResolversTypes['CustomAttribute']>>, ParentType, ContextType>;
  custom_attributesV2?: Resolver<Maybe<ResolversTypes['ProductCustomAttributes']>, ParentType, ContextType, Partial<BundleProductCustom_AttributesV2Args>>;
  delivery_offers?: Resolver<Array<ResolversTypes['DeliveryOffer']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  dynamic_price?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  dynamic_sku?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  dynamic_weight?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  gift_message_available?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gift_wrapping_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  gift_wrapping_price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  is_returnable?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['BundleItem']>>>, ParentType, ContextType>;
  lowest_price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  manufacturer?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  max_sale_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  media_gallery?: Resolver<Maybe<Array<Maybe<ResolversTypes['MediaGalleryInterface']>>>, ParentType, ContextType>;
  media_gallery_entries?: Resolver<Maybe<Array<Maybe<ResolversTypes['MediaGalleryEntry']>>>, ParentType, ContextType>;
  meta_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keyword?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_robots?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  min_sale_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  mw_canonical_url?: Resolver<Maybe<ResolversTypes['MwCanonicalUrl']>, ParentType, ContextType>;
  mw_hreflangs?: Resolver<Maybe<ResolversTypes['MwHreflangs']>, ParentType, ContextType>;
  mw_seo_markup?: Resolver<Maybe<ResolversTypes['MwSeoMarkup']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_from_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_to_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  only_x_left_in_stock?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  options?: Resolver<Maybe<Array<Maybe<ResolversTypes['CustomizableOptionInterface']>>>, ParentType, ContextType>;
  options_container?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['ProductPrices']>, ParentType, ContextType>;
  price_details?: Resolver<Maybe<ResolversTypes['PriceDetails']>, ParentType, ContextType>;
  price_range?: Resolver<ResolversTypes['PriceRange'], ParentType, ContextType>;
  price_tiers?: Resolver<Maybe<Array<Maybe<ResolversTypes['TierPrice']>>>, ParentType, ContextType>;
  price_view?: Resolver<Maybe<ResolversTypes['PriceViewEnum']>, ParentType, ContextType>;
  product_links?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductLinksInterface']>>>, ParentType, ContextType>;
  product_seo_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  rating_summary?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  redirect_code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  related_products?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  relative_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  review_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ProductReviews'], ParentType, ContextType, RequireFields<BundleProductReviewsArgs, 'currentPage' | 'pageSize'>>;
  secondary_image?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  ship_bundle_items?: Resolver<Maybe<ResolversTypes['ShipBundleItemsEnum']>, ParentType, ContextType>;
  short_description?: Resolver<Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  size_chart?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  size_chart_rows?: Resolver<Maybe<Array<ResolversTypes['SizeChartRow']>>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  small_image?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  special_from_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  special_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  special_to_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  staged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  stock_status?: Resolver<Maybe<ResolversTypes['ProductStockStatus']>, ParentType, ContextType>;
  swatch_image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thumbnail?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  tier_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tier_prices?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductTierPrices']>>>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  type_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  updated_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upsell_products?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  url_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_rewrites?: Resolver<Maybe<Array<Maybe<ResolversTypes['UrlRewrite']>>>, ParentType, ContextType>;
  url_suffix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  websites?: Resolver<Maybe<Array<Maybe<ResolversTypes['Website']>>>, ParentType, ContextType>;
  weight?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BundleShipmentItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BundleShipmentItem'] = ResolversParentTypes['BundleShipmentItem']> = {
  bundle_options?: Resolver<Maybe<Array<Maybe<ResolversTypes['ItemSelectedBundleOption']>>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  order_item?: Resolver<Maybe<ResolversTypes['OrderItemInterface']>, ParentType, ContextType>;
  product_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sale_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity_shipped?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BundleWishlistItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BundleWishlistItem'] = ResolversParentTypes['BundleWishlistItem']> = {
  added_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bundle_options?: Resolver<Maybe<Array<Maybe<ResolversTypes['SelectedBundleOption']>>>, ParentType, ContextType>;
  customizable_options?: Resolver<Array<Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CampaignProductsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CampaignProducts'] = ResolversParentTypes['CampaignProducts']> = {
  correlation_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['RecommendedProduct']>>>, ParentType, ContextType>;
};

export type CancelExchangeOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelExchangeOutput'] = ResolversParentTypes['CancelExchangeOutput']> = {
  return?: Resolver<Maybe<ResolversTypes['Return']>, ParentType, ContextType>;
};

export type CancelOrderErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelOrderError'] = ResolversParentTypes['CancelOrderError']> = {
  code?: Resolver<ResolversTypes['CancelOrderErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['ErrorReason']>, ParentType, ContextType>;
};

export type CancelOrderOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelOrderOutput'] = ResolversParentTypes['CancelOrderOutput']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorV2?: Resolver<Maybe<ResolversTypes['CancelOrderError']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['CustomerOrder']>, ParentType, ContextType>;
};

export type CancellationReasonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancellationReason'] = ResolversParentTypes['CancellationReason']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CardPaymentConfigResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CardPaymentConfig'] = ResolversParentTypes['CardPaymentConfig']> = {
  client_key_live?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  client_key_test?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  demo_mode?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  frontend_region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CardSessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CardSession'] = ResolversParentTypes['CardSession']> = {
  client_key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  environment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  session_data?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Cart'] = ResolversParentTypes['Cart']> = {
  applied_boncard_gift_cards?: Resolver<Maybe<Array<Maybe<ResolversTypes['AppliedBoncardGiftCard']>>>, ParentType, ContextType>;
  applied_coupon?: Resolver<Maybe<ResolversTypes['AppliedCoupon']>, ParentType, ContextType>;
  applied_coupons?: Resolver<Maybe<Array<Maybe<ResolversTypes['AppliedCoupon']>>>, ParentType, ContextType>;
  applied_gift_cards?: Resolver<Maybe<Array<Maybe<ResolversTypes['AppliedGiftCard']>>>, ParentType, ContextType>;
  available_gift_wrappings?: Resolver<Array<Maybe<ResolversTypes['GiftWrapping']>>, ParentType, ContextType>;
  available_payment_methods?: Resolver<Maybe<Array<Maybe<ResolversTypes['AvailablePaymentMethod']>>>, ParentType, ContextType>;
  billing_address?: Resolver<Maybe<ResolversTypes['BillingCartAddress']>, ParentType, ContextType>;
  coupon_notices?: Resolver<Array<ResolversTypes['CouponNotice']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  free_shipping?: Resolver<Maybe<ResolversTypes['FreeShipping']>, ParentType, ContextType>;
  gift_message?: Resolver<Maybe<ResolversTypes['GiftMessage']>, ParentType, ContextType>;
  gift_receipt_included?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  gift_wrapping?: Resolver<Maybe<ResolversTypes['GiftWrapping']>, ParentType, ContextType>;
  has_available_free_gifts?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  is_virtual?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['CartItemInterface']>>>, ParentType, ContextType>;
  itemsV2?: Resolver<Maybe<ResolversTypes['CartItems']>, ParentType, ContextType, RequireFields<CartItemsV2Args, 'currentPage' | 'pageSize'>>;
  lines_put_aside?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lines_saved_for_later?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  loyalty_points?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  prices?: Resolver<Maybe<ResolversTypes['CartPrices']>, ParentType, ContextType>;
  printed_card_included?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  saved_items?: Resolver<Array<Maybe<ResolversTypes['CartItemInterface']>>, ParentType, ContextType>;
  selected_payment_method?: Resolver<Maybe<ResolversTypes['SelectedPaymentMethod']>, ParentType, ContextType>;
  shipping_addresses?: Resolver<Array<Maybe<ResolversTypes['ShippingCartAddress']>>, ParentType, ContextType>;
  total_quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  total_summary_quantity_including_config?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CartAddressCountryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartAddressCountry'] = ResolversParentTypes['CartAddressCountry']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartAddressInterfaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartAddressInterface'] = ResolversParentTypes['CartAddressInterface']> = {
  __resolveType: TypeResolveFn<'BillingCartAddress' | 'ShippingCartAddress', ParentType, ContextType>;
};

export type CartAddressRegionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartAddressRegion'] = ResolversParentTypes['CartAddressRegion']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CartDiscountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartDiscount'] = ResolversParentTypes['CartDiscount']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  label?: Resolver<Array<Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type CartItemErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartItemError'] = ResolversParentTypes['CartItemError']> = {
  code?: Resolver<ResolversTypes['CartItemErrorType'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartItemInterfaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartItemInterface'] = ResolversParentTypes['CartItemInterface']> = {
  __resolveType: TypeResolveFn<'BundleCartItem' | 'ConfigurableCartItem' | 'DownloadableCartItem' | 'GiftCardCartItem' | 'SimpleCartItem' | 'VirtualCartItem', ParentType, ContextType>;
};

export type CartItemPricesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartItemPrices'] = ResolversParentTypes['CartItemPrices']> = {
  catalog_discount?: Resolver<Maybe<ResolversTypes['ProductDiscount']>, ParentType, ContextType>;
  discounts?: Resolver<Maybe<Array<Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  fixed_product_taxes?: Resolver<Maybe<Array<Maybe<ResolversTypes['FixedProductTax']>>>, ParentType, ContextType>;
  original_item_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  original_row_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  price_including_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  row_catalog_discount?: Resolver<Maybe<ResolversTypes['ProductDiscount']>, ParentType, ContextType>;
  row_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  row_total_including_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total_item_discount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type CartItemQuantityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartItemQuantity'] = ResolversParentTypes['CartItemQuantity']> = {
  cart_item_id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CartItemSelectedOptionValuePriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartItemSelectedOptionValuePrice'] = ResolversParentTypes['CartItemSelectedOptionValuePrice']> = {
  type?: Resolver<ResolversTypes['PriceTypeEnum'], ParentType, ContextType>;
  units?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CartItemsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartItems'] = ResolversParentTypes['CartItems']> = {
  items?: Resolver<Array<Maybe<ResolversTypes['CartItemInterface']>>, ParentType, ContextType>;
  page_info?: Resolver<Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
  total_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CartPricesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartPrices'] = ResolversParentTypes['CartPrices']> = {
  applied_taxes?: Resolver<Maybe<Array<Maybe<ResolversTypes['CartTaxItem']>>>, ParentType, ContextType>;
  discount?: Resolver<Maybe<ResolversTypes['CartDiscount']>, ParentType, ContextType>;
  discounts?: Resolver<Maybe<Array<Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  gift_options?: Resolver<Maybe<ResolversTypes['GiftOptionsPrices']>, ParentType, ContextType>;
  grand_total?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  grand_total_excluding_tax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  subtotal_excluding_tax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  subtotal_including_tax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  subtotal_with_discount_excluding_tax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type CartTaxItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartTaxItem'] = ResolversParentTypes['CartTaxItem']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartUserInputErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartUserInputError'] = ResolversParentTypes['CartUserInputError']> = {
  code?: Resolver<ResolversTypes['CartUserInputErrorType'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['ErrorReason']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CatalogAttributeMetadataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CatalogAttributeMetadata'] = ResolversParentTypes['CatalogAttributeMetadata']> = {
  apply_to?: Resolver<Maybe<Array<Maybe<ResolversTypes['CatalogAttributeApplyToEnum']>>>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  default_value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entity_type?: Resolver<ResolversTypes['AttributeEntityTypeEnum'], ParentType, ContextType>;
  frontend_class?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  frontend_input?: Resolver<Maybe<ResolversTypes['AttributeFrontendInputEnum']>, ParentType, ContextType>;
  is_comparable?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_filterable?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_filterable_in_search?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_html_allowed_on_front?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_searchable?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_unique?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_used_for_price_rules?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_used_for_promo_rules?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_visible_in_advanced_search?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_visible_on_front?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_wysiwyg_enabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options?: Resolver<Array<Maybe<ResolversTypes['CustomAttributeOptionInterface']>>, ParentType, ContextType>;
  swatch_input_type?: Resolver<Maybe<ResolversTypes['SwatchInputTypeEnum']>, ParentType, ContextType>;
  update_product_preview_image?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  use_product_image_for_swatch?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  used_in_product_listing?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CategoryBadgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategoryBadge'] = ResolversParentTypes['CategoryBadge']> = {
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label_color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CategoryInterfaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategoryInterface'] = ResolversParentTypes['CategoryInterface']> = {
  __resolveType: TypeResolveFn<'CategoryTree', ParentType, ContextType>;
};

export type CategoryProductsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategoryProducts'] = ResolversParentTypes['CategoryProducts']> = {
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  page_info?: Resolver<Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
  total_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CategoryResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategoryResult'] = ResolversParentTypes['CategoryResult']> = {
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['CategoryTree']>>>, ParentType, ContextType>;
  page_info?: Resolver<Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
  total_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CategoryTreeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategoryTree'] = ResolversParentTypes['CategoryTree']> = {
  automatic_sorting?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  available_sort_by?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  breadcrumbs?: Resolver<Maybe<Array<Maybe<ResolversTypes['Breadcrumb']>>>, ParentType, ContextType>;
  canonical_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category_badge?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category_badges?: Resolver<Maybe<Array<Maybe<ResolversTypes['CategoryBadge']>>>, ParentType, ContextType>;
  category_seo_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  children?: Resolver<Maybe<Array<Maybe<ResolversTypes['CategoryTree']>>>, ParentType, ContextType>;
  children_count?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cms_block?: Resolver<Maybe<ResolversTypes['CmsBlock']>, ParentType, ContextType>;
  created_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  custom_layout_update_file?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_sort_by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description_elements?: Resolver<Maybe<ResolversTypes['ContentElements']>, ParentType, ContextType>;
  display_mode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  filter_price_range?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  grid_banners?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductBanner']>>>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  include_in_menu?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  is_anchor?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  label_color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label_css?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  landing_page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  left_side_bar_cms_block_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  level?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  meta_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keywords?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_robots?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mw_canonical_url?: Resolver<Maybe<ResolversTypes['MwCanonicalUrl']>, ParentType, ContextType>;
  mw_hreflangs?: Resolver<Maybe<ResolversTypes['MwHreflangs']>, ParentType, ContextType>;
  mw_seo_markup?: Resolver<Maybe<ResolversTypes['MwSeoMarkup']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path_in_store?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  products?: Resolver<Maybe<ResolversTypes['CategoryProducts']>, ParentType, ContextType, RequireFields<CategoryTreeProductsArgs, 'currentPage' | 'pageSize'>>;
  redirect_code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  relative_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  right_side_bar_cms_block_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  staged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  updated_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_suffix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangeCartItemOptionsOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeCartItemOptionsOutput'] = ResolversParentTypes['ChangeCartItemOptionsOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  user_errors?: Resolver<Array<Maybe<ResolversTypes['Error']>>, ParentType, ContextType>;
};

export type ChangeOrderAddressOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeOrderAddressOutput'] = ResolversParentTypes['ChangeOrderAddressOutput']> = {
  order?: Resolver<ResolversTypes['CustomerOrder'], ParentType, ContextType>;
};

export type CheckoutAgreementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckoutAgreement'] = ResolversParentTypes['CheckoutAgreement']> = {
  agreement_id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  checkbox_text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content_height?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is_html?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['CheckoutAgreementMode'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CheckoutUserInputErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckoutUserInputError'] = ResolversParentTypes['CheckoutUserInputError']> = {
  code?: Resolver<ResolversTypes['CheckoutUserInputErrorCodes'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Array<Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['ErrorReason']>, ParentType, ContextType>;
};

export type ClearCartErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClearCartError'] = ResolversParentTypes['ClearCartError']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['ErrorReason']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ClearCartErrorType'], ParentType, ContextType>;
};

export type ClearCartOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClearCartOutput'] = ResolversParentTypes['ClearCartOutput']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  errors?: Resolver<Maybe<Array<Maybe<ResolversTypes['ClearCartError']>>>, ParentType, ContextType>;
};

export type CmsBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CmsBlock'] = ResolversParentTypes['CmsBlock']> = {
  content?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  content_elements?: Resolver<Maybe<ResolversTypes['ContentElements']>, ParentType, ContextType>;
  identifier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CmsBlocksResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CmsBlocks'] = ResolversParentTypes['CmsBlocks']> = {
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['CmsBlock']>>>, ParentType, ContextType>;
};

export type CmsPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CmsPage'] = ResolversParentTypes['CmsPage']> = {
  content?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  content_elements?: Resolver<Maybe<ResolversTypes['ContentElements']>, ParentType, ContextType>;
  content_heading?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  identifier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keywords?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_robots?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mw_canonical_url?: Resolver<Maybe<ResolversTypes['MwCanonicalUrl']>, ParentType, ContextType>;
  mw_hreflangs?: Resolver<Maybe<ResolversTypes['MwHreflangs']>, ParentType, ContextType>;
  mw_seo_markup?: Resolver<Maybe<ResolversTypes['MwSeoMarkup']>, ParentType, ContextType>;
  page_layout?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirect_code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  relative_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  url_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ColorSwatchDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ColorSwatchData'] = ResolversParentTypes['ColorSwatchData']> = {
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ComparableAttributeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComparableAttribute'] = ResolversParentTypes['ComparableAttribute']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ComparableItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComparableItem'] = ResolversParentTypes['ComparableItem']> = {
  attributes?: Resolver<Array<Maybe<ResolversTypes['ProductAttribute']>>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CompareListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompareList'] = ResolversParentTypes['CompareList']> = {
  attributes?: Resolver<Maybe<Array<Maybe<ResolversTypes['ComparableAttribute']>>>, ParentType, ContextType>;
  item_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['ComparableItem']>>>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ComplexTextValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComplexTextValue'] = ResolversParentTypes['ComplexTextValue']> = {
  elements?: Resolver<Maybe<ResolversTypes['ContentElements']>, ParentType, ContextType>;
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConfigurableAttributeOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfigurableAttributeOption'] = ResolversParentTypes['ConfigurableAttributeOption']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value_index?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ConfigurableCartItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfigurableCartItem'] = ResolversParentTypes['ConfigurableCartItem']> = {
  available_gift_wrapping?: Resolver<Array<Maybe<ResolversTypes['GiftWrapping']>>, ParentType, ContextType>;
  configurable_options?: Resolver<Array<Maybe<ResolversTypes['SelectedConfigurableOption']>>, ParentType, ContextType>;
  configured_variant?: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  customizable_options?: Resolver<Array<Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  discount?: Resolver<Maybe<Array<Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  errors?: Resolver<Maybe<Array<Maybe<ResolversTypes['CartItemError']>>>, ParentType, ContextType>;
  gift_message?: Resolver<Maybe<ResolversTypes['GiftMessage']>, ParentType, ContextType>;
  gift_wrapping?: Resolver<Maybe<ResolversTypes['GiftWrapping']>, ParentType, ContextType>;
  gift_wrapping_quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  max_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  not_available_message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  prices?: Resolver<Maybe<ResolversTypes['CartItemPrices']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfigurableOptionAvailableForSelectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfigurableOptionAvailableForSelection'] = ResolversParentTypes['ConfigurableOptionAvailableForSelection']> = {
  attribute_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  option_value_uids?: Resolver<Array<Maybe<ResolversTypes['ID']>>, ParentType, ContextType>;
};

export type ConfigurableOrderItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfigurableOrderItem'] = ResolversParentTypes['ConfigurableOrderItem']> = {
  discounts?: Resolver<Maybe<Array<Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  eligible_for_return?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  entered_options?: Resolver<Maybe<Array<Maybe<ResolversTypes['OrderItemOption']>>>, ParentType, ContextType>;
  free_gift_label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gift_message?: Resolver<Maybe<ResolversTypes['GiftMessage']>, ParentType, ContextType>;
  gift_wrapping?: Resolver<Maybe<ResolversTypes['GiftWrapping']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  parent_sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prices?: Resolver<Maybe<ResolversTypes['OrderItemPrices']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  product_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sale_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_url_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity_canceled?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_invoiced?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_ordered?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_refunded?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_return_requested?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_returnable?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_returned?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_shipped?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  returnable_pieces?: Resolver<Maybe<Array<ResolversTypes['ReturnablePieces']>>, ParentType, ContextType>;
  selected_options?: Resolver<Maybe<Array<Maybe<ResolversTypes['OrderItemOption']>>>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfigurableProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfigurableProduct'] = ResolversParentTypes['ConfigurableProduct']> = {
  additional_product_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attribute_set_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  brand_category_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  canonical_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  categories?: Resolver<Maybe<Array<Maybe<ResolversTypes['CategoryInterface']>>>, ParentType, ContextType>;
  cdrl_age?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cdrl_brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cdrl_care?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cdrl_certificates?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cdrl_materials_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cdrl_product_collection?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cdrl_size?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  color_option?: Resolver<Maybe<ResolversTypes['ProductAttributeOption']>, ParentType, ContextType>;
  color_siblings?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  configurable_options?: Resolver<Maybe<Array<Maybe<ResolversTypes['ConfigurableProductOptions']>>>, ParentType, ContextType>;
  configurable_product_options_selection?: Resolver<Maybe<ResolversTypes['ConfigurableProductOptionsSelection']>, ParentType, ContextType, Partial<ConfigurableProductConfigurable_Product_Options_SelectionArgs>>;
  country_of_manufacture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  created_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  crosssell_products?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  custom_attributes?: Resolver<Array<Maybe<ResolversTypes['CustomAttribute']>>, ParentType, ContextType>;
  custom_attributesV2?: Resolver<Maybe<ResolversTypes['ProductCustomAttributes']>, ParentType, ContextType, Partial<ConfigurableProductCustom_AttributesV2Args>>;
  delivery_offers?: Resolver<Array<ResolversTypes['DeliveryOffer']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  gift_message_available?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gift_wrapping_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  gift_wrapping_price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  is_returnable?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lowest_price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  manufacturer?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  max_sale_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  media_gallery?: Resolver<Maybe<Array<Maybe<ResolversTypes['MediaGalleryInterface']>>>, ParentType, ContextType>;
  media_gallery_entries?: Resolver<Maybe<Array<Maybe<ResolversTypes['MediaGalleryEntry']>>>, ParentType, ContextType>;
  meta_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keyword?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_robots?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  min_sale_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  mw_canonical_url?: Resolver<Maybe<ResolversTypes['MwCanonicalUrl']>, ParentType, ContextType>;
  mw_hreflangs?: Resolver<Maybe<ResolversTypes['MwHreflangs']>, ParentType, ContextType>;
  mw_seo_markup?: Resolver<Maybe<ResolversTypes['MwSeoMarkup']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_from_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_to_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  only_x_left_in_stock?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  options?: Resolver<Maybe<Array<Maybe<ResolversTypes['CustomizableOptionInterface']>>>, ParentType, ContextType>;
  options_container?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['ProductPrices']>, ParentType, ContextType>;
  price_range?: Resolver<ResolversTypes['PriceRange'], ParentType, ContextType>;
  price_tiers?: Resolver<Maybe<Array<Maybe<ResolversTypes['TierPrice']>>>, ParentType, ContextType>;
  product_links?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductLinksInterface']>>>, ParentType, ContextType>;
  product_seo_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  rating_summary?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  redirect_code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  related_products?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  relative_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  review_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ProductReviews'], ParentType, ContextType, RequireFields<ConfigurableProductReviewsArgs, 'currentPage' | 'pageSize'>>;
  secondary_image?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  short_description?: Resolver<Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  size_advice?: Resolver<Maybe<ResolversTypes['SizeAdvice']>, ParentType, ContextType>;
  size_chart?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  size_chart_rows?: Resolver<Maybe<Array<ResolversTypes['SizeChartRow']>>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  small_image?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  special_from_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  special_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  special_to_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  staged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  stock_status?: Resolver<Maybe<ResolversTypes['ProductStockStatus']>, ParentType, ContextType>;
  swatch_image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thumbnail?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  tier_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tier_prices?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductTierPrices']>>>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  type_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  updated_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upsell_products?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  url_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_rewrites?: Resolver<Maybe<Array<Maybe<ResolversTypes['UrlRewrite']>>>, ParentType, ContextType>;
  url_suffix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  variants?: Resolver<Maybe<Array<Maybe<ResolversTypes['ConfigurableVariant']>>>, ParentType, ContextType>;
  websites?: Resolver<Maybe<Array<Maybe<ResolversTypes['Website']>>>, ParentType, ContextType>;
  weight?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfigurableProductOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfigurableProductOption'] = ResolversParentTypes['ConfigurableProductOption']> = {
  attribute_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  values?: Resolver<Maybe<Array<Maybe<ResolversTypes['ConfigurableProductOptionValue']>>>, ParentType, ContextType>;
};

export type ConfigurableProductOptionValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfigurableProductOptionValue'] = ResolversParentTypes['ConfigurableProductOptionValue']> = {
  is_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_use_default?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  swatch?: Resolver<Maybe<ResolversTypes['SwatchDataInterface']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ConfigurableProductOptionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfigurableProductOptions'] = ResolversParentTypes['ConfigurableProductOptions']> = {
  attribute_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attribute_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attribute_id_v2?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  attribute_uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  use_default?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  values?: Resolver<Maybe<Array<Maybe<ResolversTypes['ConfigurableProductOptionsValues']>>>, ParentType, ContextType>;
};

export type ConfigurableProductOptionsSelectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfigurableProductOptionsSelection'] = ResolversParentTypes['ConfigurableProductOptionsSelection']> = {
  configurable_options?: Resolver<Maybe<Array<Maybe<ResolversTypes['ConfigurableProductOption']>>>, ParentType, ContextType>;
  media_gallery?: Resolver<Maybe<Array<Maybe<ResolversTypes['MediaGalleryInterface']>>>, ParentType, ContextType>;
  options_available_for_selection?: Resolver<Maybe<Array<Maybe<ResolversTypes['ConfigurableOptionAvailableForSelection']>>>, ParentType, ContextType>;
  variant?: Resolver<Maybe<ResolversTypes['SimpleProduct']>, ParentType, ContextType>;
  variants?: Resolver<Maybe<Array<Maybe<ResolversTypes['ConfigurableVariantReference']>>>, ParentType, ContextType>;
};

export type ConfigurableProductOptionsValuesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfigurableProductOptionsValues'] = ResolversParentTypes['ConfigurableProductOptionsValues']> = {
  default_label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  store_label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  swatch_data?: Resolver<Maybe<ResolversTypes['SwatchDataInterface']>, ParentType, ContextType>;
  uid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  use_default_value?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  value_index?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ConfigurableVariantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfigurableVariant'] = ResolversParentTypes['ConfigurableVariant']> = {
  attributes?: Resolver<Maybe<Array<Maybe<ResolversTypes['ConfigurableAttributeOption']>>>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['SimpleProduct']>, ParentType, ContextType>;
};

export type ConfigurableVariantReferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfigurableVariantReference'] = ResolversParentTypes['ConfigurableVariantReference']> = {
  option_value_uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['SimpleProduct']>, ParentType, ContextType>;
};

export type ConfigurableWishlistItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfigurableWishlistItem'] = ResolversParentTypes['ConfigurableWishlistItem']> = {
  added_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  child_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  configurable_options?: Resolver<Maybe<Array<Maybe<ResolversTypes['SelectedConfigurableOption']>>>, ParentType, ContextType>;
  configured_variant?: Resolver<Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  customizable_options?: Resolver<Array<Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContactUsOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContactUsOutput'] = ResolversParentTypes['ContactUsOutput']> = {
  status?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export interface ContentElementsScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['ContentElements'], any> {
  name: 'ContentElements';
}

export type ContentSearchItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentSearchItem'] = ResolversParentTypes['ContentSearchItem']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  relative_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['ContentSearchItemType']>, ParentType, ContextType>;
};

export type ContentSearchResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentSearchResult'] = ResolversParentTypes['ContentSearchResult']> = {
  is_exact_match?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['ContentSearchItem']>>>, ParentType, ContextType>;
  total_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CopyProductsBetweenWishlistsOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CopyProductsBetweenWishlistsOutput'] = ResolversParentTypes['CopyProductsBetweenWishlistsOutput']> = {
  destination_wishlist?: Resolver<ResolversTypes['Wishlist'], ParentType, ContextType>;
  source_wishlist?: Resolver<ResolversTypes['Wishlist'], ParentType, ContextType>;
  user_errors?: Resolver<Array<Maybe<ResolversTypes['WishListUserInputError']>>, ParentType, ContextType>;
};

export type CountryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country']> = {
  available_regions?: Resolver<Maybe<Array<Maybe<ResolversTypes['Region']>>>, ParentType, ContextType>;
  full_name_english?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  full_name_locale?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  three_letter_abbreviation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  two_letter_abbreviation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CouponNoticeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CouponNotice'] = ResolversParentTypes['CouponNotice']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  missing?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['CouponNoticeReason'], ParentType, ContextType>;
};

export type CreateGuestCartOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateGuestCartOutput'] = ResolversParentTypes['CreateGuestCartOutput']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
};

export type CreatePayflowProTokenOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreatePayflowProTokenOutput'] = ResolversParentTypes['CreatePayflowProTokenOutput']> = {
  response_message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  result?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  result_code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  secure_token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secure_token_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreateProductReviewOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateProductReviewOutput'] = ResolversParentTypes['CreateProductReviewOutput']> = {
  review?: Resolver<ResolversTypes['ProductReview'], ParentType, ContextType>;
};

export type CreateWishlistOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateWishlistOutput'] = ResolversParentTypes['CreateWishlistOutput']> = {
  wishlist?: Resolver<ResolversTypes['Wishlist'], ParentType, ContextType>;
};

export type CreditMemoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreditMemo'] = ResolversParentTypes['CreditMemo']> = {
  comments?: Resolver<Maybe<Array<Maybe<ResolversTypes['SalesCommentItem']>>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['CreditMemoItemInterface']>>>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pdf_url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['CreditMemoTotal']>, ParentType, ContextType>;
};

export type CreditMemoItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreditMemoItem'] = ResolversParentTypes['CreditMemoItem']> = {
  discounts?: Resolver<Maybe<Array<Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  order_item?: Resolver<Maybe<ResolversTypes['OrderItemInterface']>, ParentType, ContextType>;
  product_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sale_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity_refunded?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreditMemoItemInterfaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreditMemoItemInterface'] = ResolversParentTypes['CreditMemoItemInterface']> = {
  __resolveType: TypeResolveFn<'BundleCreditMemoItem' | 'CreditMemoItem' | 'DownloadableCreditMemoItem', ParentType, ContextType>;
};

export type CreditMemoTotalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreditMemoTotal'] = ResolversParentTypes['CreditMemoTotal']> = {
  adjustment?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  base_grand_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discounts?: Resolver<Maybe<Array<Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  grand_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shipping_handling?: Resolver<Maybe<ResolversTypes['ShippingHandling']>, ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  taxes?: Resolver<Maybe<Array<Maybe<ResolversTypes['TaxItem']>>>, ParentType, ContextType>;
  total_shipping?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type CurrencyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Currency'] = ResolversParentTypes['Currency']> = {
  available_currency_codes?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  base_currency_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  base_currency_symbol?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_display_currecy_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_display_currecy_symbol?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_display_currency_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_display_currency_symbol?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  exchange_rates?: Resolver<Maybe<Array<Maybe<ResolversTypes['ExchangeRate']>>>, ParentType, ContextType>;
};

export type CustomAttributeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomAttribute'] = ResolversParentTypes['CustomAttribute']> = {
  attribute_metadata?: Resolver<Maybe<ResolversTypes['AttributeMetadataInterface']>, ParentType, ContextType>;
  entered_attribute_value?: Resolver<Maybe<ResolversTypes['EnteredAttributeValue']>, ParentType, ContextType>;
  selected_attribute_options?: Resolver<Maybe<ResolversTypes['SelectedAttributeOption']>, ParentType, ContextType>;
};

export type CustomAttributeMetadataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomAttributeMetadata'] = ResolversParentTypes['CustomAttributeMetadata']> = {
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['Attribute']>>>, ParentType, ContextType>;
};

export type CustomAttributeMetadataInterfaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomAttributeMetadataInterface'] = ResolversParentTypes['CustomAttributeMetadataInterface']> = {
  __resolveType: TypeResolveFn<'AttributeMetadata' | 'CatalogAttributeMetadata' | 'CustomerAttributeMetadata' | 'ReturnItemAttributeMetadata', ParentType, ContextType>;
};

export type CustomAttributeOptionInterfaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomAttributeOptionInterface'] = ResolversParentTypes['CustomAttributeOptionInterface']> = {
  __resolveType: TypeResolveFn<'AttributeOptionMetadata', ParentType, ContextType>;
};

export type CustomerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = {
  addresses?: Resolver<Maybe<Array<Maybe<ResolversTypes['CustomerAddress']>>>, ParentType, ContextType>;
  addressesV2?: Resolver<Maybe<ResolversTypes['CustomerAddresses']>, ParentType, ContextType, RequireFields<CustomerAddressesV2Args, 'currentPage' | 'pageSize'>>;
  agent_adoptions?: Resolver<Maybe<Array<ResolversTypes['AgentAdoption']>>, ParentType, ContextType>;
  allow_remote_shopping_assistance?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  compare_list?: Resolver<Maybe<ResolversTypes['CompareList']>, ParentType, ContextType>;
  confirmation_status?: Resolver<ResolversTypes['ConfirmationStatusEnum'], ParentType, ContextType>;
  created_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  custom_attributes?: Resolver<Maybe<Array<Maybe<ResolversTypes['AttributeValueInterface']>>>, ParentType, ContextType, Partial<CustomerCustom_AttributesArgs>>;
  customer_type?: Resolver<Maybe<ResolversTypes['CustomerTypeEnum']>, ParentType, ContextType>;
  date_of_birth?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_billing?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_shipping?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dob?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['CustomerGroupStorefront']>, ParentType, ContextType>;
  group_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  group_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  is_agent?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_confirmed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_subscribed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  lastname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  loyalty?: Resolver<Maybe<ResolversTypes['LoyaltyMember']>, ParentType, ContextType>;
  middlename?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  newsletter_sms_status?: Resolver<Maybe<ResolversTypes['SubscriptionStatusesEnum']>, ParentType, ContextType>;
  newsletter_status?: Resolver<Maybe<ResolversTypes['SubscriptionStatusesEnum']>, ParentType, ContextType>;
  newsletter_telephone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orders?: Resolver<Maybe<ResolversTypes['CustomerOrders']>, ParentType, ContextType, RequireFields<CustomerOrdersArgs, 'currentPage' | 'pageSize'>>;
  prefix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  return?: Resolver<Maybe<ResolversTypes['Return']>, ParentType, ContextType, RequireFields<CustomerReturnArgs, 'uid'>>;
  returns?: Resolver<Maybe<ResolversTypes['Returns']>, ParentType, ContextType, RequireFields<CustomerReturnsArgs, 'currentPage' | 'pageSize'>>;
  reviews?: Resolver<ResolversTypes['ProductReviews'], ParentType, ContextType, RequireFields<CustomerReviewsArgs, 'currentPage' | 'pageSize'>>;
  suffix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxvat?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  wishlist?: Resolver<ResolversTypes['Wishlist'], ParentType, ContextType>;
  wishlist_v2?: Resolver<Maybe<ResolversTypes['Wishlist']>, ParentType, ContextType, RequireFields<CustomerWishlist_V2Args, 'id'>>;
  wishlists?: Resolver<Array<Maybe<ResolversTypes['Wishlist']>>, ParentType, ContextType, RequireFields<CustomerWishlistsArgs, 'currentPage' | 'pageSize'>>;
};

export type CustomerAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerAddress'] = ResolversParentTypes['CustomerAddress']> = {
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country_code?: Resolver<Maybe<ResolversTypes['CountryCodeEnum']>, ParentType, ContextType>;
  country_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  custom_attributes?: Resolver<Maybe<Array<Maybe<ResolversTypes['CustomerAddressAttribute']>>>, ParentType, ContextType>;
  custom_attributesV2?: Resolver<Array<Maybe<ResolversTypes['AttributeValueInterface']>>, ParentType, ContextType, Partial<CustomerAddressCustom_AttributesV2Args>>;
  customer_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  default_billing?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  default_shipping?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  extension_attributes?: Resolver<Maybe<Array<Maybe<ResolversTypes['CustomerAddressAttribute']>>>, ParentType, ContextType>;
  fax?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  middlename?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prefix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['CustomerAddressRegion']>, ParentType, ContextType>;
  region_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  street?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  suffix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  telephone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  vat_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomerAddressAttributeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerAddressAttribute'] = ResolversParentTypes['CustomerAddressAttribute']> = {
  attribute_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomerAddressRegionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerAddressRegion'] = ResolversParentTypes['CustomerAddressRegion']> = {
  region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CustomerAddressesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerAddresses'] = ResolversParentTypes['CustomerAddresses']> = {
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['CustomerAddress']>>>, ParentType, ContextType>;
  page_info?: Resolver<Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
  total_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CustomerAttributeMetadataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerAttributeMetadata'] = ResolversParentTypes['CustomerAttributeMetadata']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  default_value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entity_type?: Resolver<ResolversTypes['AttributeEntityTypeEnum'], ParentType, ContextType>;
  frontend_class?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  frontend_input?: Resolver<Maybe<ResolversTypes['AttributeFrontendInputEnum']>, ParentType, ContextType>;
  input_filter?: Resolver<Maybe<ResolversTypes['InputFilterEnum']>, ParentType, ContextType>;
  is_required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_unique?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  multiline_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  options?: Resolver<Array<Maybe<ResolversTypes['CustomAttributeOptionInterface']>>, ParentType, ContextType>;
  sort_order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  validate_rules?: Resolver<Maybe<Array<Maybe<ResolversTypes['ValidationRule']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomerDownloadableProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerDownloadableProduct'] = ResolversParentTypes['CustomerDownloadableProduct']> = {
  date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  download_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order_increment_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remaining_downloads?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomerDownloadableProductsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerDownloadableProducts'] = ResolversParentTypes['CustomerDownloadableProducts']> = {
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['CustomerDownloadableProduct']>>>, ParentType, ContextType>;
};

export type CustomerGroupStorefrontResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerGroupStorefront'] = ResolversParentTypes['CustomerGroupStorefront']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CustomerOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerOrder'] = ResolversParentTypes['CustomerOrder']> = {
  admin_assisted_order?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  allowed_actions?: Resolver<Array<ResolversTypes['OrderAction']>, ParentType, ContextType>;
  applied_coupons?: Resolver<Array<Maybe<ResolversTypes['AppliedCoupon']>>, ParentType, ContextType>;
  applied_gift_cards?: Resolver<Maybe<Array<Maybe<ResolversTypes['ApplyGiftCardToOrder']>>>, ParentType, ContextType>;
  available_actions?: Resolver<Array<Maybe<ResolversTypes['OrderActionType']>>, ParentType, ContextType>;
  bank_transfer?: Resolver<Maybe<ResolversTypes['BankTransfer']>, ParentType, ContextType>;
  billing_address?: Resolver<Maybe<ResolversTypes['OrderAddress']>, ParentType, ContextType>;
  can_exchange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  can_withdraw?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  carrier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  comments?: Resolver<Maybe<Array<Maybe<ResolversTypes['SalesCommentItem']>>>, ParentType, ContextType>;
  created_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  credit_memos?: Resolver<Maybe<Array<Maybe<ResolversTypes['CreditMemo']>>>, ParentType, ContextType>;
  customer_info?: Resolver<ResolversTypes['OrderCustomerInfo'], ParentType, ContextType>;
  delivery_dates?: Resolver<Maybe<ResolversTypes['DeliveryDates']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expected_delivery?: Resolver<Maybe<ResolversTypes['DeliveryDates']>, ParentType, ContextType>;
  gift_message?: Resolver<Maybe<ResolversTypes['GiftMessage']>, ParentType, ContextType>;
  gift_receipt_included?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  gift_wrapping?: Resolver<Maybe<ResolversTypes['GiftWrapping']>, ParentType, ContextType>;
  grand_total?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  increment_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invoices?: Resolver<Array<Maybe<ResolversTypes['Invoice']>>, ParentType, ContextType>;
  is_of_account?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_virtual?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['OrderItemInterface']>>>, ParentType, ContextType>;
  items_eligible_for_return?: Resolver<Maybe<Array<Maybe<ResolversTypes['OrderItemInterface']>>>, ParentType, ContextType>;
  loyalty_points?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order_date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order_number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order_status_change_date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payment_methods?: Resolver<Maybe<Array<Maybe<ResolversTypes['OrderPaymentMethod']>>>, ParentType, ContextType>;
  pickup_location?: Resolver<Maybe<ResolversTypes['PickupLocation']>, ParentType, ContextType>;
  printed_card_included?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  return_terms?: Resolver<Maybe<ResolversTypes['ReturnTerms']>, ParentType, ContextType>;
  returns?: Resolver<Maybe<ResolversTypes['Returns']>, ParentType, ContextType, RequireFields<CustomerOrderReturnsArgs, 'currentPage' | 'pageSize'>>;
  shipments?: Resolver<Maybe<Array<Maybe<ResolversTypes['OrderShipment']>>>, ParentType, ContextType>;
  shipping_address?: Resolver<Maybe<ResolversTypes['OrderAddress']>, ParentType, ContextType>;
  shipping_method?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['OrderTotal']>, ParentType, ContextType>;
  withdraw_until?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  withdrawals?: Resolver<Array<ResolversTypes['OrderWithdrawal']>, ParentType, ContextType>;
};

export type CustomerOrdersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerOrders'] = ResolversParentTypes['CustomerOrders']> = {
  date_of_first_order?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  items?: Resolver<Array<Maybe<ResolversTypes['CustomerOrder']>>, ParentType, ContextType>;
  page_info?: Resolver<Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
  total_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CustomerOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerOutput'] = ResolversParentTypes['CustomerOutput']> = {
  customer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
};

export type CustomerPaymentTokensResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerPaymentTokens'] = ResolversParentTypes['CustomerPaymentTokens']> = {
  items?: Resolver<Array<Maybe<ResolversTypes['PaymentToken']>>, ParentType, ContextType>;
};

export type CustomerSessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerSession'] = ResolversParentTypes['CustomerSession']> = {
  browser?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expires_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  last_used_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  method?: Resolver<Maybe<ResolversTypes['SessionMethodEnum']>, ParentType, ContextType>;
  platform?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  signed_in_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CustomerSessionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerSessions'] = ResolversParentTypes['CustomerSessions']> = {
  items?: Resolver<Array<ResolversTypes['CustomerSession']>, ParentType, ContextType>;
  maximum_lifetime?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CustomerSignInWaysResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerSignInWays'] = ResolversParentTypes['CustomerSignInWays']> = {
  has_password?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_recent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  passkeys?: Resolver<Array<ResolversTypes['Passkey']>, ParentType, ContextType>;
  providers?: Resolver<Array<ResolversTypes['LinkedProvider']>, ParentType, ContextType>;
};

export type CustomerTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerToken'] = ResolversParentTypes['CustomerToken']> = {
  customer_token_lifetime?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomizableAreaOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomizableAreaOption'] = ResolversParentTypes['CustomizableAreaOption']> = {
  option_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product_sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sort_order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['CustomizableAreaValue']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomizableAreaValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomizableAreaValue'] = ResolversParentTypes['CustomizableAreaValue']> = {
  max_characters?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price_type?: Resolver<Maybe<ResolversTypes['PriceTypeEnum']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CustomizableCheckboxOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomizableCheckboxOption'] = ResolversParentTypes['CustomizableCheckboxOption']> = {
  option_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  required?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sort_order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<Maybe<Array<Maybe<ResolversTypes['CustomizableCheckboxValue']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomizableCheckboxValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomizableCheckboxValue'] = ResolversParentTypes['CustomizableCheckboxValue']> = {
  option_type_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price_type?: Resolver<Maybe<ResolversTypes['PriceTypeEnum']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sort_order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CustomizableDateOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomizableDateOption'] = ResolversParentTypes['CustomizableDateOption']> = {
  option_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product_sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sort_order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['CustomizableDateValue']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomizableDateValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomizableDateValue'] = ResolversParentTypes['CustomizableDateValue']> = {
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price_type?: Resolver<Maybe<ResolversTypes['PriceTypeEnum']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['CustomizableDateTypeEnum']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CustomizableDropDownOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomizableDropDownOption'] = ResolversParentTypes['CustomizableDropDownOption']> = {
  option_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  required?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sort_order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<Maybe<Array<Maybe<ResolversTypes['CustomizableDropDownValue']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomizableDropDownValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomizableDropDownValue'] = ResolversParentTypes['CustomizableDropDownValue']> = {
  option_type_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price_type?: Resolver<Maybe<ResolversTypes['PriceTypeEnum']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sort_order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CustomizableFieldOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomizableFieldOption'] = ResolversParentTypes['CustomizableFieldOption']> = {
  option_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product_sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sort_order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['CustomizableFieldValue']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomizableFieldValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomizableFieldValue'] = ResolversParentTypes['CustomizableFieldValue']> = {
  max_characters?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price_type?: Resolver<Maybe<ResolversTypes['PriceTypeEnum']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CustomizableFileOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomizableFileOption'] = ResolversParentTypes['CustomizableFileOption']> = {
  option_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product_sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sort_order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['CustomizableFileValue']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomizableFileValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomizableFileValue'] = ResolversParentTypes['CustomizableFileValue']> = {
  file_extension?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image_size_x?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  image_size_y?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price_type?: Resolver<Maybe<ResolversTypes['PriceTypeEnum']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CustomizableMultipleOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomizableMultipleOption'] = ResolversParentTypes['CustomizableMultipleOption']> = {
  option_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  required?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sort_order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<Maybe<Array<Maybe<ResolversTypes['CustomizableMultipleValue']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomizableMultipleValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomizableMultipleValue'] = ResolversParentTypes['CustomizableMultipleValue']> = {
  option_type_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price_type?: Resolver<Maybe<ResolversTypes['PriceTypeEnum']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sort_order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CustomizableOptionInterfaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomizableOptionInterface'] = ResolversParentTypes['CustomizableOptionInterface']> = {
  __resolveType: TypeResolveFn<'CustomizableAreaOption' | 'CustomizableCheckboxOption' | 'CustomizableDateOption' | 'CustomizableDropDownOption' | 'CustomizableFieldOption' | 'CustomizableFileOption' | 'CustomizableMultipleOption' | 'CustomizableRadioOption', ParentType, ContextType>;
};

export type CustomizableProductInterfaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomizableProductInterface'] = ResolversParentTypes['CustomizableProductInterface']> = {
  __resolveType: TypeResolveFn<'BundleProduct' | 'ConfigurableProduct' | 'DownloadableProduct' | 'GiftCardProduct' | 'SimpleProduct' | 'VirtualProduct', ParentType, ContextType>;
};

export type CustomizableRadioOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomizableRadioOption'] = ResolversParentTypes['CustomizableRadioOption']> = {
  option_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  required?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sort_order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<Maybe<Array<Maybe<ResolversTypes['CustomizableRadioValue']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomizableRadioValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomizableRadioValue'] = ResolversParentTypes['CustomizableRadioValue']> = {
  option_type_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price_type?: Resolver<Maybe<ResolversTypes['PriceTypeEnum']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sort_order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeleteCompareListOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteCompareListOutput'] = ResolversParentTypes['DeleteCompareListOutput']> = {
  result?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DeletePaymentTokenOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeletePaymentTokenOutput'] = ResolversParentTypes['DeletePaymentTokenOutput']> = {
  customerPaymentTokens?: Resolver<Maybe<ResolversTypes['CustomerPaymentTokens']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DeleteWishlistOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteWishlistOutput'] = ResolversParentTypes['DeleteWishlistOutput']> = {
  status?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  wishlists?: Resolver<Array<ResolversTypes['Wishlist']>, ParentType, ContextType>;
};

export type DeliveryArrivalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeliveryArrival'] = ResolversParentTypes['DeliveryArrival']> = {
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order_before?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeliveryDatesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeliveryDates'] = ResolversParentTypes['DeliveryDates']> = {
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeliveryOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeliveryOffer'] = ResolversParentTypes['DeliveryOffer']> = {
  arrivals?: Resolver<Array<ResolversTypes['DeliveryArrival']>, ParentType, ContextType>;
  carrier_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  free_from?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  method_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pickup_network?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type DiscountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Discount'] = ResolversParentTypes['Discount']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  applied_to?: Resolver<ResolversTypes['CartDiscountType'], ParentType, ContextType>;
  coupon?: Resolver<Maybe<ResolversTypes['AppliedCoupon']>, ParentType, ContextType>;
  is_discounting_locked?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type DownloadableCartItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DownloadableCartItem'] = ResolversParentTypes['DownloadableCartItem']> = {
  customizable_options?: Resolver<Array<Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  discount?: Resolver<Maybe<Array<Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  errors?: Resolver<Maybe<Array<Maybe<ResolversTypes['CartItemError']>>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  links?: Resolver<Maybe<Array<Maybe<ResolversTypes['DownloadableProductLinks']>>>, ParentType, ContextType>;
  max_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  not_available_message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  prices?: Resolver<Maybe<ResolversTypes['CartItemPrices']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  samples?: Resolver<Maybe<Array<Maybe<ResolversTypes['DownloadableProductSamples']>>>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DownloadableCreditMemoItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DownloadableCreditMemoItem'] = ResolversParentTypes['DownloadableCreditMemoItem']> = {
  discounts?: Resolver<Maybe<Array<Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  downloadable_links?: Resolver<Maybe<Array<Maybe<ResolversTypes['DownloadableItemsLinks']>>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  order_item?: Resolver<Maybe<ResolversTypes['OrderItemInterface']>, ParentType, ContextType>;
  product_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sale_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity_refunded?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DownloadableInvoiceItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DownloadableInvoiceItem'] = ResolversParentTypes['DownloadableInvoiceItem']> = {
  discounts?: Resolver<Maybe<Array<Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  downloadable_links?: Resolver<Maybe<Array<Maybe<ResolversTypes['DownloadableItemsLinks']>>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  order_item?: Resolver<Maybe<ResolversTypes['OrderItemInterface']>, ParentType, ContextType>;
  product_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sale_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity_invoiced?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DownloadableItemsLinksResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DownloadableItemsLinks'] = ResolversParentTypes['DownloadableItemsLinks']> = {
  sort_order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DownloadableOrderItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DownloadableOrderItem'] = ResolversParentTypes['DownloadableOrderItem']> = {
  discounts?: Resolver<Maybe<Array<Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  downloadable_links?: Resolver<Maybe<Array<Maybe<ResolversTypes['DownloadableItemsLinks']>>>, ParentType, ContextType>;
  eligible_for_return?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  entered_options?: Resolver<Maybe<Array<Maybe<ResolversTypes['OrderItemOption']>>>, ParentType, ContextType>;
  free_gift_label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gift_message?: Resolver<Maybe<ResolversTypes['GiftMessage']>, ParentType, ContextType>;
  gift_wrapping?: Resolver<Maybe<ResolversTypes['GiftWrapping']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  prices?: Resolver<Maybe<ResolversTypes['OrderItemPrices']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  product_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sale_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_url_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity_canceled?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_invoiced?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_ordered?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_refunded?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_return_requested?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_returnable?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_returned?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_shipped?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  returnable_pieces?: Resolver<Maybe<Array<ResolversTypes['ReturnablePieces']>>, ParentType, ContextType>;
  selected_options?: Resolver<Maybe<Array<Maybe<ResolversTypes['OrderItemOption']>>>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DownloadableProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DownloadableProduct'] = ResolversParentTypes['DownloadableProduct']> = {
  additional_product_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attribute_set_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  brand_category_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  canonical_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  categories?: Resolver<Maybe<Array<Maybe<ResolversTypes['CategoryInterface']>>>, ParentType, ContextType>;
  cdrl_age?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cdrl_brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cdrl_care?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cdrl_certificates?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cdrl_materials_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cdrl_product_collection?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cdrl_size?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  color_option?: Resolver<Maybe<ResolversTypes['ProductAttributeOption']>, ParentType, ContextType>;
  color_siblings?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  country_of_manufacture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  created_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  crosssell_products?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  custom_attributes?: Resolver<Array<Maybe<ResolversTypes['CustomAttribute']>>, ParentType, ContextType>;
  custom_attributesV2?: Resolver<Maybe<ResolversTypes['ProductCustomAttributes']>, ParentType, ContextType, Partial<DownloadableProductCustom_AttributesV2Args>>;
  delivery_offers?: Resolver<Array<ResolversTypes['DeliveryOffer']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  downloadable_product_links?: Resolver<Maybe<Array<Maybe<ResolversTypes['DownloadableProductLinks']>>>, ParentType, ContextType>;
  downloadable_product_samples?: Resolver<Maybe<Array<Maybe<ResolversTypes['DownloadableProductSamples']>>>, ParentType, ContextType>;
  gift_message_available?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gift_wrapping_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  gift_wrapping_price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  is_returnable?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  links_purchased_separately?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  links_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lowest_price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  manufacturer?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  max_sale_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  media_gallery?: Resolver<Maybe<Array<Maybe<ResolversTypes['MediaGalleryInterface']>>>, ParentType, ContextType>;
  media_gallery_entries?: Resolver<Maybe<Array<Maybe<ResolversTypes['MediaGalleryEntry']>>>, ParentType, ContextType>;
  meta_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keyword?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_robots?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  min_sale_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  mw_canonical_url?: Resolver<Maybe<ResolversTypes['MwCanonicalUrl']>, ParentType, ContextType>;
  mw_hreflangs?: Resolver<Maybe<ResolversTypes['MwHreflangs']>, ParentType, ContextType>;
  mw_seo_markup?: Resolver<Maybe<ResolversTypes['MwSeoMarkup']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_from_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_to_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  only_x_left_in_stock?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  options?: Resolver<Maybe<Array<Maybe<ResolversTypes['CustomizableOptionInterface']>>>, ParentType, ContextType>;
  options_container?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['ProductPrices']>, ParentType, ContextType>;
  price_range?: Resolver<ResolversTypes['PriceRange'], ParentType, ContextType>;
  price_tiers?: Resolver<Maybe<Array<Maybe<ResolversTypes['TierPrice']>>>, ParentType, ContextType>;
  product_links?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductLinksInterface']>>>, ParentType, ContextType>;
  product_seo_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  rating_summary?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  redirect_code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  related_products?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  relative_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  review_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ProductReviews'], ParentType, ContextType, RequireFields<DownloadableProductReviewsArgs, 'currentPage' | 'pageSize'>>;
  secondary_image?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  short_description?: Resolver<Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  size_chart?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  size_chart_rows?: Resolver<Maybe<Array<ResolversTypes['SizeChartRow']>>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  small_image?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  special_from_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  special_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  special_to_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  staged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  stock_status?: Resolver<Maybe<ResolversTypes['ProductStockStatus']>, ParentType, ContextType>;
  swatch_image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thumbnail?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  tier_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tier_prices?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductTierPrices']>>>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  type_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  updated_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upsell_products?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  url_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_rewrites?: Resolver<Maybe<Array<Maybe<ResolversTypes['UrlRewrite']>>>, ParentType, ContextType>;
  url_suffix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  websites?: Resolver<Maybe<Array<Maybe<ResolversTypes['Website']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DownloadableProductLinksResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DownloadableProductLinks'] = ResolversParentTypes['DownloadableProductLinks']> = {
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  is_shareable?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  link_type?: Resolver<Maybe<ResolversTypes['DownloadableFileTypeEnum']>, ParentType, ContextType>;
  number_of_downloads?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sample_file?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sample_type?: Resolver<Maybe<ResolversTypes['DownloadableFileTypeEnum']>, ParentType, ContextType>;
  sample_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sort_order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DownloadableProductSamplesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DownloadableProductSamples'] = ResolversParentTypes['DownloadableProductSamples']> = {
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sample_file?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sample_type?: Resolver<Maybe<ResolversTypes['DownloadableFileTypeEnum']>, ParentType, ContextType>;
  sample_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sort_order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DownloadableWishlistItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DownloadableWishlistItem'] = ResolversParentTypes['DownloadableWishlistItem']> = {
  added_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customizable_options?: Resolver<Array<Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  links_v2?: Resolver<Maybe<Array<Maybe<ResolversTypes['DownloadableProductLinks']>>>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  samples?: Resolver<Maybe<Array<Maybe<ResolversTypes['DownloadableProductSamples']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DynamicBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DynamicBlock'] = ResolversParentTypes['DynamicBlock']> = {
  content?: Resolver<ResolversTypes['ComplexTextValue'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DynamicBlocksResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DynamicBlocks'] = ResolversParentTypes['DynamicBlocks']> = {
  items?: Resolver<Array<Maybe<ResolversTypes['DynamicBlock']>>, ParentType, ContextType>;
  page_info?: Resolver<Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
  total_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EnteredAttributeValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnteredAttributeValue'] = ResolversParentTypes['EnteredAttributeValue']> = {
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EntityUrlResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EntityUrl'] = ResolversParentTypes['EntityUrl']> = {
  canonical_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entity_uid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  redirectCode?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  relative_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
};

export type ErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Error'] = ResolversParentTypes['Error']> = {
  __resolveType: TypeResolveFn<'CartUserInputError' | 'InsufficientStockError', ParentType, ContextType>;
};

export type ErrorInterfaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ErrorInterface'] = ResolversParentTypes['ErrorInterface']> = {
  __resolveType: TypeResolveFn<'InternalError' | 'NoSuchEntityUidError', ParentType, ContextType>;
};

export type ErrorParameterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ErrorParameter'] = ResolversParentTypes['ErrorParameter']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ErrorReasonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ErrorReason'] = ResolversParentTypes['ErrorReason']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parameters?: Resolver<Array<ResolversTypes['ErrorParameter']>, ParentType, ContextType>;
};

export type EstimateTotalsOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EstimateTotalsOutput'] = ResolversParentTypes['EstimateTotalsOutput']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
};

export type ExchangeRateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExchangeRate'] = ResolversParentTypes['ExchangeRate']> = {
  currency_to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ExchangeSizeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExchangeSize'] = ResolversParentTypes['ExchangeSize']> = {
  availability?: Resolver<ResolversTypes['ExchangeSizeAvailability'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FinishCardPaymentOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FinishCardPaymentOutput'] = ResolversParentTypes['FinishCardPaymentOutput']> = {
  order_number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FixedProductTaxResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FixedProductTax'] = ResolversParentTypes['FixedProductTax']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FreeShippingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FreeShipping'] = ResolversParentTypes['FreeShipping']> = {
  amount_missing?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  has_free_shipping?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  percent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type GenerateAgentTokenOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GenerateAgentTokenOutput'] = ResolversParentTypes['GenerateAgentTokenOutput']> = {
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GenerateCustomerTokenAsAdminOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GenerateCustomerTokenAsAdminOutput'] = ResolversParentTypes['GenerateCustomerTokenAsAdminOutput']> = {
  customer_token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GiftCardAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GiftCardAccount'] = ResolversParentTypes['GiftCardAccount']> = {
  balance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiration_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GiftCardAmountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GiftCardAmounts'] = ResolversParentTypes['GiftCardAmounts']> = {
  attribute_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  value_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  website_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  website_value?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type GiftCardCartItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GiftCardCartItem'] = ResolversParentTypes['GiftCardCartItem']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  available_gift_wrapping?: Resolver<Array<Maybe<ResolversTypes['GiftWrapping']>>, ParentType, ContextType>;
  customizable_options?: Resolver<Array<Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  discount?: Resolver<Maybe<Array<Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  errors?: Resolver<Maybe<Array<Maybe<ResolversTypes['CartItemError']>>>, ParentType, ContextType>;
  gift_message?: Resolver<Maybe<ResolversTypes['GiftMessage']>, ParentType, ContextType>;
  gift_wrapping?: Resolver<Maybe<ResolversTypes['GiftWrapping']>, ParentType, ContextType>;
  gift_wrapping_quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  max_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  min_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  not_available_message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  prices?: Resolver<Maybe<ResolversTypes['CartItemPrices']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  recipient_email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recipient_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sender_email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sender_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GiftCardItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GiftCardItem'] = ResolversParentTypes['GiftCardItem']> = {
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recipient_email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recipient_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sender_email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sender_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GiftCardOptionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GiftCardOptions'] = ResolversParentTypes['GiftCardOptions']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  custom_giftcard_amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recipient_email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recipient_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sender_email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sender_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GiftCardOrderItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GiftCardOrderItem'] = ResolversParentTypes['GiftCardOrderItem']> = {
  discounts?: Resolver<Maybe<Array<Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  eligible_for_return?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  entered_options?: Resolver<Maybe<Array<Maybe<ResolversTypes['OrderItemOption']>>>, ParentType, ContextType>;
  free_gift_label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gift_card?: Resolver<Maybe<ResolversTypes['GiftCardItem']>, ParentType, ContextType>;
  gift_message?: Resolver<Maybe<ResolversTypes['GiftMessage']>, ParentType, ContextType>;
  gift_wrapping?: Resolver<Maybe<ResolversTypes['GiftWrapping']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  prices?: Resolver<Maybe<ResolversTypes['OrderItemPrices']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  product_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sale_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_url_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity_canceled?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_invoiced?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_ordered?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_refunded?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_return_requested?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_returnable?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_returned?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_shipped?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  returnable_pieces?: Resolver<Maybe<Array<ResolversTypes['ReturnablePieces']>>, ParentType, ContextType>;
  selected_options?: Resolver<Maybe<Array<Maybe<ResolversTypes['OrderItemOption']>>>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GiftCardPagesConfigResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GiftCardPagesConfig'] = ResolversParentTypes['GiftCardPagesConfig']> = {
  balance_block?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code_length?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  email_delivery_agreement?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  header_block?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  main_content_block?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unlocking_block?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GiftCardProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GiftCardProduct'] = ResolversParentTypes['GiftCardProduct']> = {
  additional_product_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  allow_message?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  allow_open_amount?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  attribute_set_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  brand_category_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  canonical_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  categories?: Resolver<Maybe<Array<Maybe<ResolversTypes['CategoryInterface']>>>, ParentType, ContextType>;
  cdrl_age?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cdrl_brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cdrl_care?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cdrl_certificates?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cdrl_materials_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cdrl_product_collection?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cdrl_size?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  color_option?: Resolver<Maybe<ResolversTypes['ProductAttributeOption']>, ParentType, ContextType>;
  color_siblings?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  country_of_manufacture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  created_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  crosssell_products?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  custom_attributes?: Resolver<Array<Maybe<ResolversTypes['CustomAttribute']>>, ParentType, ContextType>;
  custom_attributesV2?: Resolver<Maybe<ResolversTypes['ProductCustomAttributes']>, ParentType, ContextType, Partial<GiftCardProductCustom_AttributesV2Args>>;
  delivery_offers?: Resolver<Array<ResolversTypes['DeliveryOffer']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  gift_card_options?: Resolver<Array<Maybe<ResolversTypes['CustomizableOptionInterface']>>, ParentType, ContextType>;
  gift_message_available?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gift_wrapping_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  gift_wrapping_price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  giftcard_amounts?: Resolver<Maybe<Array<Maybe<ResolversTypes['GiftCardAmounts']>>>, ParentType, ContextType>;
  giftcard_type?: Resolver<Maybe<ResolversTypes['GiftCardTypeEnum']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  is_redeemable?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_returnable?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lifetime?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lowest_price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  manufacturer?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  max_sale_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  media_gallery?: Resolver<Maybe<Array<Maybe<ResolversTypes['MediaGalleryInterface']>>>, ParentType, ContextType>;
  media_gallery_entries?: Resolver<Maybe<Array<Maybe<ResolversTypes['MediaGalleryEntry']>>>, ParentType, ContextType>;
  message_max_length?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  meta_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keyword?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_robots?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  min_sale_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  mw_canonical_url?: Resolver<Maybe<ResolversTypes['MwCanonicalUrl']>, ParentType, ContextType>;
  mw_hreflangs?: Resolver<Maybe<ResolversTypes['MwHreflangs']>, ParentType, ContextType>;
  mw_seo_markup?: Resolver<Maybe<ResolversTypes['MwSeoMarkup']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_from_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_to_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  only_x_left_in_stock?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  open_amount_max?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  open_amount_min?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  options?: Resolver<Maybe<Array<Maybe<ResolversTypes['CustomizableOptionInterface']>>>, ParentType, ContextType>;
  options_container?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['ProductPrices']>, ParentType, ContextType>;
  price_range?: Resolver<ResolversTypes['PriceRange'], ParentType, ContextType>;
  price_tiers?: Resolver<Maybe<Array<Maybe<ResolversTypes['TierPrice']>>>, ParentType, ContextType>;
  product_links?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductLinksInterface']>>>, ParentType, ContextType>;
  product_seo_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  rating_summary?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  redirect_code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  related_products?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  relative_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  review_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ProductReviews'], ParentType, ContextType, RequireFields<GiftCardProductReviewsArgs, 'currentPage' | 'pageSize'>>;
  secondary_image?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  short_description?: Resolver<Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  size_chart?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  size_chart_rows?: Resolver<Maybe<Array<ResolversTypes['SizeChartRow']>>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  small_image?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  special_from_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  special_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  special_to_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  staged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  stock_status?: Resolver<Maybe<ResolversTypes['ProductStockStatus']>, ParentType, ContextType>;
  swatch_image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thumbnail?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  tier_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tier_prices?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductTierPrices']>>>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  type_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  updated_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upsell_products?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  url_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_rewrites?: Resolver<Maybe<Array<Maybe<ResolversTypes['UrlRewrite']>>>, ParentType, ContextType>;
  url_suffix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  websites?: Resolver<Maybe<Array<Maybe<ResolversTypes['Website']>>>, ParentType, ContextType>;
  weight?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GiftCardWishlistItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GiftCardWishlistItem'] = ResolversParentTypes['GiftCardWishlistItem']> = {
  added_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customizable_options?: Resolver<Array<Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gift_card_options?: Resolver<ResolversTypes['GiftCardOptions'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GiftMessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GiftMessage'] = ResolversParentTypes['GiftMessage']> = {
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GiftOptionsPricesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GiftOptionsPrices'] = ResolversParentTypes['GiftOptionsPrices']> = {
  gift_wrapping_for_items?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  gift_wrapping_for_items_incl_tax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  gift_wrapping_for_order?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  gift_wrapping_for_order_incl_tax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  printed_card?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  printed_card_incl_tax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type GiftWrappingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GiftWrapping'] = ResolversParentTypes['GiftWrapping']> = {
  default_message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  design?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['GiftWrappingImage']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type GiftWrappingImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GiftWrappingImage'] = ResolversParentTypes['GiftWrappingImage']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GroundColoursResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroundColours'] = ResolversParentTypes['GroundColours']> = {
  ground?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  strong_line?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GroupedProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupedProduct'] = ResolversParentTypes['GroupedProduct']> = {
  additional_product_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attribute_set_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  brand_category_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  canonical_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  categories?: Resolver<Maybe<Array<Maybe<ResolversTypes['CategoryInterface']>>>, ParentType, ContextType>;
  cdrl_age?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cdrl_brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cdrl_care?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cdrl_certificates?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cdrl_materials_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cdrl_product_collection?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cdrl_size?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  color_option?: Resolver<Maybe<ResolversTypes['ProductAttributeOption']>, ParentType, ContextType>;
  color_siblings?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  country_of_manufacture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  created_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  crosssell_products?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  custom_attributes?: Resolver<Array<Maybe<ResolversTypes['CustomAttribute']>>, ParentType, ContextType>;
  custom_attributesV2?: Resolver<Maybe<ResolversTypes['ProductCustomAttributes']>, ParentType, ContextType, Partial<GroupedProductCustom_AttributesV2Args>>;
  delivery_offers?: Resolver<Array<ResolversTypes['DeliveryOffer']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  gift_message_available?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gift_wrapping_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  gift_wrapping_price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  is_returnable?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['GroupedProductItem']>>>, ParentType, ContextType>;
  lowest_price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  manufacturer?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  max_sale_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  media_gallery?: Resolver<Maybe<Array<Maybe<ResolversTypes['MediaGalleryInterface']>>>, ParentType, ContextType>;
  media_gallery_entries?: Resolver<Maybe<Array<Maybe<ResolversTypes['MediaGalleryEntry']>>>, ParentType, ContextType>;
  meta_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keyword?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_robots?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  min_sale_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  mw_canonical_url?: Resolver<Maybe<ResolversTypes['MwCanonicalUrl']>, ParentType, ContextType>;
  mw_hreflangs?: Resolver<Maybe<ResolversTypes['MwHreflangs']>, ParentType, ContextType>;
  mw_seo_markup?: Resolver<Maybe<ResolversTypes['MwSeoMarkup']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_from_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_to_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  only_x_left_in_stock?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  options_container?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['ProductPrices']>, ParentType, ContextType>;
  price_range?: Resolver<ResolversTypes['PriceRange'], ParentType, ContextType>;
  price_tiers?: Resolver<Maybe<Array<Maybe<ResolversTypes['TierPrice']>>>, ParentType, ContextType>;
  product_links?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductLinksInterface']>>>, ParentType, ContextType>;
  product_seo_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  rating_summary?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  redirect_code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  related_products?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  relative_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  review_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ProductReviews'], ParentType, ContextType, RequireFields<GroupedProductReviewsArgs, 'currentPage' | 'pageSize'>>;
  secondary_image?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  short_description?: Resolver<Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  size_chart?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  size_chart_rows?: Resolver<Maybe<Array<ResolversTypes['SizeChartRow']>>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  small_image?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  special_from_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  special_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  special_to_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  staged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  stock_status?: Resolver<Maybe<ResolversTypes['ProductStockStatus']>, ParentType, ContextType>;
  swatch_image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thumbnail?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  tier_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tier_prices?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductTierPrices']>>>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  type_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  updated_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upsell_products?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  url_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_rewrites?: Resolver<Maybe<Array<Maybe<ResolversTypes['UrlRewrite']>>>, ParentType, ContextType>;
  url_suffix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  websites?: Resolver<Maybe<Array<Maybe<ResolversTypes['Website']>>>, ParentType, ContextType>;
  weight?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GroupedProductItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupedProductItem'] = ResolversParentTypes['GroupedProductItem']> = {
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type GroupedProductWishlistItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupedProductWishlistItem'] = ResolversParentTypes['GroupedProductWishlistItem']> = {
  added_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customizable_options?: Resolver<Array<Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HandInCardResultOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HandInCardResultOutput'] = ResolversParentTypes['HandInCardResultOutput']> = {
  status?: Resolver<ResolversTypes['OrderPaymentStatus'], ParentType, ContextType>;
};

export type HostedProUrlResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HostedProUrl'] = ResolversParentTypes['HostedProUrl']> = {
  secure_form_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HttpQueryParameterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HttpQueryParameter'] = ResolversParentTypes['HttpQueryParameter']> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ImageSwatchDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImageSwatchData'] = ResolversParentTypes['ImageSwatchData']> = {
  thumbnail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InsufficientStockErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InsufficientStockError'] = ResolversParentTypes['InsufficientStockError']> = {
  code?: Resolver<ResolversTypes['CartUserInputErrorType'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['ErrorReason']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InternalErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InternalError'] = ResolversParentTypes['InternalError']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Invoice'] = ResolversParentTypes['Invoice']> = {
  comments?: Resolver<Maybe<Array<Maybe<ResolversTypes['SalesCommentItem']>>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['InvoiceItemInterface']>>>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pdf_url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['InvoiceTotal']>, ParentType, ContextType>;
};

export type InvoiceItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceItem'] = ResolversParentTypes['InvoiceItem']> = {
  discounts?: Resolver<Maybe<Array<Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  order_item?: Resolver<Maybe<ResolversTypes['OrderItemInterface']>, ParentType, ContextType>;
  product_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sale_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity_invoiced?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvoiceItemInterfaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceItemInterface'] = ResolversParentTypes['InvoiceItemInterface']> = {
  __resolveType: TypeResolveFn<'BundleInvoiceItem' | 'DownloadableInvoiceItem' | 'InvoiceItem', ParentType, ContextType>;
};

export type InvoiceTotalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceTotal'] = ResolversParentTypes['InvoiceTotal']> = {
  base_grand_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discounts?: Resolver<Maybe<Array<Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  grand_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shipping_handling?: Resolver<Maybe<ResolversTypes['ShippingHandling']>, ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  taxes?: Resolver<Maybe<Array<Maybe<ResolversTypes['TaxItem']>>>, ParentType, ContextType>;
  total_shipping?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type IsEmailAvailableOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IsEmailAvailableOutput'] = ResolversParentTypes['IsEmailAvailableOutput']> = {
  is_email_available?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type ItemClickOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ItemClickOutput'] = ResolversParentTypes['ItemClickOutput']> = {
  success?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type ItemSelectedBundleOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ItemSelectedBundleOption'] = ResolversParentTypes['ItemSelectedBundleOption']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  values?: Resolver<Maybe<Array<Maybe<ResolversTypes['ItemSelectedBundleOptionValue']>>>, ParentType, ContextType>;
};

export type ItemSelectedBundleOptionValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ItemSelectedBundleOptionValue'] = ResolversParentTypes['ItemSelectedBundleOptionValue']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  product_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type KeyValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeyValue'] = ResolversParentTypes['KeyValue']> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LayerFilterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LayerFilter'] = ResolversParentTypes['LayerFilter']> = {
  filter_items?: Resolver<Maybe<Array<Maybe<ResolversTypes['LayerFilterItemInterface']>>>, ParentType, ContextType>;
  filter_items_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  request_var?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LayerFilterItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LayerFilterItem'] = ResolversParentTypes['LayerFilterItem']> = {
  items_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value_string?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LayerFilterItemInterfaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LayerFilterItemInterface'] = ResolversParentTypes['LayerFilterItemInterface']> = {
  __resolveType: TypeResolveFn<'LayerFilterItem' | 'SwatchLayerFilterItem', ParentType, ContextType>;
};

export type LinkedProviderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LinkedProvider'] = ResolversParentTypes['LinkedProvider']> = {
  linked_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['SocialProviderEnum'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LookbookResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Lookbook'] = ResolversParentTypes['Lookbook']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pins?: Resolver<Maybe<Array<Maybe<ResolversTypes['LookbookPin']>>>, ParentType, ContextType>;
  products?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
};

export type LookbookPinResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LookbookPin'] = ResolversParentTypes['LookbookPin']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  imgH?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  imgW?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  left?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['LookbookPinPosition']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  top?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type LoyaltyConfigResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoyaltyConfig'] = ResolversParentTypes['LoyaltyConfig']> = {
  blocked_account_notification?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  inactive_account_notification?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  spend_per_point?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type LoyaltyCouponResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoyaltyCoupon'] = ResolversParentTypes['LoyaltyCoupon']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expires_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LoyaltyCouponStatus'], ParentType, ContextType>;
};

export type LoyaltyEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoyaltyEntry'] = ResolversParentTypes['LoyaltyEntry']> = {
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order_number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['LoyaltyReason'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type LoyaltyHistoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoyaltyHistory'] = ResolversParentTypes['LoyaltyHistory']> = {
  items?: Resolver<Array<ResolversTypes['LoyaltyEntry']>, ParentType, ContextType>;
  page_info?: Resolver<ResolversTypes['SearchResultPageInfo'], ParentType, ContextType>;
  total_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LoyaltyLevelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoyaltyLevel'] = ResolversParentTypes['LoyaltyLevel']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  factor?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LoyaltyMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoyaltyMember'] = ResolversParentTypes['LoyaltyMember']> = {
  card_number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  coupons?: Resolver<Array<ResolversTypes['LoyaltyCoupon']>, ParentType, ContextType>;
  history?: Resolver<ResolversTypes['LoyaltyHistory'], ParentType, ContextType, RequireFields<LoyaltyMemberHistoryArgs, 'currentPage' | 'pageSize'>>;
  joined_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['LoyaltyLevel'], ParentType, ContextType>;
  next_level?: Resolver<Maybe<ResolversTypes['LoyaltyLevel']>, ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  points_to_next_level?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rewards?: Resolver<Array<ResolversTypes['LoyaltyReward']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LoyaltyStatus'], ParentType, ContextType>;
};

export type LoyaltyRewardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoyaltyReward'] = ResolversParentTypes['LoyaltyReward']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['LoyaltyLevel'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type MediaGalleryEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MediaGalleryEntry'] = ResolversParentTypes['MediaGalleryEntry']> = {
  content?: Resolver<Maybe<ResolversTypes['ProductMediaGalleryEntriesContent']>, ParentType, ContextType>;
  disabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  media_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  types?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  video_content?: Resolver<Maybe<ResolversTypes['ProductMediaGalleryEntriesVideoContent']>, ParentType, ContextType>;
};

export type MediaGalleryInterfaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MediaGalleryInterface'] = ResolversParentTypes['MediaGalleryInterface']> = {
  __resolveType: TypeResolveFn<'ProductImage' | 'ProductVideo', ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  currency?: Resolver<Maybe<ResolversTypes['CurrencyEnum']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type MoveProductsBetweenWishlistsOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MoveProductsBetweenWishlistsOutput'] = ResolversParentTypes['MoveProductsBetweenWishlistsOutput']> = {
  destination_wishlist?: Resolver<ResolversTypes['Wishlist'], ParentType, ContextType>;
  source_wishlist?: Resolver<ResolversTypes['Wishlist'], ParentType, ContextType>;
  user_errors?: Resolver<Array<Maybe<ResolversTypes['WishListUserInputError']>>, ParentType, ContextType>;
};

export type MoveSavedItemToCartOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MoveSavedItemToCartOutput'] = ResolversParentTypes['MoveSavedItemToCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  user_errors?: Resolver<Array<Maybe<ResolversTypes['Error']>>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  activateLoyalty?: Resolver<Maybe<ResolversTypes['ActivateLoyaltyOutput']>, ParentType, ContextType, RequireFields<MutationActivateLoyaltyArgs, 'input'>>;
  addAgreement?: Resolver<Maybe<ResolversTypes['AddAgreementOutput']>, ParentType, ContextType, RequireFields<MutationAddAgreementArgs, 'acceptant' | 'id'>>;
  addBundleProductsToCart?: Resolver<Maybe<ResolversTypes['AddBundleProductsToCartOutput']>, ParentType, ContextType, Partial<MutationAddBundleProductsToCartArgs>>;
  addCommentToPost?: Resolver<Maybe<ResolversTypes['addCommentToPostOutput']>, ParentType, ContextType, RequireFields<MutationAddCommentToPostArgs, 'currentPage' | 'input' | 'pageSize'>>;
  addConfigurableProductsToCart?: Resolver<Maybe<ResolversTypes['AddConfigurableProductsToCartOutput']>, ParentType, ContextType, Partial<MutationAddConfigurableProductsToCartArgs>>;
  addDownloadableProductsToCart?: Resolver<Maybe<ResolversTypes['AddDownloadableProductsToCartOutput']>, ParentType, ContextType, Partial<MutationAddDownloadableProductsToCartArgs>>;
  addProductsToCart?: Resolver<Maybe<ResolversTypes['AddProductsToCartOutput']>, ParentType, ContextType, RequireFields<MutationAddProductsToCartArgs, 'cartId' | 'cartItems'>>;
  addProductsToCompareList?: Resolver<Maybe<ResolversTypes['CompareList']>, ParentType, ContextType, Partial<MutationAddProductsToCompareListArgs>>;
  addProductsToWishlist?: Resolver<Maybe<ResolversTypes['AddProductsToWishlistOutput']>, ParentType, ContextType, RequireFields<MutationAddProductsToWishlistArgs, 'wishlistId' | 'wishlistItems'>>;
  addReturnComment?: Resolver<Maybe<ResolversTypes['AddReturnCommentOutput']>, ParentType, ContextType, RequireFields<MutationAddReturnCommentArgs, 'input'>>;
  addReturnTracking?: Resolver<Maybe<ResolversTypes['AddReturnTrackingOutput']>, ParentType, ContextType, RequireFields<MutationAddReturnTrackingArgs, 'input'>>;
  addSimpleProductsToCart?: Resolver<Maybe<ResolversTypes['AddSimpleProductsToCartOutput']>, ParentType, ContextType, Partial<MutationAddSimpleProductsToCartArgs>>;
  addVirtualProductsToCart?: Resolver<Maybe<ResolversTypes['AddVirtualProductsToCartOutput']>, ParentType, ContextType, Partial<MutationAddVirtualProductsToCartArgs>>;
  addWishlistItemsToCart?: Resolver<Maybe<ResolversTypes['AddWishlistItemsToCartOutput']>, ParentType, ContextType, RequireFields<MutationAddWishlistItemsToCartArgs, 'wishlistId'>>;
  applyCouponToCart?: Resolver<Maybe<ResolversTypes['ApplyCouponToCartOutput']>, ParentType, ContextType, Partial<MutationApplyCouponToCartArgs>>;
  applyCouponsToCart?: Resolver<Maybe<ResolversTypes['ApplyCouponToCartOutput']>, ParentType, ContextType, Partial<MutationApplyCouponsToCartArgs>>;
  applyGiftCardToCart?: Resolver<Maybe<ResolversTypes['ApplyGiftCardToCartOutput']>, ParentType, ContextType, Partial<MutationApplyGiftCardToCartArgs>>;
  arrangeWishlist?: Resolver<Maybe<ResolversTypes['ArrangeWishlistOutput']>, ParentType, ContextType, RequireFields<MutationArrangeWishlistArgs, 'wishlistId' | 'wishlistItemsIds'>>;
  assignCompareListToCustomer?: Resolver<Maybe<ResolversTypes['AssignCompareListToCustomerOutput']>, ParentType, ContextType, RequireFields<MutationAssignCompareListToCustomerArgs, 'uid'>>;
  assignCustomerToGuestCart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<MutationAssignCustomerToGuestCartArgs, 'cart_id'>>;
  cancelExchange?: Resolver<Maybe<ResolversTypes['CancelExchangeOutput']>, ParentType, ContextType, RequireFields<MutationCancelExchangeArgs, 'input'>>;
  cancelOrder?: Resolver<Maybe<ResolversTypes['CancelOrderOutput']>, ParentType, ContextType, RequireFields<MutationCancelOrderArgs, 'input'>>;
  changeCartItemOptions?: Resolver<Maybe<ResolversTypes['ChangeCartItemOptionsOutput']>, ParentType, ContextType, RequireFields<MutationChangeCartItemOptionsArgs, 'input'>>;
  changeCustomerPassword?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType, RequireFields<MutationChangeCustomerPasswordArgs, 'currentPassword' | 'newPassword'>>;
  changeOrderAddress?: Resolver<ResolversTypes['ChangeOrderAddressOutput'], ParentType, ContextType, RequireFields<MutationChangeOrderAddressArgs, 'input'>>;
  checkSecondFactor?: Resolver<Maybe<ResolversTypes['SecondFactor']>, ParentType, ContextType, RequireFields<MutationCheckSecondFactorArgs, 'code'>>;
  clearCart?: Resolver<ResolversTypes['ClearCartOutput'], ParentType, ContextType, RequireFields<MutationClearCartArgs, 'input'>>;
  clearWishlist?: Resolver<Maybe<ResolversTypes['RemoveProductsFromWishlistOutput']>, ParentType, ContextType, RequireFields<MutationClearWishlistArgs, 'wishlistId'>>;
  confirmAnonymization?: Resolver<Maybe<ResolversTypes['AnonymizationResult']>, ParentType, ContextType, RequireFields<MutationConfirmAnonymizationArgs, 'input'>>;
  confirmAuthenticatorApp?: Resolver<Maybe<ResolversTypes['RecoveryCodes']>, ParentType, ContextType, RequireFields<MutationConfirmAuthenticatorAppArgs, 'code'>>;
  confirmCancelOrder?: Resolver<Maybe<ResolversTypes['CancelOrderOutput']>, ParentType, ContextType, RequireFields<MutationConfirmCancelOrderArgs, 'input'>>;
  confirmEmail?: Resolver<Maybe<ResolversTypes['CustomerOutput']>, ParentType, ContextType, RequireFields<MutationConfirmEmailArgs, 'input'>>;
  confirmNewsletterSubscription?: Resolver<Maybe<ResolversTypes['SubscribeEmailToNewsletterOutput']>, ParentType, ContextType, RequireFields<MutationConfirmNewsletterSubscriptionArgs, 'code' | 'id'>>;
  confirmReturn?: Resolver<Maybe<ResolversTypes['RequestReturnOutput']>, ParentType, ContextType, RequireFields<MutationConfirmReturnArgs, 'input'>>;
  confirmSessionWithPasskey?: Resolver<Maybe<ResolversTypes['CustomerSignInWays']>, ParentType, ContextType, RequireFields<MutationConfirmSessionWithPasskeyArgs, 'response'>>;
  confirmSocialSignIn?: Resolver<Maybe<ResolversTypes['SocialSignInOutput']>, ParentType, ContextType, RequireFields<MutationConfirmSocialSignInArgs, 'key'>>;
  contactUs?: Resolver<Maybe<ResolversTypes['ContactUsOutput']>, ParentType, ContextType, RequireFields<MutationContactUsArgs, 'input'>>;
  copyProductsBetweenWishlists?: Resolver<Maybe<ResolversTypes['CopyProductsBetweenWishlistsOutput']>, ParentType, ContextType, RequireFields<MutationCopyProductsBetweenWishlistsArgs, 'destinationWishlistUid' | 'sourceWishlistUid' | 'wishlistItems'>>;
  countBlogView?: Resolver<Maybe<ResolversTypes['BlogViewOutput']>, ParentType, ContextType, RequireFields<MutationCountBlogViewArgs, 'post_id'>>;
  createBraintreeClientToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createCompareList?: Resolver<Maybe<ResolversTypes['CompareList']>, ParentType, ContextType, Partial<MutationCreateCompareListArgs>>;
  createCustomer?: Resolver<Maybe<ResolversTypes['CustomerOutput']>, ParentType, ContextType, RequireFields<MutationCreateCustomerArgs, 'input'>>;
  createCustomerAddress?: Resolver<Maybe<ResolversTypes['CustomerAddress']>, ParentType, ContextType, RequireFields<MutationCreateCustomerAddressArgs, 'input'>>;
  createCustomerFromSocialSignIn?: Resolver<Maybe<ResolversTypes['SocialSignInOutput']>, ParentType, ContextType, RequireFields<MutationCreateCustomerFromSocialSignInArgs, 'input'>>;
  createCustomerV2?: Resolver<Maybe<ResolversTypes['CustomerOutput']>, ParentType, ContextType, RequireFields<MutationCreateCustomerV2Args, 'input'>>;
  createEmptyCart?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<MutationCreateEmptyCartArgs>>;
  createGuestCart?: Resolver<Maybe<ResolversTypes['CreateGuestCartOutput']>, ParentType, ContextType, Partial<MutationCreateGuestCartArgs>>;
  createPayflowProToken?: Resolver<Maybe<ResolversTypes['CreatePayflowProTokenOutput']>, ParentType, ContextType, RequireFields<MutationCreatePayflowProTokenArgs, 'input'>>;
  createPaypalExpressToken?: Resolver<Maybe<ResolversTypes['PaypalExpressTokenOutput']>, ParentType, ContextType, RequireFields<MutationCreatePaypalExpressTokenArgs, 'input'>>;
  createProductReview?: Resolver<ResolversTypes['CreateProductReviewOutput'], ParentType, ContextType, RequireFields<MutationCreateProductReviewArgs, 'input'>>;
  createWishlist?: Resolver<Maybe<ResolversTypes['CreateWishlistOutput']>, ParentType, ContextType, RequireFields<MutationCreateWishlistArgs, 'input'>>;
  declareWithdrawal?: Resolver<ResolversTypes['WithdrawalReceipt'], ParentType, ContextType, RequireFields<MutationDeclareWithdrawalArgs, 'input'>>;
  deleteCompareList?: Resolver<Maybe<ResolversTypes['DeleteCompareListOutput']>, ParentType, ContextType, RequireFields<MutationDeleteCompareListArgs, 'uid'>>;
  deleteCustomer?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, Partial<MutationDeleteCustomerArgs>>;
  deleteCustomerAddress?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<MutationDeleteCustomerAddressArgs, 'id'>>;
  deleteCustomerAddressV2?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<MutationDeleteCustomerAddressV2Args, 'uid'>>;
  deletePaymentToken?: Resolver<Maybe<ResolversTypes['DeletePaymentTokenOutput']>, ParentType, ContextType, RequireFields<MutationDeletePaymentTokenArgs, 'public_hash'>>;
  deleteWishlist?: Resolver<Maybe<ResolversTypes['DeleteWishlistOutput']>, ParentType, ContextType, RequireFields<MutationDeleteWishlistArgs, 'wishlistId'>>;
  estimateShippingMethods?: Resolver<Maybe<Array<Maybe<ResolversTypes['AvailableShippingMethod']>>>, ParentType, ContextType, RequireFields<MutationEstimateShippingMethodsArgs, 'input'>>;
  estimateTotals?: Resolver<ResolversTypes['EstimateTotalsOutput'], ParentType, ContextType, RequireFields<MutationEstimateTotalsArgs, 'input'>>;
  finishCardPayment?: Resolver<ResolversTypes['FinishCardPaymentOutput'], ParentType, ContextType, RequireFields<MutationFinishCardPaymentArgs, 'input'>>;
  finishPasskeyRegistration?: Resolver<Maybe<ResolversTypes['CustomerSignInWays']>, ParentType, ContextType, RequireFields<MutationFinishPasskeyRegistrationArgs, 'response'>>;
  finishPasskeySignIn?: Resolver<Maybe<ResolversTypes['PasskeySignInOutput']>, ParentType, ContextType, RequireFields<MutationFinishPasskeySignInArgs, 'response'>>;
  finishSocialSignIn?: Resolver<Maybe<ResolversTypes['SocialSignInOutput']>, ParentType, ContextType, RequireFields<MutationFinishSocialSignInArgs, 'code' | 'provider' | 'state'>>;
  generateAgentToken?: Resolver<Maybe<ResolversTypes['GenerateAgentTokenOutput']>, ParentType, ContextType, RequireFields<MutationGenerateAgentTokenArgs, 'input'>>;
  generateCustomerToken?: Resolver<Maybe<ResolversTypes['CustomerToken']>, ParentType, ContextType, RequireFields<MutationGenerateCustomerTokenArgs, 'email' | 'password'>>;
  generateCustomerTokenAsAdmin?: Resolver<Maybe<ResolversTypes['GenerateCustomerTokenAsAdminOutput']>, ParentType, ContextType, RequireFields<MutationGenerateCustomerTokenAsAdminArgs, 'input'>>;
  handInCardResult?: Resolver<ResolversTypes['HandInCardResultOutput'], ParentType, ContextType, RequireFields<MutationHandInCardResultArgs, 'input'>>;
  handlePayflowProResponse?: Resolver<Maybe<ResolversTypes['PayflowProResponseOutput']>, ParentType, ContextType, RequireFields<MutationHandlePayflowProResponseArgs, 'input'>>;
  markWishAsBought?: Resolver<Maybe<ResolversTypes['SharedWishlistOutput']>, ParentType, ContextType, RequireFields<MutationMarkWishAsBoughtArgs, 'code' | 'itemId' | 'token'>>;
  mergeCarts?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<MutationMergeCartsArgs, 'source_cart_id'>>;
  moveProductsBetweenWishlists?: Resolver<Maybe<ResolversTypes['MoveProductsBetweenWishlistsOutput']>, ParentType, ContextType, RequireFields<MutationMoveProductsBetweenWishlistsArgs, 'destinationWishlistUid' | 'sourceWishlistUid' | 'wishlistItems'>>;
  moveSavedItemToCart?: Resolver<Maybe<ResolversTypes['MoveSavedItemToCartOutput']>, ParentType, ContextType, RequireFields<MutationMoveSavedItemToCartArgs, 'input'>>;
  placeOrder?: Resolver<Maybe<ResolversTypes['PlaceOrderOutput']>, ParentType, ContextType, Partial<MutationPlaceOrderArgs>>;
  prepareCartLink?: Resolver<Maybe<ResolversTypes['PrepareCartLinkOutput']>, ParentType, ContextType, RequireFields<MutationPrepareCartLinkArgs, 'input'>>;
  redeemLoyaltyReward?: Resolver<Maybe<ResolversTypes['RedeemLoyaltyRewardOutput']>, ParentType, ContextType, RequireFields<MutationRedeemLoyaltyRewardArgs, 'input'>>;
  removeAdoptedClient?: Resolver<Maybe<ResolversTypes['RemoveAdoptedClientOutput']>, ParentType, ContextType>;
  removeCouponFromCart?: Resolver<Maybe<ResolversTypes['RemoveCouponFromCartOutput']>, ParentType, ContextType, Partial<MutationRemoveCouponFromCartArgs>>;
  removeCouponsFromCart?: Resolver<Maybe<ResolversTypes['RemoveCouponFromCartOutput']>, ParentType, ContextType, Partial<MutationRemoveCouponsFromCartArgs>>;
  removeGiftCardFromCart?: Resolver<Maybe<ResolversTypes['RemoveGiftCardFromCartOutput']>, ParentType, ContextType, Partial<MutationRemoveGiftCardFromCartArgs>>;
  removeItemFromCart?: Resolver<Maybe<ResolversTypes['RemoveItemFromCartOutput']>, ParentType, ContextType, Partial<MutationRemoveItemFromCartArgs>>;
  removePasskey?: Resolver<Maybe<ResolversTypes['CustomerSignInWays']>, ParentType, ContextType, RequireFields<MutationRemovePasskeyArgs, 'uid'>>;
  removeProductsFromCompareList?: Resolver<Maybe<ResolversTypes['CompareList']>, ParentType, ContextType, Partial<MutationRemoveProductsFromCompareListArgs>>;
  removeProductsFromWishlist?: Resolver<Maybe<ResolversTypes['RemoveProductsFromWishlistOutput']>, ParentType, ContextType, RequireFields<MutationRemoveProductsFromWishlistArgs, 'wishlistId' | 'wishlistItemsIds'>>;
  removeReturnTracking?: Resolver<Maybe<ResolversTypes['RemoveReturnTrackingOutput']>, ParentType, ContextType, RequireFields<MutationRemoveReturnTrackingArgs, 'input'>>;
  removeSavedItem?: Resolver<Maybe<ResolversTypes['RemoveSavedItemOutput']>, ParentType, ContextType, RequireFields<MutationRemoveSavedItemArgs, 'input'>>;
  renamePasskey?: Resolver<Maybe<ResolversTypes['CustomerSignInWays']>, ParentType, ContextType, RequireFields<MutationRenamePasskeyArgs, 'name' | 'uid'>>;
  renewCustomerToken?: Resolver<Maybe<ResolversTypes['CustomerToken']>, ParentType, ContextType>;
  reorderItems?: Resolver<Maybe<ResolversTypes['ReorderItemsOutput']>, ParentType, ContextType, RequireFields<MutationReorderItemsArgs, 'orderNumber'>>;
  replaceRecoveryCodes?: Resolver<Maybe<ResolversTypes['RecoveryCodes']>, ParentType, ContextType>;
  requestAnonymization?: Resolver<Maybe<ResolversTypes['AnonymizationResult']>, ParentType, ContextType, RequireFields<MutationRequestAnonymizationArgs, 'input'>>;
  requestExchange?: Resolver<Maybe<ResolversTypes['RequestReturnOutput']>, ParentType, ContextType, RequireFields<MutationRequestExchangeArgs, 'input'>>;
  requestGuestExchange?: Resolver<Maybe<ResolversTypes['RequestReturnOutput']>, ParentType, ContextType, RequireFields<MutationRequestGuestExchangeArgs, 'input'>>;
  requestGuestOrderCancel?: Resolver<Maybe<ResolversTypes['CancelOrderOutput']>, ParentType, ContextType, RequireFields<MutationRequestGuestOrderCancelArgs, 'input'>>;
  requestGuestReturn?: Resolver<Maybe<ResolversTypes['RequestReturnOutput']>, ParentType, ContextType, RequireFields<MutationRequestGuestReturnArgs, 'input'>>;
  requestPasswordResetEmail?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<MutationRequestPasswordResetEmailArgs, 'email'>>;
  requestPersonalDataLink?: Resolver<ResolversTypes['PersonalDataLink'], ParentType, ContextType>;
  requestProductAlertLink?: Resolver<Maybe<ResolversTypes['ProductAlertSubscriptionResult']>, ParentType, ContextType, RequireFields<MutationRequestProductAlertLinkArgs, 'input'>>;
  requestReturn?: Resolver<Maybe<ResolversTypes['RequestReturnOutput']>, ParentType, ContextType, RequireFields<MutationRequestReturnArgs, 'input'>>;
  resendConfirmationEmail?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<MutationResendConfirmationEmailArgs, 'email'>>;
  resetPassword?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'email' | 'newPassword' | 'resetPasswordToken'>>;
  restoreCartItem?: Resolver<Maybe<ResolversTypes['RestoreCartItemOutput']>, ParentType, ContextType, RequireFields<MutationRestoreCartItemArgs, 'input'>>;
  returnOrderToCart?: Resolver<ResolversTypes['ReturnOrderToCartOutput'], ParentType, ContextType, RequireFields<MutationReturnOrderToCartArgs, 'input'>>;
  revokeAgreement?: Resolver<Maybe<ResolversTypes['RevokeAgreementOutput']>, ParentType, ContextType, RequireFields<MutationRevokeAgreementArgs, 'acceptant' | 'id'>>;
  revokeCustomerSession?: Resolver<Maybe<ResolversTypes['CustomerSessions']>, ParentType, ContextType, RequireFields<MutationRevokeCustomerSessionArgs, 'uid'>>;
  revokeCustomerToken?: Resolver<Maybe<ResolversTypes['RevokeCustomerTokenOutput']>, ParentType, ContextType>;
  revokeOtherCustomerSessions?: Resolver<Maybe<ResolversTypes['CustomerSessions']>, ParentType, ContextType>;
  saveCardResult?: Resolver<ResolversTypes['SaveCardResultOutput'], ParentType, ContextType, RequireFields<MutationSaveCardResultArgs, 'input'>>;
  saveCartItemForLater?: Resolver<Maybe<ResolversTypes['SaveCartItemForLaterOutput']>, ParentType, ContextType, RequireFields<MutationSaveCartItemForLaterArgs, 'input'>>;
  sendEmailToFriend?: Resolver<Maybe<ResolversTypes['SendEmailToFriendOutput']>, ParentType, ContextType, Partial<MutationSendEmailToFriendArgs>>;
  sendItemClick?: Resolver<Maybe<ResolversTypes['ItemClickOutput']>, ParentType, ContextType, RequireFields<MutationSendItemClickArgs, 'input'>>;
  sendSearch?: Resolver<Maybe<ResolversTypes['SearchOutput']>, ParentType, ContextType, RequireFields<MutationSendSearchArgs, 'input'>>;
  setBillingAddressOnCart?: Resolver<Maybe<ResolversTypes['SetBillingAddressOnCartOutput']>, ParentType, ContextType, Partial<MutationSetBillingAddressOnCartArgs>>;
  setGiftOptionsOnCart?: Resolver<Maybe<ResolversTypes['SetGiftOptionsOnCartOutput']>, ParentType, ContextType, Partial<MutationSetGiftOptionsOnCartArgs>>;
  setGuestEmailOnCart?: Resolver<Maybe<ResolversTypes['SetGuestEmailOnCartOutput']>, ParentType, ContextType, Partial<MutationSetGuestEmailOnCartArgs>>;
  setPaymentMethodAndPlaceOrder?: Resolver<Maybe<ResolversTypes['PlaceOrderOutput']>, ParentType, ContextType, Partial<MutationSetPaymentMethodAndPlaceOrderArgs>>;
  setPaymentMethodOnCart?: Resolver<Maybe<ResolversTypes['SetPaymentMethodOnCartOutput']>, ParentType, ContextType, Partial<MutationSetPaymentMethodOnCartArgs>>;
  setShippingAddressesOnCart?: Resolver<Maybe<ResolversTypes['SetShippingAddressesOnCartOutput']>, ParentType, ContextType, Partial<MutationSetShippingAddressesOnCartArgs>>;
  setShippingMethodsOnCart?: Resolver<Maybe<ResolversTypes['SetShippingMethodsOnCartOutput']>, ParentType, ContextType, Partial<MutationSetShippingMethodsOnCartArgs>>;
  shareWishlist?: Resolver<Maybe<ResolversTypes['ShareWishlistOutput']>, ParentType, ContextType, RequireFields<MutationShareWishlistArgs, 'wishlistId'>>;
  startAuthenticatorApp?: Resolver<Maybe<ResolversTypes['AuthenticatorApp']>, ParentType, ContextType, Partial<MutationStartAuthenticatorAppArgs>>;
  startPasskeyRegistration?: Resolver<Maybe<ResolversTypes['PasskeyOptions']>, ParentType, ContextType, Partial<MutationStartPasskeyRegistrationArgs>>;
  startPasskeySignIn?: Resolver<Maybe<ResolversTypes['PasskeyOptions']>, ParentType, ContextType>;
  startPayment?: Resolver<ResolversTypes['StartPaymentOutput'], ParentType, ContextType, RequireFields<MutationStartPaymentArgs, 'input'>>;
  startSocialSignIn?: Resolver<Maybe<ResolversTypes['SocialSignInStart']>, ParentType, ContextType, RequireFields<MutationStartSocialSignInArgs, 'provider'>>;
  stopSharingWishlist?: Resolver<Maybe<ResolversTypes['ShareWishlistOutput']>, ParentType, ContextType, RequireFields<MutationStopSharingWishlistArgs, 'wishlistId'>>;
  subscribeEmailToNewsletter?: Resolver<Maybe<ResolversTypes['SubscribeEmailToNewsletterOutput']>, ParentType, ContextType, RequireFields<MutationSubscribeEmailToNewsletterArgs, 'email'>>;
  subscribeToStockAlert?: Resolver<Maybe<ResolversTypes['ProductAlertSubscriptionResult']>, ParentType, ContextType, RequireFields<MutationSubscribeToStockAlertArgs, 'email' | 'sku'>>;
  takePreparedCart?: Resolver<Maybe<ResolversTypes['TakePreparedCartOutput']>, ParentType, ContextType, RequireFields<MutationTakePreparedCartArgs, 'input'>>;
  unlinkSocialProvider?: Resolver<Maybe<ResolversTypes['CustomerSignInWays']>, ParentType, ContextType, RequireFields<MutationUnlinkSocialProviderArgs, 'provider'>>;
  unlockGiftCard?: Resolver<Maybe<ResolversTypes['GiftCardAccount']>, ParentType, ContextType, RequireFields<MutationUnlockGiftCardArgs, 'input'>>;
  unmarkWishAsBought?: Resolver<Maybe<ResolversTypes['SharedWishlistOutput']>, ParentType, ContextType, RequireFields<MutationUnmarkWishAsBoughtArgs, 'code' | 'itemId' | 'token'>>;
  unsubscribeFromNewsletter?: Resolver<Maybe<ResolversTypes['SubscribeEmailToNewsletterOutput']>, ParentType, ContextType, RequireFields<MutationUnsubscribeFromNewsletterArgs, 'code' | 'id'>>;
  unsubscribeFromProductAlert?: Resolver<Maybe<ResolversTypes['ProductAlertSubscriptionResult']>, ParentType, ContextType, RequireFields<MutationUnsubscribeFromProductAlertArgs, 'email' | 'token' | 'type'>>;
  unsubscribeProductAlertByEmail?: Resolver<Maybe<ResolversTypes['ProductAlertSubscriptionResult']>, ParentType, ContextType, RequireFields<MutationUnsubscribeProductAlertByEmailArgs, 'input'>>;
  updateCartItems?: Resolver<Maybe<ResolversTypes['UpdateCartItemsOutput']>, ParentType, ContextType, Partial<MutationUpdateCartItemsArgs>>;
  updateCustomer?: Resolver<Maybe<ResolversTypes['CustomerOutput']>, ParentType, ContextType, RequireFields<MutationUpdateCustomerArgs, 'input'>>;
  updateCustomerAddress?: Resolver<Maybe<ResolversTypes['CustomerAddress']>, ParentType, ContextType, RequireFields<MutationUpdateCustomerAddressArgs, 'id'>>;
  updateCustomerAddressV2?: Resolver<Maybe<ResolversTypes['CustomerAddress']>, ParentType, ContextType, RequireFields<MutationUpdateCustomerAddressV2Args, 'uid'>>;
  updateCustomerEmail?: Resolver<Maybe<ResolversTypes['CustomerOutput']>, ParentType, ContextType, RequireFields<MutationUpdateCustomerEmailArgs, 'email' | 'password'>>;
  updateCustomerV2?: Resolver<Maybe<ResolversTypes['CustomerOutput']>, ParentType, ContextType, RequireFields<MutationUpdateCustomerV2Args, 'input'>>;
  updateProductsInWishlist?: Resolver<Maybe<ResolversTypes['UpdateProductsInWishlistOutput']>, ParentType, ContextType, RequireFields<MutationUpdateProductsInWishlistArgs, 'wishlistId' | 'wishlistItems'>>;
  updateWishlist?: Resolver<Maybe<ResolversTypes['UpdateWishlistOutput']>, ParentType, ContextType, RequireFields<MutationUpdateWishlistArgs, 'wishlistId'>>;
};

export type MwCanonicalUrlResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MwCanonicalUrl'] = ResolversParentTypes['MwCanonicalUrl']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MwHreflangResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MwHreflang'] = ResolversParentTypes['MwHreflang']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MwHreflangsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MwHreflangs'] = ResolversParentTypes['MwHreflangs']> = {
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['MwHreflang']>>>, ParentType, ContextType>;
};

export type MwRichSnippetsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MwRichSnippets'] = ResolversParentTypes['MwRichSnippets']> = {
  product?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seller?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  webpage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MwSeoMarkupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MwSeoMarkup'] = ResolversParentTypes['MwSeoMarkup']> = {
  rich_snippets?: Resolver<Maybe<ResolversTypes['MwRichSnippets']>, ParentType, ContextType>;
  social_markup?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type NoSuchEntityUidErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NoSuchEntityUidError'] = ResolversParentTypes['NoSuchEntityUidError']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  cart_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order_number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderAddress'] = ResolversParentTypes['OrderAddress']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country_code?: Resolver<Maybe<ResolversTypes['CountryCodeEnum']>, ParentType, ContextType>;
  custom_attributesV2?: Resolver<Array<Maybe<ResolversTypes['AttributeValueInterface']>>, ParentType, ContextType, Partial<OrderAddressCustom_AttributesV2Args>>;
  fax?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  middlename?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prefix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  street?: Resolver<Array<Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
  suffix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  telephone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vat_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderCustomerInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderCustomerInfo'] = ResolversParentTypes['OrderCustomerInfo']> = {
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  middlename?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prefix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  suffix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderGtmResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderGtm'] = ResolversParentTypes['OrderGtm']> = {
  applied_coupons?: Resolver<Maybe<Array<Maybe<ResolversTypes['AppliedCoupon']>>>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  items_history?: Resolver<Maybe<Array<Maybe<ResolversTypes['OrderGtmItem']>>>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payment_methods?: Resolver<Maybe<Array<Maybe<ResolversTypes['OrderPaymentMethod']>>>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['OrderTotal']>, ParentType, ContextType>;
};

export type OrderGtmItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderGtmItem'] = ResolversParentTypes['OrderGtmItem']> = {
  product_sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  selected_options?: Resolver<Maybe<Array<Maybe<ResolversTypes['OrderItemOption']>>>, ParentType, ContextType>;
};

export type OrderItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderItem'] = ResolversParentTypes['OrderItem']> = {
  discounts?: Resolver<Maybe<Array<Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  eligible_for_return?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  entered_options?: Resolver<Maybe<Array<Maybe<ResolversTypes['OrderItemOption']>>>, ParentType, ContextType>;
  free_gift_label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gift_message?: Resolver<Maybe<ResolversTypes['GiftMessage']>, ParentType, ContextType>;
  gift_wrapping?: Resolver<Maybe<ResolversTypes['GiftWrapping']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  prices?: Resolver<Maybe<ResolversTypes['OrderItemPrices']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  product_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sale_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_url_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity_canceled?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_invoiced?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_ordered?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_refunded?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_return_requested?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_returnable?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_returned?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_shipped?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  returnable_pieces?: Resolver<Maybe<Array<ResolversTypes['ReturnablePieces']>>, ParentType, ContextType>;
  selected_options?: Resolver<Maybe<Array<Maybe<ResolversTypes['OrderItemOption']>>>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderItemInterfaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderItemInterface'] = ResolversParentTypes['OrderItemInterface']> = {
  __resolveType: TypeResolveFn<'BundleOrderItem' | 'ConfigurableOrderItem' | 'DownloadableOrderItem' | 'GiftCardOrderItem' | 'OrderItem', ParentType, ContextType>;
};

export type OrderItemOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderItemOption'] = ResolversParentTypes['OrderItemOption']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderItemPricesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderItemPrices'] = ResolversParentTypes['OrderItemPrices']> = {
  discounts?: Resolver<Maybe<Array<Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  fixed_product_taxes?: Resolver<Array<Maybe<ResolversTypes['FixedProductTax']>>, ParentType, ContextType>;
  original_price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  original_price_including_tax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  original_row_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  original_row_total_including_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  price_including_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  row_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  row_total_including_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total_item_discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type OrderPaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderPayment'] = ResolversParentTypes['OrderPayment']> = {
  available_payment_methods?: Resolver<Array<ResolversTypes['AvailablePaymentMethod']>, ParentType, ContextType>;
  can_return_to_cart?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  card_session?: Resolver<Maybe<ResolversTypes['CardSession']>, ParentType, ContextType>;
  order_number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['OrderPaymentRefusal']>, ParentType, ContextType>;
  selected_payment_method?: Resolver<ResolversTypes['SelectedPaymentMethod'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderPaymentStatus'], ParentType, ContextType>;
};

export type OrderPaymentMethodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderPaymentMethod'] = ResolversParentTypes['OrderPaymentMethod']> = {
  additional_data?: Resolver<Maybe<Array<Maybe<ResolversTypes['KeyValue']>>>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderShipmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderShipment'] = ResolversParentTypes['OrderShipment']> = {
  comments?: Resolver<Maybe<Array<Maybe<ResolversTypes['SalesCommentItem']>>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['ShipmentItemInterface']>>>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tracking?: Resolver<Maybe<Array<Maybe<ResolversTypes['ShipmentTracking']>>>, ParentType, ContextType>;
};

export type OrderTotalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderTotal'] = ResolversParentTypes['OrderTotal']> = {
  base_grand_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discounts?: Resolver<Maybe<Array<Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  gift_options?: Resolver<Maybe<ResolversTypes['GiftOptionsPrices']>, ParentType, ContextType>;
  grand_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  grand_total_excl_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shipping_handling?: Resolver<Maybe<ResolversTypes['ShippingHandling']>, ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  subtotal_excl_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  subtotal_incl_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  taxes?: Resolver<Maybe<Array<Maybe<ResolversTypes['TaxItem']>>>, ParentType, ContextType>;
  total_due?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total_giftcard?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  total_paid?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total_refunded?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total_reward_points?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  total_shipping?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total_store_credit?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  total_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type OrderWithdrawalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderWithdrawal'] = ResolversParentTypes['OrderWithdrawal']> = {
  handled_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  submitted_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wording?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ParcelLockerConfigResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ParcelLockerConfig'] = ResolversParentTypes['ParcelLockerConfig']> = {
  client_ids?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  sandbox?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  script_urls?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  show_on?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  styles?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PasskeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Passkey'] = ResolversParentTypes['Passkey']> = {
  created_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_backed_up?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  last_used_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PasskeyOptionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasskeyOptions'] = ResolversParentTypes['PasskeyOptions']> = {
  options?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PasskeySignInOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasskeySignInOutput'] = ResolversParentTypes['PasskeySignInOutput']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['CustomerToken'], ParentType, ContextType>;
};

export type PayflowLinkTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayflowLinkToken'] = ResolversParentTypes['PayflowLinkToken']> = {
  mode?: Resolver<Maybe<ResolversTypes['PayflowLinkMode']>, ParentType, ContextType>;
  paypal_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secure_token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secure_token_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PayflowProResponseOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayflowProResponseOutput'] = ResolversParentTypes['PayflowProResponseOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type PayflowProTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayflowProToken'] = ResolversParentTypes['PayflowProToken']> = {
  response_message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  result?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  result_code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  secure_token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secure_token_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentToken'] = ResolversParentTypes['PaymentToken']> = {
  details?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payment_method_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  public_hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['PaymentTokenTypeEnum'], ParentType, ContextType>;
};

export type PaypalExpressTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaypalExpressToken'] = ResolversParentTypes['PaypalExpressToken']> = {
  paypal_urls?: Resolver<Maybe<ResolversTypes['PaypalExpressUrlList']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaypalExpressTokenOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaypalExpressTokenOutput'] = ResolversParentTypes['PaypalExpressTokenOutput']> = {
  paypal_urls?: Resolver<Maybe<ResolversTypes['PaypalExpressUrlList']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaypalExpressUrlListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaypalExpressUrlList'] = ResolversParentTypes['PaypalExpressUrlList']> = {
  edit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  start?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PersonalDataFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonalDataFile'] = ResolversParentTypes['PersonalDataFile']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_complete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  media_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PersonalDataLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonalDataLink'] = ResolversParentTypes['PersonalDataLink']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PhysicalProductInterfaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PhysicalProductInterface'] = ResolversParentTypes['PhysicalProductInterface']> = {
  __resolveType: TypeResolveFn<'BundleProduct' | 'ConfigurableProduct' | 'GiftCardProduct' | 'GroupedProduct' | 'SimpleProduct', ParentType, ContextType>;
};

export type PickupLocationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PickupLocation'] = ResolversParentTypes['PickupLocation']> = {
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contact_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  distance?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fax?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  opening_hours?: Resolver<Maybe<Array<ResolversTypes['StoreOpeningHours']>>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pickup_location_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  street?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PickupLocationsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PickupLocations'] = ResolversParentTypes['PickupLocations']> = {
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['PickupLocation']>>>, ParentType, ContextType>;
  page_info?: Resolver<Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
  total_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PlaceOrderErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlaceOrderError'] = ResolversParentTypes['PlaceOrderError']> = {
  code?: Resolver<ResolversTypes['PlaceOrderErrorCodes'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['ErrorReason']>, ParentType, ContextType>;
  unavailable_items?: Resolver<Array<ResolversTypes['UnavailableOrderItem']>, ParentType, ContextType>;
};

export type PlaceOrderOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlaceOrderOutput'] = ResolversParentTypes['PlaceOrderOutput']> = {
  errors?: Resolver<Maybe<Array<Maybe<ResolversTypes['PlaceOrderError']>>>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  orderV2?: Resolver<Maybe<ResolversTypes['CustomerOrder']>, ParentType, ContextType>;
};

export type PrepareCartLinkOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PrepareCartLinkOutput'] = ResolversParentTypes['PrepareCartLinkOutput']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expires_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PreparedCartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PreparedCart'] = ResolversParentTypes['PreparedCart']> = {
  expires_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['PreparedCartItem']>, ParentType, ContextType>;
};

export type PreparedCartItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PreparedCartItem'] = ResolversParentTypes['PreparedCartItem']> = {
  is_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  row_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Price'] = ResolversParentTypes['Price']> = {
  adjustments?: Resolver<Maybe<Array<Maybe<ResolversTypes['PriceAdjustment']>>>, ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type PriceAdjustmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceAdjustment'] = ResolversParentTypes['PriceAdjustment']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['PriceAdjustmentCodesEnum']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['PriceAdjustmentDescriptionEnum']>, ParentType, ContextType>;
};

export type PriceDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceDetails'] = ResolversParentTypes['PriceDetails']> = {
  discount_percentage?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  main_final_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  main_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type PriceRangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceRange'] = ResolversParentTypes['PriceRange']> = {
  lowest_price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  maximum_price?: Resolver<Maybe<ResolversTypes['ProductPrice']>, ParentType, ContextType>;
  minimum_price?: Resolver<ResolversTypes['ProductPrice'], ParentType, ContextType>;
};

export type ProductAlertSubscriptionResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductAlertSubscriptionResult'] = ResolversParentTypes['ProductAlertSubscriptionResult']> = {
  code?: Resolver<Maybe<ResolversTypes['ProductAlertErrorEnum']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['ErrorReason']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ProductAttributeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductAttribute'] = ResolversParentTypes['ProductAttribute']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductAttributeMetadataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductAttributeMetadata'] = ResolversParentTypes['ProductAttributeMetadata']> = {
  attribute_labels?: Resolver<Maybe<Array<Maybe<ResolversTypes['StoreLabels']>>>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  data_type?: Resolver<Maybe<ResolversTypes['ObjectDataTypeEnum']>, ParentType, ContextType>;
  entity_type?: Resolver<Maybe<ResolversTypes['AttributeEntityTypeEnum']>, ParentType, ContextType>;
  is_system?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sort_order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  ui_input?: Resolver<Maybe<ResolversTypes['UiInputTypeInterface']>, ParentType, ContextType>;
  uid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  used_in_components?: Resolver<Maybe<Array<Maybe<ResolversTypes['CustomAttributesListsEnum']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductAttributeOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductAttributeOption'] = ResolversParentTypes['ProductAttributeOption']> = {
  is_default?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  swatch_data?: Resolver<Maybe<ResolversTypes['SwatchDataInterface']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ProductBannerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductBanner'] = ResolversParentTypes['ProductBanner']> = {
  every_n?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  image_desktop?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image_mobile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image_tablet?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is_valid?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductCustomAttributesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductCustomAttributes'] = ResolversParentTypes['ProductCustomAttributes']> = {
  errors?: Resolver<Array<Maybe<ResolversTypes['AttributeMetadataError']>>, ParentType, ContextType>;
  items?: Resolver<Array<Maybe<ResolversTypes['AttributeValueInterface']>>, ParentType, ContextType>;
};

export type ProductDiscountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductDiscount'] = ResolversParentTypes['ProductDiscount']> = {
  amount_off?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  percent_off?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ProductImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductImage'] = ResolversParentTypes['ProductImage']> = {
  disabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  types?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductInterfaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductInterface'] = ResolversParentTypes['ProductInterface']> = {
  __resolveType: TypeResolveFn<'BundleProduct' | 'ConfigurableProduct' | 'DownloadableProduct' | 'GiftCardProduct' | 'GroupedProduct' | 'SimpleProduct' | 'VirtualProduct', ParentType, ContextType>;
};

export type ProductLinksResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductLinks'] = ResolversParentTypes['ProductLinks']> = {
  link_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  linked_product_sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  linked_product_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductLinksInterfaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductLinksInterface'] = ResolversParentTypes['ProductLinksInterface']> = {
  __resolveType: TypeResolveFn<'ProductLinks', ParentType, ContextType>;
};

export type ProductMediaGalleryEntriesContentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductMediaGalleryEntriesContent'] = ResolversParentTypes['ProductMediaGalleryEntriesContent']> = {
  base64_encoded_data?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductMediaGalleryEntriesVideoContentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductMediaGalleryEntriesVideoContent'] = ResolversParentTypes['ProductMediaGalleryEntriesVideoContent']> = {
  media_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  video_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  video_metadata?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  video_provider?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  video_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  video_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductPriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductPrice'] = ResolversParentTypes['ProductPrice']> = {
  discount?: Resolver<Maybe<ResolversTypes['ProductDiscount']>, ParentType, ContextType>;
  final_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  fixed_product_taxes?: Resolver<Maybe<Array<Maybe<ResolversTypes['FixedProductTax']>>>, ParentType, ContextType>;
  regular_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ProductPricesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductPrices'] = ResolversParentTypes['ProductPrices']> = {
  maximalPrice?: Resolver<Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
  minimalPrice?: Resolver<Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
  regularPrice?: Resolver<Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
};

export type ProductReviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductReview'] = ResolversParentTypes['ProductReview']> = {
  average_rating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nickname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  ratings_breakdown?: Resolver<Array<Maybe<ResolversTypes['ProductReviewRating']>>, ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductReviewRatingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductReviewRating'] = ResolversParentTypes['ProductReviewRating']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductReviewRatingMetadataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductReviewRatingMetadata'] = ResolversParentTypes['ProductReviewRatingMetadata']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<Maybe<ResolversTypes['ProductReviewRatingValueMetadata']>>, ParentType, ContextType>;
};

export type ProductReviewRatingValueMetadataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductReviewRatingValueMetadata'] = ResolversParentTypes['ProductReviewRatingValueMetadata']> = {
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductReviewRatingsMetadataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductReviewRatingsMetadata'] = ResolversParentTypes['ProductReviewRatingsMetadata']> = {
  items?: Resolver<Array<Maybe<ResolversTypes['ProductReviewRatingMetadata']>>, ParentType, ContextType>;
};

export type ProductReviewsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductReviews'] = ResolversParentTypes['ProductReviews']> = {
  items?: Resolver<Array<Maybe<ResolversTypes['ProductReview']>>, ParentType, ContextType>;
  page_info?: Resolver<ResolversTypes['SearchResultPageInfo'], ParentType, ContextType>;
};

export type ProductTierPricesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductTierPrices'] = ResolversParentTypes['ProductTierPrices']> = {
  customer_group_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  percentage_value?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  website_id?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ProductVideoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductVideo'] = ResolversParentTypes['ProductVideo']> = {
  disabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  types?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  video_content?: Resolver<Maybe<ResolversTypes['ProductMediaGalleryEntriesVideoContent']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Products'] = ResolversParentTypes['Products']> = {
  aggregations?: Resolver<Maybe<Array<Maybe<ResolversTypes['Aggregation']>>>, ParentType, ContextType, Partial<ProductsAggregationsArgs>>;
  corrected_search?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  filters?: Resolver<Maybe<Array<Maybe<ResolversTypes['LayerFilter']>>>, ParentType, ContextType>;
  is_near_match?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  lacks_colour?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  page_info?: Resolver<Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
  sort_fields?: Resolver<Maybe<ResolversTypes['SortFields']>, ParentType, ContextType>;
  suggestions?: Resolver<Maybe<Array<Maybe<ResolversTypes['SearchSuggestion']>>>, ParentType, ContextType>;
  total_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  agreements?: Resolver<Maybe<Array<Maybe<ResolversTypes['Agreement']>>>, ParentType, ContextType, RequireFields<QueryAgreementsArgs, 'scope'>>;
  amLabelProvider?: Resolver<Maybe<Array<Maybe<ResolversTypes['AmLabelList']>>>, ParentType, ContextType, Partial<QueryAmLabelProviderArgs>>;
  amLabelSetting?: Resolver<Maybe<ResolversTypes['AmLabelSetting']>, ParentType, ContextType>;
  attributesForm?: Resolver<ResolversTypes['AttributesFormOutput'], ParentType, ContextType, RequireFields<QueryAttributesFormArgs, 'formCode'>>;
  attributesList?: Resolver<Maybe<ResolversTypes['AttributesMetadataOutput']>, ParentType, ContextType, RequireFields<QueryAttributesListArgs, 'entityType'>>;
  availableStores?: Resolver<Maybe<Array<Maybe<ResolversTypes['StoreConfig']>>>, ParentType, ContextType, Partial<QueryAvailableStoresArgs>>;
  blogAuthor?: Resolver<Maybe<ResolversTypes['BlogAuthor']>, ParentType, ContextType, Partial<QueryBlogAuthorArgs>>;
  blogCategories?: Resolver<Maybe<ResolversTypes['blogCategoriesOutput']>, ParentType, ContextType>;
  blogCategory?: Resolver<Maybe<ResolversTypes['BlogCategory']>, ParentType, ContextType, Partial<QueryBlogCategoryArgs>>;
  blogComments?: Resolver<Maybe<ResolversTypes['blogCommentsOutput']>, ParentType, ContextType, RequireFields<QueryBlogCommentsArgs, 'currentPage' | 'pageSize'>>;
  blogMonths?: Resolver<Array<ResolversTypes['BlogMonth']>, ParentType, ContextType>;
  blogPost?: Resolver<Maybe<ResolversTypes['BlogPost']>, ParentType, ContextType, Partial<QueryBlogPostArgs>>;
  blogPosts?: Resolver<Maybe<ResolversTypes['blogPostsOutput']>, ParentType, ContextType, RequireFields<QueryBlogPostsArgs, 'currentPage' | 'pageSize' | 'sortFiled'>>;
  blogTag?: Resolver<Maybe<ResolversTypes['BlogTag']>, ParentType, ContextType, Partial<QueryBlogTagArgs>>;
  blogTags?: Resolver<Maybe<ResolversTypes['blogTagsOutput']>, ParentType, ContextType>;
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType, RequireFields<QueryCartArgs, 'cart_id'>>;
  categories?: Resolver<Maybe<ResolversTypes['CategoryResult']>, ParentType, ContextType, RequireFields<QueryCategoriesArgs, 'currentPage' | 'pageSize'>>;
  category?: Resolver<Maybe<ResolversTypes['CategoryTree']>, ParentType, ContextType, Partial<QueryCategoryArgs>>;
  categoryList?: Resolver<Maybe<Array<Maybe<ResolversTypes['CategoryTree']>>>, ParentType, ContextType, RequireFields<QueryCategoryListArgs, 'currentPage' | 'pageSize'>>;
  checkoutAgreements?: Resolver<Maybe<Array<Maybe<ResolversTypes['CheckoutAgreement']>>>, ParentType, ContextType>;
  cmsBlocks?: Resolver<Maybe<ResolversTypes['CmsBlocks']>, ParentType, ContextType, Partial<QueryCmsBlocksArgs>>;
  cmsPage?: Resolver<Maybe<ResolversTypes['CmsPage']>, ParentType, ContextType, Partial<QueryCmsPageArgs>>;
  compareList?: Resolver<Maybe<ResolversTypes['CompareList']>, ParentType, ContextType, RequireFields<QueryCompareListArgs, 'uid'>>;
  countries?: Resolver<Maybe<Array<Maybe<ResolversTypes['Country']>>>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType, Partial<QueryCountryArgs>>;
  currency?: Resolver<Maybe<ResolversTypes['Currency']>, ParentType, ContextType>;
  customAttributeMetadata?: Resolver<Maybe<ResolversTypes['CustomAttributeMetadata']>, ParentType, ContextType, RequireFields<QueryCustomAttributeMetadataArgs, 'attributes'>>;
  customAttributeMetadataV2?: Resolver<ResolversTypes['AttributesMetadataOutput'], ParentType, ContextType, Partial<QueryCustomAttributeMetadataV2Args>>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  customerAcceptedAgreements?: Resolver<Maybe<Array<Maybe<ResolversTypes['AcceptedAgreement']>>>, ParentType, ContextType>;
  customerCart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  customerDownloadableProducts?: Resolver<Maybe<ResolversTypes['CustomerDownloadableProducts']>, ParentType, ContextType>;
  customerOrders?: Resolver<Maybe<ResolversTypes['CustomerOrders']>, ParentType, ContextType>;
  customerPaymentTokens?: Resolver<Maybe<ResolversTypes['CustomerPaymentTokens']>, ParentType, ContextType>;
  customerSessions?: Resolver<Maybe<ResolversTypes['CustomerSessions']>, ParentType, ContextType>;
  customerSignInWays?: Resolver<Maybe<ResolversTypes['CustomerSignInWays']>, ParentType, ContextType>;
  deliveryPoints?: Resolver<Maybe<ResolversTypes['PickupLocations']>, ParentType, ContextType, RequireFields<QueryDeliveryPointsArgs, 'currentPage' | 'network' | 'pageSize'>>;
  dynamicBlocks?: Resolver<ResolversTypes['DynamicBlocks'], ParentType, ContextType, RequireFields<QueryDynamicBlocksArgs, 'currentPage' | 'pageSize'>>;
  getAutocompleteSuggestions?: Resolver<Maybe<ResolversTypes['SearchSuggestions']>, ParentType, ContextType, RequireFields<QueryGetAutocompleteSuggestionsArgs, 'input'>>;
  getHostedProUrl?: Resolver<Maybe<ResolversTypes['HostedProUrl']>, ParentType, ContextType, RequireFields<QueryGetHostedProUrlArgs, 'input'>>;
  getLookbookData?: Resolver<Maybe<ResolversTypes['Lookbook']>, ParentType, ContextType, RequireFields<QueryGetLookbookDataArgs, 'filter'>>;
  getLookbookProducts?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType, RequireFields<QueryGetLookbookProductsArgs, 'skus'>>;
  getPayflowLinkToken?: Resolver<Maybe<ResolversTypes['PayflowLinkToken']>, ParentType, ContextType, RequireFields<QueryGetPayflowLinkTokenArgs, 'input'>>;
  getProductsByCampaignType?: Resolver<Maybe<ResolversTypes['CampaignProducts']>, ParentType, ContextType, RequireFields<QueryGetProductsByCampaignTypeArgs, 'input'>>;
  getRecentSearchTerms?: Resolver<Maybe<ResolversTypes['RecentSearchTerms']>, ParentType, ContextType, RequireFields<QueryGetRecentSearchTermsArgs, 'client_uuid'>>;
  getSyneriseRecommendations?: Resolver<Maybe<Array<Maybe<ResolversTypes['SyneriseRecommendation']>>>, ParentType, ContextType, Partial<QueryGetSyneriseRecommendationsArgs>>;
  getTopQueries?: Resolver<Maybe<ResolversTypes['SearchSuggestions']>, ParentType, ContextType>;
  giftCardAccount?: Resolver<Maybe<ResolversTypes['GiftCardAccount']>, ParentType, ContextType, RequireFields<QueryGiftCardAccountArgs, 'input'>>;
  guestOrder?: Resolver<ResolversTypes['CustomerOrder'], ParentType, ContextType, RequireFields<QueryGuestOrderArgs, 'input'>>;
  guestOrderByToken?: Resolver<ResolversTypes['CustomerOrder'], ParentType, ContextType, RequireFields<QueryGuestOrderByTokenArgs, 'input'>>;
  isEmailAvailable?: Resolver<Maybe<ResolversTypes['IsEmailAvailableOutput']>, ParentType, ContextType, RequireFields<QueryIsEmailAvailableArgs, 'email'>>;
  orderGtm?: Resolver<Maybe<ResolversTypes['OrderGtm']>, ParentType, ContextType, RequireFields<QueryOrderGtmArgs, 'cartId'>>;
  orderPayment?: Resolver<ResolversTypes['OrderPayment'], ParentType, ContextType, RequireFields<QueryOrderPaymentArgs, 'input'>>;
  personalDataFile?: Resolver<ResolversTypes['PersonalDataFile'], ParentType, ContextType, RequireFields<QueryPersonalDataFileArgs, 'format'>>;
  pickupLocations?: Resolver<Maybe<ResolversTypes['PickupLocations']>, ParentType, ContextType, RequireFields<QueryPickupLocationsArgs, 'currentPage' | 'pageSize'>>;
  placedOrder?: Resolver<Maybe<ResolversTypes['CustomerOrder']>, ParentType, ContextType, RequireFields<QueryPlacedOrderArgs, 'cart_id'>>;
  preparedCart?: Resolver<Maybe<ResolversTypes['PreparedCart']>, ParentType, ContextType, RequireFields<QueryPreparedCartArgs, 'code'>>;
  productReviewRatingsMetadata?: Resolver<ResolversTypes['ProductReviewRatingsMetadata'], ParentType, ContextType>;
  products?: Resolver<Maybe<ResolversTypes['Products']>, ParentType, ContextType, RequireFields<QueryProductsArgs, 'currentPage' | 'pageSize'>>;
  recaptchaFormConfig?: Resolver<Maybe<ResolversTypes['ReCaptchaConfigOutput']>, ParentType, ContextType, RequireFields<QueryRecaptchaFormConfigArgs, 'formType'>>;
  recaptchaV3Config?: Resolver<Maybe<ResolversTypes['ReCaptchaConfigurationV3']>, ParentType, ContextType>;
  robotsConfig?: Resolver<Maybe<ResolversTypes['RobotsConfig']>, ParentType, ContextType>;
  route?: Resolver<Maybe<ResolversTypes['RoutableInterface']>, ParentType, ContextType, RequireFields<QueryRouteArgs, 'url'>>;
  searchClientToAdopt?: Resolver<Maybe<Array<Maybe<ResolversTypes['AgentClient']>>>, ParentType, ContextType, Partial<QuerySearchClientToAdoptArgs>>;
  searchContent?: Resolver<Maybe<ResolversTypes['ContentSearchResult']>, ParentType, ContextType, RequireFields<QuerySearchContentArgs, 'pageSize' | 'search'>>;
  searchTerm?: Resolver<Maybe<ResolversTypes['SearchTerm']>, ParentType, ContextType, Partial<QuerySearchTermArgs>>;
  secondFactor?: Resolver<Maybe<ResolversTypes['SecondFactor']>, ParentType, ContextType>;
  sharedWishlist?: Resolver<Maybe<ResolversTypes['SharedWishlist']>, ParentType, ContextType, RequireFields<QuerySharedWishlistArgs, 'code'>>;
  storeAvailability?: Resolver<Array<ResolversTypes['StoreAvailability']>, ParentType, ContextType, RequireFields<QueryStoreAvailabilityArgs, 'sku'>>;
  storeConfig?: Resolver<Maybe<ResolversTypes['StoreConfig']>, ParentType, ContextType>;
  urlResolver?: Resolver<Maybe<ResolversTypes['EntityUrl']>, ParentType, ContextType, RequireFields<QueryUrlResolverArgs, 'url'>>;
  wishlist?: Resolver<Maybe<ResolversTypes['WishlistOutput']>, ParentType, ContextType>;
  withdrawalDeclaration?: Resolver<ResolversTypes['WithdrawalDeclaration'], ParentType, ContextType, RequireFields<QueryWithdrawalDeclarationArgs, 'input'>>;
};

export type ReCaptchaConfigOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReCaptchaConfigOutput'] = ResolversParentTypes['ReCaptchaConfigOutput']> = {
  configurations?: Resolver<Maybe<ResolversTypes['ReCaptchaConfiguration']>, ParentType, ContextType>;
  is_enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReCaptchaConfigurationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReCaptchaConfiguration'] = ResolversParentTypes['ReCaptchaConfiguration']> = {
  badge_position?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  language_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  minimum_score?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  re_captcha_type?: Resolver<ResolversTypes['ReCaptchaTypeEmum'], ParentType, ContextType>;
  technical_failure_message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  theme?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validation_failure_message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  website_key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReCaptchaConfigurationV3Resolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReCaptchaConfigurationV3'] = ResolversParentTypes['ReCaptchaConfigurationV3']> = {
  badge_position?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  failure_message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  forms?: Resolver<Array<Maybe<ResolversTypes['ReCaptchaFormEnum']>>, ParentType, ContextType>;
  is_enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  minimum_score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  theme?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  website_key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RecentSearchTermsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecentSearchTerms'] = ResolversParentTypes['RecentSearchTerms']> = {
  terms?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
};

export type RecommendedProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecommendedProduct'] = ResolversParentTypes['RecommendedProduct']> = {
  currency_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  final_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  image_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lowest_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  regular_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RecoveryCodesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecoveryCodes'] = ResolversParentTypes['RecoveryCodes']> = {
  codes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  second_factor?: Resolver<ResolversTypes['SecondFactor'], ParentType, ContextType>;
};

export type RedeemLoyaltyRewardOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RedeemLoyaltyRewardOutput'] = ResolversParentTypes['RedeemLoyaltyRewardOutput']> = {
  coupon?: Resolver<Maybe<ResolversTypes['LoyaltyCoupon']>, ParentType, ContextType>;
  loyalty?: Resolver<Maybe<ResolversTypes['LoyaltyMember']>, ParentType, ContextType>;
};

export type RegionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Region'] = ResolversParentTypes['Region']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RemoveAdoptedClientOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveAdoptedClientOutput'] = ResolversParentTypes['RemoveAdoptedClientOutput']> = {
  result?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RemoveCouponFromCartOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveCouponFromCartOutput'] = ResolversParentTypes['RemoveCouponFromCartOutput']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
};

export type RemoveGiftCardFromCartOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveGiftCardFromCartOutput'] = ResolversParentTypes['RemoveGiftCardFromCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type RemoveItemFromCartOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveItemFromCartOutput'] = ResolversParentTypes['RemoveItemFromCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type RemoveProductsFromWishlistOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveProductsFromWishlistOutput'] = ResolversParentTypes['RemoveProductsFromWishlistOutput']> = {
  user_errors?: Resolver<Array<Maybe<ResolversTypes['WishListUserInputError']>>, ParentType, ContextType>;
  wishlist?: Resolver<ResolversTypes['Wishlist'], ParentType, ContextType>;
};

export type RemoveReturnTrackingOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveReturnTrackingOutput'] = ResolversParentTypes['RemoveReturnTrackingOutput']> = {
  return?: Resolver<Maybe<ResolversTypes['Return']>, ParentType, ContextType>;
};

export type RemoveSavedItemOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveSavedItemOutput'] = ResolversParentTypes['RemoveSavedItemOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type ReorderItemsOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReorderItemsOutput'] = ResolversParentTypes['ReorderItemsOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  userInputErrors?: Resolver<Array<Maybe<ResolversTypes['CheckoutUserInputError']>>, ParentType, ContextType>;
};

export type RequestReturnOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestReturnOutput'] = ResolversParentTypes['RequestReturnOutput']> = {
  return?: Resolver<Maybe<ResolversTypes['Return']>, ParentType, ContextType>;
  returns?: Resolver<Maybe<ResolversTypes['Returns']>, ParentType, ContextType, RequireFields<RequestReturnOutputReturnsArgs, 'currentPage' | 'pageSize'>>;
};

export type RestoreCartItemOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestoreCartItemOutput'] = ResolversParentTypes['RestoreCartItemOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  user_errors?: Resolver<Array<Maybe<ResolversTypes['Error']>>, ParentType, ContextType>;
};

export type ReturnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Return'] = ResolversParentTypes['Return']> = {
  available_shipping_carriers?: Resolver<Maybe<Array<Maybe<ResolversTypes['ReturnShippingCarrier']>>>, ParentType, ContextType>;
  bank_account_ending?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  comments?: Resolver<Maybe<Array<Maybe<ResolversTypes['ReturnComment']>>>, ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['ReturnCustomer'], ParentType, ContextType>;
  exchange?: Resolver<Maybe<ResolversTypes['ReturnExchange']>, ParentType, ContextType>;
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['ReturnItem']>>>, ParentType, ContextType>;
  label_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['CustomerOrder']>, ParentType, ContextType>;
  refund_amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shipping?: Resolver<Maybe<ResolversTypes['ReturnShipping']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['ReturnStatus']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ReturnCommentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnComment'] = ResolversParentTypes['ReturnComment']> = {
  author_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ReturnCustomAttributeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnCustomAttribute'] = ResolversParentTypes['ReturnCustomAttribute']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReturnCustomerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnCustomer'] = ResolversParentTypes['ReturnCustomer']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReturnExchangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnExchange'] = ResolversParentTypes['ReturnExchange']> = {
  can_cancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  held_until?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  selected_options?: Resolver<Array<ResolversTypes['OrderItemOption']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ReturnExchangeStatus'], ParentType, ContextType>;
  tracking_number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ReturnItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnItem'] = ResolversParentTypes['ReturnItem']> = {
  custom_attributes?: Resolver<Maybe<Array<Maybe<ResolversTypes['ReturnCustomAttribute']>>>, ParentType, ContextType>;
  custom_attributesV2?: Resolver<Maybe<Array<Maybe<ResolversTypes['AttributeValueInterface']>>>, ParentType, ContextType>;
  order_item?: Resolver<ResolversTypes['OrderItemInterface'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  request_quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  selected_options?: Resolver<Array<ResolversTypes['OrderItemOption']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ReturnItemStatus'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ReturnItemAttributeMetadataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnItemAttributeMetadata'] = ResolversParentTypes['ReturnItemAttributeMetadata']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  default_value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entity_type?: Resolver<ResolversTypes['AttributeEntityTypeEnum'], ParentType, ContextType>;
  frontend_class?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  frontend_input?: Resolver<Maybe<ResolversTypes['AttributeFrontendInputEnum']>, ParentType, ContextType>;
  input_filter?: Resolver<Maybe<ResolversTypes['InputFilterEnum']>, ParentType, ContextType>;
  is_required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_unique?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  multiline_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  options?: Resolver<Array<Maybe<ResolversTypes['CustomAttributeOptionInterface']>>, ParentType, ContextType>;
  sort_order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  validate_rules?: Resolver<Maybe<Array<Maybe<ResolversTypes['ValidationRule']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReturnOrderToCartOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnOrderToCartOutput'] = ResolversParentTypes['ReturnOrderToCartOutput']> = {
  cart_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReturnReasonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnReason'] = ResolversParentTypes['ReturnReason']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReturnShippingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnShipping'] = ResolversParentTypes['ReturnShipping']> = {
  address?: Resolver<Maybe<ResolversTypes['ReturnShippingAddress']>, ParentType, ContextType>;
  send_to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tracking?: Resolver<Maybe<Array<Maybe<ResolversTypes['ReturnShippingTracking']>>>, ParentType, ContextType, Partial<ReturnShippingTrackingArgs>>;
};

export type ReturnShippingAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnShippingAddress'] = ResolversParentTypes['ReturnShippingAddress']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contact_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['Country'], ParentType, ContextType>;
  postcode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<ResolversTypes['Region'], ParentType, ContextType>;
  street?: Resolver<Array<Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
  telephone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReturnShippingCarrierResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnShippingCarrier'] = ResolversParentTypes['ReturnShippingCarrier']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ReturnShippingTrackingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnShippingTracking'] = ResolversParentTypes['ReturnShippingTracking']> = {
  carrier?: Resolver<ResolversTypes['ReturnShippingCarrier'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['ReturnShippingTrackingStatus']>, ParentType, ContextType>;
  tracking_number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ReturnShippingTrackingStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnShippingTrackingStatus'] = ResolversParentTypes['ReturnShippingTrackingStatus']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ReturnShippingTrackingStatusType'], ParentType, ContextType>;
};

export type ReturnTermsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnTerms'] = ResolversParentTypes['ReturnTerms']> = {
  bank_country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last_day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  needs_bank_account?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['ReturnReason']>, ParentType, ContextType>;
};

export type ReturnablePiecesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnablePieces'] = ResolversParentTypes['ReturnablePieces']> = {
  exchange_uid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  selected_options?: Resolver<Array<ResolversTypes['OrderItemOption']>, ParentType, ContextType>;
  sizes?: Resolver<Array<ResolversTypes['ExchangeSize']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReturnsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Returns'] = ResolversParentTypes['Returns']> = {
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['Return']>>>, ParentType, ContextType>;
  page_info?: Resolver<Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
  total_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type RevokeAgreementOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeAgreementOutput'] = ResolversParentTypes['RevokeAgreementOutput']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  scope?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RevokeCustomerTokenOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeCustomerTokenOutput'] = ResolversParentTypes['RevokeCustomerTokenOutput']> = {
  result?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RobotsConfigResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RobotsConfig'] = ResolversParentTypes['RobotsConfig']> = {
  customInstructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  defaultRobots?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RoutableInterfaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoutableInterface'] = ResolversParentTypes['RoutableInterface']> = {
  __resolveType: TypeResolveFn<'BlogRoute' | 'BundleProduct' | 'CategoryTree' | 'CmsPage' | 'ConfigurableProduct' | 'DownloadableProduct' | 'GiftCardProduct' | 'GroupedProduct' | 'RoutableUrl' | 'SearchRoute' | 'SimpleProduct' | 'VirtualProduct', ParentType, ContextType>;
};

export type RoutableUrlResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoutableUrl'] = ResolversParentTypes['RoutableUrl']> = {
  redirect_code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  relative_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SalesCommentItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesCommentItem'] = ResolversParentTypes['SalesCommentItem']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timestamp?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SalesItemInterfaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesItemInterface'] = ResolversParentTypes['SalesItemInterface']> = {
  __resolveType: TypeResolveFn<null, ParentType, ContextType>;
};

export type SaveCardResultOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveCardResultOutput'] = ResolversParentTypes['SaveCardResultOutput']> = {
  status?: Resolver<ResolversTypes['OrderPaymentStatus'], ParentType, ContextType>;
};

export type SaveCartItemForLaterOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveCartItemForLaterOutput'] = ResolversParentTypes['SaveCartItemForLaterOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type SearchOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchOutput'] = ResolversParentTypes['SearchOutput']> = {
  success?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type SearchResultPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchResultPageInfo'] = ResolversParentTypes['SearchResultPageInfo']> = {
  current_page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  page_size?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  total_pages?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SearchRouteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchRoute'] = ResolversParentTypes['SearchRoute']> = {
  query?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirect_code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  relative_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SearchSuggestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchSuggestion'] = ResolversParentTypes['SearchSuggestion']> = {
  search?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchSuggestionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchSuggestions'] = ResolversParentTypes['SearchSuggestions']> = {
  corrected_search?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  correlation_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['SuggestedQuery']>>>, ParentType, ContextType>;
  search_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SearchTermResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchTerm'] = ResolversParentTypes['SearchTerm']> = {
  popularity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  query_text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirect?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SecondFactorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecondFactor'] = ResolversParentTypes['SecondFactor']> = {
  has_app?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  has_passkey?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_checked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recovery_codes_left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SelectableInputTypeInterfaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SelectableInputTypeInterface'] = ResolversParentTypes['SelectableInputTypeInterface']> = {
  __resolveType: TypeResolveFn<'UiAttributeTypeBoolean' | 'UiAttributeTypeMultiSelect' | 'UiAttributeTypeSelect', ParentType, ContextType>;
};

export type SelectedAttributeOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SelectedAttributeOption'] = ResolversParentTypes['SelectedAttributeOption']> = {
  attribute_option?: Resolver<Maybe<Array<Maybe<ResolversTypes['AttributeOptionInterface']>>>, ParentType, ContextType>;
};

export type SelectedBundleOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SelectedBundleOption'] = ResolversParentTypes['SelectedBundleOption']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  values?: Resolver<Array<Maybe<ResolversTypes['SelectedBundleOptionValue']>>, ParentType, ContextType>;
};

export type SelectedBundleOptionValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SelectedBundleOptionValue'] = ResolversParentTypes['SelectedBundleOptionValue']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SelectedConfigurableOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SelectedConfigurableOption'] = ResolversParentTypes['SelectedConfigurableOption']> = {
  configurable_product_option_uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  configurable_product_option_value_uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  option_label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value_id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value_label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SelectedCustomizableOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SelectedCustomizableOption'] = ResolversParentTypes['SelectedCustomizableOption']> = {
  customizable_option_uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  is_required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sort_order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<Maybe<ResolversTypes['SelectedCustomizableOptionValue']>>, ParentType, ContextType>;
};

export type SelectedCustomizableOptionValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SelectedCustomizableOptionValue'] = ResolversParentTypes['SelectedCustomizableOptionValue']> = {
  customizable_option_value_uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['CartItemSelectedOptionValuePrice'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SelectedPaymentMethodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SelectedPaymentMethod'] = ResolversParentTypes['SelectedPaymentMethod']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  purchase_order_number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SelectedShippingMethodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SelectedShippingMethod'] = ResolversParentTypes['SelectedShippingMethod']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  base_amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  carrier_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  carrier_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  delivery_dates?: Resolver<Maybe<ResolversTypes['DeliveryDates']>, ParentType, ContextType>;
  free_from?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  method_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  method_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pickup_network?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price_excl_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  price_incl_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  service_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SendEmailToFriendOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendEmailToFriendOutput'] = ResolversParentTypes['SendEmailToFriendOutput']> = {
  recipients?: Resolver<Maybe<Array<Maybe<ResolversTypes['SendEmailToFriendRecipient']>>>, ParentType, ContextType>;
  sender?: Resolver<Maybe<ResolversTypes['SendEmailToFriendSender']>, ParentType, ContextType>;
};

export type SendEmailToFriendRecipientResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendEmailToFriendRecipient'] = ResolversParentTypes['SendEmailToFriendRecipient']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SendEmailToFriendSenderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendEmailToFriendSender'] = ResolversParentTypes['SendEmailToFriendSender']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SendFriendConfigurationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendFriendConfiguration'] = ResolversParentTypes['SendFriendConfiguration']> = {
  enabled_for_customers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enabled_for_guests?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SetBillingAddressOnCartOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetBillingAddressOnCartOutput'] = ResolversParentTypes['SetBillingAddressOnCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type SetGiftOptionsOnCartOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetGiftOptionsOnCartOutput'] = ResolversParentTypes['SetGiftOptionsOnCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type SetGuestEmailOnCartOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetGuestEmailOnCartOutput'] = ResolversParentTypes['SetGuestEmailOnCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type SetPaymentMethodOnCartOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetPaymentMethodOnCartOutput'] = ResolversParentTypes['SetPaymentMethodOnCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type SetShippingAddressesOnCartOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetShippingAddressesOnCartOutput'] = ResolversParentTypes['SetShippingAddressesOnCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type SetShippingMethodsOnCartOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetShippingMethodsOnCartOutput'] = ResolversParentTypes['SetShippingMethodsOnCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type ShareWishlistOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShareWishlistOutput'] = ResolversParentTypes['ShareWishlistOutput']> = {
  wishlist?: Resolver<ResolversTypes['Wishlist'], ParentType, ContextType>;
};

export type SharedWishResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharedWish'] = ResolversParentTypes['SharedWish']> = {
  configurable_options?: Resolver<Array<ResolversTypes['SelectedConfigurableOption']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  is_bought?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SharedWishlistResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharedWishlist'] = ResolversParentTypes['SharedWishlist']> = {
  items?: Resolver<Array<ResolversTypes['SharedWish']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SharedWishlistOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharedWishlistOutput'] = ResolversParentTypes['SharedWishlistOutput']> = {
  wishlist?: Resolver<Maybe<ResolversTypes['SharedWishlist']>, ParentType, ContextType>;
};

export type ShipmentItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShipmentItem'] = ResolversParentTypes['ShipmentItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  order_item?: Resolver<Maybe<ResolversTypes['OrderItemInterface']>, ParentType, ContextType>;
  product_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sale_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity_shipped?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShipmentItemInterfaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShipmentItemInterface'] = ResolversParentTypes['ShipmentItemInterface']> = {
  __resolveType: TypeResolveFn<'BundleShipmentItem' | 'ShipmentItem', ParentType, ContextType>;
};

export type ShipmentTrackingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShipmentTracking'] = ResolversParentTypes['ShipmentTracking']> = {
  carrier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ShippingCartAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShippingCartAddress'] = ResolversParentTypes['ShippingCartAddress']> = {
  available_shipping_methods?: Resolver<Maybe<Array<Maybe<ResolversTypes['AvailableShippingMethod']>>>, ParentType, ContextType>;
  cart_items?: Resolver<Maybe<Array<Maybe<ResolversTypes['CartItemQuantity']>>>, ParentType, ContextType>;
  cart_items_v2?: Resolver<Maybe<Array<Maybe<ResolversTypes['CartItemInterface']>>>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['CartAddressCountry'], ParentType, ContextType>;
  custom_attributes?: Resolver<Array<Maybe<ResolversTypes['AttributeValueInterface']>>, ParentType, ContextType>;
  customer_address_uid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customer_notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fax?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  items_weight?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  middlename?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pickup_location?: Resolver<Maybe<ResolversTypes['PickupLocation']>, ParentType, ContextType>;
  pickup_location_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prefix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['CartAddressRegion']>, ParentType, ContextType>;
  same_as_billing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  selected_shipping_method?: Resolver<Maybe<ResolversTypes['SelectedShippingMethod']>, ParentType, ContextType>;
  street?: Resolver<Array<Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
  suffix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  telephone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  vat_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShippingDiscountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShippingDiscount'] = ResolversParentTypes['ShippingDiscount']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ShippingHandlingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShippingHandling'] = ResolversParentTypes['ShippingHandling']> = {
  amount_excluding_tax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  amount_including_tax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  discounts?: Resolver<Maybe<Array<Maybe<ResolversTypes['ShippingDiscount']>>>, ParentType, ContextType>;
  taxes?: Resolver<Maybe<Array<Maybe<ResolversTypes['TaxItem']>>>, ParentType, ContextType>;
  total_amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ShopBrandResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopBrand'] = ResolversParentTypes['ShopBrand']> = {
  accent?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  corners?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  font?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  font_file?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ground?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  heading_font?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  heading_font_file?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maskable_icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  own_accent?: Resolver<Maybe<ResolversTypes['AccentColours']>, ParentType, ContextType>;
  own_ground?: Resolver<Maybe<ResolversTypes['GroundColours']>, ParentType, ContextType>;
};

export type SimpleCartItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SimpleCartItem'] = ResolversParentTypes['SimpleCartItem']> = {
  available_gift_wrapping?: Resolver<Array<Maybe<ResolversTypes['GiftWrapping']>>, ParentType, ContextType>;
  customizable_options?: Resolver<Array<Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  discount?: Resolver<Maybe<Array<Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  errors?: Resolver<Maybe<Array<Maybe<ResolversTypes['CartItemError']>>>, ParentType, ContextType>;
  gift_message?: Resolver<Maybe<ResolversTypes['GiftMessage']>, ParentType, ContextType>;
  gift_wrapping?: Resolver<Maybe<ResolversTypes['GiftWrapping']>, ParentType, ContextType>;
  gift_wrapping_quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  max_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  not_available_message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  prices?: Resolver<Maybe<ResolversTypes['CartItemPrices']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SimpleProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SimpleProduct'] = ResolversParentTypes['SimpleProduct']> = {
  additional_product_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attribute_set_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  brand_category_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  canonical_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  categories?: Resolver<Maybe<Array<Maybe<ResolversTypes['CategoryInterface']>>>, ParentType, ContextType>;
  cdrl_age?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cdrl_brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cdrl_care?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cdrl_certificates?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cdrl_materials_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cdrl_product_collection?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cdrl_size?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  color_option?: Resolver<Maybe<ResolversTypes['ProductAttributeOption']>, ParentType, ContextType>;
  color_siblings?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  country_of_manufacture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  created_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  crosssell_products?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  custom_attributes?: Resolver<Array<Maybe<ResolversTypes['CustomAttribute']>>, ParentType, ContextType>;
  custom_attributesV2?: Resolver<Maybe<ResolversTypes['ProductCustomAttributes']>, ParentType, ContextType, Partial<SimpleProductCustom_AttributesV2Args>>;
  delivery_offers?: Resolver<Array<ResolversTypes['DeliveryOffer']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  gift_message_available?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gift_wrapping_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  gift_wrapping_price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  is_returnable?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lowest_price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  manufacturer?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  max_sale_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  media_gallery?: Resolver<Maybe<Array<Maybe<ResolversTypes['MediaGalleryInterface']>>>, ParentType, ContextType>;
  media_gallery_entries?: Resolver<Maybe<Array<Maybe<ResolversTypes['MediaGalleryEntry']>>>, ParentType, ContextType>;
  meta_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keyword?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_robots?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  min_sale_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  mw_canonical_url?: Resolver<Maybe<ResolversTypes['MwCanonicalUrl']>, ParentType, ContextType>;
  mw_hreflangs?: Resolver<Maybe<ResolversTypes['MwHreflangs']>, ParentType, ContextType>;
  mw_seo_markup?: Resolver<Maybe<ResolversTypes['MwSeoMarkup']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_from_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_to_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  only_x_left_in_stock?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  options?: Resolver<Maybe<Array<Maybe<ResolversTypes['CustomizableOptionInterface']>>>, ParentType, ContextType>;
  options_container?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['ProductPrices']>, ParentType, ContextType>;
  price_range?: Resolver<ResolversTypes['PriceRange'], ParentType, ContextType>;
  price_tiers?: Resolver<Maybe<Array<Maybe<ResolversTypes['TierPrice']>>>, ParentType, ContextType>;
  product_links?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductLinksInterface']>>>, ParentType, ContextType>;
  product_seo_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  rating_summary?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  redirect_code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  related_products?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  relative_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  review_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ProductReviews'], ParentType, ContextType, RequireFields<SimpleProductReviewsArgs, 'currentPage' | 'pageSize'>>;
  secondary_image?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  short_description?: Resolver<Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  size_chart?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  size_chart_rows?: Resolver<Maybe<Array<ResolversTypes['SizeChartRow']>>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  small_image?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  special_from_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  special_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  special_to_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  staged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  stock_status?: Resolver<Maybe<ResolversTypes['ProductStockStatus']>, ParentType, ContextType>;
  swatch_image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thumbnail?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  tier_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tier_prices?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductTierPrices']>>>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  type_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  updated_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upsell_products?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  url_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_rewrites?: Resolver<Maybe<Array<Maybe<ResolversTypes['UrlRewrite']>>>, ParentType, ContextType>;
  url_suffix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  websites?: Resolver<Maybe<Array<Maybe<ResolversTypes['Website']>>>, ParentType, ContextType>;
  weight?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SimpleWishlistItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SimpleWishlistItem'] = ResolversParentTypes['SimpleWishlistItem']> = {
  added_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customizable_options?: Resolver<Array<Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SizeChartRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SizeChartRow'] = ResolversParentTypes['SizeChartRow']> = {
  age?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  chest?: Resolver<Maybe<ResolversTypes['SizeMeasure']>, ParentType, ContextType>;
  foot?: Resolver<Maybe<ResolversTypes['SizeMeasure']>, ParentType, ContextType>;
  head?: Resolver<Maybe<ResolversTypes['SizeMeasure']>, ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['SizeMeasure']>, ParentType, ContextType>;
  hips?: Resolver<Maybe<ResolversTypes['SizeMeasure']>, ParentType, ContextType>;
  inseam?: Resolver<Maybe<ResolversTypes['SizeMeasure']>, ParentType, ContextType>;
  palm?: Resolver<Maybe<ResolversTypes['SizeMeasure']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  waist?: Resolver<Maybe<ResolversTypes['SizeMeasure']>, ParentType, ContextType>;
};

export type SizeMeasureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SizeMeasure'] = ResolversParentTypes['SizeMeasure']> = {
  from?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SocialLoginConfigResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SocialLoginConfig'] = ResolversParentTypes['SocialLoginConfig']> = {
  apple_client_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  apple_enabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  facebook_app_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  facebook_enabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  google_client_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  google_enabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type SocialRegistrationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SocialRegistration'] = ResolversParentTypes['SocialRegistration']> = {
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SocialSignInOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SocialSignInOutput'] = ResolversParentTypes['SocialSignInOutput']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  registration?: Resolver<Maybe<ResolversTypes['SocialRegistration']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['CustomerToken']>, ParentType, ContextType>;
};

export type SocialSignInStartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SocialSignInStart'] = ResolversParentTypes['SocialSignInStart']> = {
  authorization_url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SortFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SortField'] = ResolversParentTypes['SortField']> = {
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SortFieldsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SortFields'] = ResolversParentTypes['SortFields']> = {
  default?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options?: Resolver<Maybe<Array<Maybe<ResolversTypes['SortField']>>>, ParentType, ContextType>;
};

export type StartPaymentOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartPaymentOutput'] = ResolversParentTypes['StartPaymentOutput']> = {
  order?: Resolver<ResolversTypes['CustomerOrder'], ParentType, ContextType>;
  redirect_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StoreAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StoreAddress'] = ResolversParentTypes['StoreAddress']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  postcode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StoreAvailabilityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StoreAvailability'] = ResolversParentTypes['StoreAvailability']> = {
  address?: Resolver<ResolversTypes['StoreAddress'], ParentType, ContextType>;
  distance?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opening_hours?: Resolver<Array<ResolversTypes['StoreOpeningHours']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sizes?: Resolver<Array<ResolversTypes['StoreSizeAvailability']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['StoreAvailabilityStatus']>, ParentType, ContextType>;
  updated_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StoreConfigResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StoreConfig'] = ResolversParentTypes['StoreConfig']> = {
  absolute_footer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  agent_checkout_not_logged_as_client_message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  allow_gift_receipt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  allow_gift_wrapping_on_order?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  allow_gift_wrapping_on_order_items?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  allow_guests_to_write_product_reviews?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  allow_items?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  allow_order?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  allow_printed_card?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  autocomplete_on_storefront?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  base_currency_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  base_link_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  base_media_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  base_static_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  base_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  blog?: Resolver<Maybe<ResolversTypes['BlogConfig']>, ParentType, ContextType>;
  braintree_cc_vault_active?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['ShopBrand'], ParentType, ContextType>;
  card_payment?: Resolver<Maybe<ResolversTypes['CardPaymentConfig']>, ParentType, ContextType>;
  cart_expires_in_days?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  cart_gift_wrapping?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cart_merge_preference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cart_printed_card?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cart_summary_display_quantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  catalog_default_sort_by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category_canonical_tag?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  category_fixed_product_tax_display_setting?: Resolver<Maybe<ResolversTypes['FixedProductTaxDisplaySettings']>, ParentType, ContextType>;
  category_url_suffix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  check_money_order_enable_for_specific_countries?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  check_money_order_enabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  check_money_order_make_check_payable_to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  check_money_order_max_order_total?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  check_money_order_min_order_total?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  check_money_order_new_order_status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  check_money_order_payment_from_specific_countries?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  check_money_order_send_check_to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  check_money_order_sort_order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  check_money_order_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cms_home_page?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cms_no_cookies?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cms_no_route?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  configurable_product_image?: Resolver<ResolversTypes['ProductImageThumbnail'], ParentType, ContextType>;
  configurable_thumbnail_source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contact_enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  contact_topics?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  copyright?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countries_with_required_region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countries_with_state_required?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country_default?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  create_account_confirmation?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  customer_access_token_lifetime?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  customer_rma_page_status?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  default_country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_display_currency_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_keywords?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  demonotice?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  display_product_prices_in_catalog?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  display_shipping_prices?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  display_state_if_optional?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  enable_billing_address_section?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  enable_multiple_wishlists?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fixed_product_taxes_apply_tax_to_fpt?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fixed_product_taxes_display_prices_in_emails?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fixed_product_taxes_display_prices_in_product_lists?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fixed_product_taxes_display_prices_in_sales_modules?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fixed_product_taxes_display_prices_on_product_view_page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fixed_product_taxes_enable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fixed_product_taxes_include_fpt_in_subtotal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  front?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gift_card_pages?: Resolver<Maybe<ResolversTypes['GiftCardPagesConfig']>, ParentType, ContextType>;
  graphql_share_customer_group?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  grid_per_page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  grid_per_page_values?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  grouped_product_image?: Resolver<ResolversTypes['ProductImageThumbnail'], ParentType, ContextType>;
  head_includes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  head_shortcut_icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  header_logo_src?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  is_checkout_agreements_enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_default_store?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_default_store_group?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_guest_checkout_enabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_one_page_checkout_enabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  list_mode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  list_per_page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  list_per_page_values?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  locale?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logo_alt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logo_height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  logo_width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  loyalty?: Resolver<Maybe<ResolversTypes['LoyaltyConfig']>, ParentType, ContextType>;
  magento_reward_general_is_enabled?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  magento_reward_general_is_enabled_on_front?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  magento_reward_general_min_points_balance?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  magento_reward_general_publish_history?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  magento_reward_points_invitation_customer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  magento_reward_points_invitation_customer_limit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  magento_reward_points_invitation_order?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  magento_reward_points_invitation_order_limit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  magento_reward_points_newsletter?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  magento_reward_points_order?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  magento_reward_points_register?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  magento_reward_points_review?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  magento_reward_points_review_limit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  magento_wishlist_general_is_enabled?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  max_items_in_order_summary?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  maximum_number_of_wishlists?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mfblog_general_enabled?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mfblog_index_page_meta_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mfblog_index_page_meta_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mfblog_index_page_posts_sort_by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mfblog_index_page_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mfblog_post_list_posts_per_page?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mfblog_post_view_comments_guest_comments?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mfblog_post_view_comments_number_of_comments?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mfblog_post_view_comments_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mfblog_sidebar_popular_posts_enabled?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mfblog_sidebar_popular_posts_posts_per_page?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mfblog_sidebar_recent_posts_enabled?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mfblog_sidebar_recent_posts_posts_per_page?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  minicart_display?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  minicart_max_items?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minimum_password_length?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  newsletter_enable_phone_field?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  newsletter_enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  no_route?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  oauth_customer_token_lifetime?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  optional_zip_countries?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order_cancellation_enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  order_cancellation_reasons?: Resolver<Array<Maybe<ResolversTypes['CancellationReason']>>, ParentType, ContextType>;
  orders_invoices_credit_memos_display_full_summary?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  orders_invoices_credit_memos_display_grandtotal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  orders_invoices_credit_memos_display_price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orders_invoices_credit_memos_display_shipping_amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orders_invoices_credit_memos_display_subtotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orders_invoices_credit_memos_display_zero_tax?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  parcel_locker?: Resolver<Maybe<ResolversTypes['ParcelLockerConfig']>, ParentType, ContextType>;
  passkeys_enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  payment_adyen_cc_vault_active?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payment_payflowpro_cc_vault_active?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price_note_enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  printed_card_price?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  printed_card_priceV2?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  product_canonical_tag?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  product_fixed_product_tax_display_setting?: Resolver<Maybe<ResolversTypes['FixedProductTaxDisplaySettings']>, ParentType, ContextType>;
  product_in_store_availability_status?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  product_reviews_enabled?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_url_suffix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required_character_classes_number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  return_days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  returns_enabled?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  root_category_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  root_category_uid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sales_fixed_product_tax_display_setting?: Resolver<Maybe<ResolversTypes['FixedProductTaxDisplaySettings']>, ParentType, ContextType>;
  sales_gift_wrapping?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sales_printed_card?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secure_base_link_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secure_base_media_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secure_base_static_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secure_base_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  send_friend?: Resolver<Maybe<ResolversTypes['SendFriendConfiguration']>, ParentType, ContextType>;
  share_active_segments?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  share_applied_cart_rule?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  share_customer_accounts_scope?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  shopping_assistance_checkbox_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shopping_assistance_checkbox_tooltip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shopping_assistance_enabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  shopping_cart_display_full_summary?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  shopping_cart_display_grand_total?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  shopping_cart_display_price?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  shopping_cart_display_shipping?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  shopping_cart_display_subtotal?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  shopping_cart_display_tax_gift_wrapping?: Resolver<Maybe<ResolversTypes['TaxWrappingEnum']>, ParentType, ContextType>;
  shopping_cart_display_zero_tax?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  show_cms_breadcrumbs?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  show_regions_for_not_required_state?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  social_login?: Resolver<Maybe<ResolversTypes['SocialLoginConfig']>, ParentType, ContextType>;
  store_code?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  store_group_code?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  store_group_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  store_locator?: Resolver<Maybe<ResolversTypes['StoreLocatorConfig']>, ParentType, ContextType>;
  store_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  store_sort_order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  store_switcher_current_group_only?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  takes_orders?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  theme?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timezone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title_prefix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title_separator?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title_suffix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  top_menu_club_link_cms_page?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  top_menu_club_link_enabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  top_menu_help_and_contact_cms_page?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  top_menu_help_and_contact_enabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  top_menu_help_and_contact_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  top_menu_mini_wishlist_enabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  top_menu_mini_wishlist_max_items_to_show?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  tracking?: Resolver<Maybe<ResolversTypes['TrackingConfig']>, ParentType, ContextType>;
  use_store_in_url?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  website_code?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  website_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  website_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  weight_unit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  welcome?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  withdrawal_enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  zero_subtotal_enable_for_specific_countries?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  zero_subtotal_enabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  zero_subtotal_new_order_status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zero_subtotal_payment_action?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zero_subtotal_payment_from_specific_countries?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zero_subtotal_sort_order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  zero_subtotal_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StoreLabelsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StoreLabels'] = ResolversParentTypes['StoreLabels']> = {
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  store_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StoreLocatorConfigResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StoreLocatorConfig'] = ResolversParentTypes['StoreLocatorConfig']> = {
  api_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city_select_mode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cluster_size?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  default_country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  engine?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  marker?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StoreOpeningHoursResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StoreOpeningHours'] = ResolversParentTypes['StoreOpeningHours']> = {
  closes?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opens?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weekday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StoreSizeAvailabilityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StoreSizeAvailability'] = ResolversParentTypes['StoreSizeAvailability']> = {
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['StoreAvailabilityStatus']>, ParentType, ContextType>;
};

export type StorefrontPropertiesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StorefrontProperties'] = ResolversParentTypes['StorefrontProperties']> = {
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  use_in_layered_navigation?: Resolver<Maybe<ResolversTypes['UseInLayeredNavigationOptions']>, ParentType, ContextType>;
  use_in_product_listing?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  use_in_search_results_layered_navigation?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  visible_on_catalog_pages?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type SubscribeEmailToNewsletterOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubscribeEmailToNewsletterOutput'] = ResolversParentTypes['SubscribeEmailToNewsletterOutput']> = {
  status?: Resolver<Maybe<ResolversTypes['SubscriptionStatusesEnum']>, ParentType, ContextType>;
};

export type SuggestedQueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SuggestedQuery'] = ResolversParentTypes['SuggestedQuery']> = {
  suggestion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SwatchDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SwatchData'] = ResolversParentTypes['SwatchData']> = {
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SwatchDataInterfaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SwatchDataInterface'] = ResolversParentTypes['SwatchDataInterface']> = {
  __resolveType: TypeResolveFn<'ColorSwatchData' | 'ImageSwatchData' | 'TextSwatchData', ParentType, ContextType>;
};

export type SwatchLayerFilterItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SwatchLayerFilterItem'] = ResolversParentTypes['SwatchLayerFilterItem']> = {
  items_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  swatch_data?: Resolver<Maybe<ResolversTypes['SwatchData']>, ParentType, ContextType>;
  value_string?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SwatchLayerFilterItemInterfaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SwatchLayerFilterItemInterface'] = ResolversParentTypes['SwatchLayerFilterItemInterface']> = {
  __resolveType: TypeResolveFn<'SwatchLayerFilterItem', ParentType, ContextType>;
};

export type SyneriseRecommendationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SyneriseRecommendation'] = ResolversParentTypes['SyneriseRecommendation']> = {
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['RecommendedProduct']>>>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TakePreparedCartOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TakePreparedCartOutput'] = ResolversParentTypes['TakePreparedCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type TaxItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxItem'] = ResolversParentTypes['TaxItem']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TextSwatchDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextSwatchData'] = ResolversParentTypes['TextSwatchData']> = {
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TierPriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TierPrice'] = ResolversParentTypes['TierPrice']> = {
  discount?: Resolver<Maybe<ResolversTypes['ProductDiscount']>, ParentType, ContextType>;
  final_price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type TrackingConfigResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrackingConfig'] = ResolversParentTypes['TrackingConfig']> = {
  enhanced_conversions?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  ga4_page_view?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  gtm_container_ids?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  gtm_enabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  gtm_version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  personalisation_custom_script?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  personalisation_enabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  pixel_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pixel_enabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  reviews_enabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  reviews_widget_ids?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
};

export type UiAttributeTypeAnyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UiAttributeTypeAny'] = ResolversParentTypes['UiAttributeTypeAny']> = {
  is_html_allowed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  ui_input_type?: Resolver<Maybe<ResolversTypes['UiInputTypeEnum']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UiAttributeTypeBooleanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UiAttributeTypeBoolean'] = ResolversParentTypes['UiAttributeTypeBoolean']> = {
  attribute_options?: Resolver<Maybe<Array<Maybe<ResolversTypes['AttributeOptionInterface']>>>, ParentType, ContextType>;
  is_html_allowed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  ui_input_type?: Resolver<Maybe<ResolversTypes['UiInputTypeEnum']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UiAttributeTypeFixedProductTaxResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UiAttributeTypeFixedProductTax'] = ResolversParentTypes['UiAttributeTypeFixedProductTax']> = {
  is_html_allowed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  ui_input_type?: Resolver<Maybe<ResolversTypes['UiInputTypeEnum']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UiAttributeTypeMultiSelectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UiAttributeTypeMultiSelect'] = ResolversParentTypes['UiAttributeTypeMultiSelect']> = {
  attribute_options?: Resolver<Maybe<Array<Maybe<ResolversTypes['AttributeOptionInterface']>>>, ParentType, ContextType>;
  is_html_allowed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  ui_input_type?: Resolver<Maybe<ResolversTypes['UiInputTypeEnum']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UiAttributeTypePageBuilderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UiAttributeTypePageBuilder'] = ResolversParentTypes['UiAttributeTypePageBuilder']> = {
  is_html_allowed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  ui_input_type?: Resolver<Maybe<ResolversTypes['UiInputTypeEnum']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UiAttributeTypeSelectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UiAttributeTypeSelect'] = ResolversParentTypes['UiAttributeTypeSelect']> = {
  attribute_options?: Resolver<Maybe<Array<Maybe<ResolversTypes['AttributeOptionInterface']>>>, ParentType, ContextType>;
  is_html_allowed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  ui_input_type?: Resolver<Maybe<ResolversTypes['UiInputTypeEnum']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UiAttributeTypeTextEditorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UiAttributeTypeTextEditor'] = ResolversParentTypes['UiAttributeTypeTextEditor']> = {
  is_html_allowed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  ui_input_type?: Resolver<Maybe<ResolversTypes['UiInputTypeEnum']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UiAttributeTypeTextareaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UiAttributeTypeTextarea'] = ResolversParentTypes['UiAttributeTypeTextarea']> = {
  is_html_allowed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  ui_input_type?: Resolver<Maybe<ResolversTypes['UiInputTypeEnum']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UiInputTypeInterfaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UiInputTypeInterface'] = ResolversParentTypes['UiInputTypeInterface']> = {
  __resolveType: TypeResolveFn<'UiAttributeTypeAny' | 'UiAttributeTypeBoolean' | 'UiAttributeTypeFixedProductTax' | 'UiAttributeTypeMultiSelect' | 'UiAttributeTypePageBuilder' | 'UiAttributeTypeSelect' | 'UiAttributeTypeTextEditor' | 'UiAttributeTypeTextarea', ParentType, ContextType>;
};

export type UnavailableOrderItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnavailableOrderItem'] = ResolversParentTypes['UnavailableOrderItem']> = {
  available_quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type UpdateCartItemsOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateCartItemsOutput'] = ResolversParentTypes['UpdateCartItemsOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  errors?: Resolver<Array<Maybe<ResolversTypes['CartUserInputError']>>, ParentType, ContextType>;
};

export type UpdateProductsInWishlistOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateProductsInWishlistOutput'] = ResolversParentTypes['UpdateProductsInWishlistOutput']> = {
  user_errors?: Resolver<Array<Maybe<ResolversTypes['WishListUserInputError']>>, ParentType, ContextType>;
  wishlist?: Resolver<ResolversTypes['Wishlist'], ParentType, ContextType>;
};

export type UpdateWishlistOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateWishlistOutput'] = ResolversParentTypes['UpdateWishlistOutput']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['WishlistVisibilityEnum'], ParentType, ContextType>;
};

export type UrlRewriteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UrlRewrite'] = ResolversParentTypes['UrlRewrite']> = {
  parameters?: Resolver<Maybe<Array<Maybe<ResolversTypes['HttpQueryParameter']>>>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ValidationRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ValidationRule'] = ResolversParentTypes['ValidationRule']> = {
  name?: Resolver<Maybe<ResolversTypes['ValidationRuleEnum']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type VirtualCartItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VirtualCartItem'] = ResolversParentTypes['VirtualCartItem']> = {
  customizable_options?: Resolver<Array<Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  discount?: Resolver<Maybe<Array<Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  errors?: Resolver<Maybe<Array<Maybe<ResolversTypes['CartItemError']>>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  max_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  not_available_message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  prices?: Resolver<Maybe<ResolversTypes['CartItemPrices']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VirtualProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VirtualProduct'] = ResolversParentTypes['VirtualProduct']> = {
  additional_product_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attribute_set_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  brand_category_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  canonical_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  categories?: Resolver<Maybe<Array<Maybe<ResolversTypes['CategoryInterface']>>>, ParentType, ContextType>;
  cdrl_age?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cdrl_brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cdrl_care?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cdrl_certificates?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cdrl_materials_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cdrl_product_collection?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cdrl_size?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  color_option?: Resolver<Maybe<ResolversTypes['ProductAttributeOption']>, ParentType, ContextType>;
  color_siblings?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  country_of_manufacture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  created_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  crosssell_products?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  custom_attributes?: Resolver<Array<Maybe<ResolversTypes['CustomAttribute']>>, ParentType, ContextType>;
  custom_attributesV2?: Resolver<Maybe<ResolversTypes['ProductCustomAttributes']>, ParentType, ContextType, Partial<VirtualProductCustom_AttributesV2Args>>;
  delivery_offers?: Resolver<Array<ResolversTypes['DeliveryOffer']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  gift_message_available?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gift_wrapping_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  gift_wrapping_price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  is_returnable?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lowest_price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  manufacturer?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  max_sale_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  media_gallery?: Resolver<Maybe<Array<Maybe<ResolversTypes['MediaGalleryInterface']>>>, ParentType, ContextType>;
  media_gallery_entries?: Resolver<Maybe<Array<Maybe<ResolversTypes['MediaGalleryEntry']>>>, ParentType, ContextType>;
  meta_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keyword?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_robots?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  min_sale_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  mw_canonical_url?: Resolver<Maybe<ResolversTypes['MwCanonicalUrl']>, ParentType, ContextType>;
  mw_hreflangs?: Resolver<Maybe<ResolversTypes['MwHreflangs']>, ParentType, ContextType>;
  mw_seo_markup?: Resolver<Maybe<ResolversTypes['MwSeoMarkup']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_from_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_to_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  only_x_left_in_stock?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  options?: Resolver<Maybe<Array<Maybe<ResolversTypes['CustomizableOptionInterface']>>>, ParentType, ContextType>;
  options_container?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['ProductPrices']>, ParentType, ContextType>;
  price_range?: Resolver<ResolversTypes['PriceRange'], ParentType, ContextType>;
  price_tiers?: Resolver<Maybe<Array<Maybe<ResolversTypes['TierPrice']>>>, ParentType, ContextType>;
  product_links?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductLinksInterface']>>>, ParentType, ContextType>;
  product_seo_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  rating_summary?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  redirect_code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  related_products?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  relative_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  review_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ProductReviews'], ParentType, ContextType, RequireFields<VirtualProductReviewsArgs, 'currentPage' | 'pageSize'>>;
  secondary_image?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  short_description?: Resolver<Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  size_chart?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  size_chart_rows?: Resolver<Maybe<Array<ResolversTypes['SizeChartRow']>>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  small_image?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  special_from_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  special_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  special_to_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  staged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  stock_status?: Resolver<Maybe<ResolversTypes['ProductStockStatus']>, ParentType, ContextType>;
  swatch_image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thumbnail?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  tier_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tier_prices?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductTierPrices']>>>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  type_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  updated_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upsell_products?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  url_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_rewrites?: Resolver<Maybe<Array<Maybe<ResolversTypes['UrlRewrite']>>>, ParentType, ContextType>;
  url_suffix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  websites?: Resolver<Maybe<Array<Maybe<ResolversTypes['Website']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VirtualWishlistItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VirtualWishlistItem'] = ResolversParentTypes['VirtualWishlistItem']> = {
  added_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customizable_options?: Resolver<Array<Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WebsiteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Website'] = ResolversParentTypes['Website']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_group_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  is_default?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sort_order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type WishListUserInputErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WishListUserInputError'] = ResolversParentTypes['WishListUserInputError']> = {
  code?: Resolver<ResolversTypes['WishListUserInputErrorType'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['ErrorReason']>, ParentType, ContextType>;
};

export type WishlistResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Wishlist'] = ResolversParentTypes['Wishlist']> = {
  bought_items?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['WishlistItem']>>>, ParentType, ContextType>;
  items_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  items_v2?: Resolver<Maybe<ResolversTypes['WishlistItems']>, ParentType, ContextType, RequireFields<WishlistItems_V2Args, 'currentPage' | 'pageSize'>>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sharing_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updated_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['WishlistVisibilityEnum'], ParentType, ContextType>;
};

export type WishlistCartUserInputErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WishlistCartUserInputError'] = ResolversParentTypes['WishlistCartUserInputError']> = {
  code?: Resolver<ResolversTypes['WishlistCartUserInputErrorType'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['ErrorReason']>, ParentType, ContextType>;
  wishlistId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  wishlistItemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type WishlistItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WishlistItem'] = ResolversParentTypes['WishlistItem']> = {
  added_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type WishlistItemInterfaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WishlistItemInterface'] = ResolversParentTypes['WishlistItemInterface']> = {
  __resolveType: TypeResolveFn<'BundleWishlistItem' | 'ConfigurableWishlistItem' | 'DownloadableWishlistItem' | 'GiftCardWishlistItem' | 'GroupedProductWishlistItem' | 'SimpleWishlistItem' | 'VirtualWishlistItem', ParentType, ContextType>;
};

export type WishlistItemsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WishlistItems'] = ResolversParentTypes['WishlistItems']> = {
  items?: Resolver<Array<Maybe<ResolversTypes['WishlistItemInterface']>>, ParentType, ContextType>;
  page_info?: Resolver<Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
};

export type WishlistOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WishlistOutput'] = ResolversParentTypes['WishlistOutput']> = {
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['WishlistItem']>>>, ParentType, ContextType>;
  items_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sharing_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updated_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WithdrawalDeclarationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawalDeclaration'] = ResolversParentTypes['WithdrawalDeclaration']> = {
  wording?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WithdrawalReceiptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawalReceipt'] = ResolversParentTypes['WithdrawalReceipt']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  submitted_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wording?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AddCommentToPostOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['addCommentToPostOutput'] = ResolversParentTypes['addCommentToPostOutput']> = {
  comments?: Resolver<Maybe<Array<Maybe<ResolversTypes['BlogComment']>>>, ParentType, ContextType>;
  total_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  total_pages?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BlogCategoriesOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['blogCategoriesOutput'] = ResolversParentTypes['blogCategoriesOutput']> = {
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['BlogCategory']>>>, ParentType, ContextType>;
  total_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BlogCommentsOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['blogCommentsOutput'] = ResolversParentTypes['blogCommentsOutput']> = {
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['BlogComment']>>>, ParentType, ContextType>;
  total_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  total_pages?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BlogPostsOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['blogPostsOutput'] = ResolversParentTypes['blogPostsOutput']> = {
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['BlogPost']>>>, ParentType, ContextType>;
  total_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  total_pages?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BlogTagsOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['blogTagsOutput'] = ResolversParentTypes['blogTagsOutput']> = {
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['BlogTag']>>>, ParentType, ContextType>;
  total_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AccentColours?: AccentColoursResolvers<ContextType>;
  AcceptedAgreement?: AcceptedAgreementResolvers<ContextType>;
  ActivateLoyaltyOutput?: ActivateLoyaltyOutputResolvers<ContextType>;
  AddAgreementOutput?: AddAgreementOutputResolvers<ContextType>;
  AddBundleProductsToCartOutput?: AddBundleProductsToCartOutputResolvers<ContextType>;
  AddConfigurableProductsToCartOutput?: AddConfigurableProductsToCartOutputResolvers<ContextType>;
  AddDownloadableProductsToCartOutput?: AddDownloadableProductsToCartOutputResolvers<ContextType>;
  AddProductsToCartOutput?: AddProductsToCartOutputResolvers<ContextType>;
  AddProductsToWishlistOutput?: AddProductsToWishlistOutputResolvers<ContextType>;
  AddReturnCommentOutput?: AddReturnCommentOutputResolvers<ContextType>;
  AddReturnTrackingOutput?: AddReturnTrackingOutputResolvers<ContextType>;
  AddSimpleProductsToCartOutput?: AddSimpleProductsToCartOutputResolvers<ContextType>;
  AddVirtualProductsToCartOutput?: AddVirtualProductsToCartOutputResolvers<ContextType>;
  AddWishlistItemsToCartOutput?: AddWishlistItemsToCartOutputResolvers<ContextType>;
  AgentAct?: AgentActResolvers<ContextType>;
  AgentAdoption?: AgentAdoptionResolvers<ContextType>;
  AgentClient?: AgentClientResolvers<ContextType>;
  Aggregation?: AggregationResolvers<ContextType>;
  AggregationOption?: AggregationOptionResolvers<ContextType>;
  AggregationOptionInterface?: AggregationOptionInterfaceResolvers<ContextType>;
  Agreement?: AgreementResolvers<ContextType>;
  AgreementLink?: AgreementLinkResolvers<ContextType>;
  AmLabel?: AmLabelResolvers<ContextType>;
  AmLabelList?: AmLabelListResolvers<ContextType>;
  AmLabelSetting?: AmLabelSettingResolvers<ContextType>;
  AnonymizationResult?: AnonymizationResultResolvers<ContextType>;
  AppliedBoncardGiftCard?: AppliedBoncardGiftCardResolvers<ContextType>;
  AppliedCoupon?: AppliedCouponResolvers<ContextType>;
  AppliedGiftCard?: AppliedGiftCardResolvers<ContextType>;
  ApplyCouponToCartOutput?: ApplyCouponToCartOutputResolvers<ContextType>;
  ApplyGiftCardToCartOutput?: ApplyGiftCardToCartOutputResolvers<ContextType>;
  ApplyGiftCardToOrder?: ApplyGiftCardToOrderResolvers<ContextType>;
  ArrangeWishlistOutput?: ArrangeWishlistOutputResolvers<ContextType>;
  AssignCompareListToCustomerOutput?: AssignCompareListToCustomerOutputResolvers<ContextType>;
  Attribute?: AttributeResolvers<ContextType>;
  AttributeMetadata?: AttributeMetadataResolvers<ContextType>;
  AttributeMetadataError?: AttributeMetadataErrorResolvers<ContextType>;
  AttributeMetadataInterface?: AttributeMetadataInterfaceResolvers<ContextType>;
  AttributeOption?: AttributeOptionResolvers<ContextType>;
  AttributeOptionInterface?: AttributeOptionInterfaceResolvers<ContextType>;
  AttributeOptionMetadata?: AttributeOptionMetadataResolvers<ContextType>;
  AttributeSelectedOption?: AttributeSelectedOptionResolvers<ContextType>;
  AttributeSelectedOptionInterface?: AttributeSelectedOptionInterfaceResolvers<ContextType>;
  AttributeSelectedOptions?: AttributeSelectedOptionsResolvers<ContextType>;
  AttributeValue?: AttributeValueResolvers<ContextType>;
  AttributeValueInterface?: AttributeValueInterfaceResolvers<ContextType>;
  AttributesFormOutput?: AttributesFormOutputResolvers<ContextType>;
  AttributesMetadataOutput?: AttributesMetadataOutputResolvers<ContextType>;
  AuthenticatorApp?: AuthenticatorAppResolvers<ContextType>;
  AvailablePaymentMethod?: AvailablePaymentMethodResolvers<ContextType>;
  AvailableShippingMethod?: AvailableShippingMethodResolvers<ContextType>;
  BankTransfer?: BankTransferResolvers<ContextType>;
  BankTransferCode?: BankTransferCodeResolvers<ContextType>;
  BillingCartAddress?: BillingCartAddressResolvers<ContextType>;
  BlogAuthor?: BlogAuthorResolvers<ContextType>;
  BlogCategory?: BlogCategoryResolvers<ContextType>;
  BlogComment?: BlogCommentResolvers<ContextType>;
  BlogConfig?: BlogConfigResolvers<ContextType>;
  BlogMonth?: BlogMonthResolvers<ContextType>;
  BlogPost?: BlogPostResolvers<ContextType>;
  BlogRoute?: BlogRouteResolvers<ContextType>;
  BlogTag?: BlogTagResolvers<ContextType>;
  BlogViewOutput?: BlogViewOutputResolvers<ContextType>;
  Breadcrumb?: BreadcrumbResolvers<ContextType>;
  BundleCartItem?: BundleCartItemResolvers<ContextType>;
  BundleCreditMemoItem?: BundleCreditMemoItemResolvers<ContextType>;
  BundleInvoiceItem?: BundleInvoiceItemResolvers<ContextType>;
  BundleItem?: BundleItemResolvers<ContextType>;
  BundleItemOption?: BundleItemOptionResolvers<ContextType>;
  BundleOrderItem?: BundleOrderItemResolvers<ContextType>;
  BundleProduct?: BundleProductResolvers<ContextType>;
  BundleShipmentItem?: BundleShipmentItemResolvers<ContextType>;
  BundleWishlistItem?: BundleWishlistItemResolvers<ContextType>;
  CampaignProducts?: CampaignProductsResolvers<ContextType>;
  CancelExchangeOutput?: CancelExchangeOutputResolvers<ContextType>;
  CancelOrderError?: CancelOrderErrorResolvers<ContextType>;
  CancelOrderOutput?: CancelOrderOutputResolvers<ContextType>;
  CancellationReason?: CancellationReasonResolvers<ContextType>;
  CardPaymentConfig?: CardPaymentConfigResolvers<ContextType>;
  CardSession?: CardSessionResolvers<ContextType>;
  Cart?: CartResolvers<ContextType>;
  CartAddressCountry?: CartAddressCountryResolvers<ContextType>;
  CartAddressInterface?: CartAddressInterfaceResolvers<ContextType>;
  CartAddressRegion?: CartAddressRegionResolvers<ContextType>;
  CartDiscount?: CartDiscountResolvers<ContextType>;
  CartItemError?: CartItemErrorResolvers<ContextType>;
  CartItemInterface?: CartItemInterfaceResolvers<ContextType>;
  CartItemPrices?: CartItemPricesResolvers<ContextType>;
  CartItemQuantity?: CartItemQuantityResolvers<ContextType>;
  CartItemSelectedOptionValuePrice?: CartItemSelectedOptionValuePriceResolvers<ContextType>;
  CartItems?: CartItemsResolvers<ContextType>;
  CartPrices?: CartPricesResolvers<ContextType>;
  CartTaxItem?: CartTaxItemResolvers<ContextType>;
  CartUserInputError?: CartUserInputErrorResolvers<ContextType>;
  CatalogAttributeMetadata?: CatalogAttributeMetadataResolvers<ContextType>;
  CategoryBadge?: CategoryBadgeResolvers<ContextType>;
  CategoryInterface?: CategoryInterfaceResolvers<ContextType>;
  CategoryProducts?: CategoryProductsResolvers<ContextType>;
  CategoryResult?: CategoryResultResolvers<ContextType>;
  CategoryTree?: CategoryTreeResolvers<ContextType>;
  ChangeCartItemOptionsOutput?: ChangeCartItemOptionsOutputResolvers<ContextType>;
  ChangeOrderAddressOutput?: ChangeOrderAddressOutputResolvers<ContextType>;
  CheckoutAgreement?: CheckoutAgreementResolvers<ContextType>;
  CheckoutUserInputError?: CheckoutUserInputErrorResolvers<ContextType>;
  ClearCartError?: ClearCartErrorResolvers<ContextType>;
  ClearCartOutput?: ClearCartOutputResolvers<ContextType>;
  CmsBlock?: CmsBlockResolvers<ContextType>;
  CmsBlocks?: CmsBlocksResolvers<ContextType>;
  CmsPage?: CmsPageResolvers<ContextType>;
  ColorSwatchData?: ColorSwatchDataResolvers<ContextType>;
  ComparableAttribute?: ComparableAttributeResolvers<ContextType>;
  ComparableItem?: ComparableItemResolvers<ContextType>;
  CompareList?: CompareListResolvers<ContextType>;
  ComplexTextValue?: ComplexTextValueResolvers<ContextType>;
  ConfigurableAttributeOption?: ConfigurableAttributeOptionResolvers<ContextType>;
  ConfigurableCartItem?: ConfigurableCartItemResolvers<ContextType>;
  ConfigurableOptionAvailableForSelection?: ConfigurableOptionAvailableForSelectionResolvers<ContextType>;
  ConfigurableOrderItem?: ConfigurableOrderItemResolvers<ContextType>;
  ConfigurableProduct?: ConfigurableProductResolvers<ContextType>;
  ConfigurableProductOption?: ConfigurableProductOptionResolvers<ContextType>;
  ConfigurableProductOptionValue?: ConfigurableProductOptionValueResolvers<ContextType>;
  ConfigurableProductOptions?: ConfigurableProductOptionsResolvers<ContextType>;
  ConfigurableProductOptionsSelection?: ConfigurableProductOptionsSelectionResolvers<ContextType>;
  ConfigurableProductOptionsValues?: ConfigurableProductOptionsValuesResolvers<ContextType>;
  ConfigurableVariant?: ConfigurableVariantResolvers<ContextType>;
  ConfigurableVariantReference?: ConfigurableVariantReferenceResolvers<ContextType>;
  ConfigurableWishlistItem?: ConfigurableWishlistItemResolvers<ContextType>;
  ContactUsOutput?: ContactUsOutputResolvers<ContextType>;
  ContentElements?: GraphQLScalarType;
  ContentSearchItem?: ContentSearchItemResolvers<ContextType>;
  ContentSearchResult?: ContentSearchResultResolvers<ContextType>;
  CopyProductsBetweenWishlistsOutput?: CopyProductsBetweenWishlistsOutputResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  CouponNotice?: CouponNoticeResolvers<ContextType>;
  CreateGuestCartOutput?: CreateGuestCartOutputResolvers<ContextType>;
  CreatePayflowProTokenOutput?: CreatePayflowProTokenOutputResolvers<ContextType>;
  CreateProductReviewOutput?: CreateProductReviewOutputResolvers<ContextType>;
  CreateWishlistOutput?: CreateWishlistOutputResolvers<ContextType>;
  CreditMemo?: CreditMemoResolvers<ContextType>;
  CreditMemoItem?: CreditMemoItemResolvers<ContextType>;
  CreditMemoItemInterface?: CreditMemoItemInterfaceResolvers<ContextType>;
  CreditMemoTotal?: CreditMemoTotalResolvers<ContextType>;
  Currency?: CurrencyResolvers<ContextType>;
  CustomAttribute?: CustomAttributeResolvers<ContextType>;
  CustomAttributeMetadata?: CustomAttributeMetadataResolvers<ContextType>;
  CustomAttributeMetadataInterface?: CustomAttributeMetadataInterfaceResolvers<ContextType>;
  CustomAttributeOptionInterface?: CustomAttributeOptionInterfaceResolvers<ContextType>;
  Customer?: CustomerResolvers<ContextType>;
  CustomerAddress?: CustomerAddressResolvers<ContextType>;
  CustomerAddressAttribute?: CustomerAddressAttributeResolvers<ContextType>;
  CustomerAddressRegion?: CustomerAddressRegionResolvers<ContextType>;
  CustomerAddresses?: CustomerAddressesResolvers<ContextType>;
  CustomerAttributeMetadata?: CustomerAttributeMetadataResolvers<ContextType>;
  CustomerDownloadableProduct?: CustomerDownloadableProductResolvers<ContextType>;
  CustomerDownloadableProducts?: CustomerDownloadableProductsResolvers<ContextType>;
  CustomerGroupStorefront?: CustomerGroupStorefrontResolvers<ContextType>;
  CustomerOrder?: CustomerOrderResolvers<ContextType>;
  CustomerOrders?: CustomerOrdersResolvers<ContextType>;
  CustomerOutput?: CustomerOutputResolvers<ContextType>;
  CustomerPaymentTokens?: CustomerPaymentTokensResolvers<ContextType>;
  CustomerSession?: CustomerSessionResolvers<ContextType>;
  CustomerSessions?: CustomerSessionsResolvers<ContextType>;
  CustomerSignInWays?: CustomerSignInWaysResolvers<ContextType>;
  CustomerToken?: CustomerTokenResolvers<ContextType>;
  CustomizableAreaOption?: CustomizableAreaOptionResolvers<ContextType>;
  CustomizableAreaValue?: CustomizableAreaValueResolvers<ContextType>;
  CustomizableCheckboxOption?: CustomizableCheckboxOptionResolvers<ContextType>;
  CustomizableCheckboxValue?: CustomizableCheckboxValueResolvers<ContextType>;
  CustomizableDateOption?: CustomizableDateOptionResolvers<ContextType>;
  CustomizableDateValue?: CustomizableDateValueResolvers<ContextType>;
  CustomizableDropDownOption?: CustomizableDropDownOptionResolvers<ContextType>;
  CustomizableDropDownValue?: CustomizableDropDownValueResolvers<ContextType>;
  CustomizableFieldOption?: CustomizableFieldOptionResolvers<ContextType>;
  CustomizableFieldValue?: CustomizableFieldValueResolvers<ContextType>;
  CustomizableFileOption?: CustomizableFileOptionResolvers<ContextType>;
  CustomizableFileValue?: CustomizableFileValueResolvers<ContextType>;
  CustomizableMultipleOption?: CustomizableMultipleOptionResolvers<ContextType>;
  CustomizableMultipleValue?: CustomizableMultipleValueResolvers<ContextType>;
  CustomizableOptionInterface?: CustomizableOptionInterfaceResolvers<ContextType>;
  CustomizableProductInterface?: CustomizableProductInterfaceResolvers<ContextType>;
  CustomizableRadioOption?: CustomizableRadioOptionResolvers<ContextType>;
  CustomizableRadioValue?: CustomizableRadioValueResolvers<ContextType>;
  DeleteCompareListOutput?: DeleteCompareListOutputResolvers<ContextType>;
  DeletePaymentTokenOutput?: DeletePaymentTokenOutputResolvers<ContextType>;
  DeleteWishlistOutput?: DeleteWishlistOutputResolvers<ContextType>;
  DeliveryArrival?: DeliveryArrivalResolvers<ContextType>;
  DeliveryDates?: DeliveryDatesResolvers<ContextType>;
  DeliveryOffer?: DeliveryOfferResolvers<ContextType>;
  Discount?: DiscountResolvers<ContextType>;
  DownloadableCartItem?: DownloadableCartItemResolvers<ContextType>;
  DownloadableCreditMemoItem?: DownloadableCreditMemoItemResolvers<ContextType>;
  DownloadableInvoiceItem?: DownloadableInvoiceItemResolvers<ContextType>;
  DownloadableItemsLinks?: DownloadableItemsLinksResolvers<ContextType>;
  DownloadableOrderItem?: DownloadableOrderItemResolvers<ContextType>;
  DownloadableProduct?: DownloadableProductResolvers<ContextType>;
  DownloadableProductLinks?: DownloadableProductLinksResolvers<ContextType>;
  DownloadableProductSamples?: DownloadableProductSamplesResolvers<ContextType>;
  DownloadableWishlistItem?: DownloadableWishlistItemResolvers<ContextType>;
  DynamicBlock?: DynamicBlockResolvers<ContextType>;
  DynamicBlocks?: DynamicBlocksResolvers<ContextType>;
  EnteredAttributeValue?: EnteredAttributeValueResolvers<ContextType>;
  EntityUrl?: EntityUrlResolvers<ContextType>;
  Error?: ErrorResolvers<ContextType>;
  ErrorInterface?: ErrorInterfaceResolvers<ContextType>;
  ErrorParameter?: ErrorParameterResolvers<ContextType>;
  ErrorReason?: ErrorReasonResolvers<ContextType>;
  EstimateTotalsOutput?: EstimateTotalsOutputResolvers<ContextType>;
  ExchangeRate?: ExchangeRateResolvers<ContextType>;
  ExchangeSize?: ExchangeSizeResolvers<ContextType>;
  FinishCardPaymentOutput?: FinishCardPaymentOutputResolvers<ContextType>;
  FixedProductTax?: FixedProductTaxResolvers<ContextType>;
  FreeShipping?: FreeShippingResolvers<ContextType>;
  GenerateAgentTokenOutput?: GenerateAgentTokenOutputResolvers<ContextType>;
  GenerateCustomerTokenAsAdminOutput?: GenerateCustomerTokenAsAdminOutputResolvers<ContextType>;
  GiftCardAccount?: GiftCardAccountResolvers<ContextType>;
  GiftCardAmounts?: GiftCardAmountsResolvers<ContextType>;
  GiftCardCartItem?: GiftCardCartItemResolvers<ContextType>;
  GiftCardItem?: GiftCardItemResolvers<ContextType>;
  GiftCardOptions?: GiftCardOptionsResolvers<ContextType>;
  GiftCardOrderItem?: GiftCardOrderItemResolvers<ContextType>;
  GiftCardPagesConfig?: GiftCardPagesConfigResolvers<ContextType>;
  GiftCardProduct?: GiftCardProductResolvers<ContextType>;
  GiftCardWishlistItem?: GiftCardWishlistItemResolvers<ContextType>;
  GiftMessage?: GiftMessageResolvers<ContextType>;
  GiftOptionsPrices?: GiftOptionsPricesResolvers<ContextType>;
  GiftWrapping?: GiftWrappingResolvers<ContextType>;
  GiftWrappingImage?: GiftWrappingImageResolvers<ContextType>;
  GroundColours?: GroundColoursResolvers<ContextType>;
  GroupedProduct?: GroupedProductResolvers<ContextType>;
  GroupedProductItem?: GroupedProductItemResolvers<ContextType>;
  GroupedProductWishlistItem?: GroupedProductWishlistItemResolvers<ContextType>;
  HandInCardResultOutput?: HandInCardResultOutputResolvers<ContextType>;
  HostedProUrl?: HostedProUrlResolvers<ContextType>;
  HttpQueryParameter?: HttpQueryParameterResolvers<ContextType>;
  ImageSwatchData?: ImageSwatchDataResolvers<ContextType>;
  InsufficientStockError?: InsufficientStockErrorResolvers<ContextType>;
  InternalError?: InternalErrorResolvers<ContextType>;
  Invoice?: InvoiceResolvers<ContextType>;
  InvoiceItem?: InvoiceItemResolvers<ContextType>;
  InvoiceItemInterface?: InvoiceItemInterfaceResolvers<ContextType>;
  InvoiceTotal?: InvoiceTotalResolvers<ContextType>;
  IsEmailAvailableOutput?: IsEmailAvailableOutputResolvers<ContextType>;
  ItemClickOutput?: ItemClickOutputResolvers<ContextType>;
  ItemSelectedBundleOption?: ItemSelectedBundleOptionResolvers<ContextType>;
  ItemSelectedBundleOptionValue?: ItemSelectedBundleOptionValueResolvers<ContextType>;
  KeyValue?: KeyValueResolvers<ContextType>;
  LayerFilter?: LayerFilterResolvers<ContextType>;
  LayerFilterItem?: LayerFilterItemResolvers<ContextType>;
  LayerFilterItemInterface?: LayerFilterItemInterfaceResolvers<ContextType>;
  LinkedProvider?: LinkedProviderResolvers<ContextType>;
  Lookbook?: LookbookResolvers<ContextType>;
  LookbookPin?: LookbookPinResolvers<ContextType>;
  LoyaltyConfig?: LoyaltyConfigResolvers<ContextType>;
  LoyaltyCoupon?: LoyaltyCouponResolvers<ContextType>;
  LoyaltyEntry?: LoyaltyEntryResolvers<ContextType>;
  LoyaltyHistory?: LoyaltyHistoryResolvers<ContextType>;
  LoyaltyLevel?: LoyaltyLevelResolvers<ContextType>;
  LoyaltyMember?: LoyaltyMemberResolvers<ContextType>;
  LoyaltyReward?: LoyaltyRewardResolvers<ContextType>;
  MediaGalleryEntry?: MediaGalleryEntryResolvers<ContextType>;
  MediaGalleryInterface?: MediaGalleryInterfaceResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  MoveProductsBetweenWishlistsOutput?: MoveProductsBetweenWishlistsOutputResolvers<ContextType>;
  MoveSavedItemToCartOutput?: MoveSavedItemToCartOutputResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  MwCanonicalUrl?: MwCanonicalUrlResolvers<ContextType>;
  MwHreflang?: MwHreflangResolvers<ContextType>;
  MwHreflangs?: MwHreflangsResolvers<ContextType>;
  MwRichSnippets?: MwRichSnippetsResolvers<ContextType>;
  MwSeoMarkup?: MwSeoMarkupResolvers<ContextType>;
  NoSuchEntityUidError?: NoSuchEntityUidErrorResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderAddress?: OrderAddressResolvers<ContextType>;
  OrderCustomerInfo?: OrderCustomerInfoResolvers<ContextType>;
  OrderGtm?: OrderGtmResolvers<ContextType>;
  OrderGtmItem?: OrderGtmItemResolvers<ContextType>;
  OrderItem?: OrderItemResolvers<ContextType>;
  OrderItemInterface?: OrderItemInterfaceResolvers<ContextType>;
  OrderItemOption?: OrderItemOptionResolvers<ContextType>;
  OrderItemPrices?: OrderItemPricesResolvers<ContextType>;
  OrderPayment?: OrderPaymentResolvers<ContextType>;
  OrderPaymentMethod?: OrderPaymentMethodResolvers<ContextType>;
  OrderShipment?: OrderShipmentResolvers<ContextType>;
  OrderTotal?: OrderTotalResolvers<ContextType>;
  OrderWithdrawal?: OrderWithdrawalResolvers<ContextType>;
  ParcelLockerConfig?: ParcelLockerConfigResolvers<ContextType>;
  Passkey?: PasskeyResolvers<ContextType>;
  PasskeyOptions?: PasskeyOptionsResolvers<ContextType>;
  PasskeySignInOutput?: PasskeySignInOutputResolvers<ContextType>;
  PayflowLinkToken?: PayflowLinkTokenResolvers<ContextType>;
  PayflowProResponseOutput?: PayflowProResponseOutputResolvers<ContextType>;
  PayflowProToken?: PayflowProTokenResolvers<ContextType>;
  PaymentToken?: PaymentTokenResolvers<ContextType>;
  PaypalExpressToken?: PaypalExpressTokenResolvers<ContextType>;
  PaypalExpressTokenOutput?: PaypalExpressTokenOutputResolvers<ContextType>;
  PaypalExpressUrlList?: PaypalExpressUrlListResolvers<ContextType>;
  PersonalDataFile?: PersonalDataFileResolvers<ContextType>;
  PersonalDataLink?: PersonalDataLinkResolvers<ContextType>;
  PhysicalProductInterface?: PhysicalProductInterfaceResolvers<ContextType>;
  PickupLocation?: PickupLocationResolvers<ContextType>;
  PickupLocations?: PickupLocationsResolvers<ContextType>;
  PlaceOrderError?: PlaceOrderErrorResolvers<ContextType>;
  PlaceOrderOutput?: PlaceOrderOutputResolvers<ContextType>;
  PrepareCartLinkOutput?: PrepareCartLinkOutputResolvers<ContextType>;
  PreparedCart?: PreparedCartResolvers<ContextType>;
  PreparedCartItem?: PreparedCartItemResolvers<ContextType>;
  Price?: PriceResolvers<ContextType>;
  PriceAdjustment?: PriceAdjustmentResolvers<ContextType>;
  PriceDetails?: PriceDetailsResolvers<ContextType>;
  PriceRange?: PriceRangeResolvers<ContextType>;
  ProductAlertSubscriptionResult?: ProductAlertSubscriptionResultResolvers<ContextType>;
  ProductAttribute?: ProductAttributeResolvers<ContextType>;
  ProductAttributeMetadata?: ProductAttributeMetadataResolvers<ContextType>;
  ProductAttributeOption?: ProductAttributeOptionResolvers<ContextType>;
  ProductBanner?: ProductBannerResolvers<ContextType>;
  ProductCustomAttributes?: ProductCustomAttributesResolvers<ContextType>;
  ProductDiscount?: ProductDiscountResolvers<ContextType>;
  ProductImage?: ProductImageResolvers<ContextType>;
  ProductInterface?: ProductInterfaceResolvers<ContextType>;
  ProductLinks?: ProductLinksResolvers<ContextType>;
  ProductLinksInterface?: ProductLinksInterfaceResolvers<ContextType>;
  ProductMediaGalleryEntriesContent?: ProductMediaGalleryEntriesContentResolvers<ContextType>;
  ProductMediaGalleryEntriesVideoContent?: ProductMediaGalleryEntriesVideoContentResolvers<ContextType>;
  ProductPrice?: ProductPriceResolvers<ContextType>;
  ProductPrices?: ProductPricesResolvers<ContextType>;
  ProductReview?: ProductReviewResolvers<ContextType>;
  ProductReviewRating?: ProductReviewRatingResolvers<ContextType>;
  ProductReviewRatingMetadata?: ProductReviewRatingMetadataResolvers<ContextType>;
  ProductReviewRatingValueMetadata?: ProductReviewRatingValueMetadataResolvers<ContextType>;
  ProductReviewRatingsMetadata?: ProductReviewRatingsMetadataResolvers<ContextType>;
  ProductReviews?: ProductReviewsResolvers<ContextType>;
  ProductTierPrices?: ProductTierPricesResolvers<ContextType>;
  ProductVideo?: ProductVideoResolvers<ContextType>;
  Products?: ProductsResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  ReCaptchaConfigOutput?: ReCaptchaConfigOutputResolvers<ContextType>;
  ReCaptchaConfiguration?: ReCaptchaConfigurationResolvers<ContextType>;
  ReCaptchaConfigurationV3?: ReCaptchaConfigurationV3Resolvers<ContextType>;
  RecentSearchTerms?: RecentSearchTermsResolvers<ContextType>;
  RecommendedProduct?: RecommendedProductResolvers<ContextType>;
  RecoveryCodes?: RecoveryCodesResolvers<ContextType>;
  RedeemLoyaltyRewardOutput?: RedeemLoyaltyRewardOutputResolvers<ContextType>;
  Region?: RegionResolvers<ContextType>;
  RemoveAdoptedClientOutput?: RemoveAdoptedClientOutputResolvers<ContextType>;
  RemoveCouponFromCartOutput?: RemoveCouponFromCartOutputResolvers<ContextType>;
  RemoveGiftCardFromCartOutput?: RemoveGiftCardFromCartOutputResolvers<ContextType>;
  RemoveItemFromCartOutput?: RemoveItemFromCartOutputResolvers<ContextType>;
  RemoveProductsFromWishlistOutput?: RemoveProductsFromWishlistOutputResolvers<ContextType>;
  RemoveReturnTrackingOutput?: RemoveReturnTrackingOutputResolvers<ContextType>;
  RemoveSavedItemOutput?: RemoveSavedItemOutputResolvers<ContextType>;
  ReorderItemsOutput?: ReorderItemsOutputResolvers<ContextType>;
  RequestReturnOutput?: RequestReturnOutputResolvers<ContextType>;
  RestoreCartItemOutput?: RestoreCartItemOutputResolvers<ContextType>;
  Return?: ReturnResolvers<ContextType>;
  ReturnComment?: ReturnCommentResolvers<ContextType>;
  ReturnCustomAttribute?: ReturnCustomAttributeResolvers<ContextType>;
  ReturnCustomer?: ReturnCustomerResolvers<ContextType>;
  ReturnExchange?: ReturnExchangeResolvers<ContextType>;
  ReturnItem?: ReturnItemResolvers<ContextType>;
  ReturnItemAttributeMetadata?: ReturnItemAttributeMetadataResolvers<ContextType>;
  ReturnOrderToCartOutput?: ReturnOrderToCartOutputResolvers<ContextType>;
  ReturnReason?: ReturnReasonResolvers<ContextType>;
  ReturnShipping?: ReturnShippingResolvers<ContextType>;
  ReturnShippingAddress?: ReturnShippingAddressResolvers<ContextType>;
  ReturnShippingCarrier?: ReturnShippingCarrierResolvers<ContextType>;
  ReturnShippingTracking?: ReturnShippingTrackingResolvers<ContextType>;
  ReturnShippingTrackingStatus?: ReturnShippingTrackingStatusResolvers<ContextType>;
  ReturnTerms?: ReturnTermsResolvers<ContextType>;
  ReturnablePieces?: ReturnablePiecesResolvers<ContextType>;
  Returns?: ReturnsResolvers<ContextType>;
  RevokeAgreementOutput?: RevokeAgreementOutputResolvers<ContextType>;
  RevokeCustomerTokenOutput?: RevokeCustomerTokenOutputResolvers<ContextType>;
  RobotsConfig?: RobotsConfigResolvers<ContextType>;
  RoutableInterface?: RoutableInterfaceResolvers<ContextType>;
  RoutableUrl?: RoutableUrlResolvers<ContextType>;
  SalesCommentItem?: SalesCommentItemResolvers<ContextType>;
  SalesItemInterface?: SalesItemInterfaceResolvers<ContextType>;
  SaveCardResultOutput?: SaveCardResultOutputResolvers<ContextType>;
  SaveCartItemForLaterOutput?: SaveCartItemForLaterOutputResolvers<ContextType>;
  SearchOutput?: SearchOutputResolvers<ContextType>;
  SearchResultPageInfo?: SearchResultPageInfoResolvers<ContextType>;
  SearchRoute?: SearchRouteResolvers<ContextType>;
  SearchSuggestion?: SearchSuggestionResolvers<ContextType>;
  SearchSuggestions?: SearchSuggestionsResolvers<ContextType>;
  SearchTerm?: SearchTermResolvers<ContextType>;
  SecondFactor?: SecondFactorResolvers<ContextType>;
  SelectableInputTypeInterface?: SelectableInputTypeInterfaceResolvers<ContextType>;
  SelectedAttributeOption?: SelectedAttributeOptionResolvers<ContextType>;
  SelectedBundleOption?: SelectedBundleOptionResolvers<ContextType>;
  SelectedBundleOptionValue?: SelectedBundleOptionValueResolvers<ContextType>;
  SelectedConfigurableOption?: SelectedConfigurableOptionResolvers<ContextType>;
  SelectedCustomizableOption?: SelectedCustomizableOptionResolvers<ContextType>;
  SelectedCustomizableOptionValue?: SelectedCustomizableOptionValueResolvers<ContextType>;
  SelectedPaymentMethod?: SelectedPaymentMethodResolvers<ContextType>;
  SelectedShippingMethod?: SelectedShippingMethodResolvers<ContextType>;
  SendEmailToFriendOutput?: SendEmailToFriendOutputResolvers<ContextType>;
  SendEmailToFriendRecipient?: SendEmailToFriendRecipientResolvers<ContextType>;
  SendEmailToFriendSender?: SendEmailToFriendSenderResolvers<ContextType>;
  SendFriendConfiguration?: SendFriendConfigurationResolvers<ContextType>;
  SetBillingAddressOnCartOutput?: SetBillingAddressOnCartOutputResolvers<ContextType>;
  SetGiftOptionsOnCartOutput?: SetGiftOptionsOnCartOutputResolvers<ContextType>;
  SetGuestEmailOnCartOutput?: SetGuestEmailOnCartOutputResolvers<ContextType>;
  SetPaymentMethodOnCartOutput?: SetPaymentMethodOnCartOutputResolvers<ContextType>;
  SetShippingAddressesOnCartOutput?: SetShippingAddressesOnCartOutputResolvers<ContextType>;
  SetShippingMethodsOnCartOutput?: SetShippingMethodsOnCartOutputResolvers<ContextType>;
  ShareWishlistOutput?: ShareWishlistOutputResolvers<ContextType>;
  SharedWish?: SharedWishResolvers<ContextType>;
  SharedWishlist?: SharedWishlistResolvers<ContextType>;
  SharedWishlistOutput?: SharedWishlistOutputResolvers<ContextType>;
  ShipmentItem?: ShipmentItemResolvers<ContextType>;
  ShipmentItemInterface?: ShipmentItemInterfaceResolvers<ContextType>;
  ShipmentTracking?: ShipmentTrackingResolvers<ContextType>;
  ShippingCartAddress?: ShippingCartAddressResolvers<ContextType>;
  ShippingDiscount?: ShippingDiscountResolvers<ContextType>;
  ShippingHandling?: ShippingHandlingResolvers<ContextType>;
  ShopBrand?: ShopBrandResolvers<ContextType>;
  SimpleCartItem?: SimpleCartItemResolvers<ContextType>;
  SimpleProduct?: SimpleProductResolvers<ContextType>;
  SimpleWishlistItem?: SimpleWishlistItemResolvers<ContextType>;
  SizeChartRow?: SizeChartRowResolvers<ContextType>;
  SizeMeasure?: SizeMeasureResolvers<ContextType>;
  SocialLoginConfig?: SocialLoginConfigResolvers<ContextType>;
  SocialRegistration?: SocialRegistrationResolvers<ContextType>;
  SocialSignInOutput?: SocialSignInOutputResolvers<ContextType>;
  SocialSignInStart?: SocialSignInStartResolvers<ContextType>;
  SortField?: SortFieldResolvers<ContextType>;
  SortFields?: SortFieldsResolvers<ContextType>;
  StartPaymentOutput?: StartPaymentOutputResolvers<ContextType>;
  StoreAddress?: StoreAddressResolvers<ContextType>;
  StoreAvailability?: StoreAvailabilityResolvers<ContextType>;
  StoreConfig?: StoreConfigResolvers<ContextType>;
  StoreLabels?: StoreLabelsResolvers<ContextType>;
  StoreLocatorConfig?: StoreLocatorConfigResolvers<ContextType>;
  StoreOpeningHours?: StoreOpeningHoursResolvers<ContextType>;
  StoreSizeAvailability?: StoreSizeAvailabilityResolvers<ContextType>;
  StorefrontProperties?: StorefrontPropertiesResolvers<ContextType>;
  SubscribeEmailToNewsletterOutput?: SubscribeEmailToNewsletterOutputResolvers<ContextType>;
  SuggestedQuery?: SuggestedQueryResolvers<ContextType>;
  SwatchData?: SwatchDataResolvers<ContextType>;
  SwatchDataInterface?: SwatchDataInterfaceResolvers<ContextType>;
  SwatchLayerFilterItem?: SwatchLayerFilterItemResolvers<ContextType>;
  SwatchLayerFilterItemInterface?: SwatchLayerFilterItemInterfaceResolvers<ContextType>;
  SyneriseRecommendation?: SyneriseRecommendationResolvers<ContextType>;
  TakePreparedCartOutput?: TakePreparedCartOutputResolvers<ContextType>;
  TaxItem?: TaxItemResolvers<ContextType>;
  TextSwatchData?: TextSwatchDataResolvers<ContextType>;
  TierPrice?: TierPriceResolvers<ContextType>;
  TrackingConfig?: TrackingConfigResolvers<ContextType>;
  UiAttributeTypeAny?: UiAttributeTypeAnyResolvers<ContextType>;
  UiAttributeTypeBoolean?: UiAttributeTypeBooleanResolvers<ContextType>;
  UiAttributeTypeFixedProductTax?: UiAttributeTypeFixedProductTaxResolvers<ContextType>;
  UiAttributeTypeMultiSelect?: UiAttributeTypeMultiSelectResolvers<ContextType>;
  UiAttributeTypePageBuilder?: UiAttributeTypePageBuilderResolvers<ContextType>;
  UiAttributeTypeSelect?: UiAttributeTypeSelectResolvers<ContextType>;
  UiAttributeTypeTextEditor?: UiAttributeTypeTextEditorResolvers<ContextType>;
  UiAttributeTypeTextarea?: UiAttributeTypeTextareaResolvers<ContextType>;
  UiInputTypeInterface?: UiInputTypeInterfaceResolvers<ContextType>;
  UnavailableOrderItem?: UnavailableOrderItemResolvers<ContextType>;
  UpdateCartItemsOutput?: UpdateCartItemsOutputResolvers<ContextType>;
  UpdateProductsInWishlistOutput?: UpdateProductsInWishlistOutputResolvers<ContextType>;
  UpdateWishlistOutput?: UpdateWishlistOutputResolvers<ContextType>;
  UrlRewrite?: UrlRewriteResolvers<ContextType>;
  ValidationRule?: ValidationRuleResolvers<ContextType>;
  VirtualCartItem?: VirtualCartItemResolvers<ContextType>;
  VirtualProduct?: VirtualProductResolvers<ContextType>;
  VirtualWishlistItem?: VirtualWishlistItemResolvers<ContextType>;
  Website?: WebsiteResolvers<ContextType>;
  WishListUserInputError?: WishListUserInputErrorResolvers<ContextType>;
  Wishlist?: WishlistResolvers<ContextType>;
  WishlistCartUserInputError?: WishlistCartUserInputErrorResolvers<ContextType>;
  WishlistItem?: WishlistItemResolvers<ContextType>;
  WishlistItemInterface?: WishlistItemInterfaceResolvers<ContextType>;
  WishlistItems?: WishlistItemsResolvers<ContextType>;
  WishlistOutput?: WishlistOutputResolvers<ContextType>;
  WithdrawalDeclaration?: WithdrawalDeclarationResolvers<ContextType>;
  WithdrawalReceipt?: WithdrawalReceiptResolvers<ContextType>;
  addCommentToPostOutput?: AddCommentToPostOutputResolvers<ContextType>;
  blogCategoriesOutput?: BlogCategoriesOutputResolvers<ContextType>;
  blogCommentsOutput?: BlogCommentsOutputResolvers<ContextType>;
  blogPostsOutput?: BlogPostsOutputResolvers<ContextType>;
  blogTagsOutput?: BlogTagsOutputResolvers<ContextType>;
};

