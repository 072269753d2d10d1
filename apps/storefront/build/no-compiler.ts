// Lingui carries an ICU parser for catalogues that were not compiled; ours always are, so the parser stays out of the bundle.
export function compileMessage(message: string): string[] {
  return [message]
}
