import { Suspense } from 'react'
import { lazyOnRender } from '#src/platform/hydration/lazy-until-interaction.ts'
import type { Examples } from '#src/ui/examples.ts'
import * as styles from './uikit.module.css'

const modules = import.meta.glob<{ readonly examples: Examples }>('../../ui/*/*.examples.tsx', { eager: true })
const sections = Object.values(modules).map((module) => module.examples)

const ElementExamplesList = lazyOnRender(async () => (await import('./element-examples.tsx')).ElementExamplesList)

/** The examples of all UI components, and of the elements of stored content. */
export function Component() {
  return (
    <div className={styles['page']}>
      <title>UI kit</title>
      <meta name="robots" content="NOINDEX, NOFOLLOW" />
      <h1 className={styles['title']}>UI kit</h1>
      {sections.map((section) => (
        <section key={section.title} className={styles['section']} aria-label={section.title}>
          <h2 className={styles['heading']}>{section.title}</h2>
          <div className={styles['items']}>
            {section.items.map(({ name, View }) => (
              <div key={name} className={styles['item']}>
                <p className={styles['name']}>{name}</p>
                <div className={styles['view']}>
                  <View />
                </div>
              </div>
            ))}
          </div>
        </section>
      ))}
      <Suspense>
        <ElementExamplesList />
      </Suspense>
    </div>
  )
}
