// No folder is part of a cycle. Tests and what only tests use are left out: they look behind the doors of other folders.
import cruise from './.dependency-cruiser.js'

const noCycle = (name, path) => ({ name, severity: 'error', scope: 'folder', from: { path }, to: { circular: true } })

export default {
  forbidden: [
    noCycle('no-backend-folder-cycles', '^apps/backend/src/'),
    noCycle('no-storefront-folder-cycles', '^apps/storefront/src/'),
  ],
  options: {
    ...cruise.options,
    exclude: { path: `${cruise.options.exclude.path}|\\.test\\.tsx?$|/testing[a-z-]*\\.ts$` },
  },
}
