/** Which way imports may point. `npm run check` holds the code to it; each rule says why. */
import { serverFloors, siteFloors, TEST } from './scripts/checks/floors.mjs';

/** Parts of the site seen only by the owner, admins and holders of a duty. */
const BACK_OFFICE =
  '^web/src/(ui/admin/|app/(admin-frame|console)\\.tsx|features/(dashboard/|results/|scoring/|disputes/|[^/]+/(admin/|routes/admin-)))';

/** Parts of the site seen only by people who run an event. */
const CONSOLE = '^web/src/(features/console/|app/console\\.tsx)';

/** Type imports cost nothing: they are gone at run time. */
const VALUES_ONLY = { dependencyTypesNot: ['type-only'] };

const everywhere = [
  {
    name: 'no-cycles',
    comment:
      'Two modules that need each other are one module in two files: neither is understood or tested alone.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-orphans',
    comment: 'A module that nothing imports and that imports nothing is left over.',
    severity: 'error',
    from: {
      orphan: true,
      pathNot: [
        TEST,
        '\\.config\\.ts$',
        '\\.d\\.ts$',
        '^scripts/',
        '^web/public/',
        '/main\\.tsx?$',
      ],
    },
    to: {},
  },
  {
    name: 'no-missing',
    comment: 'An import that leads nowhere would only be noticed when that line runs.',
    severity: 'error',
    // The measuring tools have their own package.json, installed by the run that needs them.
    from: { pathNot: '^bench/tools/' },
    to: { couldNotResolve: true, pathNot: '^virtual:' },
  },
];

const workspaces = [
  {
    name: 'contract-stands-alone',
    comment:
      'Both sides load the contract, the browser included: it may carry zod, what speaks languages, and itself, nothing else.',
    severity: 'error',
    from: { path: '^contract/src/', pathNot: TEST },
    to: { pathNot: ['^contract/src/', '(^|/)node_modules/(zod|@lingui/core)/'] },
  },
  {
    name: 'small-zod-only',
    comment: 'zod/mini costs the browser a tenth of what zod does.',
    severity: 'error',
    from: { path: '^(contract|web)/src/', pathNot: TEST },
    to: { path: '(^|/)node_modules/zod/', pathNot: '(^|/)node_modules/zod/mini/', ...VALUES_ONLY },
  },
  {
    name: 'server-not-from-web',
    comment: 'The server runs as it is, without a build; what both need belongs to the contract.',
    severity: 'error',
    from: { path: '^(server|contract)/' },
    to: { path: '^(web|e2e|bench)/' },
  },
  {
    name: 'one-door-to-stand-ins',
    comment:
      'A production installation has neither the stand-ins nor the demo: what the server loads of them it loads in one place, where it is allowed.',
    severity: 'error',
    from: {
      path: '^(contract|server|web)/',
      pathNot: [TEST, '^server/src/app/optional-workspaces\\.ts$'],
    },
    to: { path: '^(sandbox|demo)/' },
  },
  {
    name: 'door-opens-when-asked',
    comment: 'An import that is not dynamic would be made where the workspaces are not there.',
    severity: 'error',
    from: { path: '^server/src/app/optional-workspaces\\.ts$' },
    to: {
      path: '^(sandbox|demo)/',
      dynamic: false,
      dependencyTypesNot: ['type-only', 'type-import'],
    },
  },
  {
    name: 'installed-in-production',
    comment:
      'What the server imports has to be there without development dependencies; lines for people are made where they are.',
    severity: 'error',
    // The dev server is for a clone with everything installed.
    from: { path: '^server/src/', pathNot: [TEST, '^server/src/cli/dev-site\\.ts$'] },
    to: { dependencyTypes: ['npm-dev'], dynamic: false, ...VALUES_ONLY },
  },
  {
    name: 'factories-by-calls',
    comment:
      'What tests need is made by the calls of the API, as people make it: where rows are written instead, the tests of the server do it.',
    severity: 'error',
    from: { path: '^factories/' },
    to: { path: '^(server|web|sandbox|demo|e2e|bench)/' },
  },
  {
    name: 'web-not-from-server',
    comment:
      'What the server knows (secrets, SQL, other people) must not reach the browser; what both need belongs to the contract.',
    severity: 'error',
    from: { path: '^(web|contract)/' },
    to: { path: '^(server|sandbox|demo|e2e|bench)/' },
  },
  {
    name: 'scripts-before-install',
    comment:
      'These run on whatever Node is there, and install the packages: one that loads a package fails in a fresh clone.',
    severity: 'error',
    from: { path: '^scripts/', pathNot: '^scripts/checks/(patterns|check-pattern)\\.mjs$' },
    to: { path: ['(^|/)node_modules/', '^scripts/checks/(patterns|check-pattern)\\.mjs$'] },
  },
  {
    name: 'product-not-from-tests',
    comment: 'What only tests need is not installed where the product runs.',
    severity: 'error',
    from: { path: '^(contract|server|web)/', pathNot: TEST },
    to: { path: [TEST, '(^|/)node_modules/(vitest|fast-check|@playwright)/'] },
  },
];

