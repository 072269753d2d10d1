export type ClubMenu = {
  readonly top_menu_club_link_enabled?: boolean | null
  readonly top_menu_club_link_cms_page?: string | null
}

/** Where the club is: members have their own page, others the one that the shop wrote about it; nowhere when there is none. */
export function clubPath(isSignedIn: boolean, config: ClubMenu | null | undefined): string | undefined {
  if (!config?.top_menu_club_link_enabled) return undefined
  if (isSignedIn) return '/club'
  return config.top_menu_club_link_cms_page ? `/${config.top_menu_club_link_cms_page}` : undefined
}
