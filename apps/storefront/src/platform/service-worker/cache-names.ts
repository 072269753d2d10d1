/** The cache of build files. Their names contain a hash, so files of several builds can coexist. */
export const assetCache = 'assets'

/** The cache of pictures from the image service. */
export const pictureCache = 'pictures'

/** The cache of the stores' offline pages. */
export const offlineCache = 'offline-pages'

/** The cache of visited pages of a store view, by path prefix: `pages` and `pages/cz`. */
export const pageCache = (prefix: string): string => `pages${prefix}`

/** Headers that the worker adds to cached pages for the list of visited pages. */
export const cacheHeaders = { title: 'x-kept-title', picture: 'x-kept-picture', at: 'x-kept-at' } as const
