import { expect, test } from 'vitest'
import { eventProperties, type UsageEvent } from './events'

const context = { locale: 'en', version: '1.4.6' }
const extra = { title: 'Mona Saleh', url: '/admin/clients/1001', id: '29001011234567' }
const events: [UsageEvent, object][] = [
  [{ name: 'sign_in' }, {}],
  [{ name: 'sign_out' }, {}],
  [{ name: 'export' }, {}],
  [{ name: 'page_view', route: '/admin/clients/$clientId' }, { route: '/admin/clients/$clientId' }],
  [
    { name: 'web_vital', route: '/app/pages/home', metric: 'LCP', rating: 'good' },
    { route: '/app/pages/home', metric: 'LCP', rating: 'good' },
  ],
]

test.each(events)('I1 of %j only the named fields leave', (event, properties) => {
  expect(eventProperties({ ...event, ...extra }, { ...context, ...extra })).toEqual({
    ...context,
    ...properties,
  })
})
