import { expect } from '@playwright/test'
import { test } from '../fixtures'
import { MOCK } from '../helpers'
import { bundles, sessionsPath } from '../pages'
import { bodyRows, totalRows } from '../record-list/list'

test(
  'lists exactly the sessions that a test has seeded',
  { tag: MOCK },
  async ({ page, mock, openAs }) => {
    const [expired, unknown, passed] = await mock.seed({
      bundle_id: bundles.wallet,
      sessions: [
        { status: 'expired' },
        { transactions: [{ service: 'ocr' }, { service: 'iris_scan', error_code: 5999 }] },
        { platform: 'web' },
      ],
    })
    await openAs('client', sessionsPath(bundles.wallet))
    const rows = bodyRows(page)
    await expect(rows).toHaveText([/Expired/, /Failed/, /Verified/])
    expect(await totalRows(page)).toBe(3)
    for (const [at, id] of [expired, unknown, passed].entries())
      await expect(rows.nth(at).getByRole('rowheader').getByRole('link')).toHaveAttribute(
        'href',
        new RegExp(String(id)),
      )
    await rows.nth(1).getByRole('rowheader').getByRole('link').click()
    await expect(page.getByText('Iris scan').first()).toBeVisible()
  },
)
