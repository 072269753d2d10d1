import { useEffect, useRef, useState } from 'react'
import type { Point } from '@bocian/rules/nearby.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { locateDevice } from '#src/domains/store-locator/locate-device.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Field } from '#src/ui/field/field.tsx'
import * as styles from './pickup-chooser.module.css'

type Props = {
  /** The current search text, shown while the field is empty. */
  readonly typed: string | undefined
  readonly isLoading: boolean
  readonly error: string | undefined
  readonly onText: (text: string) => void
  readonly onPoint: (point: Point) => void
}

/**
 * Searches pickup points near a typed place or, if the shopper presses a button, near the device. Not a form, because it is
 * inside the form of the step; Enter searches instead of submitting that form.
 */
export function PickupSearch({ typed, isLoading, error, onText, onPoint }: Props) {
  const t = useT()
  const field = useRef<HTMLInputElement>(null)
  const [isLocating, setLocating] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  useEffect(() => {
    if (typed && field.current?.value === '') field.current.value = typed
  }, [typed])
  const search = () => {
    setRefusal(undefined)
    onText(field.current?.value.trim() ?? '')
  }
  const locate = async () => {
    setLocating(true)
    const point = await locateDevice()
    setLocating(false)
    setRefusal(point ? undefined : t('storeLocator.noLocation'))
    if (point) onPoint(point)
  }
  return (
    <div className={styles['search']}>
      <Field
        ref={field}
        label={t('checkout.pickup.place')}
        name="pickup.place"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        isOptional
        error={refusal ?? error}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          search()
        }}
      />
      <div className={styles['buttons']}>
        <Button variant="secondary" isLoading={isLoading} onClick={search}>
          {t('checkout.pickup.find')}
        </Button>
        <Button variant="quiet" isLoading={isLocating} onClick={() => void locate()}>
          {t('storeLocator.locate')}
        </Button>
      </div>
    </div>
  )
}
