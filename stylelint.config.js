// Four values of which the second and the fourth differ.
const value = String.raw`(?:[^\s()]+|[\w-]+\([^()]*\))`
const oneSided = new RegExp(String.raw`^${value} (${value}) ${value} (?!\1$)${value}$`)

// Components take their colours and gaps from the tokens.
export default {
  ignoreFiles: ['**/dist/**'],
  rules: {
    'color-named': 'never',
    'color-no-hex': true,
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'oklch', 'lab', 'lch'],
    'declaration-property-unit-disallowed-list': {
      '/^(margin|padding|gap|row-gap|column-gap|font-size)/': ['px', 'rem', 'pt'],
    },
    'declaration-no-important': true,
    'selector-max-id': 0,
    'block-no-empty': true,
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    'no-duplicate-selectors': true,
    // Sideways properties follow the direction of the text, so that the shop can be read from right to left.
    'property-disallowed-list': [
      [
        'left',
        'right',
        'float',
        '/^(margin|padding|border|scroll-margin|scroll-padding)-(left|right)/',
        '/-(left|right)-radius$/',
      ],
      { message: 'Use inline-start and inline-end, such as margin-inline-start' },
    ],
    'declaration-property-value-disallowed-list': [
      {
        'text-align': ['left', 'right'],
        'transform-origin': [/left|right/],
        '/^(transform|translate)$/': [/translateX\((?!calc\(var\(--forward)/],
        '/^(padding|margin|inset|scroll-padding|scroll-margin)$/': [oneSided],
        'border-radius': [/^(\S+) (?!\1 )\S+ \S+ \S+$/, /^\S+ \S+ (\S+) (?!\1$)\S+$/],
      },
      { message: 'This is one-sided: use padding-inline and the like, start and end, and var(--forward)' },
    ],
  },
  overrides: [
    {
      files: [
        'apps/storefront/src/ui/tokens.css',
        'apps/storefront/src/ui/themes.css',
        'apps/storefront/src/ui/reset.css',
      ],
      rules: {
        'color-no-hex': null,
        'function-disallowed-list': null,
        'declaration-property-unit-disallowed-list': null,
        'declaration-no-important': null,
      },
    },
  ],
}
