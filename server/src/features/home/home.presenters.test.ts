import { expect, test } from 'vitest';
import { presentArrival, presentChampions } from './home.presenters.ts';

test('who came has a team and a slot, and nothing else of the row', () => {
  const row = { tournament_id: 't', title: 'Cup', team_name: 'Kings', team_logo: '/images/k' };
  expect(presentArrival({ ...row, slot: 7 })).toEqual({
    ...{ tournamentId: 't', title: 'Cup', slot: 7 },
    team: { name: 'Kings', logo: '/images/k' },
  });
});

test('champions have the squad and the prize that they are given', () => {
  expect(
    presentChampions({
      final: { tournament_id: 't', title: 'Cup' },
      team: { team_name: 'Kings', team_logo: '' },
      squad: ['Neyo'],
      prize: '5000',
    }),
  ).toEqual({
    ...{ tournamentId: 't', title: 'Cup', squad: ['Neyo'], prize: '5000' },
    team: { name: 'Kings', logo: '' },
  });
});
