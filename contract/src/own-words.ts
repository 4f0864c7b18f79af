/** Default for an organisation without texts in another language. */
export const noOwnWordsIn = {
  tagline: null,
  welcomeHeading: null,
  welcome: [],
  loginGreeting: null,
  registerGreeting: null,
  figures: [],
  summaries: [],
  roles: [],
  bios: [],
  steps: [],
  stepTexts: [],
};
export const noOwnWords = { 'hi-Latn': noOwnWordsIn, hi: noOwnWordsIn };
