import { useEffect, useRef } from 'react'
import { useT } from '#src/i18n/store-context.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import styles from './error-summary.module.css'

export type FieldProblem = { readonly id: string; readonly label: string; readonly message: string }

type Props = {
  /** What the shop refused as a whole, in the shopper's language. */
  readonly refusal?: string | undefined
  /** What is wrong field by field; each entry leads to its field by the id. */
  readonly problems: readonly FieldProblem[]
  /** Changes with every try, so that the same mistakes are said again. */
  readonly attempt: unknown
}

/** Everything that is wrong with a form, above it; takes the focus when it comes. */
export function ErrorSummary({ refusal, problems, attempt }: Props) {
  const t = useT()
  const box = useRef<HTMLDivElement>(null)
  const isEmpty = !refusal && problems.length === 0
  useEffect(() => {
    if (!isEmpty) box.current?.focus()
  }, [attempt, isEmpty])
  if (isEmpty) return null
  return (
    <Notice tone="error" title={refusal ?? t('forms.summary', { count: problems.length })} ref={box}>
      {problems.length > 0 ? (
        <ul className={styles['list']}>
          {problems.map(({ id, label, message }) => (
            <li key={id}>
              <a
                className={styles['link']}
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault()
                  document.querySelector<HTMLElement>(`#${CSS.escape(id)}`)?.focus()
                }}
              >
                {label}: {message}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </Notice>
  )
}
