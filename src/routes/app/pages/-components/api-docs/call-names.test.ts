import { i18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { serviceList } from '@/features/service-api/catalog/service-list'
import { callNames } from './call-names'

test('uses the same service names in the interface and the catalog', () => {
  const names = Object.entries(callNames).map(([id, name]) => [id, i18n._(name)])
  expect(names).toEqual(serviceList.map(({ id, name }) => [id, name]))
})
