import { ElementTree } from '#src/domains/cms/elements/element-tree.tsx'
import { ContentFrame } from '#src/domains/cms/content/content-frame.tsx'
import type { ElementExamples } from '#src/domains/cms/look/examples.ts'
import * as styles from './uikit.module.css'

const modules = import.meta.glob<{ readonly examples: ElementExamples }>('../../domains/cms/elements/*/*.examples.ts', {
  eager: true,
})
const sections = Object.values(modules).map((module) => module.examples)

/** Every element of the page builder with its options. */
export function ElementExamplesList() {
  return sections.map((section) => (
    <section key={section.title} className={styles['section']} aria-label={section.title}>
      <h2 className={styles['heading']}>{section.title}</h2>
      {section.items.map(({ name, element }) => (
        <div key={name} className={styles['item']}>
          <p className={styles['name']}>{name}</p>
          <ContentFrame>
            <ElementTree elements={[element]} />
          </ContentFrame>
        </div>
      ))}
    </section>
  ))
}
