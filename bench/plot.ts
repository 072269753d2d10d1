import { kinds, titles } from './shop-requests.ts'
import { isBusier } from './run.ts'
import type { StylesResult } from './styles-result.ts'

const width = 760
const left = 210
const right = 90
const bar = 16
const colours: Record<string, string> = { Bocian: '#b3402e', Vendure: '#5b6b7a' }

/** Responses per second at the largest number of clients, on a logarithmic scale: a bar for each comparable shop and number of styles. */
export function drawPlot(results: readonly StylesResult[]): string {
  const bars = kinds.map((kind) =>
    results.flatMap(({ styles, shops, machine }) =>
      Object.entries(shops)
        .filter(([, shop]) => !isBusier(shop, machine.load))
        .map(([name, shop]) => ({
          name,
          label: `${name}, ${styles.toLocaleString('en').replaceAll(',', ' ')}`,
          value: shop.kinds[kind].warm.at(-1)?.perSecond ?? 0,
        })),
    ),
  )
  const most = Math.max(10, ...bars.flat().map(({ value }) => value))
  const scale = (value: number): number =>
    (Math.log10(Math.max(value, 0.1) * 10) / Math.log10(most * 10)) * (width - left - right)
  const height = Math.max(...bars.map((list) => list.length)) * (bar + 4) + 50
  const panels = bars.map((list, index) => {
    const top = index * height + 34
    const rows = list.map(({ name, label, value }, row) => {
      const y = top + row * (bar + 4)
      return `<text x="${left - 8}" y="${y + 12}" text-anchor="end">${label}</text>
<rect x="${left}" y="${y}" width="${scale(value).toFixed(1)}" height="${bar}" fill="${colours[name] ?? '#888'}"/>
<text x="${(left + scale(value) + 6).toFixed(1)}" y="${y + 12}">${value < 100 ? value.toFixed(1) : Math.round(value)}</text>`
    })
    return `<text x="${left}" y="${top - 10}" font-weight="bold">${titles[kinds[index] ?? 'listing']}</text>\n${rows.join('\n')}`
  })
  const total = height * kinds.length
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${total}" width="${width}" height="${total}" role="img" aria-label="Responses per second at 16 clients, logarithmic" font-family="sans-serif" font-size="12" fill="#222">
<rect width="100%" height="100%" fill="#fff"/>
${panels.join('\n')}
</svg>
`
}
