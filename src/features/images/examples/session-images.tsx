import type { Examples } from '@gallery/example'
import { inState } from '@gallery/state'
import {
  SessionImages,
  SessionImagesSkeleton,
  TransactionImages,
} from '@/features/images/session-images'
import { sessionImages } from '@/features/images/session-image'
import type { LinkSlot } from '@/ui/display/link-slot'
import { sessionWith } from '@/test/session-records'
import { scope, session, useRevealedImages } from './photos'

const close = () => {}

const imageLink = (image: string, { children, ...slot }: LinkSlot) => (
  <a href={`#${image}`} {...slot}>
    {children}
  </a>
)

const Masked = () => (
  <SessionImages
    scope={scope}
    session={session}
    opened={undefined}
    imageLink={imageLink}
    onSwitch={close}
    onClose={close}
  />
)

function Revealed() {
  useRevealedImages()
  return <Masked />
}

export const examples: Examples = {
  masked: Masked,
  hover: inState('hover', Masked),
  focus: inState('focus', Masked),
  loading: () => <SessionImagesSkeleton />,
  empty: () => (
    <SessionImages
      scope={scope}
      session={sessionWith({})}
      opened={undefined}
      imageLink={imageLink}
      onSwitch={close}
      onClose={close}
    />
  ),
  'of a transaction': () => <TransactionImages scope={scope} images={sessionImages(session)} />,
  revealed: { Framed: Revealed, height: 320 },
  'revealed, on a phone': { Framed: Revealed, width: 390, height: 560 },
}
