import type { Deliver } from './email-queue.ts'

/** Sends emails through the merchant's mail server, `smtp://user:password@host:port` or `smtps://…`. */
export async function smtpDelivery(url: string, from: string): Promise<Deliver> {
  // Loaded only if there is a mail server, so that every other process starts faster.
  const { createTransport } = await import('nodemailer')
  const transport = createTransport(url)
  return async ({ to, replyTo, subject, text, html, unsubscribeUrl, attachments = [] }) => {
    await transport.sendMail({
      from,
      to,
      subject,
      text,
      html,
      ...(replyTo === undefined ? {} : { replyTo }),
      ...(unsubscribeUrl === undefined ? {} : { headers: unsubscribeHeaders(unsubscribeUrl) }),
      attachments: attachments.map(({ cid, name, type, base64 }) => ({
        cid,
        filename: name,
        contentType: type,
        content: base64,
        encoding: 'base64',
        contentDisposition: 'inline' as const,
      })),
    })
  }
}

/** Lets mail programs offer to unsubscribe with one click (RFC 2369, RFC 8058). */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
