import { useState } from 'react'
import { Button } from '../button/button.tsx'
import type { Examples } from '../examples.ts'
import { Sheet } from './sheet.tsx'

function Opened() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Open the sheet
      </Button>
      <Sheet
        title="Filters"
        isOpen={isOpen}
        onClose={close}
        foot={
          <Button isWide onClick={close}>
            Show 128 products
          </Button>
        }
      >
        <p>Size, colour, price.</p>
      </Sheet>
    </>
  )
}

export const examples: Examples = { title: 'Sheet', items: [{ name: 'Opened by a button', View: Opened }] }
