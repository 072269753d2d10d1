import { clubPath, type ClubMenu } from './club-path.ts'
import { accountPath, signInPath } from '#src/platform/url/shop-paths.ts'

export type AccountEntry = {
  readonly key: 'signIn' | 'register' | 'account' | 'orders' | 'club' | 'help' | 'signOut'
  /** The path inside the store view; missing for sign-out, which is an action. */
  readonly path?: string
  /** The title configured by the shop. */
  readonly title?: string
}

type TopMenu = ClubMenu & {
  readonly top_menu_help_and_contact_enabled?: boolean | null
  readonly top_menu_help_and_contact_title?: string | null
  readonly top_menu_help_and_contact_cms_page?: string | null
}

/** The entries of the account menu, in order. */
export function accountEntries(isSignedIn: boolean, config: TopMenu | null | undefined): readonly AccountEntry[] {
  const own: readonly AccountEntry[] = isSignedIn
    ? [
        { key: 'account', path: accountPath },
        { key: 'orders', path: '/order-history' },
      ]
    : [
        { key: 'signIn', path: signInPath },
        { key: 'register', path: '/create-account' },
      ]
  const club = clubPath(isSignedIn, config)
  const help = helpEntry(config)
  return [
    ...own,
    ...(club ? [{ key: 'club', path: club } as const] : []),
    ...(help ? [help] : []),
    ...(isSignedIn ? [{ key: 'signOut' } as const] : []),
  ]
}

function helpEntry(config: TopMenu | null | undefined): AccountEntry | undefined {
  const page = config?.top_menu_help_and_contact_enabled ? config.top_menu_help_and_contact_cms_page : undefined
  if (!page) return undefined
  const title = config?.top_menu_help_and_contact_title?.trim()
  return { key: 'help', path: `/${page}`, ...(title ? { title } : {}) }
}
