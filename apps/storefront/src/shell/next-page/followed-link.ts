/** The link that the visitor followed: its path, and its distance from the top of the window in CSS pixels. */
export type FollowedLink = { readonly path: string; readonly top?: number | undefined }

/** The link of the main content that leads to this path and can be focused. */
export const linkTo = (path: string | undefined): HTMLAnchorElement | undefined =>
  [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].find(
    (candidate) => candidate.pathname === path && candidate.tabIndex >= 0,
  )

/** Its distance from the top of the window in CSS pixels. */
export const topOf = (link: HTMLAnchorElement | undefined): number | undefined => link?.getBoundingClientRect().top
