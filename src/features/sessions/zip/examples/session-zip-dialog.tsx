import type { Examples } from '@gallery/example'
import { session } from '@/features/images/examples/photos'
import { SessionZipDialog } from '@/features/sessions/zip/session-zip-dialog'
import { sessionWith } from '@/test/session-records'

const scope = { realm: 'admin', sid: 'gallery' } as const
const close = () => {}

const Masked = () => <SessionZipDialog scope={scope} session={session} onClose={close} />

export const examples: Examples = {
  masked: { Framed: Masked },
  'without images': {
    Framed: () => <SessionZipDialog scope={scope} session={sessionWith({})} onClose={close} />,
  },
  'on a phone': { Framed: Masked, width: 390, height: 664 },
}
