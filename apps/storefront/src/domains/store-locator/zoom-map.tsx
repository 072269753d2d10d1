import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Point } from '@bocian/rules/nearby.ts'
import type { MapSettingsFragment } from '#src/platform/graphql/documents.gen.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { pointsOf } from './map-frame.ts'
import { outlines } from './outlines.ts'
import { clusters, kilometresPerPixel, zoomFor, zoomFrame, zooms } from './zoom-frame.ts'
import * as styles from './zoom-map.module.css'

type Pin = Point & { readonly id: string; readonly name: string }

type Props = {
  /** Numbered as in the list beside the map. */
  readonly pins: readonly Pin[]
  /** In pixels, as stored. */
  readonly height: string
  readonly hasControls: boolean
  readonly settings: Partial<MapSettingsFragment>
}

/** The width of the map until the browser has measured it. */
const usualWidth = 960
const rings = Object.values(outlines).flat().map(pointsOf)

/**
 * A map without a map service: countries, and numbered pins as in the list beside it. It starts at zoom 8, or shows all places if they
 * are farther apart. The wheel scrolls the page; buttons zoom.
 */
export function ZoomMap({ pins, height, hasControls, settings }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const size = { width, height: Math.min(Math.max(Number.parseInt(height, 10) || 300, 200), 900) }
  const [chosen, setZoom] = useState<number>()
  if (pins.length === 0) return null
  const zoom = chosen ?? zoomFor(pins, size)
  const place = zoomFrame(pins, zoom, size)
  const shown = clusters(
    pins.map((pin, index) => ({ pin: { ...pin, number: index + 1 }, at: place(pin) })),
    (settings.cluster_size ?? 0) / 2,
  )
  const [first] = pins
  return (
    <div ref={frame} className={styles['frame']} style={{ blockSize: size.height }} data-zoom={zoom}>
      <svg
        className={styles['map']}
        viewBox={`0 0 ${size.width} ${size.height}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <path
          className={styles['land']}
          d={rings.map((ring) => `M${ring.map((point) => place(point).join(' ')).join('L')}Z`).join('')}
        />
        {shown
          .toReversed()
          .map(({ at, pins: [pin, ...others] }) =>
            pin ? (
              <MapPin
                key={pin.id}
                at={at}
                label={others.length > 0 ? `${pin.number}+` : String(pin.number)}
                name={others.length > 0 || hasNeighbour(at, shown) || isCut(at, pin.name, width) ? '' : pin.name}
                marker={settings.marker}
              />
            ) : null,
          )}
      </svg>
      {first ? <Scale latitude={first.latitude} zoom={zoom} /> : null}
      {hasControls ? <Controls zoom={zoom} onZoom={setZoom} /> : null}
    </div>
  )
}

type ControlsProps = { readonly zoom: number; readonly onZoom: (zoom: number) => void }

function Controls({ zoom, onZoom }: ControlsProps) {
  const t = useT()
  return (
    <div className={styles['controls']}>
      {([1, -1] as const).map((step) => {
        const isPossible = zoom + step <= zooms.most && zoom + step >= zooms.least
        return (
          <IconButton
            key={step}
            className={styles['button']}
            label={t(step === 1 ? 'cms.map.zoomIn' : 'cms.map.zoomOut')}
            aria-disabled={!isPossible || undefined}
            onClick={() => isPossible && onZoom(zoom + step)}
          >
            <Icon name={step === 1 ? 'plus' : 'minus'} size={20} />
          </IconButton>
        )
      })}
    </div>
  )
}

/** Whether another pin is where the name of this one would be; the list has its name too. */
const hasNeighbour = ([x, y]: readonly [number, number], all: readonly { readonly at: readonly [number, number] }[]) =>
  all.some(({ at: [left, top] }) => left > x && left - x < 170 && Math.abs(top - y) < 36)

/** Whether the name would end beyond the edge of the map. Its letters are about eight pixels wide. */
const isCut = ([x]: readonly [number, number], name: string, width: number) => x + 18 + name.length * 8 > width

type PinProps = {
  readonly at: readonly [number, number]
  readonly label: string
  readonly name: string
  readonly marker: string | null | undefined
}

/** The picture that the store chose, or a numbered drop. */
function MapPin({ at: [x, y], label, name, marker }: PinProps) {
  return (
    <g className={styles['pin']} transform={`translate(${x} ${y})`}>
      {marker?.startsWith('/') ? (
        <image href={marker} x="-18" y="-36" width="36" height="36" />
      ) : (
        <>
          <path d="M0 0c-3-7-13-13-13-23a13 13 0 1 1 26 0c0 10-10 16-13 23Z" />
          <text className={styles['number']} y="-18">
            {label}
          </text>
        </>
      )}
      {name ? (
        <text className={styles['name']} x="18" y="-18">
          {name}
        </text>
      ) : null}
    </g>
  )
}

const lengths = [500, 200, 100, 50, 20, 10, 5, 2, 1]

/** A line of a round length in kilometres. */
function Scale({ latitude, zoom }: { readonly latitude: number; readonly zoom: number }) {
  const t = useT()
  const each = kilometresPerPixel(latitude, zoom)
  const length = lengths.find((one) => one / each <= 140) ?? 1
  return (
    <div className={styles['scale']} style={{ inlineSize: Math.round(length / each) }} aria-hidden="true">
      {t('cms.map.scale', { km: length })}
    </div>
  )
}

/** The width of the map in CSS pixels, so that its zoom means what it says. */
function useWidth(frame: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(usualWidth)
  useEffect(() => {
    if (!frame.current) return undefined
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(Math.round(entry.contentRect.width))
    })
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [frame])
  return width
}
