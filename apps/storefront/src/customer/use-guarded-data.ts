import { useLoaderData } from 'react-router'
import { useAskInBrowser } from './use-ask-in-browser.ts'

/** The data of a guarded page; null in the server's markup, after which the browser asks for them. */
export function useGuardedData<Data>(): Data | null {
  const data = useLoaderData() as Data | null
  useAskInBrowser(data === null)
  return data
}
