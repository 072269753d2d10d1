import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Asks for the page's data once more where the server could not know whose they are. */
export function useAskInBrowser(isMissing: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (isMissing) void revalidate()
  }, [isMissing, revalidate])
}
