export interface DemoAccount {
  key: 'owner' | 'admin' | 'host' | 'ready-leader' | 'short-leader' | 'member' | 'player';
  name: string;
  email: string;
  /** User name of the sandbox Discord account that signs in as this person. */
  discord: string;
  inGameName: string;
  /** Description of what this person gets to see, for the table printed after the start. */
  about: string;
}

/** Accounts printed with their sign-in. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    key: 'owner',
    name: 'Naveen Pillai',
    email: 'owner@onedream.example',
    discord: 'naveen.chicken',
    inGameName: 'ODxNaveen',
    about: 'owner: everything, the back-office included',
  },
  {
    key: 'admin',
    name: 'Pavan Reddy',
    email: 'admin@onedream.example',
    discord: 'pavan_hyd',
    inGameName: 'ODxPavan',
    about: 'admin: tournaments, users, teams, posters',
  },
  {
    key: 'host',
    name: 'Ritu Bhandari',
    email: 'host@onedream.example',
    discord: 'ritu.host',
    inGameName: 'ODxRitu',
    about: 'hosts what is played tonight: the match console',
  },
  {
    key: 'ready-leader',
    name: 'Surya Raman',
    email: 'leader@onedream.example',
    discord: 'surya.tamil',
    inGameName: 'MMxSURYA',
    about: 'leads a complete squad: registers, checks in, plays tonight',
  },
  {
    key: 'short-leader',
    name: 'Debjit Sen',
    email: 'short@onedream.example',
    discord: 'debjit.kolkata',
    inGameName: 'HBB•Debjit',
    about: 'leads a team that lacks two players',
  },
  {
    key: 'member',
    name: 'Bhargav Gowda',
    email: 'member@onedream.example',
    discord: 'bhargav_blr',
    inGameName: 'MMxBHARGAV',
    about: 'plays in a team, does not lead it',
  },
  {
    key: 'player',
    name: 'Lalrinmawia Hnamte',
    email: 'player@onedream.example',
    discord: 'lalrin_aizawl',
    inGameName: 'LalrinOP',
    about: 'has no team yet: can create or join one',
  },
];
