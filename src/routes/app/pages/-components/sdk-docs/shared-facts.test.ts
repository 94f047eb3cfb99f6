import { expect, test } from 'vitest'
import { findError } from '@/features/labels/problems/service-errors'
import { sdkErrors } from '@/features/labels/problems/sdk-errors'
import { serviceFacts } from '@/features/labels/service-facts'
import { sdkOptions } from './sdk-options'
import { fieldRows } from '@/features/service-api/markdown'
import { loadService } from '@/features/service-api/catalog/load-service'

const optionText = (id: string) => sdkOptions.find((option) => option.id === id)?.description

test('describes shared facts with the same text in the SDK and API documentation', async () => {
  const card = await loadService('egy-nid')
  const token = await loadService('token')
  const confidence = fieldRows(card.response).find(({ path }) => path === 'advanced_confidence')
  expect(confidence?.field.description).toContain(serviceFacts.advancedConfidence)
  expect(optionText('advanced_confidence')).toBe(serviceFacts.advancedConfidence)
  expect(optionText('access_token')).toContain(serviceFacts.accessToken)
  expect(token.notes).toEqual(
    expect.arrayContaining([serviceFacts.accessToken, serviceFacts.attempts]),
  )
  expect(optionText('base_url')).toContain(serviceFacts.baseUrl)
})

test('uses the same text for 5012 and 7007, the codes for no attempts left', () => {
  const { code: _, ...ofSdk } = sdkErrors.find(({ code }) => code === 7007) ?? {}
  const { code: __, ...ofService } = findError(5012) ?? {}
  expect(ofSdk).toEqual(ofService)
})
