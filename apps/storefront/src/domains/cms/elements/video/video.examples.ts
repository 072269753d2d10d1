import type { ElementExamples } from '../../look/examples.ts'

export const examples: ElementExamples = {
  title: 'Video',
  items: [
    { name: 'YouTube', element: { type: 'video', source: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' } },
    {
      name: 'Vimeo, at most 480 px wide, centred',
      element: {
        type: 'video',
        source: 'https://vimeo.com/76979871',
        maxWidth: '480px',
        style: { 'text-align': 'center' },
        frameStyle: { 'border-radius': '16px' },
      },
    },
    {
      name: 'A file that starts by itself, without sound',
      element: { type: 'video', source: '/media/wysiwyg/no-such-video.mp4', autoplays: true, isMuted: true },
    },
  ],
}
