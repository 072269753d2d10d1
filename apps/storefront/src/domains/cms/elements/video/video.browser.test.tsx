import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { drawElements } from '../../content/testing-draw.tsx'

it('CMS-17 a video of another host is requested only when it is played, in a frame of the shop', async () => {
  await drawElements({ type: 'video', source: 'https://youtu.be/dQw4w9WgXcQ', maxWidth: '480px' })
  const play = page.getByRole('link', { name: /^Play the video from YouTube/ })
  await expect.element(play).toHaveAttribute('href', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ')
  expect(document.querySelector('iframe, video, img')).toBeNull()
  expect(play.element().getBoundingClientRect().width).toBe(480)
  await play.click()
  const frame = document.querySelector('iframe') as HTMLIFrameElement
  await expect.poll(() => frame.getAttribute('src')).toBe('/video-frame?youtube=dQw4w9WgXcQ')
  expect(frame.title).toBe('Video from YouTube')
})

it('CMS-17 a file of the shop has controls, and starts muted if it is to start by itself', async () => {
  await drawElements({ type: 'video', source: '/media/wysiwyg/none.mp4', autoplays: true, isMuted: true })
  await expect.poll(() => document.querySelector('video')).not.toBeNull()
  const video = document.querySelector('video') as HTMLVideoElement
  expect([video.controls, video.muted, video.getAttribute('src')]).toEqual([true, true, '/media/wysiwyg/none.mp4'])
  expect(video.hasAttribute('autoplay')).toBe(false)
})
