import { useState } from 'react'
import { useLocation } from 'react-router'
import { failureText } from '#src/platform/forms/failure-text.ts'
import { mutate, query } from '#src/platform/graphql/client.ts'
import {
  PersonalDataFileDocument,
  RequestPersonalDataLinkDocument,
  type PersonalDataFormatEnum,
} from '#src/platform/graphql/documents.gen.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { saveFile } from './save-file.ts'

type Result = {
  /** The name of the saved file. */
  readonly saved?: string
  /** Where a link to the rest was sent. */
  readonly sentTo?: string
  readonly failure?: string
}

/** The download of personal data, with the code of an emailed link if the page was opened with it. */
export function useDownload() {
  const t = useT()
  const code = new URLSearchParams(useLocation().search).get('code')
  const [running, setRunning] = useState<PersonalDataFormatEnum | 'link' | null>(null)
  const [result, setResult] = useState<Result>({})
  /** Whether the last file had only the data of the account. */
  const [isPartial, setPartial] = useState(false)
  const run = async (what: PersonalDataFormatEnum | 'link', work: () => Promise<Result>) => {
    if (running !== null) return
    setRunning(what)
    setResult({})
    setResult(await work().catch((error: unknown) => ({ failure: failureText(t, error) })))
    setRunning(null)
  }
  return {
    hasCode: code !== null,
    running,
    result,
    isPartial,
    download: (format: PersonalDataFormatEnum) =>
      run(format, async () => {
        const { personalDataFile: file } = await query(PersonalDataFileDocument, { format, code }, undefined, {
          policy: 'network-only',
        })
        saveFile(file.name, file.media_type, file.content)
        setPartial(!file.is_complete)
        return { saved: file.name }
      }),
    sendLink: () =>
      run('link', async () => {
        const { requestPersonalDataLink: link } = await mutate(RequestPersonalDataLinkDocument, {})
        setPartial(false)
        return { sentTo: link.email }
      }),
  }
}
