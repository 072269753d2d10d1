import * as styles from './carousel.module.css'

type Props = {
  readonly page: number
  /** The name of each page. */
  readonly names: readonly string[]
  readonly goTo: (page: number) => void
}

/** One dot for each page of a carousel. */
export function CarouselDots({ page, names, goTo }: Props) {
  return (
    <div className={styles['dots']}>
      {names.map((name, index) => (
        <button
          key={name}
          type="button"
          className={styles['dot']}
          aria-label={name}
          aria-current={index === page || undefined}
          onClick={() => goTo(index)}
        />
      ))}
    </div>
  )
}
