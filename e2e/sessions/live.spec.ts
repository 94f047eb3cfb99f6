import { expect } from '@playwright/test'
import { test } from '../fixtures'
import { MOCK, expectSession } from '../helpers'
import { bodyRows } from '../record-list/list'

const person = { full_name: 'Dana Sample', front_nid: '29001018800025' }

test(
  'adds new sessions on request, and finds other sessions with the same national ID',
  { tag: MOCK },
  async ({ page, openAs, mock }) => {
    const older = [{ days_ago: 2 }, { days_ago: 3, ...person, full_name: 'Dina Sample' }]
    await page.clock.install()
    await mock.seed({ bundle_id: '20024', sessions: older })
    await openAs('client', '/app/pages/bundle/20024/sessions')
    await expect(bodyRows(page)).toHaveCount(2)
    await page.getByRole('switch', { name: 'Auto-refresh' }).click()
    await mock.seed({ bundle_id: '20024', sessions: [{ days_ago: 1, ...person }, ...older] })
    await page.clock.fastForward(15_000)
    const news = page.getByRole('button', { name: '1 new session' })
    await expect(news).toBeVisible()
    await expect(bodyRows(page)).toHaveCount(2)
    await news.click()
    await expect(bodyRows(page)).toHaveCount(3)

    await bodyRows(page).first().getByRole('rowheader').getByRole('link').click()
    await expectSession(page)
    const group = page.getByRole('region', { name: 'With the same national ID' })
    await group.getByRole('button', { name: 'Find other sessions' }).click()
    await expect(group.getByText('Other name:')).toBeVisible()
    await group.getByRole('link').click()
    await expectSession(page)
    await expect(group.getByRole('button', { name: 'Find other sessions' })).toBeVisible()
  },
)
