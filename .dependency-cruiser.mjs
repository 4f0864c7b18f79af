/** Which way imports may point. `npm run check` holds the code to it; each rule says why. */

/** Files needed only by tests and benchmarks. */
const TEST =
  '\\.(test|arbitrary)\\.tsx?$|\\.spec\\.ts$|^(server|web)/tests/|^e2e/|^bench/|^factories/|^sandbox/start-test-sandbox\\.ts$';

/** Features of the server, lowest floor first; features on the same floor are independent. */
const FLOORS = [
  ['audit', 'mail-delivery'],
  ['users'],
  ['auth'],
  ['notifications'],
  ['duties'],
  ['teams', 'posters', 'organisation', 'applications'],
  ['tournaments'],
  ['entries'],
  ['lobbies'],
  ['matches'],
  ['results'],
  ['disputes'],
  ['standings'],
  ['ladder', 'prizes', 'discipline', 'overlay', 'sharing', 'records'],
  ['scrims', 'copies', 'guests'],
  ['accounts'],
  ['dashboard', 'home', 'discord'],
];

/**
 * The features of the site, lowest floor first: a page may show blocks and open dialogs of floors below its own. The back
 * office of a feature is outside of these floors.
 */
const SITE_FLOORS = [
  ['search'],
  ['auth', 'dashboard', 'discipline', 'duties', 'entries', 'posters', 'prizes', 'sharing', 'teams'],
  ['applications', 'console', 'ladder', 'scrims', 'standings'],
  ['matches', 'organisation', 'results'],
  ['disputes', 'guests', 'notifications', 'records'],
  ['scoring', 'tournaments', 'users'],
  ['home'],
];

/** On the site only: they combine several features of the server. */
const OF_THE_SITE = ['console', 'scoring', 'search'];

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
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-orphans',
    comment: 'A module that nothing imports and that imports nothing is left over.',
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
    // The measuring tools have their own package.json, installed by the run that needs them.
    from: { pathNot: '^bench/tools/' },
    to: { couldNotResolve: true, pathNot: '^virtual:' },
  },
];

const workspaces = [
  {
    name: 'contract-stands-alone',
    comment:
      'Both sides load the contract, the browser included: it may import zod, Lingui and itself, nothing else.',
    from: { path: '^contract/src/', pathNot: TEST },
    to: { pathNot: ['^contract/src/', '(^|/)node_modules/(zod|@lingui/core)/'] },
  },
  {
    name: 'small-zod-only',
    comment: 'zod/mini costs the browser a tenth of what zod does.',
    from: { path: '^(contract|web)/src/', pathNot: TEST },
    to: { path: '(^|/)node_modules/zod/', pathNot: '(^|/)node_modules/zod/mini/', ...VALUES_ONLY },
  },
  {
    name: 'server-not-from-web',
    comment: 'The server runs as it is, without a build; what both need belongs to the contract.',
    from: { path: '^(server|contract)/' },
    to: { path: '^(web|e2e|bench)/' },
  },
  {
    name: 'one-door-to-stand-ins',
    comment:
      'A production installation has neither the stand-ins nor the demo: what the server loads of them it loads in one place, where it is allowed.',
    from: {
      path: '^(contract|server|web)/',
      pathNot: [TEST, '^server/src/app/optional-workspaces\\.ts$'],
    },
    to: { path: '^(sandbox|demo)/' },
  },
  {
    name: 'door-opens-when-asked',
    comment: 'An import that is not dynamic would be made where the workspaces are not there.',
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
    // The dev server is for a clone with everything installed.
    from: { path: '^server/src/', pathNot: [TEST, '^server/src/cli/dev-site\\.ts$'] },
    to: { dependencyTypes: ['npm-dev'], dynamic: false, ...VALUES_ONLY },
  },
  {
    name: 'factories-by-calls',
    comment:
      'What tests need is made by the calls of the API, as people make it: where rows are written instead, the tests of the server do it.',
    from: { path: '^factories/' },
    to: { path: '^(server|web|sandbox|demo|e2e|bench)/' },
  },
  {
    name: 'web-not-from-server',
    comment:
      'What the server knows (secrets, SQL, other people) must not reach the browser; what both need belongs to the contract.',
    from: { path: '^(web|contract)/' },
    to: { path: '^(server|sandbox|demo|e2e|bench)/' },
  },
  {
    name: 'scripts-before-install',
    comment:
      'These run on whatever Node is there, and install the packages: one that loads a package fails in a fresh clone.',
    from: { path: '^scripts/', pathNot: '^scripts/checks/patterns\\.mjs$' },
    to: { path: ['(^|/)node_modules/', '^scripts/checks/patterns\\.mjs$'] },
  },
  {
    name: 'product-not-from-tests',
    comment: 'What only tests need is not installed where the product runs.',
    from: { path: '^(contract|server|web)/', pathNot: TEST },
    to: { path: [TEST, '(^|/)node_modules/(vitest|fast-check|@playwright)/'] },
  },
];

