import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { imageQueries, type FetchedImage } from '@/api/images/queries'
import type { Box } from '@/api/images/schema'
import type { Scope } from '@/auth/realm'
import { sessionImages } from '@/features/images/session-image'
import { revealPage } from '@/features/masking/reveal'
import { sessionWith, transactionWith } from '@/test/session-records'

export const scope: Scope = { realm: 'admin', sid: 'gallery' }

const drawing = (inside: string) =>
  new Blob([`<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400">${inside}</svg>`], {
    type: 'image/svg+xml',
  })

const CARD =
  '<rect width="640" height="400" rx="24" fill="#d7e3ea"/><rect x="32" y="96" width="150" height="190" rx="8" fill="#8fa3b0"/><g fill="#40525e"><rect x="220" y="110" width="300" height="22"/><rect x="220" y="160" width="240" height="22"/><rect x="220" y="210" width="340" height="22"/><rect x="220" y="300" width="380" height="30"/></g>'
const BOXES =
  '<g fill="none" stroke="#c62828" stroke-width="4"><rect x="214" y="104" width="312" height="34"/><rect x="214" y="294" width="392" height="42"/></g>'
const FACE =
  '<rect width="640" height="400" fill="#e9dfd3"/><circle cx="320" cy="160" r="90" fill="#a58a72"/><path d="M140 400a180 130 0 0 1 360 0z" fill="#5c6b7a"/>'

/** Stand-ins for photos of a document and a person. */
export const card = drawing(CARD)
export const cardWithBoxes = drawing(CARD + BOXES)
const face = drawing(FACE)

export const session = sessionWith({
  session_id: '7d2b9c14',
  bundle_id: '20011',
  status: 'success',
  transactions: [
    transactionWith({
      transaction_id: 'ocr-1',
      images: ['front', 'back'],
      data: { full_name: 'Mona Saleh Abdelrahman', front_nid: '29403151201234' },
    }),
    transactionWith({ transaction_id: 'face-1', service: 'face_match', images: ['selfie'] }),
  ],
})

const images = sessionImages(session)

const boxes: readonly Box[] = [
  { field: 'full_name', side: 'front', confidence: 0.98, x: 0.33, y: 0.26, w: 0.49, h: 0.09 },
  { field: 'front_nid', side: 'front', confidence: 0.91, x: 0.33, y: 0.73, w: 0.62, h: 0.11 },
]

function answer(client: QueryClient): void {
  for (const { type, request } of images)
    for (const variant of ['original', 'boxed'] as const) {
      const isBoxed = variant === 'boxed' && type === 'front'
      const blob = type === 'selfie' ? face : isBoxed ? cardWithBoxes : card
      const image: FetchedImage = { blob, boxes: isBoxed ? boxes : [] }
      client.setQueryData<FetchedImage | null>(
        imageQueries(scope).image(variant, request).queryKey.slice(),
        image,
      )
    }
}

/** Answers the calls for the images of the session, and reveals the page. */
export function useRevealedImages(): void {
  const client = useQueryClient()
  useState(() => answer(client))
  useEffect(() => revealPage(true), [])
}
