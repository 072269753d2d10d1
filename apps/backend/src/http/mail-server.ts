import { createTransport } from 'nodemailer'
import type { Deliver } from '../platform/mailer.ts'

/** Sends emails through the merchant's mail server, `smtp://user:password@host:port` or `smtps://…`. */
export function mailServer(url: string, from: string): Deliver {
  const transport = createTransport(url)
  return async ({ to, replyTo, subject, text, html, attachments = [] }) => {
    await transport.sendMail({
      from,
      to,
      subject,
      text,
      html,
      ...(replyTo === undefined ? {} : { replyTo }),
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
