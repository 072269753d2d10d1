import { drawCode } from '#src/payment/transfer/transfer.ts'
import type { EmailSection } from '#src/platform/email/render-email.ts'
import { message } from '#src/platform/messages.ts'
import type { InlinePicture } from '#src/platform/email/email-queue.ts'
import type { EmailContext } from './email-context.ts'
import { transferRows, type OpenTransfer } from '../transfer/open-transfer.ts'

const cid = 'transfer-code@shop'
// In CSS pixels. The image itself has a higher resolution.
const side = 200

/** The section of an email with the transfer details, and the QR code as an attachment if a standard covers the transfer. */
export function transferSection(
  { locale, money }: EmailContext,
  transfer: OpenTransfer,
): { section: EmailSection; attachments: InlinePicture[] } {
  const { code, details } = transfer
  const say = (key: string) => message(locale, key)
  const section = {
    title: say('transfer.title'),
    rows: transferRows(locale, transfer, money(transfer.amount)),
    paragraphs: [
      ...(code === null ? [] : [say('transfer.scan')]),
      ...(details.instructions === null ? [] : [details.instructions]),
    ],
  }
  if (code === null) return { section, attachments: [] }
  const base64 = drawCode(code.text).toString('base64')
  return {
    section: { ...section, picture: { cid, alt: say('transfer.codeAlt'), side } },
    attachments: [{ cid, name: `${transfer.reference}.png`, type: 'image/png', base64 }],
  }
}
