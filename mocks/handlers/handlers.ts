import type { HttpHandler } from 'msw'
import { unknownPath } from '@mocks/http'
import { accountHandlers } from './account'
import { analyticsHandlers } from './analytics'
import { authHandlers } from './auth'
import { bundleHandlers } from './bundles'
import { controlHandlers } from './control'
import { exportHandlers } from './exports'
import { imageHandlers } from './images'
import { organizationHandlers } from './organizations'
import { recoveryHandlers } from './recovery'
import { sessionHandlers } from './sessions'
import { signupHandlers } from './signup'
import { transactionHandlers } from './transactions'

/** Everything the two backends answer, and last what they do not know. */
export const handlers: HttpHandler[] = [
  ...authHandlers,
  ...accountHandlers,
  ...recoveryHandlers,
  ...signupHandlers,
  ...organizationHandlers,
  ...bundleHandlers,
  ...sessionHandlers,
  ...transactionHandlers,
  ...analyticsHandlers,
  ...imageHandlers,
  ...exportHandlers,
  ...controlHandlers,
  unknownPath('client'),
  unknownPath('admin'),
]
