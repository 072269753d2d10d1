import { Form } from 'react-router'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { Button } from '#src/ui/button/button.tsx'
import * as styles from './blog-sidebar.module.css'

const longest = 100

/** The blog's search form. */
export function BlogSearch({ searchQuery }: { readonly searchQuery: string }) {
  const t = useT()
  const store = useStore()
  return (
    <Form className={styles['search']} role="search" aria-label={t('blog.search')} action={href(store, '/blog/search')}>
      <label className={styles['words']}>
        <span className={styles['label']}>{t('blog.search')}</span>
        <input className={styles['input']} name="q" type="search" defaultValue={searchQuery} maxLength={longest} />
      </label>
      <Button type="submit" variant="secondary">
        {t('blog.find')}
      </Button>
    </Form>
  )
}
