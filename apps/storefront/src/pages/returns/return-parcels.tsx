import { Form } from 'react-router'
import { errorText } from '#src/platform/forms/error-text.ts'
import type { ReturnDetailFragment } from '#src/platform/graphql/documents.gen.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { SentField } from '#src/ui/form/sent-field.tsx'
import { SentForm } from '#src/ui/form/sent-form.tsx'
import { DoneNotice } from '#src/ui/notice/done-notice.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import type { MessageKey } from '#src/platform/i18n/messages.ts'
import { Select } from '#src/ui/select/select.tsx'
import type { ReturnOutcome } from './change-return.ts'
import * as styles from './returns.module.css'

type Props = { readonly shown: ReturnDetailFragment; readonly outcome: ReturnOutcome | undefined }

const doneTexts: Readonly<Record<string, MessageKey>> = {
  track: 'returns.parcelAdded',
  untrack: 'returns.parcelRemoved',
}

/** The buyer's parcels, which can be added and removed until they arrive. */
export function ReturnParcels({ shown, outcome }: Props) {
  const t = useT()
  const parcels = (shown.shipping?.tracking ?? []).flatMap((parcel) => (parcel ? [parcel] : []))
  const isOpen = shown.status === 'PENDING' || shown.status === 'AUTHORIZED'
  if (!isOpen && parcels.length === 0) return null
  const refusal = outcome?.intent === 'untrack' ? outcome.refusal : undefined
  const done = outcome?.isDone ? doneTexts[outcome.intent] : undefined
  return (
    <section className={styles['section']} aria-labelledby="parcels">
      <h2 className={styles['heading']} id="parcels">
        {t('returns.tracking')}
      </h2>
      {done ? <DoneNotice key={`done ${parcels.length}`} title={t(done)} /> : null}
      {refusal ? <Notice tone="error" title={refusal} /> : null}
      {parcels.length > 0 ? <Parcels parcels={parcels} isOpen={isOpen} /> : null}
      {isOpen ? <AddParcel key={parcels.length} shown={shown} outcome={outcome} /> : null}
    </section>
  )
}

type Parcel = NonNullable<NonNullable<NonNullable<ReturnDetailFragment['shipping']>['tracking']>[number]>

function Parcels({ parcels, isOpen }: { readonly parcels: readonly Parcel[]; readonly isOpen: boolean }) {
  const t = useT()
  return (
    <ul className={styles['returned']}>
      {parcels.map(({ uid, carrier, tracking_number: number }) => (
        <li className={styles['parcel']} key={uid}>
          <span>
            {carrier.label} · {number}
          </span>
          {isOpen ? (
            <Form method="post">
              <input type="hidden" name="intent" value="untrack" />
              <input type="hidden" name="uid" value={uid} />
              <Button type="submit" variant="quiet" icon="trash">
                {t('returns.remove', { number })}
              </Button>
            </Form>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

function AddParcel({ shown, outcome }: Props) {
  const t = useT()
  const own = outcome?.intent === 'track' ? outcome : undefined
  const carriers = (shown.available_shipping_carriers ?? []).flatMap((carrier) =>
    carrier ? [{ value: carrier.uid, label: carrier.label }] : [],
  )
  return (
    <SentForm outcome={own} submit={t('returns.addTracking')} intent="track">
      <input type="hidden" name="uid" value={shown.uid} />
      <Select
        name="carrier"
        label={t('returns.carrier')}
        options={[{ value: '', label: t('returns.chooseReason') }, ...carriers]}
        defaultValue={own?.values['carrier'] ?? ''}
        error={errorText(t, own?.errors['carrier'])}
      />
      <SentField
        outcome={own}
        name="number"
        label={t('returns.trackingNumber')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
      />
    </SentForm>
  )
}
