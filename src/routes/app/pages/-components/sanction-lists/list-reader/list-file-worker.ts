import { createListReader, type ReaderRequest } from './list-reader'

const handle = createListReader((response) => self.postMessage(response, {}))

self.addEventListener('message', ({ data }: MessageEvent<ReaderRequest>) => void handle(data))
