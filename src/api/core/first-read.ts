/** The read that the page sent by itself (src/start), before the code of the calls was loaded. */
export type FirstRead = {
  /** The login and the token that it was sent with. */
  sid: string
  accessToken: string
  method: string
  url: string
  body: string
  response: Promise<Response>
  abort: (reason?: unknown) => void
}

declare global {
  interface Window {
    /** Until it is taken or dropped. */
    firstRead?: FirstRead
  }
}

/**
 * The `fetch` of the calls of a login. The first send of exactly the request that the page has sent takes its outcome,
 * whatever that is: an answer with any status, or a failure. So a call is still sent twice at most (row S6), and a 401
 * is treated like any other. By then the client has checked the login; if the token is another one, the outcome is
 * never read.
 */
export function fetchWithFirstRead(sid: string): typeof fetch {
  return async (input, init) => {
    const read = input instanceof Request ? await takeFirstRead(input, sid) : undefined
    return read ?? fetch(input, init)
  }
}

async function takeFirstRead(request: Request, sid: string): Promise<Response | undefined> {
  const read = window.firstRead
  if (!read) return undefined
  if (read.sid !== sid || request.headers.get('authorization') !== `Bearer ${read.accessToken}`) {
    dropFirstRead()
    return undefined
  }
  if (read.method !== request.method || read.url !== request.url) return undefined
  if (read.body !== (await request.clone().text()) || window.firstRead !== read) return undefined
  delete window.firstRead
  const { signal } = request
  const abort = () => read.abort(signal.reason)
  if (signal.aborted) abort()
  else signal.addEventListener('abort', abort, { once: true })
  return read.response
}

/** Aborts it, unless it has been taken. */
export function dropFirstRead(): void {
  window.firstRead?.abort()
  delete window.firstRead
}
