import { useState } from 'react'
import { Button } from '../button/button.tsx'
import type { Examples } from '../examples.ts'
import { BottomModal } from './bottom-modal.tsx'

const lines = Array.from({ length: 40 }, (_, index) => `Shop number ${index + 1}`)

function Opened() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Open the bottom modal
      </Button>
      <BottomModal title="In our shops" isOpen={isOpen} onClose={() => setOpen(false)}>
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </BottomModal>
    </>
  )
}

export const examples: Examples = { title: 'Bottom modal', items: [{ name: 'Opened by a button', View: Opened }] }
