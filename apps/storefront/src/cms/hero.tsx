import { Link } from 'react-router'
import { useStore, useT } from '#src/i18n/store-context.tsx'
import { href } from '#src/i18n/store-view.ts'
import type { MenuItem } from '#src/layout/menu-tree.ts'
import { CmsHtml } from './cms-html.tsx'
import styles from './hero.module.css'
import { scenePath, sceneSet, sceneUrl } from './scene.ts'

const wide = scenePath('hero', '7b1f03a5', '1440x600')
const tall = scenePath('hero', '7b1f03a5', '780x975')

type Props = { readonly html: string; readonly categories: readonly MenuItem[] }

/** The season's campaign: one picture, a few words, and the first doors into the shop. */
export function Hero({ html, categories }: Props) {
  const store = useStore()
  return (
    <section className={styles['hero']}>
      <picture>
        <source media="(width <= 768px)" srcSet={sceneSet(tall, [640, 960], 1.25)} sizes="100vw" width={780} height={975} />
        <img
          className={styles['picture']}
          src={sceneUrl(wide, 1280, 600 / 1440)}
          srcSet={sceneSet(wide, [960, 1280, 1600, 2560], 600 / 1440)}
          sizes="100vw"
          width={1440}
          height={600}
          alt=""
          fetchPriority="high"
        />
      </picture>
      <div className={styles['panel']}>
        {html ? <CmsHtml className={styles['words']} html={html} /> : <Words />}
        <p className={styles['doors']}>
          {categories.slice(0, 3).map((category) => (
            <Link key={category.uid} className={styles['door']} to={href(store, category.path)}>
              {category.name}
            </Link>
          ))}
        </p>
      </div>
    </section>
  )
}

function Words() {
  const t = useT()
  return (
    <div className={styles['words']}>
      <h1>{t('home.hero.title')}</h1>
      <p>{t('home.hero.text')}</p>
    </div>
  )
}
