import { useLoaderData } from 'react-router'
import { useReloadInBrowser } from '#src/domains/customer/use-reload-in-browser.ts'

/** The data of a guarded page; null in the server markup, after which the browser loads it. */
export function useGuardedData<Data>(): Data | null {
  const data = useLoaderData() as Data | null
  useReloadInBrowser(data === null)
  return data
}
