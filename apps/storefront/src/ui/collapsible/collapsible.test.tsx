import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { iconPaths } from '../icon/icon-paths.ts'
import { Collapsible } from './collapsible.tsx'

const draw = (more: { readonly isOpen: boolean; readonly isBlocked?: boolean }) =>
  renderToStaticMarkup(
    <Collapsible id="care" title="Care" onToggle={() => undefined} {...more}>
      Wash at 30 °C
    </Collapsible>,
  )

it('SHELL-26 renders a section with its id, heading, plus and minus icons, and open state', () => {
  const [open, closed] = [draw({ isOpen: true }), draw({ isOpen: false })]
  expect(open).toMatch(/<details id="care"[^>]* open=""/)
  expect(closed).not.toContain('open=""')
  for (const html of [open, closed]) {
    expect(html).toMatch(/<summary[^>]*><h2[^>]*>Care<\/h2>/)
    expect(html).toContain(iconPaths.plus)
    expect(html).toContain(iconPaths.minus)
  }
})

it('SHELL-26 marks a blocked section as disabled', () => {
  expect(draw({ isOpen: false, isBlocked: true })).toMatch(/<summary[^>]* aria-disabled="true"/)
  expect(draw({ isOpen: false })).not.toContain('aria-disabled')
})
