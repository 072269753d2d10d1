/** A cookie that tells the next page, once, the outcome of a store switch. */
export const noticeCookie = 'store_notice'

const notices = ['same', 'filters', 'category', 'home'] as const
export type SwitchNotice = (typeof notices)[number]

/** The outcome of a switch, and the previous store view. */
export type Switched = { readonly notice: SwitchNotice; readonly from: string }

export function writeNotice({ notice, from }: Switched): string {
  return `${notice}.${from}`
}

/** Parses the cookie; undefined if it is missing or malformed. */
export function readNotice(cookies: string): Switched | undefined {
  const value = cookies.split('; ').find((entry) => entry.startsWith(`${noticeCookie}=`))
  const [kind = '', from = ''] = value?.slice(noticeCookie.length + 1).split('.') ?? []
  const notice = notices.find((known) => known === kind)
  return notice && /^\w{1,40}$/.test(from) ? { notice, from } : undefined
}
