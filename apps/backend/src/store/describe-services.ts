import type { StoreRow } from './queries.ts'
import type { Settings } from './settings.ts'

/** Settings of optional pages: blog, gift cards, loyalty club. */
export function describePages(settings: Settings) {
  return {
    blog: {
      enabled: settings['blog/general/enabled'],
      index_title: settings['blog/index/title'],
      index_subtitle: settings['blog/index/subtitle'],
      index_meta_title: settings['blog/index/meta_title'],
      index_meta_description: settings['blog/index/meta_description'],
      posts_per_page: settings['blog/index/posts_per_page'],
      popular_posts_enabled: settings['blog/sidebar/popular_enabled'],
      popular_posts_count: settings['blog/sidebar/popular_count'],
      recent_posts_enabled: settings['blog/sidebar/recent_enabled'],
      recent_posts_count: settings['blog/sidebar/recent_count'],
      comments_enabled: settings['blog/comments/enabled'],
      guest_comments_enabled: settings['blog/comments/guest'],
      comments_count: settings['blog/comments/count'],
      comments_type: settings['blog/comments/type'],
    },
    ...describeMagefan(settings),
    gift_card_pages: {
      enabled: settings['gift_card/page/enabled'],
      balance_block: settings['gift_card/page/balance_block'],
      code_length: settings['gift_card/general/code_length'],
      header_block: settings['gift_card/page/header_block'],
      main_content_block: settings['gift_card/page/main_content_block'],
      unlocking_block: settings['gift_card/page/unlocking_block'],
      email_delivery_agreement: settings['gift_card/page/email_delivery_agreement'],
    },
    loyalty: {
      enabled: settings['loyalty/general/enabled'],
      blocked_account_notification: settings['loyalty/messages/blocked_account'],
      inactive_account_notification: settings['loyalty/messages/inactive_account'],
      spend_per_point: settings['loyalty/points/spend_per_point'],
    },
  }
}

/** Third-party services; only their public keys are settings. */
export function describeServices(view: StoreRow, settings: Settings) {
  return {
    ...describeTracking(settings),
    social_login: {
      apple_enabled: settings['social_login/apple/enabled'],
      apple_client_id: settings['social_login/apple/client_id'],
      google_enabled: settings['social_login/google/enabled'],
      google_client_id: settings['social_login/google/client_id'],
      facebook_enabled: settings['social_login/facebook/enabled'],
      facebook_app_id: settings['social_login/facebook/app_id'],
    },
    store_locator: {
      engine: settings['store_locator/map/engine'],
      default_country: view.country,
      cluster_size: settings['store_locator/map/cluster_size'],
      city_select_mode: settings['store_locator/map/city_select_mode'],
      marker: settings['store_locator/map/marker'],
      api_key: settings['store_locator/map/api_key'],
    },
    // The shop has no such widget (decision 0360).
    parcel_locker: { sandbox: false, client_ids: [], script_urls: [], styles: [], show_on: [] },
  }
}

function describeTracking(settings: Settings) {
  return {
    tracking: {
      gtm_enabled: settings['tracking/tag_manager/enabled'],
      gtm_container_ids: [...settings['tracking/tag_manager/container_ids']],
      gtm_version: settings['tracking/tag_manager/version'],
      ga4_page_view: settings['tracking/tag_manager/ga4_page_view'],
      enhanced_conversions: settings['tracking/tag_manager/enhanced_conversions'],
      pixel_enabled: settings['tracking/pixel/enabled'],
      pixel_code: settings['tracking/pixel/code'],
      personalisation_enabled: settings['tracking/personalisation/enabled'],
      personalisation_custom_script: settings['tracking/personalisation/custom_script'],
      reviews_enabled: settings['tracking/reviews/enabled'],
      reviews_widget_ids: [...settings['tracking/reviews/widget_ids']],
    },
  }
}

/** The settings of the blog under Magefan's names, where every value is text. */
function describeMagefan(settings: Settings) {
  const flag = (isOn: boolean): string => (isOn ? '1' : '0')
  return {
    mfblog_general_enabled: flag(settings['blog/general/enabled']),
    mfblog_index_page_title: settings['blog/index/title'],
    mfblog_index_page_meta_title: settings['blog/index/meta_title'],
    mfblog_index_page_meta_description: settings['blog/index/meta_description'],
    mfblog_index_page_posts_sort_by: 'publish_time',
    mfblog_post_list_posts_per_page: String(settings['blog/index/posts_per_page']),
    mfblog_sidebar_popular_posts_enabled: flag(settings['blog/sidebar/popular_enabled']),
    mfblog_sidebar_popular_posts_posts_per_page: String(settings['blog/sidebar/popular_count']),
    mfblog_sidebar_recent_posts_enabled: flag(settings['blog/sidebar/recent_enabled']),
    mfblog_sidebar_recent_posts_posts_per_page: String(settings['blog/sidebar/recent_count']),
    mfblog_post_view_comments_type: settings['blog/comments/enabled'] ? settings['blog/comments/type'] : '',
    mfblog_post_view_comments_guest_comments: flag(settings['blog/comments/guest']),
    mfblog_post_view_comments_number_of_comments: String(settings['blog/comments/count']),
  }
}
