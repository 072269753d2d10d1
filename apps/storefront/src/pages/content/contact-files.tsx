import { useId, useRef, useState } from 'react'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { useInBrowser } from '#src/platform/storage/use-in-browser.ts'
import { describedBy, FieldFrame } from '#src/ui/field/field-frame.tsx'
import * as fieldStyles from '#src/ui/field/field.module.css'
import { Icon } from '#src/ui/icon/icon.tsx'
import { mostBytes, mostFiles, readAttachedFile, type AttachedFile } from './attached-file.ts'
import * as styles from './contact-files.module.css'

/**
 * Photos and documents for a message. They are read when they are chosen, and kept until the message has been sent. Without scripts
 * there is no such field.
 */
export function ContactFiles() {
  const t = useT()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const isInBrowser = useInBrowser()
  const [files, setFiles] = useState<readonly AttachedFile[]>([])
  const [error, setError] = useState<string>()
  if (!isInBrowser) return null

  async function add(chosen: readonly File[]): Promise<void> {
    setError(undefined)
    let now = files
    for (const file of chosen) {
      if (now.length >= mostFiles) return setError(t('contact.files.most', { most: mostFiles }))
      const read = await readAttachedFile(file)
      if (read === null) return setError(t('contact.files.type', { name: file.name }))
      const size = now.reduce((sum, one) => sum + one.size, read.size)
      if (size > mostBytes) return setError(t('contact.files.large', { name: file.name }))
      now = [...now, read]
      setFiles(now)
    }
  }

  function remove(index: number): void {
    setError(undefined)
    setFiles(files.filter((_, place) => place !== index))
    input.current?.focus()
  }

  const hint = t('contact.files.hint')
  return (
    <div className={styles['field']} aria-live="polite">
      <FieldFrame id={id} label={t('contact.files')} hint={hint} error={error} isOptional>
        <input
          ref={input}
          id={id}
          className={`${fieldStyles['input']} ${styles['picker']}`}
          type="file"
          multiple
          accept="image/*,application/pdf"
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={describedBy(id, hint, error)}
          onChange={({ target }) => {
            const chosen = [...(target.files ?? [])]
            // So that the same file can be chosen again after it was removed.
            target.value = ''
            void add(chosen)
          }}
        />
      </FieldFrame>
      <FileList files={files} onRemove={remove} />
      <input type="hidden" name="attachments" value={files.length === 0 ? '' : JSON.stringify(files)} />
    </div>
  )
}

type ListProps = { readonly files: readonly AttachedFile[]; readonly onRemove: (index: number) => void }

function FileList({ files, onRemove }: ListProps) {
  const t = useT()
  if (files.length === 0) return null
  return (
    <ul className={styles['files']} aria-label={t('contact.files')}>
      {files.map(({ name }, index) => (
        <li key={`${index} ${name}`} className={styles['file']}>
          <span className={styles['name']}>{name}</span>
          <button
            type="button"
            className={styles['remove']}
            aria-label={t('contact.files.remove', { name })}
            onClick={() => onRemove(index)}
          >
            <Icon name="trash" size={20} />
          </button>
        </li>
      ))}
    </ul>
  )
}
