import { email, sample } from './define-email.ts'

const { email: address, name } = sample
const values = { email: address, name }

/** An email to the owner of an account, with a link. */
const linked = <Value extends string = never>(
  kind: string,
  about: string,
  more: Readonly<Record<Value, string>> = {} as Record<Value, string>,
  { button = `${kind}.action`, footer = 'footer' } = {},
) =>
  email<'email' | 'name' | Value>({
    about,
    title: `${kind}.title`,
    body: [`${kind}.text`, `${kind}.else`, '{button}'],
    button,
    footer,
    values: { ...values, ...more },
    required: [],
  })

/** An email to the owner of an account that only tells something. */
const notice = (kind: string, about: string) =>
  email({ about, title: `${kind}.title`, body: [`${kind}.text`], footer: 'footer', values, required: [] })

const newPassword = { button: 'reset.action' }
const provider = { provider: 'Google' }

/** What account owners receive. */
export const accountEmails = {
  reset: linked('reset', 'asked for a new password'),
  invite: linked('invite', 'got an account from a sales agent'),
  confirm: linked('confirm', 'registered and must confirm the address'),
  taken: linked('taken', 'tried to register an address that has an account'),
  emailChanged: notice('emailChanged', 'changed the email address; to the old one'),
  emailReceived: notice('emailReceived', 'changed the email address; to the new one'),
  accountDeleted: notice('accountDeleted', 'deleted the account'),
  passwordChanged: linked('passwordChanged', 'changed the password', {}, newPassword),
  newDevice: linked(
    'newDevice',
    'signed in on a new device',
    { device: 'Firefox, Linux', time: sample.moment },
    newPassword,
  ),
  passkeyAdded: linked('passkeyAdded', 'added a passkey', { passkey: 'iPhone' }, newPassword),
  passkeyRemoved: linked('passkeyRemoved', 'removed a passkey', { passkey: 'iPhone' }, newPassword),
  passkeysReset: linked('passkeysReset', 'set a new password by email, which removed the passkeys', {}, newPassword),
  authenticatorAdded: linked('authenticatorAdded', 'set up an authenticator app', {}, newPassword),
  recoveryCodeUsed: linked('recoveryCodeUsed', 'used a recovery code', { left: '7' }, newPassword),
  secondFactorReset: linked('secondFactorReset', 'had the second step of signing in reset by staff', {}, newPassword),
  socialConfirm: linked('socialConfirm', 'signs in with another service for the first time', provider, {
    button: 'confirm.action',
    footer: 'asked',
  }),
  socialLinked: linked('socialLinked', 'linked the account with another service', provider, newPassword),
  socialReplaced: linked(
    'socialReplaced',
    'linked it with a service that replaces the password',
    provider,
    newPassword,
  ),
  socialUnlinked: linked('socialUnlinked', 'ended the link with another service', provider, newPassword),
}

export type AccountEmail = keyof typeof accountEmails
