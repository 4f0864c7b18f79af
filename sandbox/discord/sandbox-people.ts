export type SandboxPerson = {
  /** A Discord snowflake. */
  id: string;
  username: string;
  globalName: string;
  email: string | null;
  emailVerified: boolean;
};

const discordEpochMs = 1_420_070_400_000n;

/** Snowflake of a join time; `order` separates simultaneous ones. */
export function snowflakeAt({ timeMs, order }: { timeMs: number; order: number }): string {
  return (((BigInt(timeMs) - discordEpochMs) << 22n) + BigInt(order)).toString();
}

const handles: [username: string, globalName: string][] = [
  ['aarav.drops', 'Aarav'],
  ['vihaan_igl', 'Vihaan IGL'],
  ['kabirplays', 'Kabir'],
  ['ishaan.ttv', 'Ishaan'],
  ['arjun_rush', 'Arjun Rush'],
  ['reyansh77', 'Reyansh'],
  ['dhruv.snipes', 'Dhruv'],
  ['rohan_erangel', 'Rohan'],
  ['aditya.awm', 'Aditya AWM'],
  ['karan.clutch', 'Karan Clutch'],
  ['yuvraj_op', 'Yuvraj'],
  ['nikhil.zone', 'Nikhil'],
  ['siddharth.gg', 'Siddharth'],
  ['manav_scout', 'Manav Scout'],
  ['tejas.flank', 'Tejas'],
  ['harsh_miramar', 'Harsh'],
  ['raghav.fragz', 'Raghav'],
  ['om.assault', 'Om'],
  ['varun_smoke', 'Varun Smoke'],
  ['pranav.live', 'Pranav'],
  ['ananya.igl', 'Ananya'],
  ['diya_sniper', 'Diya'],
  ['meera.plays', 'Meera'],
  ['kavya_rush', 'Kavya'],
  ['riya.support', 'Riya'],
  ['sana_clutch', 'Sana'],
  ['tanvi.drops', 'Tanvi'],
  ['zara_sanhok', 'Zara'],
  ['imran.m416', 'Imran'],
  ['faizan_kar98', 'Faizan'],
  ['gurpreet.ops', 'Gurpreet'],
  ['jaspreet_gg', 'Jaspreet'],
  ['lalit.vikendi', 'Lalit'],
  ['mohit_entry', 'Mohit'],
  ['naveen.chicken', 'Naveen'],
  ['pavan_hyd', 'Pavan'],
  ['surya.tamil', 'Surya'],
  ['bhargav_blr', 'Bhargav'],
  ['debjit.kolkata', 'Debjit'],
  ['lalrin_aizawl', 'Lalrin'],
  ['ritu.host', 'Ritu'],
];

const firstJoinedMs = Date.UTC(2019, 2, 4, 12);
const weekMs = 7 * 24 * 60 * 60 * 1_000;

/** Demo people of the sandbox Discord, identical on every machine, with verified addresses. */
export const sandboxPeople: SandboxPerson[] = handles.map(([username, globalName], index) => ({
  id: snowflakeAt({ timeMs: firstJoinedMs + index * weekMs, order: index }),
  username,
  globalName,
  email: `${username}@players.example`,
  emailVerified: true,
}));

/** Edge cases for sign-in: an unverified address, and none at all. */
export const awkwardSandboxPeople: SandboxPerson[] = [
  {
    id: snowflakeAt({ timeMs: firstJoinedMs + 60 * weekMs, order: 60 }),
    username: 'unverified.ravi',
    globalName: 'Ravi',
    email: 'unverified.ravi@players.example',
    emailVerified: false,
  },
  {
    id: snowflakeAt({ timeMs: firstJoinedMs + 61 * weekMs, order: 61 }),
    username: 'nomail.neha',
    globalName: 'Neha',
    email: null,
    emailVerified: false,
  },
];
