import { pictureSet, pictureUrl } from '#src/domains/catalogue/media.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { readBanner } from '#src/domains/cms/banner.ts'
import { CmsHtml } from '#src/domains/cms/cms-html.tsx'
import * as styles from './lookbook-banner.module.css'

/** A wide picture with a text, from the merchant's lookbook block. */
export function LookbookBanner({ html }: { readonly html: string }) {
  const t = useT()
  if (!html) return null
  const { path, width, height, words } = readBanner(html)
  return (
    <section className={styles['banner']} aria-label={t('home.lookbook')}>
      {path ? (
        <img
          className={styles['picture']}
          src={pictureUrl(path, 1280, height / width)}
          srcSet={pictureSet(path, [960, 1280, 1600, 2560], height / width)}
          sizes="(width >= 1440px) 1360px, (width > 768px) 100vw, 160vw"
          width={width}
          height={height}
          alt=""
          loading="lazy"
        />
      ) : null}
      <CmsHtml className={styles['words']} html={words} />
    </section>
  )
}
