import type { Examples } from '@gallery/example'
import { scope, session, useRevealedImages } from '@/features/images/examples/photos'
import { sessionImages } from '@/features/images/session-image'
import { ImageViewer } from '@/features/images/viewer/image-viewer'

const close = () => {}
const images = sessionImages(session)

const Masked = () => (
  <ImageViewer
    scope={scope}
    images={images}
    opened="ocr-1~front"
    onSwitch={close}
    onClose={close}
  />
)

function Revealed() {
  useRevealedImages()
  return <Masked />
}

const size = { width: 1280, height: 720 }

export const examples: Examples = {
  masked: { Framed: Masked, ...size },
  revealed: { Framed: Revealed, ...size },
  'no such image': {
    Framed: () => (
      <ImageViewer
        scope={scope}
        images={images}
        opened="ocr-9~front"
        onSwitch={close}
        onClose={close}
      />
    ),
    ...size,
  },
  'on a phone': { Framed: Revealed, width: 390, height: 844 },
}
