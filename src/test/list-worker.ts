import { createListReader, type ReaderRequest } from '@/features/list-reader/list-reader'

/** Runs the code of the worker that reads lists in the page. */
export class ListWorker extends EventTarget {
  #handle = createListReader((data) => this.dispatchEvent(new MessageEvent('message', { data })))
  postMessage(data: ReaderRequest) {
    void this.#handle(data)
  }
  terminate() {}
}
