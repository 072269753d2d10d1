import type { SlotProps } from '@bocian/plugin'
import './offer-line.css'

type Data = { pay_later: { days: number } }

const texts: Record<string, (days: number) => string> = {
  pl: (days) => `Kup teraz, zapłać za ${days} dni`,
  de: (days) => `Jetzt kaufen, in ${days} Tagen zahlen`,
  en: (days) => `Buy now, pay in ${days} days`,
}

export default function OfferLine({ data, store }: SlotProps<Data>) {
  const text = texts[store.locale.slice(0, 2)] ?? texts['en']
  return <p className="pay-later-offer">{text?.(data.pay_later.days)}</p>
}
