import { useState } from 'react'
import type { Examples } from '../examples.ts'
import { Stepper } from './stepper.tsx'

function Counting() {
  const [value, setValue] = useState(1)
  return <Stepper name="quantity" label="Quantity" value={value} maximum={4} onChange={setValue} />
}

export const examples: Examples = { title: 'Stepper', items: [{ name: 'From 1 to 4', View: Counting }] }
