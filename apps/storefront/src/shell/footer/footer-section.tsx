import { useId, useState } from 'react'
import { CmsHtml } from '#src/domains/cms/cms-html.tsx'
import { trustedHtml } from '#src/platform/html/trusted-types.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import type { FooterSection as Section } from './footer-sections.ts'
import * as styles from './footer-section.module.css'

/** A column of the footer; collapsible on phones. */
export function FooterSection({ section }: { readonly section: Section }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const title = { __html: trustedHtml(section.title) }
  return (
    <section className={styles['section']}>
      <h2 className={styles['title']}>
        <span className={styles['still']} data-stored="" dangerouslySetInnerHTML={title} />
        <button
          type="button"
          className={styles['toggle']}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <span data-stored="" dangerouslySetInnerHTML={title} />
          <Icon name={isOpen ? 'minus' : 'plus'} size={20} />
        </button>
      </h2>
      <div id={id} className={styles['body']} data-open={isOpen}>
        <CmsHtml html={section.html} />
      </div>
    </section>
  )
}
