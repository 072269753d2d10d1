import type { Database } from '../platform/database.ts'
import type { Env } from './env.ts'

/** What the domains know of the emails of this process. */
export const mailServices = ({ mailFrom, smtpUrl }: Pick<Env, 'mailFrom' | 'smtpUrl'>): Database['services'] => ({
  mailSender: mailFrom,
  hasMailServer: smtpUrl !== undefined,
})
