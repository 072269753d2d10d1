import { useEffect, useState } from 'react'
import { CmsHtml } from '../cms/cms-html.tsx'
import { failureText } from '#src/platform/forms/failure-text.ts'
import { SizeChartDocument, type SizeAdvice } from '#src/platform/graphql/documents.gen.ts'
import { query } from '#src/platform/graphql/client.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { readSizeChart, type SizeChart } from './read-size-chart.ts'
import * as styles from './size-chart.module.css'
import { typedChart } from './typed-chart.ts'

const adviceTexts = { RUNS_SMALL: 'sizeChart.advice.small', RUNS_LARGE: 'sizeChart.advice.large' } as const

type Props = {
  readonly uid: string
  /** The chosen size; its row is marked. */
  readonly size: string | undefined
  readonly isOpen: boolean
  readonly onClose: () => void
}

/**
 * A dialog with a product's sizes in centimetres: the structured measures if there are any, else the table written by staff.
 */
export function SizeChartDialog({ uid, size, isOpen, onClose }: Props) {
  const t = useT()
  const store = useStore()
  const [chart, setChart] = useState<SizeChart | null>(null)
  const [advice, setAdvice] = useState<SizeAdvice | null>(null)
  const [failure, setFailure] = useState('')
  useEffect(() => {
    if (!isOpen || chart) return
    setFailure('')
    query(SizeChartDocument, { uid }).then(
      ({ products }) => {
        const product = products?.items?.[0]
        setAdvice((product && 'size_advice' in product ? product.size_advice : null) ?? null)
        const written = readSizeChart(product?.size_chart ?? '')
        const rows = product?.size_chart_rows ?? []
        setChart(rows.length > 0 ? { ...written, ...typedChart(t, store, rows) } : written)
      },
      (error: unknown) => setFailure(failureText(t, error)),
    )
  }, [isOpen, chart, uid, t, store])
  return (
    <Dialog title={t('catalogue.sizeChart')} isOpen={isOpen} onClose={onClose}>
      {advice ? <p className={styles['advice']}>{t(adviceTexts[advice])}</p> : null}
      {failure ? <Notice tone="error" title={failure} /> : chart ? <Chart chart={chart} size={size} /> : <Skeleton />}
    </Dialog>
  )
}

function Chart({
  chart: { columns, rows, rest },
  size,
}: {
  readonly chart: SizeChart
  readonly size: string | undefined
}) {
  const t = useT()
  if (rows.length === 0 && !rest) return <p>{t('sizeChart.none')}</p>
  return (
    <>
      {rows.length > 0 ? (
        // A scrollable region must be focusable for keyboard users.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={styles['scroller']} role="region" aria-label={t('catalogue.sizeChart')} tabIndex={0}>
          <table className={styles['table']}>
            <caption className={styles['unit']}>{t('sizeChart.unit')}</caption>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([name = '', ...cells]) => (
                <tr key={name} aria-current={name === size ? 'true' : undefined}>
                  <th scope="row">{name}</th>
                  {cells.map((text, index) => (
                    <td key={columns[index + 1]}>{text}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      {rest ? <CmsHtml className={styles['rest']} html={rest} /> : null}
    </>
  )
}
