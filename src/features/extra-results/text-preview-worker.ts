import { previewText, type PreviewRequest } from './text-preview'

self.addEventListener('message', ({ data }: MessageEvent<PreviewRequest>) =>
  self.postMessage(previewText(data), {}),
)
