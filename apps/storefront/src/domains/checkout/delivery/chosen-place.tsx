import { useEffect, useRef } from 'react'
import type { PickupPlaceFragment } from '#src/platform/graphql/documents.gen.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { Button } from '#src/ui/button/button.tsx'
import * as styles from './pickup-chooser.module.css'
import { hoursLine } from './pickup-text.ts'

type Props = {
  readonly place: PickupPlaceFragment
  /** True if this component replaced the button that the shopper pressed, so that it must take the focus. */
  readonly takesFocus: boolean
  readonly onChange: () => void
}

/** The chosen pickup point, with a button to change it. */
export function ChosenPlace({ place, takesFocus, onChange }: Props) {
  const t = useT()
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) section.current?.focus()
  }, [takesFocus])
  return (
    <section ref={section} className={styles['chosen']} tabIndex={-1} aria-label={t('checkout.pickup.chosen')}>
      <div>
        <p className={styles['label']}>{t('checkout.pickup.chosen')}</p>
        <p className={styles['name']}>{place.name}</p>
        <p>
          {place.street}, {place.postcode} {place.city}
        </p>
        {place.description ? <p className={styles['soft']}>{place.description}</p> : null}
        <p className={styles['soft']}>{hoursLine(t, place)}</p>
      </div>
      <Button variant="secondary" onClick={onChange}>
        {t('checkout.pickup.change')}
      </Button>
    </section>
  )
}
