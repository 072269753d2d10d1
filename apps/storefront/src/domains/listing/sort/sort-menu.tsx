import { Form, useLocation, useSearchParams, useSubmit } from 'react-router'
import type { SortChoicesFragment } from '#src/platform/graphql/documents.gen.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { SmallIcon } from '#src/ui/icon/icon.tsx'
import { sortChoices } from './sort-choices.ts'
import * as styles from './sort-menu.module.css'

/** The sort order on desktops: a GET form that submits on change, or by a button without JavaScript. */
export function SortMenu({ fields }: { readonly fields: SortChoicesFragment | null }) {
  const t = useT()
  const submit = useSubmit()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const options = sortChoices(fields, t)
  if (options.length < 2) return null
  const current = query.get('sort') ?? fields?.default ?? ''
  return (
    <Form method="get" action={pathname} className={styles['form']}>
      <label className={styles['label']} htmlFor="sort">
        {t('catalogue.sort')}
      </label>
      <span className={styles['box']}>
        <select
          key={current}
          id="sort"
          name="sort"
          className={styles['select']}
          defaultValue={current}
          onChange={(event) => void submit(event.currentTarget.form)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <SmallIcon name="down" />
      </span>
      <noscript>
        <button type="submit" className={styles['go']}>
          {t('catalogue.apply')}
        </button>
      </noscript>
    </Form>
  )
}
