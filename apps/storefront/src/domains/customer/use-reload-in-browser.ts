import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Reloads the page's data in the browser if the server rendered the page without knowing the customer. */
export function useReloadInBrowser(isMissing: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (isMissing) void revalidate()
  }, [isMissing, revalidate])
}
