import { evenColumns } from '../builder-groups.ts'
import { image, scene } from '../builder-pictures.ts'
import { text } from '../page-builder.ts'
import { readPage } from '../page-files.ts'
import { linkTo } from '../page-links.ts'
import { posts } from '../post-rows.ts'
import type { DemoStore } from '../stores.ts'

/** Posts of the blog side by side: a picture, the title and what it is about. */
export const postTeaser = (store: DemoStore, names: readonly string[]): string =>
  evenColumns(
    names.map((name) => {
      const { title, about } = readPage('blog', store.language, name)
      const post = posts.find((one) => one.name === name)
      if (!post) throw new Error(`no post ${name}`)
      const picture = image(scene(post.scene, name, '720x480'), { alt: '' })
      return `${picture}${text(`<h3><a href="${linkTo(store)(`blog:${name}`)}">${title}</a></h3><p>${about}</p>`)}`
    }),
  )
