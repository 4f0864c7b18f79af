import type { Poster } from '@one-dream/contract/features/posters/posters.ts';
import { pages } from '@one-dream/contract/pages.ts';

export interface PosterPlan extends Omit<Poster, '_id' | 'image'> {
  variant: 0 | 1 | 2;
}

/** The slides of the home page. */
export function posterPlans({ discordInvite }: { discordInvite: string | null }): PosterPlan[] {
  return [
    {
      variant: 0,
      text_one: '“Everyone jumps from the same plane.”',
      text_two: 'Sunday Squad Cup #48',
      text: '32 slots, ₹25,000, Erangel to Vikendi. Bring your squad before the last slot is gone.',
      button: { name: 'Register now', link: '/tournament' },
    },
    {
      variant: 1,
      text_one: '“The zone waits for nobody.”',
      text_two: 'Four players. One dream.',
      text: 'Sign up, link your Discord, send your squad one link. Five minutes from here to the lobby.',
      button: { name: 'Create your account', link: '/register' },
    },
    {
      variant: 2,
      text_one: '“Drops land every night at 9:30.”',
      text_two: 'Daily scrims, T3 to T1',
      text: 'Find a lobby at your level, move up when you win, and meet the teams you will play on Sunday.',
      button: { name: 'Join us on Discord', link: discordInvite ?? pages.joinUs.path },
    },
  ];
}
