/** What the demo organisation says of itself: the shape of an `ORGANISATION_FILE`. */
export const demoOrganisation = {
  founded: '2021-01',
  discordInvite: 'https://discord.gg/onedreamesports',
  // Indian mobile numbers never start with 0, so this placeholder reaches nobody.
  supportChat: 'https://wa.me/910000000000',
  social: {
    youtube: 'https://www.youtube.com/@onedreamesports',
    instagram: 'https://www.instagram.com/onedreamesports',
    discord: 'https://discord.gg/onedreamesports',
    whatsapp: 'https://wa.me/910000000000',
  },
  documents: {
    terms: 'https://onedreamesports.example/terms',
    privacy: 'https://onedreamesports.example/privacy',
    contact: 'https://onedreamesports.example/contact',
  },
  grievanceOfficer: {
    name: 'Asha Rao',
    address: '12 Brigade Road, Bengaluru 560001, grievance@onedreamesports.example',
  },
  guildId: '100000000000000000',
  chatMembers: '55k+',
  texts: {
    registerGreeting: 'Welcome to one dream.',
    welcome: [
      'Since January 2021 we have run scrims and tournaments for BGMI teams across India: daily scrims in the tiers T3, T2, Semi T1 and T1, and weekly and monthly tournaments with prize pools.',
      'Bring your squad or find one in our Discord. Lobbies start on time, rules are the same for everyone, and winners are paid.',
    ],
  },
  about: {
    counters: [
      { prefix: '', value: 50, suffix: '+', label: 'Tournaments Hosted' },
      { prefix: '', value: 60_000, suffix: '+', label: 'Discord Community Members' },
      { prefix: '', value: 10_000, suffix: '+', label: 'Instagram Followers' },
      { prefix: '', value: 10_000, suffix: '+', label: 'YouTube Subscribers' },
      { prefix: '₹', value: 99_000, suffix: '+', label: 'Prize Pools Distributed' },
      { prefix: '', value: 10_000, suffix: '+', label: 'Teams Competed' },
    ],
    tiers: [
      {
        name: 'Tier 3 Scrims',
        summary: 'Where a new squad learns to play on a schedule.',
        points: ['Daily scrims', '₹1K weekly', '200+ teams'],
      },
      {
        name: 'Weekly Tournaments',
        summary: 'A full bracket every week, from open lobby to final.',
        points: ['₹1K-₹5K', '200-220 slots'],
      },
      {
        name: 'Monthly Tournaments',
        summary: 'The month’s big drop. Any squad can make its name here.',
        points: ['₹10K+', 'Open for all'],
      },
    ],
    staff: [
      {
        name: 'Vanguard',
        role: 'Founder',
        bio: 'Started with one custom room and a spreadsheet in January 2021. Still checks every prize payment himself.',
        expertise: ['Strategy', 'Partnerships', 'Prize payouts'],
        picture: null,
      },
      {
        name: 'Meridian',
        role: 'Tournament Manager',
        bio: 'Draws the groups, writes the rulebook and has the last word on a disputed point.',
        expertise: ['Formats', 'Rules', 'Points tables'],
        picture: null,
      },
      {
        name: 'Redzone',
        role: 'Scrims Manager',
        bio: 'Runs the daily lobbies from T3 to T1 and knows which teams are ready to move up.',
        expertise: ['Daily scrims', 'Slot lists', 'Team scouting'],
        picture: null,
      },
      {
        name: 'Flare',
        role: 'Production Lead',
        bio: 'Directs the broadcast: observers, overlays, replays and the voice you hear on finals day.',
        expertise: ['Live broadcast', 'Observing', 'Graphics'],
        picture: null,
      },
      {
        name: 'Lighthouse',
        role: 'Community Manager',
        bio: 'Keeps the Discord helpful at two in the morning and gets every new player their first squad.',
        expertise: ['Moderation', 'Player support', 'Events'],
        picture: null,
      },
    ],
    process: [
      {
        title: 'Planning and announcement',
        text: 'Format, dates, prize pool and rules are fixed first, then announced here and on Discord.',
      },
      {
        title: 'Registration and slot allocation',
        text: 'Team leaders register here. Each team gets the lowest free slot and keeps it.',
      },
      {
        title: 'Live broadcast and monitoring',
        text: 'Every match is watched by moderators, and the big ones go live on YouTube.',
      },
      {
        title: 'Results and prize distribution',
        text: 'Points are published after the last match. Prizes are paid within 24-48 hours.',
      },
    ],
  },
};
