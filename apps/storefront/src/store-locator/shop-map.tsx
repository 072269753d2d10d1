import type { Point } from '@bocian/rules/nearby.ts'
import { mapFrame, pathOf, pointsOf } from './map-frame.ts'
import { outlines } from './outlines.ts'
import styles from './store-availability.module.css'
import type { ShownShop } from './shown-shop.ts'

type Props = { readonly shops: readonly ShownShop[]; readonly point: Point | undefined }

/** The countries of the shops with a pin for each, under its number in the list; drawn from the shop's own data alone. */
export function ShopMap({ shops, point }: Props) {
  const countries = [...new Set(shops.map(({ address }) => address.country_code))]
  const rings = countries.flatMap((country) => outlines[country] ?? []).map(pointsOf)
  const frame = mapFrame([...rings.flat(), ...shops.map(({ address }) => address)])
  const size = Math.max(frame.width, frame.height) / 22
  const here = point && frame.place(point)
  return (
    <svg className={styles['map']} viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden="true">
      <path className={styles['land']} d={pathOf(rings, frame)} />
      {here ? <circle className={styles['here']} cx={here[0]} cy={here[1]} r={size / 2} /> : null}
      {shops
        .map(({ source, address, status }, index) => {
          const [x, y] = frame.place(address)
          return (
            <g key={source} data-status={status ?? 'UNKNOWN'} className={styles['pin']}>
              <circle cx={x} cy={y} r={size} />
              <text x={x} y={y} fontSize={size * 1.1} dy="0.36em">
                {index + 1}
              </text>
            </g>
          )
        })
        .toReversed()}
    </svg>
  )
}
