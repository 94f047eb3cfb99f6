import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test } from 'vitest'
import { renderUi } from '@/test/render-ui'
import { watchDownloads } from '@/test/watch-downloads'
import { JsonPanel } from './json-panel'
import { maskAll, revealPage } from './reveal'

const RECORD = { session_id: 's1', full_name: 'Mona Saleh' }

test('saves a masked record immediately but requires confirmation for a revealed record', async () => {
  onTestFinished(() => maskAll())
  const files = watchDownloads()
  renderUi(<JsonPanel value={RECORD} name="session-s1" />)
  await userEvent.click(screen.getByRole('button', { name: 'Download' }))
  expect(await files[0]?.blob.text()).not.toContain('Mona')

  act(() => revealPage(true))
  await userEvent.click(screen.getByRole('button', { name: 'Download' }))
  const askedRegion = within(screen.getByRole('dialog', { name: 'Export personal data?' }))
  expect(askedRegion.getByText('Contains names for one person.')).toBeTruthy()
  expect(files).toHaveLength(1)
  await userEvent.click(askedRegion.getByRole('button', { name: 'Export with personal data' }))
  expect(await files[1]?.blob.text()).toContain('Mona Saleh')
  expect(screen.queryByRole('dialog')).toBeNull()
})
