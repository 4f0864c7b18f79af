import { defineTexts } from '@one-dream/contract/texts.ts';

export const discordTexts = defineTexts('discord', {
  notLinked:
    'Your Discord is not linked to an account on {site} yet. It takes a minute, then press again here.',
  link: 'Sign in and link Discord',
  pressAgain: 'That took too long here. Press again to see the current state.',
  shared: 'It is in the channel now.',
  tooFast: 'That was too many at once. Wait a moment and press again.',
  outdated: 'This button is from an older message. {next} shows the current state.',
  whatIsNext: 'What is next',
});
