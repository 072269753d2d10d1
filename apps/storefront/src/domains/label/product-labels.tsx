import { useEffect, useSyncExternalStore, type CSSProperties } from 'react'
import { mediaPath } from '../catalogue/media.ts'
import { useSession } from '../session/session.ts'
import type { ProductLabelFragment } from '#src/platform/graphql/documents.gen.ts'
import { pictureSources } from '#src/ui/picture/picture-url.ts'
import { CopyButton } from '#src/ui/copy-button/copy-button.tsx'
import { chooseLabels, type Only, type Place } from './choose-labels.ts'
import { labelLoader, type LabelMode } from './label-loader.ts'
import { isPlain, labelStyle, labelWidth } from './label-style.ts'
import { readLabelText } from './label-text.ts'
import * as styles from './product-labels.module.css'

type Props = { readonly uid: string; readonly mode: LabelMode; readonly only?: Only }
const pictureWidth = 320
const never = { labels: [], setting: null }

/** The labels on a product's picture. They load after the first interaction and overlay the picture, so nothing shifts. */
export function ProductLabels({ uid, mode, only = 'all' }: Props) {
  const id = Number(atob(uid))
  const { isSignedIn } = useSession()
  const { labels, setting } = useSyncExternalStore(
    labelLoader.follow,
    () => labelLoader.read(mode, id),
    () => never,
  )
  useEffect(() => labelLoader.show(mode, id, isSignedIn), [mode, id, isSignedIn])
  const places = chooseLabels(labels, { setting, isSignedIn, only })
  if (places.length === 0) return null
  const look = {
    '--label-gap': `${setting?.margin_between ?? 0}px`,
    '--label-flow': setting?.labels_alignment === 1 ? 'row' : 'column',
  } as CSSProperties
  return (
    <div className={styles['layer']} data-labels={mode.toLowerCase()} style={look}>
      {places.map((place) => (
        <LabelPlace key={`${place.vertical} ${place.horizontal}`} place={place} isPressable={only === 'copyable'} />
      ))}
    </div>
  )
}

function LabelPlace({ place, isPressable }: { readonly place: Place; readonly isPressable: boolean }) {
  return (
    <ul className={styles['place']} data-vertical={place.vertical} data-horizontal={place.horizontal}>
      {place.labels.map((label) => (
        <Label key={label.label_id} label={label} isPressable={isPressable} />
      ))}
    </ul>
  )
}

function Label({ label, isPressable }: { readonly label: ProductLabelFragment; readonly isPressable: boolean }) {
  const { size, style, image, name, txt } = label
  const inlineSize = labelWidth(size, style)
  const path = mediaPath(image)
  const parts = readLabelText(txt)
  const labelText = parts.map(({ text }) => text).join(' ')
  if (path) {
    return (
      <li className={styles['picture']} style={{ inlineSize }}>
        <img
          {...pictureSources(path, pictureWidth, 1, 'image-no-srcset')}
          width={pictureWidth}
          height={pictureWidth}
          alt={labelText || (name ?? '')}
          loading="lazy"
        />
      </li>
    )
  }
  const look = labelStyle(style)
  return (
    <li className={styles['label']} data-brand={isPlain(look)} style={{ ...look, inlineSize }}>
      {parts.map(({ text, isCode }) => (isCode ? <Code key={text} code={text} isPressable={isPressable} /> : text))}
    </li>
  )
}

function Code({ code, isPressable }: { readonly code: string; readonly isPressable: boolean }) {
  return (
    <span className={styles['code']}>
      {code}
      {isPressable ? <CopyButton code={code} /> : null}
    </span>
  )
}
