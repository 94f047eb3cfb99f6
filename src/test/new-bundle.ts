import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import type { Fault } from '@mocks/faults'
import { setFieldValue } from './list-screen'
import { renderPortal } from './render-portal'

export const NEW_BUNDLE = '/admin/clients/1001/new-bundle'
/** URL of the form that duplicates a bundle with ID OCR, liveness and face match, all with tiers. */
export const duplicate = `${NEW_BUNDLE}?from=20024`

export const title = (name: string) => screen.findByRole('heading', { level: 1, name })
export const getNamed = (role: string, name: string | RegExp) => screen.getByRole(role, { name })
/** Waits for the form, because the screen contains only the heading while it loads. */
export const waitForForm = () => screen.findByRole('textbox', { name: 'Bundle name' })
export const nameField = () => getNamed('textbox', 'Bundle name')
export const expectFocusOn = (element: () => HTMLElement) =>
  waitFor(() => expect(document.activeElement).toBe(element()))
export const createdToast = () => screen.findByText('Bundle Created Successfully!')

type Portal = Awaited<ReturnType<typeof renderPortal>>

export const review = ({ user }: Portal) => user.click(getNamed('button', 'Review bundle'))
/** Waits for the button, because the review's code loads only when the review opens. */
export const createButton = () => screen.findByRole('button', { name: 'Create bundle' })
export const create = async ({ user }: Portal) => user.click(await createButton())

/** Duplicates a bundle under this name and opens the review. */
export async function openReview(name: string, ...faults: Fault[]) {
  const portal = await renderPortal('admin-clients', duplicate)
  await waitForForm()
  setFieldValue(nameField(), name)
  await review(portal)
  await title('Review the new bundle')
  portal.faults(...faults)
  return portal
}
