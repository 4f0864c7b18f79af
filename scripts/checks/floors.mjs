/** Files needed only by tests and benchmarks. */
export const TEST =
  '\\.(test|arbitrary)\\.tsx?$|\\.spec\\.ts$|^(server|web)/tests/|^e2e/|^bench/|^factories/|^sandbox/open-test-sandbox\\.ts$';

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

const above = FLOORS.flatMap((floor, index) =>
  floor.map((feature) => ({
    name: `floor-${feature}`,
    comment:
      'A feature imports from floors below its own. What it must tell one above, or beside it, goes through a hook that the app wires.',
    severity: 'error',
    from: { path: `^server/src/features/${feature}/`, pathNot: TEST },
    to: {
      path: '^server/src/features/',
      pathNot: `^server/src/features/(${[...FLOORS.slice(0, index).flat(), feature].join('|')})/`,
    },
  })),
);

export const serverFloors = [
  ...above,
  {
    name: 'features-on-a-floor',
    comment: 'A feature without a floor has no import order: add it to FLOORS.',
    severity: 'error',
    from: {
      path: '^server/src/features/',
      pathNot: `^server/src/features/(${FLOORS.flat().join('|')})/`,
    },
    to: { path: '.' },
  },
  {
    name: 'contract-of-a-feature',
    comment: 'A feature has one name in the contract, on the server and in the site.',
    severity: 'error',
    from: {
      path: '^contract/src/features/',
      pathNot: `^contract/src/features/(${FLOORS.flat().join('|')})/`,
    },
    to: { path: '.' },
  },
  {
    name: 'own-calls',
    comment: 'A feature serves the calls of its own contract.',
    severity: 'error',
    from: { path: '^server/src/features/([^/]+)/[^/]+\\.routes\\.ts$' },
    to: { path: '^contract/src/features/', pathNot: '^contract/src/features/$1/' },
  },
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
const nameless = SITE_FLOORS.flat().filter(
  (name) => !FLOORS.flat().includes(name) && !OF_THE_SITE.includes(name),
);
if (nameless.length > 0) throw new Error(`The server has no feature ${nameless.join(', ')}.`);

const aboveInSite = SITE_FLOORS.flatMap((floor, index) =>
  floor.map((feature) => ({
    name: `site-floor-${feature}`,
    comment:
      "What a feature shows of another one stands below it, so that each is understood without those above. Another feature's data is free to all: it is shared through the query cache.",
    severity: 'error',
    from: { path: `^web/src/features/${feature}/(?!admin/)`, pathNot: TEST },
    to: {
      path: '^web/src/features/',
      pathNot: [
        `^web/src/features/(${[...SITE_FLOORS.slice(0, index).flat(), feature].join('|')})/`,
        '\\.data\\.ts$',
      ],
    },
  })),
);

export const siteFloors = [
  ...aboveInSite,
  {
    name: 'site-features-on-a-floor',
    comment: 'A feature that stands on no floor is held to no order: name it in SITE_FLOORS.',
    severity: 'error',
    from: {
      path: '^web/src/features/',
      pathNot: `^web/src/features/(${SITE_FLOORS.flat().join('|')})/`,
    },
    to: { path: '.' },
  },
];
