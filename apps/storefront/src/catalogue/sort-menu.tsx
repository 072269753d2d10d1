import { Form, useLocation, useSearchParams, useSubmit } from 'react-router'
import type { ProductListingFragment } from '#src/graphql/documents.gen.ts'
import { useT } from '#src/i18n/store-context.tsx'
import styles from './sort-menu.module.css'

/** The sort order: a GET form that sends itself where scripts run and has a button where they do not. */
export function SortMenu({ fields }: { readonly fields: ProductListingFragment['sort_fields'] }) {
  const t = useT()
  const submit = useSubmit()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const options = (fields?.options ?? []).filter((option) => option !== null).flatMap((option) => choicesOf(option, t))
  if (options.length < 2) return null
  const current = query.get('sort') ?? fields?.default ?? ''
  return (
    <Form method="get" action={pathname} className={styles['form']} preventScrollReset state={{ keepPlace: true }}>
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
          onChange={(event) =>
            void submit(event.currentTarget.form, { preventScrollReset: true, state: { keepPlace: true } })
          }
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <svg
          viewBox="0 0 12 12"
          width="12"
          height="12"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          aria-hidden="true"
        >
          <path d="m3 4.5 3 3 3-3" />
        </svg>
      </span>
      <noscript>
        <button type="submit" className={styles['go']}>
          {t('catalogue.apply')}
        </button>
      </noscript>
    </Form>
  )
}

type Choice = { readonly value: string; readonly label: string }

// The price is the one order that shoppers want both ways.
function choicesOf(
  option: { readonly value?: string | null; readonly label?: string | null },
  t: ReturnType<typeof useT>,
): Choice[] {
  const value = option.value ?? ''
  if (value !== 'price') return [{ value, label: option.label ?? value }]
  return [
    { value: 'price', label: t('catalogue.sortCheapest') },
    { value: 'price-desc', label: t('catalogue.sortDearest') },
  ]
}
