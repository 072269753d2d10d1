import { useT } from '#src/platform/i18n/store-context.tsx'
import * as styles from './product-list.module.css'

type Props = {
  readonly page: number
  readonly pages: number
  readonly shown: number
  readonly count: number
  readonly goTo: (page: number) => void
}

/** One dot for each page of a carousel, labelled with the range of products it shows. */
export function CarouselDots({ page, pages, shown, count, goTo }: Props) {
  const t = useT()
  return (
    <div className={styles['dots']}>
      {Array.from({ length: pages }, (_, index) => (
        <button
          key={index}
          type="button"
          className={styles['dot']}
          aria-label={t('cms.carousel.page', {
            from: index * shown + 1,
            to: Math.min((index + 1) * shown, count),
            count,
          })}
          aria-current={index === page || undefined}
          onClick={() => goTo(index)}
        />
      ))}
    </div>
  )
}
