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
