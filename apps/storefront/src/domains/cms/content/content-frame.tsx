import { useRef, type ReactNode } from 'react'
import { useShopLinks } from '../use-shop-links.ts'
import * as styles from './content-elements.module.css'

type Props = { readonly isWide?: boolean; readonly children: ReactNode }

/** What elements are in: it places rows, and follows links. The server adds the second style sheet to pages with `data-elements`. */
export function ContentFrame({ isWide = false, children }: Props) {
  const content = useRef<HTMLDivElement>(null)
  useShopLinks(content)
  return (
    <div ref={content} data-elements="" className={isWide ? styles['wide'] : styles['narrow']}>
      {children}
    </div>
  )
}
