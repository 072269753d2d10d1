import { useId } from 'react'
import { useSession } from '#src/domains/session/session.ts'
import type { PersonalDataFormatEnum } from '#src/platform/graphql/documents.gen.ts'
import type { MessageKey } from '#src/platform/i18n/messages.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import * as styles from './download-data.module.css'
import { useDownload } from './use-download.ts'

const formats: readonly { readonly format: PersonalDataFormatEnum; readonly text: MessageKey }[] = [
  { format: 'HTML', text: 'consent.download.page' },
  { format: 'JSON', text: 'consent.download.file' },
]

/** Lets a signed-in customer, or the owner of an emailed link, download all personal data; shows nothing to others. */
export function DownloadData() {
  const t = useT()
  const id = useId()
  const { isSignedIn } = useSession()
  const { hasCode, running, result, isPartial, download, sendLink } = useDownload()
  // A customer who is signed out in another tab still sees what became of the last click.
  if (!isSignedIn && !hasCode && Object.keys(result).length === 0) return null
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 className={styles['title']} id={id}>
        {t('consent.download.title')}
      </h2>
      <p>{t('consent.download.text')}</p>
      <p className={styles['buttons']}>
        {formats.map(({ format, text }) => (
          <Button
            key={format}
            variant="secondary"
            isLoading={running === format}
            aria-disabled={running !== null}
            onClick={() => void download(format)}
          >
            {t(text)}
          </Button>
        ))}
      </p>
      {result.failure ? <Notice tone="error" title={result.failure} /> : null}
      <div role="status">
        {result.saved ? <p>{t('consent.download.done', { name: result.saved })}</p> : null}
        {result.sentTo ? <p>{t('consent.linkSentText', { email: result.sentTo })}</p> : null}
      </div>
      {isPartial ? (
        <Notice title={t('consent.download.partial')}>
          <p>{t('consent.download.partialText')}</p>
          <Button variant="secondary" isLoading={running === 'link'} onClick={() => void sendLink()}>
            {t('consent.download.sendLink')}
          </Button>
        </Notice>
      ) : null}
    </section>
  )
}
