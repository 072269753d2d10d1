import { describe, expect, it } from 'vitest'
import { stepsData } from '#src/domains/seo/structured-data.ts'
import { blogData, postData } from './structured-data.ts'

const base = 'https://shop.example/cz/'
const post = {
  post_id: 4,
  title: 'Jak prát vlnu',
  post_url: 'blog/post/vlna',
  content: '',
  featured_image: '/media/wool.svg',
  publish_time: '2026-11-01T08:00:00.000Z',
  update_time: '2026-11-02T08:00:00.000Z',
  meta_title: 'Vlna',
  meta_description: 'Pět zásad',
  author: { author_id: 1, name: 'Agata', author_url: 'blog/author/agata' },
}

describe('BLOG-01 the blog for search engines', () => {
  it('a post has its title, dates, author and absolute addresses', () => {
    expect(postData(post as never, base, 'cs-CZ')).toMatchObject({
      '@type': 'BlogPosting',
      '@id': 'https://shop.example/cz/blog/post/vlna',
      headline: 'Jak prát vlnu',
      image: 'https://shop.example/media/wool.svg',
      datePublished: '2026-11-01T08:00:00.000Z',
      dateModified: '2026-11-02T08:00:00.000Z',
      author: { '@type': 'Person', name: 'Agata', url: 'https://shop.example/cz/blog/author/agata' },
      publisher: { '@id': 'https://shop.example/cz/#seller' },
      inLanguage: 'cs-CZ',
    })
  })

  it('leaves out what a post has not', () => {
    const bare = { ...post, featured_image: null, author: null, meta_description: '' }
    const data = postData(bare as never, base, 'cs-CZ')
    expect(Object.keys(data)).not.toEqual(expect.arrayContaining(['image']))
    expect(data).not.toHaveProperty('author')
    expect(data).not.toHaveProperty('description')
  })

  it('the first page names its posts, and every page the way to it', () => {
    const blog = { title: 'Hnízdo', description: 'Pro rodiče', posts: [post] as never }
    expect(blogData(blog, base, 'cs-CZ')).toMatchObject({
      '@type': 'Blog',
      url: 'https://shop.example/cz/blog/allPosts',
      blogPost: [{ headline: 'Jak prát vlnu', url: 'https://shop.example/cz/blog/post/vlna' }],
    })
    expect(stepsData([{ name: 'Blog', path: '/blog/allPosts' }], base).itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Blog', item: 'https://shop.example/cz/blog/allPosts' },
    ])
  })
})