const server = [
  ...serverFloors,
  {
    name: 'platform-knows-no-feature',
    comment:
      'The platform is the outside world behind adapters; it serves any feature, so it may know none, nor how calls are served.',
    severity: 'error',
    from: { path: '^server/src/platform/', pathNot: TEST },
    to: { path: '^server/src/(features|calls|transports|app|operations|cli)/' },
  },
  {
    name: 'calls-know-no-feature',
    comment: 'Calls are served alike whatever they do: what depends on a feature belongs into it.',
    severity: 'error',
    from: { path: '^server/src/(calls|transports)/', pathNot: TEST },
    to: { path: '^server/src/(features|app|operations|cli)/' },
  },
  {
    name: 'calls-know-no-transport',
    comment:
      'A call is the same whether it comes over HTTP, the socket or from another program: what only one of them has is handed over as a value.',
    severity: 'error',
    from: { path: '^server/src/(calls|features)/', pathNot: TEST },
    to: { path: '^server/src/transports/|(^|/)node_modules/(fastify|@fastify|socket\\.io)/' },
  },
  {
    name: 'features-below-app',
    comment: 'Only the app knows every feature and puts them together.',
    severity: 'error',
    from: { path: '^server/src/features/', pathNot: TEST },
    to: { path: '^server/src/(app|operations|cli)/|^server/src/main\\.ts$' },
  },
  {
    name: 'app-below-cli',
    comment:
      'A command puts a server together or speaks to one that runs; what both need is in operations.',
    severity: 'error',
    from: { path: '^(server/src/app|demo)/', pathNot: TEST },
    to: { path: '^server/src/cli/' },
  },
  {
    name: 'operations-below-app',
    comment:
      'Backup, retention and metrics look at everything that is kept; whoever puts the server together uses them.',
    severity: 'error',
    from: { path: '^server/src/operations/', pathNot: TEST },
    to: { path: '^server/src/(app|cli)/', ...VALUES_ONLY },
  },
  {
    name: 'errors-at-the-bottom',
    comment: 'Everything throws these, so they may need nothing but the contract.',
    severity: 'error',
    from: { path: '^server/src/(errors|config)\\.ts$' },
    to: { path: '^server/src/', pathNot: '^server/src/errors\\.ts$', ...VALUES_ONLY },
  },
  {
    name: 'sandbox-over-its-protocol',
    comment:
      'The stand-ins for Discord, Google and mail are spoken to as the real ones are: an import would be a path that production does not take.',
    severity: 'error',
    from: { path: '^sandbox/', pathNot: TEST },
    to: { path: '^(server|demo|web)/' },
  },
  {
    name: 'feature-through-its-front-door',
    comment:
      "A feature's actions and rules keep its invariants; its queries and routes would go around them. What its tables may be asked by others stands in its shared queries. Its events, its hooks, its presenters and the words of its notices are for others to use, its row types cost nothing. The dashboard's queries only read, across every table.",
    severity: 'error',
    from: {
      path: '^server/src/features/([^/]+)/',
      pathNot: [TEST, '^server/src/features/dashboard/dashboard\\.queries\\.ts$'],
    },
    to: {
      path: '^server/src/features/',
      pathNot: [
        '^server/src/features/$1/',
        '\\.(actions|events|rules|hooks|presenters|jobs|notices|shared\\.queries)\\.ts$',
      ],
      ...VALUES_ONLY,
    },
  },
  {
    name: 'rules-are-pure',
    comment:
      'Rules decide from what they are given, so that every case can be tested without a database.',
    severity: 'error',
    from: { path: '^server/src/features/.*\\.(rules|drawing)\\.ts$' },
    to: {
      pathNot: '^server/src/calls/viewer\\.ts$',
      path: '^server/src/(platform|calls|transports|app)/|\\.(queries|actions|routes|jobs)\\.ts$|(^|/)node_modules/(kysely|fastify|pg)/',
      ...VALUES_ONLY,
    },
  },
  {
    name: 'queries-only-query',
    comment: 'A query that decides, sends or enqueues hides what an action does.',
    severity: 'error',
    from: { path: '^server/src/features/.*\\.queries\\.ts$' },
    to: {
      path: '^server/src/(calls|transports|app)/|\\.(actions|routes|jobs|mails)\\.ts$',
      ...VALUES_ONLY,
    },
  },
  {
    name: 'routes-are-the-outermost',
    comment: 'Routes turn a call into an action; whoever needs the action imports the action.',
    severity: 'error',
    from: { path: '^(server/src|demo)/', pathNot: [TEST, '^server/src/app/'] },
    to: { path: '\\.routes\\.ts$' },
  },
  {
    name: 'sql-in-queries-only',
    comment:
      'All SQL of a feature stands in one file, where it can be read, indexed for and measured.',
    severity: 'error',
    from: {
      path: '^(server/src|demo)/',
      pathNot: [TEST, '\\.queries\\.ts$', '^server/src/platform/(database|jobs)/'],
    },
    to: { path: '(^|/)node_modules/(kysely|pg|@electric-sql/pglite)/', ...VALUES_ONLY },
  },
];

