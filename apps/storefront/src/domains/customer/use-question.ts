import { useCallback, useEffect, useRef } from 'react'

/**
 * Returns a function that waits for the answer, which all who ask at the same time share. It is given after the dialog has closed and
 * restored the focus, because the answer may move the focus on.
 */
export function useQuestion(answer: boolean | undefined): () => Promise<boolean> {
  const waiting = useRef<((answer: boolean) => void)[]>([])
  useEffect(() => {
    if (answer === undefined) return
    for (const resolve of waiting.current.splice(0)) resolve(answer)
  }, [answer])
  return useCallback(() => new Promise<boolean>((resolve) => void waiting.current.push(resolve)), [])
}