/** What is not on a floor below is out of reach, the other features of the same floor included. */
const below = (features, floors) =>
  floors.map((floor, index) => ({
    from: { path: `^${features}/(${floor.join('|')})/`, pathNot: TEST },
    to: {
      path: `^${features}/`,
      pathNot: `^${features}/(${[...floors.slice(0, index).flat(), '$1'].join('|')})/`,
    },
  }));

/** Features are called so, or their rule applies: what has another name may import nothing. */
const named = (features, names) => ({
  from: { path: `^${features}/`, pathNot: `^${features}/(${names.join('|')})/` },
  to: { path: '.' },
});

const floors = [
  ...below('server/src/features', FLOORS).map((rule, index) => ({
    name: `floor-${index + 1}`,
    comment:
      'A feature imports from floors below its own. What it must tell one above, or beside it, goes through a hook that the app wires.',
    ...rule,
  })),
  {
    name: 'features-on-a-floor',
    comment: 'A feature without a floor has no import order: add it to FLOORS.',
    ...named('server/src/features', FLOORS.flat()),
  },
  {
    name: 'contract-of-a-feature',
    comment: 'A feature has one name in the contract, on the server and in the site.',
    ...named('contract/src/features', FLOORS.flat()),
  },
  {
    name: 'own-calls',
    comment: 'A feature serves the calls of its own contract.',
    from: { path: '^server/src/features/([^/]+)/[^/]+\\.routes\\.ts$' },
    to: { path: '^contract/src/features/', pathNot: '^contract/src/features/$1/' },
  },
  ...below('web/src/features', SITE_FLOORS).map(({ from, to }, index) => ({
    name: `site-floor-${index + 1}`,
    comment:
      "What a feature shows of another one stands below it, so that each is understood without those above. Another feature's data is free to all: it is shared through the query cache.",
    from: { ...from, pathNot: [TEST, '^web/src/features/[^/]+/admin/'] },
    to: { ...to, pathNot: [to.pathNot, '\\.data\\.ts$'] },
  })),
  {
    name: 'site-features-on-a-floor',
    comment: 'A feature that stands on no floor is held to no order: name it in SITE_FLOORS.',
    ...named('web/src/features', SITE_FLOORS.flat()),
  },
  {
    name: 'site-features-of-the-server',
    comment: 'A feature has one name in the contract, on the server and in the site.',
    ...named('web/src/features', [...FLOORS.flat(), ...OF_THE_SITE]),
  },
];

