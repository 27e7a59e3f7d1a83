/** The server could not be reached; nothing is known about what became of the request. */
export class ConnectionLost extends Error {
  override name = 'ConnectionLost'
}

/** The server did not answer in time. */
export class TimedOut extends Error {
  override name = 'TimedOut'
}
