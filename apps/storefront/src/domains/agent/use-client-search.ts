import { useRef, useState, type SubmitEvent } from 'react'
import type { FoundClientFragment } from '#src/platform/graphql/documents.gen.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { errorText } from '#src/platform/forms/error-text.ts'
import type { Wanted } from '../session/acting/act-for.ts'
import { checkFields, findClients, searchFailure, type ClientFields } from './agent-search.ts'

type Outcome = {
  readonly found?: readonly FoundClientFragment[]
  readonly failure?: string
  readonly emailError?: string | undefined
}

/** State of the agent's form, which either searches for a client or creates one. */
export function useClientSearch({ isBusy, onAdopt }: { isBusy: boolean; onAdopt: (wanted: Wanted) => void }) {
  const t = useT()
  const email = useRef<HTMLInputElement>(null)
  const [isNew, setNew] = useState(false)
  const [isSearching, setSearching] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>({})
  const search = async (fields: ClientFields) => {
    setSearching(true)
    try {
      setOutcome({ found: await findClients(fields) })
    } catch (error) {
      setOutcome({ failure: searchFailure(t, error) })
    } finally {
      setSearching(false)
    }
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSearching || isBusy) return
    const form = new FormData(event.currentTarget)
    const fields = { email: textOf(form, 'email'), telephone: isNew ? '' : textOf(form, 'telephone') }
    const problem = checkFields(fields, isNew)
    const isWrong = problem.email !== undefined || problem.isEmpty === true
    setOutcome({
      emailError: errorText(t, problem.email),
      ...(problem.isEmpty ? { failure: t('agent.noValue') } : {}),
    })
    if (isWrong) email.current?.focus()
    else if (isNew) onAdopt({ email: fields.email.trim() })
    else void search(fields)
  }
  const turn = (wantsNew: boolean) => {
    setNew(wantsNew)
    setOutcome({})
  }
  return { email, isNew, turn, isSearching, outcome, submit }
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
