import type { Deliver } from './email-queue.ts'

/** Sends emails through the merchant's mail server, `smtp://user:password@host:port` or `smtps://…`. */
export async function smtpDelivery(url: string, from: string): Promise<Deliver> {
  // Loaded only if there is a mail server, so that every other process starts faster.
  const { createTransport } = await import('nodemailer')
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
