import fs from 'node:fs'
import path from 'node:path'
import type { CartResult } from './cart.ts'
import { responseTimeout } from './send-requests.ts'
import { drawPlot } from './plot.ts'
import { kinds, titles } from './shop-requests.ts'
import { isBusier, type ShopResult } from './run.ts'
import { count, gigabytes, megabytes, milliseconds, rate } from './number-formats.ts'
import { fullPaceSection, mixedSection, ordersSection, pagesSection, smallCartSection } from './site-report.ts'
import type { FullPaceResult } from './full-pace.ts'
import type { OrdersResults, StylesResult } from './styles-result.ts'

/** The results that no number of styles has alone. */
export const ordersFile = 'orders.json'
export const fullPaceFile = 'full-pace.json'

const docs = path.join(import.meta.dirname, '../docs')

/** Writes `docs/benchmarks.md` and its chart from all results in the folder. */
export function writeReport(folder: string): void {
  const results = fs
    .readdirSync(folder)
    .filter((name) => /^\d+\.json$/.test(name))
    .map((name) => JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')) as StylesResult)
    .toSorted((a, b) => a.styles - b.styles)
  fs.writeFileSync(path.join(docs, 'pictures/benchmarks.svg'), drawPlot(results))
  const others = {
    orders: read<OrdersResults>(path.join(folder, ordersFile)),
    fullPace: read<FullPaceResult>(path.join(folder, fullPaceFile)),
  }
  fs.writeFileSync(path.join(docs, 'benchmarks.md'), describe(results, others))
}

function read<T>(file: string): T | undefined {
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as T) : undefined
}

interface Others {
  orders: OrdersResults | undefined
  fullPace: FullPaceResult | undefined
}

function describe(results: readonly StylesResult[], { orders, fullPace }: Others): string {
  const [any] = results
  if (any === undefined) return ''
  return `# Benchmarks

\`npm run bench\` writes this file; [bench/README.md](../bench/README.md) explains how to run it and what it measures. The shop, PostgreSQL and
the clients share one machine: ${any.machine.cores} cores, ${gigabytes(any.machine.memoryBytes)} of memory, Node ${any.machine.node.slice(1)}, PostgreSQL ${any.machine.postgres}.
Both shops serve the same catalogue with responses of the same shape, one process each, without a cache in front. Bocian serves it in 13 store views
with eight languages and six currencies, Vendure only in the Polish one. A request without a response within ${responseTimeout / 1_000} s counts as failed.

![Responses per second at 16 clients](pictures/benchmarks.svg)

${results.map(section).join('\n')}
## A full cart

One client with a cart of thirty lines and a coupon. "Read" is the complete cart page; "changed" is a changed quantity of a line with the new totals. The budget is
a p95 of 40 ms. A test checks that the number of queries does not grow with the cart.

| styles | | responses/s | p50, ms | p95, ms | p99, ms | failed | load average |
| ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: |
${results.flatMap(cartRows).join('\n')}

${smallCartSection(results)}${checkouts(results)}${fullPaceSection(fullPace)}${pagesSection(results)}${mixedSection(results)}${growth(results)}${ordersSection(orders)}## The index

\`npm run admin -- reindex\` rebuilds every row of the listing while the shop is open.

| styles | variants | rows | reindex | database |
| ---: | ---: | ---: | ---: | ---: |
${results
  .map(
    ({ styles, loaded, reindexSeconds, databaseBytes }) =>
      `| ${count(styles)} | ${count(loaded.variants)} | 13 store views | ${reindexSeconds === null ? '–' : `${reindexSeconds.toFixed(1)} s`} | ${gigabytes(databaseBytes)} |`,
  )
  .join('\n')}
`
}

function section(result: StylesResult): string {
  const { styles, loaded, shops, machine, seconds } = result
  const names = Object.keys(shops)
  const rows = kinds.flatMap((kind) =>
    names.flatMap((name) => {
      const measured = shops[name]?.kinds[kind]
      return (measured?.warm ?? []).map(
        (warm, index) =>
          `| ${index === 0 && name === names[0] ? titles[kind] : ''} | ${index === 0 ? name : ''} | ${index === 0 ? milliseconds(measured?.loading ?? null) : ''} | ${index === 0 ? milliseconds(measured?.cold ?? null) : ''} | ${warm.clients} | ${rate(warm.perSecond)} | ${milliseconds(warm.p50)} | ${milliseconds(warm.p95)} | ${milliseconds(warm.p99)} | ${milliseconds(warm.cpuPerAnswer)} | ${warm.failed} |`,
      )
    }),
  )
  const memory = names.map((name) => `${name} ${megabytes(shops[name]?.bytes ?? null)}`).join(', ')
  const ready = names.flatMap((name) => readiness(name, shops[name]))
  return `## ${count(styles)} styles, ${count(loaded.variants)} variants

| | | starting, ms | cold, ms | clients | responses/s | p50, ms | p95, ms | p99, ms | CPU, ms | failed |
| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}

Measured for ${seconds} s each on ${machine.day}; the load average was ${machine.load.toFixed(1)} at the start${roundTripsText(machine)}. ${[...ready, ''].join(' ')}Memory of the shop's process at the end: ${memory}.
${[...names.flatMap((name) => lateness(name, shops[name], machine.load)), sameness(shops)].join('\n')}
`
}

