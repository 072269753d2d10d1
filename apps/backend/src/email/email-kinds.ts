import { accountEmails } from './account-emails.ts'
import type { EmailKind } from './define-email.ts'
import { orderEmails } from './order-emails.ts'
import { staffEmails, visitorEmails } from './other-emails.ts'
import { returnEmails } from './return-emails.ts'

/** Every email that the shop sends. A name is the file of its template, so do not rename it. */
export const emailKinds = { ...accountEmails, ...orderEmails, ...returnEmails, ...visitorEmails, ...staffEmails }

export type EmailName = keyof typeof emailKinds

export const emailNames = Object.keys(emailKinds).filter((name): name is EmailName => isEmailName(name))

export function isEmailName(name: string): name is EmailName {
  return Object.hasOwn(emailKinds, name)
}

export const kindOf = (name: EmailName): EmailKind => emailKinds[name]
