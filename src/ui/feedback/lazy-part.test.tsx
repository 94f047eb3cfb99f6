import { screen } from '@testing-library/react'
import { notifications } from '@mantine/notifications'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ChunkLoadError } from '@/browser/chunk-loading'
import { errorReference } from '@/browser/report-error'
import { renderUi } from '@/test/render-ui'
import { LazyPart } from './lazy-part'
import { ToastRegion } from './toast-region'

const FAILURE = 'This part could not be loaded. Reload the page to try again.'

/** Renders a part that throws this error. */
async function openBrokenPart(error: Error) {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => notifications.clean())
  const onFailure = vi.fn()
  const Broken = () => {
    throw error
  }
  renderUi(
    <>
      <ToastRegion />
      <LazyPart onFailure={onFailure}>
        <Broken />
      </LazyPart>
    </>,
  )
  const [toast] = (await screen.findAllByText(FAILURE)).map((text) => text.closest('[role=alert]'))
  expect(onFailure).toHaveBeenCalled()
  return toast?.textContent
}

test('E15 closes a broken part and shows the error reference in a toast', async () => {
  const error = new TypeError('a renderer broke')
  const text = await openBrokenPart(error)
  expect(text).toBe(`${FAILURE}Error reference: ${errorReference(error)}`)
})

test('shows no reference for a part that did not load', async () => {
  expect(await openBrokenPart(new ChunkLoadError('menu-1', 'missing'))).toBe(FAILURE)
})
