import { defineErrors, defineLocalErrors } from '#src/platform/user-error.ts'

export const blogErrors = defineErrors({
  BLOG_DISABLED: ['graphql-no-such-entity', 'The blog is switched off.'],
  BLOG_TERM_NOT_FOUND: ['graphql-no-such-entity', 'The blog has no such {kind}.', { kind: 'string' }],
  BLOG_POST_NOT_FOUND: ['graphql-no-such-entity', 'The blog has no such post.'],
})

export const commentErrors = defineLocalErrors({
  BLOG_COMMENTS_DISABLED: ['graphql-authorization', 'blog.commentsOff'],
  BLOG_COMMENT_BY_GUEST: ['graphql-authorization', 'blog.noGuests'],
  BLOG_COMMENT_INCOMPLETE: ['graphql-input', 'blog.commentIncomplete'],
  BLOG_COMMENT_TOO_LONG: ['graphql-input', 'blog.commentTooLong', { most: 'number' }],
  BLOG_COMMENT_EMAIL_INVALID: ['graphql-input', 'blog.commentEmail', {}, 'EMAIL_INVALID'],
  BLOG_COMMENT_NOT_FOUND: ['graphql-no-such-entity', 'blog.commentUnknown'],
})
