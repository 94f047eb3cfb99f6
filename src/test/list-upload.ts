import { waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import {
  createListReader,
  type ReaderRequest,
} from '@/routes/app/pages/-components/sanction-lists/list-reader/list-reader'
import { findButton } from './auth-forms'

/** Worker stub that runs the worker's code in the page. */
export class ListWorker extends EventTarget {
  #handle = createListReader((data) => this.dispatchEvent(new MessageEvent('message', { data })))
  postMessage(data: ReaderRequest) {
    void this.#handle(data)
  }
  terminate() {}
}

/** Upload forms that were sent. */
const forms: FormData[] = []

/** Uploads to the mock backend. Dispatches progress events at 50% and 100% before the response. */
class MockUpload extends EventTarget {
  upload = new EventTarget()
  status = 0
  responseText = ''
  #url = ''
  #headers = new Headers()
  #abort = new AbortController()
  open(_method: string, url: string) {
    this.#url = url
  }
  setRequestHeader(name: string, value: string) {
    this.#headers.set(name, value)
  }
  getAllResponseHeaders = () => 'content-type: application/json\r\n'
  send(body: FormData) {
    forms.push(body)
    void this.#send(body)
  }
  abort() {
    this.#abort.abort()
  }
  async #send(body: FormData) {
    for (const loaded of [1, 2])
      this.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total: 2 }))
    try {
      const { signal } = this.#abort
      const init = { method: 'POST', headers: this.#headers, body, signal }
      const response = await fetch(this.#url, init)
      this.responseText = await response.text()
      this.status = response.status
      this.dispatchEvent(new Event('load'))
    } catch {
      this.dispatchEvent(new Event('error'))
    }
    this.dispatchEvent(new Event('loadend'))
  }
}

/** Stubs the worker that reads lists and the `XMLHttpRequest` that uploads them. Returns the sent forms. */
export function stubListUpload(): FormData[] {
  forms.length = 0
  vi.stubGlobal('XMLHttpRequest', MockUpload)
  vi.stubGlobal('Worker', ListWorker)
  return forms
}

/** Finds a button and waits until it is enabled, because the portal must check the rows first. */
export async function findReady(name: string) {
  const button = await findButton(name)
  await waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true'))
  return button
}
