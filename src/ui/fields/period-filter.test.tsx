import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { toDay } from '@/lib/period/period'
import { presetPeriod } from '@/lib/period/presets'
import { renderUi } from '@/test/render-ui'
import { PeriodFilter } from './period-filter'

async function open(value: { from?: string; to?: string }) {
  const onChange = vi.fn()
  renderUi(<PeriodFilter value={value} onChange={onChange} />)
  await userEvent.click(screen.getByRole('button', { name: /^Period:/ }))
  await screen.findByLabelText('From')
  return onChange
}

function type(label: string, day: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value: day } })
}

const apply = () => userEvent.click(screen.getByRole('button', { name: 'Apply dates' }))

test('applies a preset when it is clicked', async () => {
  const onChange = await open({})
  await userEvent.click(screen.getByRole('button', { name: 'Last 7 days' }))
  expect(onChange).toHaveBeenCalledWith(presetPeriod('last7', toDay(new Date())))
})

test('uses the UTC day as today and shows a note about UTC', async () => {
  vi.stubEnv('TZ', 'Africa/Cairo')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T22:30:00Z') })
  onTestFinished(() => {
    vi.unstubAllEnvs()
    vi.useRealTimers()
  })
  const onChange = await open({})
  expect(screen.getByText('Each day starts at midnight UTC.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Today' }))
  expect(onChange).toHaveBeenCalledWith({ from: '2026-11-21', to: '2026-11-21' })
})

test('marks and names the current preset', async () => {
  await open(presetPeriod('last30', toDay(new Date())))
  expect(screen.getByRole('button', { name: 'Period: Last 30 days' })).toBeTruthy()
  const preset = screen.getByRole('button', { name: 'Last 30 days' })
  expect(preset.getAttribute('aria-pressed')).toBe('true')
})

test('rejects dates in the wrong order and keeps the typed dates', async () => {
  const onChange = await open({})
  type('From', '2026-05-09')
  type('To', '2026-05-01')
  await apply()
  expect(screen.getByRole('alert').textContent).toBe('The start date is after the end date.')
  expect(screen.getByLabelText('From')).toHaveProperty('value', '2026-05-09')
  expect(onChange).not.toHaveBeenCalled()
  type('To', '2026-05-20')
  expect(screen.getByRole('alert').textContent).toBe('')
  await apply()
  expect(onChange).toHaveBeenCalledWith({ from: '2026-05-09', to: '2026-05-20' })
})

test('accepts a period with one open end but not with two', async () => {
  const onChange = await open({ from: '2026-05-09' })
  expect(screen.getByRole('button', { name: 'Period: Since May 9, 2026' })).toBeTruthy()
  type('From', '')
  await apply()
  expect(screen.getByRole('alert').textContent).toBe('Choose at least one date.')
  type('To', '2026-05-20')
  await apply()
  expect(onChange).toHaveBeenCalledWith({ from: undefined, to: '2026-05-20' })
})

test('shows an error for a date outside 1900 to 2100 and applies nothing', async () => {
  const onChange = await open({})
  type('From', '0205-11-02')
  type('To', '2026-05-20')
  await apply()
  expect(screen.getByRole('alert').textContent).toBe('Enter dates from 1900 to 2100.')
  expect(screen.getByLabelText('From').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByLabelText('To').getAttribute('aria-invalid')).not.toBe('true')
  expect(onChange).not.toHaveBeenCalled()
})
