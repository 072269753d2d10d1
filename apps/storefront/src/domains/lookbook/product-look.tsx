import { useRef } from 'react'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { useNear } from '#src/ui/use-near.ts'
import { LookPicture } from './look-picture.tsx'
import { shownPins } from './look-pins.ts'
import * as styles from './product-look.module.css'
import { useLook } from './use-look.ts'

/** The look that contains a product, with pins on its other products; loaded when it comes near the viewport. */
export function ProductLook({ sku }: { readonly sku: string }) {
  const t = useT()
  const place = useRef<HTMLDivElement>(null)
  const look = useLook({ sku }, useNear(place))
  const pins = look ? shownPins(look, sku) : []
  return (
    <div ref={place}>
      {look && pins.length > 0 ? (
        <section className={styles['section']} aria-labelledby="product-look">
          <h2 id="product-look" className={styles['heading']}>
            {t('lookbook.title')}
          </h2>
          <LookPicture look={look} pins={pins} />
        </section>
      ) : null}
    </div>
  )
}
