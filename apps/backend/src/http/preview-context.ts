import { previewHeader, readPreviewKey } from '@bocian/service/preview-key.ts'
import { pricesOfPreview } from '../catalogue/index/index.ts'
import type { Context } from '../platform/context.ts'
import { platformErrors } from '../platform/errors.ts'

/** The context with the preview that the headers name. Fails if its key has expired or was not made with the secret. */
export function withPreview(context: Context, headers: Headers, secret: string | undefined): Context {
  const key = headers.get(previewHeader)
  if (key === null) return context
  const preview = readPreviewKey(secret, key, context.now)
  if (preview === undefined) throw platformErrors.PREVIEW_EXPIRED()
  return { ...context, preview: { at: preview.at ?? null, otherPrices: pricesOfPreview } }
}
