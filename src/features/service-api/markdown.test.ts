import { expect, test } from 'vitest'
import { loadService } from './catalog/load-service'
import { serviceMarkdown } from './markdown'

test('contains the endpoint, the fields with their paths, the errors and the examples', async () => {
  const text = serviceMarkdown(await loadService('sanction-shield-search'))
  expect(text).toMatch(
    /^# Sanction Shield search\n\n`POST \/api\/v2.1\/sanction-shield\/search\/`\n/,
  )
  expect(text).toContain('| `data.fields[].cutoff_match_score` | number | yes |')
  expect(text).toContain('| `data.sanction_lists` | string[] | yes |')
  expect(text).toContain(
    '| `result.status` | string | yes | The outcome of the search. One of match, no_match. |',
  )
  expect(text).toContain(
    '| 5048 | 400 | The search refers to an unknown sanction list. | Use the list name',
  )
  expect(text).toContain('"bundle_key": "{{bundle_key}}"')
})

test('writes the same number of cells in every row of each table', async () => {
  const text = serviceMarkdown(await loadService('egy-nid'))
  const counts = text
    .split('\n\n')
    .filter((block) => block.startsWith('|'))
    .map((block) => block.split('\n').map((line) => line.split(/(?<!\\)\|/).length))
  expect(counts).toHaveLength(3)
  for (const each of counts) expect(new Set(each).size).toBe(1)
})
