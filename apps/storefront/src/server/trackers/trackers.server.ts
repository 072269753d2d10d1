import type { TrackersQuery } from '#src/platform/graphql/documents.gen.ts'

/** The purposes to which a visitor can consent separately. */
export const purposes = ['statistics', 'marketing', 'reviews'] as const
export type Purpose = (typeof purposes)[number]

/** A third-party script of a store view: inline text, a URL, or both (the text runs first). */
export type Tracker = {
  readonly purpose: Purpose
  readonly text?: string
  readonly address?: string
  /** The id of the element that the script fills. */
  readonly place?: string
}

type Settings = NonNullable<NonNullable<TrackersQuery['storeConfig']>['tracking']>

/** The configured third-party scripts of a store view. A tracker without an id, or with an invalid one, loads nothing. */
export function trackersOf(settings: Settings | null | undefined): readonly Tracker[] {
  if (!settings) return []
  return [...tagManager(settings), ...pixel(settings), ...personalisation(settings), ...reviews(settings)]
}

const matching = (ids: Settings['gtm_container_ids'], form: RegExp): string[] =>
  (ids ?? []).filter((id): id is string => id !== null && form.test(id))

// Keep the events already in the data layer: a visitor may consent after they were pushed on the same page.
function tagManager({
  gtm_enabled,
  gtm_container_ids,
  gtm_version,
  ga4_page_view,
  enhanced_conversions,
}: Settings): Tracker[] {
  if (gtm_enabled !== true) return []
  const view =
    ga4_page_view === true ? "dataLayer.push({event:'page_view',page_location:location.origin+location.pathname});" : ''
  const facts = [
    ...matching([gtm_version], /^[\w.]{1,20}$/).map((version) => `gtm_version:'${version}'`),
    `enhanced_conversions:${enhanced_conversions === true}`,
  ].join(',')
  return matching(gtm_container_ids, /^GTM-[A-Z0-9]{4,12}$/).map((id, index) => ({
    purpose: 'statistics',
    text: `window.dataLayer=window.dataLayer||[];${index === 0 ? `dataLayer.push({${facts}});` : ''}dataLayer.push({'gtm.start':Date.now(),event:'gtm.js'});${index === 0 ? view : ''}`,
    address: `https://www.googletagmanager.com/gtm.js?id=${id}`,
  }))
}

function pixel({ pixel_enabled, pixel_code }: Settings): Tracker[] {
  if (pixel_enabled !== true) return []
  return matching([pixel_code ?? ''], /^\d{5,20}$/).map((code) => ({
    purpose: 'marketing',
    text: `window.fbq=window._fbq=Object.assign(function(){fbq.callMethod?fbq.callMethod(...arguments):fbq.queue.push(arguments)},{queue:[],loaded:true,version:'2.0'});fbq.push=fbq;fbq('init','${code}');fbq('track','PageView');`,
    address: 'https://connect.facebook.net/en_US/fbevents.js',
  }))
}

function personalisation({ personalisation_enabled, personalisation_custom_script }: Settings): Tracker[] {
  const text = personalisation_custom_script?.trim() ?? ''
  return personalisation_enabled === true && text !== '' ? [{ purpose: 'marketing', text }] : []
}

function reviews({ reviews_enabled, reviews_widget_ids }: Settings): Tracker[] {
  if (reviews_enabled !== true) return []
  return matching(reviews_widget_ids, /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i).map((id) => ({
    purpose: 'reviews',
    address: `https://trustmate.io/widget/api/${id}/script`,
    place: id,
  }))
}
