import { describe, expect, it } from 'vitest'
import { accountEntries } from './account-entries.ts'
import { clubPath } from './club-path.ts'

const keysOf = (...given: Parameters<typeof accountEntries>) => accountEntries(...given).map(({ key }) => key)
const help = {
  top_menu_help_and_contact_enabled: true,
  top_menu_help_and_contact_title: 'Help and contact',
  top_menu_help_and_contact_cms_page: 'contact',
}
const club = {
  loyalty: { enabled: true },
  top_menu_club_link_enabled: true,
  top_menu_club_link_cms_page: 'about-the-club',
}

describe('accountEntries', () => {
  it('SHELL-31 shows sign-in and registration to a guest', () => {
    expect(accountEntries(false, null)).toEqual([
      { key: 'signIn', path: '/sign-in' },
      { key: 'register', path: '/create-account' },
    ])
  })

  it('SHELL-32 shows account, orders and sign-out to a customer', () => {
    expect(keysOf(true, null)).toEqual(['account', 'orders', 'signOut'])
  })

  it.each([false, true])('SHELL-33 links to help and contact as configured, signed in: %s', (isSignedIn) => {
    const entry = { key: 'help', path: '/contact', title: 'Help and contact' }
    expect(accountEntries(isSignedIn, help)).toContainEqual(entry)
    expect(keysOf(isSignedIn, { ...help, top_menu_help_and_contact_enabled: false })).not.toContain('help')
    expect(keysOf(isSignedIn, { ...help, top_menu_help_and_contact_cms_page: '' })).not.toContain('help')
  })

  it('SHELL-34 links members to the club and others to the page about it', () => {
    expect(clubPath(true, club)).toBe('/club')
    expect(clubPath(false, club)).toBe('/about-the-club')
    expect(accountEntries(true, club)).toContainEqual({ key: 'club', path: '/club' })
    expect(accountEntries(false, club)).toContainEqual({ key: 'club', path: '/about-the-club' })
  })

  it('SHELL-34 has no club entry where the shop has no club', () => {
    expect(clubPath(true, { ...club, top_menu_club_link_enabled: false })).toBeUndefined()
    expect(clubPath(false, { ...club, top_menu_club_link_cms_page: '' })).toBeUndefined()
    expect(clubPath(true, { ...club, loyalty: { enabled: false } })).toBeUndefined()
    expect(clubPath(false, { ...club, loyalty: { enabled: false } })).toBeUndefined()
  })
})
