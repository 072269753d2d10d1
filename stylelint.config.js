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
