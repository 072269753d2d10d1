import type { StoreView } from '#src/platform/context.ts'
import { message } from '#src/platform/messages.ts'

// What every shop is asked about. A merchant with shops in towns names them in the setting.
const own = ['order', 'return', 'product', 'payment', 'other'] as const

/** What a message of the contact form can be about: the merchant's list, or the shop's own in the language of the store view. */
export function contactTopics(
  { locale }: Pick<StoreView, 'locale'>,
  settings: { readonly 'contact/form/topics': readonly string[] },
): string[] {
  const topics = settings['contact/form/topics'].map((topic) => topic.trim()).filter((topic) => topic !== '')
  return topics.length > 0 ? topics : own.map((topic) => message(locale, `contact.topic.${topic}`))
}
