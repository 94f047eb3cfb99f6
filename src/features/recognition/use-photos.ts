import { startTransition, useEffect, useRef, useState } from 'react'
import type { DocumentSide, DocumentType, Recognition } from '@/backend/recognition'
import { PhotoRefusedError, preparePhoto } from '@/browser/prepare-photo'
import type { PreparedPhoto } from '@/browser/prepare-photo-worker'
import type { PhotoRefusal } from '@/lib/image/photo-header'

export type Photo =
  | { state: 'checking' }
  /** `unprepared` means that the code that prepares photos could not start. */
  | { state: 'refused'; reason: PhotoRefusal | 'unprepared' }
  /** `isAccepted` means that the user wants to send the photo despite the advice. */
  | { state: 'ready'; photo: PreparedPhoto; isAccepted: boolean }

/** Data that was read from a document. */
export interface RecognitionOutcome {
  type: DocumentType
  recognition: Recognition
  /** Photos that the data was read from. */
  sent: readonly SentPhoto[]
}

export type SentPhoto = { side: DocumentSide; photo: PreparedPhoto }

export type Photos = Partial<Record<DocumentSide, Photo>>

/** Keeps a document's photos only in memory, until the user leaves the screen. */
export function usePhotos() {
  const [photos, setPhotos] = useState<Photos>({})
  const running = useRef(new Map<DocumentSide, AbortController>())
  useEffect(() => {
    const { current } = running
    return () => current.forEach((each) => each.abort())
  }, [])

  const set = (side: DocumentSide, photo: Photo | undefined) =>
    setPhotos(({ [side]: _before, ...others }) => (photo ? { ...others, [side]: photo } : others))

  // Uses a transition because rendering the form immediately would briefly block a slow device.
  const show = (side: DocumentSide, photo: Photo) => startTransition(() => set(side, photo))

  const stop = (side: DocumentSide) => {
    running.current.get(side)?.abort()
    running.current.delete(side)
  }

  /** Replaces a side's photo, even while the previous photo is still being checked. */
  const take = async (side: DocumentSide, file: Blob) => {
    stop(side)
    const controller = new AbortController()
    running.current.set(side, controller)
    show(side, { state: 'checking' })
    const { signal } = controller
    try {
      const photo = await preparePhoto(file, signal)
      if (!signal.aborted) show(side, { state: 'ready', photo, isAccepted: false })
    } catch (error) {
      if (signal.aborted) return
      const reason = error instanceof PhotoRefusedError ? error.refusal : 'unprepared'
      show(side, { state: 'refused', reason })
    }
  }
  const remove = (side: DocumentSide) => {
    stop(side)
    set(side, undefined)
  }
  const accept = (side: DocumentSide) => {
    const photo = photos[side]
    if (photo?.state === 'ready') set(side, { ...photo, isAccepted: true })
  }
  return { photos, take, remove, accept }
}

/** Returns the photo if it is ready and the user has accepted any advice about it. */
export function usablePhoto(photo: Photo | undefined): PreparedPhoto | undefined {
  if (photo?.state !== 'ready') return undefined
  return photo.isAccepted || photo.photo.advice.length === 0 ? photo.photo : undefined
}

/**
 * Assigns files to the wanted side first, then to the sides without a photo. A one-sided document's photo is always
 * replaced.
 */
export function placesFor<F>(
  files: readonly F[],
  sides: readonly DocumentSide[],
  photos: Photos,
  wantedSide?: DocumentSide,
): { places: (readonly [DocumentSide, F])[]; left: number } {
  const free = sides.filter((side) => side !== wantedSide && (!photos[side] || sides.length === 1))
  const targets = wantedSide ? [wantedSide, ...free] : free
  const placements = targets.flatMap((side, index): (readonly [DocumentSide, F])[] => {
    const file = files[index]
    return file === undefined ? [] : [[side, file]]
  })
  return { places: placements, left: files.length - placements.length }
}
