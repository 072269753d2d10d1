import type { Deliver } from './email-queue.ts'

/** Sends emails through the merchant's mail server, `smtp://user:password@host:port` or `smtps://…`. */
export async function smtpDelivery(url: string, from: string): Promise<Deliver> {
  // Loaded only if there is a mail server, so that every other process starts faster.
  const { createTransport } = await import('nodemailer')
  const transport = createTransport(url)
  // As in 'Motyl <shop@motyl.example>'.
  const address = /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from
  return async ({ to, sender, replyTo, subject, text, html, unsubscribeUrl, attachments = [] }) => {
    await transport.sendMail({
      from: sender === undefined ? from : { name: sender.name, address: sender.email || address },
      to,
      subject,
      text,
      html,
      ...(replyTo === undefined ? {} : { replyTo }),
      ...(unsubscribeUrl === undefined ? {} : { headers: unsubscribeHeaders(unsubscribeUrl) }),
      attachments: attachments.map((file) => ({
        ...('cid' in file ? { cid: file.cid, contentDisposition: 'inline' as const } : {}),
        filename: file.name,
        contentType: file.type,
        content: file.base64,
        encoding: 'base64',
      })),
    })
  }
}

/** Lets mail programs offer to unsubscribe with one click (RFC 2369, RFC 8058). */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
