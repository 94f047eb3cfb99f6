import { useState, type PointerEvent, type RefObject } from 'react'

/** Sorts list items by dragging their grips. The buttons next to each item are the keyboard alternative. */
export function useDragSort(
  items: RefObject<HTMLElement | null>,
  ids: readonly string[],
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
      if (to !== undefined && to > 0 && to !== ids.indexOf(id)) onMove(id, to)
    },
    onPointerUp: () => setDraggedId(undefined),
    onPointerCancel: () => setDraggedId(undefined),
  })

  return { draggedId, grip }
}
