import type { CSSProperties, ReactNode } from 'react'
import type { ButtonLook, Link } from '@bocian/rules/page-builder/elements.ts'
import * as button from '#src/ui/button/button.module.css'
import { ContentLink } from './content-link.tsx'

const variants = { primary: 'primary', secondary: 'secondary', link: 'quiet' } as const

type Props = {
  readonly look: ButtonLook
  readonly link: Link
  readonly style?: CSSProperties
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A stored link that looks like a button. */
export function ContentButton({ look, link, style, className = '', children }: Props) {
  return (
    <ContentLink
      link={link}
      className={`${button['button']} ${className}`.trim()}
      data-variant={variants[look]}
      style={style}
    >
      <span className={button['label']}>{children}</span>
    </ContentLink>
  )
}
