/** The tab that a key leads to, round and round; undefined for other keys. */
export function tabAfter(key: string, current: number, count: number): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = steps[key]
  return step === undefined ? undefined : (current + step + count) % count
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }
