import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Reloads the page's data in the browser if the server could not know whose data to load. */
export function useReloadInBrowser(isMissing: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (isMissing) void revalidate()
  }, [isMissing, revalidate])
}
