import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { photoFile, stubPhotoWorker } from '@/test/photo-worker'
import { renderPortal } from '@/test/render-portal'

const path = '/admin/generic-ocr'
const CALL = 'generic-ocr'

beforeEach(() => stubPhotoWorker())

const typeSelect = () => screen.findByRole('combobox', { name: 'Document type' })
const readButton = () => screen.getByRole('button', { name: 'Read the document' })
const fileInput = (name: string) => screen.findByLabelText(`Photo file for ${name}`)

test('keeps the document type in the URL and shows only the photo fields that the type requires', async () => {
  const { user, search } = await renderPortal('admin-demo', `${path}?type=nonsense`)
  expect(await fileInput('Back side')).toBeTruthy()
  await user.selectOptions(await typeSelect(), 'Moroccan passport')
  await waitFor(() => expect(search().get('type')).toBe('mar_passport'))
  await user.upload(await fileInput('Document'), photoFile('passport.png'))
  await screen.findByRole('img', { name: 'Document' })
  expect(screen.queryByRole('region', { name: 'Back side' })).toBeNull()
  await user.click(readButton())
  const table = within(await screen.findByRole('table'))
  // A name in two scripts, each masked separately.
  const name = within(table.getByRole('row', { name: /^Full name/ }))
  expect(name.getAllByText('Hidden')).toHaveLength(2)
  await user.selectOptions(await typeSelect(), 'Egyptian national ID')
  await waitFor(() => expect(search().has('type')).toBe(false))
  expect(await screen.findByText('No document read yet')).toBeTruthy()
})

test("shows the server's message if the permission is missing, and keeps the photo", async () => {
  const { user, path: shown } = await renderPortal('admin-monitoring', `${path}?type=egy_tax_card`)
  await user.upload(await fileInput('Document'), photoFile('card.png'))
  await screen.findByRole('img', { name: 'Document' })
  await user.click(readButton())
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('You do not have access to this')
  expect(alert.textContent).toContain('You do not have permission to perform this action')
  expect(screen.getByRole('img', { name: 'Document' })).toBeTruthy()
  expect(shown()).toBe(path)
})

test('H1 shows markup and formulas in every field as text', async () => {
  const hostile = '<img src=x onerror=alert(1)>'
  const { user } = await renderPortal('admin-demo', `${path}?type=egy_tax_card`, {
    path: CALL,
    kind: 'status',
    status: 200,
    body: {
      transaction_id: hostile,
      document_type: hostile,
      result: {
        [hostile]: hostile,
        gender: '=HYPERLINK("http://x")',
        full_name: { arabic: hostile },
      },
      document_verification_plus: { review_required: [hostile] },
    },
  })
  await user.upload(await fileInput('Document'), photoFile('card.png'))
  await screen.findByRole('img', { name: 'Document' })
  await user.click(readButton())
  const result = await screen.findByRole('region', { name: 'Result' })
  expect(result.textContent).toContain('=HYPERLINK("http://x")')
  await user.click(screen.getByRole('button', { name: /^Reveal all/ }))
  expect(result.textContent).toContain(hostile)
  expect(result.querySelector('img[src="x"]')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Copy the fields' }))
  expect(await navigator.clipboard.readText()).toContain(`\t'=HYPERLINK("http://x")`)
})
