import type { StoreConfigDataFragment } from '#src/platform/graphql/documents.gen.ts'
import { isClubOffered } from '#src/domains/loyalty/is-club-offered.ts'

export type ClubMenu = Partial<
  Pick<StoreConfigDataFragment, 'top_menu_club_link_enabled' | 'top_menu_club_link_cms_page'>
> & { readonly loyalty?: { readonly enabled?: boolean | null } | null }

/** The path of the club: the members' page, or the page about the club for others; undefined when the shop has no club. */
export function clubPath(isSignedIn: boolean, config: ClubMenu | null | undefined): string | undefined {
  if (!config?.top_menu_club_link_enabled || !isClubOffered(config)) return undefined
  if (isSignedIn) return '/club'
  return config.top_menu_club_link_cms_page ? `/${config.top_menu_club_link_cms_page}` : undefined
}
