const products = ['ConfigurableProduct', 'GiftCardProduct', 'SimpleProduct', 'VirtualProduct']

/** The types that implement each interface or union. Without this list the cache must guess which fragments match. */
export const possibleTypes: Record<string, string[]> = {
  AttributeValueInterface: ['AttributeSelectedOptions', 'AttributeValue'],
  CartAddressInterface: ['BillingCartAddress', 'ShippingCartAddress'],
  CartItemInterface: ['ConfigurableCartItem', 'GiftCardCartItem', 'SimpleCartItem', 'VirtualCartItem'],
  CategoryInterface: ['CategoryTree'],
  CustomizableOptionInterface: ['CustomizableFieldOption'],
  CustomizableProductInterface: products,
  Error: ['CartUserInputError', 'InsufficientStockError'],
  MediaGalleryInterface: ['ProductImage', 'ProductVideo'],
  OrderItemInterface: ['ConfigurableOrderItem', 'GiftCardOrderItem', 'OrderItem'],
  PhysicalProductInterface: ['ConfigurableProduct', 'GiftCardProduct', 'SimpleProduct'],
  ProductInterface: products,
  RoutableInterface: [
    'BlogRoute',
    'CategoryTree',
    'CmsPage',
    'ConfigurableProduct',
    'GiftCardProduct',
    'RoutableUrl',
    'SearchRoute',
    'SimpleProduct',
    'VirtualProduct',
  ],
  SwatchDataInterface: ['ColorSwatchData', 'ImageSwatchData', 'TextSwatchData'],
  WishlistItemInterface: [
    'ConfigurableWishlistItem',
    'GiftCardWishlistItem',
    'SimpleWishlistItem',
    'VirtualWishlistItem',
  ],
}
