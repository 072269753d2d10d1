// Backend domains from the ground up: a domain may import its own rank and the ranks before it.
const ranks = [
  ['store'],
  ['catalogue', 'pricing', 'inventory', 'customer', 'cms', 'store-locator'],
  [
    'attribute',
    'compare',
    'review',
    'search',
    'suggest',
    'url',
    'wishlist',
    'product-alert',
    'gift-card',
    'loyalty',
    'consent',
    'agent',
    'label',
    'lookbook',
  ],
  ['cart'],
  ['checkout', 'payment'],
  ['order', 'returns'],
  ['seo', 'recommendation', 'import-export', 'admin'],
]
const backend = '^apps/backend/src'
const storefront = '^apps/storefront/src'
const anyOf = (names) => `(${names.flat().join('|')})`
const domain = anyOf(ranks)
// Tests and what only tests use may look behind the doors.
const tests = ['\\.test\\.tsx?$', '/testing[a-z-]*\\.ts$']
const forbid = (name, from, to, more = {}) => ({ name, severity: 'error', from, to, ...more })

export default {
  forbidden: [
    forbid('apps-meet-only-in-the-schema', { path: '^apps/([^/]+)/' }, { path: '^apps/', pathNot: '^apps/$1/' }),
    forbid('packages-know-no-app', { path: '^packages/' }, { path: '^apps/' }),
    forbid('no-file-cycles', {}, { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } }),
    forbid('no-domain-cycles', { path: `${backend}/${domain}` }, { circular: true }, { scope: 'folder' }),

    forbid('platform-knows-no-domain', { path: `${backend}/platform/` }, { path: `${backend}/${domain}/` }),
    forbid(
      'domains-meet-at-the-door',
      { path: `${backend}/([^/]+)/`, pathNot: tests },
      { path: `${backend}/${domain}/`, pathNot: [`${backend}/$1/`, `${backend}/([^/]+)/\\1\\.ts$`] },
    ),
    ...ranks
      .slice(0, -1)
      .map((rank, i) =>
        forbid(
          `rank-${i}-imports-nothing-above-it`,
          { path: `${backend}/${anyOf(rank)}/` },
          { path: `${backend}/${anyOf(ranks.slice(i + 1))}/` },
        ),
      ),
    forbid(
      'resolvers-are-for-the-schema-only',
      { path: backend, pathNot: [`${backend}/schema\\.ts$`, ...tests] },
      { path: '/resolvers\\.ts$' },
    ),
    forbid(
      'sql-lives-in-queries',
      { path: `${backend}/${domain}/`, pathNot: ['queries\\.ts$', ...tests] },
      { path: '(^|node_modules/)(kysely|pg|@electric-sql)(/|$)' },
    ),
    forbid(
      'calculations-are-pure',
      { path: '/calculate-[^/]+\\.ts$', pathNot: '\\.test\\.ts$' },
      { pathNot: ['/(calculate-[^/]+|types|errors)\\.ts$', '^packages/rules/src/'] },
    ),

    forbid(
      'ui-knows-no-slice',
      { path: `${storefront}/ui/`, pathNot: '\\.route\\.tsx$' },
      { path: `${storefront}/(?!ui/|i18n/)` },
    ),
    forbid(
      'routes-are-for-the-route-table-only',
      { path: storefront, pathNot: ['/routes\\.ts$', '\\.test\\.tsx?$'] },
      { path: '\\.route\\.tsx$' },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // Generated resolver types name every domain's types; no code is reached through them.
    exclude: { path: '^apps/[^/]+/dist/|^data/|resolvers\\.gen\\.ts$' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
}
