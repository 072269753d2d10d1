import { forget, keep, recall } from '#src/browser-storage/persistence.ts'

type Draft = Readonly<Record<string, string>>

const secret = /password/i

/** Keeps what is typed into every form that wants it (`data-draft="name"`), but no password, for the life of the tab. */
export function keepOpenForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]')) {
    const typed = [...new FormData(form)].filter(([name, value]) => typeof value === 'string' && !secret.test(name))
    keep(`form_draft:${form.dataset['draft'] ?? ''}`, Object.fromEntries(typed))
  }
}

/** Puts what was kept back into the form, once. */
export function restoreForm(form: HTMLFormElement): void {
  const key = `form_draft:${form.dataset['draft'] ?? ''}` as const
  const draft = recall<Draft>(key)
  if (!draft) return
  forget(key)
  for (const [name, value] of Object.entries(draft)) {
    const control = form.elements.namedItem(name)
    if (!isField(control) || control.type === 'hidden' || control.value === value) continue
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = true
    else control.value = value
  }
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isField = (control: unknown): control is Control =>
  control instanceof HTMLInputElement || control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement
