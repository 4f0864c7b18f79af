/** A custom room has this many slots for teams. */
export const lastRoomSlot = 25;

/** Slot 1 is left for staff, as tools and captures do. */
export const defaultFirstSlot = 2;

/** 'fixed': a team keeps one slot all stage. 'per_match': the first group of a pair has the low block. */
export type SlotMode = 'fixed' | 'per_match';

export interface SlotSpace {
  firstSlot: number;
  /** Slots that no team gets. */
  reserved?: readonly number[];
}

/** The slots teams can have, lowest first. */
export function usableSlots({ firstSlot, reserved = [] }: SlotSpace): number[] {
  return Array.from(
    { length: lastRoomSlot - firstSlot + 1 },
    (_, index) => firstSlot + index,
  ).filter((slot) => !reserved.includes(slot));
}

/**
 * One block of slots for each group of a stage in which groups meet each other (match day §4.3: three groups of
 * 8 get 2–9, 10–17, 18–25). Blocks are as large as the largest group, so that a group that is one team short
 * leaves a gap and the others stay where everybody expects them; where that does not fit but the teams do,
 * each is as large as its group.
 * @returns undefined when all groups do not fit under 25: slots are then given per match
 */
export function fixedBlocks({
  sizes,
  ...space
}: SlotSpace & { sizes: readonly number[] }): number[][] | undefined {
  const usable = usableSlots(space);
  const largest = Math.max(0, ...sizes);
  const room = sizes.map(() => largest);
  const widths = sum(room) <= usable.length ? room : sizes;
  if (sum(widths) > usable.length) return undefined;
  let start = 0;
  return widths.map((width) => {
    const block = usable.slice(start, start + width);
    start += width;
    return block;
  });
}

/** The slots of one lobby that has them to itself: the first group the lowest, the second those after it. */
export function lobbySlots<Team>({
  groups,
  ...space
}: SlotSpace & { groups: readonly (readonly Team[])[] }):
  | { team: Team; slot: number }[]
  | undefined {
  const usable = usableSlots(space);
  const teams = groups.flat();
  if (teams.length > usable.length) return undefined;
  return teams.map((team, index) => ({ team, slot: usable[index] ?? 0 }));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