const web = [
  ...siteFloors,
  {
    name: 'ui-knows-no-data',
    comment: 'The design system draws what it is given, so that any screen can use it.',
    severity: 'error',
    from: { path: '^web/src/ui/', pathNot: TEST },
    to: { path: '^web/src/(features|platform|app)/' },
  },
  {
    name: 'web-platform-knows-no-feature',
    comment:
      'Client, socket, session and the addresses of the pages serve every feature, so they may know none. They may tell a person something.',
    severity: 'error',
    from: { path: '^web/src/platform/', pathNot: TEST },
    to: {
      path: '^web/src/(features|app|ui)/',
      pathNot: '^web/src/ui/feedback/toast\\.ts$',
    },
  },
  {
    name: 'web-features-below-app',
    comment:
      'Only the app knows every screen; each is a chunk of its own, which an import from below would undo.',
    severity: 'error',
    from: { path: '^web/src/features/', pathNot: TEST },
    to: { path: '^web/src/app/' },
  },
  {
    name: 'back-office-apart',
    comment:
      'Players never wait for code of the back office: only the back office and its routes, which fetch it when it is shown, may import it.',
    severity: 'error',
    from: { path: '^web/src/', pathNot: [BACK_OFFICE, TEST] },
    to: { path: BACK_OFFICE, dynamic: false, ...VALUES_ONLY },
  },
  {
    name: 'console-apart',
    comment:
      'Players never wait for code of the console, and it waits for none of the back office: it is used on a phone, in a hall.',
    severity: 'error',
    from: { path: '^web/src/', pathNot: [CONSOLE, TEST] },
    to: { path: CONSOLE, dynamic: false, ...VALUES_ONLY },
  },
  {
    name: 'web-feature-through-its-data',
    comment:
      "Another feature's data is shared through the query cache, its dialogs can be opened and its blocks mounted anywhere, at once or as a part that comes later; its screens are its own.",
    severity: 'error',
    from: { path: '^web/src/features/([^/]+)/', pathNot: TEST },
    to: {
      path: '^web/src/features/',
      pathNot: ['^web/src/features/$1/', '\\.data\\.ts$', '-(dialog|block)\\.tsx$', '-part\\.ts$'],
    },
  },
];

export default {
  forbidden: [...everywhere, ...workspaces, ...server, ...web],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^[a-z0-9]+/(dist|build|\\.react-router)[./]|\\.(css|svg|png|webp|woff2)$' },
    tsPreCompilationDeps: true,
    detectJSDocImports: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'],
    },
  },
};
