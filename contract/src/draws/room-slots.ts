/** Number of team slots in a custom room. */
export const lastRoomSlot = 25;

/** Slot 1 is reserved for staff, as tools and recordings expect. */
export const defaultFirstSlot = 2;

/** 'fixed': a team keeps one slot all stage. 'per_match': the first group of a pair gets the low block. */
export type SlotMode = 'fixed' | 'per_match';

export interface SlotSpace {
  firstSlot: number;
  /** Slots given to no team. */
  reserved?: readonly number[];
}

/** Slots available to teams, lowest first. */
export function usableSlots({ firstSlot, reserved = [] }: SlotSpace): number[] {
  return Array.from(
    { length: lastRoomSlot - firstSlot + 1 },
    (_, index) => firstSlot + index,
  ).filter((slot) => !reserved.includes(slot));
}

/**
 * Assigns one block of slots to each group of a stage in which groups meet (match day §4.3: three groups of 8 get 2–9,
 * 10–17, 18–25). Blocks are as large as the largest group, so that a group short of a team leaves a gap and the others keep
 * their usual slots; if that does not fit, each is as large as its group.
 * @returns undefined when the groups do not fit into 25 slots: slots are then assigned per match
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

/** Slots of a lobby on its own: the first group gets the lowest, the second those after it. */
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
