import type { ReactNode } from 'react'
import type { Examples } from '@gallery/example'
import { State } from '@gallery/state'
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
  hover: () => (
    <State of="hover">
      <Document />
    </State>
  ),
  focus: () => (
    <State of="focus">
      <Document />
    </State>
  ),
  loading: () => (
    <Tile>
      <ImageWait title="Front side · ID OCR" />
    </Tile>
  ),
}
