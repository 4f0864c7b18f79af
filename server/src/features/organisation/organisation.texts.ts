import { defineTexts } from '@one-dream/contract/texts.ts';

export const organisationTexts = defineTexts('organisation', {
  savedElsewhere:
    'This section was saved somewhere else. Load the newest version: what you typed is kept.',
  sectionSaved: '{section}: saved. The site shows it now.',
  sectionBack: '{section}: back at the file’s values.',
});
