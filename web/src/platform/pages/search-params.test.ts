import { expect, test } from 'vitest';
import { applicationsSearch } from '../../features/applications/admin/applications-search.ts';
import { ladderSearch } from '../../features/ladder/ladder-search.ts';
import { standingsSearch } from '../../features/standings/standings-search.ts';
import { ofEventSearch, organisationSearch, tournamentListSearch } from './admin-paths.ts';
import { consolePaths, consoleSearch } from './console-paths.ts';
import { scoringSearch } from './scorer-paths.ts';
import { readSearch, type SearchParam, writeSearch } from './search-params.ts';

type Declared = Record<string, SearchParam<string | undefined>>;
const lists: [name: string, params: Declared, values: Record<string, string>][] = [
  ['applications', applicationsSearch, { status: 'pending', id: 'a1' }],
  ['the console', consoleSearch, { match: 'm1', step: 'room', stage: 's1' }],
  [
    'an entry of the console',
    consoleSearch,
    { view: 'entries', entry: 'e1', act: 'strike', player: 'A & B', reason: 'late?' },
  ],
  ['the ladder', ladderSearch, { view: 'month', tier: 'EVENTS', month: '2026-11' }],
  ['the log', ofEventSearch, { event: 't1' }],
  ['the organisation', organisationSearch, { section: 'identity' }],
  ['scoring', scoringSearch, { stage: 's1' }],
  ['standings', standingsSearch, { view: 'match', stage: 's', group: 'B', day: '2', match: 'm' }],
  ['tournaments', tournamentListSearch, { status: 'LIVE' }],
];

test.each(lists)('the address of %s says what was written into it', (_name, params, values) => {
  const search = new URLSearchParams(writeSearch(params, values).toString());
  expect(Object.fromEntries(search)).toEqual(values);
  expect(readSearch(params, search)).toMatchObject(values);
});

test.each(lists)('the address of %s may say nothing, or nonsense', (_name, params, values) => {
  const usual = readSearch(params, new URLSearchParams());
  expect(writeSearch(params, usual).toString()).toBe('');
  const choices = Object.keys(values).filter(
    (name) => params[name]?.read('nonsense') !== 'nonsense',
  );
  const nonsense = new URLSearchParams(choices.map((name) => [name, 'nonsense']));
  expect(readSearch(params, nonsense)).toEqual(usual);
});

test('what is not changed stays in the address, and what is usual is not said', () => {
  const shown = new URLSearchParams('view=match&match=m1&lang=hi');
  const next = writeSearch(standingsSearch, { view: 'overall', match: undefined }, shown);
  expect(next.toString()).toBe('lang=hi');
  expect(consolePaths.tournament('t', { view: 'day' })).toBe('/console/t');
});
