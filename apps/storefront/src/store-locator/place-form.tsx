import { useState, type FormEvent } from 'react'
import type { Point } from '@bocian/rules/nearby.ts'
import type { ShopAvailabilityFragment } from '#src/graphql/documents.gen.ts'
import { useT } from '#src/i18n/store-context.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Field } from '#src/ui/field/field.tsx'
import { askDevice } from './ask-device.ts'
import { pointOfTyped } from './shown-shop.ts'
import styles from './store-availability.module.css'

type Props = {
  readonly shops: readonly ShopAvailabilityFragment[]
  readonly onPoint: (point: Point | undefined) => void
}

/** Where the shopper is, typed or told by the device; it stays on the device either way. */
export function PlaceForm({ shops, onPoint }: Props) {
  const t = useT()
  const [error, setError] = useState<string>()
  const [said, setSaid] = useState('')
  const [isLooking, setLooking] = useState(false)
  const tell = (point: Point | undefined, sorted: string) => {
    setError(undefined)
    setSaid(sorted)
    onPoint(point)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('place') ?? '').trim()
    const point = pointOfTyped(shops, typed)
    if (typed && !point) return setError(t('storeLocator.noPlace', { place: typed }))
    tell(point, point ? t('storeLocator.sortedBy', { place: typed }) : '')
  }
  const locate = async () => {
    setLooking(true)
    const point = await askDevice()
    setLooking(false)
    if (point) tell(point, t('storeLocator.sortedByLocation'))
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
        {said}
      </p>
    </form>
  )
}
