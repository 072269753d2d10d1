import { TroublePage } from './trouble-page.tsx'

/** The outer boundary: even the shell could not be shown. */
export function OuterErrorPage() {
  return (
    <main>
      <TroublePage />
    </main>
  )
}
