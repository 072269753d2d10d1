import { useEffect, useEffectEvent, useState } from 'react'

const pause = 350

type Quantity = {
  readonly shown: number
  readonly isPending: boolean
  readonly set: (quantity: number) => void
}

/**
 * Shows the new quantity immediately and saves it after a debounce of 350 ms. If the server refuses, shows the saved quantity
 * again.
 */
export function useQuantity(saved: number, isIdle: boolean, save: (quantity: number) => void): Quantity {
  const [wanted, setWanted] = useState<number | null>(null)
  const [isWaiting, setWaiting] = useState(false)
  const send = useEffectEvent((quantity: number) => save(quantity))
  useEffect(() => {
    if (!isWaiting || wanted === null) return undefined
    const timer = setTimeout(() => {
      send(wanted)
      setWaiting(false)
    }, pause)
    return () => clearTimeout(timer)
  }, [isWaiting, wanted])
  const set = (quantity: number) => {
    setWanted(quantity)
    setWaiting(true)
  }
  const isPending = isWaiting || !isIdle
  return { shown: isPending ? (wanted ?? saved) : saved, isPending, set }
}
