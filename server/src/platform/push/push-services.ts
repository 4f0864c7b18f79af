/** Push services of the existing browsers; a leading dot includes all subdomains. */
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
 * Whether this server may send to an endpoint named by a browser. A forged address would make it call hosts of its own
 * network or third parties (SSRF), so only known push services are allowed.
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
