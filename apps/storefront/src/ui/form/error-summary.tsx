import { colon } from '@bocian/rules/colon.ts'
import { useEffect, useRef } from 'react'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { Notice } from '../notice/notice.tsx'
import * as styles from './error-summary.module.css'

export type FieldProblem = { readonly id: string; readonly label: string; readonly message: string }

type Props = {
  /** Why the shop refused the whole form, in the shopper's language. */
  readonly refusal?: string | undefined
  /** The field errors; each links to its field by id. */
  readonly problems: readonly FieldProblem[]
  /** Changes with every submit, so that repeated errors are announced again. */
  readonly attempt: unknown
}

/** A summary of all errors above a form; takes the focus when it appears. */
export function ErrorSummary({ refusal, problems, attempt }: Props) {
  const t = useT()
  const store = useStore()
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
                {`${label}${colon(store.locale)} ${message}`}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </Notice>
  )
}
