/** The push services of the browsers there are; each also stands for what is below it where it starts with a dot. */
const services = [
  // Chrome, Samsung Internet, Opera, Brave, Vivaldi.
  'fcm.googleapis.com',
  // Firefox.
  '.push.services.mozilla.com',
  // Safari.
  '.push.apple.com',
  // Edge on Windows.
  '.notify.windows.com',
];

/**
 * Whether this server may send to an endpoint that a browser named. An address that anybody can make up
 * would have it call machines of its own network, or strangers: only the services of browsers are called.
 * @param takesLoopback for a push service of a test, on this machine
 */
export function isPushService(
  endpoint: string,
  { takesLoopback }: { takesLoopback: boolean },
): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (username || password) return false;
  if (takesLoopback && protocol === 'http:' && hostname === '127.0.0.1') return true;
  if (protocol !== 'https:' || port !== '') return false;
  return services.some((service) =>
    service.startsWith('.') ? hostname.endsWith(service) : hostname === service,
  );
}
