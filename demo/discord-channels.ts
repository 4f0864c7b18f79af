/** Channels of the sandbox Discord, which accepts posts to any: one per current event, and one per tier of scrims. */
export function channelAt(place: number): string {
  return `7970000000000001${String(place).padStart(2, '0')}`;
}
