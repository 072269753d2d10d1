import { useState, type FormEvent } from 'react'
import type { Point } from '@bocian/rules/nearby.ts'
import type { ShopAvailabilityFragment } from '#src/platform/graphql/documents.gen.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Field } from '#src/ui/field/field.tsx'
import { locateDevice } from './locate-device.ts'
import { pointOfTyped } from './shown-shop.ts'
import * as styles from './store-availability.module.css'

type Props = {
  readonly shops: readonly ShopAvailabilityFragment[]
  readonly onPoint: (point: Point | undefined) => void
}

/** The shopper's location, typed or from the device. It is not sent to the server. */
export function PlaceForm({ shops, onPoint }: Props) {
  const t = useT()
  const [error, setError] = useState<string>()
  const [status, setStatus] = useState('')
  const [isLooking, setLooking] = useState(false)
  const sortBy = (point: Point | undefined, sorted: string) => {
    setError(undefined)
    setStatus(sorted)
    onPoint(point)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('place') ?? '').trim()
    const point = pointOfTyped(shops, typed)
    if (typed && !point) return setError(t('storeLocator.noPlace', { place: typed }))
    sortBy(point, point ? t('storeLocator.sortedBy', { place: typed }) : '')
  }
  const locate = async () => {
    setLooking(true)
    const point = await locateDevice()
    setLooking(false)
    if (point) sortBy(point, t('storeLocator.sortedByLocation'))
    else setError(t('storeLocator.noLocation'))
  }
  return (
    <form className={styles['place']} noValidate onSubmit={submit}>
      <Field
        label={t('storeLocator.place')}
        name="place"
        autoComplete="postal-code"
        maxLength={60}
        isOptional
        error={error}
      />
      <div className={styles['buttons']}>
        <Button type="submit" variant="secondary">
          {t('storeLocator.find')}
        </Button>
        <Button variant="quiet" isLoading={isLooking} onClick={() => void locate()}>
          {t('storeLocator.locate')}
        </Button>
      </div>
      <p role="status" className={styles['sorted']}>
        {status}
      </p>
    </form>
  )
}
