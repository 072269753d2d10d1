// Made by `npm run codegen`.
export const possibleTypes: Record<string, string[]> = {
  CartAddressInterface: ['BillingCartAddress', 'ShippingCartAddress'],
  ProductInterface: ['BundleProduct', 'ConfigurableProduct', 'DownloadableProduct', 'GiftCardProduct', 'GroupedProduct', 'SimpleProduct', 'VirtualProduct'],
}
