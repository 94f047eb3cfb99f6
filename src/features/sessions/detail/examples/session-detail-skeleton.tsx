import type { Examples } from '@gallery/example'
import { SessionImagesSkeleton } from '@/features/images/session-images'
import { SessionDetailSkeleton } from '@/features/sessions/detail/session-detail-skeleton'

const Client = () => <SessionDetailSkeleton />

export const examples: Examples = {
  'for a client': { Framed: Client, width: 1280, height: 720 },
  'for an administrator, with images': {
    Framed: () => <SessionDetailSkeleton images={<SessionImagesSkeleton />} />,
    width: 1280,
    height: 720,
  },
  'on a phone': { Framed: Client, width: 390, height: 720 },
}
