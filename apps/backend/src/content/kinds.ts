import { bannerFiles } from './banner-files.ts'
import { contentKind } from './content-kind.ts'
import { dynamicBlockFiles } from './dynamic-block-files.ts'
import { menuFiles, menuOrderFile } from './menu-files.ts'
import { blockFiles, pageFiles } from './page-files.ts'
import { postFiles } from './post-files.ts'
import { termFiles } from './term-files.ts'

/** Every kind of content, in the order in which it is saved. */
export const kinds = [
  contentKind(pageFiles),
  contentKind(blockFiles),
  contentKind(dynamicBlockFiles),
  contentKind(termFiles('author', 'authors')),
  contentKind(termFiles('category', 'categories')),
  contentKind(termFiles('tag', 'tags')),
  contentKind(postFiles),
  contentKind(bannerFiles),
  contentKind(menuOrderFile),
  contentKind(menuFiles),
]

export const folders: readonly string[] = kinds.map(({ folder }) => folder)
