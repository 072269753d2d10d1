import { expect, it } from 'vitest'
import { readsPlainNames } from './class-names-plugin.ts'

it.each([
  ["import styles from './a.module.css'; <p className={styles['text']} data-x={styles['moreText']} />", true],
  ["import styles from './a.module.css'; <p className={styles['second-picture']} />", false],
  ["import styles from './a.module.css'; <p className={styles[kind]} />", false],
  ["import styles from './a.module.css'; render(styles)", false],
])('%s', (code, expected) => expect(readsPlainNames(code, 'styles')).toBe(expected))
