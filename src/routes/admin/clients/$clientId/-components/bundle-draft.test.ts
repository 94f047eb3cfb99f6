import { expect, test } from 'vitest'
import type { BundleDetails } from '@/backend/bundle-details'
import type { PricingTier } from '@/lib/pricing/ladder'
import {
  toFieldKey,
  newDraft,
  optionalCount,
  parseBundleDraft,
  copyLadder,
  withService,
} from './bundle-draft'
import { parseBundleRejection, getRemainingErrors } from './bundle-rejection'

const tier = (
  minimum_interval: number,
  maximum_interval: number,
  amount_of_hits: number,
): PricingTier => ({
  minimum_interval,
  maximum_interval,
  amount_of_hits,
  pricing_type: 'FLAT',
  bill_type: 'PREPAID',
})
const ladder = [tier(0, 500, 400), tier(501, Number.MAX_SAFE_INTEGER, 900)]
const source: BundleDetails = {
  bundle_id: '1',
  organization_id: '1001',
  created_at: '2026-01-01T00:00:00Z',
  is_active: true,
  name: 'Wallets',
  services: [
    { service: 'ocr', max_trials: 5, tiers: ladder },
    { service: 'retired_check', tiers: ladder },
  ],
  token_lifetime: 900,
}
const copy = () => newDraft('1001', ['ocr', 'liveness'], source)

test('copies everything except the name to a duplicate, including a service that is no longer offered', () => {
  const draft = copy()
  expect(draft.services.map(({ service, isChosen }) => [service, isChosen])).toEqual([
    ['ocr', true],
    ['liveness', false],
    ['retired_check', true],
  ])
  expect(parseBundleDraft(draft)).toEqual({
    input: {
      organization_id: '1001',
      name: 'Copy of Wallets',
      services: source.services,
      token_lifetime: 900,
    },
  })
})

test.each([
  [undefined, undefined],
  [['ocr', 'retired_check'], undefined],
  [['ocr', 'liveness'], 'Remove the services the client does not have'],
])("validates a duplicate's services against the client's services %j", (ofClient, problem) => {
  expect(parseBundleDraft(copy(), ofClient).problems?.get('services')).toBe(problem)
})

test.each([
  ['', undefined],
  ['  ', undefined],
  ['3', 3],
  ['١٬٢٠٠', 1200],
  ['0', 'invalid'],
  ['2.5', 'invalid'],
  ['-1', 'invalid'],
  ['1e3', 'invalid'],
  ['many', 'invalid'],
])('parses %j as the count %j', (text, count) => expect(optionalCount(text)).toBe(count))

test('returns each problem keyed by its field', () => {
  const draft = {
    ...newDraft('1001', ['ocr', 'liveness'], undefined),
    client: undefined,
    lifetime: '0',
  }
  expect(Object.fromEntries(parseBundleDraft(draft).problems ?? [])).toEqual({
    client: 'Choose a client',
    name: 'Enter a name for the bundle',
    lifetime: 'Enter a whole number of seconds, 1 or more',
    services: 'Choose at least one service',
  })
  const chosenDraft = withService(draft, 'ocr', { isChosen: true, trials: 'few' })
  const problems = parseBundleDraft(
    withService(chosenDraft, 'liveness', { isChosen: true, ladder: [] }),
  ).problems
  expect(problems?.get(toFieldKey('ocr', 'trials'))).toBe('Enter a whole number, 1 or more')
  expect(problems?.get(toFieldKey('ocr', 'ladder'))).toBe('Correct the marked tiers')
  expect(problems?.get(toFieldKey('liveness', 'ladder'))).toBe('Add at least one tier')
})

test('copies a ladder to several services, and keeps the typed values of a deselected service', () => {
  const draft = copyLadder(copy(), 'ocr', ['liveness', 'retired_check'])
  const [ocr, liveness, retired] = draft.services
  expect([liveness?.ladder, retired?.ladder]).toEqual([ocr?.ladder, ocr?.ladder])
  const without = withService(draft, 'ocr', { isChosen: false })
  expect(parseBundleDraft(without).input?.services.map(({ service }) => service)).toEqual([
    'retired_check',
  ])
  expect(without.services[0]?.ladder).toBe(ocr?.ladder)
})

test.each(['services[1].tiers[0].maximum_interval', 'services.1.tiers.0.maximum_interval'])(
  'maps a server error for the nested field %s to its tier',
  (name) => {
    const { input } = parseBundleDraft(copy())
    if (!input) throw new Error('The draft is complete.')
    const fields = {
      [name]: 'Too small',
      'services[0].max_trials': 'At most 3',
      'services[1].tiers': 'Too few',
      token_lifetime: 'Too short',
      nonce: 'Used',
    }
    const refusal = parseBundleRejection({ text: '', fields }, 400, input)
    expect(Object.fromEntries(refusal.problems)).toEqual({
      'trials of ocr': 'At most 3',
      'ladder of retired_check': 'Too few',
      lifetime: 'Too short',
    })
    expect(Object.fromEntries(refusal.tiers)).toEqual({
      retired_check: [{ row: 0, field: 'maximum', text: 'Too small' }],
    })
    expect(refusal.elsewhere).toBe('Used')
  },
)

test('assigns a conflict to the name field, and any other rejection to no field', () => {
  const { input } = parseBundleDraft(copy())
  if (!input) throw new Error('The draft is complete.')
  const said = { text: 'There is one', fields: {} }
  expect(parseBundleRejection(said, 409, input).problems.get('name')).toBe('There is one')
  expect(parseBundleRejection(said, 500, input)).toMatchObject({ elsewhere: 'There is one' })
})

test('keeps server errors only for fields that have not changed since the draft was sent', () => {
  const sentDraft = copy()
  const refusal = {
    problems: new Map([
      ['name', 'Taken'],
      ['lifetime', 'Too short'],
    ]),
    tiers: new Map([
      [
        'ocr',
        [
          { row: 0, field: 'maximum', text: 'Too small' },
          { row: 1, field: 'hits', text: 'Too many' },
        ] as const,
      ],
    ]),
    elsewhere: 'Used',
  }
  expect(getRemainingErrors(refusal, sentDraft, sentDraft)).toBe(refusal)
  const moved = getRemainingErrors(refusal, sentDraft, { ...sentDraft, client: '1008' })
  expect([...moved.problems.keys()]).toEqual(['lifetime'])
  expect(moved.elsewhere).toBeUndefined()
  const edited = copy().services[0]?.ladder.map((row, index) =>
    index === 0 ? { ...row, maximum: '700' } : row,
  )
  const after = getRemainingErrors(
    refusal,
    sentDraft,
    withService(sentDraft, 'ocr', { ladder: edited ?? [] }),
  )
  expect(after.tiers.get('ocr')?.map(({ text }) => text)).toEqual(['Too many'])
})
