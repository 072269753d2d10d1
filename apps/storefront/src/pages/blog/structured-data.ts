import type { BlogCardFragment, BlogPostFragment } from '#src/platform/graphql/documents.gen.ts'

const context = 'https://schema.org'

/** A post for search engines (https://schema.org/BlogPosting). `base` is the base URL of the store view, ending in a slash. */
export function postData(post: BlogPostFragment, base: string, language: string) {
  const url = base + post.post_url
  return {
    '@context': context,
    '@type': 'BlogPosting',
    '@id': url,
    mainEntityOfPage: url,
    headline: post.title ?? '',
    inLanguage: language,
    ...(post.meta_description ? { description: post.meta_description } : {}),
    ...(post.featured_image ? { image: new URL(post.featured_image, base).href } : {}),
    ...(post.publish_time ? { datePublished: post.publish_time } : {}),
    ...(post.update_time ? { dateModified: post.update_time } : {}),
    ...(post.author
      ? { author: { '@type': 'Person', name: post.author.name, url: base + post.author.author_url } }
      : {}),
    publisher: { '@id': `${base}#seller` },
  }
}

/** The blog's first page for search engines (https://schema.org/Blog). */
export function blogData(
  blog: { readonly title: string; readonly description: string; readonly posts: readonly BlogCardFragment[] },
  base: string,
  language: string,
) {
  return {
    '@context': context,
    '@type': 'Blog',
    '@id': `${base}blog/allPosts`,
    url: `${base}blog/allPosts`,
    name: blog.title,
    description: blog.description,
    inLanguage: language,
    blogPost: blog.posts.map((post) => ({
      '@type': 'BlogPosting',
      headline: post.title ?? '',
      url: base + post.post_url,
      ...(post.publish_time ? { datePublished: post.publish_time } : {}),
    })),
  }
}
