import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '@/test/render-ui'
import { focusHeading } from './heading-focus'
import { PageHeader } from './page-header'

const getScreen = (title: string) => (
  <>
    <button type="button">Menu</button>
    <main>
      <PageHeader title={title} />
    </main>
  </>
)
const heading = () => screen.getByRole('heading', { level: 1 })

test('K3 focuses a heading that renders late, but only once', () => {
  const { unmount } = renderUi(<button type="button">Menu</button>)
  screen.getByRole('button').focus()
  focusHeading()
  expect(document.activeElement).toBe(screen.getByRole('button'))
  unmount()
  const menu = document.body.appendChild(document.createElement('button'))
  menu.focus()
  const late = renderUi(getScreen('Late'))
  expect(document.activeElement).toBe(heading())
  late.unmount()
  menu.focus()
  renderUi(getScreen('Other'))
  expect(document.activeElement).toBe(menu)
  menu.remove()
})

test('K2 focuses a heading when the focus is lost', () => {
  const { rerender } = renderUi(<button type="button">Try again</button>)
  screen.getByRole('button').focus()
  rerender(getScreen('Recovered'))
  expect(document.activeElement).toBe(heading())
})

test('keeps the focus in a focused field', () => {
  renderUi(
    <main>
      <input aria-label="Field" />
      <h1 tabIndex={-1}>Screen</h1>
    </main>,
  )
  screen.getByRole('textbox').focus()
  focusHeading()
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})

test('keeps the focus in a field that the user focuses before a late heading renders', () => {
  focusHeading()
  const search = document.body.appendChild(document.createElement('input'))
  search.focus()
  renderUi(getScreen('Late'))
  expect(document.activeElement).toBe(search)
  search.remove()
})

test('keeps the focus in a menu opened while the screen was loading', () => {
  renderUi(
    <>
      <div role="menu">
        <button type="button" role="menuitem">
          Sign out
        </button>
      </div>
      {getScreen('Late')}
    </>,
  )
  screen.getByRole('menuitem').focus()
  focusHeading()
  expect(document.activeElement).toBe(screen.getByRole('menuitem'))
})

test('K3 skips the heading of a screen that is hidden while the next screen loads', () => {
  const { container } = renderUi(getScreen('Next'))
  const before = document.createElement('main')
  before.innerHTML = '<h1 tabindex="-1" style="display: none">Before</h1>'
  container.before(before)
  focusHeading()
  expect(document.activeElement).toBe(heading())
  before.remove()
})
