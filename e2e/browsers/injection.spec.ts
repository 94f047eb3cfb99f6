import { expect } from '@playwright/test'
import { attack, blockedBy, harmless } from './attacks'
import { FULL } from '../helpers'
import { LOGIN } from '../pages'
import { test } from './fixtures'
import { expectPath, heading } from './helpers'
import { eventually } from './part'

test(
  'H2 H8 blocks injected content from running, redirecting or getting a response',
  { tag: FULL },
  async ({ tab, reported, allowErrors }) => {
    allowErrors(/^blocked by/)
    await tab.goto('/injected.html')
    await expectPath(tab, LOGIN)
    await heading(tab, 'Sign in').isShown()
    const outcome = await tab.evaluate(attack)
    expect(outcome).toEqual({ ...harmless(outcome.hasTrustedTypes), path: LOGIN })
    await eventually(async () =>
      (await reported()).map((text) => text.replace('blocked by ', '').split(' ')[0]),
    ).toEqual(expect.arrayContaining(blockedBy(outcome.hasTrustedTypes)))
  },
)
