/// <reference types="vite/types/importMeta.d.ts" />

// Modules import the class names as a namespace, so that the bundler can inline each of them instead of shipping a table.
declare module '*.module.css' {
  const classes: { readonly [name: string]: string }
  export = classes
}

declare module '*.css' {}

declare module '*?inline' {
  const text: string
  export default text
}

declare module '*?no-inline' {
  const url: string
  export default url
}

/** The files of a part of the messages, by locale: `virtual:messages/first`. */
declare module 'virtual:messages/*' {
  import type { Message } from '#src/platform/i18n/format-message.ts'

  const files: Readonly<Record<string, () => Promise<{ readonly default: Readonly<Record<string, Message>> }>>>
  export default files
}
