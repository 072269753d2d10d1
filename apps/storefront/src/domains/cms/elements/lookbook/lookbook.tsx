import { Suspense, useRef } from 'react'
import type { ShownLook } from '@bocian/rules/page-builder/elements.ts'
import { useStore } from '#src/platform/i18n/store-context.tsx'
import { useEmbeds } from '../../embeds.tsx'
import type { ElementProps } from '../../element.ts'
import { lookOf } from '../../look/look-of.ts'
import { storedPicture } from '../../look/pictures.ts'
import { storedHref } from '../../stored-href.ts'
import * as styles from './lookbook.module.css'

/** A look, as the placeholder that the embed of another domain replaces with its picture and pins. */
export function Lookbook({ element }: ElementProps<'lookbook'>) {
  const { lookbook: Looks } = useEmbeds()
  const within = useRef<HTMLDivElement>(null)
  return (
    <div ref={within} {...lookOf(element)} className={styles['look']} data-needs-code="">
      <div data-lookbook-id={element.lookbookId}>{element.look ? <StillLook look={element.look} /> : null}</div>
      {Looks ? (
        <Suspense>
          <Looks within={within} />
        </Suspense>
      ) : null}
    </div>
  )
}

/** The picture without pins, and links to its products: as large as the look that comes, and all there is without scripts. */
function StillLook({ look: { name, picture, width, height, products } }: { readonly look: ShownLook }) {
  const store = useStore()
  return (
    <div className={styles['still']}>
      <img
        className={styles['picture']}
        {...storedPicture(picture, 960, height / width)}
        sizes="(width > 768px) 704px, 92vw"
        width={width}
        height={height}
        alt={name}
        loading="lazy"
        decoding="async"
      />
      <ul className={styles['links']}>
        {products.map((product) => (
          <li key={product.href}>
            <a className={styles['link']} href={storedHref(store, product.href)}>
              {product.name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
