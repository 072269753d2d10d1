/** Cache of the build's files; their names carry their contents, so that versions live beside each other. */
export const assetCache = 'assets'

/** Cache of pictures from the image service. */
export const pictureCache = 'pictures'

/** Cache of the stores' offline pages. */
export const offlineCache = 'offline-pages'

/** Cache of the pages seen in a store view, by its path prefix: `pages` and `pages/cz`. */
export const pageCache = (prefix: string): string => `pages${prefix}`

/** Headers that the worker adds to a page it keeps, for the list of pages seen. */
export const keptHeaders = { title: 'x-kept-title', picture: 'x-kept-picture', at: 'x-kept-at' } as const
