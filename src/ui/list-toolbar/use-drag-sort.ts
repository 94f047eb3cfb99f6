import { useState, type PointerEvent, type RefObject } from 'react'

/** Sorts the items of a list by dragging one by its grip. Who cannot drag has buttons beside it. */
export function useDragSort(
  items: RefObject<HTMLElement | null>,
  onMove: (id: string, to: number) => void,
) {
  const [dragged, setDragged] = useState<string>()

  function placeUnder(y: number): number | undefined {
    const boxes = Array.from(items.current?.children ?? [], (item) => item.getBoundingClientRect())
    const place = boxes.findIndex(({ top, bottom }) => y >= top && y < bottom)
    return place < 0 ? undefined : place
  }

  const grip = (id: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      setDragged(id)
    },
    onPointerMove: ({ clientY }: PointerEvent<HTMLElement>) => {
      if (dragged !== id) return
      const to = placeUnder(clientY)
      const from = Array.from(items.current?.children ?? []).findIndex((item) =>
        item.hasAttribute('data-dragged'),
      )
      if (to !== undefined && to > 0 && to !== from) onMove(id, to)
    },
    onPointerUp: () => setDragged(undefined),
    onPointerCancel: () => setDragged(undefined),
  })

  return { dragged, grip }
}
