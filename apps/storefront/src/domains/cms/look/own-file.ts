/** Whether a stored address is a file of the shop's own image service. */
export const isOwnFile = (source: string): boolean => source.startsWith('/media/')
