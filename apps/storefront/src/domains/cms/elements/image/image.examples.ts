import { examplePictures, type ElementExamples } from '../../look/examples.ts'

const picture = {
  type: 'image',
  source: examplePictures.wide,
  alt: 'Hills under a low sun',
  width: 1440,
  height: 600,
} as const

export const examples: ElementExamples = {
  title: 'Image',
  items: [
    { name: 'With a caption', element: { ...picture, caption: 'Evening in the Tatra hills' } },
    {
      name: 'Another picture on phones, and a link',
      element: {
        ...picture,
        mobileSource: examplePictures.upright,
        mobileWidth: 780,
        mobileHeight: 975,
        title: 'To the spring collection',
        link: { href: '/girls.html', opensNewTab: true },
      },
    },
    {
      name: 'With a border and round corners, on the right',
      element: {
        ...picture,
        width: 320,
        height: 133,
        style: { 'text-align': 'right' },
        imageStyle: { border: '4px solid #1f5fae', 'border-radius': '16px' },
      },
    },
  ],
}
