import type { Costed } from './costs.ts'
import type { FullPaceResult } from './full-pace.ts'
import { mixedParts, type MixedPart } from './mixed.ts'
import { count, gigabytes, milliseconds, rate } from './number-formats.ts'
import { orderActions, type OrderAction, type OrdersResult } from './orders.ts'
import type { Measured } from './send-requests.ts'
import { pageKinds, pageTitles } from './site-pages.ts'
import type { OrdersResults, StylesResult } from './styles-result.ts'

/** Small carts of all shops. */
export function smallCartSection(results: readonly StylesResult[]): string {
  const rows = results.flatMap(({ styles, smallCarts = [] }) =>
    smallCarts.map(
      (result) =>
        `| ${count(styles)} | ${result.measured.clients} | ${result.shop} | ${speed(result.measured)} | ${costs(result)} |`,
    ),
  )
  if (rows.length === 0) return ''
  return `## A small cart

A second product is added to a cart, its quantity changed and the line removed, again and again; the response holds the lines and the total. The shops are measured alternately.

| styles | clients | | mutations/s | ${speedHead} | ${costHead} |
| ---: | ---: | --- | ---: | ${speedLine} | ${costLine} |
${rows.join('\n')}

`
}

/** The pages of all shops. */
export function pagesSection(results: readonly StylesResult[]): string {
  const rows = results.flatMap(({ styles, pages = [] }) =>
    pageKinds.flatMap((kind) =>
      pages
        .filter((result) => result.kind === kind)
        .map(
          (result, index) =>
            `| ${count(styles)} | ${index === 0 ? pageTitles[kind] : ''} | ${result.measured.clients} | ${result.shop} | ${speed(result.measured)} | ${count(Math.round(result.bytes / 1_000))} | ${costs(result)} |`,
        ),
    ),
  )
  if (rows.length === 0) return ''
  return `## Pages

Whole pages of the built shops in HTML, as a browser without cookies asks for them. Bocian compresses them (Brotli), EverShop does not. Lists have up to 60 products. Every request but those of the last kind is new to the shop:
it has a range of prices that no other had, or a parameter that no page knows. The shops are measured alternately. EverShop has the same products without their variants.

| styles | | clients | | pages/s | ${speedHead} | kB | ${costHead} |
| ---: | --- | ---: | --- | ---: | ${speedLine} | ---: | ${costLine} |
${rows.join('\n')}

`
}

const partTitles: Record<MixedPart, string> = {
  page: 'pages',
  picture: 'pictures',
  cart: 'a product in a new cart (two mutations)',
  order: 'orders (eight mutations)',
}

/** Mixed traffic of Bocian, in all and by part. */
export function mixedSection(results: readonly StylesResult[]): string {
  const parts = Object.keys(mixedParts) as MixedPart[]
  const rows = results.flatMap(({ styles, mixed = [] }) =>
    mixed.flatMap((result) => [
      `| ${count(styles)} | ${result.measured.clients} | all | ${speed(result.measured)} | ${costs(result)} |`,
      ...parts.map(
        (part) => `| | | ${mixedParts[part]} % ${partTitles[part]} | ${speed(result.parts[part])} | | | | | |`,
      ),
    ]),
  )
  if (rows.length === 0) return ''
  return `## Mixed traffic

Everything goes through the storefront. Half of the pages are lists from the cache, the others are new to the shop. The processor times are those per action.

| styles | clients | | actions/s | ${speedHead} | ${costHead} |
| ---: | ---: | --- | ---: | ${speedLine} | ${costLine} |
${rows.join('\n')}

`
}

/** How response times grow with the number of orders. */
export function ordersSection(results: OrdersResults | undefined): string {
  const [first, last] = [results?.sizes[0], results?.sizes.at(-1)]
  if (results === undefined || first === undefined || last === undefined) return ''
  const { sizes, machine, styles } = results
  const rows = (Object.keys(orderActions) as OrderAction[]).map((action) => {
    const all = sizes.map((size) => measuredOf(size, action))
    const times = all.map(({ p50, p99 }) => `${milliseconds(p50)} / ${milliseconds(p99)}`)
    const slower = measuredOf(last, action).p50 / measuredOf(first, action).p50
    return `| ${orderActions[action]} | ${times.join(' | ')} | ${slower.toFixed(1)} × |`
  })
  const cpu = sizes.map(
    ({ checkout }) => `${processorTimes(checkout)}; PostgreSQL ${milliseconds(checkout.cpu['PostgreSQL'] ?? null)}`,
  )
  return `## More orders

A shop of ${count(styles)} styles. p50 / p99 in milliseconds; the last column compares the p50 of the last number with that of the first. All but those that the checkout adds are copies of one order: complete, with a cart, an item, a history, an email, a
stock movement and a delivered event each, ten for each customer. Measured on ${machine.day}; the load average was ${machine.load.toFixed(1)} at the start.

| orders | ${sizes.map(({ orders }) => count(orders)).join(' | ')} | slower |
| --- | ${sizes.map(() => '---:').join(' | ')} | ---: |
${rows.join('\n')}
| CPU per checkout, ms | ${cpu.join(' | ')} | |
| Round trips | ${sizes.map(({ checkout }) => count(checkout.roundTrips)).join(' | ')} | |
| Database | ${sizes.map(({ databaseBytes }) => gigabytes(databaseBytes)).join(' | ')} | |

`
}

function measuredOf(size: OrdersResult, action: OrderAction): Measured {
  return action === 'checkout' ? size.checkout.measured : size.actions[action]
}

/** Many orders without a pause. */
export function fullPaceSection(result: FullPaceResult | undefined): string {
  if (result === undefined) return ''
  const { measured, styles, deliverySeconds, roundTrips, load, day } = result
  return `## ${count(measured.answers)} orders at full pace

${measured.clients} guests of a shop with ${count(styles)} styles placed ${count(measured.answers)} orders without a pause: ${rate(measured.perSecond)} orders/s, p99 ${milliseconds(measured.p99)} ms, ${measured.failed} failed. ${deliverySeconds.toFixed(1)} s after the last one every event was delivered, and
\`npm run admin -- audit\` found that every rule holds. Measured on ${day}; ${count(roundTrips)} round trips per second, and a load average of ${load.toFixed(1)} at the start.

`
}

const speedHead = 'p50, ms | p95, ms | p99, ms | failed'
const speedLine = '---: | ---: | ---: | ---:'
const costHead = 'CPU of the shop, ms | of PostgreSQL | of the clients | round trips | load average'
const costLine = '---: | ---: | ---: | ---: | ---:'

function speed({ perSecond, p50, p95, p99, failed }: Measured): string {
  return `${rate(perSecond)} | ${milliseconds(p50)} | ${milliseconds(p95)} | ${milliseconds(p99)} | ${failed}`
}

function costs(result: Costed): string {
  const { cpu, roundTrips, load } = result
  return `${processorTimes(result)} | ${milliseconds(cpu['PostgreSQL'] ?? null)} | ${milliseconds(cpu['clients'] ?? null)} | ${count(roundTrips)} | ${load.toFixed(1)}`
}

/** The processor time of each of the shop's own processes; of a single one without its name. */
function processorTimes({ cpu }: Costed): string {
  const own = Object.entries(cpu).filter(([name]) => name !== 'PostgreSQL' && name !== 'clients')
  const [only] = own
  if (own.length === 1 && only !== undefined) return milliseconds(only[1])
  return own.map(([name, value]) => `${name} ${milliseconds(value)}`).join(', ')
}
