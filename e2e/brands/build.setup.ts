import { test } from '@playwright/test'
import { FULL } from '../helpers'
import { buildPortal } from '../network/built-host'
import { brandBuild } from './brand'

for (const name of ['yellow', 'amana'] as const)
  test(`builds the portal with the brand ${name}`, { tag: FULL }, async () => {
    test.setTimeout(1_800_000)
    await buildPortal(brandBuild(name), [], { BRAND: name })
  })
