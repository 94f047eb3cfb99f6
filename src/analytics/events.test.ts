import { expect, test } from 'vitest'
import { eventProperties, type UsageEvent } from './events'

const context = { locale: 'en', version: '1.4.6' }
const extra = {
  value: 1187.4,
  title: 'Mona Saleh',
  url: '/admin/clients/1001',
  id: '29001011234567',
}
const vital = {
  route: '/app/pages/home',
  metric: 'LCP',
  rating: 'good',
  at_most: 1200,
  connection: 'fast',
  navigation: 'navigate',
} as const
const events: [UsageEvent, object][] = [
  [{ name: 'sign_in' }, {}],
  [{ name: 'sign_out' }, {}],
  [{ name: 'export' }, {}],
  [{ name: 'page_view', route: '/admin/clients/$clientId' }, { route: '/admin/clients/$clientId' }],
  [{ name: 'web_vital', ...vital }, vital],
]

test.each(events)('I1 keeps only the declared fields of %j', (event, properties) => {
  expect(eventProperties({ ...event, ...extra }, { ...context, ...extra })).toEqual({
    ...context,
    ...properties,
  })
})
