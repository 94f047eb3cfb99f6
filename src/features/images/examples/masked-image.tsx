import type { ReactNode } from 'react'
import type { Examples } from '@gallery/example'
import { inState } from '@gallery/state'
import { ImageWait, MaskedImage } from '@/features/images/masked-image'
import classes from '@/features/images/session-images.module.css'

const reveal = () => {}

/** In the frame of a tile. */
const Tile = ({ children }: { children: ReactNode }) => (
  <div className={classes.frame} style={{ inlineSize: 200 }}>
    {children}
  </div>
)

const Document = () => (
  <Tile>
    <MaskedImage type="front" title="Front side · ID OCR" onReveal={reveal} />
  </Tile>
)

export const examples: Examples = {
  document: Document,
  selfie: () => (
    <Tile>
      <MaskedImage type="selfie" title="Selfie · Face match" onReveal={reveal} />
    </Tile>
  ),
  hover: inState('hover', Document),
  focus: inState('focus', Document),
  loading: () => (
    <Tile>
      <ImageWait title="Front side · ID OCR" />
    </Tile>
  ),
}
