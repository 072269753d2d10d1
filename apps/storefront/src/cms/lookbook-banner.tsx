import { useT } from '#src/i18n/store-context.tsx'
import { CmsHtml } from './cms-html.tsx'
import styles from './lookbook-banner.module.css'
import { scenePath, sceneSet, sceneUrl } from './scene.ts'

const picture = scenePath('lookbook', '3c9e51d2', '960x960')

/** A picture of the season beside the shop's own words. */
export function LookbookBanner({ html }: { readonly html: string }) {
  const t = useT()
  if (!html) return null
  return (
    <section className={styles['banner']} aria-label={t('home.lookbook')}>
      <img
        className={styles['picture']}
        src={sceneUrl(picture, 960, 1)}
        srcSet={sceneSet(picture, [640, 960, 1280], 1)}
        sizes="(width > 768px) 50vw, 100vw"
        width={960}
        height={960}
        alt=""
        loading="lazy"
      />
      <CmsHtml className={styles['words']} html={html} />
    </section>
  )
}
