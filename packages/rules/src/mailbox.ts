/** The mailbox of an email address, without a plus suffix and, for Gmail, without dots. */
export function mailboxOf(email: string): string {
  const [name = '', host = ''] = email.trim().normalize('NFKC').toLowerCase().split('@')
  const plain = name.replace(/\+.*$/, '')
  return /^(gmail|googlemail)\.com$/.test(host) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${host}`
}
