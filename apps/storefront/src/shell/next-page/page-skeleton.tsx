import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import type { SkeletonKind } from '#src/platform/url/page-loading.ts'
import * as styles from './page-skeleton.module.css'

const picture = 2 / 3

/** The skeleton of a loading page, hidden from screen readers: the loading bar announces it. */
export function PageSkeleton({ kind }: { readonly kind: SkeletonKind }) {
  return (
    <div className={styles['page']} data-skeleton={kind} aria-hidden="true">
      <Skeleton width="min(14rem, 60%)" height="0.875rem" />
      {kind === 'product' ? (
        <div className={styles['product']}>
          <Skeleton ratio={picture} />
          <Lines widths={['40%', '90%', '6rem', '100%', '100%']} />
        </div>
      ) : (
        <Skeleton width="min(22rem, 80%)" height="2.25rem" />
      )}
      {kind === 'category' ? (
        <div className={styles['grid']}>
          {Array.from({ length: 8 }, (_, index) => (
            <div key={index} className={styles['card']}>
              <Skeleton ratio={picture} />
              <Skeleton width="80%" />
              <Skeleton width="4rem" />
            </div>
          ))}
        </div>
      ) : null}
      {kind === 'content' ? <Lines widths={['100%', '94%', '97%', '60%', '100%', '88%']} /> : null}
    </div>
  )
}

function Lines({ widths }: { readonly widths: readonly string[] }) {
  return (
    <div className={styles['lines']}>
      {widths.map((width, index) => (
        <Skeleton key={index} width={width} height="1.25rem" />
      ))}
    </div>
  )
}