function roundTripsText({ roundTrips }: StylesResult['machine']): string {
  return roundTrips === undefined ? '' : `, with ${count(roundTrips)} round trips per second to PostgreSQL`
}

function cartRows({ styles, cart }: StylesResult): string[] {
  if (cart === undefined) return []
  const row = (title: string, { perSecond, p50, p95, p99, failed }: CartResult['read']): string =>
    `| ${count(styles)} | ${title} | ${rate(perSecond)} | ${milliseconds(p50)} | ${milliseconds(p95)} | ${milliseconds(p99)} | ${failed} | ${cart.load.toFixed(1)} |`
  return [row('read', cart.read), row('changed', cart.change)]
}

function checkouts(results: readonly StylesResult[]): string {
  const rows = results.flatMap(({ styles, checkouts: list = [] }) =>
    list.map(
      ({ shop, measured, shopCpu, postgresCpu, roundTrips, load }) =>
        `| ${count(styles)} | ${measured.clients} | ${shop} | ${rate(measured.perSecond)} | ${milliseconds(measured.p50)} | ${milliseconds(measured.p95)} | ${milliseconds(measured.p99)} | ${milliseconds(shopCpu)} | ${milliseconds(postgresCpu)} | ${measured.failed} | ${count(roundTrips)} | ${load.toFixed(1)} |`,
    ),
  )
  if (rows.length === 0) return ''
  return `## A guest's checkout

A guest buys one piece: eight mutations of Magento's schema in Bocian, seven of Vendure's, one after another. The times are those of a whole checkout; the shops are measured alternately.
The processor time of Bocian includes everything that follows an order, such as its email: it is read once no event is left. Vendure's jobs are not run at all, because its worker is a process of its own.
"Round trips" is how many times a second one Node process can ask PostgreSQL for \`select 1\`, a measure of the machine.

| styles | clients | | orders/s | p50, ms | p95, ms | p99, ms | CPU of the shop, ms | CPU of PostgreSQL, ms | failed | round trips | load average |
| ---: | ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}

`
}

function readiness(name: string, shop: ShopResult | undefined): string[] {
  if (shop === undefined) return []
  if (shop.readySeconds === null)
    return name === 'Bocian'
      ? ['Bocian was queried as soon as it listened, while it was still loading other store views into memory.']
      : []
  return [
    `${name} reported that it was ready after ${shop.readySeconds.toFixed(1)} s, with ${megabytes(shop.readyBytes)} of memory.`,
  ]
}

function lateness(name: string, shop: ShopResult | undefined, others: number): string[] {
  if (shop?.alone === undefined) return []
  const { day, load } = shop.alone
  const caution = isBusier(shop, others)
    ? ` On such a busy machine it is several times slower, so do not compare its speed with the others'; the chart omits it.`
    : ''
  return [`${name} was measured alone on ${day}; the load average was ${load.toFixed(1)} at the start.${caution}`]
}

/** How response times grow when there are about ten times as many styles. */
function growth(results: readonly StylesResult[]): string {
  const pairs = results.flatMap((more) => {
    const fewer = results.find(({ styles }) => styles * 8 <= more.styles && more.styles <= styles * 12)
    const areLoaded = [fewer, more].every((one) => (one?.shops['Bocian']?.readySeconds ?? null) !== null)
    return fewer === undefined || !areLoaded ? [] : [{ fewer, more }]
  })
  if (pairs.length === 0) return ''
  const rows = pairs.flatMap(({ fewer, more }) =>
    kinds.flatMap((kind, index) => {
      const [a, b] = [fewer, more].map(({ shops }) => shops['Bocian']?.kinds[kind].warm.at(-1))
      if (a === undefined || b === undefined) return []
      const cpu =
        b.cpuPerAnswer === null || a.cpuPerAnswer === null ? '–' : `${(b.cpuPerAnswer / a.cpuPerAnswer).toFixed(1)} ×`
      const name = index === 0 ? `${count(more.styles)} against ${count(fewer.styles)}` : ''
      return `| ${name} | ${titles[kind]} | ${rate(b.perSecond)} : ${rate(a.perSecond)} | ${(a.perSecond / b.perSecond).toFixed(1)} × | ${cpu} |`
    }),
  )
  return `## Ten times as many styles

Bocian at ${results[0]?.shops['Bocian']?.kinds.listing.warm.at(-1)?.clients ?? 0} clients.

| styles | | responses/s | slower | CPU per response |
| --- | --- | ---: | ---: | ---: |
${rows.join('\n')}

`
}

/** Whether the shops found the same number of products in each category, which shows that they hold the same data. */
function sameness(shops: Record<string, ShopResult>): string {
  const { Bocian: ours, Vendure: theirs } = shops
  if (ours === undefined || theirs === undefined) return ''
  const isSame = ours.found.listing.join() === theirs.found.listing.join()
  const sum = (list: readonly number[]): string => count(list.reduce((a, b) => a + b, 0))
  const listings = isSame
    ? `Each of the ${ours.found.listing.length} categories held the same number of products in both`
    : `The categories held ${sum(ours.found.listing)} and ${sum(theirs.found.listing)} products`
  const answered = theirs.found.search.length
  if (answered < ours.found.search.length)
    return `${listings}; of ${ours.found.search.length} searches Vendure completed ${answered} before the first one that timed out.`
  return `${listings}; the searches found ${sum(ours.found.search)} and ${sum(theirs.found.search)}: only Bocian handles inflection, typos and colours, only Vendure searches descriptions.`
}
