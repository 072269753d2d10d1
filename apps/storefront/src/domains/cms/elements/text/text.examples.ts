import type { ElementExamples } from '../../look/examples.ts'

export const examples: ElementExamples = {
  title: 'Text and HTML',
  items: [
    {
      name: 'Text',
      element: {
        type: 'text',
        html: '<h2>How to measure</h2><p>Let the child stand <strong>barefoot</strong> against a wall. See the <a href="/size-guide">size guide</a>.</p><ul><li>from the neck to the wrist</li><li>round the chest</li></ul>',
      },
    },
    { name: 'Centred', element: { type: 'text', style: { 'text-align': 'center' }, html: '<p>Made for puddles.</p>' } },
    {
      name: 'HTML, with a wide table',
      element: {
        type: 'html',
        html: '<table><tr><th>Size</th><th>Age</th><th>Height</th></tr><tr><td>92</td><td>2 years</td><td>86–92 cm</td></tr></table>',
      },
    },
  ],
}
