interface FormFetchOptions {
  signal: AbortSignal
  /** `share` is the fraction of the bytes already sent, from 0 to 1. */
  onProgress: (share: number) => void
  /** Maximum milliseconds without progress: during the upload, and then until the response. */
  maxInactivity: number
}

/**
 * Returns a `fetch` that sends a form as the request body. Uses XMLHttpRequest, because fetch reports upload progress
 * only over HTTP/2.
 */
export function formFetch(form: FormData, options: FormFetchOptions): typeof fetch {
  const { signal, onProgress, maxInactivity } = options
  return (input, init) => {
    const { method, url, headers } = new Request(input, init)
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    const xhr = new XMLHttpRequest()
    let timer: ReturnType<typeof setTimeout> | undefined
    const waitOn = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        reject(new DOMException('The upload has stalled', 'TimeoutError'))
        xhr.abort()
      }, maxInactivity)
    }
    const abort = () => {
      reject(signal.reason)
      xhr.abort()
    }
    xhr.open(method, url)
    for (const [name, value] of headers) xhr.setRequestHeader(name, value)
    xhr.upload.addEventListener('progress', ({ loaded, total }) => {
      waitOn()
      onProgress(total > 0 ? loaded / total : 0)
    })
    xhr.addEventListener('load', () => resolve(toResponse(xhr)))
    xhr.addEventListener('error', () => reject(new TypeError('The upload got no response')))
    xhr.addEventListener('loadend', () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', abort)
    })
    signal.throwIfAborted()
    signal.addEventListener('abort', abort, { once: true })
    onProgress(0)
    waitOn()
    xhr.send(form)
    return promise
  }
}

/** Statuses whose Response must not have a body. */
const BODYLESS = [204, 205, 304]

function toResponse(xhr: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of xhr.getAllResponseHeaders().trim().split('\r\n')) {
    const [, name, value] = /^([^:]+): ?(.*)$/.exec(line) ?? []
    if (name && value !== undefined) headers.append(name, value)
  }
  const body = BODYLESS.includes(xhr.status) ? null : xhr.responseText
  return new Response(body, { status: xhr.status, headers })
}
