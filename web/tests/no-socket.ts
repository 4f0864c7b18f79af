/** In the place of `socket.io-client`: a connection that never comes. */
export function io() {
  return { connected: false, on() {}, onAny() {}, emit() {}, disconnect() {} };
}
