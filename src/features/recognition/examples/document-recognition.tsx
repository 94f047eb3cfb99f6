import type { Examples } from '@gallery/example'
import { DocumentRecognition } from '@/features/recognition/document-recognition'

const scope = { realm: 'client', sid: 'gallery' } as const

export const examples: Examples = {
  'two sides, empty': () => <DocumentRecognition scope={scope} type="egy_nid" />,
  'one side, empty': () => <DocumentRecognition scope={scope} type="egy_passport" />,
  'on a tablet': {
    Framed: () => <DocumentRecognition scope={scope} type="egy_nid" />,
    width: 768,
    height: 720,
  },
  'on a phone': {
    Framed: () => <DocumentRecognition scope={scope} type="egy_nid" />,
    width: 390,
    height: 844,
  },
}
