import type { Command } from './command-context.ts';
import { announce } from './commands/announce.ts';
import { checkIn } from './commands/check-in.ts';
import { claim } from './commands/claim.ts';
import { desk } from './commands/desk.ts';
import { find } from './commands/find.ts';
import { language } from './commands/language.ts';
import { next } from './commands/next.ts';
import { register } from './commands/register.ts';
import { result } from './commands/result.ts';
import { room } from './commands/room.ts';
import { scrims } from './commands/scrims.ts';
import { slots } from './commands/slots.ts';
import { standings } from './commands/standings.ts';
import { strike } from './commands/strike.ts';
import { team } from './commands/team.ts';
import { withdraw } from './commands/withdraw.ts';

/** All commands and interactions in Discord, in the order listed. */
export const commands: readonly Command[] = [
  next,
  register,
  checkIn,
  room,
  slots,
  standings,
  scrims,
  team,
  result,
  withdraw,
  claim,
  language,
  desk,
  find,
  strike,
  announce,
];
