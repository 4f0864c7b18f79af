/** Channels of the sandbox Discord, which takes posts to any: one for each event of these days, and one for each tier of scrims. */
export function channelAt(place: number): string {
  return `7970000000000001${String(place).padStart(2, '0')}`;
}
