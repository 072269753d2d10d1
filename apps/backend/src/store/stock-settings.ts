const includingTax = 2
const on = '1'
const off = '0'

/**
 * Magento's fields that have a fixed value in this shop: prices include tax, and there are no fixed product taxes, reward points
 * or order cancellation by the shopper.
 */
export const stockSettings = {
  display_product_prices_in_catalog: includingTax,
  display_shipping_prices: includingTax,
  shopping_cart_display_price: includingTax,
  shopping_cart_display_shipping: includingTax,
  shopping_cart_display_subtotal: includingTax,
  shopping_cart_display_full_summary: true,
  shopping_cart_display_grand_total: true,
  shopping_cart_display_zero_tax: false,
  shopping_cart_display_tax_gift_wrapping: 'DISPLAY_INCLUDING_TAX' as const,
  orders_invoices_credit_memos_display_full_summary: true,
  orders_invoices_credit_memos_display_grandtotal: true,
  orders_invoices_credit_memos_display_price: includingTax,
  orders_invoices_credit_memos_display_shipping_amount: includingTax,
  orders_invoices_credit_memos_display_subtotal: includingTax,
  orders_invoices_credit_memos_display_zero_tax: false,

  category_fixed_product_tax_display_setting: 'FPT_DISABLED' as const,
  product_fixed_product_tax_display_setting: 'FPT_DISABLED' as const,
  sales_fixed_product_tax_display_setting: 'FPT_DISABLED' as const,
  fixed_product_taxes_enable: false,
  fixed_product_taxes_apply_tax_to_fpt: false,
  fixed_product_taxes_include_fpt_in_subtotal: false,
  fixed_product_taxes_display_prices_in_emails: 0,
  fixed_product_taxes_display_prices_in_product_lists: 0,
  fixed_product_taxes_display_prices_in_sales_modules: 0,
  fixed_product_taxes_display_prices_on_product_view_page: 0,

  allow_items: on,
  allow_order: on,
  cart_gift_wrapping: String(includingTax),
  cart_printed_card: String(includingTax),
  sales_gift_wrapping: String(includingTax),
  sales_printed_card: String(includingTax),

  magento_reward_general_is_enabled: off,
  magento_reward_general_is_enabled_on_front: off,
  magento_reward_general_publish_history: off,

  cart_merge_preference: 'merge',
  graphql_share_customer_group: false,
  share_active_segments: false,
  share_applied_cart_rule: false,
  is_checkout_agreements_enabled: true,
  category_canonical_tag: true,
  product_canonical_tag: true,

  check_money_order_enable_for_specific_countries: false,
  check_money_order_new_order_status: 'pending',
  zero_subtotal_enabled: true,
  zero_subtotal_enable_for_specific_countries: false,
  zero_subtotal_new_order_status: 'pending',
  zero_subtotal_sort_order: 1,
}
