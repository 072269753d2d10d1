import { useState } from 'react'
import { Button } from '../button/button.tsx'
import type { Examples } from '../examples.ts'
import { Dialog } from './dialog.tsx'

function Opened() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Open the dialog
      </Button>
      <Dialog title="How to measure" isOpen={isOpen} onClose={() => setOpen(false)}>
        <p>Stand straight, without shoes, with the heels at the wall.</p>
      </Dialog>
    </>
  )
}

export const examples: Examples = { title: 'Dialog', items: [{ name: 'Opened by a button', View: Opened }] }
