/** A cookie that tells the first page after a switch, once, what happened on the way. */
export const noticeCookie = 'store_notice'

const notices = ['same', 'filters', 'category', 'home'] as const
export type SwitchNotice = (typeof notices)[number]

/** How a switch went and from which store view it came. */
export type Switched = { readonly notice: SwitchNotice; readonly from: string }

/** The cookie's value. */
export function writeNotice({ notice, from }: Switched): string {
  return `${notice}.${from}`
}

/** Reads the cookie out of a document's cookies; undefined when there is none or it makes no sense. */
export function readNotice(cookies: string): Switched | undefined {
  const value = cookies.split('; ').find((entry) => entry.startsWith(`${noticeCookie}=`))
  const [kind = '', from = ''] = value?.slice(noticeCookie.length + 1).split('.') ?? []
  const notice = notices.find((known) => known === kind)
  return notice && /^\w{1,40}$/.test(from) ? { notice, from } : undefined
}
