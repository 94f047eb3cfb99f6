import { useState, type PointerEvent, type RefObject } from 'react'

/** Sorts list items by dragging their grips. The buttons beside each item are the keyboard alternative. */
export function useDragSort(
  items: RefObject<HTMLElement | null>,
  onMove: (id: string, to: number) => void,
) {
  const [draggedId, setDraggedId] = useState<string>()

  function indexAt(y: number): number | undefined {
    const boxes = Array.from(items.current?.children ?? [], (item) => item.getBoundingClientRect())
    const place = boxes.findIndex(({ top, bottom }) => y >= top && y < bottom)
    return place < 0 ? undefined : place
  }

  const grip = (id: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      setDraggedId(id)
    },
    onPointerMove: ({ clientY }: PointerEvent<HTMLElement>) => {
      if (draggedId !== id) return
      const to = indexAt(clientY)
      const from = Array.from(items.current?.children ?? []).findIndex((item) =>
        item.hasAttribute('data-dragged'),
      )
      if (to !== undefined && to > 0 && to !== from) onMove(id, to)
    },
    onPointerUp: () => setDraggedId(undefined),
    onPointerCancel: () => setDraggedId(undefined),
  })

  return { draggedId, grip }
}
