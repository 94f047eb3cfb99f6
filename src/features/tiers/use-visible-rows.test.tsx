import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { TierDraft } from '@/lib/pricing/ladder'
import { renderUi } from '@/test/render-ui'
import { TierEditor } from './tier-editor'

const tier: TierDraft = { minimum: '1', maximum: '2', hits: '3', pricing_type: '', bill_type: '' }
const ladder = Array.from({ length: 50 }, () => ({ ...tier }))

const rowOf = (element: HTMLElement) => element.closest('tr')
const minimum = (number: number) => screen.getByLabelText(`Tier ${number}, minimum`)
const farRows = () =>
  [...document.querySelectorAll('tbody tr')].flatMap((row, index) =>
    row.hasAttribute('data-off-screen') ? [index + 1] : [],
  )

test('rows off the screen are left out, except the one that has or gets the focus', async () => {
  let report: (number: number, isIntersecting: boolean) => void = () => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observed = new Set<Element>()
      constructor(callback: (entries: object[]) => void) {
        report = (number, isIntersecting) =>
          act(() => {
            const target = rowOf(minimum(number))
            if (target && this.observed.has(target)) callback([{ target, isIntersecting }])
          })
      }
      observe(row: Element) {
        this.observed.add(row)
      }
      unobserve(row: Element) {
        this.observed.delete(row)
      }
      disconnect() {}
    },
  )
  renderUi(<TierEditor ladder={ladder} onChange={() => {}} label="Liveness" />)
  const user = userEvent.setup()
  expect(farRows()).toEqual(Array.from({ length: 37 }, (_, index) => 14 + index))
  report(14, true)
  report(1, false)
  expect(farRows().slice(0, 2)).toEqual([1, 15])
  await user.click(minimum(14))
  report(14, false)
  expect(farRows()).not.toContain(14)
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(minimum(15))
  expect(farRows()).not.toContain(15)
  report(14, false)
  expect(farRows()).toContain(14)
})
