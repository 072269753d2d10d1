import type { Order, Shipment } from '../types.ts'

const dpdGroup = 'https://tracking.dpd.de/status/en_US/parcel/'
const dpdPoland = 'https://tracktrace.dpd.com.pl/parcelDetails?p1='
const dhl = 'https://www.dhl.com/global-en/home/tracking.html?tracking-id='
const inpost = 'https://inpost.pl/sledzenie-przesylek?number='
const novaPoshta = 'https://novaposhta.ua/tracking/?cargo_number='
const packeta = 'https://tracking.packeta.com/en/?id='

/** The carriers' public pages about one parcel, without its number. */
const pages: Readonly<Record<string, string>> = {
  dhl,
  dhlpackstation: dhl,
  dpd: dpdGroup,
  dpdpickup: dpdGroup,
  fancourier: 'https://www.fancourier.ro/awb-tracking/?awb=',
  inpostcourier: inpost,
  inpostlocker: inpost,
  novaposhta: novaPoshta,
  novaposhtalocker: novaPoshta,
  packeta,
  samedayeasybox: 'https://sameday.ro/#awb=',
  zasilkovna: packeta,
}

/** The carrier's page about a parcel; null if the carrier has none or the parcel no number. */
export function calculateTrackingUrl(
  { carrier, trackingNumber }: Pick<Shipment, 'carrier' | 'trackingNumber'>,
  { shippingAddress }: Pick<Order, 'shippingAddress'>,
): string | null {
  const number = trackingNumber?.trim() ?? ''
  const known = Object.hasOwn(pages, carrier) ? pages[carrier] : undefined
  if (known === undefined || number === '') return null
  const page = known === dpdGroup && shippingAddress?.countryCode === 'PL' ? dpdPoland : known
  return page + encodeURIComponent(number)
}
