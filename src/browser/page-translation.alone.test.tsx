import { act, render } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { toleratePageTranslation } from './page-translation'

const { removeChild, insertBefore } = Node.prototype

/** Translates like a browser: replaces each text node with an element that contains different text. */
function translate(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  for (const text of texts) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = `[${text.data}]`
    outer.append(inner)
    text.replaceWith(outer)
  }
}

test('updates, removes and inserts text after the browser has translated the page', async () => {
  const { container } = render(<main />)
  toleratePageTranslation(document.body)
  let change: (next: { count: number; hint?: string }) => void = () => {}
  function Screen() {
    const [{ count, hint }, setState] = useState<{ count: number; hint?: string }>({ count: 3 })
    change = setState
    return (
      <p>
        {count} selected{hint ? ` ${hint}` : null}
        {count > 3 ? <b>many</b> : null} of 100
      </p>
    )
  }
  const { container: screen } = render(<Screen />, { container })
  const show = async (next: { count: number; hint?: string }) => {
    translate(screen)
    await act(async () => change(next))
    await Promise.resolve()
    return screen.textContent
  }
  expect(await show({ count: 1 })).toBe('1[ selected][ of 100]')
  expect(await show({ count: 1, hint: 'here' })).toMatch(/^\[1\]\[+ selected\]+ here\[+ of 100\]+$/)
  expect(await show({ count: 5 })).toMatch(/^5\[+ selected\]+many\[+ of 100\]+$/)
  translate(screen)
  render(<p>Another</p>, { container: screen })
  expect(screen.textContent).toBe('Another')
  Object.assign(Node.prototype, { removeChild, insertBefore })
})
