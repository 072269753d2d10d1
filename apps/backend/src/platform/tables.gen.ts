// Made by `npm run codegen` from the migrations.
import type { Generated } from 'kysely'

export interface Tables {
  agent_adoption: {
    id: Generated<number>
    agent_id: number
    client_id: number
    token_hash: string
    cookie_hash: string | null
    session_hash: string | null
    started_at: Date
    expires_at: Date
    ended_at: Date | null
  }
  agent_finding: {
    search_hash: string
    agent_id: number
    client_id: number
    expires_at: Date
  }
  agent_trail: {
    id: Generated<number>
    at: Date
    agent_id: number | null
    client_id: number | null
    adoption_id: number | null
    store_id: number
    action: string
    detail: string
    outcome: string
  }
  blog_comment: {
    id: Generated<number>
    post_id: number
    parent_id: number | null
    customer_id: number | null
    nickname: string
    email: string
    body: string
    status: Generated<string>
    created_at: Date
    decided_at: Date | null
  }
  blog_post: {
    id: Generated<number>
    identifier: string
    store_id: number
    url_key: string
    title: string
    short_content: Generated<string>
    content: Generated<string>
    image: Generated<string>
    meta_title: Generated<string>
    meta_description: Generated<string>
    author_id: number | null
    term_ids: Generated<number[]>
    published_at: Date
    is_active: Generated<boolean>
    updated_at: Generated<Date>
    related: Generated<string[]>
    product_skus: Generated<string[]>
  }
  blog_post_view: {
    post_id: number
    views: number
  }
  blog_term: {
    id: Generated<number>
    kind: string
    identifier: string
    store_id: number
    url_key: string
    title: string
    description: Generated<string>
  }
  cart_cart: {
    id: Generated<number>
    masked_id: string
    store_id: number
    group_id: number
    customer_id: number | null
    email: string | null
    is_active: Generated<boolean>
    shipping_address: unknown
    billing_address: unknown
    billing_same_as_shipping: Generated<boolean>
    carrier_code: string | null
    method_code: string | null
    payment_code: string | null
    created_at: Generated<Date>
    updated_at: Generated<Date>
    coupon_codes: Generated<string[]>
    gift_wrapping_id: number | null
    gift_message: unknown
    gift_receipt: Generated<boolean>
    printed_card: Generated<boolean>
    gift_cards: Generated<unknown>
  }
  cart_gift_wrapping: {
    id: Generated<number>
    code: string
    designs: Generated<unknown>
    default_messages: Generated<unknown>
    prices: Generated<unknown>
    image: string | null
    position: Generated<number>
    is_active: Generated<boolean>
  }
  cart_item: {
    id: Generated<number>
    cart_id: number
    product_id: number
    variant_id: number
    quantity: number
    gift_card: unknown
    signature: string
    created_at: Generated<Date>
    gift_wrapping_id: number | null
    wrapped_quantity: number | null
    gift_message: unknown
  }
  cart_link: {
    code_hash: string
    cart_id: number
    source_cart_id: number | null
    agent_id: number
    created_at: Date
    expires_at: Date
    taken_by: number | null
    taken_at: Date | null
  }
  cart_removed_item: {
    cart_id: number
    item_id: number
    line: unknown
    removed_at: Date
  }
  cart_repeated_request: {
    cart_id: number
    key: string
    request_hash: string
    errors: unknown
    created_at: Date
  }
  cart_saved_item: {
    id: Generated<number>
    cart_id: number | null
    customer_id: number | null
    group_id: number
    product_id: number
    variant_id: number
    quantity: number
    gift_card: unknown
    signature: string
    created_at: Generated<Date>
    gift_wrapping_id: number | null
    wrapped_quantity: number | null
    gift_message: unknown
  }
  catalogue_attribute: {
    id: Generated<number>
    code: string
    input: string
    is_filterable: Generated<boolean>
    is_configurable: Generated<boolean>
    position: Generated<number>
    label: string
    labels: Generated<unknown>
  }
  catalogue_attribute_option: {
    id: Generated<number>
    attribute_id: number
    value: string
    slug: string
    position: Generated<number>
    swatch: string | null
    labels: Generated<unknown>
    is_default: Generated<boolean>
  }
  catalogue_category: {
    id: Generated<number>
    parent_id: number | null
    admin_name: string
    admin_path: string
    id_path: number[]
    level: number
    position: Generated<number>
    is_active: Generated<boolean>
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
  catalogue_category_text: {
    category_id: number
    store_id: number
    name: string
    url_key: string
    url_path: string
    description: Generated<string>
    meta_title: string | null
    meta_keywords: string | null
    meta_description: string | null
    display_mode: Generated<string>
    landing_page: string | null
    include_in_menu: Generated<boolean>
    image: string | null
    label_color: string | null
    label_css: string | null
    badge: string | null
    left_block: string | null
    right_block: string | null
    seo_name: string | null
    meta_robots: string | null
  }
  catalogue_giftcard_amount: {
    product_id: number
    store_id: number
    amount: number
  }
  catalogue_grid_banner: {
    id: Generated<number>
    code: string
    store_id: number
    category_id: number
    title: string
    url: string
    image_desktop: string
    image_tablet: string
    image_mobile: string
    page: number | null
    position: number
    every_n: number | null
    is_active: Generated<boolean>
    valid_from: Date | null
    valid_to: Date | null
  }
  catalogue_listing: {
    store_id: number
    product_id: number
    sku: string
    type: string
    name: string
    url_key: string
    regular_price: number
    final_price: number
    maximum_regular_price: number
    maximum_final_price: number
    lowest_price: number | null
    discount_percent: Generated<number>
    in_stock: boolean
    category_ids: number[]
    option_ids: number[]
    stocked_option_ids: number[]
    position: Generated<number>
    positions: Generated<unknown>
    created_at: Date
    search_text: string
    document: unknown
    version: Generated<number>
    due_at: Date | null
    stocked_variants: Generated<unknown>
  }
  catalogue_listing_removed: {
    store_id: number
    product_id: number
    version: Generated<number>
  }
  catalogue_product: {
    id: Generated<number>
    sku: string
    type: string
    attribute_set: Generated<string>
    tax_class: Generated<string>
    is_visible: boolean
    is_active: Generated<boolean>
    weight: string | null
    max_cart_quantity: Generated<number>
    giftcard_type: string | null
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
  catalogue_product_category: {
    product_id: number
    category_id: number
    position: Generated<number>
  }
  catalogue_product_in_store: {
    product_id: number
    store_id: number
    is_active: boolean | null
    is_visible: boolean | null
  }
  catalogue_product_link: {
    product_id: number
    linked_id: number
    kind: string
    position: Generated<number>
  }
  catalogue_product_option: {
    product_id: number
    option_id: number
  }
  catalogue_product_picture: {
    id: Generated<number>
    product_id: number
    file: string
    label: string | null
    position: Generated<number>
    roles: Generated<string[]>
  }
  catalogue_product_super_attribute: {
    product_id: number
    attribute_id: number
    position: Generated<number>
  }
  catalogue_product_text: {
    product_id: number
    store_id: number
    name: string
    url_key: string
    description: Generated<string>
    short_description: Generated<string>
    meta_title: string | null
    meta_keywords: string | null
    meta_description: string | null
    attributes: Generated<unknown>
  }
  catalogue_product_variant: {
    product_id: number
    variant_id: number
    position: Generated<number>
  }
  catalogue_revision: {
    id: number
    revision: number
  }
  catalogue_synonym: {
    language: string
    name: string
    synonyms: string
  }
  checkout_delivery_method: {
    id: Generated<number>
    store_id: number
    carrier_code: string
    method_code: string
    price: number
    free_from: number | null
    countries: string[]
    position: Generated<number>
    is_active: Generated<boolean>
    network: string | null
    cutoff: Generated<string>
    days_from: Generated<number>
    days_to: Generated<number>
  }
  cms_block: {
    identifier: string
    store_id: number
    title: string
    content: string
    updated_at: Generated<Date>
    id: Generated<number>
  }
  cms_contact_file: {
    id: Generated<number>
    message_id: number
    name: string
    type: string
    content: Uint8Array
  }
  cms_contact_message: {
    id: Generated<number>
    store_id: number
    name: string
    email: string
    telephone: Generated<string>
    comment: string
    created_at: Date
    mailed_at: Date | null
    topic: Generated<string>
    order_number: Generated<string>
  }
  cms_page: {
    id: Generated<number>
    identifier: string
    store_id: number
    url_key: string
    title: string
    content_heading: Generated<string>
    content: Generated<string>
    meta_title: Generated<string>
    meta_description: Generated<string>
    meta_keywords: Generated<string>
    meta_robots: Generated<string>
    page_layout: Generated<string>
    is_active: Generated<boolean>
    updated_at: Generated<Date>
    awaits_confirmation: Generated<boolean>
    starts_at: Date | null
  }
  cms_page_confirmation: {
    id: Generated<number>
    page_id: number
    confirmed_by: string
    confirmed_at: Date
    title: string
    content: string
  }
  compare_item: {
    id: Generated<number>
    list_id: number
    product_id: number
  }
  compare_list: {
    id: Generated<number>
    uid: string
    customer_id: number | null
    changed_at: Date
  }
  consent_agreement: {
    id: Generated<number>
    kind: string
    is_required: boolean
    position: Generated<number>
    code: string | null
    pages: Generated<string[]>
    subscribes: Generated<boolean>
    is_active: Generated<boolean>
  }
  consent_alert_refusal: {
    website_id: number
    email: string
    kind: string
    product_uid: Generated<string>
    refused_at: Date
  }
  consent_anonymization: {
    website_id: number
    email: string
    store_id: number
    confirmed_at: Date
    done_at: Date | null
    id: Generated<number>
    postponed_at: Date | null
  }
  consent_link: {
    hash: string
    purpose: string
    website_id: number
    email: string
    kind: string | null
    product_uid: string | null
    expires_at: Date
    requested: unknown
  }
  consent_record: {
    id: Generated<number>
    website_id: number
    store_id: number | null
    email: string
    agreement_id: number
    is_granted: boolean
    wording: string
    version: number | null
    recorded_at: Date
    unproven_customer_id: number | null
    content: string | null
  }
  consent_subscription: {
    id: Generated<number>
    website_id: number
    store_id: number | null
    email: string
    status: string
    telephone: string | null
    asked_at: Date
    changed_at: Date
    confirmed_at: Date | null
    requested: unknown
    sms_status: string | null
  }
  consent_wording: {
    id: Generated<number>
    agreement_id: number
    locale: string
    version: number
    label: string
    content: string
    hash: string
    published_at: Date
    small_description: Generated<string>
  }
  content_change: {
    id: Generated<number>
    changed_at: Date
    before: unknown
    changes: string[]
  }
  customer_address: {
    id: Generated<number>
    customer_id: number
    address: unknown
    is_default_shipping: Generated<boolean>
    is_default_billing: Generated<boolean>
  }
  customer_authenticator: {
    customer_id: number
    secret: string | null
    last_step: Generated<number>
    new_secret: string | null
    new_expires_at: Date | null
  }
  customer_customer: {
    id: Generated<number>
    website_id: number
    email: string
    password_hash: string
    firstname: string
    lastname: string
    telephone: string | null
    kind: Generated<string>
    is_agent: Generated<boolean>
    created_at: Generated<Date>
    password_version: Generated<number>
    is_confirmed: Generated<boolean>
    created_in: number | null
    prefix: string | null
    middlename: string | null
    suffix: string | null
    gender: number | null
    date_of_birth: string | null
    taxvat: string | null
    allows_assistance: Generated<boolean>
    assistance_ended_at: Date | null
    has_password: Generated<boolean>
    is_address_proven: Generated<boolean>
  }
  customer_device: {
    device_hash: string
    customer_id: number
    seen_at: Date
  }
  customer_identity: {
    website_id: number
    provider: string
    subject: string
    customer_id: number
    linked_at: Date
  }
  customer_link: {
    token_hash: string
    customer_id: number
    purpose: string
    expires_at: Date
  }
  customer_passkey: {
    id: Generated<number>
    customer_id: number
    credential_id: string
    rp_id: string
    user_handle: string
    public_key: string
    counter: number
    transports: string[]
    is_backed_up: boolean
    name: string
    created_at: Date
    last_used_at: Date | null
  }
  customer_passkey_challenge: {
    challenge_hash: string
    browser_hash: string
    customer_id: number | null
    store_id: number
    user_handle: string | null
    expires_at: Date
  }
  customer_recovery_code: {
    code_hash: string
    customer_id: number
  }
  customer_social_attempt: {
    state_hash: string
    browser_hash: string
    provider: string
    store_id: number
    nonce: string
    code_verifier: string
    expires_at: Date
  }
  customer_social_person: {
    key_hash: string
    browser_hash: string
    website_id: number
    provider: string
    subject: string
    email: string
    firstname: string
    lastname: string
    is_proven: boolean
    expires_at: Date
  }
  customer_token: {
    token_hash: string
    customer_id: number
    created_at: Date
    expires_at: Date
    cookie_hash: string | null
    password_version: Generated<number>
    signed_in_at: Date | null
    id: Generated<number>
    browser: string | null
    platform: string | null
    last_used_at: Date | null
    method: string | null
    proven_at: Date | null
  }
  dynamic_block_content: {
    id: number
    store_id: number
    name: string
    content: string
    is_active: Generated<boolean>
    rule_codes: Generated<string[]>
    updated_at: Generated<Date>
  }
  email_template: {
    name: string
    locale: string
    source: string
    changed_at: Date
  }
  gift_card_account: {
    id: Generated<number>
    code: string
    kind: string
    state: Generated<string>
    store_id: number
    currency: string
    issued: number
    balance: number
    order_id: number
    order_item_id: number
    piece: number
    buyer_email: string
    recipient_email: string | null
    issued_at: Date
    expires_at: Date | null
  }
  gift_card_movement: {
    id: Generated<number>
    account_id: number
    order_id: number
    kind: string
    amount: number
    at: Date
  }
  import_export_mark: {
    name: string
    value: unknown
  }
  inventory_movement: {
    id: Generated<number>
    product_id: number
    kind: string
    quantity: number
    order_id: number | null
    at: Generated<Date>
  }
  inventory_shop_news: {
    shop_id: number
    told_at: Date
  }
  inventory_shop_stock: {
    product_id: number
    shop_id: number
    on_hand: number
  }
  inventory_stock: {
    product_id: number
    on_hand: number
  }
  label_label: {
    id: Generated<number>
    code: string
    store_id: number
    name: string
    txt: Generated<string>
    image: string | null
    applies_to: string
    applies_value: Generated<string>
    customer_group_ids: number[]
    category_position: string | null
    category_size: Generated<string>
    category_style: Generated<string>
    product_position: string | null
    product_size: Generated<string>
    product_style: Generated<string>
    priority: Generated<number>
  }
  label_setting: {
    store_id: number
    product_container: Generated<string>
    category_container: Generated<string>
    max_labels: Generated<number>
    show_several_on_place: Generated<boolean>
    labels_alignment: Generated<number>
    margin_between: Generated<number>
  }
  lookbook_look: {
    id: Generated<number>
    code: string
    image: string
    width: number
    height: number
    position: Generated<number>
  }
  lookbook_name: {
    look_id: number
    store_id: number
    name: string
  }
  lookbook_pin: {
    id: Generated<number>
    look_id: number
    sku: string
    left_px: number
    top_px: number
    position: string
  }
  loyalty_card: {
    number: string
    website_id: number
    member_id: number | null
    points: Generated<number>
    issued_at: Date
    is_current: Generated<boolean>
  }
  loyalty_coupon: {
    entry_id: number
    member_id: number
    code: string
    issued_at: Date
  }
  loyalty_entry: {
    id: Generated<number>
    member_id: number
    at: Date
    points: number
    reason: string
    order_id: number | null
    order_number: string | null
    credit_note_id: number | null
    card_number: string | null
    reward_id: number | null
    note: string | null
    imported_key: string | null
  }
  loyalty_member: {
    id: Generated<number>
    website_id: number
    customer_id: number | null
    created_at: Date
    activated_at: Date | null
    blocked_at: Date | null
  }
  loyalty_order: {
    order_id: number
    member_id: number
    goods: number
    spend_per_point: string
    factor: string
    settled_at: Date
  }
  loyalty_reward: {
    id: Generated<number>
    code: string
    rule: string
    points: number
    level: string
    descriptions: Generated<unknown>
    position: Generated<number>
    is_active: Generated<boolean>
  }
  opening_opened_store: {
    store_id: number
    opened_at: Date
  }
  order_cancel_request: {
    key_hash: string
    order_id: number
    reason: string
    valid_until: Date
  }
  order_consent: {
    order_id: number
    wording_id: number
    code: string
    version: number
    hash: string
    label: string
    is_required: boolean
    accepted_at: Date
  }
  order_credit_note: {
    id: Generated<number>
    order_id: number
    invoice_id: number
    number: string
    store_id: number
    year: number
    count: number
    seller: string
    amount: number
    rates: unknown
    is_whole: boolean
    issued_at: Date
  }
  order_credit_note_sequence: {
    store_id: number
    year: number
    last_number: Generated<number>
  }
  order_history: {
    id: Generated<number>
    order_id: number
    at: Date
    action: string
    from_status: string | null
    to_status: string
    reason: string
    actor: string
  }
  order_invoice: {
    id: Generated<number>
    order_id: number
    number: string
    store_id: number
    year: number
    count: number
    seller: string
    issued_at: Date
  }
  order_invoice_sequence: {
    store_id: number
    year: number
    last_number: Generated<number>
  }
  order_item: {
    id: Generated<number>
    order_id: number
    product_id: number | null
    variant_id: number | null
    sku: string
    parent_sku: string | null
    type: string
    name: string
    url_key: string | null
    options: Generated<unknown>
    gift_card: unknown
    quantity: number
    price: number
    price_excluding_tax: number
    row_total: number
    row_total_excluding_tax: number
    tax: number
    tax_rate: number
    picture: string | null
    discount: Generated<number>
    discounts: Generated<unknown>
    gifts: unknown
  }
  order_letter: {
    order_id: number
    kind: string
    written_at: Date
  }
  order_order: {
    id: Generated<number>
    number: string
    token: string
    cart_id: number
    store_id: number
    customer_id: number | null
    email: string
    status: Generated<string>
    currency: string
    subtotal: number
    subtotal_excluding_tax: number
    shipping: number
    shipping_excluding_tax: number
    discount: Generated<number>
    tax: number
    grand_total: number
    taxes: unknown
    shipping_address: unknown
    billing_address: unknown
    carrier_code: string | null
    method_code: string | null
    delivery_title: string | null
    payment_code: string
    payment_title: string
    placed_at: Date
    discounts: Generated<unknown>
    coupon_codes: Generated<string[]>
    gift_options: Generated<number>
    gifts: unknown
    status_changed_at: Date | null
    paid_at: Date | null
    paid_reference: string | null
    shipped_at: Date | null
    refunded: Generated<number>
    pickup_place: unknown
    delivery_dates: unknown
    gift_cards: Generated<unknown>
    gift_card_total: Generated<number>
    gift_card_returned: Generated<number>
    agent_id: number | null
    shipping_discount: Generated<number>
    transfer: unknown
  }
  order_refund: {
    id: Generated<number>
    order_id: number
    amount: number
    reason: string
    refunded_at: Date
  }
  order_request: {
    cart_id: number
    key: string
    request_hash: string
    order_id: number | null
    refusal: unknown
    created_at: Date
  }
  order_returned_cart: {
    order_id: number
    cart_id: number
  }
  order_sequence: {
    store_id: number
    last_number: Generated<number>
  }
  order_shipment: {
    id: Generated<number>
    order_id: number
    carrier: string
    title: string
    tracking_number: string | null
    shipped_at: Date
  }
  order_withdrawal: {
    id: Generated<number>
    reference: string
    declaration_hash: string
    store_id: number
    locale: string
    order_id: number | null
    customer_id: number | null
    name: string
    email: string
    order_number: string
    items: unknown
    wording: string
    submitted_at: Date
  }
  order_withdrawal_handling: {
    withdrawal_id: number
    note: string
    handled_at: Date
  }
  payment_adyen_notice: {
    id: Generated<number>
    psp_reference: string
    original_reference: string
    merchant_reference: string
    event_code: string
    is_success: boolean
    amount: number
    currency: string
    reason: string
    event_at: string
    received_at: Date
    handled_at: Date | null
    alarm: string | null
  }
  payment_adyen_session: {
    attempt_id: number
    id: string
    data: string
    expires_at: Date
    result: string | null
  }
  payment_attempt: {
    id: Generated<number>
    reference: string
    order_id: number
    method: string
    provider: string
    amount: number
    currency: string
    state: Generated<string>
    provider_reference: string | null
    redirect_url: string | null
    created_at: Date
    ask_at: Date | null
    asks: Generated<number>
    refusal: string | null
    shopper: string | null
  }
  payment_method: {
    store_id: number
    code: string
    position: Generated<number>
    is_active: Generated<boolean>
    provider: Generated<string>
    is_on_by_default: Generated<boolean>
    is_wanted: Generated<boolean>
  }
  payment_notice: {
    id: Generated<number>
    provider: string
    event_id: string
    reference: string
    result: string
    outcome: string
    received_at: Date
  }
  payment_refund: {
    key: string
    attempt_id: number
    amount: number
    requested_at: Date
    sent_at: Date | null
    provider_reference: string | null
    tries: Generated<number>
    due_at: Generated<Date>
    failure: string | null
  }
  payment_sandbox_key: {
    is_only: Generated<boolean>
    key: string
  }
  payment_sandbox_notice: {
    id: Generated<number>
    path: string
    content_type: string
    body: string
    due_at: Date
    attempts: Generated<number>
    delivered_at: Date | null
  }
  payment_sandbox_session: {
    id: string
    kind: string
    reference: string
    amount: number
    currency: string
    locale: string
    success_path: string
    failed_path: string
    outcome: string | null
    created_at: Date
  }
  payment_saved_card: {
    id: Generated<number>
    customer_id: number
    provider: string
    token: string
    public_hash: string
    method: string
    brand: string
    last_digits: string
    expires: string
    saved_at: Date
    removed_at: Date | null
  }
  payment_shopper: {
    customer_id: number
    reference: string
  }
  platform_attempt: {
    id: Generated<number>
    subject: string
    at: Date
    weight: Generated<number>
  }
  platform_event: {
    id: Generated<number>
    type: string
    payload: unknown
    created_at: Generated<Date>
    leased_until: Date | null
    delivered_at: Date | null
    attempts: Generated<number>
    next_attempt_at: Generated<Date>
    handled_by: Generated<string[]>
    lease_owner: string | null
    last_error: string | null
    dead_at: Date | null
    dropped_at: Date | null
  }
  platform_mail: {
    id: Generated<number>
    recipient: string
    reply_to: string | null
    subject: string
    text: string
    html: string
    created_at: Date
    due_at: Date
    attempts: Generated<number>
    sent_at: Date | null
    failure: string | null
    attachments: Generated<unknown>
    unsubscribe_url: string | null
    sender: unknown
  }
  platform_migration: {
    name: string
    applied_at: Generated<Date>
  }
  platform_reference_table: {
    name: string
    last_change: Generated<number>
  }
  platform_repeated_mutation: {
    id: string
    request_hash: string
    response: string | null
    started_at: Date
  }
  platform_revision: {
    id: number
    revision: number
  }
  pricing_cart_rule: {
    id: Generated<number>
    code: string
    labels: Generated<unknown>
    is_active: Generated<boolean>
    action: string
    percent: Generated<number>
    amounts: Generated<unknown>
    buy_quantity: Generated<number>
    free_quantity: Generated<number>
    subtotals: unknown
    needs_coupon: Generated<boolean>
    store_ids: number[] | null
    group_ids: number[] | null
    category_ids: number[] | null
    skus: string[] | null
    starts_at: Date | null
    ends_at: Date | null
    priority: Generated<number>
    stops_further: Generated<boolean>
    applies_to_shipping: Generated<boolean>
  }
  pricing_coupon: {
    id: Generated<number>
    rule_id: number
    code: string
    is_active: Generated<boolean>
    limit_total: number | null
    limit_per_customer: number | null
    used: Generated<number>
    owner_id: number | null
    ends_at: Date | null
  }
  pricing_coupon_buyer: {
    coupon_id: number
    buyer: string
    used: number
  }
  pricing_coupon_use: {
    coupon_id: number
    order_id: number
    buyers: string[]
    used_at: Date
    returned_at: Date | null
  }
  pricing_price: {
    product_id: number
    store_id: number
    regular: number
    special: number | null
    special_from: Date | null
    special_to: Date | null
  }
  pricing_price_log: {
    id: Generated<number>
    product_id: number
    store_id: number
    regular: number
    final: number
    valid_from: Date
  }
  pricing_tax_rate: {
    country: string
    tax_class: string
    rate: number
    label: string
    valid_from: Generated<string>
  }
  pricing_tax_rate_log: {
    id: Generated<number>
    country: string
    tax_class: string
    rate: number | null
    at: Generated<Date>
    valid_from: Generated<string>
  }
  product_alert_subscription: {
    id: Generated<number>
    website_id: number
    store_id: number
    product_id: number
    email: string
    asked_at: Date
    closed_at: Date | null
  }
  returns_comment: {
    id: Generated<number>
    return_id: number
    author: string
    text: string
    written_at: Date
  }
  returns_email: {
    return_id: number
    kind: string
    written_at: Date
  }
  returns_exchange: {
    id: Generated<number>
    item_id: number
    variant_id: number
    sku: string
    options: Generated<unknown>
    quantity: number
    status: string
    held_until: Date | null
    shipped_at: Date | null
    tracking_number: string | null
  }
  returns_item: {
    id: Generated<number>
    return_id: number
    order_item_id: number
    requested: number
    received: number | null
    reason: string
    exchange_id: number | null
  }
  returns_return: {
    id: Generated<number>
    order_id: number
    number: string
    status: string
    bank_account: string | null
    confirm_hash: string | null
    confirm_until: Date | null
    requested_at: Date
    changed_at: Date
    refunded: number | null
    contact_email: string | null
  }
  returns_step: {
    id: Generated<number>
    return_id: number
    at: Date
    action: string
    status: string
    staff: string
  }
  returns_tracking: {
    id: Generated<number>
    return_id: number
    carrier: string
    number: string
  }
  review_review: {
    id: Generated<number>
    store_id: number
    product_id: number
    customer_id: number | null
    nickname: string
    summary: string
    body: string
    stars: unknown
    average: string
    status: Generated<string>
    created_at: Date
    decided_at: Date | null
  }
  shop_description_change: {
    id: Generated<number>
    changed_at: Date
    before: unknown
    changes: string[]
  }
  store_config: {
    scope: string
    scope_id: Generated<number>
    path: string
    value: unknown
  }
  store_group: {
    id: number
    website_id: number
    code: string
    name: string
    sort_order: number
  }
  store_locator_pickup_point: {
    id: Generated<number>
    network: string
    code: string
    country: string
    name: string
    street: string
    postcode: string
    city: string
    latitude: number
    longitude: number
    description: Generated<string>
    hours: string[]
    city_key: string
    postcode_key: string
    words: string
  }
  store_locator_shop: {
    id: Generated<number>
    code: string
    store_ids: number[]
    country: string
    name: string
    street: string
    postcode: string
    city: string
    latitude: number
    longitude: number
    phone: Generated<string>
    hours: string[]
  }
  store_region: {
    id: number
    country: string
    code: string
    name: string
    common_name: string | null
    place: number | null
    is_offered: Generated<boolean>
  }
  store_view: {
    id: number
    group_id: number
    code: string
    name: string
    locale: string
    currency: string
    country: string
    theme: Generated<string>
    sort_order: number
    is_active: Generated<boolean>
    is_default: Generated<boolean>
  }
  store_website: {
    id: number
    code: string
    name: string
    sort_order: number
  }
  suggest_click: {
    store_id: number
    product_id: number
    day: number
    position: number
    clicks: number
  }
  suggest_query: {
    store_id: number
    folded: string
    query: string
    submissions: number
    heat: number
    last_at: Date
  }
  suggest_recent: {
    store_id: number
    client_hash: string
    folded: string
    query: string
    searched_at: Date
  }
  url_rewrite: {
    store_id: number
    request_path: string
    entity: string
    entity_id: number | null
    redirect_code: Generated<number>
    target_path: string
    created_at: Generated<Date>
  }
  wishlist_gift: {
    item_id: number
    token_hash: string
    marked_at: Date
  }
  wishlist_item: {
    id: Generated<number>
    wishlist_id: number
    product_id: number
    variant_id: number | null
    quantity: number
    added_at: Date
    description: string | null
    place: number | null
  }
  wishlist_wishlist: {
    id: Generated<number>
    customer_id: number | null
    updated_at: Date
    holder_id: number | null
    name: string | null
    visibility: Generated<string>
    sharing_code: string | null
  }
}