const server = [
  {
    name: 'platform-knows-no-feature',
    comment:
      'The platform is the outside world behind adapters; it serves any feature, so it may know none, nor how calls are served.',
    from: { path: '^server/src/platform/', pathNot: TEST },
    to: { path: '^server/src/(features|calls|transports|app|operations|cli)/' },
  },
  {
    name: 'calls-know-no-feature',
    comment: 'Calls are served alike whatever they do: what depends on a feature belongs into it.',
    from: { path: '^server/src/(calls|transports)/', pathNot: TEST },
    to: { path: '^server/src/(features|app|operations|cli)/' },
  },
  {
    name: 'calls-know-no-transport',
    comment:
      'A call is the same whether it comes over HTTP, the socket or from another program: what only one of them has is handed over as a value.',
    from: { path: '^server/src/(calls|features)/', pathNot: TEST },
    to: { path: '^server/src/transports/|(^|/)node_modules/(fastify|@fastify|socket\\.io)/' },
  },
  {
    name: 'features-below-app',
    comment: 'Only the app knows every feature and puts them together.',
    from: { path: '^server/src/features/', pathNot: TEST },
    to: { path: '^server/src/(app|operations|cli)/|^server/src/main\\.ts$' },
  },
  {
    name: 'app-below-cli',
    comment:
      'A command puts a server together or speaks to one that runs; what both need is in operations.',
    from: { path: '^(server/src/app|demo)/', pathNot: TEST },
    to: { path: '^server/src/cli/' },
  },
  {
    name: 'operations-below-app',
    comment:
      'Backup, retention and metrics look at everything that is kept; whoever puts the server together uses them.',
    from: { path: '^server/src/operations/', pathNot: TEST },
    to: { path: '^server/src/(app|cli)/', ...VALUES_ONLY },
  },
  {
    name: 'errors-at-the-bottom',
    comment: 'Everything throws these, so they may need nothing but the contract.',
    from: { path: '^server/src/(errors|config)\\.ts$' },
    to: { path: '^server/src/', pathNot: '^server/src/errors\\.ts$', ...VALUES_ONLY },
  },
  {
    name: 'sandbox-over-its-protocol',
    comment:
      'The stand-ins for Discord, Google and mail are spoken to as the real ones are: an import would be a path that production does not take.',
    from: { path: '^sandbox/', pathNot: TEST },
    to: { path: '^(server|demo|web)/' },
  },
  {
    name: 'feature-through-its-front-door',
    comment:
      "A feature's actions and rules keep its invariants; its queries and routes would go around them. What its tables may be asked by others stands in its shared queries. Its events, its hooks, its presenters and the words of its notices are for others to use, its row types cost nothing. The dashboard's queries only read, across every table.",
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
    from: { path: '^server/src/features/.*\\.queries\\.ts$' },
    to: {
      path: '^server/src/(calls|transports|app)/|\\.(actions|routes|jobs|mails)\\.ts$',
      ...VALUES_ONLY,
    },
  },
  {
    name: 'routes-are-the-outermost',
    comment: 'Routes turn a call into an action; whoever needs the action imports the action.',
    from: { path: '^(server/src|demo)/', pathNot: [TEST, '^server/src/app/'] },
    to: { path: '\\.routes\\.ts$' },
  },
  {
    name: 'sql-in-queries-only',
    comment:
      'All SQL of a feature stands in one file, where it can be read, indexed for and measured.',
    from: {
      path: '^(server/src|demo)/',
      pathNot: [TEST, '\\.queries\\.ts$', '^server/src/platform/(database|jobs)/'],
    },
    to: { path: '(^|/)node_modules/(kysely|pg|@electric-sql/pglite)/', ...VALUES_ONLY },
  },
];

const web = [
  {
    name: 'ui-knows-no-data',
    comment: 'The design system draws what it is given, so that any screen can use it.',
    from: { path: '^web/src/ui/', pathNot: TEST },
    to: { path: '^web/src/(features|platform|app)/' },
  },
  {
    name: 'web-platform-knows-no-feature',
    comment:
      'Client, socket, session and the addresses of the pages serve every feature, so they may know none. They may tell a person something.',
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
    from: { path: '^web/src/features/', pathNot: TEST },
    to: { path: '^web/src/app/' },
  },
  {
    name: 'back-office-apart',
    comment:
      'Players never wait for code of the back office: only the back office and its routes, which fetch it when it is shown, may import it.',
    from: { path: '^web/src/', pathNot: [BACK_OFFICE, TEST] },
    to: { path: BACK_OFFICE, dynamic: false, ...VALUES_ONLY },
  },
  {
    name: 'console-apart',
    comment:
      'Players never wait for code of the console, and it waits for none of the back office: it is used on a phone, in a hall.',
    from: { path: '^web/src/', pathNot: [CONSOLE, TEST] },
    to: { path: CONSOLE, dynamic: false, ...VALUES_ONLY },
  },
  {
    name: 'web-feature-through-its-data',
    comment:
      "Another feature's data is shared through the query cache, its dialogs can be opened and its blocks mounted anywhere, at once or as a part that comes later; its screens are its own.",
    from: { path: '^web/src/features/([^/]+)/', pathNot: TEST },
    to: {
      path: '^web/src/features/',
      pathNot: ['^web/src/features/$1/', '\\.data\\.ts$', '-(dialog|block)\\.tsx$', '-part\\.ts$'],
    },
  },
];

export default {
  forbidden: [...everywhere, ...workspaces, ...floors, ...server, ...web].map((rule) => ({
    severity: 'error',
    ...rule,
  })),
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
