import {
  type ApplicationStatus,
  applicationForm,
} from '@one-dream/contract/features/applications/applications.ts';
import {
  insertApplication,
  updateStatus,
} from '../server/src/features/applications/applications.queries.ts';
import type { Db } from '../server/src/platform/database/schema.ts';
import type { DemoPeople, Person } from './demo-people.ts';
import { idAt } from './ids.ts';
import { createRandom } from './random.ts';

const hour = 60 * 60 * 1000;

interface ApplicationPlan {
  hoursAgo: number;
  status: ApplicationStatus;
  age: number;
  position: string;
  otherPosition?: string;
  availability: string;
  experience?: string;
  motivation: string;
}

/** Applicants for staff positions, oldest first. */
const plans: readonly ApplicationPlan[] = [
  {
    hoursAgo: 900,
    status: 'approved',
    age: 22,
    position: 'Scrims Manager',
    availability: 'Every evening, 7 pm to midnight',
    experience:
      'Ran T3 scrims for a college club for a year: 20 teams a night, points sheets, disputes.',
    motivation:
      'I know how much a late room id costs a team. I want lobbies that start on the minute.',
  },
  {
    hoursAgo: 610,
    status: 'rejected',
    age: 16,
    position: 'Tournament Manager',
    availability: 'Weekends only',
    motivation: 'I love BGMI and want to learn how tournaments are run.',
  },
  {
    hoursAgo: 402,
    status: 'approved',
    age: 25,
    position: 'Caster for Live YouTube Broadcast',
    availability: 'Friday to Sunday, 8 pm onwards',
    experience:
      'Hindi and English casting of two community leagues, about 60 matches. Own microphone and capture card.',
    motivation:
      'The finals deserve a voice that knows the teams. I have followed your T2 since 2023.',
  },
  {
    hoursAgo: 118,
    status: 'pending',
    age: 19,
    position: 'Chat Mod (Chat Moderator)',
    availability: 'Weekdays 4 pm to 10 pm',
    experience: 'Moderator of a 9,000 member server; wrote its rules and its ban appeal form.',
    motivation:
      'Registration days get loud. I would like to keep the help channel useful for new leaders.',
  },
  {
    hoursAgo: 57,
    status: 'pending',
    age: 23,
    position: 'Other',
    otherPosition: 'Graphic designer for standings and posters',
    availability: 'Flexible, about 12 hours a week',
    experience:
      'Freelance for three teams: jersey, overlays, match day graphics in Figma and After Effects.',
    motivation:
      'Overall standings are what players share. They should look like they belong to you.',
  },
  {
    hoursAgo: 9,
    status: 'pending',
    age: 20,
    position: 'After Match Overall Standing Maker',
    availability: 'Daily, right after the last match',
    motivation:
      'I already keep a sheet of every lobby I play. Twelve minutes from the last kill to a posted table.',
  },
];

export interface WrittenApplication {
  at: Date;
  person: Person;
  position: string;
  status: ApplicationStatus;
}

/** Writes the staff applications, each by a different player. */
export async function writeApplications(
  db: Db,
  { demoPeople, now }: { demoPeople: DemoPeople; now: Date },
): Promise<WrittenApplication[]> {
  const random = createRandom(41);
  const written: WrittenApplication[] = [];
  const applicants = demoPeople.people.filter(
    ({ role, inGame }) => role === 'user' && inGame.mobile !== '',
  );
  for (const [place, { hoursAgo, status, ...answers }] of plans.entries()) {
    const person = applicants[place * 7];
    if (!person) break;
    const at = new Date(now.getTime() - hoursAgo * hour);
    const form = applicationForm.parse({
      name: person.name,
      contact: `+91 ${person.inGame.mobile}`,
      discord: person.discord?.username ?? person.name,
      ...answers,
    });
    const { id } = await insertApplication(db, {
      id: idAt(at, random),
      userId: person.id,
      form,
      now: at,
    });
    if (status !== 'pending') await updateStatus(db, { id, status });
    const position = form.position === 'Other' ? form.otherPosition : form.position;
    written.push({ at, person, position, status });
  }
  return written;
}
